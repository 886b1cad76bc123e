package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
)

// commonFlags are understood by every subcommand. A value that has a variable of
// the environment is empty here unless its flag is given; config.go decides
// between the two. Secrets have no flag: a flag is on display in the list of
// processes.
type commonFlags struct {
	DB  string
	As  string
	Now string

	OpenAIBaseURL      string
	OpenAIModel        string
	TelegramAPIURL     string
	TelegramWebhookURL string
	SlackAPIURL        string
	HTTPAddr           string
	MetricsAddr        string
	Access             string
	Currency           string
	Zone               string
	Language           string
	LogLevel           string
	LogFormat          string
}

func (c *commonFlags) define(fs *flag.FlagSet) {
	for _, f := range []struct {
		to         *string
		name, help string
	}{
		{&c.DB, "db", "The ledgers: postgres://… or sqlite:PATH. (DATABASE_URL)"},
		{&c.As, "as", "Who speaks, in the terminal; your user name if not given."},
		{&c.Now, "now", "A clock that stands still, like 2026-11-21T09:00:00+01:00; for tests and demonstrations."},
		{&c.OpenAIBaseURL, "openai-base-url", "A server with the OpenAI chat API. (OPENAI_BASE_URL)"},
		{&c.OpenAIModel, "openai-model", "The model to ask there. (OPENAI_MODEL)"},
		{&c.TelegramAPIURL, "telegram-api-url", "Another Telegram API server. (TELEGRAM_API_URL)"},
		{&c.TelegramWebhookURL, "telegram-webhook-url", "Where Telegram reaches us; polling if not given. (TELEGRAM_WEBHOOK_URL)"},
		{&c.SlackAPIURL, "slack-api-url", "Another Slack API server. (SLACK_API_URL)"},
		{&c.HTTPAddr, "http-addr", "Where we serve webhooks, as HOST:PORT. (HTTP_ADDR)"},
		{&c.MetricsAddr, "metrics-addr", "Where we serve health and metrics instead of there. (METRICS_ADDR)"},
		{&c.Currency, "currency", "The currency of new ledgers whose people's own is not known. (CHIT_CURRENCY)"},
		{&c.Zone, "zone", "Their time zone, like Europe/Berlin. (CHIT_ZONE)"},
		{&c.Language, "language", "Their language, en or zh. (CHIT_LANGUAGE)"},
		{&c.Access, "access", "invite or open: who may talk to us. (CHIT_ACCESS)"},
		{&c.LogLevel, "log-level", "debug, info, warn or error. (LOG_LEVEL)"},
		{&c.LogFormat, "log-format", "text or json. (LOG_FORMAT)"},
	} {
		fs.StringVar(f.to, f.name, "", f.help)
	}
}

// A subcommand is a line of the help.
type subcommand struct {
	name, args, help string
	new              func() command
}

// subcommands are all there are, in the order of the help.
func subcommands() []subcommand {
	return []subcommand{
		{"chat", "", "Talk in the terminal. Lines are read from a pipe, too.", func() command { return &chatCommand{} }},
		{"run", "", "Serve the configured messengers.", func() command { return &runCommand{} }},
		{"report", " [PERIOD]", "Print the report of a period, in words or as 2026-03; this month if not given.", func() command { return &reportCommand{} }},
		{"export", "", "Write out every expense.", func() command { return &exportCommand{} }},
		{"parse", "", "Show how the rules read each line of the input.", func() command { return &parseCommand{} }},
		{"inbox", " [retry CONVERSATION NUMBER]", "Show which messages wait or were set aside, and retry one of these.", func() command { return &inboxCommand{} }},
		{"access", " [remove ID | code]", "Show who may talk to the bot, take one out, or make a code for another owner.", func() command { return &accessCommand{} }},
		{"migrate", "", "Bring the database to this version's schema.", func() command { return &migrateCommand{} }},
		{"version", "", "Print the version.", func() command { return &versionCommand{} }},
		{"help", " [COMMAND]", "Print this help.", func() command { return &helpCommand{} }},
	}
}

