package agenttest_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

var team = &chat.Room{Name: "#team", Ledger: "test:team"}

// A guest is somebody who writes in a room what only they see.
type guest struct {
	*talk
	t    *testing.T
	room *chat.Room
}

func guestIn(t *testing.T, store *db.Store, name string) guest {
	return guest{newTalk(store, store, name), t, team}
}

func (g guest) hand(m chat.Message) chat.Reply {
	g.t.Helper()
	m.Room = g.room
	reply, err := g.Handle(g.t.Context(), m)
	if err != nil {
		g.t.Fatalf("%q: %v", m.Text, err)
	}
	return reply
}

func (g guest) says(text string) chat.Reply { g.t.Helper(); return g.hand(g.message(text)) }

func (g guest) taps(id string) chat.Reply {
	g.t.Helper()
	return g.hand(tap(g.talk, id, "~1700.000100"))
}

// holds checks what the guest's own ledger and that of the room hold.
func (g guest) holds(when string, own, room []string) {
	g.t.Helper()
	there := *g.talk
	there.name = "team"
	for i, got := range [][]string{g.lines(g.t), there.lines(g.t)} {
		if diff := cmp.Diff([][]string{own, room}[i], got); diff != "" {
			g.t.Errorf("%s: the %s ledger: mismatch (-want +got):\n%s", when, []string{"own", "room's"}[i], diff)
		}
	}
}

// choice returns the id of the choice whose label has a prefix, "" for none.
func choice(r chat.Reply, label string) string {
	i := slices.IndexFunc(r.Choices, func(c chat.Choice) bool { return strings.HasPrefix(c.Label, label) })
	if i < 0 {
		return ""
	}
	return r.Choices[i].ID
}

// inSomeLanguage reports whether something holds for the texts of a language.
func inSomeLanguage(holds func(*text.Catalogue) bool) bool {
	return slices.ContainsFunc(text.All(), holds)
}

// TestWhatOnlyYouSeeIsYours says in a room what nobody else sees: it is stored in
// one's own ledger, the reply says so, and only what was logged can be moved.
func TestWhatOnlyYouSeeIsYours(t *testing.T) {
	t.Parallel()
	g := guestIn(t, dbtest.SQLite(t), "ana")
	for _, tt := range []struct {
		text  string
		moves bool
	}{
		{"coffee 4.50", true},
		{"Mittagessen 11,90", true},
		{"午饭 30", true},
		{"taxi 20, café 3", true},
		{"edit 1 to 5", true},
		{"/report", false},
		{"list", false},
		{"settings", false},
		{"delete 2", false},
	} {
		reply := g.says(tt.text)
		if !inSomeLanguage(func(t *text.Catalogue) bool { return strings.HasSuffix(reply.Text, "\n"+t.Say(text.OwnLedger)) }) {
			t.Errorf("%q: the reply does not say whose ledger it is: %q", tt.text, reply.Text)
		}
		moves := inSomeLanguage(func(t *text.Catalogue) bool {
			id := choice(reply, t.Say(text.ChoiceMove, text.Args{"Room": "#team"}))
			return id != "" && len(id) <= 64
		})
		if moves != tt.moves {
			t.Errorf("%q: the choices are %v; one to move it: %t", tt.text, reply.Choices, tt.moves)
		}
	}
	g.holds("after all", []string{"café 3.00", "coffee 5.00", "taxi 20.00", "午饭 30.00"}, nil)
	g.room = &chat.Room{}
	if reply := g.says("tea 2"); choice(reply, "Move") != "" || !strings.Contains(reply.Text, "only you see this") {
		t.Errorf("where we are not let in: %q %v", reply.Text, reply.Choices)
	}
	g.room = nil
	if reply := g.says("cake 3"); choice(reply, "Move") != "" || strings.Contains(reply.Text, "only you see this") {
		t.Errorf("in private: %q %v", reply.Text, reply.Choices)
	}
}

