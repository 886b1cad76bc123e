package agent

import (
	"slices"
	"strings"
	"testing"
	"time"

	"chit/agent/llm"
	"chit/agent/memory"
)

func TestRetold(t *testing.T) {
	noon := time.Date(2026, 3, 20, 12, 0, 0, 0, time.UTC)
	turn := func(hour int, text string) memory.Turn {
		return memory.Turn{At: noon.Add(time.Duration(hour-12) * time.Hour), Text: text, Reply: "✅ #1 · 4.50 EUR · coffee · Food\nnet 3.75"}
	}
	long := strings.Repeat("x", 4*historyTokens)
	for _, c := range []struct {
		name  string
		turns []memory.Turn
		said  []string
		left  int // turns before
	}{
		{"nothing", nil, nil, 0},
		{"in their order", []memory.Turn{turn(9, "a"), turn(10, "b")}, []string{"a", "✅ #1 · 4.50 EUR", "b", "✅ #1 · 4.50 EUR"}, 0},
		{"not those of yesterday", []memory.Turn{turn(-13, "a"), turn(10, "b")}, []string{"b", "✅ #1 · 4.50 EUR"}, 1},
		{"none before one that is too long", []memory.Turn{turn(8, "a"), turn(9, long), turn(10, "b")}, []string{"b", "✅ #1 · 4.50 EUR"}, 2},
		{"nothing if the last is too long", []memory.Turn{turn(9, "a"), turn(10, long)}, nil, 2},
		{"no more than a few", slices.Repeat([]memory.Turn{turn(9, "a")}, historyTurns+3), slices.Repeat([]string{"a", "✅ #1 · 4.50 EUR"}, historyTurns), 3},
		{"not what is kept from models", []memory.Turn{turn(8, "a"), {At: noon, Text: "b", Untold: true}}, []string{"a", "✅ #1 · 4.50 EUR"}, 0},
	} {
		var said []string
		recent, before := retold(c.turns, noon)
		if len(before) != c.left {
			t.Errorf("%s: %d turns are left, want %d", c.name, len(before), c.left)
		}
		for _, m := range recent {
			said = append(said, m.Text)
		}
		if !slices.Equal(said, c.said) {
			t.Errorf("%s: %q, want %q", c.name, said, c.said)
		}
	}
}

// A model that is told of a turn without what it did begins to invent deeds.
func TestTurnMessagesKeepTheDeeds(t *testing.T) {
	steps := []llm.Message{
		{Role: llm.RoleAssistant, Calls: []llm.ToolCall{{ID: "1", Name: "add_expense"}}},
		{Role: llm.RoleTool, CallID: "1", Text: "stored #1"},
	}
	got := turnMessages(memory.Turn{Text: "coffee 4.50", Steps: steps, Reply: "✅ #1"})
	if len(got) != 4 || got[1].Calls[0].Name != "add_expense" || got[2].Text != "stored #1" {
		t.Errorf("%+v", got)
	}
}
