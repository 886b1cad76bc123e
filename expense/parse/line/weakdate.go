package line

import (
	"slices"
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

func onWeakDate(r *Reader, m *money.Found) bool {
	for i := range r.dates {
		if d := &r.dates[i]; d.Weak && !d.dropped && d.first < m.Last && d.last > m.First {
			return true
		}
	}
	return false
}

// dropWeakDates settles who gets the characters of "5.12": the amount, if the
// part has no other or if a currency is beside it, else the date.
func dropWeakDates(r *Reader) {
	for i := range r.dates {
		d := &r.dates[i]
		if !d.Weak {
			continue
		}
		from, to := partOf(r, d)
		others := false
		d.dropped = d.dropped || r.isTax(d)
		for _, k := range r.paid() {
			m := &r.Amounts[k]
			touches := d.first < m.Last && d.last > m.First
			if touches && m.Rank == money.RankStrong {
				d.dropped = true
			}
			others = others || !touches && m.First >= from && m.Last <= to && !onWeakDate(r, m)
		}
		if d.dropped || !others && touched(r, d) {
			d.dropped = true
			continue
		}
		for k := range r.Amounts {
			if m := &r.Amounts[k]; d.first < m.Last && d.last > m.First {
				m.Dropped = true
			}
		}
		for k := d.first; k < d.last; k++ {
			if r.Tokens[k].Use == lex.Unused || r.Tokens[k].Use == lex.UsedAmount {
				r.Tokens[k].Use = lex.UsedDate
			}
		}
	}
}

// dropPricedDates drops the weak dates that what stands beside them makes prices, before it is chosen
// among the numbers.
func dropPricedDates(r *Reader) {
	for i := range r.dates {
		if d := &r.dates[i]; d.Weak {
			d.dropped = r.Tokens[d.first].Use == lex.UsedFiller || isListed(r, d) || dropCounts(r, d) // "13.2 gal @ 3.50"
		}
	}
}

// isListed reports whether a weak date is a price of a list, whose other prices are written as
// it is: glued to what they are of, as in 奶茶18 煎饼9.5, behind that with a point, as in
// "coffee 3.80 scone 3.20 butter 0.50", or behind what people buy, as in "chips 6 parking 4.20".
func isListed(r *Reader, d *dateUse) bool {
	dotted := func(first, last int) bool {
		n := r.At(first)
		return isBehindThing(r, first) && last == first+1 && n.Kind == lex.Number && n.Num.Places == 2 && strings.Contains(r.Text[n.Start:n.End], ".")
	}
	glued := func(first, _ int) bool { return isGlued(r, first) }
	if isPricedAlike(r, d, glued) || isPricedAlike(r, d, dotted) {
		return true
	}
	known := func(first, last int) bool {
		return last == first+1 && isBehindThing(r, first) && (r.KnownWord(first-1) || isUnknownThing(r, first-1)) && !isCountOfNext(r, first)
	}
	listed := hasCents(r, d) && (isPricedAlike(r, d, known) || isInLongList(r, d))
	r.objectIf(listed && lang.Named(r.Language).DecimalComma, UncertainDate, d.Span) // "miete 5.11 strom 60"
	return listed
}

// hasCents reports whether a weak date is written as a price is, with two decimals and nothing
// behind them.
func hasCents(r *Reader, d *dateUse) bool {
	n := r.At(d.first)
	return d.last == d.first+1 && n.Kind == lex.Number && n.Num.Places == 2 && !strings.HasSuffix(d.Text, ".")
}

// dropCounts reports whether all numbers beside a weak date at the end of its part say how many
// there are of something, so that it is what they cost, and drops them: "2 coffees 5.12".
func dropCounts(r *Reader, d *dateUse) bool {
	from, to := partOf(r, d)
	if !hasCents(r, d) || d.last != to || !isBehindThing(r, d.first) {
		return false
	}
	var counts []*money.Found
	for _, i := range r.paid() {
		m := &r.Amounts[i]
		switch {
		case m.First < from || m.Last > to || m.First >= d.first:
		case !isHeadCount(m) || !isCountOfNext(r, m.First):
			return false
		default:
			counts = append(counts, m)
		}
	}
	for _, m := range counts {
		r.Drop(m)
	}
	return len(counts) > 0
}

// isCountOfNext reports whether the whole number at token k counts what is named behind it: nothing is
// named before it whose price it may be, or it is smaller than prices are.
func isCountOfNext(r *Reader, k int) bool {
	n := r.At(k)
	return r.isThing(k+1) && n.Kind == lex.Number && n.Num.Places == 0 && (!isBehindThing(r, k) || n.Num.Decimals().LessThanOrEqual(mostOfOne))
}

// isInLongList reports whether a weak date stands in a part of at least [fewestListed] numbers, each
// directly behind a word, the last one at the end: "tea 2 cake 3.10 gum 1.20".
func isInLongList(r *Reader, d *dateUse) bool {
	from, to := partOf(r, d)
	numbers := 0
	for k := from; k < to; k++ {
		if t := r.At(k); t.Kind == lex.Number && t.Use != lex.UsedDate {
			numbers++
			if !isBehindThing(r, k) {
				return false
			}
		}
	}
	return numbers >= fewestListed && r.At(to-1).Kind == lex.Number
}

// isPricedAlike reports whether a date and all amounts beside it are written in one way, and
// there are some.
func isPricedAlike(r *Reader, d *dateUse, alike func(first, last int) bool) bool {
	if !alike(d.first, d.last) {
		return false
	}
	from, to := partOf(r, d)
	others := 0
	for _, i := range r.paid() {
		m := &r.Amounts[i]
		switch {
		case m.First < from || m.Last > to || d.first < m.Last && d.last > m.First:
		case m.Rank == money.RankStrong || !alike(m.First, m.Last):
			return false
		default:
			others++
		}
	}
	return others > 0
}

// partOf returns the tokens between the separators around a date.
func partOf(r *Reader, d *dateUse) (from, to int) {
	for from = d.first; from > 0 && !r.separates(from-1); from-- {
	}
	for to = d.last; to < len(r.Tokens) && !r.separates(to); to++ {
	}
	return from, to
}

// isTax reports whether a date stands on what the tax was: 税3.5.
func (r *Reader) isTax(d *dateUse) bool {
	return slices.ContainsFunc(r.Amounts, func(m money.Found) bool { return m.Tax && !m.Dropped && d.first < m.Last && d.last > m.First })
}

func touched(r *Reader, d *dateUse) bool {
	for _, k := range r.paid() {
		if m := &r.Amounts[k]; d.first < m.Last && d.last > m.First {
			return true
		}
	}
	return false
}
