package storetest

import (
	"fmt"

	"chit/expense"
)

func checkUnknownLedger(t T, s expense.Store) {
	ledger(t, s, "a")
	add(t, s, "a", "add", lunch())
	for method, err := range everyMethod(t, s, "nobody", 1) {
		failsWith(t, method+" of an unknown ledger", err, expense.CodeNotFound, "")
	}
}

// everyMethod calls each method that takes a ledger, with the number of an
// expense, and returns the errors.
func everyMethod(t T, s expense.Store, id expense.LedgerID, number int64) map[string]error {
	ctx := t.Context()
	p := expense.MonthOf(today, 1)
	errs := make(map[string]error)
	_, errs["Expense"] = s.Expense(ctx, id, number)
	_, errs["Find"] = s.Find(ctx, id, expense.Query{})
	_, errs["Summarize"] = s.Summarize(ctx, id, expense.Summary{By: expense.ByCategory})
	_, _, errs["Reported"] = s.Reported(ctx, id, p, "")
	errs["SaveReported"] = s.SaveReported(ctx, id, expense.Reported{Period: p, At: noon})
	_, errs["Content"] = s.Content(ctx, id, expense.DigestOf([]byte("bill")))
	errs["KeepContent"] = s.KeepContent(ctx, id, []byte("bill"), nil)
	_, errs["Changes"] = s.Changes(ctx, id, expense.ChangeQuery{})
	_, errs["Totals"] = s.Totals(ctx, id, p)
	_, errs["Recompute"] = s.Recompute(ctx, id, p)
	errs["Each"] = s.Each(ctx, id, func(e expense.Expense) error { return fmt.Errorf("got expense %d", e.Number) })
	_, errs["Write"] = s.Write(ctx, expense.Write{Ledger: id, SourceKey: "foreign", Changes: adding(lunch())})
	return errs
}

func checkOtherLedger(t T, s expense.Store) {
	ledger(t, s, "mine")
	ledger(t, s, "theirs")
	secret := add(t, s, "theirs", "add", lunch(), like(func(e *expense.Expense) { e.Description = "secret"; e.Tags = []string{"hidden"} }))[1]
	wantLog := log(t, s, "theirs", expense.ChangeQuery{})
	month := expense.MonthOf(today, 1)

	_, err := s.Expense(t.Context(), "mine", secret.Number)
	failsWith(t, "Expense with their number", err, expense.CodeNotFound, expense.ReasonExpenseNotFound)
	for _, q := range []expense.Query{{}, {Deleted: true}, {Text: "secret"}, {Tag: "hidden"}, {Currency: "EUR"}, {Author: ana.ID}, {Period: &month}} {
		equal(t, fmt.Sprintf("Find(%+v) in mine", q), find(t, s, "mine", q), []int64{})
	}
	for _, by := range expense.Groupings {
		groups, err := s.Summarize(t.Context(), "mine", expense.Summary{By: by})
		if err != nil || len(groups) > 0 {
			t.Errorf("Summarize by %q in mine: %v, %v; want nothing", by, groups, err)
		}
	}
	if err := s.SaveReported(t.Context(), "theirs", expense.Reported{Period: month, At: noon}); err != nil {
		t.Errorf("SaveReported: %v", err)
	}
	if _, found, err := s.Reported(t.Context(), "mine", month, ""); found || err != nil {
		t.Errorf("Reported of mine: %v, %v; only theirs was reported", found, err)
	}
	for _, q := range []expense.ChangeQuery{{}, {Seq: 1}, {Number: secret.Number}, {Actor: ana.ID}, {SourceKey: "add"}} {
		equal(t, fmt.Sprintf("Changes(%+v) in mine", q), log(t, s, "mine", q), []expense.Change{})
	}
	equal(t, "Totals of mine", totalsHold(t, s, "mine", month), expense.Totals{Period: month})
	err = s.Each(t.Context(), "mine", func(e expense.Expense) error { return fmt.Errorf("got %q", e.Description) })
	if err != nil {
		t.Errorf("Each of mine: %v", err)
	}
	for _, claimed := range []expense.LedgerID{"theirs", "mine"} {
		before := secret
		before.Ledger = claimed
		w := expense.Write{Ledger: "mine", SourceKey: "steal from " + string(claimed), Changes: []expense.Change{deleting(before)}}
		_, err = s.Write(t.Context(), w)
		failsWith(t, "deleting their expense as one of "+string(claimed), err, expense.CodeNotFound, expense.ReasonExpenseNotFound)
	}
	// If both ledgers have an expense with the number, that of the other ledger
	// stays unchanged.
	mine := add(t, s, "mine", "add", lunch(), lunch())
	write(t, s, "mine", "delete", deleting(mine[0]), deleting(mine[1]))
	equal(t, "their expense", get(t, s, "theirs", secret.Number), secret)
	equal(t, "their log", log(t, s, "theirs", expense.ChangeQuery{}), wantLog)
	totalsHold(t, s, "theirs", month)
}
