package money

import (
	"chit/expense"
	"chit/expense/parse/lex"
)

// A RateMention is a tax rate in a text.
type RateMention struct {
	lex.Span
	Text string
	Rate expense.Rate
}

// FindRates returns every percentage in a text, and every fraction that the
// text calls a tax rate: "20%", "百分之二十", "the tax rate is 0.2". Who wrote the
// text does not matter.
func FindRates(t *lex.Text) []RateMention {
	r := NewReader(t.In(lex.Options{}))
	defer r.Release()
	r.FindPercents()
	r.FindMoney()
	var found []RateMention
	for _, p := range r.percents {
		if p.rate.IsSet() {
			found = append(found, mention(&r.Sentence, p.first, p.last, p.rate))
		}
	}
	r.FindTaxes()
	for _, t := range r.Taxes {
		if t.Rate.IsSet() && !r.hasPercent(t) {
			found = append(found, mention(&r.Sentence, t.First, t.Last, t.Rate))
		}
	}
	return found
}

func (r *Reader) hasPercent(t TaxPhrase) bool {
	for _, p := range r.percents {
		if p.first >= t.First && p.last <= t.Last {
			return true
		}
	}
	return false
}

func mention(r *lex.Sentence, first, last int, rate expense.Rate) RateMention {
	span := lex.Span{Start: r.Tokens[first].Start, End: r.Tokens[last-1].End}
	return RateMention{Span: span, Text: r.Text[span.Start:span.End], Rate: rate}
}

// ParseRate reads a text that is one tax rate: "20%", "20 percent",
// "百分之二十", or a fraction such as "0.2". A bare "20" is none, because it
// could be an amount.
func ParseRate(text *lex.Text) (expense.Rate, bool) {
	r := NewReader(text.In(lex.Options{}))
	defer r.Release()
	if len(r.Tokens) == 0 {
		return expense.Rate{}, false
	}
	if p, ok := percentAt(&r.Sentence, 0); ok {
		if r.OnlyPoint(p.last) {
			return p.rate, p.rate.IsSet()
		}
	}
	t := &r.Tokens[0]
	if t.Kind == lex.Number && !t.Num.Whole && r.OnlyPoint(1) {
		rate, err := expense.NewRate(t.Num.Decimals())
		return rate, err == nil
	}
	if t.Kind == lex.Number && t.Num.Whole && t.Num.Mantissa == 0 && r.OnlyPoint(1) {
		return expense.Percent(0), true
	}
	phrase := r.onlyTax()
	return phrase.Rate, phrase.Rate.IsSet()
}

// ParseTaxReason reads why a rate is zero out of a text that is one: "tax exempt",
// "reverse charge".
func ParseTaxReason(text *lex.Text) expense.TaxReason {
	r := NewReader(text.In(lex.Options{}))
	defer r.Release()
	return r.onlyTax().Reason
}

// onlyTax reads a text that is one phrase about tax and nothing else; the phrase is empty
// for any other.
func (r *Reader) onlyTax() TaxPhrase {
	r.FindPercents()
	r.FindMoney()
	r.FindTaxes()
	if len(r.Taxes) == 1 && r.Taxes[0].First == 0 && r.OnlyPoint(r.Taxes[0].Last) {
		return r.Taxes[0]
	}
	return TaxPhrase{}
}
