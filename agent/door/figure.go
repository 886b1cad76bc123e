package door

import (
	"regexp"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
	"chit/expense/sum"
)

// calculation returns the arithmetic that an amount of a call is, and false for one that is
// a number as it was said.
func (g Grounds) calculation(said string) (sum.Sum, bool) {
	if s, err := sum.Parse(said); err == nil {
		return s, !s.IsNumber()
	}
	if !strings.ContainsAny(said, "+-*/×÷−%") {
		return sum.Sum{}, false
	}
	// Numbers as people write them, and the currency behind the whole.
	plain := written.ReplaceAllStringFunc(strings.TrimRightFunc(said, isMark), func(number string) string {
		if readings := g.Readings(number); len(readings) > 0 {
			return readings[0].String()
		}
		return number
	})
	s, err := sum.Parse(plain)
	return s, err == nil && !s.IsNumber()
}

// named are the numbers of which an amount of a call is made.
func (g Grounds) named(said string) []decimal.Decimal {
	if s, ok := g.calculation(said); ok {
		return Operands(s)
	}
	if readings := g.Readings(said); len(readings) > 0 {
		return readings[:1]
	}
	return nil
}

// Operands are the numbers of arithmetic that are no percentages.
func Operands(s sum.Sum) []decimal.Decimal {
	var all []decimal.Decimal
	for _, op := range s.Operands() {
		if !op.Percent {
			all = append(all, op.Value)
		}
	}
	return all
}

// written matches a number with a comma.
var written = regexp.MustCompile(`[0-9.]*,[0-9.,]*[0-9]`)

// isMark reports whether a character may be of the sign or name of a currency.
func isMark(r rune) bool { return !strings.ContainsRune("0123456789)%", r) }

// computed grounds arithmetic. It is asked about if one of its numbers was not said.
func (v *values) computed(field, said string, s sum.Sum) *parse.Amount {
	value := s.Round(maxPlaces)
	if !value.IsPositive() {
		return nil
	}
	a := parse.Amount{Text: said, Sum: s.String()}
	v.used = append(v.used, Operands(s)...) // the currency may stand beside one
	if verdict := v.judgeSum(s); !v.stands(verdict) {
		return v.guess(field, a, value)
	}
	if other, ok := v.ev.otherwise(s); ok {
		return v.use(a, value, other)
	}
	return v.use(a, value)
}

var hundred = decimal.New(100, 0)

// maxPlaces is how exact an amount is before its currency is known.
const maxPlaces = 12

// supports reports whether an operand of a sum was said: as a number, as a percentage, as
// what a percentage leaves, or as a word that stands for a number.
func (ev Evidence) supports(op sum.Operand) bool {
	if slices.ContainsFunc(ev.Numbers, func(n parse.Number) bool { return containsValue(n.Readings, op.Value) }) {
		return true
	}
	part := op.Value
	if op.Percent {
		part = part.Shift(-2)
	}
	for _, r := range ev.percentages() {
		if slices.ContainsFunc([]decimal.Decimal{r, one.Sub(r), one.Add(r), one, r.Shift(2), hundred}, part.Equal) {
			return true
		}
	}
	for _, n := range ev.factors() {
		if part.Equal(n) || part.Mul(n).Equal(one) || part.Equal(one) || part.Shift(2).Equal(n) && op.Percent {
			return true
		}
	}
	return false
}

// percentages are those written, as parts of one.
func (ev Evidence) percentages() []decimal.Decimal {
	var all []decimal.Decimal
	for _, t := range ev.texts {
		for _, r := range t.Rates() {
			all = append(all, r.Rate.Decimal())
		}
		all = append(all, t.TenthsKept()...)
	}
	return all
}

// factors are the numbers for which words stand that are none: "half", "a dozen", "split
// between us".
func (ev Evidence) factors() []decimal.Decimal {
	var all []decimal.Decimal
	for _, w := range []struct {
		said  lang.Phrase
		value int64
	}{{lang.SaysHalf, 2}, {lang.SaysThirdPart, 3}, {lang.SaysQuarter, 4}, {lang.SaysPair, 2}, {lang.SaysTriple, 3}, {lang.SaysDozen, 12}} {
		if ev.Says(w.said) {
			all = append(all, decimal.New(w.value, 0))
		}
	}
	for _, t := range ev.texts {
		for _, n := range t.Shares() {
			all = append(all, decimal.New(n, 0))
		}
	}
	return all
}

// otherwise returns what a sum is if its only number with two readings has the other one.
func (ev Evidence) otherwise(s sum.Sum) (decimal.Decimal, bool) {
	var other string
	for _, op := range s.Operands() {
		i := slices.IndexFunc(ev.Amounts, func(a parse.Amount) bool {
			return len(a.Readings) == 2 && a.Sum == "" && !a.Either && containsValue(a.Readings, op.Value)
		})
		if i < 0 || op.Percent {
			continue
		}
		if other != "" {
			return decimal.Decimal{}, false
		}
		r := ev.Amounts[i].Readings[0]
		if r.Abs().Equal(op.Value) {
			r = ev.Amounts[i].Readings[1]
		}
		other = strings.Replace(s.String(), op.Text, r.Abs().String(), 1)
	}
	read, err := sum.Parse(other)
	if err != nil {
		return decimal.Decimal{}, false
	}
	return read.Round(maxPlaces), true
}

// Rounded returns an expense in a currency whose results of arithmetic have its decimals.
func Rounded(a action.AddExpense, c expense.Currency) action.AddExpense {
	for _, at := range []**parse.Amount{&a.Amount, &a.Net, &a.Gross, &a.Tax} {
		if *at != nil {
			one := **at
			round(&one, c)
			*at = &one
		}
	}
	return a
}

// round brings the results of arithmetic to the decimals of their currency.
func round(a *parse.Amount, c expense.Currency) {
	s, err := sum.Parse(a.Sum)
	if err != nil {
		return
	}
	places := int32(c.Digits())
	a.Readings = slices.Clone(a.Readings)
	for i, r := range a.Readings {
		a.Readings[i] = r.Round(places)
	}
	if a.Value.Equal(s.Round(maxPlaces)) {
		a.Readings[0] = s.Round(places)
	}
	a.Value = a.Readings[0]
}
