package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
)

// A subcommand is a line of the help.
type subcommand struct {
	name, args, help string
	new              func() command
}

// subcommands returns all subcommands, in the order of the help.
func subcommands() []subcommand {
	return []subcommand{
		{"chat", "", "Talk in the terminal, or read lines from a pipe.", func() command { return &chatCommand{} }},
		{"demo", "", "Show a conversation, in a ledger that is thrown away.", func() command { return &demoCommand{} }},
		{"run", "", "Serve the configured messengers.", func() command { return &runCommand{} }},
		{"report", " [PERIOD]", "Print the report of a period, in words or as 2026-03; this month if not given.", func() command { return &reportCommand{} }},
		{"export", "", "Export every expense.", func() command { return &exportCommand{} }},
		{"parse", "", "Show how the rules read each line of the input.", func() command { return &parseCommand{} }},
		{"eval", " [FILE...]", "Score how well messages are understood, by the rules and by a model.", func() command { return &evalCommand{} }},
		{"inbox", " [retry CONVERSATION NUMBER]", "Show messages that wait or were set aside, or retry one.", func() command { return &inboxCommand{} }},
		{"access", " [remove ID | code]", "Show who may talk to the bot, remove somebody, or make a code for another owner.", func() command { return &accessCommand{} }},
		{"migrate", "", "Migrate the database to this version's schema.", func() command { return &migrateCommand{} }},
		{"version", "", "Print the version.", func() command { return &versionCommand{} }},
		{"help", " [COMMAND]", "Print this help.", func() command { return &helpCommand{} }},
	}
}

const (
	usage         = "Usage: bot [COMMAND] [flags]"
	titleCommands = "Commands:"
	titleFlags    = "Flags:"
	titleCommon   = "Flags of every command:"
)

const description = `Chit keeps expenses by chatting: write "coffee 4.50" and it is in the ledger.

Without a subcommand it serves Slack and Telegram if they are configured, and
talks in the terminal otherwise. OPENAI_API_KEY, or OPENAI_BASE_URL alone for your
own server, adds a language model. OTEL_EXPORTER_OTLP_ENDPOINT sends traces and
metrics to a collector, without anybody's words. Instead of a variable with a secret
you can set the variable with _FILE appended to the name of a file.`

// theSame is the help of a flag's second name.
const theSame = "The same."

// A taker is a command that takes arguments; the others refuse them.
type taker interface{ take(args []string) }

// parseCommandLine returns the subcommand that args name, or its help if they ask for
// that. Flags may be before, after and between arguments.
func parseCommandLine(args []string) (command, *settings, error) {
	common := &settings{}
	fs := newFlagSet()
	defineFlags(fs, common)
	var cmd command = &defaultCommand{}
	name := ""
	var words []string
	for {
		err := fs.Parse(args)
		if errors.Is(err, flag.ErrHelp) {
			return &helpCommand{subject: name}, common, nil
		}
		if err != nil {
			return nil, nil, usageError(fs, err)
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
		defineFlags(fs, cmd)
	}
	if t, ok := cmd.(taker); ok {
		t.take(words)
	} else if len(words) > 0 {
		return nil, nil, fmt.Errorf("unexpected argument %s; see `bot help %s`", words[0], name)
	}
	return cmd, common, check(cmd, flagsOf(cmd)).of()
}

func newFlagSet() *flag.FlagSet {
	fs := flag.NewFlagSet("bot", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	return fs
}

// usageError rewords an error of package flag, and suggests the flag that may
// have been meant.
func usageError(fs *flag.FlagSet, err error) error {
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

// similar reports whether two names have the same letters, or one is a prefix
// of the other: common typing mistakes.
func similar(a, b string) bool {
	x, y := []byte(a), []byte(b)
	slices.Sort(x)
	slices.Sort(y)
	return string(x) == string(y) || len(b) > 1 && (strings.HasPrefix(a, b) || strings.HasPrefix(b, a))
}
