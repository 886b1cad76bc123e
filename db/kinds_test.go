package db_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// withoutKinds undoes the migrations to kinds of entries, to tax lines, to document
// numbers, attachments and arithmetic, so that a test can write with this program what an earlier one left.
const withoutKinds = `
CREATE TABLE kept AS
SELECT ledger_id, month, currency, category, rate, CAST(SUM(n) AS BIGINT) AS n,
       CAST(SUM(net) AS BIGINT) AS net, CAST(SUM(tax) AS BIGINT) AS tax, CAST(SUM(gross) AS BIGINT) AS gross
FROM month_totals GROUP BY ledger_id, month, currency, category, rate;
DROP TABLE month_totals;
CREATE TABLE month_totals (
    ledger_id TEXT   NOT NULL REFERENCES ledgers (ledger_id),
    month     DATE   NOT NULL,
    currency  TEXT   NOT NULL,
    category  TEXT   NOT NULL,
    rate      TEXT   NOT NULL,
    n         BIGINT NOT NULL,
    net       BIGINT NOT NULL,
    tax       BIGINT NOT NULL,
    gross     BIGINT NOT NULL,
    PRIMARY KEY (ledger_id, month, currency, category, rate)
);
INSERT INTO month_totals SELECT * FROM kept;
DROP TABLE kept;
DROP TABLE cards;
DROP TABLE expense_lines;
DROP TABLE contents;
ALTER TABLE expenses DROP COLUMN sum;
ALTER TABLE expenses DROP COLUMN attachments;
ALTER TABLE expenses DROP COLUMN document;
ALTER TABLE expenses DROP COLUMN lines;
ALTER TABLE expenses DROP COLUMN kind;`

// withoutAddresses undoes the migrations to addresses, posts and ticks.
const withoutAddresses = `
DROP TABLE addresses;
DROP TABLE posts;
DROP TABLE ticks;`

// withoutLog undoes the migration to one log for everything.
const withoutLog = `
ALTER TABLE changes DROP COLUMN entity;
ALTER TABLE changes DROP COLUMN thing_key;
ALTER TABLE changes DROP COLUMN of_kind;
DROP TABLE things;`

// kindless takes the kind out of the log.
const kindless = `
UPDATE changes SET state_before = replace(replace(state_before, ',"kind":"expense"', ''), ',"kind":"refund"', ''),
                   state_after = replace(replace(state_after, ',"kind":"expense"', ''), ',"kind":"refund"', '');`

// step returns the migration that contains a text.
func step(t *testing.T, has string) string {
	t.Helper()
	for _, text := range db.Schema().Steps {
		if strings.Contains(text, has) {
			return text
		}
	}
	t.Fatalf("there is no migration with %s", has)
	return ""
}

// kinds, taxLines, documents, attachments and sums are the migrations to these.
func kinds(t *testing.T) string       { return step(t, "old_months") }
func taxLines(t *testing.T) string    { return step(t, "old_totals") }
func documents(t *testing.T) string   { return step(t, "ADD COLUMN document") }
func attachments(t *testing.T) string { return step(t, "CREATE TABLE contents") }
func sums(t *testing.T) string        { return step(t, "ADD COLUMN sum") }
func cards(t *testing.T) string       { return step(t, "CREATE TABLE cards") }

