package action

import (
	"strconv"
	"strings"

	"chit/expense"
	"chit/expense/parse"
)

// Lines writes tax lines as a person could: "10.70 incl. 7%; 11.90 incl. 19%".
func Lines(lines []parse.TaxLine) string {
	all := make([]string, len(lines))
	for i, l := range lines {
		words := []string{written(l.Amount)}
		switch {
		case l.Tax != nil:
			words = append(words, "with", written(l.Tax), "tax")
		case l.Side == expense.Net:
			words = append(words, "net")
		case l.Side == expense.Gross:
			words = append(words, "incl.")
		default:
			words = append(words, "at")
		}
		switch {
		case l.Tax != nil && !l.Rate.IsSet():
		case l.Reason == expense.TaxExempt:
			words = append(words[:1], "tax exempt")
		case l.Reason == expense.TaxReverseCharge:
			words = append(words[:1], "reverse charge")
		default:
			words = append(words, l.Rate.Percentage())
		}
		all[i] = strings.Join(words, " ")
	}
	return strings.Join(all, "; ")
}

// written are the digits of an amount, with the decimals that it has.
func written(a *parse.Amount) string { return a.Value.StringFixed(max(0, -a.Value.Exponent())) }

// lines writes what an edit makes of the tax lines, or of one of them.
func (a EditExpense) lines() string {
	if a.Line == 0 {
		return Lines(a.Value.Lines)
	}
	words := []string{strconv.Itoa(a.Line)}
	for _, one := range a.Value.Amounts() {
		words = append(words, one.Text)
	}
	if a.Value.Rate.IsSet() {
		words = append(words, a.Value.Rate.Percentage())
	}
	return strings.Join(words, " ")
}
