package expense_test

import (
	"testing"

	"chit/db/dbtest"
	"chit/expense"
)

// ofKind returns an entry of a kind, of so many cents.
func ofKind(k expense.Kind, cents int64) expense.Expense {
	if k == expense.KindRefund {
		cents = -cents
	}
	e := draft(string(k), cents)
	e.Kind = k
	return e
}

// TestKinds adds and edits entries. One without a kind gets it from its sign, which
// an edit may turn; a kind that somebody gave must fit.
func TestKinds(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		name       string
		add        expense.Kind
		cents      int64
		edit       expense.Kind // "" leaves it
		editCents  int64
		want       expense.Kind
		refusedAdd bool
		refused    bool
	}{
		{name: "an expense", cents: 450, editCents: 500, want: expense.KindExpense},
		{name: "a refund", cents: -450, editCents: -500, want: expense.KindRefund},
		{name: "an expense becomes a refund by its amount", add: expense.KindExpense, cents: 450, editCents: -450, want: expense.KindRefund},
		{name: "a refund becomes an expense by its amount", add: expense.KindRefund, cents: -450, editCents: 450, want: expense.KindExpense},
		{name: "an expense becomes income", cents: 450, edit: expense.KindIncome, editCents: 450, want: expense.KindIncome},
		{name: "income stays income", add: expense.KindIncome, cents: 450, editCents: 500, want: expense.KindIncome},
		{name: "a transfer becomes an expense", add: expense.KindTransfer, cents: 450, edit: expense.KindExpense, editCents: 450, want: expense.KindExpense},
		{name: "a refund above zero", add: expense.KindRefund, cents: 450, refusedAdd: true},
		{name: "an expense below zero", add: expense.KindExpense, cents: -450, refusedAdd: true},
		{name: "income below zero", add: expense.KindIncome, cents: -450, refusedAdd: true},
		{name: "a transfer below zero", add: expense.KindTransfer, cents: -450, refusedAdd: true},
		{name: "a kind that is none", add: "gift", cents: 450, refusedAdd: true},
		{name: "income that falls below zero", add: expense.KindIncome, cents: 450, editCents: -450, refused: true},
		{name: "an expense called a refund", cents: 450, edit: expense.KindRefund, editCents: 450, refused: true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			b := open(t, dbtest.Memory(t))
			one := draft("x", tt.cents)
			one.Kind = tt.add
			added, err := b.Add(t.Context(), b.deed(ana), []expense.Expense{one})
			if tt.refusedAdd {
				if reasonOf(err) != expense.ReasonKindUnfit {
					t.Errorf("Add = %v, %v, want it refused", added, err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			edited, err := b.Edit(t.Context(), b.deed(ana), added[0].Number, func(e *expense.Expense) error {
				e.Net, e.Gross = tt.editCents, tt.editCents
				if tt.edit != "" {
					e.Kind = tt.edit
				}
				return nil
			})
			switch {
			case tt.refused:
				if reasonOf(err) != expense.ReasonKindUnfit {
					t.Errorf("Edit = %v, %v, want it refused", edited, err)
				}
			case err != nil:
				t.Fatal(err)
			case edited.After.Kind != tt.want:
				t.Errorf("it became %q, want %q", edited.After.Kind, tt.want)
			}
		})
	}
}
