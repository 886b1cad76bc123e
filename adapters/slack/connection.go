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
	"sync/atomic"
	"time"

	"github.com/slack-go/slack"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// A connection is what all parts of a messenger share: the Web API as the bot may use
// it, who the bot is there, and what ends Run.
type connection struct {
	api       *slack.Client
	downloads *slack.Client // for files
	log       *slog.Logger
	now       func() time.Time
	self      atomic.Pointer[identity] // nil until Slack has said who we are
	session   atomic.Pointer[session]  // nil unless Run is running
	ended     chan error               // why Run must end
	later     kit.Errands              // background tasks
}

// connect returns the connection of a configuration. It does no I/O.
func connect(c Config) *connection {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	options := []slack.Option{
		slack.OptionHTTPClient(&http.Client{Timeout: callTime}),
		slack.OptionLog(log.New(io.Discard, "", 0)), // its log would contain tokens
		slack.OptionAppLevelToken(c.AppToken),
	}
	if c.APIURL != "" {
		options = append(options, slack.OptionAPIURL(strings.TrimSuffix(c.APIURL, "/")+"/"))
	}
	return &connection{
		api: slack.New(c.BotToken, options...), downloads: slack.New(c.BotToken, append(options, slack.OptionHTTPClient(downloader()))...),
		log: c.Log, now: c.Now, ended: make(chan error, 1),
	}
}

// A session is what a running messenger knows.
type session struct {
	chat.Receiver
	self  identity
	ctx   context.Context // ends with Run
	later kit.Errands     // deliveries that are taken in the background
}

// Receive implements [chat.Receiver]. It refuses a message for which Slack would have to
// be asked something, if that may not be done yet.
func (s *session) Receive(ctx context.Context, m chat.Message) error {
	if err := complete(ctx); err != nil {
		return err
	}
	return s.Receiver.Receive(ctx, m)
}

// An identity is the bot that the token belongs to.
type identity struct {
	workspace
	user string // the bot's own
	bot  string
}

// callTime limits a request that somebody waits for.
const callTime = 10 * time.Second

// end makes Run return err.
func (c *connection) end(err error) {
	select {
	case c.ended <- err:
	default: // it is already ending
	}
}

// identify asks Slack whose token it is, retrying for as long as it takes.
func (c *connection) identify(ctx context.Context) (identity, error) {
	for pause := 500 * time.Millisecond; ; pause = min(2*pause, 30*time.Second) {
		answer, err := c.api.AuthTestContext(ctx)
		switch {
		case err == nil:
			c.nameMissing(ctx, answer.Header)
			return identity{workspace{answer.EnterpriseID, answer.TeamID}, answer.UserID, answer.BotID}, nil
		case ctx.Err() != nil:
			return identity{}, nil
		case refusesToken(err):
			return identity{}, badToken("SLACK_BOT_TOKEN", err)
		case pause == 500*time.Millisecond:
			c.log.WarnContext(ctx, "Slack cannot be reached; retrying", "error", plain(err))
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
func (c *connection) background(what string, do func(context.Context) error) {
	c.later.Go(func() {
		ctx, cancel := context.WithTimeout(context.Background(), callTime)
		defer cancel()
		if err := do(ctx); err != nil {
			c.log.Warn("Slack: "+what, "error", plain(err))
			c.noticeRevoked(err)
		}
	})
}

// noticeRevoked ends Run if an error means that our token is no longer valid.
func (c *connection) noticeRevoked(err error) {
	if refusesToken(err) {
		c.end(badToken("SLACK_BOT_TOKEN", err))
	}
}

// failed classifies an error of posting.
func (c *connection) failed(err error) error {
	c.noticeRevoked(err)
	return notSent(err)
}
