package main

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

func (r *reader) slack(flags *commonFlags) slackConfig {
	return slackConfig{
		botToken:      r.secret("SLACK_BOT_TOKEN"),
		appToken:      r.secret("SLACK_APP_TOKEN"),
		signingSecret: r.secret("SLACK_SIGNING_SECRET"),
		apiURL:        r.url(flags.SlackAPIURL, "--slack-api-url", "SLACK_API_URL"),
	}
}
