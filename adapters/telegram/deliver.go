package telegram

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/go-telegram/bot"
	"github.com/go-telegram/bot/models"

	"chit/adapters/kit"
	"chit/agent/chat"
	"chit/agent/chat/text"
)

// A place is where a message goes.
type place struct {
	chat    int64
	topic   int64
	replyTo int // the message that it answers, 0 for none
}

// longestWait is how long to wait after a 429 between the parts of a reply.
// Longer waits are the inbox's, which then resumes with the missing parts.
const longestWait = 3 * time.Second

// A writer sends replies, and puts them in place of cards.
type writer struct {
	*account
	groups groups
	taps   *taps
	people *people
	sent   progress
	living
	later     kit.Errands // background tasks
	overheard atomic.Bool // the server shows everybody what is meant for one person
}

// deliver delivers a reply and updates the cards that it makes outdated.
func (w *writer) deliver(ctx context.Context, d chat.Delivery) (chat.MessageID, error) {
	id, err := w.deliverReply(ctx, &d)
	if err == nil {
		w.outdate(ctx, d, id)
	}
	return id, err
}

// deliverReply shows a reply. It sets in d the card that the reply replaces, and the
// conversation where it is shown.
func (w *writer) deliverReply(ctx context.Context, d *chat.Delivery) (chat.MessageID, error) {
	chatID, topic, err := w.chatOf(d.Conversation)
	if err != nil {
		return "", &chat.NotSentError{Final: true, Err: err}
	}
	if w.api.away.Load() {
		// Use a harmless request to find out whether Telegram is back. A reply
		// would only be in doubt.
		if err := w.introduce(ctx); err != nil {
			return "", &chat.NotSentError{Err: err}
		}
	}
	tapID, isTap := strings.CutPrefix(string(d.Answers), tapPrefix)
	if isTap {
		if d.Reply.Notice && w.taps.answer(ctx, tapID, kit.Printable(d.Reply.Text), d.Reply.Alert) {
			return "", nil
		}
		defer w.taps.end(context.WithoutCancel(ctx), tapID)
	}
	to := place{chat: chatID, topic: topic}
	if chatID < 0 { // in a group people must see whom the reply is for
		to.replyTo = answered(*d)
	}
	if chatID < 0 && concernsOne(d.Reply) {
		if done, err := w.whisper(ctx, to, *d); done || err != nil {
			return "", err
		}
	}
	if d.Reply.Private && chatID < 0 {
		return w.deliverPrivately(ctx, to, *d)
	}
	if !asksInGroup(*d, chatID) {
		if done, err := w.showInPlace(ctx, to, d); done || err != nil {
			return d.Card, notSent(err, true)
		}
	}
	id, err := w.deliverTo(ctx, &to, *d)
	d.Conversation = w.conversation(to.chat, to.topic)
	return id, err
}

// answered returns the number of the message that a delivery answers: the card
// for a tap, 0 for none.
func answered(d chat.Delivery) int {
	id := string(d.Answers)
	if strings.HasPrefix(id, tapPrefix) {
		id = string(d.Card)
	}
	id, _, _ = strings.Cut(id, ".") // of an edited message
	n, _ := strconv.Atoi(id)
	return n
}

// deliverPrivately sends a private reply to the person's direct chat. A bot may
// write there only if the person wrote to it before; others are told in the group
// to do so.
func (w *writer) deliverPrivately(ctx context.Context, group place, d chat.Delivery) (chat.MessageID, error) {
	user, err := strconv.ParseInt(strings.TrimPrefix(d.To, Name+":"), 10, 64)
	if err != nil {
		return "", &chat.NotSentError{Final: true, Err: fmt.Errorf("a private reply to %q, who is not a Telegram user", d.To)}
	}
	id, err := w.deliverTo(ctx, &place{chat: user}, d)
	if failed := chat.NotSent(err); failed == nil || !failed.Final {
		return id, err
	}
	d.Reply = chat.Reply{Text: text.In(text.LanguageOf(d.Reply.Text)).Say(text.PrivateFirst, text.Args{"Bot": "@" + w.name()})}
	return w.deliverTo(ctx, &group, d)
}

