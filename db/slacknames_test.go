package db_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/access"
	"chit/agent/access/accesstest"
	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/memory"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// slackNames returns the migration that removes organisations from names.
func slackNames(t *testing.T) string { return step(t, "grid_teams") }

// A workspace creates the data that people of one workspace leave in a
// database.
type workspace struct {
	t    *testing.T
	s    *db.Store
	name string // as it appears in names
	n    int
}

func (w *workspace) person(id string) expense.Person {
	return expense.Person{ID: "slack:" + w.name + "/" + id, Name: "Name of " + id}
}

func (w *workspace) ledger(id, owner string, monthStart int) expense.Ledger {
	w.t.Helper()
	settings := expense.DefaultSettings()
	settings.MonthStart = monthStart
	l, err := w.s.OpenLedger(w.t.Context(), expense.Ledger{
		ID: expense.LedgerID("slack:" + w.name + "/" + id), Owner: w.person(owner), Settings: settings, CreatedAt: writtenAt,
	})
	if err != nil {
		w.t.Fatal(err)
	}
	return l
}

var writtenAt = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// says has a person write a message, which is answered and logged as one expense
// per amount.
func (w *workspace) says(l expense.Ledger, who, conversation string, cents ...int64) []expense.Change {
	w.t.Helper()
	ctx := w.t.Context()
	w.n++
	m := chat.Message{
		Conversation: chat.ConversationID("slack:" + w.name + "/" + conversation), ID: chat.MessageID(fmt.Sprintf("1700.%s.%d", w.name, w.n)),
		Sender: chat.Sender{Person: w.person(who)}, Ledger: l.ID, Text: "see slack:E1.T1/C1",
	}
	r, err := w.s.Receive(ctx, inbox.Arrival{Message: m, At: writtenAt, Lease: time.Hour})
	if err != nil || r.Job == nil {
		w.t.Fatalf("Receive = %+v, %v", r, err)
	}
	var drafts []expense.Expense
	for _, c := range cents {
		drafts = append(drafts, expense.Expense{
			Description: fmt.Sprintf("%s %d", w.name, c), Category: "Food", Tags: []string{"tag"}, SpentOn: expense.DateOf(writtenAt),
			Amounts: expense.Amounts{Currency: "EUR", Net: c, Gross: c, Rate: expense.Percent(0)},
		})
	}
	made, err := w.service().Add(ctx, expense.Deed{Ledger: l, By: w.person(who), At: writtenAt.Add(time.Duration(w.n) * time.Minute), SourceKey: m.SourceKey()}, drafts)
	if err != nil {
		w.t.Fatal(err)
	}
	_, err = w.s.Finish(ctx, inbox.Done{
		Fence: r.Job.Fence, Seq: r.Job.Seq, Answers: m.ID, To: m.Sender.ID, Reply: chat.Reply{Text: "card"},
		Turn: &memory.Turn{Conversation: m.Conversation, MessageID: m.ID, At: writtenAt, Sender: m.Sender.ID, Text: m.Text, Created: []int64{made[0].Number}, Reply: w.name},
		Open: &memory.Pending{ID: "q", Asked: writtenAt, Actor: m.Sender.ID},
	})
	if err != nil {
		w.t.Fatal(err)
	}
	return made
}

func (w *workspace) service() *expense.Service { return expense.NewService(w.s) }

// life makes a bit of everything.
func (w *workspace) life() {
	t, ctx := w.t, w.t.Context()
	t.Helper()
	own, channel := w.ledger("U1", "U1", 1), w.ledger("C1", "U1", 1)
	w.says(own, "U1", "D1", 450, 300)
	w.says(channel, "U2", "C1/1700.1", 1200)
	w.says(channel, "U2", "C1/@U2", 700)
	deed := expense.Deed{Ledger: own, By: w.person("U1"), At: writtenAt, SourceKey: "slack:" + w.name + "/D1/tap"}
	if _, err := w.service().Delete(ctx, deed, 2); err != nil {
		t.Fatal(err)
	}
	if err := w.service().SaveReported(ctx, expense.Deed{Ledger: own}, expense.Reported{Period: expense.MonthOf(expense.DateOf(writtenAt), 1), At: writtenAt, SourceKey: "slack:" + w.name + "/D1/report"}); err != nil {
		t.Fatal(err)
	}
	accesstest.MakeOwner(t, w.s, w.person("U1").ID)
	accesstest.Invite(t, w.s, w.person("U1").ID, "slack:"+w.name+"/D1/invite")
	code := accesstest.Invite(t, w.s, w.person("U1").ID, "slack:"+w.name+"/D1/invite2")
	if good, err := w.s.Redeem(ctx, w.person("U9").ID, access.DigestOf(code)); !good || err != nil {
		t.Fatal(good, err)
	}
	if err := w.s.AdmitPlace(ctx, channel.ID, w.person("U1").ID); err != nil {
		t.Fatal(err)
	}
	if err := w.s.SetNote(ctx, "slack:joined:"+w.name+"/C1/1700.1", "1"); err != nil {
		t.Fatal(err)
	}
}

