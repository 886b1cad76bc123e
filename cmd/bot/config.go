package main

import (
	"cmp"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"chit/expense"
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

// A reader gathers the configuration and every mistake in it, so that nobody
// corrects one only to meet the next.
type reader struct {
	getenv   func(string) string
	readFile func(string) ([]byte, error)
	problems []error
}

func (r *reader) problem(format string, args ...any) {
	r.problems = append(r.problems, fmt.Errorf(format, args...))
}

// readConfig returns the configuration of flags and the environment. Its error
// names all mistakes.
//
// Level is the log's when nobody chose one: somebody who runs a command reads
// what it prints, and needs the log only when something is wrong.
func readConfig(p *process, flags *commonFlags, level string) (*config, error) {
	r := &reader{getenv: p.getenv, readFile: os.ReadFile}
	c := &config{
		speaker: r.speaker(flags.As),
		dataDir: dataDir(p.getenv),
		openai:  r.openai(flags),
	}
	c.clock, c.locale = r.clockAndLocale(flags)
	c.database, c.defaults = r.database(flags.DB, c.dataDir)
	c.log = r.logger(p, flags, level)
	r.messengers(c, flags)
	return c, errors.Join(r.problems...)
}

// value returns a flag or else its variable.
func (r *reader) value(flag, variable string) string {
	if flag != "" {
		return flag
	}
	return strings.TrimSpace(r.getenv(variable))
}

// origin names the flag or variable that a value came from, for a sentence.
func origin(flag, name, variable string) string {
	if flag != "" {
		return name
	}
	return variable
}

// secret returns a variable, or the content of the file that it names with
// _FILE at its end.
func (r *reader) secret(variable string) secret {
	value, file := strings.TrimSpace(r.getenv(variable)), r.getenv(variable+"_FILE")
	switch {
	case file == "":
		return secretOf(value)
	case value != "":
		r.problem("%s and %s_FILE are both set; unset one of them", variable, variable)
		return secret{}
	}
	data, err := r.readFile(file)
	if err != nil {
		r.problem("%s_FILE cannot be read: %w", variable, err)
		return secret{}
	}
	value = strings.TrimSpace(string(data))
	if value == "" {
		r.problem("%s_FILE names %s, and that file is empty", variable, file)
	}
	return secretOf(value)
}

// url checks the address of a server; "" is none.
func (r *reader) url(flag, name, variable string) string {
	value := r.value(flag, variable)
	if value == "" {
		return ""
	}
	u, err := url.Parse(value)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		r.problem("%s must be an address that begins with http:// or https://", origin(flag, name, variable))
		return ""
	}
	return value
}

// choice checks a value that is one of a few words.
func (r *reader) choice(flag, name, variable, unset string, words ...string) string {
	value := strings.ToLower(r.value(flag, variable))
	if value == "" {
		return unset
	}
	for _, w := range words {
		if value == w {
			return w
		}
	}
	r.problem("%s must be one of %s, not %q", origin(flag, name, variable), strings.Join(words, ", "), value)
	return unset
}

func (r *reader) openai(flags *commonFlags) openaiConfig {
	c := openaiConfig{
		baseURL: r.url(flags.OpenAIBaseURL, "--openai-base-url", "OPENAI_BASE_URL"),
		model:   r.value(flags.OpenAIModel, "OPENAI_MODEL"),
		key:     r.secret("OPENAI_API_KEY"),
	}
	named := r.value(flags.OpenAIBaseURL, "OPENAI_BASE_URL") != "" || r.getenv("OPENAI_API_KEY_FILE") != ""
	if c.model != "" && !c.on() && !named {
		r.problem("%s says which model to ask but not where; set OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own",
			origin(flags.OpenAIModel, "--openai-model", "OPENAI_MODEL"))
	}
	return c
}

// messengers reads what the messengers have in common.
func (r *reader) messengers(c *config, flags *commonFlags) {
	c.telegram, c.slack = r.telegram(flags), r.slack(flags)
	c.access = r.choice(flags.Access, "--access", "CHIT_ACCESS", "invite", "invite", "open")
	c.httpAddr = cmp.Or(r.address(flags.HTTPAddr, "--http-addr", "HTTP_ADDR", "127.0.0.1:8080"), "127.0.0.1:8080")
	c.metricsAddr = r.address(flags.MetricsAddr, "--metrics-addr", "METRICS_ADDR", "127.0.0.1:9090")
	if _, port, _ := net.SplitHostPort(c.httpAddr); port != "0" && c.metricsAddr == c.httpAddr {
		r.problem("%s is the address of HTTP_ADDR already; name another, or leave it out", origin(flags.MetricsAddr, "--metrics-addr", "METRICS_ADDR"))
	}
}

// address checks where something is to be served; "" is nowhere.
func (r *reader) address(flag, name, variable, example string) string {
	value := r.value(flag, variable)
	if value == "" {
		return ""
	}
	if _, port, err := net.SplitHostPort(value); err != nil || port == "" {
		r.problem("%s must be HOST:PORT, like %s", origin(flag, name, variable), example)
	}
	return value
}

// database returns the URL of the database, and whether it is the one that
// nobody had to name.
func (r *reader) database(flag, dataDir string) (string, bool) {
	value := flag
	if value == "" {
		value = r.secret("DATABASE_URL").value() // it may hold a password
	}
	where := origin(flag, "--db", "DATABASE_URL")
	scheme, rest, _ := strings.Cut(value, ":")
	switch {
	case value == "" && dataDir == "":
		r.problem("there is no home directory to keep the ledger in; set HOME, or DATABASE_URL to sqlite:PATH or postgres://…")
	case value == "":
		return "sqlite:" + filepath.Join(dataDir, "chit.db"), true
	case scheme == "sqlite" && rest == "":
		r.problem("%s names no file; write sqlite:PATH", where)
	case scheme == "postgres" || scheme == "postgresql":
		// The parser's own words would repeat the password.
		if _, err := url.Parse(value); err != nil {
			r.problem("%s is not a URL that can be read; write postgres://user:password@host/database, with %%40 for an @ in the password", where)
		}
	case scheme != "sqlite":
		r.problem("%s must begin with sqlite: or postgres://", where)
	}
	return value, false
}

// clockAndLocale returns the clock that --now sets, the real one without it,
// and where the person is. An offset in --now says what their own clock shows.
func (r *reader) clockAndLocale(flags *commonFlags) (func() time.Time, locale) {
	l, now := r.locale(flags), flags.Now
	if now == "" {
		loc := l.location()
		return func() time.Time { return time.Now().In(loc) }, l
	}
	t, err := time.Parse(time.RFC3339, now)
	if err != nil {
		r.problem("--now must be a time like 2026-11-21T09:00:00+01:00")
		return time.Now, l
	}
	if day := expense.DateOf(t.UTC()); day.Before(expense.EarliestDate) || day.Year > 9000 {
		r.problem("--now must be between 1970 and 9000")
	}
	l.zone = zoneAt(l.zone, t)
	t = t.In(l.location())
	return func() time.Time { return t }, l
}
