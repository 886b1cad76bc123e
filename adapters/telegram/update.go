package telegram

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/go-telegram/bot/models"

	"chit/adapters/kit"
	"chit/agent/chat"
	"chit/expense"
)

// allowedUpdates are the kinds that we ask for. Telegram remembers them.
var allowedUpdates = []string{
	models.AllowedUpdateMessage, models.AllowedUpdateEditedMessage, models.AllowedUpdateCallbackQuery, models.AllowedUpdateMyChatMember,
}

// An update is one of those kinds, with the fields that we use.
type update struct {
	Message    *message    `json:"message"`
	Edited     *message    `json:"edited_message"`
	Tap        *tap        `json:"callback_query"`
	Membership *membership `json:"my_chat_member"`
}

// A message is what somebody wrote, or a service message about the chat.
type message struct {
	ID       int64                  `json:"message_id"`
	Topic    int64                  `json:"message_thread_id"`
	InTopic  bool                   `json:"is_topic_message"` // otherwise Topic is only the first of a chain of replies
	From     *models.User           `json:"from"`
	OnBehalf json.RawMessage        `json:"sender_chat"` // a channel, or a group with an anonymous administrator
	Chat     models.Chat            `json:"chat"`
	Date     int64                  `json:"date"`
	EditDate int64                  `json:"edit_date"`
	ReplyTo  *quoted                `json:"reply_to_message"`
	Text     string                 `json:"text"`
	Entities []models.MessageEntity `json:"entities"`
	Caption  string                 `json:"caption"`
	Marked   []models.MessageEntity `json:"caption_entities"`
	Rich     json.RawMessage        `json:"rich_message"` // instead of a text
	Keyboard keyboard               `json:"reply_markup"`
	Album    string                 `json:"media_group_id"`
	Origin   json.RawMessage        `json:"forward_origin"` // of a message that is forwarded
	Via      json.RawMessage        `json:"via_bot"`        // the bot that wrote it for them
	Quote    struct {
		Text string `json:"text"`
	} `json:"quote"` // the part of the answered message that the sender selected

	MigratedTo   int64 `json:"migrate_to_chat_id"`
	MigratedFrom int64 `json:"migrate_from_chat_id"`

	media
	parts []*message // of the album that it stands for
	first int64      // the part by which the album began, if that was passed on before
}

// media are attachments. They are decoded one by one, so that a new form of one does not
// make the message unreadable.
type media struct {
	Animation json.RawMessage `json:"animation"`
	Audio     json.RawMessage `json:"audio"`
	Checklist json.RawMessage `json:"checklist"`
	Contact   json.RawMessage `json:"contact"`
	Document  json.RawMessage `json:"document"`
	Location  json.RawMessage `json:"location"`
	Photo     json.RawMessage `json:"photo"`
	Poll      json.RawMessage `json:"poll"`
	Sticker   json.RawMessage `json:"sticker"`
	Story     json.RawMessage `json:"story"`
	Venue     json.RawMessage `json:"venue"`
	Video     json.RawMessage `json:"video"`
	VideoNote json.RawMessage `json:"video_note"`
	Voice     json.RawMessage `json:"voice"`
}

func (m media) any() bool {
	for _, raw := range []json.RawMessage{
		m.Animation, m.Audio, m.Checklist, m.Contact, m.Document, m.Location, m.Photo, m.Poll, m.Sticker, m.Story, m.Venue, m.Video, m.VideoNote, m.Voice,
	} {
		if raw != nil {
			return true
		}
	}
	return false
}

// A quoted message is the one that a message replies to.
type quoted struct {
	ID       int64           `json:"message_id"`
	From     *models.User    `json:"from"`
	OnBehalf json.RawMessage `json:"sender_chat"`
	Date     int64           `json:"date"`
	Text     string          `json:"text"`
	Caption  string          `json:"caption"`
	Rich     json.RawMessage `json:"rich_message"`
}

// A keyboard holds the buttons below one of our messages. It is not the
// library's type, which writes fields into each button that the Bot API does not
// accept empty.
type keyboard struct {
	Rows [][]button `json:"inline_keyboard"`
}

type button struct {
	Text  string `json:"text"`
	Data  string `json:"callback_data,omitempty"`
	URL   string `json:"url,omitempty"`   // that it opens, instead of data
	Style string `json:"style,omitempty"` // its colour: "primary" is blue, "danger" red
}

// label returns the label of the button with these data.
func (k keyboard) label(data string) string {
	for _, row := range k.Rows {
		for _, b := range row {
			if b.Data == data {
				return b.Text
			}
		}
	}
	return ""
}

// A tap is a press on a button.
type tap struct {
	ID      string      `json:"id"`
	From    models.User `json:"from"`
	Message *message    `json:"message"` // only chat and id if it is too old
	Data    string      `json:"data"`
}

// A membership is a change of the bot's own status in a chat.
type membership struct {
	Chat models.Chat  `json:"chat"`
	From *models.User `json:"from"` // who made the change
	Date int64        `json:"date"`
	Old  status       `json:"old_chat_member"`
	New  status       `json:"new_chat_member"`
}

