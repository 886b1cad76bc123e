package expense

import "slices"

// A TaxReason says why a tax rate is zero.
type TaxReason string

// The reasons.
const (
	TaxNotSaid       TaxReason = ""
	TaxExempt        TaxReason = "exempt"
	TaxReverseCharge TaxReason = "reverse_charge" // the buyer owes the tax
)

// MaxTaxLines is how many tax lines an entry may have. A country has a handful of
// rates.
const MaxTaxLines = 10

// A TaxLine is the part of an entry with one tax rate, in minor units of the
// entry's currency, with Net + Tax = Gross. Of a line below zero, such as a
// deposit that was returned, all three are negative.
type TaxLine struct {
	Rate   Rate      `json:"rate"` // unset if the tax was given as an amount
	Net    int64     `json:"net"`
	Tax    int64     `json:"tax"`
	Gross  int64     `json:"gross"`
	Reason TaxReason `json:"reason,omitempty"` // only without tax
}

// TaxLines returns the tax lines of e, at least one.
func (e *Expense) TaxLines() []TaxLine {
	if len(e.Lines) > 0 {
		return e.Lines
	}
	return []TaxLine{{Rate: e.Rate, Net: e.Net, Tax: e.Tax, Gross: e.Gross}}
}

// SetTaxLines makes e the sum of lines. Its rate is theirs if they have the same
// one, otherwise unset.
func (e *Expense) SetTaxLines(lines []TaxLine) {
	e.Lines = slices.Clone(lines)
	e.Amounts = sumOf(lines, e.Currency)
	e.simplify()
}

func sumOf(lines []TaxLine, c Currency) Amounts {
	a := Amounts{Currency: c}
	for i, l := range lines {
		a.Net, a.Tax, a.Gross = a.Net+l.Net, a.Tax+l.Tax, a.Gross+l.Gross
		if i == 0 {
			a.Rate = l.Rate
		} else if l.Rate != a.Rate {
			a.Rate = Rate{}
		}
	}
	return a
}

// simplify removes lines that say no more than the figures of e.
func (e *Expense) simplify() {
	if len(e.Lines) == 0 || len(e.Lines) == 1 && e.Lines[0] == (TaxLine{Rate: e.Rate, Net: e.Net, Tax: e.Tax, Gross: e.Gross}) {
		e.Lines = nil
	}
}

// divide makes the lines of e fit its figures after an edit that was not about the
// lines: other figures are those of one line, and figures that changed only their
// sign leave each line what it was.
func (e *Expense) divide(before *Expense) {
	if len(e.Lines) == 0 || before == nil || e.Amounts == before.Amounts || !slices.Equal(e.Lines, before.Lines) {
		e.simplify()
		return
	}
	turned := e.Amounts
	turned.Net, turned.Tax, turned.Gross = -turned.Net, -turned.Tax, -turned.Gross
	lines := slices.Clone(e.Lines)
	switch a := before.Amounts; {
	case e.Net == a.Net && e.Tax == a.Tax && e.Gross == a.Gross && e.Rate == a.Rate: // another currency
	case turned == a:
		for i := range lines {
			l := &lines[i]
			l.Net, l.Tax, l.Gross = -l.Net, -l.Tax, -l.Gross
		}
	default:
		lines = nil
	}
	e.Lines = lines
	e.simplify()
}

// checkLines returns an error of [CodeInvalid] for the first limit that the tax
// lines of e violate, or if their sums are not its figures.
func (e *Expense) checkLines() error {
	if len(e.Lines) > MaxTaxLines {
		return Invalid(ReasonTaxLinesMany, Args{"Limit": MaxTaxLines})
	}
	for _, l := range e.Lines {
		if err := (Amounts{e.Currency, l.Net, l.Tax, l.Gross, l.Rate}).check(); err != nil {
			return err
		}
		if !slices.Contains([]TaxReason{TaxNotSaid, TaxExempt, TaxReverseCharge}, l.Reason) || l.Reason != TaxNotSaid && (l.Tax != 0 || !l.Rate.Untaxed()) {
			return Invalid(ReasonTaxReasonUnfit, Args{"Reason": l.Reason})
		}
	}
	if sum := sumOf(e.Lines, e.Currency); len(e.Lines) > 0 && sum != e.Amounts {
		return sum.disagree()
	}
	return nil
}