// TestWhoseIsPicked picks in a room what somebody else wrote: whose it is is asked where it
// could be moved to the room's ledger, and goes there with it.
func TestWhoseIsPicked(t *testing.T) {
	t.Parallel()
	bo := expense.Person{ID: "test:bo", Name: "Bo"}
	pick := func(g guest, author expense.Person) chat.Reply {
		m := g.message("")
		m.Quotes = []chat.Quote{{Kind: chat.Picked, Text: "taxi 18", Author: author}}
		return g.hand(m)
	}
	g := guestIn(t, dbtest.SQLite(t), "ana")
	asked := pick(g, bo)
	if !strings.HasPrefix(asked.Text, "Who paid?\n") || choice(asked, "Bo") == "" || choice(asked, "ana") == "" {
		t.Fatalf("nobody is asked whose it is: %q %v", asked.Text, asked.Choices)
	}
	g.holds("asked", nil, nil)
	card := g.taps(choice(asked, "Bo"))
	g.holds("answered", nil, []string{"taxi 18.00"})
	there, err := expense.NewService(g.store).Expense(t.Context(), "test:team", 1)
	if err != nil || there.Author != bo || !strings.Contains(card.Text, "#team") {
		t.Errorf("it is what %+v spent, want %+v (%v); the card says %q", there.Author, bo, err, card.Text)
	}
	if again := g.taps(choice(asked, "Bo")); !again.Notice {
		t.Errorf("a second tap says %+v", again)
	}
	undone := g.taps(choice(card, "Undo"))
	if g.holds("undone", nil, nil); len(undone.Choices) > 0 || !strings.Contains(undone.Text, "taxi") {
		t.Errorf("the undo says %+v", undone)
	}
	mine := g.taps(choice(pick(g, bo), "ana"))
	if g.holds("one's own after all", []string{"taxi 18.00"}, nil); choice(mine, "Move") == "" {
		t.Errorf("the card of one's own is %+v", mine)
	}
	for name, tt := range map[string]struct {
		author expense.Person
		room   *chat.Room
	}{
		"one's own": {expense.Person{ID: "test:ana", Name: "ana"}, team}, "an app's": {expense.Person{}, team}, "where we are not let in": {bo, &chat.Room{}}, "in private": {bo, nil},
	} {
		other := guestIn(t, dbtest.SQLite(t), "ana")
		other.room = tt.room
		if said := pick(other, tt.author); !strings.HasPrefix(said.Text, "✅ #1") {
			t.Errorf("%s is not logged at once: %q", name, said.Text)
		}
	}
}

func TestAMoveIsMadeOnce(t *testing.T) {
	t.Parallel()
	for text, lines := range map[string][]string{
		"coffee 4.50, 20% VAT": {"coffee 4.50"}, "tea 3, cake 5": {"cake 5.00", "tea 3.00"}, "交通 100日元": {"交通 100"},
	} {
		t.Run(text, func(t *testing.T) {
			t.Parallel()
			g := guestIn(t, dbtest.SQLite(t), "ana")
			card := g.says(text)
			move := choice(card, "Move") + choice(card, "移")
			before := card.Expenses
			moved := g.taps(move)
			g.holds("moved", nil, lines)
			if !strings.Contains(moved.Text, "#team") || !moved.InPlace || strings.Contains(moved.Text, "only you") {
				t.Errorf("the card of the move is %+v", moved)
			}
			if again := g.taps(move); again.Text != moved.Text {
				t.Errorf("the second tap says %q, the first %q", again.Text, moved.Text)
			}
			g.holds("tapped twice", nil, lines)
			there, err := expense.NewService(g.store).Expense(t.Context(), "test:team", 1)
			if err != nil || there.Amounts != before[0].Amounts || there.SpentOn != before[0].SpentOn || there.Author != before[0].Author || there.Rate != before[0].Rate {
				t.Errorf("moved is %+v, want it as it was: %+v (%v)", there, before[0], err)
			}
			back := g.taps(moved.Choices[0].ID)
			g.holds("moved back", lines, nil)
			g.taps(moved.Choices[0].ID)
			g.holds("moved back twice", lines, nil)
			if stale := g.taps(move); !stale.Notice {
				t.Errorf("the old button says %q", stale.Text)
			}
			g.holds("after the old button", lines, nil)
			if again := choice(back, "Move") + choice(back, "移"); len(lines) == 1 {
				g.taps(again)
				g.holds("moved again", nil, lines)
			}
		})
	}
}

// TestAMoveOfBothIsUndoneByWords takes each side back where it is.
func TestAMoveOfBothIsUndoneByWords(t *testing.T) {
	t.Parallel()
	g := guestIn(t, dbtest.SQLite(t), "ana")
	g.taps(choice(g.says("coffee 4.50"), "Move"))
	there := g.message("undo")
	there.Conversation, there.Ledger, there.Direct = "test:team", "test:team", false
	if _, err := g.Handle(t.Context(), there); err != nil {
		t.Fatal(err)
	}
	g.holds("undone in the room", nil, nil)
	g.says("undo")
	g.holds("undone in private", []string{"coffee 4.50"}, nil)
}

