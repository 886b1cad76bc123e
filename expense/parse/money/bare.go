package money

import (
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
)

// unreadPart returns the word of a number that stands beside an amount and was not
// read with it, or -1: what was read is not all that was said. Beside digits, small
// number words count something: "dinner for two 40 dollars".
func unreadPart(r *lex.Sentence, m *Found, word bool) int {
	spoken := number.SpokenIn(r, m.First, m.Last)
	if before := unreadBefore(r, m, word, spoken); before >= 0 {
		return before
	}
	return unreadAfter(r, m, word, spoken)
}

// unreadBefore is [unreadPart] before the amount.
func unreadBefore(r *lex.Sentence, m *Found, word bool, spoken uint32) int {
	before := m.First - 1
	if low := r.At(before).Low; low == "-" && !r.At(m.First).Spaced || r.At(before).Lex.Is(lang.RoleAnd) {
		before--
	}
	if b := r.At(before); b.Use == lex.Unused && number.IsNumeral(r, before, spoken) &&
		(number.IsLarge(b) || m.mark != nil && (word || b.Lex != nil && b.Lex.Number >= 20 && !r.At(before-1).Lex.Is(lang.RoleFor))) {
		return before
	}
	if before == m.First-1 && r.At(m.First).Spaced && (number.EndsEast(r, before) || word && r.At(before).Kind == lex.Number) {
		return before
	}
	return -1
}

// unreadAfter is [unreadPart] behind the amount.
func unreadAfter(r *lex.Sentence, m *Found, word bool, spoken uint32) int {
	after := m.Last
	if low := r.At(after).Low; low == "-" && !r.At(after).Spaced || word && r.At(after).Lex.Is(lang.RoleAnd) {
		after++
	}
	a := r.At(after)
	if a.Use != lex.Unused || !word && r.Tokens[m.Last-1].Kind == lex.Sign || r.At(after+1).Lex.Is(lang.RoleUnit) {
		return -1
	}
	if m.mark != nil && m.mark.Piece && !a.Spaced && number.IsEastCipher(r, after) {
		return after // 三块八豆浆
	}
	if m.mark != nil && a.LooksNumeric() && after == m.Last ||
		number.IsNumeral(r, after, spoken) && (number.IsLarge(a) || word && (a.Lex.Number >= 10 || a.Lex.Is(lang.RolePart))) {
		return after
	}
	return -1
}

// FindBareWords takes the only number of a text for an amount although it is in
// words and has no currency: "twelve hundred", "laptop fifteen hundred". It must
// be beside nothing but a thing that people buy; unless it is a plain price, somebody
// looks at it.
func (r *Reader) FindBareWords() {
	if len(r.Amounts) > 0 || r.Unclear || strings.ContainsAny(r.Text, "?？") || r.wordsBesideDays() > maxBare {
		return
	}
	first, found := -1, number.Quantity{}
	joined := false // a verb leads to the number: what was entered before may be meant
	for k := 0; k < len(r.Tokens); k++ {
		t := &r.Tokens[k]
		if t.Use != lex.Unused {
			continue
		}
		q, ok := number.Quantity{}, false
		if t.Kind == lex.Word && !number.BeginsThing(&r.Sentence, k) { // "un café deux cinquante"
			q, ok = number.WordQuantity(&r.Sentence, k)
		}
		switch {
		case ok: // Turkish "bin sekiz yüz", although German says "ich bin"
		case t.Lex.Is(lang.RoleBan|lang.RoleCommand) && !t.Lex.IsArticleIn(r.Language) && !(k > 0 && lang.LeadsOn(t.Low, r.Language, "")): // "no mercado"
			end := r.joinsPrice(k)
			if end == k {
				return
			}
			joined, k = true, end-1
			continue
		default:
			continue
		}
		if first >= 0 || isCount(&r.Sentence, k, q) {
			return
		}
		if r.At(q.Last).LooksNumeric() {
			r.setAmount(k, q.Last+1)
			r.Unclear = true
			return
		}
		first, found = k, q
		k = q.Last - 1
	}
	if first < 0 {
		r.findUnknownNumber()
		return
	}
	if !r.isBarePrice(first, &found) || joined && !isOnlyThing(&r.Sentence, first, found.Last) {
		return // "my grandma was ninety two"
	}
	m := Found{First: first, Last: found.Last, Loose: joined || !spokenPrices{r}.isPlain(first, &found)}
	r.valueOf(&m, found)
	m.Span = lex.Span{Start: r.Tokens[first].Start, End: r.Tokens[found.Last-1].End}
	m.Text = r.Text[m.Start:m.End]
	r.setAmount(first, found.Last)
	r.Amounts = append(r.Amounts, m)
}

