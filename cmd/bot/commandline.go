package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/alecthomas/kong"
)

// The command line. A value that has a variable of the environment is empty
// here unless its flag is given; config.go decides between the two.
type commandLine struct {
	commonFlags

	Chat    chatCommand    `cmd:"" help:"Talk in the terminal. Lines are read from a pipe, too."`
	Run     runCommand     `cmd:"" help:"Serve the configured messengers."`
	Report  reportCommand  `cmd:"" help:"Print the report of a month."`
	Export  exportCommand  `cmd:"" help:"Write out every expense."`
	Parse   parseCommand   `cmd:"" help:"Show how the rules read each line of the input."`
	Inbox   inboxCommand   `cmd:"" help:"Show which messages wait or were set aside, and retry them."`
	Migrate migrateCommand `cmd:"" help:"Bring the database to this version's schema."`
	Version versionCommand `cmd:"" help:"Print the version."`
	Help    helpCommand    `cmd:"" help:"Print this help."`
	Default defaultCommand `cmd:"" default:"1" hidden:""`
}

// commonFlags are understood by every subcommand. Secrets have no flag: a flag
// is on display in the list of processes.
type commonFlags struct {
	DB  string `name:"db" placeholder:"URL" help:"The ledgers: postgres://… or sqlite:PATH. (DATABASE_URL)"`
	As  string `name:"as" placeholder:"NAME" help:"Who speaks, in the terminal; your user name if not given."`
	Now string `name:"now" placeholder:"TIME" help:"A clock that stands still, like 2026-11-21T09:00:00+01:00; for tests and demonstrations."`

	OpenAIBaseURL      string `name:"openai-base-url" placeholder:"URL" help:"A server with the OpenAI chat API. (OPENAI_BASE_URL)"`
	OpenAIModel        string `name:"openai-model" placeholder:"NAME" help:"The model to ask there. (OPENAI_MODEL)"`
	TelegramAPIURL     string `name:"telegram-api-url" placeholder:"URL" help:"Another Telegram API server. (TELEGRAM_API_URL)"`
	TelegramWebhookURL string `name:"telegram-webhook-url" placeholder:"URL" help:"Where Telegram reaches us; polling if not given. (TELEGRAM_WEBHOOK_URL)"`
	SlackAPIURL        string `name:"slack-api-url" placeholder:"URL" help:"Another Slack API server. (SLACK_API_URL)"`
	HTTPAddr           string `name:"http-addr" placeholder:"HOST:PORT" help:"Where we serve webhooks, health and metrics. (HTTP_ADDR)"`
	Access             string `name:"access" placeholder:"WHO" help:"invite or open: who may talk to us. (CHIT_ACCESS)"`
	LogLevel           string `name:"log-level" placeholder:"LEVEL" help:"debug, info, warn or error. (LOG_LEVEL)"`
	LogFormat          string `name:"log-format" placeholder:"FORMAT" help:"text or json. (LOG_FORMAT)"`
}

const description = `Chit keeps expenses by chatting: write "coffee 4.50" and it is in the ledger.

Without a subcommand it serves Slack and Telegram if they are configured, and talks in the terminal otherwise. ` +
	`OPENAI_API_KEY, or OPENAI_BASE_URL alone for a server of your own, adds a language model. ` +
	`A variable that holds a secret may be replaced by one with _FILE at its end that names a file.`

// parseCommandLine returns the subcommand that args name, nil when they asked
// for help and got it.
func parseCommandLine(args []string, stdout io.Writer) (command, *commonFlags, error) {
	var line commandLine
	helped := false
	parser, err := newParser(&line, stdout, func() { helped = true })
	if err != nil {
		return nil, nil, err
	}
	if name := firstWord(args); name != "" && !isCommand(parser, name) {
		return nil, nil, fmt.Errorf("there is no subcommand %q; `bot help` lists those there are", name)
	}
	parsed, err := parser.Parse(args)
	if helped {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, fmt.Errorf("%w; `bot help` lists what there is", err)
	}
	node := parsed.Selected()
	cmd, ok := node.Target.Addr().Interface().(command)
	if !ok {
		return nil, nil, fmt.Errorf("subcommand %s does nothing", node.Name) // unreachable unless bug
	}
	return cmd, &line.commonFlags, nil
}

// newParser returns the parser for line. It calls helped once it printed help,
// and would leave the process there if it could.
func newParser(line *commandLine, stdout io.Writer, helped func()) (*kong.Kong, error) {
	return kong.New(line, kong.Name("bot"), kong.Description(description),
		kong.Writers(stdout, stdout), kong.Exit(func(int) { helped() }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, NoExpandSubcommands: true}))
}

// firstWord returns the argument that must be a subcommand, "" when args begin
// with a flag: the parser knows better then what belongs to it.
func firstWord(args []string) string {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") {
		return ""
	}
	return args[0]
}

func isCommand(parser *kong.Kong, name string) bool {
	for _, n := range parser.Model.Children {
		if n.Name == name && !n.Hidden {
			return true
		}
	}
	return false
}
