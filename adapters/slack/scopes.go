package slack

import (
	"context"
	"net/http"
	"slices"
	"strings"
)

// A scope is one that the app's manifest (deploy/slack-manifest.yaml) asks for.
type scope struct{ name, without string }

// scopes are those of the bot, with what does not work without each.
var scopes = []scope{
	{"app_mentions:read", "the bot does not hear that it is mentioned"},
	{"assistant:write", "no prompts are suggested"},
	{"channels:history", "threads in channels are not followed, nor is their first message logged"},
	{"channels:read", "nothing can be moved to the ledger of a channel"},
	{"chat:write", "nothing can be answered"},
	{"commands", "/expense, /report and the shortcut do not work"},
	{"files:read", "receipts that people send cannot be read"},
	{"files:write", "charts and exports are not shown"},
	{"groups:history", "threads in private channels are not followed, nor is their first message logged"},
	{"groups:read", "nothing can be moved to the ledger of a private channel"},
	{"im:history", "direct messages are not heard"},
	{"im:write", "nobody can be answered directly who asked elsewhere"},
	{"reactions:write", "messages are not acknowledged with a reaction"},
	{"users:read", "nobody is known to be a member, and names, time zones and languages are unknown"},
}

// nameMissing logs each scope that the token lacks. Slack names those that it has with
// every answer.
func (c *connection) nameMissing(ctx context.Context, header http.Header) {
	granted := header.Get("X-OAuth-Scopes")
	if granted == "" {
		return
	}
	has := strings.FieldsFunc(granted, func(r rune) bool { return r == ',' || r == ' ' })
	for _, s := range scopes {
		if !slices.Contains(has, s.name) {
			c.log.WarnContext(ctx, "the Slack app lacks a scope; add it to the app and install it again", "scope", s.name, "without", s.without)
		}
	}
}
