package money

import (
	"slices"
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// formerPrices finds what something cost before it was reduced, of which nothing was paid.
type formerPrices struct{ *Reader }

// join makes one amount of a price and the one before it: "79 instead of 129", "statt 199 nur
// 139", "reduced from 120 to 84", "de 89,90 por 59,90".
func (r formerPrices) join() {
	if isCommand(&r.Sentence) {
		return
	}
	for i := 0; i+1 < len(r.Amounts); i++ {
		a, b := &r.Amounts[i], &r.Amounts[i+1]
		if !isEither(a, b) || a.Named && b.Named {
			continue
		}
		switch words := r.between(a, b); {
		case r.isLowered(a, b, words):
			r.keep(i, i+1, a.First)
		case words == "":
			r.leadsToFormer(i, words)
		case lang.InsteadOfPrice.Is(words):
			a.Loose = a.Loose || a.Value.GreaterThan(b.Value)
			r.keep(i, i, a.First)
		case lang.UsedToCost.Is(words) && a.First > 0 && a.Value.LessThan(b.Value) && r.endsClause(b.Last): // but "1 was 2.50" is about entry 1
			r.keep(i, i, a.First)
		case lang.InsteadOfPriceBehind.Is(words):
			r.keep(i, i+1, a.First)
		default:
			_ = r.leadsToFormer(i, words) || r.takeReduced(i, words)
		}
	}
}

// isLowered reports whether case endings make two prices the one before and the one that was paid:
// "3200den 2400e indi", "900dü 700e aldım".
func (r formerPrices) isLowered(a, b *Found, between string) bool {
	if !b.reached && !lang.NumberCase.Has(strings.TrimLeft(r.At(b.Last).Low, "'’")) {
		return false
	}
	return (between == "" || lang.NumberEnding.Has(strings.TrimLeft(between, "'’"))) && b.Value.LessThan(a.Value) && b.Value.GreaterThanOrEqual(plainTens)
}

// between returns the words between two amounts.
func (r formerPrices) between(a, b *Found) string {
	return strings.Trim(strings.ToLower(r.Text[r.Tokens[a.Last-1].End:r.Tokens[b.First].Start]), " ,.;:=-–—(")
}

// leadsToFormer keeps the second of two prices if words before the first say that this is the
// one before: "statt 199 nur 139", "was 40 now 28".
func (r formerPrices) leadsToFormer(i int, between string) bool {
	a, b := &r.Amounts[i], &r.Amounts[i+1]
	first := r.phraseStart(a.First, lang.InsteadOfPrice)
	switch now := lang.SaysNow.Is(between); {
	case first < a.First && b.Value.LessThan(a.Value) && (now || between == "" || lang.SoldFor.Has(between)):
	case now:
		if first = r.phraseStart(a.First, lang.UsedToCost); first == a.First {
			return false
		}
	default:
		return false
	}
	r.keep(i, i+1, first)
	return true
}

// takeReduced keeps the second of two prices if they are the ends of a reduction: "marked down
// from 120 to 84", "von 60 auf 35 runtergesetzt". Without a word for that, both may be hours or
// the ends of something else, unless they have cents or are of goods: "jas van 120 naar 75".
func (r formerPrices) takeReduced(i int, between string) bool {
	a, b := &r.Amounts[i], &r.Amounts[i+1]
	from := r.At(a.First - 1)
	to, now, _ := strings.Cut(between, " ")
	sold, lowered := lang.SoldFor.Has(to), lang.LoweredTo.Has(to)
	switch {
	case !b.Value.LessThan(a.Value) || from.Use != lex.Unused || now != "" && !lang.SaysNow.Is(now) && !(lowered && lang.UpTo.Has(now)): // "down to"
		return false
	case !lang.UpFrom.Has(from.Low) && !lang.LoweredFrom.Has(from.Low):
		return false
	case !sold && !lowered && !lang.UpTo.Has(to) && !lang.Range.Has(to):
		return false
	}
	first, last := r.phraseStart(a.First-1, lang.SaysReduced), r.phraseEnd(b.Last, lang.SaysReduced)
	said := first < a.First-1 || last > b.Last
	priced := a.Rank > RankBare && b.Rank > RankBare || sold && b.Value.GreaterThanOrEqual(plainTens)
	switch {
	case said, priced && (sold || lowered):
	case lowered && b.Value.GreaterThanOrEqual(plainTens) && r.namesGoods():
		b.Loose = true // both may be sizes: "schoenen van 42 naar 41"
	default:
		return false
	}
	r.setAmount(b.Last, last)
	r.keep(i, i+1, first)
	return true
}

// namesGoods reports whether the text names something whose price a shop reduces.
func (r formerPrices) namesGoods() bool {
	category, _ := lang.CategoryOf(r.Text, r.Language, r.Options.Region)
	return category == "Shopping"
}

// endsClause reports whether nothing but a sign stands at token k.
func (r formerPrices) endsClause(k int) bool {
	t := r.At(k)
	return t.Kind == lex.Break || t.Kind == lex.Sign && t.Lex.MarkOf() == nil
}

// phraseStart returns the first token of the wording of p that ends before token k, or k.
func (r *Reader) phraseStart(k int, p lang.Phrase) int {
	if k == 0 || k > len(r.Tokens) {
		return k
	}
	end := r.Tokens[k-1].End
	n := p.Closes(strings.ToLower(r.Text[:end]))
	first := k
	for first > 0 && r.Tokens[first-1].Start >= end-n && r.Tokens[first-1].Use == lex.Unused {
		first--
	}
	return first
}

// phraseEnd returns the token behind the wording of p that begins with token k, or k.
func (r *Reader) phraseEnd(k int, p lang.Phrase) int {
	if k >= len(r.Tokens) {
		return k
	}
	start := r.Tokens[k].Start
	n, last := p.Opens(strings.ToLower(r.Text[start:])), k
	for last < len(r.Tokens) && r.Tokens[last].End <= start+n && r.Tokens[last].Use == lex.Unused && r.Tokens[last].Kind != lex.Break {
		last++
	}
	return last
}

// keep makes the paid one of the i-th amount and the next of both, with the words before them
// from a token on. Two prices are no numbers of something else.
func (r formerPrices) keep(i, paid, first int) {
	m, other := r.Amounts[paid], &r.Amounts[2*i+1-paid]
	if m.mark == nil && other.mark != nil {
		m.takeMark(other)
	}
	m.Rank, m.Named, m.whole, m.reduced = max(m.Rank, other.Rank, rankDecimal), false, false, true
	m.First, m.Last = first, r.Amounts[i+1].Last
	if r.At(m.Last).Low == ")" && r.At(r.Amounts[i].Last).Low == "(" {
		m.Last++ // "28 (was 40)"
	}
	m.Span = lex.Span{Start: r.Tokens[m.First].Start, End: r.Tokens[m.Last-1].End}
	m.Text = r.Text[m.Start:m.End]
	r.setAmount(m.First, m.Last)
	r.Amounts[i] = m
	r.Amounts = slices.Delete(r.Amounts, i+1, i+2)
}
