package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// settings are what every subcommand can be told, as text that nobody has looked
// at: by a flag, or else by the variable that env names. A variable that is marked
// as secret may be replaced by one with _FILE at its end that names a file. What
// holds nothing but a secret has no flag, because flags are on display in the list
// of processes.
//
// The tag validate says what is right, and refusals in validate.go what is said
// about everything else. Rules about several settings at once are in settingsTogether.
type settings struct {
	Database string `flag:"db" env:"DATABASE_URL,secret" validate:"omitempty,database,database_file,database_url" help:"The ledgers: postgres://… or sqlite:PATH."`
	As       string `flag:"as" validate:"omitempty,speaker" help:"Who speaks, in the terminal; your user name if not given."`
	Now      string `flag:"now" validate:"omitempty,datetime=2006-01-02T15:04:05Z07:00,era" help:"A clock that stands still, like 2026-11-21T09:00:00+01:00; for tests and demonstrations."`

	OpenAIKey     secret `env:"OPENAI_API_KEY,secret"`
	OpenAIBaseURL string `flag:"openai-base-url" env:"OPENAI_BASE_URL" validate:"omitempty,http_url" help:"A server with the OpenAI chat API."`
	OpenAIModel   string `flag:"openai-model" env:"OPENAI_MODEL" validate:"excluded_without_all=OpenAIKey OpenAIBaseURL" help:"The model to ask there."`

	TelegramToken         secret `env:"TELEGRAM_BOT_TOKEN,secret" validate:"required_with=TelegramWebhookURL TelegramWebhookSecret,omitempty,telegram_token"`
	TelegramAPIURL        string `flag:"telegram-api-url" env:"TELEGRAM_API_URL" validate:"omitempty,http_url" help:"Another Telegram API server."`
	TelegramWebhookURL    string `flag:"telegram-webhook-url" env:"TELEGRAM_WEBHOOK_URL" validate:"omitempty,http_url" help:"Where Telegram reaches us; polling if not given."`
	TelegramWebhookSecret secret `env:"TELEGRAM_WEBHOOK_SECRET,secret" validate:"required_with=TelegramWebhookURL,omitempty,telegram_secret"`

	SlackBotToken      secret `env:"SLACK_BOT_TOKEN,secret" validate:"required_with=SlackAppToken SlackSigningSecret,omitempty,slack_token=xoxb-"`
	SlackAppToken      secret `env:"SLACK_APP_TOKEN,secret" validate:"omitempty,slack_token=xapp-"`
	SlackSigningSecret secret `env:"SLACK_SIGNING_SECRET,secret"`
	SlackAPIURL        string `flag:"slack-api-url" env:"SLACK_API_URL" validate:"omitempty,http_url" help:"Another Slack API server."`

	HTTPAddr    string `flag:"http-addr" env:"HTTP_ADDR" unset:"127.0.0.1:8080" validate:"host_port=127.0.0.1:8080" help:"Where we serve webhooks, as HOST:PORT."`
	MetricsAddr string `flag:"metrics-addr" env:"METRICS_ADDR" validate:"omitempty,host_port=127.0.0.1:9090" help:"Where we serve health and metrics instead of there."`
	Access      string `flag:"access" env:"CHIT_ACCESS" unset:"invite" validate:"oneofci=invite open" help:"invite or open: who may talk to us."`

	Currency string `flag:"currency" env:"CHIT_CURRENCY" validate:"omitempty,currency" help:"The currency of new ledgers whose people's own is not known."`
	Zone     string `flag:"zone" env:"CHIT_ZONE" validate:"omitempty,zone" help:"Their time zone, like Europe/Berlin."`
	Language string `flag:"language" env:"CHIT_LANGUAGE" validate:"omitempty,language" help:"Their language, en or zh."`

	LogLevel  string `flag:"log-level" env:"LOG_LEVEL" validate:"omitempty,oneofci=debug info warn error" help:"debug, info, warn or error."`
	LogFormat string `flag:"log-format" env:"LOG_FORMAT" unset:"text" validate:"oneofci=text json" help:"text or json."`
}

