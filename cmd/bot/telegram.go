package main

import (
	"chit/adapters/telegram"
	"chit/agent/chat"
)

// A telegramConfig is the configuration of Telegram.
type telegramConfig struct {
	token         secret
	apiURL        string // "" is Telegram's own server
	webhookURL    string // "" is polling
	webhookSecret secret
}

// on reports whether Telegram is configured.
func (c telegramConfig) on() bool { return c.token.value() != "" }

// newTelegram returns the messenger for the configured bot.
func newTelegram(c *config, there recollection) (chat.Messenger, error) {
	return telegram.New(telegramSettings(c, there))
}

func telegramSettings(c *config, there recollection) telegram.Config {
	return telegram.Config{
		Token:         c.telegram.token.value(),
		APIURL:        c.telegram.apiURL,
		WebhookURL:    c.telegram.webhookURL,
		WebhookSecret: c.telegram.webhookSecret.value(),
		Notes:         there,
		Cards:         there,
		Withhold:      withholdRaw,
		Now:           c.clock,
		Log:           c.log,
	}
}
