package storetest

import (
	"fmt"
	"strings"
	"time"

	"chit/expense"
)

func checkExtremes(t T, s expense.Store) {
	const most = 999_999_999_999_999
	ledger(t, s, "a")
	tags := make([]string, expense.MaxTags)
	for i := range tags {
		tags[i] = strings.Repeat("标", expense.MaxTagLength-2) + fmt.Sprintf("%02d", i)
	}
	es := []expense.Expense{
		like(func(e *expense.Expense) { e.Amounts = amounts(most, "EUR") }),
		like(func(e *expense.Expense) {
			e.Kind, e.Amounts = expense.KindRefund, amounts(-most, "EUR")
			e.SpentOn = expense.EarliestDate
		}),
		like(func(e *expense.Expense) {
			e.Amounts = amounts(1, "KWD")
			e.SpentOn = expense.Date{Year: 2100, Month: time.February, Day: 28}
		}),
		like(func(e *expense.Expense) {
			e.Amounts = amounts(1, "CLF")
			e.SpentOn = expense.Date{Year: 2028, Month: time.February, Day: 29}
		}),
		like(func(e *expense.Expense) {
			e.Description, e.Merchant, e.Category = strings.Repeat("👩‍👩‍👧", 40), strings.Repeat("é", 200), strings.Repeat("界", 200)
			e.Tags = tags
		}),
		{Kind: expense.KindExpense, SpentOn: today, CreatedAt: noon, Amounts: amounts(1, "EUR")},
		like(func(e *expense.Expense) { e.Description, e.Merchant = "  \t\r\n ", `"'\%_;--<>&{}[]` }),
		like(func(e *expense.Expense) { e.Description = "\u202eabc\u200b\ufeff e\u0301" }),
		like(func(e *expense.Expense) { e.CreatedAt = time.Date(1969, 12, 31, 23, 59, 59, 999_999_000, time.UTC) }),
	}
	for len(es) < expense.MaxPerMessage {
		es = append(es, lunch())
	}
	stored := add(t, s, "a", "add", es...)
	logged := log(t, s, "a", expense.ChangeQuery{})
	for i, want := range es {
		n := int64(i + 1)
		want.Ledger, want.Number, want.Revision, want.SourceKey = "a", n, n, "add"
		equal(t, fmt.Sprintf("expense %d as returned", n), stored[i], want)
		equal(t, fmt.Sprintf("expense %d as read", n), get(t, s, "a", n), want)
		equal(t, fmt.Sprintf("expense %d in the log", n), *logged[len(es)-1-i].After, want)
	}
	for _, d := range []expense.Date{today, expense.EarliestDate, {Year: 2100, Month: time.February, Day: 1}, {Year: 2028, Month: time.February, Day: 1}} {
		if got := totalsHold(t, s, "a", expense.MonthOf(d, 1)); len(got.Lines) == 0 {
			t.Errorf("the month of %s has no totals", d)
		}
	}
	equal(t, "expenses of a leap day", find(t, s, "a", expense.Query{Period: &expense.Period{From: es[3].SpentOn, To: es[3].SpentOn}}), []int64{4})
	changes := make([]expense.Change, len(stored))
	for i, e := range stored {
		changes[i] = deleting(e)
	}
	write(t, s, "a", "delete all", changes...)
	equal(t, "numbers after deleting all", find(t, s, "a", expense.Query{}), []int64{})
	if got := totalsHold(t, s, "a", expense.MonthOf(today, 1)); len(got.Lines)+len(got.Days) > 0 {
		t.Errorf("totals of nothing have %d lines and %d days", len(got.Lines), len(got.Days))
	}
}

// checkOddText stores what is not text. A store may refuse or repair it, but
// must then return what it stored.
func checkOddText(t T, s expense.Store) {
	ledger(t, s, "a")
	for i, odd := range []string{"\x00", "a\x00b", "\xff", "\xc3(", "\xed\xa0\x80", "\x1f", "\u0085"} {
		e := like(func(e *expense.Expense) {
			e.Description, e.Merchant, e.Category, e.Document, e.Tags = "x"+odd, "m"+odd, "c"+odd, "d"+odd, []string{"t" + odd}
			e.Author = expense.Person{ID: "p" + odd, Name: "n" + odd}
		})
		key := fmt.Sprint("odd ", i)
		stored, err := s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: key, Changes: adding(e)})
		if err != nil {
			if expense.CodeOf(err) != expense.CodeInvalid {
				t.Errorf("Write of %q: %v, want it stored or refused as invalid", odd, err)
			}
			continue
		}
		want := *stored[0].After
		equal(t, fmt.Sprintf("expense with %q", odd), get(t, s, "a", want.Number), want)
		equal(t, fmt.Sprintf("change with %q", odd), log(t, s, "a", expense.ChangeQuery{Seq: stored[0].Seq}), stored)
		category := "c" + odd
		for _, q := range []expense.Query{{Text: "X" + odd}, {Text: "M" + odd}, {Text: "D" + odd}, {Category: &category}, {Tag: "t" + odd}, {Author: "p" + odd}} {
			found := find(t, s, "a", q)
			if len(found) == 0 || found[0] != want.Number {
				t.Errorf("Find(%+v) = %v, want %d first", q, found, want.Number)
			}
		}
	}
	totalsHold(t, s, "a", expense.MonthOf(today, 1))
}

func checkInstants(t T, s expense.Store) {
	zone := time.FixedZone("", 5*3600+1800)
	ledger(t, s, "a")
	for i, c := range []struct{ given, want time.Time }{
		{time.Date(2026, 11, 20, 3, 0, 0, 123_456_789, zone), time.Date(2026, 11, 19, 21, 30, 0, 123_456_000, time.UTC)},
		{time.Date(2026, 11, 20, 3, 0, 0, 999, time.UTC), time.Date(2026, 11, 20, 3, 0, 0, 0, time.UTC)},
		{time.Date(2026, 11, 20, 3, 0, 0, 100_000, time.UTC), time.Date(2026, 11, 20, 3, 0, 0, 100_000, time.UTC)},
		{time.Time{}, time.Time{}},
	} {
		key := fmt.Sprint("instant ", i)
		stored := write(t, s, "a", key, adding(like(func(e *expense.Expense) { e.CreatedAt = c.given }))...)
		read, logged := get(t, s, "a", stored[0].Number), log(t, s, "a", expense.ChangeQuery{SourceKey: key})[0]
		for what, got := range map[string]time.Time{
			"CreatedAt returned": stored[0].After.CreatedAt, "CreatedAt read": read.CreatedAt, "CreatedAt logged": logged.After.CreatedAt,
			"At returned": stored[0].At, "At read": logged.At,
		} {
			if got != c.want {
				t.Errorf("%s of %s is %s, want %s", what, c.given, got, c.want)
			}
		}
		l, err := s.OpenLedger(t.Context(), expense.Ledger{ID: expense.LedgerID(key), Settings: expense.DefaultSettings(), CreatedAt: c.given})
		if err != nil {
			t.Fatalf("OpenLedger: %v", err)
		}
		if l.CreatedAt != c.want {
			t.Errorf("a ledger's CreatedAt of %s is %s, want %s", c.given, l.CreatedAt, c.want)
		}
	}
}
