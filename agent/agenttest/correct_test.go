package agenttest_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"chit/agent"
	"chit/agent/chat"
	"chit/agent/memory"
	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/storetest"
)

var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// A talk is one person's conversation with an agent.
type talk struct {
	*agent.Agent
	store expense.Store
	name  string
	count int
}

func newTalk(store expense.Store, notes memory.Store, name string) *talk {
	c := agent.Config{Ledgers: expense.NewService(store), Memory: notes, Now: func() time.Time { return noon }}
	return &talk{Agent: agent.New(c), store: store, name: name}
}

// message is a new message with a text.
func (k *talk) message(text string) chat.Message {
	k.count++
	return chat.Message{
		Conversation: chat.ConversationID("test:" + k.name), Ledger: expense.LedgerID("test:" + k.name), Direct: true,
		ID: chat.MessageID(fmt.Sprint(k.count)), At: noon.Add(time.Duration(k.count) * time.Second), Text: text,
		Sender: chat.Sender{Person: expense.Person{ID: "test:" + k.name, Name: k.name}, Currency: "EUR", Zone: "Europe/Berlin"},
	}
}

// lines are what the ledger holds, in any order.
func (k *talk) lines(t interface{ Fatal(...any) }) []string {
	var lines []string
	err := k.store.Each(context.Background(), expense.LedgerID("test:"+k.name), func(e expense.Expense) error {
		lines = append(lines, e.Description+" "+e.GrossMoney().Amount())
		return nil
	})
	if err != nil && expense.CodeOf(err) != expense.CodeNotFound {
		t.Fatal(err)
	}
	slices.Sort(lines)
	return lines
}

// TestAnEditedListIsWhatItSays edits a list into any other one, again and again:
// the ledger holds what the last text says, and one tap gives back what was.
func TestAnEditedListIsWhatItSays(t *testing.T) {
	t.Parallel()
	line := rapid.Custom(func(t *rapid.T) string {
		what := rapid.SampledFrom([]string{"coffee", "tea", "lunch", "taxi", "parking"}).Draw(t, "what")
		return fmt.Sprintf("%s %d.%02d", what, rapid.IntRange(1, 3).Draw(t, "units"), rapid.SampledFrom([]int{0, 50}).Draw(t, "cents"))
	})
	list := rapid.SliceOfN(line, 1, 4)
	rapid.Check(t, func(t *rapid.T) {
		k := newTalk(storetest.NewModel(), &notes{turns: map[chat.MessageID]memory.Turn{}}, "ana")
		handle := func(m chat.Message) chat.Reply {
			reply, err := k.Handle(context.Background(), m)
			if err != nil {
				t.Fatal(err)
			}
			return reply
		}
		said := list.Draw(t, "first")
		first := k.message(strings.Join(said, ", "))
		handle(first)
		slices.Sort(said)
		if diff := cmp.Diff(said, k.lines(t)); diff != "" {
			t.Fatalf("%q: mismatch (-want +got):\n%s", first.Text, diff)
		}
		for range rapid.IntRange(1, 3).Draw(t, "edits") {
			was := said
			said = list.Draw(t, "next")
			edit := k.message(strings.Join(said, ", "))
			edit.Edits = first.ID
			reply := handle(edit)
			slices.Sort(said)
			if diff := cmp.Diff(said, k.lines(t)); diff != "" {
				t.Fatalf("after the edit to %q: mismatch (-want +got):\n%s", edit.Text, diff)
			}
			if len(reply.Choices) == 0 {
				if !slices.Equal(was, said) {
					t.Fatalf("the edit to %q changed something and offers no way back: %q", edit.Text, reply.Text)
				}
				continue
			}
			for _, want := range [][]string{was, said} {
				tap := k.message(reply.Choices[0].Label)
				tap.Choice = reply.Choices[0].ID
				reply = handle(tap)
				if diff := cmp.Diff(want, k.lines(t)); diff != "" {
					t.Fatalf("after %q: mismatch (-want +got):\n%s", reply.Text, diff)
				}
			}
		}
	})
}

// notes are the memory of one conversation, without a database: there are many of
// them.
type notes struct {
	memory.Store
	turns map[chat.MessageID]memory.Turn
	open  *memory.Pending
}

func (n *notes) Turn(_ context.Context, _ chat.ConversationID, id chat.MessageID) (memory.Turn, bool, error) {
	t, ok := n.turns[id]
	return t, ok, nil
}

