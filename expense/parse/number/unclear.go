package number

import (
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// UnclearAt returns the end of a number in words that begins at token k and has
// no one value, or a word that is in no table: "a few hundred dollars",
// "zweiundelfzig Euro", 几百块. It returns k if there is none.
func UnclearAt(r *lex.Sentence, k int) int {
	t := &r.Tokens[k]
	if end := unclearBehind(r, k); end > k {
		return end
	}
	inexact := t.Lex.Is(lang.RolePart)
	if t.Kind == lex.East {
		return unclearEast(r, k, inexact)
	}
	if !inexact && !t.LooksNumeric() {
		return k
	}
	if _, last := InWords(r, k); last > k {
		return k // half a million
	}
	if _, ok := roundAt(r, k); ok {
		return k
	}
	j := k + 1
	if next := r.At(j); inexact && (next.Lex.Is(lang.RoleDe|lang.RoleArticle) || lang.Of.Has(next.Low)) {
		j++
	}
	numbers := j
	for r.At(j).Use == lex.Unused && (IsNumberWord(r, j) || r.At(j).Lex.Is(lang.RoleScale) && len(r.At(j).Low) > 2 || r.At(j).LooksNumeric()) {
		j++
	}
	if de := r.At(j); j > numbers && de.Lex.Is(lang.RoleDe) || de.Low == "d'" {
		j++
	}
	switch {
	case namesMoney(r, j) && !(inexact && isWeighed(r, j)):
		return j + 1
	case j > numbers && inexact && r.At(numbers).Lex.Number >= 100:
		return j
	}
	return k
}

// roundAt reads words at token k that say about how much money it was: "une vingtaine d'euros".
func roundAt(r *lex.Sentence, k int) (Quantity, bool) {
	j := k
	if r.At(j).Lex.Is(lang.RoleArticle) && r.At(j).Use == lex.Unused {
		j++
	}
	t := r.At(j)
	if t.Use != lex.Unused || t.Kind != lex.Word || t.Lex == nil || t.Lex.Number == 0 || t.Lex.Is(lang.RoleWord) {
		return Quantity{}, false
	}
	if before := r.At(k - 1); before.Kind == lex.Number || before.Lex.Is(lang.RoleWord|lang.RoleScale|lang.RolePart) && !before.Lex.Is(lang.RoleArticle) {
		return Quantity{}, false // "deux dizaines"
	}
	last := j + 1
	if of := r.At(last); of.Lex.Is(lang.RoleDe) || lang.Of.Has(of.Low) || of.Low == "d'" {
		last++
	}
	if !namesMoney(r, last) {
		return Quantity{}, false
	}
	return Quantity{Last: last, Value: decimal.New(t.Lex.Number, 0), Word: true, Loose: true}, true
}

// namesMoney reports whether token k is the currency of a number in words before it.
func namesMoney(r *lex.Sentence, k int) bool {
	m := r.At(k).Lex.MarkOf()
	return m != nil && r.At(k).Use == lex.Unused && r.At(k).Kind != lex.Sign && r.IsMark(r.At(k), m) && r.At(k+1).Kind != lex.Number
}

// isWeighed reports whether token k is a pound of something: "half a pound of turkey".
func isWeighed(r *lex.Sentence, k int) bool {
	return lang.Pound.Has(r.At(k).Low) && r.At(k+1).Kind == lex.Word
}

// unclearBehind is [UnclearAt] of a number with a word behind it, or behind its
// currency, that makes it inexact: "mil y pico euros", "20 dollars and change".
func unclearBehind(r *lex.Sentence, k int) int {
	j := k
	switch t := r.At(k); {
	case t.Kind == lex.Number:
		j++
	case t.Kind == lex.Word:
		if _, j = InWords(r, k); j == k && (t.Lex.Is(lang.RoleWord) || t.Lex.MarkOf() != nil && t.Lex.Mark.Worth > 0) {
			j++
		}
	}
	if j == k {
		return k
	}
	if r.At(j).Use == lex.Unused && r.At(j).Lex.MarkOf() != nil && r.At(j+1).Lex.Is(lang.RoleInexact) {
		return j + 2
	}
	if t := r.At(j); t.Use != lex.Unused || !t.Lex.Is(lang.RoleInexact) {
		return k
	}
	end := j + 1
	if r.At(end).Lex.Is(lang.RoleDe) {
		end++
	}
	if t := r.At(end); t.Use == lex.Unused && t.Lex.MarkOf() != nil {
		return end + 1
	}
	if r.At(k).Kind == lex.Number {
		return k // "60 or so" is 60 for somebody to look at
	}
	return j + 1
}

// unclearEast is [UnclearAt] of 几百块, 两百多块, 十几块 and 一两百.
func unclearEast(r *lex.Sentence, k int, inexact bool) int {
	first := k
	if inexact {
		first++
	}
	t := r.At(first)
	if _, digit := lang.EastDigit(lang.FirstRune(t.Low)); t.Kind != lex.East || inexact && !isEastUnit(r, first) || !digit && !isEastUnit(r, first) {
		return k
	}
	e := ScanEast(r.Text, t.Start)
	if e.Ok && e.approximate {
		return approximateEast(r, k, e)
	}
	if !e.Ok || !e.units {
		return k
	}
	_, last := r.TokensOf(lex.Span{Start: t.Start, End: e.End})
	if more := r.At(last); !more.Spaced && (more.Lex.Is(lang.RolePart) || lang.More.Has(more.Low)) {
		inexact = true
		last++
	}
	if lang.Some.Has(r.At(last).Low) {
		return last + 1
	}
	switch behind := r.At(last); {
	case !inexact:
		return k
	case behind.Lex.MarkOf() != nil:
		return last + 1
	case lang.More.Has(r.At(last-1).Low) && (behind.Kind != lex.East || behind.Spaced):
		return last // 洗衣液一百多
	}
	return k
}

// approximateEast is [UnclearAt] of a number between two. One without a unit has a currency:
// 三四块, and is part of a word otherwise.
func approximateEast(r *lex.Sentence, k int, e eastNumber) int {
	_, last := r.TokensOf(lex.Span{Start: r.At(k).Start, End: e.End})
	switch {
	case r.At(last).Lex.MarkOf() != nil:
		return last + 1
	case e.units && !r.At(last).Lex.Is(lang.RoleUnit):
		return last
	}
	return k
}

func isEastUnit(r *lex.Sentence, k int) bool {
	_, _, ok := lang.EastUnit(lang.FirstRune(r.At(k).Low))
	return ok && r.At(k).Kind == lex.East && utf8.RuneCountInString(r.At(k).Low) == 1
}

// IsNumeral reports whether token k is a word of a number beside one in some of
// the languages. A large one is so whatever else it means in the language of the text.
func IsNumeral(r *lex.Sentence, k int, spoken uint32) bool {
	t := r.At(k)
	if t.Kind != lex.Word {
		return t.Kind == lex.East && isEastUnit(r, k) && lang.IsHangul(lang.FirstRune(t.Low)) && t.Spaced
	}
	if t.Lex.Is(lang.RoleWord) && t.Lex.Number != 1 && (t.Lex.Spoken&spoken != 0 || t.Lex.Number >= 100 && t.Lex.MarkOf() == nil) {
		return true
	}
	return IsNumberWord(r, k) && t.Lex.Number != 1 || t.Lex.Is(lang.RoleScale) && len(t.Low) > 2 || t.Lex.Is(lang.RolePart) || t.LooksNumeric()
}

// IsLarge reports whether a number word multiplies another: hundred, mille.
func IsLarge(t *lex.Token) bool {
	return t.Lex.Is(lang.RoleScale) || t.Lex.Is(lang.RoleWord) && t.Lex.Number >= 100
}

// SpokenIn returns the languages that all number words of tokens[first:last] belong
// to, none if there are none.
func SpokenIn(r *lex.Sentence, first, last int) uint32 {
	spoken, found := ^uint32(0), false
	for k := first; k < last; k++ {
		if l := r.Tokens[k].Lex; l.Is(lang.RoleWord | lang.RoleScale) {
			spoken, found = spoken&l.Spoken, true
		}
	}
	if !found {
		return 0
	}
	return spoken
}

// EndsEast reports whether a number with units ends with token k: 삼천, 三千.
func EndsEast(r *lex.Sentence, k int) bool {
	first := k
	for IsEastCipher(r, first) && !r.At(first).Spaced && IsEastCipher(r, first-1) {
		first--
	}
	t := r.At(first)
	if t.Kind != lex.East || t.Use == lex.UsedDate || lang.IsHangul(lang.FirstRune(t.Low)) && !t.Spaced {
		return false
	}
	e := ScanEast(r.Text, t.Start)
	return e.Ok && e.units && e.End >= r.At(k).End
}

// IsEastCipher reports whether token k is one digit or unit in a character.
func IsEastCipher(r *lex.Sentence, k int) bool {
	_, digit := lang.EastDigit(lang.FirstRune(r.At(k).Low))
	return isEastUnit(r, k) || digit && r.At(k).Kind == lex.East && utf8.RuneCountInString(r.At(k).Low) == 1
}