// defineFlags defines a flag for each field of a struct that has the tag flag, its
// names divided by commas. What is in the field, or else in the tag unset, is what it
// has without a flag; of settings that is left to readSettings, which must know.
func defineFlags(fs *flag.FlagSet, to any) {
	_, shared := to.(*settings)
	for f, v := range reflect.ValueOf(to).Elem().Fields() {
		names, ok := f.Tag.Lookup("flag")
		if !ok {
			continue
		}
		unset, help := f.Tag.Get("unset"), f.Tag.Get("help")
		if shared {
			unset = ""
		}
		if env, _, _ := strings.Cut(f.Tag.Get("env"), ","); env != "" {
			help += " (" + env + ")"
		}
		for _, name := range strings.Split(names, ",") {
			switch p := v.Addr().Interface().(type) {
			case *string:
				fs.StringVar(p, name, unset, help)
			case *bool:
				fs.BoolVar(p, name, false, help)
			case *int:
				n, _ := strconv.Atoi(unset) // the tests run every command
				fs.IntVar(p, name, n, help)
			}
			help = "The same."
		}
	}
}

// flagsOf returns the origins of a command's own flags.
func flagsOf(cmd any) origins {
	from := origins{}
	for f := range reflect.ValueOf(cmd).Elem().Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("flag"), ",")
		from[f.Name] = "--" + name
	}
	return from
}

// A mistake is what is wrong with a setting.
type mistake struct {
	field string
	error
}

// mistakes are all there are, so that nobody corrects one only to meet the next.
type mistakes []mistake

// of returns the mistakes in some settings, in all if none are named.
func (m mistakes) of(fields ...string) error {
	var all []error
	for _, one := range m {
		if len(fields) == 0 || slices.Contains(fields, one.field) {
			all = append(all, one.error)
		}
	}
	return errors.Join(all...)
}

// A settingsReader completes the settings that flags gave.
type settingsReader struct {
	getenv   func(string) string
	readFile func(string) ([]byte, error)
	origins  origins
	mistakes mistakes
}

// origins are where settings come from, a flag or a variable, by field.
type origins map[string]string

// readSettings returns what flags and the environment say, and what is wrong in it.
func readSettings(getenv func(string) string, flags *settings) (*settings, mistakes) {
	return readSettingsOf(getenv, os.ReadFile, flags)
}

func readSettingsOf(getenv func(string) string, readFile func(string) ([]byte, error), flags *settings) (*settings, mistakes) {
	s := *flags
	r := &settingsReader{getenv: getenv, readFile: readFile, origins: origins{}}
	for f, v := range reflect.ValueOf(&s).Elem().Fields() {
		r.fill(f, v)
	}
	for _, wrong := range check(&s, r.origins) {
		if r.mistakes.of(wrong.field) == nil { // else what is there is not what was meant
			r.mistakes = append(r.mistakes, wrong)
		}
	}
	return &s, r.mistakes
}

// fill sets a field that no flag has set.
func (r *settingsReader) fill(f reflect.StructField, v reflect.Value) {
	variable, kind, _ := strings.Cut(f.Tag.Get("env"), ",")
	r.origins[f.Name] = variable
	if v.Kind() == reflect.String && (v.String() != "" || variable == "") {
		r.origins[f.Name] = "--" + f.Tag.Get("flag")
		return
	}
	text := strings.TrimSpace(r.getenv(variable))
	if kind == "secret" {
		text = r.secret(f.Name, variable, text)
	}
	if text == "" {
		text = f.Tag.Get("unset")
	}
	switch to := v.Addr().Interface().(type) {
	case *string:
		*to = text
	case *secret:
		*to = secretOf(text)
	}
}

// unread stands for a secret that is somewhere but cannot be read, so that what
// needs it is not said to lack it as well.
const unread = "unread"

// secret returns the value of a variable, or the content of the file that it names
// with _FILE at its end.
func (r *settingsReader) secret(field, variable, value string) string {
	file := r.getenv(variable + "_FILE")
	if file == "" {
		return value
	}
	data, err := r.readFile(file)
	content := strings.TrimSpace(string(data))
	switch {
	case value != "":
		err = fmt.Errorf("%s and %s_FILE are both set; unset one of them", variable, variable)
	case err != nil:
		err = fmt.Errorf("%s_FILE cannot be read: %w", variable, err)
	case content == "":
		err = fmt.Errorf("%s_FILE names %s, and that file is empty", variable, file)
	}
	if err != nil {
		r.mistakes = append(r.mistakes, mistake{field, err})
	}
	return cmp.Or(content, unread)
}
