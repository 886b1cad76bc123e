package line

import (
	"slices"
	"testing"

	"chit/expense/parse/lex"
)

func TestObjections(t *testing.T) {
	for text, want := range map[string]ObjectionKind{
		"hello there":             NoExpense,
		"стоматолог в 18.30":      NoPrice,
		"Bob paid lunch 20 EUR":   AnotherPayer,
		"Bob owes me 20 EUR":      NotSpent,
		"laptop 1.200 EUR":        TwoReadings,
		"lunch 12 on 31 Feb 2026": BadDate,
		"delete lunch 12":         Command,
		"no, lunch 12":            Correction,
		"lunch 12?":               OddSign,
		"rent 900 EUR a month":    TimeWord,
		"2 coffees":               Count,
		"lunch 12 EUR split":      TwoReadings,
	} {
		r := Read(text, lex.Options{Today: lineToday, Language: "en", Currency: "EUR"})
		if r.Complete || len(r.Expenses) == 0 != slices.ContainsFunc(r.Objections, func(o Objection) bool { return o.Kind == NoExpense }) {
			t.Errorf("%q: complete %t, %d expenses, objections %v", text, r.Complete, len(r.Expenses), r.Objections)
		}
		found := func(o Objection) bool { return o.Kind == want && o.End > o.Start && o.End <= len(r.Text) }
		if !slices.ContainsFunc(r.Objections, found) {
			t.Errorf("%q: objections %v, none is %q", text, r.Objections, want)
		}
	}
	if r := Read("coffee 4.50 yesterday", lex.Options{Today: lineToday, Language: "en"}); !r.Complete || len(r.Objections) > 0 {
		t.Errorf("coffee 4.50 yesterday: complete %t, objections %v", r.Complete, r.Objections)
	}
}
