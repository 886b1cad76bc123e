package main

import (
	"strings"

	"chit/adapters/slack"
	"chit/agent/chat"
	"chit/expense"
)

// A slackConfig is how Slack is reached and reaches us.
type slackConfig struct {
	botToken      secret
	appToken      secret // of Socket Mode
	signingSecret secret // of HTTP events
	apiURL        string // "" is Slack's own server
}

// on reports whether somebody wants Slack.
func (c slackConfig) on() bool {
	return c.botToken.value() != "" || c.appToken.value() != "" || c.signingSecret.value() != ""
}

// slackSecrets are what Slack gives, and where it shows them.
var slackSecrets = []struct{ variable, prefix, where string }{
	{"SLACK_BOT_TOKEN", "xoxb-", "OAuth & Permissions"},
	{"SLACK_APP_TOKEN", "xapp-", "Basic Information, App-Level Tokens, with the scope connections:write"},
}

func (r *reader) slack(flags *commonFlags) slackConfig {
	c := slackConfig{
		botToken:      r.secret("SLACK_BOT_TOKEN"),
		appToken:      r.secret("SLACK_APP_TOKEN"),
		signingSecret: r.secret("SLACK_SIGNING_SECRET"),
		apiURL:        r.url(flags.SlackAPIURL, "--slack-api-url", "SLACK_API_URL"),
	}
	for i, s := range slackSecrets {
		if v := []secret{c.botToken, c.appToken}[i].value(); v != "" && (!strings.HasPrefix(v, s.prefix) || strings.ContainsAny(v, " \t\r\n")) {
			r.problem("%s is not the token that it should be: it begins with %s and is found under %s", s.variable, s.prefix, s.where)
		}
	}
	given := func(s secret, variable string) bool { // what is wrong with a file is said already
		return s.value() != "" || r.getenv(variable+"_FILE") != ""
	}
	bot := given(c.botToken, "SLACK_BOT_TOKEN")
	receives := given(c.appToken, "SLACK_APP_TOKEN") || given(c.signingSecret, "SLACK_SIGNING_SECRET")
	switch {
	case receives && !bot:
		r.problem("Slack needs SLACK_BOT_TOKEN too, the token xoxb-… that is found under OAuth & Permissions")
	case bot && !receives:
		r.problem("Slack needs SLACK_APP_TOKEN too, for Socket Mode; or SLACK_SIGNING_SECRET, for events by HTTP")
	}
	return c
}

// newSlack returns the messenger for the configured workspace.
func newSlack(c *config, notes chat.Notes) chat.Messenger {
	return slack.New(slack.Config{
		BotToken:      c.slack.botToken.value(),
		AppToken:      c.slack.appToken.value(),
		SigningSecret: c.slack.signingSecret.value(),
		APIURL:        c.slack.apiURL,
		Notes:         notes,
		Now:           c.clock,
		Log:           c.log,
		Currency:      func(region string) expense.Currency { return currencyOf[region] },
	})
}
