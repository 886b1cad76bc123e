// Package telegram connects Chit to people through a Telegram bot.
//
// # What arrives
//
// Updates come by long polling or by a webhook. Either way an update is confirmed
// only after the inbox has committed it. An update that cannot be read, or is of
// an unknown kind, is stored raw and skipped, so the queue never blocks. The
// library's own receivers confirm first and stop at what they cannot read, so
// only its types and requests are used.
//
// Only the fields that we use are decoded. Whatever Telegram adds to messages
// next year cannot make one unreadable.
//
// # Names
//
// A conversation is "telegram:BOT:CHAT" or "telegram:BOT:CHAT/TOPIC". It contains
// the bot's id because message numbers in direct chats are per bot. A person is
// "telegram:USER", and so is their ledger. A group's ledger is "telegram:CHAT",
// and keeps that name when the group becomes a supergroup and gets another id.
//
// # In groups
//
// The bot is silent unless it is mentioned, replied to or given a command.
package telegram

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/go-telegram/bot"
	"github.com/go-telegram/bot/models"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// Name is the platform's name, and the prefix of all ids.
const Name = "telegram"

// Config configures a Messenger. Token, Notes and Now are required.
type Config struct {
	Token         string // as @BotFather gave it
	APIURL        string // of another API server; "" for Telegram's
	WebhookURL    string // the public address of Routes; polling if empty
	WebhookSecret string // 1 to 256 of A-Z a-z 0-9 _ -; required with a webhook
	Notes         chat.Shelf
	Cards         chat.Cards // where entries are shown; nil to know of none
	Now           func() time.Time
	Log           *slog.Logger
	// Withhold returns an update without what must not be stored. It may be nil.
	Withhold func(payload []byte) []byte
	Lease    time.Duration // how long a poller has to answer another one that wants to poll, 1.5 s if zero
}

// A Messenger is a bot on Telegram. It implements [chat.Messenger],
// [chat.Tenant], [chat.Indicator] and [chat.Fetcher].
type Messenger struct {
	*account
	intake  *intake
	poller  poller
	webhook webhook
	writer  *writer
	menu    menu
}

