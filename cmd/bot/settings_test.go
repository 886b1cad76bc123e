package main

import (
	"errors"
	"io/fs"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSettingsRefused reads settings with one mistake each, with the expected
// sentence, and some that are unusual but valid.
func TestSettingsRefused(t *testing.T) {
	t.Parallel()
	const telegram = "1:a"
	for _, tt := range []struct {
		env   map[string]string
		flags settings
		want  []string
	}{
		{env: map[string]string{"LOG_LEVEL": "INFO", "LOG_FORMAT": " json ", "CHIT_ACCESS": "Open", "CHIT_LANGUAGE": "ZH", "CHIT_ZONE": "/usr/share/zoneinfo/Asia/Tokyo"}},
		{env: map[string]string{"HTTP_ADDR": "[::1]:80", "METRICS_ADDR": ":9090", "OPENAI_BASE_URL": "HTTPS://[::1]:1/v1"}},
		{env: map[string]string{"HTTP_ADDR": "::1"}, want: []string{"HTTP_ADDR must be HOST:PORT, like 127.0.0.1:8080"}},
		{env: map[string]string{"HTTP_ADDR": "localhost:"}, want: []string{"HTTP_ADDR must be HOST:PORT, like 127.0.0.1:8080"}},
		{env: map[string]string{"METRICS_ADDR": "127.0.0.1:8080"}, want: []string{"METRICS_ADDR is already the address of HTTP_ADDR; set another, or none"}},
		{env: map[string]string{"OPENAI_BASE_URL": "https://"}, want: []string{"OPENAI_BASE_URL must be an address that begins with http:// or https://"}},
		{env: map[string]string{"OPENAI_MODEL": "m", "OPENAI_BASE_URL": "nowhere"}, want: []string{"OPENAI_BASE_URL must be an address that begins with http:// or https://"}},
		{flags: settings{OpenAIModel: "m"}, want: []string{"--openai-model names a model but no server; set OPENAI_API_KEY, or OPENAI_BASE_URL for your own server"}},
		{env: map[string]string{"OPENAI_MODEL": "m", "OPENAI_API_KEY_FILE": "none"}, want: []string{"OPENAI_API_KEY_FILE cannot be read: file does not exist"}},
		{env: map[string]string{"OPENAI_TOOLS": "Text", "OPENAI_BASE_URL": "http://x"}},
		{env: map[string]string{"OPENAI_TOOLS": "json"}, want: []string{`OPENAI_TOOLS must be one of text, native, not "json"`}},
		{env: map[string]string{"CHIT_LOOKUP_URL": "https://de.wikipedia.org", "CHIT_LOOKUP_CONTACT": "ana@example.org"}},
		{env: map[string]string{"CHIT_LOOKUP_URL": "de.wikipedia.org"}, want: []string{"CHIT_LOOKUP_URL must be an address that begins with http:// or https://"}},
		{env: map[string]string{"CHIT_LOOKUP_CONTACT": "ana\r\nX: y"}, want: []string{"CHIT_LOOKUP_CONTACT must be a mail address or the address of a page, without spaces and parentheses"}},
		{env: map[string]string{"OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector:4318", "OTEL_EXPORTER_OTLP_HEADERS": "a=b%20c, d="}},
		{env: map[string]string{"OTEL_EXPORTER_OTLP_PROTOCOL": "grpc"}},
		{env: map[string]string{"OTEL_EXPORTER_OTLP_ENDPOINT": "collector:4317"}, want: []string{"OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:// or https://"}},
		{
			env:  map[string]string{"OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector:4317", "OTEL_EXPORTER_OTLP_PROTOCOL": "grpc"},
			want: []string{`OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/protobuf, http/json, not "grpc"`},
		},
		{env: map[string]string{"OTEL_EXPORTER_OTLP_HEADERS": "key"}, want: []string{"OTEL_EXPORTER_OTLP_HEADERS must be a list NAME=VALUE,NAME=VALUE"}},
		{env: map[string]string{"CHIT_ZONE": "x"}, flags: settings{Zone: "Local"}, want: []string{`--zone must be a time zone like Europe/Berlin, not "Local"`}},
		{env: map[string]string{"CHIT_CURRENCY": "{name}"}, want: []string{`CHIT_CURRENCY must be an ISO 4217 currency like EUR, not "{name}"`}},
		{flags: settings{As: " \t"}, want: []string{"--as needs a name"}},
		{flags: settings{Now: "1969-12-31T23:59:59Z"}, want: []string{"--now must be between 1970 and 9000"}},
		{flags: settings{Now: "2026-11-21"}, want: []string{"--now must be a time like 2026-11-21T09:00:00+01:00"}},

		{env: map[string]string{"TELEGRAM_WEBHOOK_SECRET": "s"}, want: []string{"Telegram has a webhook but no token; set TELEGRAM_BOT_TOKEN to what @BotFather gave you"}},
		{env: map[string]string{"TELEGRAM_WEBHOOK_SECRET": "s", "TELEGRAM_BOT_TOKEN_FILE": "empty"}, want: []string{"TELEGRAM_BOT_TOKEN_FILE names empty, and that file is empty"}},
		{
			env:  map[string]string{"TELEGRAM_BOT_TOKEN": telegram, "TELEGRAM_WEBHOOK_URL": "https://x"},
			want: []string{"TELEGRAM_WEBHOOK_URL needs TELEGRAM_WEBHOOK_SECRET, or anybody could pretend to be Telegram; set it to something that nobody can guess"},
		},
		{
			env: map[string]string{"TELEGRAM_BOT_TOKEN": telegram, "TELEGRAM_WEBHOOK_SECRET": "s"}, flags: settings{TelegramWebhookURL: "http://x"},
			want: []string{"--telegram-webhook-url must begin with https://, because Telegram delivers nowhere else"},
		},
		{env: map[string]string{"TELEGRAM_BOT_TOKEN": telegram, "TELEGRAM_WEBHOOK_SECRET": "s", "TELEGRAM_WEBHOOK_URL": "http://x", "TELEGRAM_API_URL": "http://y"}},

		{env: map[string]string{"SLACK_SIGNING_SECRET": "s"}, want: []string{"Slack needs SLACK_BOT_TOKEN too, the token xoxb-… under OAuth & Permissions"}},
		{env: map[string]string{"SLACK_BOT_TOKEN": "xoxb-1"}, want: []string{"Slack needs SLACK_APP_TOKEN too, for Socket Mode, or SLACK_SIGNING_SECRET for HTTP"}},
		{env: map[string]string{"SLACK_BOT_TOKEN": "xoxb-1", "SLACK_SIGNING_SECRET_FILE": "none"}, want: []string{"SLACK_SIGNING_SECRET_FILE cannot be read: file does not exist"}},
		{env: map[string]string{"SLACK_BOT_TOKEN": "xoxb-1", "SLACK_SIGNING_SECRET": "s", "SLACK_SIGNING_SECRET_FILE": "full"}, want: []string{"SLACK_SIGNING_SECRET and SLACK_SIGNING_SECRET_FILE are both set; unset one of them"}},
	} {
		_, wrong := readSettingsOf(environment(tt.env), files, &tt.flags)
		var got []string
		for _, m := range wrong {
			got = append(got, m.Error())
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%v %+v: mismatch (-want +got):\n%s", tt.env, tt.flags.Database, diff)
		}
	}
}

// files returns the files that settings may name.
func files(name string) ([]byte, error) {
	switch name {
	case "full":
		return []byte("word\n"), nil
	case "empty":
		return []byte(" \n"), nil
	}
	return nil, fs.ErrNotExist
}

// TestRefusals checks that every rule of a setting or flag has a sentence, and that
// no sentence is unused.
func TestRefusals(t *testing.T) {
	t.Parallel()
	used := map[string]bool{"TelegramWebhookURL.https": true, "SlackAppToken.required": true, "MetricsAddr.other_than": true} // see settingsTogether
	structs := []any{settings{}}
	for _, s := range subcommands() {
		structs = append(structs, reflect.ValueOf(s.new()).Elem().Interface())
	}
	for _, s := range structs {
		for f := range reflect.ValueOf(s).Fields() {
			for rule := range strings.SplitSeq(f.Tag.Get("validate"), ",") {
				if name, _, _ := strings.Cut(rule, "="); name != "" && name != "omitempty" && name != "speaker" {
					used[f.Name+"."+name] = true
				}
			}
		}
	}
	var known []string
	for u := range used {
		_, rule, _ := strings.Cut(u, ".")
		switch {
		case refusals[u] != "":
			known = append(known, u)
		case refusals[rule] != "":
			known = append(known, rule)
		default:
			t.Errorf("nothing is said of %s", u)
		}
	}
	for r := range refusals {
		if !slices.Contains(known, r) {
			t.Errorf("no setting is refused with %q", r)
		}
	}
}

func TestMistakesOfSomeSettings(t *testing.T) {
	t.Parallel()
	a, b := errors.New("a"), errors.New("b")
	m := mistakes{{"Zone", a}, {"Now", b}}
	if got := m.of(); !errors.Is(got, a) || !errors.Is(got, b) {
		t.Errorf("all mistakes are %v", got)
	}
	if got := m.of("Now"); errors.Is(got, a) || !errors.Is(got, b) {
		t.Errorf("those of Now are %v", got)
	}
	if got := m.of("As"); got != nil {
		t.Errorf("those of As are %v", got)
	}
}
