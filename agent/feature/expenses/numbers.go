package expenses

import (
	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse"
)

// numbersOf returns the figures of a stored expense as evidence: "it was net"
// is about an amount that stands on the card.
func numbersOf(e expense.Expense) []parse.Number {
	var numbers []parse.Number
	for _, m := range []expense.Money{e.NetMoney(), e.TaxMoney(), e.GrossMoney()} {
		numbers = append(numbers, parse.Number{Readings: []decimal.Decimal{m.Decimal()}})
	}
	return numbers
}
