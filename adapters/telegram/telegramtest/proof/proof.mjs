// A small bot on one of two independent clients, for the test of the fake in
// ../proof_test.go, which acts as the person.
//
//   node proof.mjs grammy|node-telegram-bot-api URL TOKEN [poll|webhook] [again]
//
// It answers what it is told and tells the person what the client made of it.
// "again" is what a bot says that was started anew after /crash.
import http from "node:http";
import { Bot as Grammy, InputFile as GrammyFile, webhookCallback } from "grammy";
import { Bot as Node, InputFile as NodeFile } from "node-telegram-bot-api";
import { createWebhookServer } from "node-telegram-bot-api/node";

const [client, root, token, mode = "poll", again] = process.argv.slice(2);
const secret = "proof_secret";
const allowed = ["message", "edited_message", "callback_query", "my_chat_member"];

// Both clients have a method for each of Telegram's, with its parameters as one
// object; they differ in how updates come, in files and in errors.
function grammy() {
  const bot = new Grammy(token, { client: { apiRoot: root } });
  return {
    call: (method, ...params) => bot.api.raw[method](...params),
    file: (data, name) => new GrammyFile(data, name),
    error: (e) => ({ code: e.error_code, text: e.description, retry: e.parameters?.retry_after }),
    poll: (handle) => (bot.use((ctx) => handle(ctx.update)), bot.start({ timeout: 25, allowed_updates: allowed })),
    serve: (handle) => (bot.use((ctx) => handle(ctx.update)), http.createServer(webhookCallback(bot, "http", { secretToken: secret }))),
    stop: () => bot.stop(),
  };
}

function node() {
  const bot = new Node(token, { apiRoot: root, maxRetries: 0 });
  bot.catch((e) => { throw e; });
  return {
    call: (method, ...params) => bot.api[method](...params),
    file: (data, name) => new NodeFile(data, { filename: name }),
    error: (e) => ({ code: e.errorCode, text: e.description, retry: e.retryAfter }),
    poll: (handle) => (bot.use((ctx) => handle(ctx.update)), bot.startPolling(undefined, { timeout: 25, allowedUpdates: allowed, retry: false })),
    serve: (handle) => (bot.use((ctx) => handle(ctx.update)), createWebhookServer(bot, { secretToken: secret })),
    stop: () => bot.stop(),
  };
}

const via = { grammy, "node-telegram-bot-api": node }[client]();
const { call } = via;

// A black picture, 3 pixels by 2.
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAC4HznGAAAAEklEQVR4nGJiYGAAYUAAAAD//wAgAAWURUErAAAAAElFTkSuQmCC", "base64");

const keyboard = {
  inline_keyboard: [[{ text: "Undo", callback_data: "u:1" }, { text: "Edit", callback_data: "e:1" }]],
};

// told says what the client made of a call that Telegram refuses.
async function told(chat_id, method, params) {
  try {
    await call(method, { chat_id, ...params });
    return "no error";
  } catch (e) {
    const { code, text, retry } = via.error(e);
    return retry ? `${code} ${text} (${retry})` : `${code} ${text}`;
  }
}

