package agenttest_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"chit/agent"
	"chit/agent/chat"
	"chit/db/dbtest"
	"chit/expense"
)

// TestUndoTakesBackWhatAMessageDid has random conversations, of messages that store one entry
// or several, at once or after a yes, and change or delete them. Undo leaves the ledger as it
// was before the last message that changed it, redo as it was after it, and what says that the
// last addition was a mistake takes back all of it.
func TestUndoTakesBackWhatAMessageDid(t *testing.T) {
	t.Parallel()
	several := 0
	rapid.Check(t, func(rt *rapid.T) {
		store := dbtest.Memory(t)
		service := expense.NewService(store)
		bot := agent.New(agent.Config{Ledgers: service, Memory: store, Now: injectionDay.UTC})
		count := 0
		say := func(text string) chat.Reply {
			count++
			reply, err := bot.Handle(t.Context(), chat.Message{
				Conversation: "test:ana", Ledger: "test:ana", ID: chat.MessageID(fmt.Sprint(count)), Direct: true, At: injectionDay, Text: text,
				Sender: chat.Sender{Person: expense.Person{ID: "test:ana", Name: "ana"}, Currency: "EUR", Zone: "Europe/Berlin", Language: "en"},
			})
			if err != nil {
				rt.Fatalf("%q: %v", text, err)
			}
			return reply
		}
		entries := func() (all []string) {
			list, err := service.Find(t.Context(), "test:ana", expense.Query{})
			if err != nil {
				rt.Fatal(err)
			}
			for _, e := range list {
				all = append(all, fmt.Sprintf("#%d %s %s %q %q %v", e.Number, e.SpentOn, e.GrossMoney(), e.Description, e.Merchant, e.Tags))
			}
			return all
		}
		say("hello")
		pick := func(name string, of ...string) string { return rapid.SampledFrom(of).Draw(rt, name) }
		for range rapid.IntRange(1, 6).Draw(rt, "messages") {
			before := entries()
			message := pick("message", "coffee 4.50", "tea 2, cake 3", "maybe tea 2, cake 3 and a bun 1.50", "vielleicht Kaffee 3 und Tee 2", "no, 5.20",
				"was yesterday", "at Aldi", "delete the last two", "delete it", "#trip")
			if reply := say(message); len(reply.Choices) > 0 && reply.Choices[0].Style == chat.Primary {
				say(pick("agreement", "yes", "ja", "ok"))
			}
			after := entries()
			if slices.Equal(after, before) {
				continue
			}
			back := pick("back", "undo", "rückgängig", "scratch that", "")
			if back == "scratch that" && len(after) <= len(before) {
				back = "undo" // it is about what was added
			}
			if back == "" {
				continue
			}
			say(back)
			if got := entries(); !slices.Equal(got, before) {
				rt.Fatalf("%q, then %q leaves %q, where there was %q before and %q between", message, back, got, before, after)
			}
			if len(after) > len(before)+1 {
				several++
			}
			if back == "scratch that" {
				say("undo")
			} else {
				say("redo")
			}
			if got := entries(); !slices.Equal(got, after) {
				rt.Fatalf("%q, %q and back again leaves %q, where there was %q", message, back, got, after)
			}
		}
	})
	if several == 0 {
		t.Error("no message stored several entries")
	}
}
