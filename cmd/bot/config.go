package main

import (
	"cmp"
	"errors"
	"log/slog"
	"path/filepath"
	"strings"
	"time"
)

// A config is everything that can be configured, checked. Flags win over
// variables; reading is all that happens here, nothing is opened.
type config struct {
	database string // URL
	dataDir  string // where files of ours go; "" if the user has no home
	defaults bool   // nobody named a database: it is the one in dataDir
	speaker  string // who sits at the terminal
	clock    func() time.Time
	locale   locale
	log      *slog.Logger

	openai      openaiConfig
	telegram    telegramConfig
	slack       slackConfig
	httpAddr    string
	metricsAddr string // "" for none of its own
	access      string
}

type openaiConfig struct {
	baseURL, model string
	key            secret
}

// on reports whether there is a model to ask.
func (c openaiConfig) on() bool { return c.baseURL != "" || c.key.value() != "" }

// A secret is a string that is not printed. It is behind a pointer because fmt
// shows the fields of a struct around it without asking any method.
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

// readConfig returns the configuration of flags and the environment. Its error
// names all mistakes.
//
// Level is the log's when nobody chose one: somebody who runs a command reads
// what it prints, and needs the log only when something is wrong.
func readConfig(p *process, flags *settings, level string) (*config, error) {
	s, wrong := readSettings(p.getenv, flags)
	c := &config{
		speaker:     speaker(p.getenv, s.As),
		dataDir:     dataDir(p.getenv),
		log:         newLogger(p.stderr, cmp.Or(s.LogLevel, level), s.LogFormat),
		openai:      openaiConfig{baseURL: s.OpenAIBaseURL, model: s.OpenAIModel, key: s.OpenAIKey},
		telegram:    telegramConfig{token: s.TelegramToken, apiURL: s.TelegramAPIURL, webhookURL: s.TelegramWebhookURL, webhookSecret: s.TelegramWebhookSecret},
		slack:       slackConfig{botToken: s.SlackBotToken, appToken: s.SlackAppToken, signingSecret: s.SlackSigningSecret, apiURL: s.SlackAPIURL},
		httpAddr:    s.HTTPAddr,
		metricsAddr: s.MetricsAddr,
		access:      strings.ToLower(s.Access),
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

// clockAndLocale returns the clock that --now sets, the real one without it,
// and where the person is. An offset in --now says what their own clock shows.
func clockAndLocale(getenv func(string) string, s *settings) (func() time.Time, locale) {
	l := localeOf(getenv).replaced(s)
	t, err := time.Parse(time.RFC3339, s.Now)
	if err != nil { // nobody set it, or it was refused
		loc := l.location()
		return func() time.Time { return time.Now().In(loc) }, l
	}
	l.zone = zoneAt(l.zone, t)
	t = t.In(l.location())
	return func() time.Time { return t }, l
}