// younger are tables that no database had when it was migrated.
var younger = []string{"addresses", "posts", "ticks"}

// tables returns every row of every table as text, as far as the migration knew them.
func tables(t *testing.T, s *db.Store) (lines []string) {
	t.Helper()
	list := `SELECT name FROM sqlite_schema WHERE type = 'table'`
	row := func(table string) string { return `SELECT json_array(` + columns(t, s, table) + `) FROM ` + table }
	if s.Driver() != "sqlite" {
		list = `SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()`
		row = func(table string) string { return `SELECT CAST(r AS TEXT) FROM ` + table + ` r` }
	}
	for _, table := range texts(t, s, list) {
		if slices.Contains(younger, table) {
			continue
		}
		for _, line := range texts(t, s, row(table)) {
			lines = append(lines, table+": "+line)
		}
	}
	slices.Sort(lines)
	return lines
}

func columns(t *testing.T, s *db.Store, table string) string {
	return strings.Join(texts(t, s, `SELECT name FROM pragma_table_info('`+table+`')`), ", ")
}

// migrateSlackNames runs the migration on the schema that it was written for.
func migrateSlackNames(t *testing.T, s *db.Store) {
	t.Helper()
	for _, script := range []string{withoutKinds, slackNames(t), kinds(t), taxLines(t), documents(t), attachments(t), sums(t), cards(t)} {
		if _, err := s.Writer().ExecContext(t.Context(), script); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNamesOnSlackHoldTheTeam compares the migrated database with one in which
// the workspace was never in an organisation.
func TestNamesOnSlackHoldTheTeam(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		s := dbtest.Open(t, databaseURL)
		for _, name := range []string{"E1.T1", "T2", "E1.T3"} {
			(&workspace{t: t, s: s, name: name}).life()
		}
		elsewhere := workspace{t: t, s: s, name: "E1.T1"}
		ledger, err := s.OpenLedger(t.Context(), expense.Ledger{ID: "telegram:E1.T1/U1", Settings: expense.DefaultSettings()})
		if err != nil || ledger.ID == elsewhere.ledger("U1", "U1", 1).ID {
			t.Fatal(ledger, err)
		}
		want := tables(t, s)
		// A name is a value of its own, or begins a text in JSON.
		name := regexp.MustCompile(`(^|[",(\\])slack:(joined:)?E1\.(T[13]/)`)
		for i, line := range want {
			table, row, _ := strings.Cut(line, ": ")
			want[i] = table + ": " + name.ReplaceAllString(row, "${1}slack:${2}${3}")
		}
		slices.Sort(want)
		migrateSlackNames(t, s)
		got := tables(t, s)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("after the migration (-want +got):\n%s", diff)
		}
		if all := strings.Join(got, "\n"); !strings.Contains(all, "see slack:E1.T1/C1") || strings.Contains(all, `"slack:E1.`) {
			t.Error("what somebody said was changed, or a name was not")
		}
		migrateSlackNames(t, s)
		if diff := cmp.Diff(got, tables(t, s)); diff != "" {
			t.Errorf("the migration changes something again (-before +after):\n%s", diff)
		}
	})
}

