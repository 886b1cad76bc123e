package openai_test

import (
	"strings"
	"testing"

	"chit/agent/llm/llmtest"
)

// TestAdaptsSystem has models whose chat templates know no system.
func TestAdaptsSystem(t *testing.T) {
	for _, refusal := range []llmtest.Answer{
		llmtest.Refuse(400, "", "", "System role not supported"),
		llmtest.Refuse(400, "", "", "Conversation roles must alternate user/assistant/user/assistant/..."),
		llmtest.Refuse(500, "", "", "invalid operation: Conversation roles must alternate user/assistant/user/assistant/... (in chat_template:1)"),
		llmtest.Refuse(400, "", "", "Only user and assistant roles are supported!"),
		llmtest.Refuse(500, "", "", "Only user, assistant and tool roles are supported, got system."),
	} {
		s := llmtest.NewServer(t, func(h llmtest.Hit) llmtest.Answer {
			if h.Chat.Messages[0].Role == "system" {
				return refusal
			}
			return llmtest.Bookkeeper(h)
		})
		m := open(t, s, quick)
		for range 2 {
			if r, err := m.Next(t.Context(), llmtest.Ask("lunch 12.50")); err != nil || len(r.Calls) != 1 {
				t.Fatalf("%s: %+v, %v, want one call", refusal.Body, r, err)
			}
		}
		if s.Count() != 3 {
			t.Errorf("%s: %d requests, want 3", refusal.Body, s.Count())
		}
		var roles []string
		for _, msg := range s.Hits()[2].Chat.Messages {
			roles = append(roles, msg.Role)
		}
		if got := strings.Join(roles, " "); got != "user assistant user" || s.Hits()[2].Chat.Messages[0].Content != "You keep expenses." {
			t.Errorf("%s: the roles are %s", refusal.Body, got)
		}
	}
}

// TestKeepsSystem has a template that accepts a system and complains about something else.
func TestKeepsSystem(t *testing.T) {
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Refuse(400, "", "", "After the optional system message, conversation roles must alternate user/assistant/user/assistant/...")))
	if _, err := open(t, s, quick).Next(t.Context(), llmtest.Ask("hello")); err == nil || s.Count() != 1 {
		t.Errorf("err = %v after %d requests, want an error after 1", err, s.Count())
	}
}
