package storetest

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"chit/expense"
)

func reasonOf(err error) expense.Reason {
	if e, ok := errors.AsType[*expense.Error](err); ok {
		return e.Reason
	}
	return ""
}

func checkOpenLedger(t T, s expense.Store) {
	settings := expense.DefaultSettings()
	settings.Currency, settings.VAT, settings.Rate, settings.Region, settings.MonthStart = "CHF", expense.VATRate, expense.Percent(8), "CH", 25
	settings.SetRule(expense.CategoryRule{Words: "咖啡 \"☕\"", Category: "Work"})
	settings.NameCategory("Food", "=餐饮 🍜")
	want := expense.Ledger{ID: "slack:T1/C1", Owner: ana, Settings: settings, CreatedAt: noon}
	for _, try := range []string{"first", "second"} {
		got, err := s.OpenLedger(t.Context(), want)
		if err != nil {
			t.Fatalf("%s OpenLedger: %v", try, err)
		}
		equal(t, try+" OpenLedger", got, want)
	}
	other := expense.Ledger{ID: want.ID, Owner: ben, Settings: expense.DefaultSettings(), CreatedAt: noon.AddDate(1, 0, 0)}
	got, err := s.OpenLedger(t.Context(), other)
	if err != nil {
		t.Fatalf("OpenLedger of a ledger that exists: %v", err)
	}
	equal(t, "OpenLedger of a ledger that exists", got, want)
	checkOwnerLater(t, s)
}

// checkOwnerLater opens ledgers that lack an owner, or the owner's name.
func checkOwnerLater(t T, s expense.Store) {
	nobody, nameless := expense.Person{}, expense.Person{ID: ana.ID}
	for i, tt := range []struct{ first, then, want expense.Person }{
		{nobody, nobody, nobody},
		{nobody, ana, ana},
		{nameless, ana, ana},
		{nameless, ben, nameless},
		{nameless, nobody, nameless},
		{ana, nobody, ana},
		{ana, expense.Person{ID: ana.ID, Name: "Ana Maria"}, ana},
	} {
		l := expense.Ledger{ID: expense.LedgerID(fmt.Sprint("slack:T1/C9", i)), Settings: expense.DefaultSettings(), CreatedAt: noon}
		for _, owner := range []expense.Person{tt.first, tt.then, nobody} {
			l.Owner = owner
			got, err := s.OpenLedger(t.Context(), l)
			if err != nil {
				t.Fatalf("OpenLedger: %v", err)
			}
			l.Owner = got.Owner
		}
		equal(t, fmt.Sprintf("the owner of a ledger of %q that %q opens", tt.first.Name, tt.then.Name), l.Owner, tt.want)
	}
}

func checkNumbers(t T, s expense.Store) {
	for _, id := range []expense.LedgerID{"a", "b"} {
		ledger(t, s, id)
		for n := int64(1); n <= 3; n++ {
			if e := add(t, s, id, fmt.Sprint("single ", n), lunch())[0]; e.Number != n {
				t.Errorf("expense %d of %s has number %d", n, id, e.Number)
			}
		}
		es := add(t, s, id, "together", lunch(), lunch())
		if es[0].Number != 4 || es[1].Number != 5 {
			t.Errorf("two more expenses have numbers %d and %d, want 4 and 5", es[0].Number, es[1].Number)
		}
		write(t, s, id, "delete", deleting(es[1]))
		if e := add(t, s, id, "after deleting", lunch())[0]; e.Number != 6 {
			t.Errorf("the number after a deleted 5 is %d, want 6", e.Number)
		}
	}
}

