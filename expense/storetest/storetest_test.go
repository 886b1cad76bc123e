package storetest

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"chit/expense"
)

func TestModel(t *testing.T) {
	Run(t, func(*testing.T) expense.Store { return NewModel() })
}

// TestSuiteNotices is the negative control of the suite: it breaks a store in
// one way after another, and a check must fail each time.
func TestSuiteNotices(t *testing.T) {
	for name, broken := range map[string]struct {
		store func() expense.Store
		by    string
	}{
		"totals that miss a change":            {func() expense.Store { return &staleTotals{Store: NewModel()} }, "TotalsEqualRecompute"},
		"totals that miss a deletion":          {func() expense.Store { return &staleTotals{Store: NewModel()} }, "DeletedAreLeftOut"},
		"totals of the old month":              {func() expense.Store { return &staleTotals{Store: NewModel()} }, "MonthStartMoves"},
		"expenses of any ledger":               {func() expense.Store { return &openDoors{Store: NewModel()} }, "OtherLedgerIsNotFound"},
		"expenses of any ledger to a stranger": {func() expense.Store { return &openDoors{Store: NewModel()} }, "UnknownLedgerIsNotFound"},
		"deeds done twice":                     {func() expense.Store { return &forgetful{Store: NewModel()} }, "SameSourceKeyReturnsTheStoredChanges"},
		"deeds done twice at once":             {func() expense.Store { return &forgetful{Store: NewModel()} }, "SameDeedAtOnce"},
		"old states accepted":                  {func() expense.Store { return trusting{NewModel()} }, "StaleRevisionConflicts"},
		"half of a Write":                      {func() expense.Store { return piecemeal{NewModel()} }, "AllOrNothing"},
		"wildcards in a text":                  {func() expense.Store { return wild{NewModel()} }, "FindText"},
		"rate 0 taken for unset":               {func() expense.Store { return rateless{NewModel()} }, "TotalsOfManyRates"},
		"ledgers in no order":                  {func() expense.Store { return unordered{NewModel()} }, "EachIsOrdered"},
		"writes that nobody permitted":         {func() expense.Store { return permissive{NewModel()} }, "Permits"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			i := slices.IndexFunc(checks, func(c check) bool { return c.name == broken.by })
			if i < 0 {
				t.Fatalf("there is no check %s", broken.by)
			}
			r := record(t.Context(), checks[i].run, broken.store())
			if len(r.failures) == 0 {
				t.Errorf("%s passes on a store with %s", broken.by, name)
			} else {
				t.Logf("%s", strings.SplitN(r.failures[0], "\n", 2)[0])
			}
		})
	}
}

// A recorder is a T that only records failures.
type recorder struct {
	ctx      context.Context
	mu       sync.Mutex
	failures []string
}

func record(ctx context.Context, run func(T, expense.Store), s expense.Store) *recorder {
	r := &recorder{ctx: ctx}
	done := make(chan struct{})
	go func() { // Fatalf ends the goroutine, like testing.T's
		defer close(done)
		run(r, s)
	}()
	<-done
	return r
}

func (r *recorder) Helper()                  {}
func (r *recorder) Context() context.Context { return r.ctx }

func (r *recorder) Errorf(format string, args ...any) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.failures = append(r.failures, fmt.Sprintf(format, args...))
}

func (r *recorder) Fatalf(format string, args ...any) {
	r.Errorf(format, args...)
	runtime.Goexit()
}

// staleTotals keeps returning its first totals.
type staleTotals struct {
	expense.Store
	kept sync.Map
}

func (s *staleTotals) Totals(ctx context.Context, id expense.LedgerID, p expense.Period) (expense.Totals, error) {
	t, err := s.Store.Totals(ctx, id, p)
	if err == nil {
		first, _ := s.kept.LoadOrStore(fmt.Sprint(id, p), t)
		t = first.(expense.Totals)
	}
	return t, err
}

// openDoors lacks the ledger in its WHERE clause.
type openDoors struct {
	expense.Store
	ids []expense.LedgerID
}

func (s *openDoors) OpenLedger(ctx context.Context, l expense.Ledger) (expense.Ledger, error) {
	s.ids = append(s.ids, l.ID)
	return s.Store.OpenLedger(ctx, l)
}

func (s *openDoors) Expense(ctx context.Context, id expense.LedgerID, n int64) (e expense.Expense, err error) {
	for _, other := range append([]expense.LedgerID{id}, s.ids...) {
		if e, err = s.Store.Expense(ctx, other, n); err == nil {
			return e, nil
		}
	}
	return e, err
}

// forgetful treats every deed as new.
type forgetful struct {
	expense.Store
	mu sync.Mutex
	n  int
}

func (s *forgetful) Write(ctx context.Context, w expense.Write) ([]expense.Change, error) {
	s.mu.Lock()
	s.n++
	w.SourceKey = fmt.Sprint(w.SourceKey, " ", s.n)
	s.mu.Unlock()
	return s.Store.Write(ctx, w)
}

// trusting ignores revisions.
type trusting struct{ expense.Store }

func (s trusting) Write(ctx context.Context, w expense.Write) ([]expense.Change, error) {
	for i, c := range w.Changes {
		if c.Before != nil {
			if now, err := s.Expense(ctx, w.Ledger, c.Before.Number); err == nil {
				w.Changes[i].Before = &now
			}
		}
	}
	return s.Store.Write(ctx, w)
}

// permissive does not ask whether a write may be made.
type permissive struct{ expense.Store }

func (s permissive) Write(ctx context.Context, w expense.Write) ([]expense.Change, error) {
	w.Permits = nil
	return s.Store.Write(ctx, w)
}

// piecemeal uses a transaction for each change.
type piecemeal struct{ expense.Store }

func (s piecemeal) Write(ctx context.Context, w expense.Write) (stored []expense.Change, err error) {
	for i, c := range w.Changes {
		one, err := s.Store.Write(ctx, expense.Write{Ledger: w.Ledger, SourceKey: fmt.Sprint(w.SourceKey, i), Changes: []expense.Change{c}})
		if err != nil {
			return nil, err
		}
		stored = append(stored, one...)
	}
	return stored, nil
}

// wild passes a text to LIKE unescaped.
type wild struct{ expense.Store }

func (s wild) Find(ctx context.Context, id expense.LedgerID, q expense.Query) ([]expense.Expense, error) {
	q.Text = strings.Trim(q.Text, "%_")
	return s.Store.Find(ctx, id, q)
}

// rateless stores an unset rate as zero.
type rateless struct{ expense.Store }

func (s rateless) Write(ctx context.Context, w expense.Write) ([]expense.Change, error) {
	for _, c := range w.Changes {
		if c.After != nil && !c.After.Rate.IsSet() {
			c.After.Rate = expense.Percent(0)
		}
	}
	return s.Store.Write(ctx, w)
}

// unordered sorts ledgers in dictionary order.
type unordered struct{ expense.Store }

func (s unordered) Each(ctx context.Context, id expense.LedgerID, f func(expense.Expense) error) error {
	var all []expense.Expense
	err := s.Store.Each(ctx, id, func(e expense.Expense) error { all = append(all, e); return nil })
	slices.SortStableFunc(all, func(a, b expense.Expense) int {
		return strings.Compare(strings.ToLower(string(a.Ledger)), strings.ToLower(string(b.Ledger)))
	})
	for _, e := range all {
		if err == nil {
			err = f(e)
		}
	}
	return err
}