// joinsPrice returns the token behind a verb at token k that joins a thing to its price in words,
// "coffee was four fifty", "la cena è costata trenta", or k if there is none.
func (r *Reader) joinsPrice(k int) int {
	t := &r.Tokens[k]
	n := lang.JoinsPrice.Opens(strings.ToLower(r.Text[t.Start:]))
	if n == 0 || k == 0 {
		return k
	}
	end := k
	for end < len(r.Tokens) && r.Tokens[end].Start < t.Start+n {
		end++
	}
	if r.At(end).Kind != lex.Word || r.At(end).Use != lex.Unused {
		return k
	}
	if _, ok := number.WordQuantity(&r.Sentence, end); !ok {
		return k
	}
	return end
}

// maxBare is how many words a text has that is a note of a price and no talk.
const maxBare = 8

// wordsBesideDays counts the words that are no part of a day and no numbers.
func (r *Reader) wordsBesideDays() int {
	n := 0
	for i := range r.Tokens {
		if t := &r.Tokens[i]; t.Kind == lex.Word && t.Use != lex.UsedDate && !t.Lex.Is(lang.RoleWord) {
			n++
		}
	}
	return n
}

// maxSpoken is how many words stand at most beside a price as it is spoken.
const maxSpoken = 4

// maxThing is how many words a thing in no table may have beside a price that is
// nothing but a number in words.
const maxThing = 3

// isBarePrice reports whether a number in words at token first is what the thing beside
// it cost. A small one counts things unless it ends the line: "coffee five"; and
// where the thing is in no table, so must a larger one.
func (r *Reader) isBarePrice(first int, q *number.Quantity) bool {
	if lang.Fellows.Has(r.At(q.Last).Low) {
		return false // "trinta amigos no bar"
	}
	if q.Readings != nil && r.CountWords() <= maxSpoken+q.Last-first {
		return true // "vier achtzig fürn Cappu"
	}
	known, small := isOnlyThing(&r.Sentence, first, q.Last), q.Value.IntPart() < 10 && q.Readings == nil
	before := r.At(first - 1)
	if !small && (known || before.Lex.Is(lang.RoleSpend) && isFor(r.At(q.Last))) {
		return true // "spent a grand on the boiler"
	}
	if q.Value.IntPart() < 2 || before.Kind != lex.Word || before.Use != lex.Unused || before.Lex.Is(lang.RoleFor|lang.RoleAt|lang.RoleAnd) || lang.Preposition.Has(before.Low) || !r.OnlyPoint(q.Last) {
		return false
	}
	return known || !small && r.CountWords() <= maxThing+q.Last-first
}

// findUnknownNumber notes a word in no table before the name of a currency:
// "lunch eleventy dollars".
func (r *Reader) findUnknownNumber() {
	for k := range r.Tokens {
		t, next := r.Tokens[k], r.At(k+1)
		m := next.Lex.MarkOf()
		if t.Kind == lex.Word && t.Use == lex.Unused && t.Lex == nil && m != nil && next.Kind == lex.Word && !m.Iso && !m.Weak && r.IsMark(next, m) && isOnlyThing(&r.Sentence, k, k+2) {
			r.setAmount(k, k+2)
			r.Unclear, r.UnclearMark = true, m
			return
		}
	}
}

// isOnlyThing reports whether what stands around a number names a thing that
// people buy, or is nothing.
func isOnlyThing(r *lex.Sentence, first, last int) bool {
	words := false
	for k := range r.Tokens {
		t := &r.Tokens[k]
		words = words || (k < first || k >= last) && t.Use == lex.Unused && t.Kind != lex.Sign && !t.Lex.Is(lang.RoleFiller)
	}
	if !words {
		return true
	}
	_, known := lang.CategoryOf(r.Text[:r.Tokens[first].Start]+" "+r.Text[r.Tokens[last-1].End:], r.Language, r.Options.Region)
	return known
}
