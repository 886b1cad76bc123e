// A bot on Slack's own libraries, that a test of the fake starts and watches.
// Each line of its output is a JSON object that says what it saw.
import bolt from '@slack/bolt';
import { WebClient } from '@slack/web-api';

const { App, HTTPReceiver, SocketModeReceiver } = bolt;
const { MODE, API_URL, BOT_TOKEN, APP_TOKEN, SIGNING_SECRET } = process.env;
const tell = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);
const clientOptions = { slackApiUrl: API_URL };
const logger = {
  debug() {}, info() {}, setLevel() {}, setName() {}, getLevel: () => 'error',
  warn: (...m) => tell({ saw: 'warning', text: m.join(' ') }),
  error: (...m) => tell({ saw: 'error', text: m.join(' ') }),
};

const receiver = MODE === 'socket'
  ? new SocketModeReceiver({ appToken: APP_TOKEN, logger, clientPingTimeout: 300, serverPingTimeout: 30000, installerOptions: { clientOptions } })
  : new HTTPReceiver({ signingSecret: SIGNING_SECRET, logger });
const app = new App({ token: BOT_TOKEN, receiver, logger, clientOptions });

const card = (text) => [
  { type: 'section', text: { type: 'mrkdwn', text } },
  { type: 'actions', elements: [
    { type: 'button', action_id: 'undo', value: '42', text: { type: 'plain_text', text: 'Undo' }, style: 'danger' },
    { type: 'button', action_id: 'edit', value: '42', text: { type: 'plain_text', text: 'Edit' } },
  ] },
];
const option = (value) => ({ text: { type: 'plain_text', text: value }, value });
const modal = {
  type: 'modal', callback_id: 'edit', private_metadata: '42',
  title: { type: 'plain_text', text: 'Expense #42' }, submit: { type: 'plain_text', text: 'Save' },
  blocks: [
    { type: 'input', block_id: 'amount', label: { type: 'plain_text', text: 'Amount' },
      element: { type: 'plain_text_input', action_id: 'v', initial_value: '12.00' } },
    { type: 'input', block_id: 'date', label: { type: 'plain_text', text: 'Date' }, element: { type: 'plain_text_input', action_id: 'v' } },
    { type: 'input', block_id: 'currency', label: { type: 'plain_text', text: 'Currency' }, element: {
      type: 'static_select', action_id: 'v', initial_option: option('EUR'), option_groups: [
        { label: { type: 'plain_text', text: 'Most used' }, options: [option('EUR')] },
        { label: { type: 'plain_text', text: 'CHF - USD' }, options: [option('CHF'), option('USD')] },
      ] } },
  ],
};

app.message(async ({ message, context, client }) => {
  tell({ saw: 'message', text: message.text, subtype: message.subtype, ts: message.ts, retry: context.retryNum, reason: context.retryReason });
  if (message.subtype || message.channel_type !== 'im') return;
  await client.assistant.threads.setStatus({ channel_id: message.channel, thread_ts: message.ts, status: 'is thinking…', loading_messages: ['counting', 'adding'] });
  const { user } = await client.users.info({ user: message.user, include_locale: true });
  const thread_ts = message.thread_ts || message.ts;
  await client.chat.postMessage({ channel: message.channel, thread_ts, text: `saved for ${user.name} in ${user.tz}`, blocks: card('*12.00 EUR*'), unfurl_links: false });
  if (message.text === 'report') {
    await client.filesUploadV2({ channel_id: message.channel, thread_ts, filename: 'report.csv', title: 'Report', file: Buffer.from('a,b\n1,2\n') });
  }
});
app.event('message', async ({ event }) => {
  if (event.subtype) tell({ saw: event.subtype, text: event.message?.text, before: event.previous_message?.text });
});
app.event('app_mention', async ({ event, client, body }) => {
  tell({ saw: 'app_mention', text: event.text, ts: event.ts, id: body.event_id });
  await client.chat.postMessage({ channel: event.channel, thread_ts: event.ts, text: 'saved', blocks: card('saved') });
  await client.reactions.add({ channel: event.channel, timestamp: event.ts, name: 'eyes' });
});
app.action('undo', async ({ ack, body, client, respond }) => {
  await ack();
  await client.chat.update({ channel: body.channel.id, ts: body.message.ts, text: 'is out', blocks: [] });
  await respond({ text: 'only you see that', response_type: 'ephemeral', replace_original: false });
  tell({ saw: 'undo' });
});
app.action('edit', async ({ ack, body, client }) => {
  await ack();
  const { view } = await client.views.open({ trigger_id: body.trigger_id, view: modal });
  await client.views.update({ view_id: view.id, hash: view.hash, view: modal });
  tell({ saw: 'edit' });
});
app.view('edit', async ({ ack, view }) => {
  const date = view.state.values.date.v.value;
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return ack({ response_action: 'errors', errors: { date: 'That is no date.' } });
  if (date === '2026-01-01') return ack({ response_action: 'update', view: { ...modal, private_metadata: '43' } });
  await ack();
  tell({ saw: 'submitted', date, currency: view.state.values.currency.v.selected_option.value, amount: view.state.values.amount.v.value, metadata: view.private_metadata });
});
app.command('/expense', async ({ ack, command, respond }) => {
  await ack(`saved ${command.text}`);
  await respond('and later');
  tell({ saw: 'command', user: command.user_id });
});
app.shortcut('log_expense', async ({ ack, shortcut }) => {
  await ack();
  tell({ saw: 'shortcut', text: shortcut.message.text });
});
app.event('app_home_opened', async ({ event, client }) => {
  if (event.tab === 'home') {
    await client.views.publish({ user_id: event.user, view: { type: 'home', blocks: card('November') } });
  } else {
    await client.assistant.threads.setSuggestedPrompts({ channel_id: event.channel, prompts: [{ title: 'Coffee', message: 'coffee 4.50' }] });
  }
});
app.event('tokens_revoked', async () => tell({ saw: 'tokens_revoked' }));
app.error(async (error) => tell({ saw: 'error', text: String(error) }));

// What Slack's client makes of refusals.
const quiet = { ...logger, warn() {}, error() {} };
const bad = new WebClient('xoxb-wrong', { ...clientOptions, logger: quiet });
await bad.auth.test().catch((e) => tell({ saw: 'refused', text: e.data?.error }));
const good = new WebClient(BOT_TOKEN, { ...clientOptions, logger: quiet });
await good.chat.postMessage({ channel: 'D1', text: 'x', blocks: [{ type: 'section', text: { type: 'mrkdwn', text: 'x'.repeat(3001) } }] })
  .catch((e) => tell({ saw: 'refused', text: e.data?.error }));

if (MODE === 'socket') {
  await app.start();
  tell({ saw: 'ready' });
} else {
  const server = await app.start(0);
  tell({ saw: 'ready', port: server.address().port });
}
process.stdin.on('end', () => process.exit(0)).resume();