func checkSourceKey(t T, s expense.Store) {
	ledger(t, s, "a")
	ledger(t, s, "b")
	first := write(t, s, "a", "key", adding(lunch(), like(func(e *expense.Expense) { e.Description = "tea" }))...)
	again, err := s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: "key", Changes: adding(like(func(e *expense.Expense) { e.Gross = 9900 }))})
	if err != nil {
		t.Fatalf("second Write with the same key: %v", err)
	}
	equal(t, "changes of a second Write with the same key", again, first)
	equal(t, "numbers in the ledger", find(t, s, "a", expense.Query{}), []int64{2, 1})
	// Even if it would fail now: the deed is done.
	edit := changing(expense.ChangeEdit, *first[0].After, func(e *expense.Expense) { e.Description = "dinner" })
	edited := write(t, s, "a", "edit", edit)
	equal(t, "changes of the same edit again", write(t, s, "a", "edit", edit), edited)
	if e := add(t, s, "b", "key", lunch())[0]; e.Number != 1 {
		t.Errorf("the same key in another ledger gave number %d, want 1", e.Number)
	}
	totalsHold(t, s, "a", expense.MonthOf(today, 1))
}

func checkStaleRevision(t T, s expense.Store) {
	ledger(t, s, "a")
	old := add(t, s, "a", "add", lunch())[0]
	write(t, s, "a", "edit", changing(expense.ChangeEdit, old, func(e *expense.Expense) { e.Description = "dinner" }))
	before := get(t, s, "a", 1)
	for _, c := range []expense.Change{
		changing(expense.ChangeEdit, old, func(e *expense.Expense) { e.Description = "breakfast" }),
		deleting(old),
	} {
		_, err := s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: "stale " + string(c.Kind), Changes: []expense.Change{c}})
		failsWith(t, "stale "+string(c.Kind), err, expense.CodeConflict, expense.ReasonWriteInterrupted)
	}
	twice := []expense.Change{deleting(before), deleting(before)}
	_, err := s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: "twice", Changes: twice})
	failsWith(t, "the same expense twice in one Write", err, expense.CodeConflict, expense.ReasonWriteInterrupted)
	equal(t, "the expense after stale changes", get(t, s, "a", 1), before)
	totalsHold(t, s, "a", expense.MonthOf(today, 1))
}

func checkStaleSettings(t T, s expense.Store) {
	first := ledger(t, s, "a").Settings
	c := setting(first, func(s *expense.Settings) { s.Currency = "CHF" })
	write(t, s, "a", "chf", c)
	_, err := s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: "stale", Changes: []expense.Change{c}})
	failsWith(t, "stale settings", err, expense.CodeConflict, expense.ReasonWriteInterrupted)
	if l := ledger(t, s, "a"); l.Currency != "CHF" || l.Revision != 1 {
		t.Errorf("the ledger has currency %s and revision %d, want CHF and 1", l.Currency, l.Revision)
	}
}

func checkAllOrNothing(t T, s expense.Store) {
	l := ledger(t, s, "a")
	old := add(t, s, "a", "add", lunch())[0]
	write(t, s, "a", "edit", changing(expense.ChangeEdit, old, func(e *expense.Expense) { e.Description = "dinner" }))
	month := expense.MonthOf(today, 1)
	wantLog, wantTotals, wantExpense := log(t, s, "a", expense.ChangeQuery{}), totalsHold(t, s, "a", month), get(t, s, "a", 1)

	changes := append(adding(lunch(), lunch()), setting(l.Settings, func(s *expense.Settings) { s.MonthStart = 9 }), deleting(old))
	_, err := s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: "half", Changes: changes})
	failsWith(t, "a Write whose last change is stale", err, expense.CodeConflict, expense.ReasonWriteInterrupted)
	missing := old
	missing.Number = 99
	_, err = s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: "half", Changes: append(adding(lunch()), deleting(missing))})
	failsWith(t, "a Write whose last expense is missing", err, expense.CodeNotFound, expense.ReasonExpenseNotFound)

	equal(t, "log after failed Writes", log(t, s, "a", expense.ChangeQuery{}), wantLog)
	equal(t, "totals after failed Writes", totalsHold(t, s, "a", month), wantTotals)
	equal(t, "expense after failed Writes", get(t, s, "a", 1), wantExpense)
	equal(t, "ledger after failed Writes", ledger(t, s, "a"), l)
	equal(t, "numbers after failed Writes", find(t, s, "a", expense.Query{Deleted: true}), []int64{1})
	c := write(t, s, "a", "half", adding(lunch())...)[0]
	if c.Seq != 3 || c.Number != 2 {
		t.Errorf("the next change has seq %d and number %d, want 3 and 2", c.Seq, c.Number)
	}
}