async function message(m) {
  const chat_id = m.chat.id;
  const say = (text, more = {}) => call("sendMessage", { chat_id, text, ...more });
  if (m.location) {
    await call("setMessageReaction", { chat_id, message_id: m.message_id, reaction: [{ type: "emoji", emoji: "👍" }] });
    return say(`at ${m.location.latitude} ${m.location.longitude}`, { reply_markup: { remove_keyboard: true } });
  }
  if (m.media_group_id) return say(`${m.media_group_id}: ${m.photo.length} sizes, ${m.caption ?? "no caption"}`);
  if (m.document) {
    const { file_path } = await call("getFile", { file_id: m.document.file_id });
    const data = await (await fetch(`${root}/file/bot${token}/${file_path}`)).text();
    return say(`${m.document.file_name}: ${data}`);
  }
  switch (m.text) {
    case "/html":
      return say(await told(chat_id, "sendMessage", { text: "<b>1 < 2</b>", parse_mode: "HTML" }));
    case "/long":
      return say(await told(chat_id, "sendMessage", { text: "x".repeat(4097) }));
    case "/button":
      return say(await told(chat_id, "sendMessage", {
        text: "x", reply_markup: { inline_keyboard: [[{ text: "x", callback_data: "y".repeat(65) }]] },
      }));
    case "/same": {
      const { message_id } = await say("the same");
      return say(await told(chat_id, "editMessageText", { message_id, text: "the same" }));
    }
    case "/flood":
      return say(await told(chat_id, "sendChatAction", { action: "typing" }));
    case "/csv":
      return call("sendDocument", {
        chat_id, document: via.file(Buffer.from("number,gross\n1,4.50\n"), "march.csv"), caption: "<i>March</i>", parse_mode: "HTML",
      });
    case "/chart":
      return call("sendPhoto", { chat_id, photo: via.file(picture, "march.png"), reply_parameters: { message_id: m.message_id } });
    case "/album":
      return call("sendMediaGroup", {
        chat_id, media: [
          { type: "photo", media: via.file(picture, "a.png"), caption: "days" }, { type: "photo", media: via.file(picture, "b.png") },
        ],
      });
    case "/marks":
      return say("😀 4.50 EUR\na  1", {
        entities: [{ type: "bold", offset: 3, length: 8 }, { type: "pre", offset: 12, length: 4 }],
        reply_markup: { inline_keyboard: [[{ text: "Delete", callback_data: "d:1", style: "danger" }]] },
      });
    case "/ask":
      return say("How much?", {
        reply_markup: { force_reply: true, selective: true, input_field_placeholder: "the amount" }, reply_parameters: { message_id: m.message_id },
      });
    case "/where":
      return say("Where?", { reply_markup: { keyboard: [[{ text: "Here", request_location: true }]], resize_keyboard: true, one_time_keyboard: true } });
    case "/tongue":
      return say(await told(undefined, "setMyCommands", { commands: [], language_code: "zh-Hant" }));
    case "/thumb":
      return say(await told(chat_id, "setMessageReaction", { message_id: m.message_id, reaction: [{ type: "emoji", emoji: "✅" }] }));
    case "/menu":
      await call("setMyCommands", { commands: [{ command: "month", description: "A month" }], language_code: "en", scope: { type: "default" } });
      return say((await call("getMyCommands", { language_code: "en", scope: { type: "default" } })).map((c) => c.command).join());
    case "/who":
      return say((await call("getMe")).username);
    case "/crash":
      if (!again) process.exit(7);
      return say("/crash came again");
    case "/stop":
      if (mode === "webhook") await call("deleteWebhook", {});
      return void setTimeout(stop, 10);
  }
  if (m.text.endsWith("whisper")) {
    const sent = await call("sendMessage", { chat_id, text: "psst", ephemeral_message_parameters: { receiver_user_id: m.from.id } });
    return say(`whisper ${sent.ephemeral_message_id}`);
  }
  return say(`<b>4.50 EUR</b> · ${m.text.replace(/&/g, "&amp;").replace(/</g, "&lt;")}`, {
    parse_mode: "HTML", reply_markup: keyboard, link_preview_options: { is_disabled: true },
    reply_parameters: { message_id: m.message_id, allow_sending_without_reply: true },
    ...(m.is_topic_message && { message_thread_id: m.message_thread_id }),
  });
}

async function handle(u) {
  if (u.message?.text || u.message?.document || u.message?.photo || u.message?.location) await message(u.message);
  if (u.edited_message) {
    await call("sendMessage", { chat_id: u.edited_message.chat.id, text: `edited: ${u.edited_message.text}` });
  }
  if (u.callback_query) {
    const { id, data, message: card } = u.callback_query;
    await call("answerCallbackQuery", { callback_query_id: id, text: `took ${data}` });
    await call("editMessageText", { chat_id: card.chat.id, message_id: card.message_id, text: "It is <u>out</u>.", parse_mode: "HTML" });
  }
}

let server;
function stop() {
  via.stop();
  server?.close();
}

try {
  if (mode === "webhook") {
    server = via.serve(handle);
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    await call("setWebhook", { url: `http://127.0.0.1:${server.address().port}/`, secret_token: secret, allowed_updates: allowed });
  } else {
    await via.poll(handle);
    console.log("stopped");
  }
} catch (e) {
  const { code, text } = via.error(e);
  if (!code) throw e;
  console.log(`${code} ${text}`);
}
