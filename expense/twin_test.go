package expense_test

import (
	"testing"
	"time"

	"chit/db/dbtest"
	"chit/expense"
)

// People who write a line twice may have meant it once. Another amount, day, person or
// kind of entry, or an hour between, makes it another purchase.
func TestTwins(t *testing.T) {
	cases := map[string]struct {
		change func(*expense.Expense)
		by     expense.Person
		after  time.Duration
		twin   bool
	}{
		"the same":             {twin: true},
		"in other letters":     {change: func(e *expense.Expense) { e.Description = "LATTE" }, twin: true},
		"another amount":       {change: func(e *expense.Expense) { e.Net, e.Gross = 500, 500 }},
		"another currency":     {change: func(e *expense.Expense) { e.Currency = "USD" }},
		"another day":          {change: func(e *expense.Expense) { e.SpentOn = e.SpentOn.AddDays(-1) }},
		"something else":       {change: func(e *expense.Expense) { e.Description = "tea" }},
		"at another shop":      {change: func(e *expense.Expense) { e.Merchant = "Rewe" }},
		"another kind":         {change: func(e *expense.Expense) { e.Kind = expense.KindIncome }},
		"by somebody else":     {by: bob},
		"nine minutes later":   {after: 9 * time.Minute, twin: true},
		"eleven minutes later": {after: 11 * time.Minute},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			b := open(t, dbtest.SQLite(t))
			add := func(by expense.Person, at time.Time, e expense.Expense) []expense.Change {
				d := b.deed(by)
				d.At = at
				added, err := b.Add(t.Context(), d, []expense.Expense{e})
				if err != nil {
					t.Fatal(err)
				}
				return added
			}
			add(ana, noon, draft("latte", 390))
			second := draft("latte", 390)
			if c.change != nil {
				c.change(&second)
			}
			if c.by.ID == "" {
				c.by = ana
			}
			twins, err := b.Twins(t.Context(), add(c.by, noon.Add(c.after), second))
			if err != nil || (len(twins) == 1) != c.twin {
				t.Errorf("twins %v, %v", twins, err)
			}
			if c.twin && (twins[0].Entry.Number != 2 || twins[0].Of.Number != 1) {
				t.Errorf("twins %v", twins)
			}
		})
	}
}

// One message may have the same line twice, and means it.
func TestTwinsOfOneMessage(t *testing.T) {
	b := open(t, dbtest.SQLite(t))
	added, err := b.Add(t.Context(), b.deed(ana), []expense.Expense{draft("latte", 390), draft("latte", 390)})
	if err != nil {
		t.Fatal(err)
	}
	if twins, err := b.Twins(t.Context(), added); err != nil || len(twins) > 0 {
		t.Errorf("twins %v, %v", twins, err)
	}
}

func TestLastTwin(t *testing.T) {
	b := open(t, dbtest.SQLite(t))
	for _, what := range []string{"latte", "tea", "latte", "cake"} {
		if _, err := b.Add(t.Context(), b.deed(ana), []expense.Expense{draft(what, 390)}); err != nil {
			t.Fatal(err)
		}
	}
	twin, ok, err := b.LastTwin(t.Context(), b.ledger.ID, ana.ID)
	if err != nil || !ok || twin.Entry.Number != 3 || twin.Of.Number != 1 {
		t.Errorf("the last twin is %v, %t, %v", twin, ok, err)
	}
	if _, err := b.Delete(t.Context(), b.deed(ana), 1); err != nil {
		t.Fatal(err)
	}
	if twin, ok, err := b.LastTwin(t.Context(), b.ledger.ID, ana.ID); err != nil || ok {
		t.Errorf("the twin of a deleted entry is %v, %v", twin, err)
	}
}