func (n *notes) Recent(context.Context, chat.ConversationID, int) ([]memory.Turn, error) {
	return slices.Collect(maps.Values(n.turns)), nil
}

func (n *notes) Pending(context.Context, chat.ConversationID) (*memory.Pending, error) {
	return n.open, nil
}

func (n *notes) Save(_ context.Context, t memory.Turn, open *memory.Pending) error {
	n.turns[t.MessageID], n.open = t, open
	return nil
}

// A forgetful memory fails to keep a turn as often as it is told to: the process
// died after the ledger was changed.
type forgetful struct {
	memory.Store
	fails int
}

var errDied = errors.New("died")

func (f *forgetful) Save(ctx context.Context, t memory.Turn, open *memory.Pending) error {
	if f.fails > 0 {
		f.fails--
		return errDied
	}
	return f.Store.Save(ctx, t, open)
}

// TestADeedIsDoneOnceAfterACrash has the process die between the ledger and the
// turn, and the message handed over again: an edit, a tap, a form.
func TestADeedIsDoneOnceAfterACrash(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name string
		make func(*chat.Message)
		want []string
	}{
		{"edit", func(m *chat.Message) { m.Edits, m.Text = "1", "coffee 5.20, cake 3.00" }, []string{"cake 3.00", "coffee 5.20"}},
		{"edit of one", func(m *chat.Message) { m.Edits, m.Text = "1", "tea 5.20" }, []string{"tea 5.20"}},
		{"correction", func(m *chat.Message) { m.Edits, m.Text = "1", "5.20" }, []string{"coffee 5.20"}},
		{"undo", func(m *chat.Message) { m.Choice = "undo:1" }, nil},
		{"delete", func(m *chat.Message) { m.Choice = "delete:1" }, nil},
		{"form", func(m *chat.Message) { m.Choice, m.Fields = "form:1:1", map[string]string{"amount": "5.20"} }, []string{"coffee 5.20"}},
		{"setting", func(m *chat.Message) { m.Choice = "set:amounts_are:net" }, []string{"coffee 4.50"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			store := dbtest.SQLite(t)
			notes := &forgetful{Store: store}
			k := newTalk(store, notes, "ana")
			if _, err := k.Handle(t.Context(), k.message("coffee 4.50")); err != nil {
				t.Fatal(err)
			}
			m := k.message("")
			c.make(&m)
			notes.fails = 1
			if _, err := k.Handle(t.Context(), m); !errors.Is(err, errDied) {
				t.Fatalf("the first run: %v, want that it died", err)
			}
			changes, err := store.Changes(t.Context(), m.Ledger, expense.ChangeQuery{})
			if err != nil {
				t.Fatal(err)
			}
			reply, err := k.Handle(t.Context(), m)
			if err != nil || reply.Text == "" || reply.Notice {
				t.Errorf("the second run says %q, %v, want what the first would have said", reply.Text, err)
			}
			again, err := store.Changes(t.Context(), m.Ledger, expense.ChangeQuery{})
			if err != nil || len(again) != len(changes) {
				t.Errorf("%d changes after the second run, %v, want the %d of the first", len(again), err, len(changes))
			}
			if diff := cmp.Diff(c.want, k.lines(t)); diff != "" {
				t.Errorf("the ledger: mismatch (-want +got):\n%s", diff)
			}
		})
	}
}

// TestAnOvertakenEditIsNothing hands over an edit after a later one.
func TestAnOvertakenEditIsNothing(t *testing.T) {
	t.Parallel()
	store := dbtest.SQLite(t)
	k := newTalk(store, store, "ana")
	first, early, late := k.message("coffee 4.50"), k.message("coffee 5.20"), k.message("coffee 5.30")
	early.Edits, late.Edits = first.ID, first.ID
	for _, c := range []struct {
		m      chat.Message
		silent bool
	}{{first, false}, {late, false}, {early, true}, {late, true}} {
		reply, err := k.Handle(t.Context(), c.m)
		if err != nil || (reply.Text == "") != c.silent {
			t.Errorf("%q: %q, %v, want silence: %v", c.m.Text, reply.Text, err, c.silent)
		}
	}
	if diff := cmp.Diff([]string{"coffee 5.30"}, k.lines(t)); diff != "" {
		t.Errorf("the ledger: mismatch (-want +got):\n%s", diff)
	}
}

