// Package memorytest is the test suite of memory.Store.
package memorytest

import (
	"encoding/json"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/storetest"
)

// A T is what a check needs of a *testing.T.
type T = storetest.T

type check struct {
	name string
	run  func(T, memory.Store)
}

var checks = []check{
	{"NothingYet", checkNothing},
	{"TurnsComeBackWhole", checkWhole},
	{"RecentIsOrderedAndLimited", checkRecent},
	{"SameMessageIsReplaced", checkReplace},
	{"PendingIsTheLastOne", checkPending},
	{"ConversationsAreApart", checkApart},
	{"WhatAModelWroteIsKept", checkRaw},
	{"OddText", checkOddText},
	{"WritersAtOnce", checkAtOnce},
}

// Run runs the suite, each check on a new and empty store made by open.
func Run(t *testing.T, open func(t *testing.T) memory.Store) {
	for _, c := range checks {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			c.run(t, open(t))
		})
	}
}

var noon = time.Date(2026, time.November, 20, 12, 0, 0, 123_456_000, time.UTC)

// turn returns a turn with every field set.
func turn(c chat.ConversationID, id chat.MessageID) memory.Turn {
	return memory.Turn{
		Conversation: c, MessageID: id, At: noon, Sender: "terminal:ana", Text: "coffee 4.50 <b>&", Language: "en",
		Steps: []llm.Message{
			{Role: llm.RoleAssistant, Calls: []llm.ToolCall{{ID: "1", Name: "add_expense", Args: json.RawMessage(`{"gross_amount": "4.50"}`)}}, Model: "gpt", Extra: json.RawMessage(`{"a":  1}`)},
			{Role: llm.RoleTool, Text: "saved", CallID: "1"},
		},
		Reply: "✅ #1 · 4.50 EUR", Numbers: []int64{1, 2}, ReadBy: "rules", Usage: llm.Usage{Prompt: 500, Completion: 40, Cached: 300},
	}
}

// question returns an open question with every field set.
func question(id string) *memory.Pending {
	return &memory.Pending{
		ID: id, Asked: noon, Actor: "terminal:ana", Name: "ana", Sources: []string{"taxi"}, Ask: "How much?", Field: "amount", Answered: map[string]string{"date": "2026-11-20"}, About: []int64{3},
		Actions: action.Keep(action.AddExpense{Description: "taxi", Gross: &parse.Amount{Text: "4.50", Value: decimal.New(450, -2), Readings: []decimal.Decimal{decimal.New(450, -2)}}}, action.DeleteExpenses{Numbers: []int64{3, 4}}),
		Options: map[string]string{"p:1": "1200.00", "p:2": "1.20"},
	}
}

func save(t T, s memory.Store, turn memory.Turn, open *memory.Pending) {
	t.Helper()
	if err := s.Save(t.Context(), turn, open); err != nil {
		t.Fatalf("Save(%q, %q): %v", turn.Conversation, turn.MessageID, err)
	}
}

func pending(t T, s memory.Store, c chat.ConversationID) *memory.Pending {
	t.Helper()
	p, err := s.Pending(t.Context(), c)
	if err != nil {
		t.Fatalf("Pending(%q): %v", c, err)
	}
	return p
}

// recent returns the ids of recent turns.
func recent(t T, s memory.Store, c chat.ConversationID, limit int) []chat.MessageID {
	t.Helper()
	turns, err := s.Recent(t.Context(), c, limit)
	if err != nil {
		t.Fatalf("Recent(%q, %d): %v", c, limit, err)
	}
	var ids []chat.MessageID
	for _, turn := range turns {
		ids = append(ids, turn.MessageID)
	}
	return ids
}

func equal(t T, what string, got, want any) {
	t.Helper()
	if d := cmp.Diff(want, got, cmpopts.EquateEmpty(), cmpopts.EquateComparable(expense.Rate{})); d != "" {
		t.Errorf("%s: mismatch (-want +got):\n%s", what, d)
	}
}

func checkNothing(t T, s memory.Store) {
	if p := pending(t, s, "c"); p != nil {
		t.Errorf("Pending of a new conversation = %+v, want nil", p)
	}
	equal(t, "Recent of a new conversation", recent(t, s, "c", 10), []chat.MessageID{})
	_, found, err := s.Turn(t.Context(), "c", "m")
	if found || err != nil {
		t.Errorf("Turn of a new conversation = %v, %v, want false, nil", found, err)
	}
}

func checkWhole(t T, s memory.Store) {
	for _, want := range []memory.Turn{turn("c", "m1"), {Conversation: "c", MessageID: "m2", At: noon}} {
		save(t, s, want, nil)
		got, found, err := s.Turn(t.Context(), "c", want.MessageID)
		if !found || err != nil {
			t.Fatalf("Turn(%q) = %v, %v, want true, nil", want.MessageID, found, err)
		}
		equal(t, "Turn", got, want)
		turns, err := s.Recent(t.Context(), "c", 1)
		if err != nil {
			t.Fatalf("Recent: %v", err)
		}
		equal(t, "Recent", turns, []memory.Turn{want})
	}
	odd := turn("c", "m3")
	odd.At = time.Date(2026, 11, 20, 17, 30, 0, 123_456_789, time.FixedZone("", 5*3600+1800))
	save(t, s, odd, nil)
	got, _, err := s.Turn(t.Context(), "c", "m3")
	if want := time.Date(2026, 11, 20, 12, 0, 0, 123_456_000, time.UTC); err != nil || got.At != want {
		t.Errorf("At of a turn = %s, %v, want %s", got.At, err, want)
	}
}