// expensesOf returns the expenses of a ledger as "number description author", and
// checks them against its totals.
func expensesOf(t *testing.T, s *db.Store, id expense.LedgerID, deleted bool) (all []string) {
	t.Helper()
	found, err := s.Find(t.Context(), id, expense.Query{Deleted: deleted})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range found {
		all = append(all, fmt.Sprintf("%d %s %s %v", e.Number, e.Description, e.Author.ID, e.Tags))
		last, err := expense.NewService(s).LastOf(t.Context(), id, e.Number)
		if err != nil || len(last) == 0 || last[0].After.Number != e.Number || last[0].After.Revision != e.Revision || last[0].Seq != e.Revision {
			t.Errorf("the log of %s has for #%d %+v, %v", id, e.Number, last, err)
		}
	}
	if tagged, err := s.Find(t.Context(), id, expense.Query{Tag: "tag", Deleted: deleted}); err != nil || len(tagged) != len(found) {
		t.Errorf("%d of the %d expenses of %s are found by their tag, %v", len(tagged), len(found), id, err)
	}
	slices.Sort(all)
	l, err := s.OpenLedger(t.Context(), expense.Ledger{ID: id, Settings: expense.DefaultSettings()})
	if err != nil {
		t.Fatal(err)
	}
	month := expense.MonthOf(expense.DateOf(writtenAt), l.MonthStart)
	kept, err := s.Totals(t.Context(), id, month)
	if err != nil {
		t.Fatal(err)
	}
	summed, err := s.Recompute(t.Context(), id, month)
	if diff := cmp.Diff(summed, kept, cmp.AllowUnexported(expense.Rate{})); diff != "" || err != nil {
		t.Errorf("the totals of %s are not what its expenses add up to (%v, -expenses +totals):\n%s", id, err, diff)
	}
	return all
}

// TestTwoNamesOfOneWorkspace has a workspace that was known before it joined an
// organisation and went on under its new name.
func TestTwoNamesOfOneWorkspace(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		ctx, s := t.Context(), dbtest.Open(t, databaseURL)
		before, after := &workspace{t: t, s: s, name: "T1"}, &workspace{t: t, s: s, name: "E1.T1"}
		before.life()
		before.says(before.ledger("U1", "U1", 1), "U1", "D1", 150)
		before.says(before.ledger("U2", "U2", 1), "U2", "D2", 900) // never wrote again
		before.ledger("U3", "U3", 1)                               // has only opened the home tab
		before.says(before.ledger("U4", "U4", 25), "U4", "D4", 25) // its months begin on the 25th
		before.says(before.ledger("U5", "U5", 1), "U5", "D5", 500) // has only opened it since
		code := accesstest.Invite(t, s, before.person("U1").ID, "slack:T1/D1/invite3")
		if good, err := s.Redeem(ctx, before.person("U2").ID, access.DigestOf(code)); !good || err != nil {
			t.Fatal(good, err)
		}
		accesstest.MakeOwner(t, s, after.person("U2").ID)
		after.life()
		after.says(after.ledger("U3", "U3", 1), "U3", "D3", 30)
		after.says(after.ledger("U4", "U4", 1), "U4", "D4", 40)
		after.ledger("U5", "U5", 1)
		migrateSlackNames(t, s)
		for id, want := range map[expense.LedgerID][]string{
			"slack:T1/U1": {"1 E1.T1 450 slack:T1/U1 [tag]", "3 T1 450 slack:T1/U1 [tag]", "5 T1 150 slack:T1/U1 [tag]"},
			"slack:T1/U2": {"1 T1 900 slack:T1/U2 [tag]"},
			"slack:T1/U3": {"1 E1.T1 30 slack:T1/U3 [tag]"},
			"slack:T1/U4": {"1 E1.T1 40 slack:T1/U4 [tag]"},
			"slack:T1/U5": {"1 T1 500 slack:T1/U5 [tag]"},
			"slack:T1/C1": {"1 E1.T1 1200 slack:T1/U2 [tag]", "2 E1.T1 700 slack:T1/U2 [tag]", "3 T1 1200 slack:T1/U2 [tag]", "4 T1 700 slack:T1/U2 [tag]"},
			// What was set aside: deleted expenses, and those that the same months cannot hold.
			"slack:T1~E1/U4": {"1 T1 25 slack:T1/U4 [tag]"},
			"slack:T1~E1/U1": nil,
			"slack:T1~E1/U5": nil,
		} {
			if diff := cmp.Diff(want, expensesOf(t, s, id, false)); diff != "" {
				t.Errorf("%s (-want +got):\n%s", id, diff)
			}
		}
		if diff := cmp.Diff([]string{"2 T1 300 slack:T1/U1 [tag]"}, expensesOf(t, s, "slack:T1~E1/U1", true)); diff != "" {
			t.Errorf("what was deleted (-want +got):\n%s", diff)
		}
		// Undo takes back the person's own last deed, and numbering continues.
		now := &workspace{t: t, s: s, name: "T1", n: 100}
		own := now.ledger("U1", "U1", 1)
		deed := expense.Deed{Ledger: own, By: now.person("U1"), At: writtenAt, SourceKey: "slack:T1/D1/undo"}
		last, err := now.service().NextUndo(ctx, deed, 0)
		if err != nil || len(last) != 1 || last[0].Number != 2 || last[0].Kind != expense.ChangeDelete {
			t.Fatalf("the last deed is %+v, %v, want the deletion of #2", last, err)
		}
		if _, err := now.service().Undo(ctx, deed, last); err != nil {
			t.Errorf("it is not taken back: %v", err)
		}
		if made := now.says(own, "U1", "D1", 777); made[0].Number != 6 {
			t.Errorf("the next expense is #%d, want #6", made[0].Number)
		}
		moved := deed
		moved.SourceKey = "slack:T1/D1/delete"
		if _, err := now.service().Delete(ctx, moved, 3); err != nil {
			t.Errorf("one that came from the other ledger is not deleted: %v", err)
		}
		expensesOf(t, s, own.ID, true)
		checkTwins(t, s)
	})
}

