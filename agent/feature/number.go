package feature

import (
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// Readings returns what a number can mean: one value, or several when its notation is
// ambiguous; none when it is no number.
func (e *Env) Readings(s string) []decimal.Decimal {
	// A plain number with a point is how JSON writes it, and means itself.
	if d, ok := PlainNumber(s); ok {
		return []decimal.Decimal{d}
	}
	if a, ok := e.Words(s).Amount(); ok {
		return a.Readings
	}
	return nil
}

// PlainNumber reads digits with at most one point. The exponents that decimal
// libraries accept are refused: 1e9 is nobody's coffee.
func PlainNumber(s string) (decimal.Decimal, bool) {
	digits := strings.TrimPrefix(s, "-")
	whole, frac, point := strings.Cut(digits, ".")
	if len(digits) > 2*expense.MaxDigits || whole == "" || point && frac == "" || strings.Trim(whole+frac, "0123456789") != "" {
		return decimal.Decimal{}, false
	}
	d, err := decimal.NewFromString(s)
	return d, err == nil
}
