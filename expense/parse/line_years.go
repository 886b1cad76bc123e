package parse

// firstYear and yearsAhead bound the years that people ask about, and that bills
// are for.
const (
	firstYear  = 1990
	yearsAhead = 5
)

// dropYears keeps a year from being an amount: "VAT 2026", "compare March and
// April 2024", "coffee in 2024". Beside a thing and no word of time it may be
// either, and somebody looks at it.
func (r *reader) dropYears() {
	aboutThings := r.namesThing()
	for i := range r.money {
		if m := &r.money[i]; r.isYear(m) && (r.isTimeWord(m.first-1) || !aboutThings) {
			r.drop(m)
			r.year = true
		}
	}
}

// isYear reports whether an amount is written like a year. 2000 is a round sum.
func (r *reader) isYear(m *money) bool {
	t := &r.tokens[m.first]
	last := 2039
	if r.o.Today.Year > 0 {
		last = r.o.Today.Year + yearsAhead
	}
	return m.rank == rankBare && m.last == m.first+1 && t.kind == tokenNumber && t.End-t.Start == 4 && t.num.whole &&
		t.num.mantissa != 2000 && t.num.mantissa >= firstYear && t.num.mantissa <= int64(last)
}

// isTimeWord reports whether token k makes the number behind it a year: a month, a
// season, "in". A month that is part of a date has its own year.
func (r *reader) isTimeWord(k int) bool {
	t := r.at(k)
	if t.kind == tokenSign && (t.low == "'" || t.low == "," || t.low == ".") || t.lex.is(roleArticle|roleDe) {
		t = r.at(k - 1)
	}
	switch {
	case t.kind == tokenCode: // Q1
		return traitYearPart.has(r.at(k - 1).low)
	case t.kind != tokenWord && t.kind != tokenEast || t.use != unused:
		return false
	case t.lex.is(rolePeriod):
		return true
	}
	for _, s := range dateWords().words[t.low] {
		if s.kind == senseMonth || s.kind == senseUnit && (s.unit == unitYear || s.unit == unitMonth) {
			return true
		}
	}
	return false
}

// namesThing reports whether a text has a word that could be what was bought, or
// says nothing at all beside its numbers.
func (r *reader) namesThing() bool {
	const others = roleFiller | roleAnd | roleTax | roleTaxObject | roleRateNoun | roleCommand | roleBan | rolePeriod | roleGlue | roleFor
	words := false
	for k := range r.tokens {
		t := &r.tokens[k]
		if t.use != unused || t.kind != tokenWord && t.kind != tokenEast {
			continue
		}
		words = true
		if t.lex.is(roleSpend) || t.lex.is(roleNotSpent) && !t.lex.is(roleTaxObject) || !t.lex.is(others) && !r.isTimeWord(k) {
			return true
		}
	}
	return !words
}
