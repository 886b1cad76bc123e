package main

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/go-playground/validator/v10"

	"chit/agent/chat/text"
	"chit/expense"
)

// refusals are the sentences about invalid settings and flags: what is wrong and what
// to do. A refusal is looked up by field and rule, then by rule alone. {name} is the
// flag or variable, {value} its value, {param} the parameter of the rule, and {Field}
// the flag or variable of another field. The refusal of a setting that may contain a
// secret does not have its value.
var refusals = map[string]string{
	"oneof":      "{name} must be one of {param}, not {value}",
	"oneofci":    "{name} must be one of {param}, not {value}",
	"min":        "{name} must be at least {param}, not {value}",
	"http_url":   "{name} must be an address that begins with http:// or https://",
	"https":      "{name} must begin with https://, because Telegram delivers nowhere else",
	"host_port":  "{name} must be HOST:PORT, like {param}",
	"other_than": "{name} is already the address of {param}; set another, or none",
	"currency":   "{name} must be an ISO 4217 currency like EUR, not {value}",
	"zone":       "{name} must be a time zone like Europe/Berlin, not {value}",
	"language":   "{name} must be one of " + strings.Join(text.Languages, ", ") + ", not {value}",
	"datetime":   "{name} must be a time like 2026-11-21T09:00:00+01:00",
	"era":        "{name} must be between 1970 and 9000",

	"contact": "{name} must be a mail address or the address of a page, without spaces and parentheses",
	"headers": "{name} must be a list NAME=VALUE,NAME=VALUE",

	"database":      "{name} must begin with sqlite: or postgres://",
	"database_file": "{name} names no file; write sqlite:PATH",
	// The parser's own message would repeat the password.
	"database_url": "{name} is not a valid URL; write postgres://user:password@host/database, with %40 for an @ in the password",

	"OpenAIModel.excluded_without_all": "{name} names a model but no server; set {OpenAIKey}, or {OpenAIBaseURL} for your own server",

	"telegram_token":                      "{name} is not a token; @BotFather gives one like 123456:ABC-DEF",
	"telegram_secret":                     "{name} must be 1 to 256 of the characters A-Z, a-z, 0-9, _ and -",
	"TelegramToken.required_with":         "Telegram has a webhook but no token; set {name} to what @BotFather gave you",
	"TelegramWebhookSecret.required_with": "{TelegramWebhookURL} needs {name}, or anybody could pretend to be Telegram; set it to something that nobody can guess",

	"SlackBotToken.slack_token":   "{name} is the wrong token: use the one that begins with {param}, under OAuth & Permissions",
	"SlackBotToken.required_with": "Slack needs {name} too, the token xoxb-… under OAuth & Permissions",
	"SlackAppToken.slack_token":   "{name} is the wrong token: use one that begins with {param}, under Basic Information, App-Level Tokens, with the scope connections:write",
	"SlackAppToken.required":      "Slack needs {name} too, for Socket Mode, or {SlackSigningSecret} for HTTP",
}

// rules are our own rules, by their names in the tag validate.
var rules = map[string]func(value, param string) bool{
	"host_port": func(value, _ string) bool { _, port, err := net.SplitHostPort(value); return err == nil && port != "" },
	"currency":  func(value, _ string) bool { _, ok := expense.LookupCurrency(value); return ok },
	"zone":      func(value, _ string) bool { return zoneName(value) != "" },
	"language":  func(value, _ string) bool { return slices.Contains(text.Languages, strings.ToLower(value)) },
	"speaker":   func(value, _ string) bool { _, fault := speakerName(value); return fault == "" },
	"era": func(value, _ string) bool {
		t, err := time.Parse(time.RFC3339, value)
		day := expense.DateOf(t.UTC())
		return err == nil && !day.Before(expense.EarliestDate) && day.Year <= 9000
	},

	"contact": func(value, _ string) bool { return contact.MatchString(value) },

	"database": func(value, _ string) bool {
		scheme, _, _ := strings.Cut(value, ":")
		return scheme == "sqlite" || isPostgres(scheme)
	},
	"database_file": func(value, _ string) bool { return value != "sqlite" && value != "sqlite:" },
	"database_url": func(value, _ string) bool {
		scheme, _, _ := strings.Cut(value, ":")
		_, err := url.Parse(value)
		return err == nil || !isPostgres(scheme)
	},

	"headers": func(value, _ string) bool { return headersOf(value) != nil },

	"telegram_token":  func(value, _ string) bool { return telegramToken.MatchString(value) },
	"telegram_secret": func(value, _ string) bool { return telegramSecret.MatchString(value) },
	"slack_token": func(value, prefix string) bool {
		return strings.HasPrefix(value, prefix) && !strings.ContainsAny(value, " \t\r\n")
	},
}

