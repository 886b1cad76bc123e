package door

import (
	"slices"
	"strings"
	"sync"

	"github.com/shopspring/decimal"

	"chit/expense/parse"
)

// maxEvidence bounds the numbers that are combined, so that a text full of them
// costs no more than one with a few.
const maxEvidence = 40

// key is an amount to the hundredth, without a sign: what arithmetic is
// compared by.
func key(v decimal.Decimal) string { return v.Abs().StringFixed(2) }

// A place is where a number was written, in one of several texts.
type place struct {
	text int
	parse.Number
}

// overlaps reports whether a number is the other one, or a part of it.
func (p place) overlaps(o place) bool { return p.text == o.text && p.Start < o.End && o.Start < p.End }

// before reports whether a number stands before the other one.
func (p place) before(o place) bool { return p.text < o.text || p.text == o.text && p.Start < o.Start }

// isPartOf reports whether a number is in a longer one: 20 in "20 dollars 43 cents".
func (p place) isPartOf(o place) bool {
	return p.text == o.text && o.Start <= p.Start && p.End <= o.End && o.End-o.Start > p.End-p.Start
}

// with returns the evidence with further figures, which count as said.
func (ev Evidence) with(figures []decimal.Decimal) Evidence {
	ev.Numbers, ev.places = slices.Clone(ev.Numbers), slices.Clone(ev.places) // the evidence is shared
	for i, n := range figures {
		known := parse.Number{Readings: []decimal.Decimal{n}}
		ev.Numbers = append(ev.Numbers, known)
		ev.places = append(ev.places, place{-1 - i, known})
	}
	ev.derived = sync.OnceValue(ev.arithmetic)
	return ev
}

// arithmetic returns the amounts that follow from those written, each with how: with and
// without a tax at a rate written, the tax itself, a percentage off or added, sums, and
// shares by a whole number or a word for one. What follows in several ways has "".
func (ev Evidence) arithmetic() map[string]string {
	d := derivation{}
	rates, factors := ev.percentages(), ev.factors()
	unfit := func(p place) bool {
		return p.Computed || p.text >= 0 && !isFigure(p.Number) || slices.ContainsFunc(rates, func(r decimal.Decimal) bool { return containsValue(p.Readings, r.Shift(2)) })
	}
	places := slices.DeleteFunc(slices.Clone(ev.places), unfit) // as 20 of "20% off"
	places = places[:min(len(places), maxEvidence)]
	d.totals(places)
	parts := slices.ContainsFunc(ev.texts, func(t *parse.Text) bool { return len(t.Parts()) > 0 })
	for i, p := range places {
		for _, a := range p.Readings {
			d.taxed(a, ev)
			for _, r := range rates {
				percent := r.Shift(2).String() + "%"
				d.note(a.Mul(one.Sub(r)), digits(a)+"-"+percent)
				d.note(a.Mul(one.Add(r)), digits(a)+"+"+percent)
				if !parts { // nobody pays the discount
					d.note(a.Mul(r), digits(a)+"*"+percent)
				}
			}
			for _, f := range factors {
				d.shared(a, f)
			}
			for j, q := range places {
				if i != j && !p.overlaps(q) {
					d.combined(a, q.Readings, p.before(q))
				}
			}
		}
	}
	return d
}

// A derivation has amounts by their keys, with the arithmetic that gives each.
type derivation map[string]string

// note adds an amount that can be paid.
func (d derivation) note(v decimal.Decimal, how string) {
	if v.IsNegative() {
		return
	}
	k := key(v)
	if before, found := d[k]; found && before != how {
		how = ""
	}
	d[k] = how
}

// totals adds the sums of the first numbers.
func (d derivation) totals(places []place) {
	total, how := decimal.Decimal{}, ""
	for i, p := range places {
		if slices.ContainsFunc(places, p.isPartOf) || slices.ContainsFunc(places[:i], p.overlaps) {
			continue
		}
		if how != "" {
			how += "+"
		}
		total, how = total.Add(p.Readings[0]), how+digits(p.Readings[0])
		if strings.Contains(how, "+") {
			d.note(total, how)
		}
	}
}

// taxed adds what a tax makes of an amount. No arithmetic is shown for it: the card has the
// figures.
func (d derivation) taxed(a decimal.Decimal, ev Evidence) {
	for _, r := range ev.Rates {
		factor := one.Add(r.Decimal())
		with, without := a.Mul(factor), a.DivRound(factor, maxPlaces)
		for _, v := range []decimal.Decimal{with, without, with.Sub(a), a.Sub(without)} {
			d.note(v, "")
		}
	}
}

// combined adds what an amount and another number make.
func (d derivation) combined(a decimal.Decimal, readings []decimal.Decimal, first bool) {
	for _, b := range readings {
		if first {
			d.note(a.Add(b), digits(a)+"+"+digits(b))
		}
		d.note(a.Sub(b), digits(a)+"-"+digits(b))
		if b.IsInteger() && b.GreaterThan(one) && b.LessThanOrEqual(maxShare) {
			d.shared(a, b)
		}
	}
}

// shared adds an amount times a number, and a share of it.
func (d derivation) shared(a, by decimal.Decimal) {
	count, price := by, a
	if a.IsInteger() && a.LessThan(by) {
		count, price = a, by
	}
	d.note(a.Mul(by), digits(count)+"*"+digits(price))
	d.note(a.DivRound(by, maxPlaces), digits(a)+"/"+digits(by))
}

// digits are those of a number as it was written: 4.50, and not 4.5.
func digits(v decimal.Decimal) string { return v.StringFixed(max(-v.Exponent(), 0)) }

var (
	one      = decimal.New(1, 0)
	maxShare = decimal.New(100, 0)
)
