package slack_test

import (
	"strings"
	"testing"

	"chit/adapters/slack/slacktest"
)

func TestMissingScopesAreNamed(t *testing.T) {
	s := open(t, slacktest.Options{Scopes: []string{
		"app_mentions:read", "assistant:write", "channels:history", "channels:read", "chat:write", "commands", "files:write",
		"groups:history", "groups:read", "im:history", "im:write", "users:read",
	}})
	r := start(t, s)
	connected(t, s)
	said := r.said()
	for scope, missing := range map[string]bool{"files:read": true, "reactions:write": true, "chat:write": false, "im:write": false} {
		if strings.Contains(said, "scope="+scope) != missing {
			t.Errorf("%s: named as missing %t, want %t, in %s", scope, !missing, missing, said)
		}
	}
}
