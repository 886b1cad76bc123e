package slacktest

import "time"

// Options configure the fake. The zero value is the workspace T024 with one app, in
// Socket Mode, on the real clock.
type Options struct {
	BotToken      string // "xoxb-fake" if empty
	AppToken      string // "xapp-fake" if empty
	SigningSecret string // "fake-signing-secret" if empty
	Team          string // "T024" if empty
	Enterprise    string // of an Enterprise Grid, "" if the workspace is in none
	AppID         string // "A0CHIT" if empty
	BotUser       string // "U0CHIT" if empty
	BotName       string // "chit" if empty

	// Addr is the listen address, "127.0.0.1:0" if empty.
	Addr string

	// Scopes are the scopes of the bot token; nil means all. A method whose
	// scope is missing answers missing_scope.
	Scopes []string
	// Events are the subscriptions, "message.im", "app_mention"; nil means all.
	Events []string

	// Clock is for timestamps, time limits, retries and triggers. Nil means the real
	// clock; see [ManualClock].
	Clock Clock
	// SignatureClock is for the timestamps of signed requests, which the receiver
	// checks by its own clock. Nil means time.Now, whatever Clock is.
	SignatureClock func() time.Time
	// Retries are the delays before an event is redelivered; nil means Slack's:
	// none, a minute, five minutes.
	Retries []time.Duration
	// AnswerTime is how long the bot may take to acknowledge; 0 means Slack's three seconds.
	AnswerTime time.Duration
	// TriggerLife is how long a trigger_id can open a view; 0 means Slack's
	// three seconds.
	TriggerLife time.Duration
	// PingInterval is the real time between pings on a socket; 0 means five
	// seconds, a negative value no pings.
	PingInterval time.Duration

	// Unordered delivers the events of a channel concurrently, as Slack may.
	// Otherwise each event waits until the previous one was acknowledged or
	// given up, so that a test knows the order.
	Unordered bool
	// Before, if set, is called before each call of the Web API is answered, which takes
	// as long as it takes.
	Before func(method string)
	// RateLimits makes chat.postMessage respond with 429 to more than one message per
	// second and channel, by Clock.
	RateLimits bool
}

func (o Options) withDefaults() Options {
	for _, d := range []struct {
		to    *string
		value string
	}{
		{&o.BotToken, "xoxb-fake"},
		{&o.AppToken, "xapp-fake"},
		{&o.SigningSecret, "fake-signing-secret"},
		{&o.Team, "T024"},
		{&o.AppID, "A0CHIT"},
		{&o.BotUser, "U0CHIT"},
		{&o.BotName, "chit"},
		{&o.Addr, "127.0.0.1:0"},
	} {
		if *d.to == "" {
			*d.to = d.value
		}
	}
	if o.Clock == nil {
		o.Clock = realClock{}
	}
	if o.SignatureClock == nil {
		o.SignatureClock = time.Now
	}
	if o.Retries == nil {
		o.Retries = []time.Duration{0, time.Minute, 5 * time.Minute}
	}
	if o.AnswerTime == 0 {
		o.AnswerTime = 3 * time.Second
	}
	if o.TriggerLife == 0 {
		o.TriggerLife = 3 * time.Second
	}
	if o.PingInterval == 0 {
		o.PingInterval = 5 * time.Second
	}
	return o
}
