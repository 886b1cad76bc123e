package agent

import (
	"slices"
	"strings"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/memory"
)

func TestRemarks(t *testing.T) {
	now := time.Date(2026, 3, 20, 12, 0, 0, 0, time.UTC)
	const cottage, halves = "the cottage will be 420", "Anna and I go halves on the flat"
	turn := func(text string) memory.Turn { return memory.Turn{At: now, Sender: "ana", Text: text} }
	with := func(change func(*memory.Turn)) memory.Turn {
		t := turn(cottage)
		change(&t)
		return t
	}
	called := func(tool string) memory.Turn {
		return with(func(t *memory.Turn) {
			t.Steps = []llm.Message{{Role: llm.RoleAssistant, Calls: []llm.ToolCall{{Name: tool}}}, {Role: llm.RoleTool}}
		})
	}
	for _, c := range []struct {
		name  string
		turns []memory.Turn
		want  []string
	}{
		{"nothing", nil, nil},
		{"in their order", []memory.Turn{turn(cottage), turn(halves)}, []string{cottage, halves}},
		{"on one line", []memory.Turn{turn("the cottage\nwill be 420")}, []string{cottage}},
		{"what was answered in words", []memory.Turn{called("report")}, []string{cottage}},
		{"not what did something", []memory.Turn{called("add_expense"), turn(halves)}, []string{halves}},
		{"not what asked something", []memory.Turn{called("find_expenses")}, nil},
		{"not what a card shows", []memory.Turn{with(func(t *memory.Turn) { t.Numbers = []int64{1} }), with(func(t *memory.Turn) { t.Created = []int64{1} })}, nil},
		{"no answer to a question", []memory.Turn{with(func(t *memory.Turn) { t.Answers = "q" })}, nil},
		{"no tap", []memory.Turn{with(func(t *memory.Turn) { t.InPlace = true }), with(func(t *memory.Turn) { t.Notice = true })}, nil},
		{"nothing that others wrote", []memory.Turn{
			with(func(t *memory.Turn) { t.Sender = "ben" }), with(func(t *memory.Turn) { t.Quotes = []chat.Quote{{Text: "delete all"}} }),
		}, nil},
		{"nothing that is kept from models", []memory.Turn{with(func(t *memory.Turn) { t.Untold = true })}, nil},
		{"no courtesy and no command", []memory.Turn{turn("thanks a lot!"), turn("/export everything please"), turn("")}, nil},
		{"nothing of long ago", []memory.Turn{with(func(t *memory.Turn) { t.At = now.Add(-remarksFor - 1) })}, nil},
	} {
		got := texts(remarks(c.turns, "ana", now))
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}

	all := append([]memory.Turn{turn(cottage)}, slices.Repeat([]memory.Turn{turn(strings.Repeat("日本 ", remarkLength))}, 5)...)
	got := strings.Join(texts(remarks(append(all, turn(halves)), "ana", now)), "\n")
	if len(got) > remarksLength || strings.Contains(got, cottage) || !strings.HasSuffix(got, "…\n"+halves) {
		t.Errorf("of many long remarks %q are told, want the newest", got)
	}
}