func checkDecided(t T, s expense.Store) {
	l := ledger(t, s, "a")
	want := lunch()
	add1 := write(t, s, "a", "telegram:1/2", adding(want)...)[0]
	want.Ledger, want.Number, want.Revision, want.SourceKey = "a", 1, 1, "telegram:1/2"
	equal(t, "stored change of an add", add1, expense.Change{
		Ledger: "a", Seq: 1, Kind: expense.ChangeAdd, Entity: expense.EntityEntry, Key: "1", Number: 1, After: &want, Actor: ana, At: noon, SourceKey: "telegram:1/2",
	})
	equal(t, "stored expense", get(t, s, "a", 1), want)

	del := deleting(want)
	del.Actor, del.At, del.Undoes, del.Kind = ben, noon.Add(time.Hour), 1, expense.ChangeUndo
	del.Of = expense.ChangeAdd
	// What the store decides is not taken from the caller.
	del.After.SourceKey, del.After.Number, del.After.Revision, del.After.Ledger = "other", 7, 8, "b"
	gone := want
	gone.Deleted, gone.Revision = true, 2
	equal(t, "stored change of an undo", write(t, s, "a", "undo", del)[0], expense.Change{
		Ledger: "a", Seq: 2, Kind: expense.ChangeUndo, Of: expense.ChangeAdd, Entity: expense.EntityEntry, Key: "1", Number: 1, Before: &want, After: &gone, Undoes: 1, Actor: ben,
		At: noon.Add(time.Hour), SourceKey: "undo",
	})
	equal(t, "deleted expense", get(t, s, "a", 1), gone)

	after := l.Settings
	after.Zone = "Asia/Shanghai"
	set := setting(l.Settings, func(s *expense.Settings) { s.Zone = after.Zone })
	equal(t, "stored change of settings", write(t, s, "a", "set", set)[0], expense.Change{
		Ledger: "a", Seq: 3, Kind: expense.ChangeSettings, Entity: expense.EntitySetting, Key: "zone",
		SettingsBefore: &l.Settings, SettingsAfter: &after, Actor: ana, At: noon, SourceKey: "set",
	})
	l.Settings, l.Revision = after, 3
	equal(t, "ledger", ledger(t, s, "a"), l)
}

func checkWritersAtOnce(t T, s expense.Store) {
	const writers, each = 8, 5
	ledger(t, s, "a")
	errs := atOnce(writers, func(i int) error {
		for n := range each {
			w := expense.Write{Ledger: "a", SourceKey: fmt.Sprint(i, "/", n), Changes: adding(lunch())}
			if _, err := s.Write(t.Context(), w); err != nil {
				return err
			}
		}
		return nil
	})
	for _, err := range errs {
		t.Errorf("one of %d writers at once: %v", writers, err)
	}
	numbers := find(t, s, "a", expense.Query{})
	slices.Sort(numbers)
	want := make([]int64, writers*each)
	for i := range want {
		want[i] = int64(i + 1)
	}
	equal(t, "numbers", numbers, want)
	totalsHold(t, s, "a", expense.MonthOf(today, 1))
}

