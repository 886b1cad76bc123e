package parse

import "chit/expense"

// A RateMention is a tax rate in a text.
type RateMention struct {
	Span
	Text string
	Rate expense.Rate
}

// FindRates returns every percentage in a text, and every fraction that the
// text calls a tax rate: "20%", "百分之二十", "the tax rate is 0.2". Spans are
// those of the normalized text.
func FindRates(text string) []RateMention {
	r := newReader(Normalize(text), Options{})
	defer r.release()
	r.findPercents()
	r.findMoney()
	var found []RateMention
	for _, p := range r.percents {
		if p.rate.IsSet() {
			found = append(found, r.mention(p.first, p.last, p.rate))
		}
	}
	r.findTaxes()
	for _, t := range r.taxes {
		if t.rate.IsSet() && !r.hasPercent(t) {
			found = append(found, r.mention(t.first, t.last, t.rate))
		}
	}
	return found
}

func (r *reader) hasPercent(t taxPhrase) bool {
	for _, p := range r.percents {
		if p.first >= t.first && p.last <= t.last {
			return true
		}
	}
	return false
}

func (r *reader) mention(first, last int, rate expense.Rate) RateMention {
	span := Span{r.tokens[first].Start, r.tokens[last-1].End}
	return RateMention{span, r.text[span.Start:span.End], rate}
}

// ParseRate reads a text that is one tax rate: "20%", "20 percent",
// "百分之二十", or a fraction such as "0.2". A bare "20" is none, because it
// could be an amount.
func ParseRate(s string) (expense.Rate, bool) {
	r := newReader(Normalize(s), Options{})
	defer r.release()
	if len(r.tokens) == 0 {
		return expense.Rate{}, false
	}
	if p, ok := r.percentAt(0); ok {
		if r.onlyPoint(p.last) {
			return p.rate, p.rate.IsSet()
		}
	}
	t := &r.tokens[0]
	if t.kind == tokenNumber && !t.num.whole && r.onlyPoint(1) {
		rate, err := expense.NewRate(t.num.decimals())
		return rate, err == nil
	}
	if t.kind == tokenNumber && t.num.whole && t.num.mantissa == 0 && r.onlyPoint(1) {
		return expense.Percent(0), true
	}
	r.findPercents()
	r.findMoney()
	r.findTaxes()
	if len(r.taxes) == 1 && r.taxes[0].first == 0 && r.onlyPoint(r.taxes[0].last) {
		return r.taxes[0].rate, r.taxes[0].rate.IsSet()
	}
	return expense.Rate{}, false
}

// onlyPoint reports whether nothing but the end of a sentence follows token k.
func (r *reader) onlyPoint(k int) bool {
	for ; k < len(r.tokens); k++ {
		if low := r.tokens[k].low; low != "." && low != "!" && low != "。" {
			return false
		}
	}
	return true
}
