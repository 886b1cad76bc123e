package money

import (
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// firstYear and yearsAhead bound the years that people ask about, and that bills
// are for.
const (
	firstYear  = 1990
	yearsAhead = 5
)

// DropYears keeps a year from being an amount: "VAT 2026", "compare March and
// April 2024", "coffee in 2024". Beside a thing and no word of time it may be
// either, and somebody looks at it.
func (r *Reader) DropYears() {
	aboutThings := namesThing(&r.Sentence)
	for i := range r.Amounts {
		if m := &r.Amounts[i]; isYear(&r.Sentence, m) && (!aboutThings || isTimeWord(&r.Sentence, m.First-1) || r.isSecondYear(i) || r.isSecondYear(i+1)) {
			r.Drop(m)
			r.Year = true
		}
	}
}

// isSecondYear reports whether amount i is a year right behind another, or behind
// one word: "2025 gegen 2026". Nobody paid either.
func (r *Reader) isSecondYear(i int) bool {
	if i < 1 || i >= len(r.Amounts) {
		return false
	}
	before, m := &r.Amounts[i-1], &r.Amounts[i]
	return m.First-before.Last <= 1 && r.At(before.Last).Kind != lex.Break && isYear(&r.Sentence, before) && isYear(&r.Sentence, m)
}

// isYear reports whether an amount is written like a year. 2000 is a round sum.
func isYear(r *lex.Sentence, m *Found) bool {
	t := &r.Tokens[m.First]
	last := 2039
	if r.Options.Today.Year > 0 {
		last = r.Options.Today.Year + yearsAhead
	}
	return m.Rank == RankBare && m.Last == m.First+1 && t.Kind == lex.Number && t.End-t.Start == 4 && t.Num.Whole &&
		t.Num.Mantissa != 2000 && t.Num.Mantissa >= firstYear && t.Num.Mantissa <= int64(last)
}

// isTimeWord reports whether token k makes the number behind it a year: a month, a
// season, "in". A month that is part of a date has its own year.
func isTimeWord(r *lex.Sentence, k int) bool {
	t := r.At(k)
	if t.Kind == lex.Sign && (t.Low == "'" || t.Low == "," || t.Low == ".") || t.Lex.Is(lang.RoleArticle|lang.RoleDe) {
		t = r.At(k - 1)
	}
	switch {
	case t.Kind == lex.Code: // Q1
		return lang.YearPart.Has(r.At(k - 1).Low)
	case t.Kind != lex.Word && t.Kind != lex.East || t.Use != lex.Unused:
		return false
	case t.Lex.Is(lang.RolePeriod):
		return true
	}
	for _, s := range lang.Dates().Words[t.Low] {
		if s.Kind == lang.SenseMonth || s.Kind == lang.SenseUnit && (s.Unit == lang.UnitYear || s.Unit == lang.UnitMonth) {
			return true
		}
	}
	return false
}

// namesThing reports whether a text has a word that could be what was bought, or
// says nothing at all beside its numbers.
func namesThing(r *lex.Sentence) bool {
	const others = lang.RoleFiller | lang.RoleAnd | lang.RoleTax | lang.RoleTaxObject | lang.RoleRateNoun | lang.RoleCommand | lang.RoleBan | lang.RolePeriod | lang.RoleGlue | lang.RoleFor
	words := false
	for k := range r.Tokens {
		t := &r.Tokens[k]
		if t.Use != lex.Unused || t.Kind != lex.Word && t.Kind != lex.East {
			continue
		}
		words = true
		if t.Lex.Is(lang.RoleSpend) || t.Lex.Is(lang.RoleNotSpent|lang.RoleIncome) && !t.Lex.Is(lang.RoleTaxObject) || !t.Lex.Is(others) && !isTimeWord(r, k) {
			return true
		}
	}
	return !words
}