func checkSameDeedAtOnce(t T, s expense.Store) {
	const writers = 8
	ledger(t, s, "a")
	old := add(t, s, "a", "add", lunch())[0]
	var mu sync.Mutex
	var results [][]expense.Change
	errs := atOnce(writers, func(int) error {
		changes := append(adding(lunch()), changing(expense.ChangeEdit, old, func(e *expense.Expense) { e.Description = "dinner" }))
		stored, err := s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: "key", Changes: changes})
		mu.Lock()
		defer mu.Unlock()
		results = append(results, stored)
		return err
	})
	for _, err := range errs {
		t.Errorf("one of %d writers of the same deed: %v", writers, err)
	}
	for _, r := range results {
		equal(t, "stored changes of the same deed", r, results[0])
	}
	equal(t, "numbers", find(t, s, "a", expense.Query{}), []int64{2, 1})
}

// atOnce runs f in n goroutines and returns the errors.
func atOnce(n int, f func(i int) error) (errs []error) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() {
			if err := f(i); err != nil {
				mu.Lock()
				defer mu.Unlock()
				errs = append(errs, err)
			}
		})
	}
	wg.Wait()
	return errs
}

func checkOwnership(t T, s expense.Store) {
	ledger(t, s, "a")
	given := lunch()
	c := write(t, s, "a", "add", adding(given)...)[0]
	want := cloneExpense(*c.After)
	given.Tags[0], given.Origins[expense.FieldDate] = "mine", expense.OriginSaid
	c.After.Tags[0], c.After.Origins[expense.FieldDate] = "mine", expense.OriginSaid
	read := get(t, s, "a", 1)
	equal(t, "expense after the caller changed what it gave and got", read, want)
	read.Tags[0] = "mine"
	logged := log(t, s, "a", expense.ChangeQuery{})
	logged[0].After.Tags[0] = "mine"
	equal(t, "expense after the caller changed what it read", get(t, s, "a", 1), want)

	changed := ledger(t, s, "a").Settings
	set := setting(changed, func(s *expense.Settings) { s.SetRule(expense.CategoryRule{Words: "tea", Category: "Work"}) })
	set = setting(set.SettingsAfter.Clone(), func(s *expense.Settings) { s.NameCategory("Food", "Meals") })
	set.SettingsBefore = &changed
	after := set.SettingsAfter.Clone()
	write(t, s, "a", "set", set)
	set.SettingsAfter.CategoryRules[0].Category, set.SettingsAfter.CategoryNames["Food"] = "mine", "mine"
	stored := ledger(t, s, "a").Settings
	equal(t, "settings after the caller changed what it gave", stored, after)
	stored.CategoryRules[0].Category, stored.CategoryNames["Food"] = "mine", "mine"
	equal(t, "settings after the caller changed what it read", ledger(t, s, "a").Settings, after)
}

// checkPermits has a write ask whether it may be made: it sees the settings that hold then,
// and a write that was made already is not asked about again.
func checkPermits(t T, s expense.Store) {
	l := ledger(t, s, "a")
	asked := 0
	permits := func(now expense.Settings) error {
		asked++
		if now.MonthStart != l.MonthStart {
			return expense.Invalid(expense.ReasonMonthStartInvalid, nil)
		}
		return nil
	}
	w := expense.Write{Ledger: "a", SourceKey: "first", Changes: adding(lunch()), Permits: permits}
	first, err := s.Write(t.Context(), w)
	if err != nil {
		t.Fatalf("a write that is permitted: %v", err)
	}
	write(t, s, "a", "set", setting(l.Settings, func(s *expense.Settings) { s.MonthStart = 5 }))
	again, err := s.Write(t.Context(), w)
	if err != nil || asked != 1 {
		t.Errorf("the same write again: %v, asked %d times, want once", err, asked)
	}
	equal(t, "the same write again", again, first)
	before := log(t, s, "a", expense.ChangeQuery{})
	w.SourceKey = "second"
	if _, err := s.Write(t.Context(), w); reasonOf(err) != expense.ReasonMonthStartInvalid {
		t.Errorf("a write that is not permitted: %v, want the error of the one who was asked", err)
	}
	equal(t, "changes", log(t, s, "a", expense.ChangeQuery{}), before)
	equal(t, "numbers", find(t, s, "a", expense.Query{Deleted: true}), []int64{1})
}