// A status says whether somebody is in a chat.
type status struct {
	Status models.ChatMemberType `json:"status"`
}

func (s status) in() bool {
	return s.Status == models.ChatMemberTypeMember || s.Status == models.ChatMemberTypeAdministrator
}

// An intake takes updates, and passes on what is meant for the bot.
type intake struct {
	*account
	groups groups
	albums *albums
	taps   *taps
	people *people
	places *places
	later  *kit.Errands // background tasks
}

// take passes an update on to r. After an error it must be taken again.
func (i *intake) take(ctx context.Context, r chat.Receiver, raw []byte) error {
	var u update
	err := json.Unmarshal(raw, &u)
	if err == nil && u.Message.complete() && u.Message.Album != "" && u.Message.byPerson() {
		return i.takePart(ctx, r, u.Message, raw)
	}
	if err := i.closeAlbum(ctx, r, u.chat()); err != nil {
		return err
	}
	switch {
	case err == nil && u.Message.complete():
		return i.takeMessage(ctx, r, u.Message)
	case err == nil && u.Edited.complete():
		return i.takeEdit(ctx, r, u.Edited)
	case err == nil && u.Tap.complete():
		return i.takeTap(ctx, r, u.Tap)
	case err == nil && u.Membership != nil && u.Membership.Chat.ID != 0:
		// A block or a removal needs no record: Telegram refuses what is sent
		// there.
		i.log.InfoContext(ctx, "the bot's status in a Telegram chat changed", "chat", u.Membership.Chat.ID, "status", u.Membership.New.Status)
		return i.brought(ctx, r, u.Membership)
	}
	i.log.WarnContext(ctx, "unreadable update from Telegram; stored for the operator", "bytes", len(raw))
	return r.ReceiveRaw(ctx, Name, raw)
}

// brought reports who added the bot to a group, if the receiver is a
// [chat.Host], and introduces the bot there.
func (i *intake) brought(ctx context.Context, r chat.Receiver, in *membership) error {
	host, ok := r.(chat.Host)
	group := in.Chat.Type == models.ChatTypeGroup || in.Chat.Type == models.ChatTypeSupergroup
	if !ok || !group || !in.New.in() || in.From == nil || in.From.ID == 0 || in.From.IsBot {
		return nil
	}
	ledger, err := i.groups.ledger(ctx, in.Chat, in.From.ID)
	if err != nil {
		return err
	}
	welcome, err := host.Brought(ctx, chat.Message{
		Conversation: i.conversation(in.Chat.ID, 0), Sender: sender(*in.From), Ledger: ledger, At: time.Unix(in.Date, 0),
	})
	if err != nil || !welcome || in.Old.in() {
		return err
	}
	return i.greet(ctx, in.Chat.ID, in.From.LanguageCode)
}

// byPerson reports whether a person wrote the message, who can be the author of an expense.
func (m *message) byPerson() bool {
	return m.From != nil && m.From.ID != 0 && !m.From.IsBot && m.OnBehalf == nil
}

func (m *message) complete() bool { return m != nil && m.ID != 0 && m.Chat.ID != 0 }

func (t *tap) complete() bool {
	return t != nil && t.ID != "" && len(t.ID) <= 100 && !strings.ContainsFunc(t.ID, unicode.IsControl) && t.From.ID != 0
}

// takeMessage passes on a message that is meant for the bot.
func (i *intake) takeMessage(ctx context.Context, r chat.Receiver, in *message) error {
	switch {
	case in.MigratedTo != 0:
		return i.groups.noteMigration(ctx, in.Chat.ID, in.MigratedTo)
	case in.MigratedFrom != 0:
		return i.groups.noteMigration(ctx, in.MigratedFrom, in.Chat.ID)
	}
	out, ok, err := i.translate(ctx, in, i.groups.noteCall)
	if err != nil || !ok || in.Text == "" && !given(in.Rich) && out.Text == "" && len(out.Quotes)+len(out.Files) == 0 && out.Located == "" && !(out.Direct && in.any()) {
		// Nobody wrote that: somebody joined, or a title changed. What is neither
		// text nor a file gets an answer only in a direct chat.
		return err
	}
	if err := r.Receive(ctx, out); err != nil {
		return err
	}
	if out.Direct {
		i.places.done(ctx, in.Chat.ID, in.topic(), out.Located != "")
	}
	return nil
}

// takeEdit passes on an edited message. Telegram also reports edits that change
// nothing we can see; the agent compares the texts.
func (i *intake) takeEdit(ctx context.Context, r chat.Receiver, in *message) error {
	if err := i.editOfPart(ctx, in); err != nil {
		return err
	}
	out, ok, err := i.translate(ctx, in, i.groups.hasCalled)
	if err != nil || !ok || out.Text == "" && len(out.Quotes)+len(out.Parts) == 0 {
		return err
	}
	hash := fnv.New32a()
	for _, text := range append([]string{out.Text}, out.Passed()...) {
		_, _ = hash.Write([]byte(text))
	}
	for _, f := range out.Files {
		_, _ = hash.Write([]byte(f.Ref))
	}
	out.Edits = out.ID
	out.ID = chat.MessageID(fmt.Sprintf("%d.%d.%08x", in.ID, in.EditDate, hash.Sum32()))
	if in.EditDate != 0 {
		out.At = time.Unix(in.EditDate, 0)
	}
	return r.Receive(ctx, out)
}

