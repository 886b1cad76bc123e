// Package slack connects Chit to a Slack workspace.
//
// # What arrives
//
// Deliveries arrive by Socket Mode (socket.go), which needs no public address, or by
// HTTP (http.go) if there is a signing secret. Both pass the same payloads to take.go,
// where each is decoded by small structs of our own, stored by the [chat.Receiver],
// and only then acknowledged. The library's types decode a whole payload, and fail on
// a single block that they do not know. An unreadable payload is stored raw and
// acknowledged, so that it does not come again.
//
// Slack redelivers what was not acknowledged within three seconds, and sends a mention
// as two events. Neither matters, because a message is identified by its workspace,
// channel and ts.
//
// # Where things are said
//
// ids.go has the names. A direct conversation and a thread of a channel are
// conversations. A person's ledger is shown only in their direct conversation, and in
// a channel only the channel's own ledger is read, so that a card shows nothing that
// was not said or derived there. A slash command and the shortcut are seen by one
// person only, so they are about that person's own ledger, wherever they were used;
// see own.go. A [chat.Reply.Private] reply is for one person too. Files for one person
// go to their direct conversation, because Slack has no private files in channels.
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

// Config configures the messenger. BotToken is required, and either AppToken
// (Socket Mode) or SigningSecret (HTTP, which takes precedence).
type Config struct {
	BotToken      string // xoxb-…
	AppToken      string // xapp-…
	SigningSecret string
	APIURL        string     // of another server; "" for Slack's
	Notes         chat.Notes // which threads the bot is in; kept in memory if nil
	Clerk         chat.Clerk // for forms and the home tab; none if nil
	Now           func() time.Time
	Log           *slog.Logger
	// Currency returns the currency of an ISO 3166 region, "" if unknown.
	Currency func(region string) expense.Currency
}

// A Messenger is the bot in one Slack workspace. It implements [chat.Messenger]
// and [chat.Indicator].
type Messenger struct {
	Config

	api       *slack.Client
	session   atomic.Pointer[session] // nil until we know who we are
	ended     chan error              // why Run must end
	later     kit.Errands             // background tasks
	people    people
	directs   directs
	joined    joined
	responses responses
	vanished  vanished
	shown     sync.Map // target → *status shown there
	board     kit.Board

	foreigners   foreigners
	countForeign func() // see CountForeign; may be nil
}

// A session is what a running messenger knows.
type session struct {
	chat.Receiver
	self identity
}

// An identity is the bot that the token belongs to.
type identity struct {
	workspace
	user string // the bot's own
	bot  string
}

// callTime limits a request that somebody waits for.
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
		slack.OptionLog(log.New(io.Discard, "", 0)), // its log would contain tokens
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

// Consult sets the clerk for forms and the home tab. Call it before Run.
func (m *Messenger) Consult(c chat.Clerk) { m.Clerk = c }

// byHTTP reports whether Slack delivers by HTTP.
func (m *Messenger) byHTTP() bool { return m.SigningSecret != "" }

// Run implements [chat.Messenger]. It returns an error when Slack rejects the
// token, and when the app is uninstalled.
func (m *Messenger) Run(ctx context.Context, r chat.Receiver) error {
	select {
	case <-m.ended: // from an earlier Run
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
	default: // it is already ending
	}
}

// identify asks Slack whose token it is, retrying for as long as it takes.
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
			m.Log.WarnContext(ctx, "Slack cannot be reached; retrying", "error", plain(err))
		}
		wait := pause
		if limited, ok := errors.AsType[*slack.RateLimitedError](err); ok {
			wait = limited.RetryAfter
		}
		_ = kit.Sleep(ctx, wait)
	}
}

// badToken says which variable holds the token that Slack rejects.
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

// background runs a task in the background for at most callTime.
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

// noticeRevoked ends Run if an error means that our token is no longer valid.
func (m *Messenger) noticeRevoked(err error) {
	if refusesToken(err) {
		m.end(badToken("SLACK_BOT_TOKEN", err))
	}
}
