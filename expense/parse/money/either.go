package money

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// alternatives are amounts of which one was paid, or something between them.
type alternatives struct{ *Reader }

// join makes one amount with several readings of amounts of which one was paid:
// "menu 12 or 14", "either 12, 13 or 14 €", "between 12 and 14".
func (r alternatives) join() {
	if len(r.Amounts) < 2 || isCommand(&r.Sentence) {
		return
	}
	for i := 0; i+1 < len(r.Amounts); i++ {
		if n := r.from(i); n > 1 {
			r.merge(i, n)
		}
	}
}

// from returns how many amounts from the i-th on are such alternatives, 0 if none are.
func (r alternatives) from(i int) int {
	if i+1 < len(r.Amounts) && (r.isEstimate(&r.Amounts[i], &r.Amounts[i+1]) || enlarged(r).joins(&r.Amounts[i], &r.Amounts[i+1])) {
		return 2
	}
	last, said := i, false
	for last+1 < len(r.Amounts) && r.isAlternative(&r.Amounts[last], &r.Amounts[last+1]) {
		last++
		said = said || r.orFrom(r.Amounts[last].First) < r.Amounts[last].First
	}
	if !said || last-i+1 > maxEither {
		return 0
	}
	return last - i + 1
}

// maxEither is how many amounts a person may waver between.
const maxEither = 4

// isAlternative reports whether b may have been paid instead of a.
func (r alternatives) isAlternative(a, b *Found) bool {
	k := b.First - 1
	comma := a.Last == k && r.At(k).Low == "," && r.At(k).Use == lex.Unused
	return (comma || a.Last < b.First && a.Last == r.orFrom(b.First)) && isEither(a, b)
}

// isEither reports whether both amounts are plain and of one currency, as far as it is said.
func isEither(a, b *Found) bool {
	return areOneMoney(a.mark, b.mark) && a.isPlain() && b.isPlain()
}

// isEstimate reports whether an amount between a and b was paid: "between 15 and 20", "da 15 a 20",
// 15到20之间.
func (r alternatives) isEstimate(a, b *Found) bool {
	k := b.First - 1
	if k > a.Last && isArticle(r.At(k)) {
		k-- // "tra i 15 e i 20"
	}
	middle, before := r.At(k), r.At(r.estimateFrom(a.First)).Low
	if k != a.Last || middle.Use != lex.Unused || !isEither(a, b) {
		return false
	}
	to, and := lang.UpTo.Has(middle.Low) || lang.Range.Has(middle.Low), middle.Lex.Is(lang.RoleAnd)
	switch {
	case lang.AmidBehind.Has(r.At(b.Last).Low):
		return to || and || lang.ContainsWord(rangeSigns, middle.Low)
	case lang.Amid.Has(before):
		return to || and
	}
	return to && lang.UpFrom.Has(before) || lang.Range.Has(middle.Low) && b.mark != nil
}

// isArticle reports whether a token is an article or a word as short of meaning.
func isArticle(t *lex.Token) bool { return t.Lex.Is(lang.RoleArticle) || lang.FunctionWord.Has(t.Low) }

// estimateFrom returns where the words begin that lead to an estimate whose first amount is at
// token k, or k.
func (r alternatives) estimateFrom(k int) int {
	leads := func(l lang.List, k int) bool { return l.Has(r.At(k).Low) && r.At(k).Use == lex.Unused }
	switch {
	case isArticle(r.At(k-1)) && leads(lang.Amid, k-2):
		return k - 2
	case leads(lang.Amid, k-1), leads(lang.UpFrom, k-1):
		return k - 1
	}
	return k
}

// orFrom returns where the words for "or" begin that end before token k, or k: "или", "то ли".
func (r alternatives) orFrom(k int) int {
	last, first := r.At(k-1), r.At(k-2)
	switch {
	case last.Use != lex.Unused:
	case first.Use == lex.Unused && lang.OrInTwo.Has(first.Low+" "+last.Low):
		return k - 2
	case lang.Or.Has(last.Low):
		return k - 1
	}
	return k
}

// isPlain reports whether an amount is what it says and nothing is open about it.
func (m *Found) isPlain() bool {
	return len(m.Readings) == 1 && !m.minus && !m.Partial && !m.Tax && !m.note && m.Value.IsPositive()
}

// merge joins n amounts from the i-th on.
func (r alternatives) merge(i, n int) {
	m, estimate := &r.Amounts[i], n == 2 && r.isEstimate(&r.Amounts[i], &r.Amounts[i+1])
	var readings []decimal.Decimal
	for _, other := range r.Amounts[i : i+n] {
		if !slices.ContainsFunc(readings, other.Value.Equal) {
			readings = append(readings, other.Value)
		}
		if m.mark == nil && other.mark != nil {
			m.takeMark(&other)
		}
		m.Rank, m.Loose = max(m.Rank, other.Rank), m.Loose || other.Loose
	}
	if n == 2 && enlarged(r).joins(m, &r.Amounts[i+1]) {
		readings = []decimal.Decimal{readings[1], readings[0].Add(readings[1])}
	}
	m.Readings, m.Either = readings, true
	m.Last = r.Amounts[i+n-1].Last
	if estimate {
		m.First = r.estimateFrom(m.First)
		if lang.AmidBehind.Has(r.At(m.Last).Low) {
			m.Last++
		}
	} else if lang.Either.Has(r.At(m.First-1).Low) && r.At(m.First-1).Use == lex.Unused {
		m.First--
	} else if first := r.orFrom(m.First); first == m.First-2 {
		m.First = first
	}
	m.Named, m.whole = false, false
	m.Span = lex.Span{Start: r.Tokens[m.First].Start, End: r.Tokens[m.Last-1].End}
	m.Text = r.Text[m.Start:m.End]
	r.setAmount(m.First, m.Last)
	r.Amounts = slices.Delete(r.Amounts, i+1, i+n)
}

// joinScaled makes one amount of a number in thousands and what stands directly behind it,
// which may say the rest of it: "rent 6k 340 usd".
func (r alternatives) joinScaled() {
	for i := 0; i+1 < len(r.Amounts); i++ {
		a, b := &r.Amounts[i], &r.Amounts[i+1]
		scale := r.At(a.Last - 1)
		if a.Last != b.First || a.mark != nil || !scale.Lex.Is(lang.RoleScale) || scale.Spaced || !a.isPlain() || !b.isPlain() || !b.Value.LessThan(decimal.New(1, scale.Lex.Scale)) {
			continue
		}
		both := a.Value.Add(b.Value)
		r.merge(i, 2)
		r.Amounts[i].Value, r.Amounts[i].Readings = both, []decimal.Decimal{both, r.Amounts[i].Readings[1]}
	}
}