// TestNothingMadeUpDoesHarm hands over what no card offers: nothing changes, and
// the answer is a sentence.
func TestNothingMadeUpDoesHarm(t *testing.T) {
	t.Parallel()
	store := dbtest.SQLite(t)
	k := newTalk(store, store, "ana")
	if _, err := k.Handle(t.Context(), k.message("coffee 4.50")); err != nil {
		t.Fatal(err)
	}
	want := k.lines(t)
	for _, id := range []string{
		"", ":", "undo:", "undo:-1", "undo:1-", "undo:9-1", "undo:1-999999999", "undo:99999999999999999999", "edit:", "edit:-1", "edit:x", "fix:1:", "fix:1:deleted", "fix:1:number",
		"fix:9:amount", "net:1:", "net:1:2", "card:", "card:0", "card:99", "delete:", "delete:,", "delete:7", "delete:99999999999999999999", "form:", "form:1", "form:1:", "form:1:2", "form:x:y",
		"month:", "month:nothing", "rows:", "rows:x", "csv:x", "set:x", "set:x:y", "set:vat:9000%", "set:time_zone:../etc/passwd", "set:currency:XXXX", "ask:", "ask::", "\x00", strings.Repeat("undo:1", 1000),
	} {
		for _, fields := range []map[string]string{nil, {"amount": "-", "date": "\x00", "no such": "field", "category": strings.Repeat("x", 999)}} {
			m := k.message("x")
			m.Choice, m.Fields = id, fields
			if id == "" {
				continue
			}
			reply, err := k.Handle(t.Context(), m)
			if err != nil || reply.Text == "" {
				t.Errorf("%q: %q, %v, want a sentence", id, reply.Text, err)
			}
			if _, err := k.Form(t.Context(), m); err != nil {
				t.Errorf("Form of %q: %v", id, err)
			}
			if _, _, err := k.Check(t.Context(), m); err != nil {
				t.Errorf("Check of %q: %v", id, err)
			}
		}
	}
	if diff := cmp.Diff(want, k.lines(t)); diff != "" {
		t.Errorf("the ledger: mismatch (-want +got):\n%s", diff)
	}
}

// TestAnEditOpensNoLedgerOfAGroup checks that who edits a message that nobody
// said to us does not become the owner of the group's ledger.
func TestAnEditOpensNoLedgerOfAGroup(t *testing.T) {
	t.Parallel()
	store := storetest.NewModel()
	k := newTalk(store, &notes{turns: map[chat.MessageID]memory.Turn{}}, "bob")
	handle := func(m chat.Message) chat.Reply {
		t.Helper()
		m.Conversation, m.Ledger, m.Direct = "test:group", "test:group", false
		reply, err := k.Handle(t.Context(), m)
		if err != nil {
			t.Fatal(err)
		}
		return reply
	}
	edit := k.message("lunch 13")
	edit.Edits = "unknown"
	if reply := handle(edit); reply.Text != "" {
		t.Errorf("the edit is answered %q", reply.Text)
	}
	k.name = "ana"
	handle(k.message("coffee 4.50"))
	ledger, err := store.OpenLedger(t.Context(), expense.Ledger{ID: "test:group"})
	if err != nil || ledger.Owner.Name != "ana" {
		t.Errorf("the ledger is %q's, want ana's (%v)", ledger.Owner.Name, err)
	}
}

// TestAReportIsSaidAgainAfterACrash has the process die after a report was noted
// as shown and before its reply was: the second run says what the first would have.
func TestAReportIsSaidAgainAfterACrash(t *testing.T) {
	t.Parallel()
	store := dbtest.SQLite(t)
	notes := &forgetful{Store: store}
	k := newTalk(store, notes, "ana")
	say := func(text string) string {
		t.Helper()
		m := k.message(text)
		reply, err := k.Handle(t.Context(), m)
		for errors.Is(err, errDied) {
			reply, err = k.Handle(t.Context(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
		return reply.Text
	}
	const late = "1 expense added since your report"
	say("coffee 4.50 on 3 October")
	say("how was October?")
	say("tea 3 on 4 October")
	notes.fails = 2
	if got := say("how was October?"); !strings.Contains(got, late) {
		t.Errorf("after a crash the report says %q, want %q in it", got, late)
	}
	if got := say("how was October?"); strings.Contains(got, late) {
		t.Errorf("the next report says %q, where nothing was added", got)
	}
}