// checkTwins checks the other rows that existed under both names.
func checkTwins(t *testing.T, s *db.Store) {
	t.Helper()
	ctx := t.Context()
	for conversation, created := range map[chat.ConversationID]string{"slack:T1/D1": "[E1.T1 T1]", "slack:T1~E1/D1": "[T1 T1]", "slack:T1/D2": "[T1]", "slack:T1~E1/C1/1700.1": "[T1]"} {
		turns, err := s.Recent(ctx, conversation, 10)
		if err != nil {
			t.Fatal(err)
		}
		var from []string
		for _, turn := range turns {
			from = append(from, turn.Reply)
		}
		if got := fmt.Sprint(from); got != created {
			t.Errorf("the turns of %s are from %s, want %s", conversation, got, created)
		}
	}
	for _, owner := range []string{"slack:T1/U1", "slack:T1/U2"} { // U2 is an owner under one of the names only
		st, err := s.Standing(ctx, owner, "slack:T1/C1")
		if want := (access.Standing{In: true, Owner: true, Place: true}); st != want || err != nil {
			t.Errorf("%s is %+v, %v, want %+v", owner, st, err, want)
		}
	}
	entries, err := s.Admitted(ctx)
	if len(entries) != 4 || err != nil {
		t.Errorf("let in are %+v, %v, want two owners, U9 and the channel", entries, err)
	}
	for _, line := range tables(t, s) {
		if table, row, _ := strings.Cut(line, ": "); regexp.MustCompile(`(^|[",(\\])slack:(joined:)?E1\.`).MatchString(row) {
			t.Errorf("a name of the organisation is left in %s: %s", table, row)
		}
	}
}

// TestWorkspaceOfTwoOrganisations has a workspace that moved from one
// organisation to another.
func TestWorkspaceOfTwoOrganisations(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		s := dbtest.Open(t, databaseURL)
		for i, name := range []string{"E2.T1", "E1.T1"} {
			w := &workspace{t: t, s: s, name: name}
			l := w.ledger("U1", "U1", 1)
			w.says(l, "U1", "D1", int64(100*(i+1)))
			const younger = `UPDATE ledgers SET created_at = $1 WHERE ledger_id = $2`
			if _, err := s.Writer().ExecContext(t.Context(), younger, fmt.Sprintf("2026-11-0%d 12:00:00.000000", i+1), string(l.ID)); err != nil {
				t.Fatal(err)
			}
		}
		migrateSlackNames(t, s)
		for id, want := range map[expense.LedgerID]string{"slack:T1/U1": "1 E1.T1 200 slack:T1/U1 [tag]", "slack:T1~E2/U1": "1 E2.T1 100 slack:T1~E2/U1 [tag]"} {
			if got := expensesOf(t, s, id, false); len(got) != 1 || got[0] != want {
				t.Errorf("%s has %q, want %q", id, got, want)
			}
		}
	})
}
