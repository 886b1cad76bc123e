package agenttest_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
	"chit/db/dbtest"
)

// saidBy are messages in several languages after which cards have every kind of
// choice.
var saidBy = []string{
	"coffee 4.50", "Mittagessen 11,90 inkl. 19%", "taxi 20, café 3", "edit 1 to 5", "1 is fun", "month", "list", "history 1", "settings",
	"categories", "delete 2", "undo", "午饭 30", "lunch", "コーヒー 450円", "set category of café to Coffee",
}

// cardsOf has a person say everything and returns the choices of the replies.
func cardsOf(t *testing.T, k *talk) (all []chat.Choice) {
	t.Helper()
	for _, text := range saidBy {
		reply, err := k.Handle(t.Context(), k.message(text))
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		all = append(all, reply.Choices...)
	}
	overview, err := k.Overview(t.Context(), k.message(""))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range append(overview.Recent, overview.Month, overview.Settings) {
		all = append(all, r.Choices...)
	}
	form, err := k.Form(t.Context(), tap(k, all[slices.IndexFunc(all, func(c chat.Choice) bool { return c.Label == "Edit" })].ID, ""))
	if err != nil || form == nil {
		t.Fatalf("no form: %v", err)
	}
	return append(all, chat.Choice{ID: form.ID, Label: "form"})
}

// tap is a tap of a person on a choice of a card.
func tap(k *talk, id string, card chat.MessageID) chat.Message {
	m := k.message("x")
	m.Choice, m.ReplyTo, m.Fields = id, card, map[string]string{"description": "changed"}
	return m
}

// TestAChoiceActsOnTheLedgerOfItsCard brings the choices of one person's cards to
// the conversation of another, in whose ledger the same numbers are taken.
func TestAChoiceActsOnTheLedgerOfItsCard(t *testing.T) {
	t.Parallel()
	store := dbtest.SQLite(t)
	ana, bob := newTalk(store, store, "ana"), newTalk(store, store, "bob")
	choices := cardsOf(t, ana)
	cardsOf(t, bob)
	kinds := map[string]bool{}
	want := bob.lines(t)
	for _, c := range choices {
		kind, _, _ := strings.Cut(c.ID, ":")
		kinds[kind] = true
		if len(c.ID) > 64 {
			t.Errorf("%q has %d bytes, and Telegram takes 64", c.ID, len(c.ID))
		}
		m := tap(bob, c.ID, "1")
		form, err := bob.Form(t.Context(), m)
		if err != nil || form != nil {
			t.Errorf("%q of another's card opens a form (%v)", c.ID, err)
		}
		faults, _, err := bob.Check(t.Context(), m)
		if kind == "form" && (err != nil || len(faults) == 0) {
			t.Errorf("%q of another's card is a form that can be handed in (%v)", c.ID, err)
		}
		reply, err := bob.Handle(t.Context(), m)
		if err != nil || !reply.Notice || len(reply.Expenses)+len(reply.Choices)+len(reply.Files) > 0 {
			t.Errorf("%q of another's card does something: %q (%v)", c.ID, reply.Text, err)
		}
	}
	if diff := cmp.Diff(want, bob.lines(t)); diff != "" {
		t.Errorf("the ledger: mismatch (-want +got):\n%s", diff)
	}
	for _, kind := range []string{"undo", "edit", "month", "rows", "csv", "set", "categories", "form", "ask"} {
		if !kinds[kind] {
			t.Errorf("no choice %q was tried, only %v", kind, kinds)
		}
	}
	// Where they belong the same choices do what they say.
	if reply, err := ana.Handle(t.Context(), tap(ana, choices[0].ID, "1")); err != nil || reply.Notice {
		t.Errorf("at home %q says %q (%v)", choices[0].ID, reply.Text, err)
	}
}

// TestACardWithoutMarks taps cards from before choices had marks: one of the
// conversation itself works, one that was shown here for another does nothing.
func TestACardWithoutMarks(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name, choice string
		card         chat.MessageID
		acts         bool
	}{
		{"undo on our card", "undo:1", "1", true},
		{"undo on the card of an edit", "undo:2", "1#2", true},
		{"undo on no card", "undo:1", "", true},
		{"undo on another's card", "undo:1", "1700.000100", false},
		{"rows on another's card", "rows:2026-11", "1700.000100", false},
		{"edit on another's card", "edit:1", "1700.000100", false},
		{"delete on another's card", "delete:1", "~1700.000100", false},
		{"settings on another's card", "set:amounts_are:net", "1700.000100", false},
		{"a form of another's card", "form:1:2", "1700.000100", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			store := dbtest.SQLite(t)
			k := newTalk(store, store, "ana")
			first := k.message("coffee 4.50")
			edited := k.message("coffee 5")
			edited.ID, edited.Edits = "1#2", first.ID
			for _, m := range []chat.Message{first, edited} {
				if _, err := k.Handle(t.Context(), m); err != nil {
					t.Fatal(err)
				}
			}
			before := k.lines(t)
			reply, err := k.Handle(t.Context(), tap(k, tt.choice, tt.card))
			if err != nil {
				t.Fatal(err)
			}
			if acts := !slices.Equal(before, k.lines(t)); acts != tt.acts || reply.Notice == tt.acts || len(reply.Files) > 0 {
				t.Errorf("changed the ledger: %v, want %v; it says %q", acts, tt.acts, reply.Text)
			}
		})
	}
}