// TestMigrateKinds brings ledgers of the version without kinds up to date, from two
// processes at once: an amount below zero becomes a refund, the sums are as before,
// and what happened before can be undone.
func TestMigrateKinds(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		ctx, s := t.Context(), dbtest.Open(t, databaseURL)
		service := expense.NewService(s)
		earlier := map[expense.LedgerID]expense.Totals{}
		var period expense.Period
		for id, monthStart := range map[expense.LedgerID]int{"a": 1, "b": 25} {
			settings := expense.DefaultSettings()
			settings.MonthStart = monthStart
			l, err := s.OpenLedger(ctx, expense.Ledger{ID: id, Owner: expense.Person{ID: "ana"}, Settings: settings, CreatedAt: writtenAt})
			if err != nil {
				t.Fatal(err)
			}
			deed := func(key string) expense.Deed {
				return expense.Deed{Ledger: l, By: l.Owner, At: writtenAt, SourceKey: key}
			}
			day := expense.DateOf(writtenAt)
			var drafts []expense.Expense
			for i := range expense.MaxPerMessage {
				gross := int64(i*100 + 1)
				if i%3 == 0 {
					gross = -gross
				}
				drafts = append(drafts, expense.Expense{
					Description: "x", Category: []string{"", "Food"}[i%2], SpentOn: day.AddDays(3 * (i - 40)),
					Amounts: expense.Amounts{Currency: []expense.Currency{"EUR", "JPY"}[i%4/2], Net: gross, Gross: gross, Rate: expense.Percent(0)},
				})
			}
			if _, err := service.Add(ctx, deed("add"), drafts); err != nil {
				t.Fatal(err)
			}
			if _, err := service.Delete(ctx, deed("delete"), 4, 5); err != nil {
				t.Fatal(err)
			}
			_, err = service.Edit(ctx, deed("edit"), 1, func(e *expense.Expense) error { e.Net, e.Gross = 700, 700; return nil })
			if err != nil {
				t.Fatal(err)
			}
			period = expense.Period{From: day.AddDays(-400), To: day.AddDays(400)}
			if earlier[id], err = s.Recompute(ctx, id, period); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := s.Writer().ExecContext(ctx, withoutLog+withoutAddresses+withoutKinds+kindless); err != nil {
			t.Fatal(err)
		}
		before := len(db.Schema().Steps)
		for i, text := range db.Schema().Steps {
			if text == kinds(t) {
				before = i
			}
		}
		if _, err := s.Writer().ExecContext(ctx, `UPDATE schema_version SET version = $1`, before); err != nil {
			t.Fatal(err)
		}
		var wg sync.WaitGroup
		for range 2 {
			wg.Go(func() {
				s, err := db.Open(ctx, databaseURL)
				if err != nil {
					t.Error(err)
					return
				}
				_ = s.Close()
			})
		}
		wg.Wait()
		s = dbtest.Open(t, databaseURL)
		service = expense.NewService(s)
		for id, want := range earlier {
			checkMigratedKinds(t, s, id, period, want)
			l, err := s.OpenLedger(ctx, expense.Ledger{ID: id})
			if err != nil {
				t.Fatal(err)
			}
			deed := expense.Deed{Ledger: l, By: l.Owner, At: writtenAt, SourceKey: "undo"}
			last, err := service.NextUndo(ctx, deed, 0)
			if err != nil {
				t.Fatal(err)
			}
			undone, err := service.Undo(ctx, deed, last)
			if err != nil || len(undone) != 1 || undone[0].After.Kind != expense.KindRefund || undone[0].After.Gross != -1 {
				t.Errorf("%s: undone %+v, %v, want a refund of 1", id, undone, err)
			}
		}
	})
}

func checkMigratedKinds(t *testing.T, s *db.Store, id expense.LedgerID, period expense.Period, want expense.Totals) {
	t.Helper()
	found, err := s.Find(t.Context(), id, expense.Query{Deleted: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range found {
		if e.Kind != expense.KindOf(e.Gross) {
			t.Errorf("%s: #%d of %d is of kind %q", id, e.Number, e.Gross, e.Kind)
		}
	}
	l, err := s.OpenLedger(t.Context(), expense.Ledger{ID: id})
	if err != nil {
		t.Fatal(err)
	}
	months := expense.Period{From: expense.MonthOf(period.From, l.MonthStart).From, To: expense.MonthOf(period.To, l.MonthStart).To}
	got, err := s.Totals(t.Context(), id, months)
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(expense.Rate{}), cmpopts.IgnoreFields(expense.Totals{}, "Period")); diff != "" || err != nil {
		t.Errorf("%s: the totals, %v (-before +after):\n%s", id, err, diff)
	}
	for month := expense.MonthOf(period.From, l.MonthStart); !month.From.After(period.To); month = expense.MonthOf(month.To.AddDays(1), l.MonthStart) {
		kept, err := s.Totals(t.Context(), id, month)
		if err != nil {
			t.Fatal(err)
		}
		summed, err := s.Recompute(t.Context(), id, month)
		if diff := cmp.Diff(summed, kept, cmp.AllowUnexported(expense.Rate{})); diff != "" || err != nil {
			t.Errorf("%s: the totals of %v, %v (-entries +totals):\n%s", id, month, err, diff)
		}
	}
}
