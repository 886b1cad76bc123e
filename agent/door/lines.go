package door

import (
	"slices"
	"strconv"
	"strings"

	"chit/agent/action"
	"chit/expense"
	"chit/expense/parse"
)

// linesSaid reads the tax lines of a call.
func (g Grounds) linesSaid(said string) []parse.TaxLine {
	if said == "" {
		return nil
	}
	return g.Words(said).TaxLines()
}

// lines grounds tax lines. If an amount or a rate of one was not said, none of them stands,
// because the others would be less than what was paid.
func (v *values) lines(said string) []parse.TaxLine {
	lines := v.linesSaid(said)
	reasons := v.saidReasons()
	unsaid := v.unsaid
	for i := range lines {
		l := &lines[i]
		if l.Amount = v.amount(action.FieldLines, l.Amount.Value.String()); l.Amount == nil {
			return nil
		}
		if l.Tax != nil {
			if l.Tax = v.amount("tax_amount", l.Tax.Value.String()); l.Tax == nil {
				return nil
			}
		}
		if l.Rate.IsSet() && !v.ev.Rate(l.Rate) && !(l.Rate.Untaxed() && slices.Contains(reasons, l.Reason)) {
			return nil
		}
		if !slices.Contains(reasons, l.Reason) {
			l.Reason = expense.TaxNotSaid
		}
	}
	if len(v.unsaid) > len(unsaid) {
		v.unsaid = unsaid
		return nil
	}
	return lines
}

// reason is why a rate of zero was said to be so.
func (v *values) reason(said string) expense.TaxReason {
	if reason := v.Words(said).TaxReason(); reason != expense.TaxNotSaid {
		return reason
	}
	return v.saidReasons()[0]
}

// saidReasons are the reasons for rates of zero that the person's words have, in their
// order; if they have none, it is that none was said.
func (v *values) saidReasons() []expense.TaxReason {
	var said []expense.TaxReason
	for _, source := range v.Sources {
		for _, e := range v.Read(source).Read().Expenses {
			said = append(said, e.Reason)
			for _, l := range e.Lines {
				said = append(said, l.Reason)
			}
		}
	}
	said = slices.DeleteFunc(said, func(r expense.TaxReason) bool { return r == expense.TaxNotSaid })
	if len(said) == 0 {
		return []expense.TaxReason{expense.TaxNotSaid}
	}
	return said
}

// ofLine cuts the number of a tax line off the value of an edit: "2 12.00".
func ofLine(said action.SaidEdit) (number int, rest string) {
	if said.Field != action.FieldLines {
		return 0, ""
	}
	first, rest, ok := strings.Cut(said.Value, " ")
	n, err := strconv.Atoi(first)
	if !ok || err != nil || n < 1 || n > expense.MaxTaxLines || strings.ContainsAny(rest, ";%") && len(strings.Fields(rest)) > 1 {
		return 0, ""
	}
	return n, rest
}

// fieldOfLine is the field of one tax line that a value is of.
func fieldOfLine(value string) string {
	if strings.HasSuffix(value, "%") {
		return "tax_rate"
	}
	return "amount"
}