// New returns a messenger. It sends nothing before it runs.
func New(c Config) (*Messenger, error) {
	number, _, _ := strings.Cut(c.Token, ":")
	id, err := strconv.ParseInt(number, 10, 64)
	if err != nil || id <= 0 {
		return nil, errors.New("the token of the Telegram bot does not begin with its number")
	}
	if c.WebhookURL != "" && c.WebhookSecret == "" {
		return nil, errors.New("the Telegram webhook has no secret")
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	c.Lease = cmp.Or(c.Lease, 1500*time.Millisecond)
	a := &account{api: newAPI(c.Token, c.APIURL), id: id, log: c.Log, now: c.Now}
	if a.bot, err = a.api.library(); err != nil {
		return nil, err
	}
	groups, taps, known := groups{a, c.Notes}, &taps{account: a}, &people{}
	out := &writer{account: a, groups: groups, taps: taps, people: known, living: living{board: kit.NewBoard(c.Cards, c.Log)}}
	in := &intake{
		account: a, groups: groups, albums: newAlbums(a, c.Notes, c.Withhold), taps: taps, people: known, later: &out.later,
		places: &places{account: a, notes: c.Notes, later: &out.later},
	}
	return &Messenger{
		account: a,
		intake:  in,
		poller:  poller{intake: in, notes: c.Notes, lease: c.Lease, holder: rand.Text()},
		webhook: webhook{intake: in, url: c.WebhookURL, secret: c.WebhookSecret},
		writer:  out,
		menu:    menu{a, c.Notes},
	}, nil
}

// Name implements [chat.Messenger].
func (*Messenger) Name() string { return Name }

// Prefix implements [chat.Tenant].
func (m *Messenger) Prefix() string { return m.prefix() }

// Introduce asks Telegram for the bot's name, which [Messenger.Invitation] needs.
func (m *Messenger) Introduce(ctx context.Context) error { return m.introduce(ctx) }

// OfferAll offers all commands to an owner of the bot, in the background. Nothing is sent
// again that Telegram has.
func (m *Messenger) OfferAll(owner string) {
	id, err := strconv.ParseInt(strings.TrimPrefix(owner, Name+":"), 10, 64)
	if err != nil {
		return
	}
	m.writer.later.Go(func() {
		ctx, cancel := context.WithTimeout(context.Background(), requestTime)
		defer cancel()
		m.menu.publishFor(ctx, id)
	})
}

// Invitation returns the link that opens a chat with the bot and sends it a
// code, "" while the bot's name is unknown.
func (m *Messenger) Invitation(code string) string {
	username := m.name()
	if username == "" {
		return ""
	}
	return invitationTo(username) + url.QueryEscape(code)
}

// errToken is the error if Telegram knows no such bot.
var errToken = errors.New("no Telegram bot has this token; check TELEGRAM_BOT_TOKEN, or ask @BotFather for a new one")

// tokenRefused reports whether Telegram rejects the token: with 401 if it is
// wrong or was revoked, 404 if it does not even look like a token.
func tokenRefused(err error) bool {
	e := refused(err)
	return e != nil && (e.code == 401 || e.code == 404)
}

// Run implements [chat.Messenger]. It returns an error if Telegram rejects the
// token; it waits for any other failure to pass.
func (m *Messenger) Run(ctx context.Context, r chat.Receiver) error {
	if err := m.untilDone(ctx, m.introduce); err != nil || ctx.Err() != nil {
		return err
	}
	ctx, stop := context.WithCancelCause(ctx)
	var beside sync.WaitGroup
	beside.Go(func() { m.menu.publish(ctx) })
	beside.Go(func() { m.watchToken(ctx, stop) })
	defer beside.Wait()
	defer m.writer.later.Wait()
	defer stop(nil)
	serve := m.poller.run
	if m.webhook.url != "" {
		serve = m.webhook.run
	}
	if err := serve(ctx, r); err != nil {
		return err
	}
	if errors.Is(context.Cause(ctx), errToken) {
		return errToken
	}
	return nil
}

// watchToken calls stop when Telegram no longer accepts the token. It asks after
// a refused request and otherwise from time to time, because a webhook is not
// told that its bot is gone.
func (m *Messenger) watchToken(ctx context.Context, stop context.CancelCauseFunc) {
	ticker := time.NewTicker(4 * m.poller.lease)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-m.api.unauthorized:
		case <-ticker.C:
			if m.webhook.url == "" {
				continue // a poller asks all the time
			}
		}
		if tokenRefused(m.introduce(ctx)) {
			stop(errToken)
			return
		}
	}
}

// Routes adds the path of the webhook, if there is one.
func (m *Messenger) Routes(mux *http.ServeMux) {
	if m.webhook.url != "" {
		mux.HandleFunc(WebhookPath, m.webhook.serve)
	}
}

// Deliver implements [chat.Messenger]. It returns the id of the message with
// the buttons.
func (m *Messenger) Deliver(ctx context.Context, d chat.Delivery) (chat.MessageID, error) {
	return m.writer.deliver(ctx, d)
}

// Working implements [chat.Indicator]: Telegram shows for five seconds that the
// bot is typing.
func (m *Messenger) Working(ctx context.Context, in chat.Message) {
	const again = 4500 * time.Millisecond
	chatID, topic, err := m.chatOf(in.Conversation)
	for err == nil && ctx.Err() == nil {
		_, err = m.bot.SendChatAction(ctx, &bot.SendChatActionParams{
			ChatID: chatID, MessageThreadID: int(topic), Action: models.ChatActionTyping,
		})
		_ = kit.Sleep(ctx, again)
	}
}
