package expenses

import (
	"strings"
	"unicode"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/sum"
)

// maxTimes is how many of something a correction counts.
const maxTimes = 100

// An amount may also count as many as a hand of something that cost so many times as much; in words,
// in which few people write a price, whatever it cost.
const (
	maxHand = 5
	farLess = 8
)

// countedAgain returns the new amount of an entry with two readings if it may just as well be
// how many there were, because the entry was computed from a count and the price of one:
// "4 classes at 16.50 each", "no, only 3 classes". A few are as well how many there were of what
// cost far more: comida 95, fueron dos; "Döner 8", "es waren zwei"; caña 2,50, fueron cuatro.
func countedAgain(a *parse.Amount, e expense.Expense) *parse.Amount {
	if a == nil || a.Symbol != "" || a.Currency != "" || a.Sum != "" || len(a.Readings) > 1 || !isCount(a.Value) || a.Value.Exponent() < 0 {
		return a
	}
	less := int64(farLess)
	if !strings.ContainsFunc(a.Text, unicode.IsDigit) {
		less = 0
	}
	computed, err := sum.Parse(a.Value.String() + "*" + priceOfOne(a.Value, e, less))
	if err != nil {
		return a
	}
	again := *a
	again.Sum, again.Readings = computed.String(), []decimal.Decimal{computed.Round(int32(e.Currency.Digits())), a.Value}
	again.Value = again.Readings[0]
	return &again
}

// priceOfOne returns the price that an entry was computed with from another count, or all of it where it
// is so many times that count; "" otherwise.
func priceOfOne(again decimal.Decimal, e expense.Expense, less int64) string {
	if e.Sum == "" {
		amount := e.GrossMoney().Decimal()
		if again.GreaterThan(decimal.NewFromInt(1)) && again.LessThanOrEqual(decimal.NewFromInt(maxHand)) && amount.GreaterThanOrEqual(again.Mul(decimal.NewFromInt(less))) {
			return amount.String()
		}
		return ""
	}
	count, price, ok := countOf(e.Sum)
	if !ok || count.Equal(again) {
		return ""
	}
	return price
}

// PriceOfOne returns the price that a sum takes so many times as there were pieces. It reports false
// for another sum.
func PriceOfOne(said string) (price string, ok bool) {
	_, price, ok = countOf(said)
	return price, ok
}

func countOf(said string) (count decimal.Decimal, price string, ok bool) {
	s, err := sum.Parse(said)
	if err != nil || len(s.Operands()) != 2 {
		return count, "", false
	}
	first, second := s.Operands()[0], s.Operands()[1]
	return first.Value, second.Text, said == first.Text+"*"+second.Text && isCount(first.Value)
}

func isCount(n decimal.Decimal) bool {
	return n.IsInteger() && n.IsPositive() && n.LessThanOrEqual(decimal.NewFromInt(maxTimes))
}