func checkRecent(t T, s memory.Store) {
	// Turns are ordered by when they were saved, not by clock or id.
	for i, id := range []chat.MessageID{"9", "10", "b", "a", "ä"} {
		m := turn("c", id)
		m.At = noon.Add(-time.Duration(i) * time.Hour)
		save(t, s, m, nil)
	}
	for limit, want := range map[int][]chat.MessageID{
		0: {}, 1: {"ä"}, 3: {"b", "a", "ä"}, 5: {"9", "10", "b", "a", "ä"}, 100: {"9", "10", "b", "a", "ä"},
	} {
		equal(t, fmt.Sprintf("Recent of %d", limit), recent(t, s, "c", limit), want)
	}
}

func checkReplace(t T, s memory.Store) {
	for _, id := range []chat.MessageID{"1", "2", "3"} {
		save(t, s, turn("c", id), nil)
	}
	again := turn("c", "2")
	again.Reply, again.At, again.Steps = "another", noon.Add(time.Hour), nil
	save(t, s, again, question("p"))
	got, _, err := s.Turn(t.Context(), "c", "2")
	if err != nil {
		t.Fatalf("Turn: %v", err)
	}
	equal(t, "the replaced turn", got, again)
	equal(t, "Recent after a turn was replaced", recent(t, s, "c", 10), []chat.MessageID{"1", "2", "3"})
	save(t, s, turn("c", "4"), nil)
	equal(t, "Recent after one more", recent(t, s, "c", 10), []chat.MessageID{"1", "2", "3", "4"})
}

func checkPending(t T, s memory.Store) {
	for i, want := range []*memory.Pending{nil, question("p1"), question("p2"), nil, {ID: "p3", Asked: noon}, nil} {
		save(t, s, turn("c", chat.MessageID(fmt.Sprint(i))), want)
		equal(t, fmt.Sprintf("Pending after Save %d", i), pending(t, s, "c"), want)
	}
}

func checkApart(t T, s memory.Store) {
	save(t, s, turn("a", "m"), question("of a"))
	other := turn("b", "m")
	other.Text = "b's"
	save(t, s, other, nil)
	save(t, s, turn("b", "n"), nil)
	equal(t, "Pending of a", pending(t, s, "a"), question("of a"))
	equal(t, "Recent of a", recent(t, s, "a", 10), []chat.MessageID{"m"})
	equal(t, "Recent of b", recent(t, s, "b", 10), []chat.MessageID{"m", "n"})
	got, _, err := s.Turn(t.Context(), "a", "m")
	if err != nil {
		t.Fatalf("Turn: %v", err)
	}
	equal(t, "Turn of a", got, turn("a", "m"))
	if _, found, err := s.Turn(t.Context(), "a", "n"); found || err != nil {
		t.Errorf("Turn of a message of b in a = %v, %v, want false, nil", found, err)
	}
}

// checkRaw stores arguments as models write them: with odd white space, cut
// off, or not JSON at all.
func checkRaw(t T, s memory.Store) {
	for i, args := range []string{`{ "a" : 1,` + "\n" + `"b":"<&>" }`, `{"a":`, `no json`, `"é"`, ``} {
		m := turn("c", chat.MessageID(fmt.Sprint(i)))
		m.Steps[0].Calls[0].Args, m.Steps[0].Extra = json.RawMessage(args), json.RawMessage(args)
		save(t, s, m, nil)
		got, _, err := s.Turn(t.Context(), "c", m.MessageID)
		if err != nil {
			t.Fatalf("Turn: %v", err)
		}
		equal(t, fmt.Sprintf("turn with the arguments %q", args), got, m)
	}
}

func checkOddText(t T, s memory.Store) {
	for i, text := range []string{"", "👩‍👩‍👧", "a\x00b", "\u2028", `"'\`, "\r\n\t"} {
		m := turn("c", chat.MessageID(fmt.Sprint(i)))
		m.Text, m.Reply = text, text
		save(t, s, m, nil)
		got, _, err := s.Turn(t.Context(), "c", m.MessageID)
		if err != nil {
			t.Fatalf("Turn with the text %q: %v", text, err)
		}
		equal(t, fmt.Sprintf("turn with the text %q", text), got, m)
	}
}

func checkAtOnce(t T, s memory.Store) {
	const writers = 8
	var wg sync.WaitGroup
	for i := range writers {
		wg.Go(func() {
			for n := range 3 {
				id := chat.MessageID(fmt.Sprint(i, "/", n))
				if err := s.Save(t.Context(), turn("c", id), nil); err != nil {
					t.Errorf("one of %d writers at once: %v", writers, err)
				}
			}
		})
	}
	wg.Wait()
	ids := recent(t, s, "c", 100)
	slices.Sort(ids)
	if ids = slices.Compact(ids); len(ids) != 3*writers {
		t.Errorf("%d turns are there, want %d", len(ids), 3*writers)
	}
}
