package main

import (
	"cmp"
	"errors"
	"log/slog"
	"path/filepath"
	"strings"
	"time"

	"chit/agent/llm"
	"chit/agent/telemetry"
)

// A config is the checked configuration. Flags take precedence over variables.
// Making one opens nothing.
type config struct {
	database string // URL
	dataDir  string // directory for our files; "" if the user has no home
	defaults bool   // the database is the default one in dataDir
	speaker  string // the person at the terminal
	clock    func() time.Time
	locale   locale
	watched  bool // a person reads the replies in the terminal
	log      *slog.Logger

	openai      openaiConfig
	lookup      lookupConfig
	model       llm.Model // used instead of that of openai, if it is set
	telegram    telegramConfig
	slack       slackConfig
	httpAddr    string
	metricsAddr string // "" to use httpAddr
	access      string
	otel        telemetryConfig
	telemetry   *telemetry.Telemetry // nil if there is none
}

// A lookupConfig says where general questions are looked up.
type lookupConfig struct {
	url     string // "" for nowhere
	contact string
}

type openaiConfig struct {
	baseURL, model string
	tools          string // "text", "native", or "" to find out
	key            secret
}

// on reports whether a model is configured.
func (c openaiConfig) on() bool { return c.baseURL != "" || c.key.value() != "" }

// A secret is a string that is never printed. The pointer hides it from fmt,
// which shows unexported fields of a struct without calling their methods.
type secret struct{ text *string }

func secretOf(text string) secret { return secret{&text} }

// value returns the text, "" for no secret.
func (s secret) value() string {
	if s.text == nil {
		return ""
	}
	return *s.text
}

// String hides the secret from every %v and every log.
func (s secret) String() string {
	if s.value() == "" {
		return "unset"
	}
	return "set"
}

// LogValue hides the secret from slog.
func (s secret) LogValue() slog.Value { return slog.StringValue(s.String()) }

// GoString hides the secret from %#v.
func (s secret) GoString() string { return s.String() }

// speaks reports whether any messenger is configured.
func (c *config) speaks() bool { return c.telegram.on() || c.slack.on() }

// readConfig returns the configuration from flags and the environment. Its
// error lists all mistakes.
//
// Level is the default log level: a command prints its result, and its log
// matters only when something is wrong.
func readConfig(p *process, flags *settings, level string) (*config, error) {
	s, wrong := readSettings(p.getenv, flags)
	c := &config{
		speaker:     speaker(p.getenv, s.As),
		dataDir:     dataDir(p.getenv),
		log:         newLogger(p.stderr, cmp.Or(s.LogLevel, level), s.LogFormat),
		openai:      openaiConfig{baseURL: s.OpenAIBaseURL, model: s.OpenAIModel, tools: strings.ToLower(s.OpenAITools), key: s.OpenAIKey},
		lookup:      lookupConfig{url: s.LookupURL, contact: s.LookupContact},
		telegram:    telegramConfig{token: s.TelegramToken, apiURL: s.TelegramAPIURL, webhookURL: s.TelegramWebhookURL, webhookSecret: s.TelegramWebhookSecret},
		slack:       slackConfig{botToken: s.SlackBotToken, appToken: s.SlackAppToken, signingSecret: s.SlackSigningSecret, apiURL: s.SlackAPIURL},
		httpAddr:    s.HTTPAddr,
		metricsAddr: s.MetricsAddr,
		access:      strings.ToLower(s.Access),
		otel:        telemetryOf(s),
	}
	c.clock, c.locale = clockAndLocale(p.getenv, s)
	c.database, c.defaults = s.Database, s.Database == ""
	err := wrong.of()
	switch {
	case c.defaults && c.dataDir == "":
		err = errors.Join(err, errNoHome)
	case c.defaults:
		c.database = "sqlite:" + filepath.Join(c.dataDir, "chit.db")
	}
	return c, err
}

var errNoHome = errors.New("there is no home directory to keep the ledger in; set HOME, or DATABASE_URL to sqlite:PATH or postgres://…")

// clockAndLocale returns the clock and the person's locale. --now stops the
// clock, and its offset says what time zone the person is in.
func clockAndLocale(getenv func(string) string, s *settings) (func() time.Time, locale) {
	l := localeOf(getenv).replaced(s)
	t, err := time.Parse(time.RFC3339, s.Now)
	if err != nil { // not set, or refused
		loc := l.location()
		return func() time.Time { return time.Now().In(loc) }, l
	}
	l.zone = zoneAt(l.zone, t)
	t = t.In(l.location())
	return func() time.Time { return t }, l
}
