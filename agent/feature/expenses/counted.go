package expenses

import (
	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/sum"
)

// maxTimes is how many of something a correction counts.
const maxTimes = 100

// countedAgain returns the new amount of an entry with two readings if it may just as well be
// how many there were, because the entry was computed from a count and the price of one:
// "4 classes at 16.50 each", "no, only 3 classes".
func countedAgain(a *parse.Amount, e expense.Expense) *parse.Amount {
	if a == nil || a.Symbol != "" || a.Currency != "" || a.Sum != "" || len(a.Readings) > 1 || !isCount(a.Value) || a.Value.Exponent() < 0 {
		return a
	}
	s, err := sum.Parse(e.Sum)
	if err != nil || len(s.Operands()) != 2 {
		return a
	}
	count, price := s.Operands()[0], s.Operands()[1]
	computed, err := sum.Parse(a.Value.String() + "*" + price.Text)
	if err != nil || e.Sum != count.Text+"*"+price.Text || !isCount(count.Value) || count.Value.Equal(a.Value) {
		return a
	}
	again := *a
	again.Sum, again.Readings = computed.String(), []decimal.Decimal{computed.Round(int32(e.Currency.Digits())), a.Value}
	again.Value = again.Readings[0]
	return &again
}

func isCount(n decimal.Decimal) bool {
	return n.IsInteger() && n.IsPositive() && n.LessThanOrEqual(decimal.NewFromInt(maxTimes))
}