// takeTap passes on a press on a button, and makes sure that the button does not
// wait forever.
func (i *intake) takeTap(ctx context.Context, r chat.Receiver, in *tap) error {
	i.taps.await(in.ID)
	if in.Message == nil || !in.Message.complete() || in.Data == "" || in.From.IsBot {
		return nil // on a message that is not ours; the button is answered all the same
	}
	i.people.learn(in.From)
	ledger, err := i.groups.ledger(ctx, in.Message.Chat, in.From.ID)
	if err != nil {
		return err
	}
	label := in.Message.Keyboard.label(in.Data)
	if in.Data == placeChoice {
		if in.Message.Chat.Type == models.ChatTypePrivate {
			i.places.offer(ctx, in.Message.Chat.ID, in.Message.topic(), label)
		}
		i.later.Go(func() { i.taps.end(context.WithoutCancel(ctx), in.ID) })
		return nil
	}
	if label == "" {
		label = in.Data
	}
	return r.Receive(ctx, chat.Message{
		Conversation: i.conversation(in.Message.Chat.ID, in.Message.topic()),
		ID:           chat.MessageID(tapPrefix + in.ID),
		Sender:       sender(in.From),
		Ledger:       ledger,
		Direct:       in.Message.Chat.Type == models.ChatTypePrivate,
		Text:         withoutNUL(label),
		Choice:       withoutNUL(in.Data),
		ReplyTo:      messageID(in.Message.ID),
		At:           i.now(),
	})
}

// tapPrefix begins the id of a message that is a tap.
const tapPrefix = "tap/"

// translate converts a message; ok is false if it is not meant for the bot. For
// groups, calls decides that by whether the words call the bot.
func (i *intake) translate(
	ctx context.Context, in *message, calls func(ctx context.Context, in *message, called bool) (bool, error),
) (out chat.Message, ok bool, err error) {
	if !in.byPerson() {
		return out, false, nil
	}
	i.people.learn(*in.From)
	text, quotes, called := i.said(in)
	direct := in.Chat.Type == models.ChatTypePrivate
	answered := in.answered()
	if !direct && in.first == 0 && (answered == nil || answered.From == nil || answered.From.ID != i.id) {
		if ok, err := calls(ctx, in, called); err != nil || !ok {
			return out, false, err
		}
	}
	pointedAt, err := i.pointedAt(ctx, in)
	if err != nil {
		return out, false, err
	}
	quotes = append(pointedAt, quotes...)
	ledger, err := i.groups.ledger(ctx, in.Chat, in.From.ID)
	if err != nil {
		return out, false, err
	}
	out = chat.Message{
		Conversation: i.conversation(in.Chat.ID, in.topic()),
		ID:           messageID(in.ID),
		Sender:       sender(*in.From),
		Ledger:       ledger,
		Direct:       direct,
		Text:         withoutNUL(text),
		Quotes:       quotes,
		Files:        in.files(),
		Located:      in.located(),
		Mentions:     i.mentions(in),
		Parts:        i.partsOf(in.parts, withoutNUL(text)),
		At:           time.Unix(in.Date, 0),
	}
	if in.Date == 0 {
		out.At = i.now()
	}
	switch {
	case answered != nil:
		out.ReplyTo = messageID(answered.ID)
	case in.first != 0:
		out.ReplyTo = messageID(in.first)
	}
	return out, true, nil
}

// topic returns the topic of the message, 0 for none.
func (m *message) topic() int64 {
	if !m.InTopic {
		return 0
	}
	return m.Topic
}

// answered returns the message that this one replies to. In a topic every
// message replies to the one that opened it, which means nothing.
func (m *message) answered() *quoted {
	if m.ReplyTo == nil || m.ReplyTo.ID == 0 || m.ReplyTo.ID == m.topic() {
		return nil
	}
	return m.ReplyTo
}

func messageID(n int64) chat.MessageID { return chat.MessageID(strconv.FormatInt(n, 10)) }

// personID returns the id of a user for ledgers.
func personID(user int64) string { return fmt.Sprintf("%s:%d", Name, user) }

// sender returns the sender for a user. Anybody can choose any name on Telegram,
// so it is made safe to show.
func sender(u models.User) chat.Sender {
	name := strings.Join(strings.Fields(kit.Printable(u.FirstName+" "+u.LastName)), " ")
	if name == "" {
		name = u.Username
	}
	if name == "" {
		name = strconv.FormatInt(u.ID, 10)
	}
	const most = 64
	if runes := []rune(name); len(runes) > most {
		name = string(runes[:most])
	}
	return chat.Sender{Person: expense.Person{ID: personID(u.ID), Name: name}, Language: u.LanguageCode}
}

// withoutNUL removes the character that databases do not accept.
func withoutNUL(s string) string { return strings.ReplaceAll(s, "\x00", "") }