const description = `Chit keeps expenses by chatting: write "coffee 4.50" and it is in the ledger.

Without a subcommand it serves Slack and Telegram if they are configured, and
talks in the terminal otherwise. OPENAI_API_KEY, or OPENAI_BASE_URL alone for a
server of your own, adds a language model. A variable that holds a secret may be
replaced by one with _FILE at its end that names a file.`

// A flagged command has flags of its own, and one that takes arguments gets
// them; any other refuses them.
type (
	flagged interface{ define(*flag.FlagSet) }
	taker   interface{ take(args []string) }
)

// parseCommandLine returns the subcommand that args name, nil when they asked
// for help and got it. Flags may stand before, behind and between arguments.
func parseCommandLine(args []string, stdout io.Writer) (command, *commonFlags, error) {
	common := &commonFlags{}
	fs := newFlagSet()
	common.define(fs)
	var cmd command = &defaultCommand{}
	name := ""
	var words []string
	for {
		err := fs.Parse(args)
		if errors.Is(err, flag.ErrHelp) {
			return nil, nil, printHelp(stdout, name)
		}
		if err != nil {
			return nil, nil, mistake(fs, err)
		}
		if fs.NArg() == 0 {
			break
		}
		word := fs.Arg(0)
		args = fs.Args()[1:]
		if name != "" {
			words = append(words, word)
			continue
		}
		found := slices.IndexFunc(subcommands(), func(s subcommand) bool { return s.name == word })
		if found < 0 {
			return nil, nil, fmt.Errorf("unknown command %q; `bot help` lists the commands", word)
		}
		name, cmd = word, subcommands()[found].new()
		if f, ok := cmd.(flagged); ok {
			f.define(fs)
		}
	}
	if t, ok := cmd.(taker); ok {
		t.take(words)
	} else if len(words) > 0 {
		return nil, nil, fmt.Errorf("unexpected argument %s; see `bot help %s`", words[0], name)
	}
	return cmd, common, nil
}

func newFlagSet() *flag.FlagSet {
	fs := flag.NewFlagSet("bot", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	return fs
}

// mistake words an error of package flag for who typed it, with the flag that
// they may have meant.
func mistake(fs *flag.FlagSet, err error) error {
	unknown, ok := strings.CutPrefix(err.Error(), "flag provided but not defined: -")
	if !ok {
		return fmt.Errorf("%s; see `bot help`", strings.ReplaceAll(err.Error(), " -", " --"))
	}
	unknown = strings.TrimPrefix(unknown, "-")
	near := ""
	fs.VisitAll(func(f *flag.Flag) {
		if near == "" && similar(f.Name, unknown) {
			near = f.Name
		}
	})
	if near != "" {
		return fmt.Errorf("unknown flag --%s, did you mean \"--%s\"?", unknown, near)
	}
	return fmt.Errorf("unknown flag --%s; `bot help` lists the flags", unknown)
}

// similar reports whether two names have the same letters, or one begins with
// the other: the slips that people make.
func similar(a, b string) bool {
	x, y := []byte(a), []byte(b)
	slices.Sort(x)
	slices.Sort(y)
	return string(x) == string(y) || len(b) > 1 && (strings.HasPrefix(a, b) || strings.HasPrefix(b, a))
}

// A word is a flag whose value is one of a few words.
type word struct {
	value   *string
	allowed []string
}

// String returns the word.
func (w word) String() string {
	if w.value == nil {
		return ""
	}
	return *w.value
}

// Set takes a word if it is allowed.
func (w word) Set(s string) error {
	if !slices.Contains(w.allowed, s) {
		return fmt.Errorf("it must be one of %s", strings.Join(w.allowed, ", "))
	}
	*w.value = s
	return nil
}

// oneOf defines a flag with a few allowed words, the first of them unless given.
func oneOf(fs *flag.FlagSet, to *string, name, help string, allowed ...string) {
	*to = allowed[0]
	fs.Var(word{to, allowed}, name, help)
}
