package expense

import "slices"

// A Kind says what an entry of a ledger is about.
type Kind string

// The kinds. Spending is the sum of expenses and refunds; income and transfers
// are never part of it.
const (
	KindExpense  Kind = "expense"
	KindRefund   Kind = "refund"   // money that came back; its figures are negative
	KindIncome   Kind = "income"   // money that was earned
	KindTransfer Kind = "transfer" // money that only changed its place
)

// Kinds lists all kinds.
var Kinds = []Kind{KindExpense, KindRefund, KindIncome, KindTransfer}

// Spending are the kinds that make up the spending.
var Spending = []Kind{KindExpense, KindRefund}

// KindOf returns the kind of an entry of which only the gross amount is known.
func KindOf(gross int64) Kind {
	if gross < 0 {
		return KindRefund
	}
	return KindExpense
}

// Spends reports whether an entry of the kind is part of the spending.
func (k Kind) Spends() bool { return slices.Contains(Spending, k) }

// check returns an error if a gross amount has the wrong sign for the kind.
func (k Kind) check(gross int64) error {
	if k == "" {
		return nil // a draft, which gets its kind when it is stored
	}
	if !slices.Contains(Kinds, k) || (k == KindRefund) != (gross < 0) {
		return Invalid(ReasonKindUnfit, Args{"Kind": k})
	}
	return nil
}

// follow gives e the kind that its amount says, if nobody has said another: an
// edit that turns the sign makes a refund of an expense, and the other way round.
// Before is nil for a draft.
func (e *Expense) follow(before *Expense) {
	if e.Kind == "" || before != nil && e.Kind == before.Kind && e.Kind.Spends() {
		e.Kind = KindOf(e.Gross)
	}
}