// TestAMoveThatIsNot taps Move where it must do nothing.
func TestAMoveThatIsNot(t *testing.T) {
	t.Parallel()
	store := dbtest.SQLite(t)
	ana, bob := guestIn(t, store, "ana"), guestIn(t, store, "bob")
	move := choice(ana.says("coffee 4.50"), "Move")
	bob.says("tea 3")
	for name, reply := range map[string]chat.Reply{
		"by somebody else": bob.taps(move),
		"to another room":  guest{ana.talk, t, &chat.Room{Name: "#other", Ledger: "test:other"}}.taps(move),
		"out of the room":  guest{ana.talk, t, nil}.taps(move),
		"not let in":       guest{ana.talk, t, &chat.Room{}}.taps(move),
	} {
		if !reply.Notice {
			t.Errorf("%s: it says %q", name, reply.Text)
		}
	}
	ana.says("edit 1 to 5")
	if reply := ana.taps(move); !reply.Notice {
		t.Errorf("after an edit it says %q", reply.Text)
	}
	ana.holds("ana's", []string{"coffee 5.00"}, nil)
	bob.holds("bob's", []string{"tea 3.00"}, nil)
}

// A mortal is a store whose process dies at one of its writes, before or after it.
type mortal struct {
	*db.Store
	before, after int // the write at which it dies, 0 for none
	writes        int
}

func (m *mortal) Write(ctx context.Context, w expense.Write) ([]expense.Change, error) {
	m.writes++
	if m.writes == m.before {
		return nil, errDied
	}
	changes, err := m.Store.Write(ctx, w)
	if err == nil && m.writes == m.after {
		return nil, errDied
	}
	return changes, err
}

// TestAMoveSurvivesADeath has the process die before and after each of the writes
// of a move, and of taking it back, and the message handed over again.
func TestAMoveSurvivesADeath(t *testing.T) {
	t.Parallel()
	for n := range 4 {
		for _, back := range []bool{false, true} {
			store := dbtest.SQLite(t)
			deadly := &mortal{Store: store}
			g := guest{newTalk(deadly, store, "ana"), t, team}
			id := choice(g.says("coffee 4.50"), "Move")
			if back {
				id = g.taps(id).Choices[0].ID
			}
			deadly.writes, deadly.before, deadly.after = 0, n/2+1, 0
			if n%2 == 1 {
				deadly.before, deadly.after = 0, n/2+1
			}
			m := tap(g.talk, id, "~1700.000100")
			m.Room = team
			if _, err := g.Handle(t.Context(), m); !errors.Is(err, errDied) {
				t.Fatalf("run %d, back %v: %v, want that it died", n, back, err)
			}
			if total := len(g.lines(t)) + len((&talk{store: store, name: "team"}).lines(t)); total == 0 {
				t.Errorf("run %d, back %v: the expense is nowhere", n, back)
			}
			if reply := g.hand(m); reply.Notice || len(reply.Expenses) != 1 {
				t.Errorf("run %d, back %v: the second run says %q", n, back, reply.Text)
			}
			if back {
				g.holds("moved back", []string{"coffee 4.50"}, nil)
			} else {
				g.holds("moved", nil, []string{"coffee 4.50"})
			}
		}
	}
}

// TestAMoveGivesNoLedgerAway moves to a room whose ledger nobody has yet: it belongs
// to the mover as if they had spoken there, and so not to a guest.
func TestAMoveGivesNoLedgerAway(t *testing.T) {
	t.Parallel()
	for outsider, owner := range map[bool]string{false: "ana", true: ""} {
		store := dbtest.SQLite(t)
		g := guestIn(t, store, "ana")
		said := g.message("coffee 4.50")
		said.Sender.Outsider = outsider
		m := tap(g.talk, choice(g.hand(said), "Move"), "~1700.000100")
		m.Sender.Outsider = outsider
		g.hand(m)
		g.holds("moved", nil, []string{"coffee 4.50"})
		ledger, err := store.OpenLedger(t.Context(), expense.Ledger{ID: team.Ledger})
		if err != nil || ledger.Owner.Name != owner {
			t.Errorf("outsider %v: the room's ledger is %q's, want %q's (%v)", outsider, ledger.Owner.Name, owner, err)
		}
	}
}