// replace shows a reply in place of a card. It reports false if the reply must be sent
// as a new message.
func (w *writer) replace(ctx context.Context, chatID int64, card int, r chat.Reply) (bool, error) {
	all, _ := posts(r)
	if len(all) != 1 || all[0].file != nil {
		return false, nil
	}
	p := all[0]
	_, err := w.bot.EditMessageText(ctx, &bot.EditMessageTextParams{
		ChatID: chatID, MessageID: card, Text: p.text, Entities: p.marks, LinkPreviewOptions: noPreview(), ReplyMarkup: p.keys(),
	})
	switch e := refused(err); {
	case err == nil || e != nil && e.says("message is not modified"):
		return true, nil
	case e == nil || e.code != 400:
		return false, w.api.ours(err)
	}
	return false, nil // it is gone, too old, or a picture
}

// deliverTo sends the parts of a reply. If Telegram accepts some of them and
// not the next one, the next delivery of the same reply sends the rest. It sets in to
// where the reply went.
func (w *writer) deliverTo(ctx context.Context, to *place, d chat.Delivery) (chat.MessageID, error) {
	all, card := posts(d.Reply)
	if len(all) > 0 {
		w.ask(*to, d, &all[card])
		w.share(&all[card])
	}
	key := string(d.Conversation) + "/" + string(d.Answers)
	state := w.sent.of(key)
	for n := state.parts; n < len(all); n++ {
		if n > 0 {
			to.replyTo = 0
		}
		id, err := w.sendPatiently(ctx, to, all[n], n > 0)
		if err != nil {
			w.sent.keep(key, state)
			return "", notSent(err, false)
		}
		state.parts++
		switch f := all[n].file; {
		case n == card:
			state.card = messageID(int64(id))
		case f != nil && f.Illustrates && state.card != "":
			w.notePicture(ctx, to.chat, state.card, id)
		}
	}
	w.sent.forget(key)
	return state.card, nil
}

// sendPatiently sends a part, and within a reply waits a short time if Telegram
// asks for it.
func (w *writer) sendPatiently(ctx context.Context, to *place, p post, inside bool) (int, error) {
	for {
		id, err := w.send(ctx, to, p)
		e := refused(err)
		if e == nil || e.code != 429 || !inside || e.retryAfter > longestWait || !lasts(ctx, e.retryAfter) {
			return id, err
		}
		_ = kit.Sleep(ctx, e.retryAfter)
	}
}

// lasts reports whether ctx leaves time for a request after d.
func lasts(ctx context.Context, d time.Duration) bool {
	probe, cancel := context.WithTimeout(ctx, d+time.Second)
	defer cancel()
	mine, _ := probe.Deadline()
	whole, ok := ctx.Deadline()
	return !ok || mine.Before(whole)
}

// nowhere are errors about the place, which no other form of the message can
// avoid.
var nowhere = []string{"chat not found", "peer_id_invalid", "no rights", "not enough rights", "chat_write_forbidden", "chat_restricted", "deactivated", "upgraded"}

// send sends a message in a form that Telegram accepts: it reacts once to each
// error that it can, and after any other sends the bare text, because a receipt
// without buttons is better than none.
func (w *writer) send(ctx context.Context, to *place, p post) (int, error) {
	for {
		id, err := w.request(ctx, *to, p)
		e := refused(err)
		switch {
		case e == nil:
			return id, err
		case e.migratedTo != 0 && e.migratedTo != to.chat:
			if err := w.groups.noteMigration(ctx, to.chat, e.migratedTo); err != nil {
				return 0, &chat.NotSentError{Err: err}
			}
			// Messages have other numbers in the new chat.
			to.chat, to.replyTo = e.migratedTo, 0
		case e.code == 400 && e.says("photo", "image") && p.photo:
			p.photo = false
		case e.code == 400 && e.says("thread not found", "topic_deleted", "topic_closed") && to.topic != 0:
			to.topic = 0
		case e.code == 400 && !e.says(nowhere...) && p.reduce():
			w.log.WarnContext(ctx, "Telegram refused a card; sending it in a simpler form", "error", err)
			to.replyTo = 0
		default:
			return 0, err
		}
	}
}

