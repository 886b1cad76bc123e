package main

import (
	"chit/adapters/slack"
	"chit/agent/access"
	"chit/agent/chat"
	withhold "chit/agent/secret"
	"chit/expense"
)

// A slackConfig is the configuration of Slack.
type slackConfig struct {
	botToken      secret
	appToken      secret // of Socket Mode
	signingSecret secret // of HTTP events
	apiURL        string // "" is Slack's own server
}

// on reports whether Slack is configured.
func (c slackConfig) on() bool {
	return c.botToken.value() != "" || c.appToken.value() != "" || c.signingSecret.value() != ""
}

// newSlack returns the messenger for the configured workspace.
func newSlack(c *config, there recollection) chat.Messenger {
	return slack.New(slack.Config{
		BotToken:      c.slack.botToken.value(),
		AppToken:      c.slack.appToken.value(),
		SigningSecret: c.slack.signingSecret.value(),
		APIURL:        c.slack.apiURL,
		Notes:         there,
		Cards:         there,
		Now:           c.clock,
		Log:           c.log,
		Withhold:      withholdRaw,
		Currency:      func(region string) expense.Currency { return currencyOf[region] },
	})
}

// withholdRaw returns a delivery without secrets and codes, which must not be stored.
func withholdRaw(payload []byte) []byte { return access.Withhold(withhold.WithholdRaw(payload)) }
