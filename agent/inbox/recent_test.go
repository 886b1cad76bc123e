package inbox_test

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/db/dbtest"
)

// A counting memory counts how often the last turns are read.
type counting struct {
	memory.Store
	reads int
}

func (c *counting) Recent(ctx context.Context, id chat.ConversationID, limit int) ([]memory.Turn, error) {
	c.reads++
	return c.Store.Recent(ctx, id, limit)
}

// TestRecentTurns has two processes take turns in working on a conversation, and
// replaces a turn in between. The last turns that a run sees must be those in
// the database, and a process that works alone must read them only once.
func TestRecentTurns(t *testing.T) {
	const limit = 3
	store := dbtest.SQLite(t)
	n := 0
	var got []memory.Turn
	process := func() (*inbox.Attendant, *counting) {
		counts := &counting{Store: store}
		i := inbox.New(inbox.Config{
			Store: store, Memory: counts, Now: time.Now,
			Handler: func(r inbox.Run) chat.Handler {
				return handlerFunc(func(ctx context.Context, m chat.Message) (chat.Reply, error) {
					var err error
					if got, err = r.Memory.Recent(ctx, m.Conversation, limit); err != nil {
						return chat.Reply{}, err
					}
					last, err := r.Memory.Recent(ctx, m.Conversation, limit-1)
					if err != nil || !reflect.DeepEqual(last, got[max(0, len(got)-limit+1):]) {
						t.Errorf("the last turns of %+v are %+v, %v", got, last, err)
					}
					id := m.ID
					if m.Edits != "" {
						id = m.Edits
					}
					return chat.Reply{Text: "saved"}, r.Memory.Save(ctx, turnOf(m, id), nil)
				})
			},
		})
		return i.Attend(), counts
	}
	one, oneReads := process()
	two, twoReads := process()
	for _, step := range []struct {
		by    *inbox.Attendant
		edits chat.MessageID
		reads int // by both processes so far
	}{
		{one, "", 1}, // reads once
		{one, "", 1},
		{one, "", 1},
		{one, "", 1},  // the oldest is left out
		{two, "", 2},  // has nothing cached
		{two, "", 2},  //
		{one, "", 3},  // the other process was here
		{one, "5", 3}, // replaces a turn
		{one, "", 4},  // so it is read again
		{one, "", 4},
	} {
		n++
		want, err := store.Recent(t.Context(), "terminal:ana", limit)
		if err != nil {
			t.Fatal(err)
		}
		m := said("terminal:ana", chat.MessageID(fmt.Sprint(n)), fmt.Sprint("message ", n))
		m.Edits = step.edits
		ask(t, step.by, m)
		step.by.Shown(m)
		step.by.Close()
		if len(got)+len(want) > 0 && !reflect.DeepEqual(got, want) {
			t.Errorf("message %d was told\n%+v\nthe database has\n%+v", n, got, want)
		}
		if reads := oneReads.reads + twoReads.reads; reads != step.reads {
			t.Errorf("after message %d the turns were read %d times, want %d", n, reads, step.reads)
		}
	}
}

// turnOf returns a turn with every field set that a database may return in
// another form.
func turnOf(m chat.Message, id chat.MessageID) memory.Turn {
	return memory.Turn{
		Conversation: m.Conversation, MessageID: id, At: time.Date(2026, time.November, 20, 12, 0, 0, 123_456_000, time.UTC), Text: m.Text,
		Steps: []llm.Message{
			{Role: llm.RoleAssistant, Calls: []llm.ToolCall{{ID: "1", Name: "add_expense", Args: json.RawMessage(`{"amount":  "4.50"}`)}}, Extra: json.RawMessage(`{"a":  1}`)},
			{Role: llm.RoleTool, Text: "saved", CallID: "1"},
		},
		Reply: "✅ #1", Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}}, Numbers: []int64{1}, ReadBy: "model",
		Usage: llm.Usage{Prompt: 500, Completion: 40},
	}
}
