// Package slack connects Chit to a Slack workspace.
//
// # What arrives
//
// By Socket Mode (socket.go), which needs no public address, or by HTTP
// (http.go), when there is a signing secret. Both hand the same payloads to
// take.go: each is read by small structs of our own, stored by the
// [chat.Receiver], and only then acknowledged. The library's types decode all of
// a payload and fail as a whole on one block that is newer than they are. What
// nobody can read is kept raw and acknowledged, so that it does not come again.
//
// Slack delivers again what was not acknowledged in three seconds, and a mention
// arrives as two events. Neither matters: a message is known by its workspace,
// channel and ts.
//
// # Where things are said
//
// ids.go has the names. A direct conversation and the thread of a channel are
// conversations; a person's ledger is shown in their direct conversation only,
// and in a channel only the channel's own ledger is ever read, so that a card
// shows nothing that was not said or derived there. What a slash command or the
// shortcut says is seen by one person, and so it is about their own ledger, wherever
// it was said; own.go has more. What is [chat.Reply.Private] is for one person's eyes,
// too. Files for one person go to their direct conversation, because Slack has no
// private files in channels.
package slack

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/slack-go/slack"

	"chit/adapters/kit"
	"chit/agent/chat"
	"chit/expense"
)

// Config is what the messenger needs. BotToken is needed, and AppToken (Socket
// Mode) or SigningSecret (HTTP; it wins).
type Config struct {
	BotToken      string // xoxb-…
	AppToken      string // xapp-…
	SigningSecret string
	APIURL        string     // of another server than Slack's, "" for Slack
	Notes         chat.Notes // which threads we are in; kept in memory if nil
	Clerk         chat.Clerk // forms and the home tab; none if nil
	Now           func() time.Time
	Log           *slog.Logger
	// Currency gives the currency of an ISO 3166 region, "" if unknown.
	Currency func(region string) expense.Currency
}

// A Messenger is one Slack workspace. It implements [chat.Messenger] and
// [chat.Indicator].
type Messenger struct {
	Config

	api       *slack.Client
	session   atomic.Pointer[session] // nil until we know who we are
	ended     chan error              // why Run must end
	later     kit.Errands             // what nobody waits for
	people    people
	directs   directs
	joined    joined
	responses responses
	vanished  vanished
	shown     sync.Map // target → *status that stands there
	board     kit.Board

	foreigners   foreigners
	countForeign func() // see CountForeign; nil for nobody
}

// A session is what a running messenger knows.
type session struct {
	chat.Receiver
	self identity
}

// An identity is whom the bot token belongs to.
type identity struct {
	workspace
	user string // the bot's own
	bot  string
}

// callTime bounds a request that somebody waits for.
const callTime = 10 * time.Second

// New returns a messenger. It does no I/O.
func New(c Config) *Messenger {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	m := &Messenger{Config: c, ended: make(chan error, 1)}
	options := []slack.Option{
		slack.OptionHTTPClient(&http.Client{Timeout: callTime}),
		slack.OptionLog(log.New(io.Discard, "", 0)), // it knows tokens
		slack.OptionAppLevelToken(c.AppToken),
	}
	if c.APIURL != "" {
		options = append(options, slack.OptionAPIURL(strings.TrimSuffix(c.APIURL, "/")+"/"))
	}
	m.api = slack.New(c.BotToken, options...)
	return m
}

// Name implements [chat.Messenger].
func (*Messenger) Name() string { return "slack" }

// Consult gives the messenger whom to ask about forms and the home tab. It must be
// called before Run.
func (m *Messenger) Consult(c chat.Clerk) { m.Clerk = c }

// byHTTP reports whether Slack calls us.
func (m *Messenger) byHTTP() bool { return m.SigningSecret != "" }

// Run implements [chat.Messenger]. It ends with an error when Slack does not let
// us in, and when the app was uninstalled.
func (m *Messenger) Run(ctx context.Context, r chat.Receiver) error {
	select {
	case <-m.ended: // of an earlier Run
	default:
	}
	defer m.later.Wait()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	self, err := m.identify(ctx)
	if err != nil {
		return err
	}
	m.session.Store(&session{r, self})
	defer m.session.Store(nil)
	m.Log.InfoContext(ctx, "signed in to Slack", "workspace", self.workspace.String(), "http", m.byHTTP())
	sockets := make(chan error, 1)
	if !m.byHTTP() {
		done := make(chan struct{})
		go func() { defer close(done); sockets <- m.serveSockets(ctx) }()
		defer func() { cancel(); <-done }()
	}
	select {
	case <-ctx.Done():
		return nil
	case err := <-m.ended:
		return err
	case err := <-sockets:
		return err
	}
}

// end makes Run return err.
func (m *Messenger) end(err error) {
	select {
	case m.ended <- err:
	default: // it ends already
	}
}

// identify asks Slack whose token it is, for as long as it takes.
func (m *Messenger) identify(ctx context.Context) (identity, error) {
	for pause := 500 * time.Millisecond; ; pause = min(2*pause, 30*time.Second) {
		answer, err := m.api.AuthTestContext(ctx)
		switch {
		case err == nil:
			return identity{workspace{answer.EnterpriseID, answer.TeamID}, answer.UserID, answer.BotID}, nil
		case ctx.Err() != nil:
			return identity{}, nil
		case refusesToken(err):
			return identity{}, badToken("SLACK_BOT_TOKEN", err)
		case pause == 500*time.Millisecond:
			m.Log.WarnContext(ctx, "Slack cannot be reached; we keep trying", "error", plain(err))
		}
		wait := pause
		if limited, ok := errors.AsType[*slack.RateLimitedError](err); ok {
			wait = limited.RetryAfter
		}
		_ = kit.Sleep(ctx, wait)
	}
}

// badToken says which variable holds a token that Slack does not take.
func badToken(variable string, err error) error {
	why := map[string]string{
		"token_revoked": "was revoked", "account_inactive": "belongs to an app that was removed from the workspace",
		"token_expired": "has expired", "app_uninstalled": "belongs to an app that was removed from the workspace",
	}[slackCode(err)]
	if why == "" {
		why = "is not one that Slack knows"
	}
	return fmt.Errorf("the token in %s %s; install the app again and set %s to its new token", variable, why, variable)
}

// background does something that nobody waits for, for at most callTime.
func (m *Messenger) background(what string, do func(context.Context) error) {
	m.later.Go(func() {
		ctx, cancel := context.WithTimeout(context.Background(), callTime)
		defer cancel()
		if err := do(ctx); err != nil {
			m.Log.Warn("Slack: "+what, "error", plain(err))
			m.noticeRevoked(err)
		}
	})
}

// noticeRevoked ends Run when an answer says that our token is no longer good.
func (m *Messenger) noticeRevoked(err error) {
	if refusesToken(err) {
		m.end(badToken("SLACK_BOT_TOKEN", err))
	}
}