// The form of Telegram's tokens, of a webhook's secret, and of what is sent in a header.
var (
	telegramToken  = regexp.MustCompile(`^[0-9]{1,19}:[A-Za-z0-9_-]{1,200}$`)
	contact        = regexp.MustCompile(`^[!-'*-~]{3,200}$`) // what a comment in a header may hold
	telegramSecret = regexp.MustCompile(`^[A-Za-z0-9_-]{1,256}$`)
)

func isPostgres(scheme string) bool { return scheme == "postgres" || scheme == "postgresql" }

// settingsTogether checks settings that are valid each for itself.
func settingsTogether(l validator.StructLevel) {
	s := l.Current().Interface().(settings)
	wrong := func(field, rule, param string) {
		f := l.Current().FieldByName(field)
		l.ReportError(f.Interface(), field, field, rule, param)
	}
	telegrams := l.Validator().Var(s.TelegramAPIURL, "required,http_url") != nil
	if s.TelegramWebhookURL != "" && telegrams && !strings.HasPrefix(strings.ToLower(s.TelegramWebhookURL), "https:") {
		wrong("TelegramWebhookURL", "https", "")
	}
	if s.SlackBotToken.value() != "" && s.SlackAppToken.value() == "" && s.SlackSigningSecret.value() == "" {
		wrong("SlackAppToken", "required", "")
	}
	if s.OTLPEndpoint != "" && s.OTLPProtocol != "" && !strings.HasPrefix(s.OTLPProtocol, "http/") {
		wrong("OTLPProtocol", "oneof", "http/protobuf http/json")
	}
	if _, port, _ := net.SplitHostPort(s.HTTPAddr); port != "0" && s.MetricsAddr == s.HTTPAddr {
		wrong("MetricsAddr", "other_than", "HTTP_ADDR")
	}
}

var validation = sync.OnceValue(func() *validator.Validate {
	v := validator.New(validator.WithRequiredStructEnabled())
	for name, right := range rules {
		err := v.RegisterValidation(name, func(f validator.FieldLevel) bool { return right(f.Field().String(), f.Param()) })
		if err != nil {
			panic(err) // unreachable: the names are words
		}
	}
	v.RegisterCustomTypeFunc(func(v reflect.Value) any { return v.Interface().(secret).value() }, secret{})
	v.RegisterStructValidation(settingsTogether, settings{})
	return v
})

// check returns the mistakes in a struct whose fields have the tag validate.
func check(s any, from origins) mistakes {
	var all mistakes
	found, _ := errors.AsType[validator.ValidationErrors](validation().Struct(s))
	for _, f := range found {
		all = append(all, mistake{f.StructField(), errors.New(refusal(f, from))})
	}
	return all
}

// refusal returns the sentence for an error of the validator.
func refusal(f validator.FieldError, from origins) string {
	name := from[f.StructField()]
	if f.Tag() == "speaker" {
		_, fault := speakerName(fmt.Sprint(f.Value()))
		return name + " " + fault
	}
	words, ok := refusals[f.StructField()+"."+f.Tag()]
	if !ok {
		words = refusals[f.Tag()]
	}
	param := f.Param()
	if strings.HasPrefix(f.Tag(), "oneof") {
		param = strings.Join(strings.Fields(param), ", ")
	}
	places := []string{"{name}", name, "{param}", param, "{value}", fmt.Sprintf("%#v", f.Value())}
	for field, origin := range from {
		places = append(places, "{"+field+"}", origin)
	}
	return strings.NewReplacer(places...).Replace(words)
}
