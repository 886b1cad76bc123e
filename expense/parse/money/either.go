package money

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// alternatives are amounts of which one was paid.
type alternatives struct{ *Reader }

// join makes one amount with several readings of amounts of which one was paid:
// "menu 12 or 14", "either 12, 13 or 14 €".
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
	return (comma || a.Last < b.First && a.Last == r.orFrom(b.First)) &&
		(a.mark == nil || b.mark == nil || a.mark == b.mark) && a.isPlain() && b.isPlain()
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
	m := &r.Amounts[i]
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
	m.Readings, m.Either = readings, true
	m.Last = r.Amounts[i+n-1].Last
	if lang.Either.Has(r.At(m.First-1).Low) && r.At(m.First-1).Use == lex.Unused {
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