// request makes one request for a message and returns its number.
func (w *writer) request(ctx context.Context, to place, p post) (int, error) {
	var sent *models.Message
	var err error
	switch {
	case p.file == nil:
		sent, err = w.bot.SendMessage(ctx, &bot.SendMessageParams{
			ChatID: to.chat, MessageThreadID: int(to.topic), Text: p.text, Entities: p.marks,
			LinkPreviewOptions: noPreview(), ReplyParameters: to.reply(), ReplyMarkup: p.keys(),
		})
	case p.photo:
		sent, err = w.bot.SendPhoto(ctx, &bot.SendPhotoParams{
			ChatID: to.chat, MessageThreadID: int(to.topic), Photo: upload(p), Caption: p.text, CaptionEntities: p.marks,
			ReplyParameters: to.reply(), ReplyMarkup: p.keys(),
		})
	default:
		sent, err = w.bot.SendDocument(ctx, &bot.SendDocumentParams{
			ChatID: to.chat, MessageThreadID: int(to.topic), Document: upload(p), Caption: p.text, CaptionEntities: p.marks,
			ReplyParameters: to.reply(), ReplyMarkup: p.keys(),
		})
	}
	if err != nil {
		return 0, w.api.ours(err)
	}
	return sent.ID, nil
}

func upload(p post) models.InputFile {
	return &models.InputFileUpload{Filename: p.file.Name, Data: bytes.NewReader(p.file.Data)}
}

func noPreview() *models.LinkPreviewOptions {
	return &models.LinkPreviewOptions{IsDisabled: bot.True()}
}

func (p place) reply() *models.ReplyParameters {
	if p.replyTo == 0 {
		return nil
	}
	return &models.ReplyParameters{MessageID: p.replyTo, AllowSendingWithoutReply: true}
}

// gone are the descriptions of a chat in which nobody reads anything, beside those of a 403:
// the bot was blocked or removed, or the person deleted their account.
var gone = []string{"chat not found", "chat was deleted", "group chat was deactivated", "user is deactivated"}

// notSent classifies a failed request: a [chat.NotSentError] if the reply is
// certainly not shown, a [chat.DownError] if Telegram reports a failure of its
// own, and another error if the outcome is unknown. A harmless request may be
// repeated, so it counts as not sent.
func notSent(err error, harmless bool) error {
	if err == nil || chat.NotSent(err) != nil {
		return err
	}
	if e, ok := errors.AsType[*silence](err); ok && (!e.arrived || harmless) {
		return &chat.NotSentError{Err: err}
	}
	switch e := refused(err); {
	case e == nil:
		return err
	case e.code == 429:
		return &chat.NotSentError{RetryAfter: e.retryAfter, Err: err}
	case e.code == 401 || e.code == 404: // about the token, not the chat; Run reports it
		return &chat.NotSentError{RetryAfter: time.Minute, Err: err}
	case e.code >= 400 && e.code < 500:
		return &chat.NotSentError{Final: true, Gone: e.code == 403 || e.says(gone...), Err: err}
	case harmless:
		return &chat.NotSentError{Err: err}
	}
	return &chat.DownError{Err: err}
}

// progress records how far replies with several parts have come.
type progress struct {
	mu    sync.Mutex
	parts map[string]partly
}

// partly is a reply of which some parts are shown.
type partly struct {
	parts int
	card  chat.MessageID // the part with the buttons
}

func (p *progress) of(key string) partly {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.parts[key]
}

// keep remembers a reply that is shown in part. It forgets old ones, which
// another process may have completed.
func (p *progress) keep(key string, s partly) {
	const many = 1000
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.parts) >= many || p.parts == nil {
		p.parts = map[string]partly{}
	}
	if s.parts > 0 {
		p.parts[key] = s
	}
}

func (p *progress) forget(key string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.parts, key)
}
