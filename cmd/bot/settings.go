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

// settings are the settings of every subcommand, as unchecked text from a flag or else
// from the variable in the tag env. A variable with the tag secret may be replaced by
// one ending in _FILE that names a file. A setting that can only be a secret has no
// flag, because flags are visible in the process list, and neither have the variables
// of OpenTelemetry, which every program reads.
//
// The tag validate has the rules, and refusals in validate.go the sentences. Rules
// about several settings at once are in settingsTogether.
type settings struct {
	Database string `flag:"db" env:"DATABASE_URL,secret" validate:"omitempty,database,database_file,database_url" help:"The database: postgres://… or sqlite:PATH."`
	As       string `flag:"as" validate:"omitempty,speaker" help:"Your name in the terminal; your user name if not given."`
	Now      string `flag:"now" validate:"omitempty,datetime=2006-01-02T15:04:05Z07:00,era" help:"A fixed time to use, like 2026-11-21T09:00:00+01:00; for tests and demonstrations."`

	OpenAIKey     secret `env:"OPENAI_API_KEY,secret"`
	OpenAIBaseURL string `flag:"openai-base-url" env:"OPENAI_BASE_URL" validate:"omitempty,http_url" help:"The base URL of an OpenAI-compatible API."`
	OpenAIModel   string `flag:"openai-model" env:"OPENAI_MODEL" validate:"excluded_without_all=OpenAIKey OpenAIBaseURL" help:"The model to use."`
	OpenAITools   string `flag:"openai-tools" env:"OPENAI_TOOLS" validate:"omitempty,oneofci=text native" help:"How the model calls tools: native or in text; found out if not given."`

	LookupURL     string `flag:"lookup-url" env:"CHIT_LOOKUP_URL" validate:"omitempty,http_url" help:"The wiki where a model looks up general questions, like https://en.wikipedia.org; nowhere if not given."`
	LookupContact string `flag:"lookup-contact" env:"CHIT_LOOKUP_CONTACT" validate:"omitempty,contact" help:"A mail address or page where that wiki's operators reach you, as Wikipedia asks."`

	TelegramToken         secret `env:"TELEGRAM_BOT_TOKEN,secret" validate:"required_with=TelegramWebhookURL TelegramWebhookSecret,omitempty,telegram_token"`
	TelegramAPIURL        string `flag:"telegram-api-url" env:"TELEGRAM_API_URL" validate:"omitempty,http_url" help:"A Telegram API server other than Telegram's own."`
	TelegramWebhookURL    string `flag:"telegram-webhook-url" env:"TELEGRAM_WEBHOOK_URL" validate:"omitempty,http_url" help:"The public address of the Telegram webhook; the bot polls if not given."`
	TelegramWebhookSecret secret `env:"TELEGRAM_WEBHOOK_SECRET,secret" validate:"required_with=TelegramWebhookURL,omitempty,telegram_secret"`

	SlackBotToken      secret `env:"SLACK_BOT_TOKEN,secret" validate:"required_with=SlackAppToken SlackSigningSecret,omitempty,slack_token=xoxb-"`
	SlackAppToken      secret `env:"SLACK_APP_TOKEN,secret" validate:"omitempty,slack_token=xapp-"`
	SlackSigningSecret secret `env:"SLACK_SIGNING_SECRET,secret"`
	SlackAPIURL        string `flag:"slack-api-url" env:"SLACK_API_URL" validate:"omitempty,http_url" help:"A Slack API server other than Slack's own."`

	HTTPAddr    string `flag:"http-addr" env:"HTTP_ADDR" unset:"127.0.0.1:8080" validate:"host_port=127.0.0.1:8080" help:"The address of the HTTP server for webhooks, as HOST:PORT."`
	MetricsAddr string `flag:"metrics-addr" env:"METRICS_ADDR" validate:"omitempty,host_port=127.0.0.1:9090" help:"A separate address for health checks and metrics."`
	Access      string `flag:"access" env:"CHIT_ACCESS" unset:"invite" validate:"oneofci=invite open" help:"Who may talk to the bot: invite or open."`

	Currency string `flag:"currency" env:"CHIT_CURRENCY" validate:"omitempty,currency" help:"The currency of new ledgers, if the messenger does not know it."`
	Zone     string `flag:"zone" env:"CHIT_ZONE" validate:"omitempty,zone" help:"Their time zone, like Europe/Berlin."`
	Language string `flag:"language" env:"CHIT_LANGUAGE" validate:"omitempty,language" help:"Their language, like de."`

	OTLPEndpoint string `env:"OTEL_EXPORTER_OTLP_ENDPOINT" validate:"omitempty,http_url"`
	OTLPProtocol string `env:"OTEL_EXPORTER_OTLP_PROTOCOL"`
	OTLPHeaders  secret `env:"OTEL_EXPORTER_OTLP_HEADERS,secret" validate:"omitempty,headers"`
	OTelDisabled string `env:"OTEL_SDK_DISABLED"`
	OTelTraces   string `env:"OTEL_TRACES_EXPORTER"`
	OTelMetrics  string `env:"OTEL_METRICS_EXPORTER"`

	LogLevel  string `flag:"log-level" env:"LOG_LEVEL" validate:"omitempty,oneofci=debug info warn error" help:"debug, info, warn or error."`
	LogFormat string `flag:"log-format" env:"LOG_FORMAT" unset:"text" validate:"oneofci=text json" help:"text or json."`
}

// defineFlags defines a flag for each field of a struct with the tag flag, which
// lists its names, separated by commas. The default is the field's value, or that of
// the tag unset; defaults of settings are left to readSettings, which must know
// whether a flag was given.
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
			help = theSame
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

// A mistake is an invalid setting.
type mistake struct {
	field string
	error
}

// mistakes are all mistakes at once, so that nobody fixes one only to meet the
// next.
type mistakes []mistake

// of returns the mistakes in the given settings, or in all of them.
func (m mistakes) of(fields ...string) error {
	var all []error
	for _, one := range m {
		if len(fields) == 0 || slices.Contains(fields, one.field) {
			all = append(all, one.error)
		}
	}
	return errors.Join(all...)
}

// A settingsReader completes the settings given by flags.
type settingsReader struct {
	getenv   func(string) string
	readFile func(string) ([]byte, error)
	origins  origins
	mistakes mistakes
}

// origins say for each field which flag or variable it comes from.
type origins map[string]string

// readSettings returns the settings from flags and the environment, with the
// mistakes in them.
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
		if r.mistakes.of(wrong.field) == nil { // otherwise the field does not have the intended value
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

// unread stands for a secret that could not be read, so that it is not reported
// as missing too.
const unread = "unread"

// secret returns the value of a variable, or the content of the file named by the
// variable with _FILE.
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
