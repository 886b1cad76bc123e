// Package telegram speaks with people through a Telegram bot.
//
// # What arrives
//
// Updates are asked for by long polling, or delivered to a webhook. Either way
// an update is confirmed only after the inbox has committed it, and one that
// cannot be read, or is of a kind that nobody knew when this was written, is kept
// apart and passed over: the queue never stands still. The library's own
// receivers confirm first and stop at what they cannot read, so only its types
// and its requests are used.
//
// Of an update only those fields are decoded that we use. What Telegram adds to
// messages next year cannot make one unreadable.
//
// # Names
//
// A conversation is "telegram:BOT:CHAT" or "telegram:BOT:CHAT/TOPIC". The bot's
// id is in it because the numbers of messages in direct chats are the bot's own.
// A person is "telegram:USER", and so is their ledger; a group's ledger is
// "telegram:CHAT", and remains so when the group becomes a supergroup and gets
// another id.
//
// # In groups
//
// The bot is silent unless it is mentioned, answered or commanded.
package telegram

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/go-telegram/bot"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// Name is the platform's name and the prefix of all ids.
const Name = "telegram"

// Config is what a Messenger needs. Token, Notes and Now are needed.
type Config struct {
	Token         string // as @BotFather gave it
	APIURL        string // of another API server
	WebhookURL    string // where Telegram reaches Routes; polling if empty
	WebhookSecret string // 1 to 256 of A-Z a-z 0-9 _ -; needed with a webhook
	Notes         chat.Notes
	Now           func() time.Time
	Log           *slog.Logger
	Lease         time.Duration // how long a poller has to answer another that wants to poll, 1.5 s if zero
}

// A Messenger is a bot on Telegram. It implements [chat.Messenger] and
// [chat.Indicator].
type Messenger struct {
	Config
	api      *api
	bot      *bot.Bot
	id       int64        // of the bot
	username atomic.Value // string, of the bot; unset until Telegram has told it
	holder   string       // this process, among those that may poll
	receiver atomic.Pointer[chat.Receiver]
	taps     taps
	sent     progress
	board    kit.Board
	later    kit.Errands // what nobody waits for
	refusals refusals
}

// New returns a messenger. Nothing is sent before it runs.
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
	m := &Messenger{Config: c, api: newAPI(c.Token, c.APIURL), id: id, holder: rand.Text()}
	m.bot, err = m.api.library()
	return m, err
}

// Name implements [chat.Messenger].
func (*Messenger) Name() string { return Name }

// Invitation returns the link that opens a chat with us and sends us a code, ""
// while we do not know our name.
func (m *Messenger) Invitation(code string) string {
	username, _ := m.username.Load().(string)
	if username == "" {
		return ""
	}
	return "https://t.me/" + username + "?start=" + url.QueryEscape(code)
}

// errToken says what is wrong when Telegram knows no such bot.
var errToken = errors.New("no bot of Telegram's has this token; check TELEGRAM_BOT_TOKEN, or ask @BotFather for a new one")

// tokenRefused reports whether Telegram knows no bot with our token: 401 if the
// token is wrong or was revoked, 404 if it does not even look like one.
func tokenRefused(err error) bool {
	e := refused(err)
	return e != nil && (e.code == 401 || e.code == 404)
}

// Run implements [chat.Messenger]. Its error says that Telegram refuses the
// token; anything else that goes wrong passes, and is waited for.
func (m *Messenger) Run(ctx context.Context, r chat.Receiver) error {
	if err := m.untilDone(ctx, m.introduce); err != nil || ctx.Err() != nil {
		return err
	}
	ctx, stop := context.WithCancelCause(ctx)
	var beside sync.WaitGroup
	beside.Go(func() { m.publishMenu(ctx) })
	beside.Go(func() { m.watchToken(ctx, stop) })
	defer beside.Wait()
	defer m.later.Wait()
	defer stop(nil)
	serve := m.poll
	if m.WebhookURL != "" {
		serve = m.serveWebhook
	}
	if err := serve(ctx, r); err != nil {
		return err
	}
	if errors.Is(context.Cause(ctx), errToken) {
		return errToken
	}
	return nil
}

// watchToken calls stop when Telegram does not take our token any more. It asks
// when a request was refused, and else now and then: to a webhook nobody delivers
// that its bot is gone.
func (m *Messenger) watchToken(ctx context.Context, stop context.CancelCauseFunc) {
	ticker := time.NewTicker(4 * m.Lease)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-m.api.unauthorized:
		case <-ticker.C:
			if m.WebhookURL == "" {
				continue // who polls asks all the time
			}
		}
		if tokenRefused(m.introduce(ctx)) {
			stop(errToken)
			return
		}
	}
}

// introduce asks Telegram who we are.
func (m *Messenger) introduce(ctx context.Context) error {
	var me struct {
		Username string `json:"username"`
	}
	ctx, cancel := context.WithTimeout(ctx, requestTime)
	defer cancel()
	if err := m.api.call(ctx, "getMe", struct{}{}, &me); err != nil {
		return err
	}
	m.username.Store(me.Username)
	return nil
}

// requestTime bounds a request that does not wait for anybody.
const requestTime = 10 * time.Second

// untilDone tries f until it succeeds, Telegram refuses the token, or ctx is done.
func (m *Messenger) untilDone(ctx context.Context, f func(context.Context) error) error {
	o := newOutage(m.Log)
	for ctx.Err() == nil {
		err := f(ctx)
		if err == nil {
			o.end()
			return nil
		}
		if tokenRefused(err) {
			return errToken
		}
		o.wait(ctx, err)
	}
	return nil
}

// conversation names a chat, or a topic in it.
func (m *Messenger) conversation(chatID, topic int64) chat.ConversationID {
	id := fmt.Sprintf("%s:%d:%d", Name, m.id, chatID)
	if topic != 0 {
		id += fmt.Sprintf("/%d", topic)
	}
	return chat.ConversationID(id)
}

// chatOf takes the name of a conversation apart.
func (m *Messenger) chatOf(id chat.ConversationID) (chatID, topic int64, err error) {
	rest, ok := strings.CutPrefix(string(id), fmt.Sprintf("%s:%d:", Name, m.id))
	if !ok {
		return 0, 0, fmt.Errorf("conversation %s is that of another bot", id)
	}
	first, second, inTopic := strings.Cut(rest, "/")
	chatID, err = strconv.ParseInt(first, 10, 64)
	if err == nil && inTopic {
		topic, err = strconv.ParseInt(second, 10, 64)
	}
	if err != nil {
		return 0, 0, fmt.Errorf("conversation %s is none of ours", id)
	}
	return chatID, topic, nil
}
