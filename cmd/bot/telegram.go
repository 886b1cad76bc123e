package main

import (
	"regexp"
	"strings"

	"chit/adapters/telegram"
	"chit/agent/chat"
)

// A telegramConfig is how Telegram is reached and reaches us.
type telegramConfig struct {
	token         secret
	apiURL        string // "" is Telegram's own server
	webhookURL    string // "" is polling
	webhookSecret secret
}

// on reports whether somebody wants Telegram.
func (c telegramConfig) on() bool { return c.token.value() != "" }

// What Telegram gives as a token, and what it takes as a webhook's secret.
var (
	telegramToken  = regexp.MustCompile(`^[0-9]{1,19}:[A-Za-z0-9_-]{1,200}$`)
	telegramSecret = regexp.MustCompile(`^[A-Za-z0-9_-]{1,256}$`)
)

func (r *reader) telegram(flags *commonFlags) telegramConfig {
	c := telegramConfig{
		token:         r.secret("TELEGRAM_BOT_TOKEN"),
		apiURL:        r.url(flags.TelegramAPIURL, "--telegram-api-url", "TELEGRAM_API_URL"),
		webhookURL:    r.url(flags.TelegramWebhookURL, "--telegram-webhook-url", "TELEGRAM_WEBHOOK_URL"),
		webhookSecret: r.secret("TELEGRAM_WEBHOOK_SECRET"),
	}
	given := r.getenv("TELEGRAM_BOT_TOKEN_FILE") != "" // what is wrong with the file is said already
	webhook := origin(flags.TelegramWebhookURL, "--telegram-webhook-url", "TELEGRAM_WEBHOOK_URL")
	secret := c.webhookSecret.value()
	switch {
	case !c.on() && !given && (c.webhookURL != "" || secret != ""):
		r.problem("Telegram has a webhook but no token; set TELEGRAM_BOT_TOKEN to what @BotFather gave you")
	case c.on() && !telegramToken.MatchString(c.token.value()):
		r.problem("TELEGRAM_BOT_TOKEN is not a token; @BotFather gives one like 123456:ABC-DEF")
	}
	if c.webhookURL != "" && c.apiURL == "" && !strings.HasPrefix(strings.ToLower(c.webhookURL), "https:") {
		r.problem("%s must begin with https://, Telegram delivers to nothing else", webhook)
	}
	switch {
	case c.webhookURL != "" && secret == "" && r.getenv("TELEGRAM_WEBHOOK_SECRET_FILE") == "":
		r.problem("%s needs TELEGRAM_WEBHOOK_SECRET, or anybody could send us messages as Telegram; set it to a word that nobody can guess", webhook)
	case secret != "" && !telegramSecret.MatchString(secret):
		r.problem("TELEGRAM_WEBHOOK_SECRET must be 1 to 256 of the characters A-Z, a-z, 0-9, _ and -")
	}
	return c
}

// newTelegram returns the messenger for the configured bot.
func newTelegram(c *config, notes chat.Notes) (chat.Messenger, error) {
	return telegram.New(telegram.Config{
		Token:         c.telegram.token.value(),
		APIURL:        c.telegram.apiURL,
		WebhookURL:    c.telegram.webhookURL,
		WebhookSecret: c.telegram.webhookSecret.value(),
		Notes:         notes,
		Now:           c.clock,
		Log:           c.log,
	})
}
