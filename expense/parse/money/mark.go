package money

import (
	"slices"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
)

// markBefore takes a currency that stands before the number.
func markBefore(r *lex.Sentence, m *Found) {
	k := m.First - 1
	t := r.At(k)
	if t.Low == "-" && !t.Spaced && !r.Tokens[m.First].Spaced && r.At(k-1).Kind == lex.Sign && r.At(k-1).Lex.MarkOf() != nil { // $-5
		k--
		t = r.At(k)
		defer func() { m.minus = m.mark != nil }()
	}
	mk := t.Lex.MarkOf()
	if mk == nil || t.Use != lex.Unused || mk.Minor > 0 || mk.Worth > 0 || mk.Weak || mk.Piece || !r.IsMark(t, mk) {
		return
	}
	if (t.Kind == lex.Word || t.Kind == lex.East) && !mk.Iso && r.Text[t.Start:t.End] != string(mk.Code) && lang.NotBefore.Has(t.Low) || endsNoun(r, k) {
		return
	}
	m.mark, m.First = mk, k
	widen(r, m)
}

// endsNoun reports whether the name of money at token k is the end of a Korean word:
// 원 in 동물원 20000.
func endsNoun(r *lex.Sentence, k int) bool {
	t, before := r.At(k), r.At(k-1)
	return t.Kind == lex.East && !t.Spaced && lang.IsHangul(lang.FirstRune(t.Low)) && before.Kind == lex.East && before.Use == lex.Unused
}

// widen takes a second currency word on the far side that says the same or
// more: "$ SGD 4.90", "malaysian ringgit 42", "c $ 300".
func widen(r *lex.Sentence, m *Found) {
	t := r.At(m.First - 1)
	if t.Use != lex.Unused || t.Kind == lex.Break {
		return
	}
	if other := t.Lex.MarkOf(); other != nil && r.IsMark(t, other) && other.Minor == 0 {
		if best := compatible(m.mark, other); best != nil {
			m.mark, m.First = best, m.First-1
		}
		return
	}
	if t.Kind != lex.Word {
		return
	}
	if r.Tokens[m.First].Low == "$" && lang.Dollar.Has(t.Low) {
		if word, _ := lang.SignMark(t.Low+"$", 0); word != nil {
			m.mark, m.First = word.Mark, m.First-1
		}
		return
	}
	nationalBefore(r, m)
}

func nationalBefore(r *lex.Sentence, m *Found) {
	t := r.At(m.First - 1)
	if c := m.mark.National(t.Low); c != "" {
		named := *m.mark
		named.Code, named.Family = c, ""
		m.mark, m.First = &named, m.First-1
	} else if m.mark.Code == "MYR" && lang.HasFold(t.Low, "malaysia") {
		m.First--
	}
}

// within reports whether a list has nothing that another one lacks.
func within(list, other []expense.Currency) bool {
	return !slices.ContainsFunc(list, func(c expense.Currency) bool { return !slices.Contains(other, c) })
}

// areOneMoney reports whether two marks, nil for none, may name the same currency: "12 euros
// and one euro", "$20 and 5 bucks".
func areOneMoney(a, b *lang.Mark) bool {
	return a == nil || b == nil || a == b || a.Worth > 0 || b.Worth > 0 || compatible(a, b) != nil
}

// compatible returns the more exact of two marks that can mean the same
// currency, or nil.
func compatible(a, b *lang.Mark) *lang.Mark {
	switch {
	case a.Minor != b.Minor:
		return nil
	case a.Family == "" && b.Family == "":
		if a.Code == b.Code {
			return a
		}
		return nil
	case a.Family == "":
		if slices.Contains(b.List(), a.Code) {
			return a
		}
		return nil
	case b.Family == "":
		if slices.Contains(a.List(), b.Code) {
			return b
		}
		return nil
	case a.Family == b.Family, within(a.List(), b.List()):
		return a
	case within(b.List(), a.List()): // "$20 dollars"
		return b
	}
	for _, c := range a.List() { // ¥ and 元 are both the yuan
		if slices.Contains(b.List(), c) && (b.Usual == c || a.Usual == c) {
			named := *b
			if b.Usual != c {
				named = *a
			}
			return &named
		}
	}
	return nil
}

// markAfter takes a currency that stands behind the number, with an adjective
// on either side of it.
func markAfter(r *lex.Sentence, m *Found, q *number.Quantity) {
	k := q.Last
	if (q.Scaled || r.At(k-1).Lex.Is(lang.RoleScale)) && r.At(k).Lex.Is(lang.RoleDe) && r.At(k+1).Lex.MarkOf() != nil { // millones de euros
		k++
	}
	if r.At(k).Use != lex.Unused {
		return
	}
	adjective := ""
	if isAdjective(r, k) {
		adjective = r.At(k).Low
		k++
	}
	t, mk := r.At(k), markBehind(r, k)
	if mk == nil || isBesideNote(mk, q) || isShortForEach(r, k) {
		return
	}
	if next := r.At(k + 1).Kind; t.Low == "real" && next != lex.Break && next != lex.Sign {
		m.Loose = true
		return // "5 real lunches"
	}
	if belongsToNext(r, k, q.Word) || q.Word && mk.Piece && mayCount(mk, q) && !endsMeasure(r, k) {
		return
	}
	if m.mark != nil {
		if mk = compatible(m.mark, mk); mk == nil {
			return
		}
	}
	if c := mk.National(adjective); adjective != "" && c != "" {
		mk = as(mk, c)
	}
	m.mark, m.Last = mk, k+1
	m.Loose = m.Loose || mayCountPieces(r, mk, k, q) || isPoints(r, m, k)
	takeAfter(r, m, q)
}

// isShortForEach reports whether the code of a currency at token k is short for "each" instead: it has a
// point behind it, or several things are counted before: "3 panini 2,50 cad".
func isShortForEach(r *lex.Sentence, k int) bool {
	t, point := r.At(k), r.At(k+1)
	if t.Lex.MarkOf() == nil || !t.Lex.Is(lang.RoleEach) || r.Text[t.Start:t.End] != t.Low {
		return false
	}
	if point.Low == "." && !point.Spaced {
		return true
	}
	for k -= 2; k >= 0 && r.At(k).Kind != lex.Break; k-- {
		if n := r.At(k); n.Kind == lex.Number && n.Num.Whole && n.Num.Mantissa > 1 && n.Num.Mantissa <= maxPieces.IntPart() || n.Lex.Is(lang.RoleWord) && !n.Lex.Is(lang.RoleArticle) {
			return true
		}
	}
	return false
}

// isBesideNote reports whether a number is more than people count of the notes that a mark names:
// "обед 320 пятихатка". Of a toman, which is ten rials, they count any number.
func isBesideNote(mk *lang.Mark, q *number.Quantity) bool {
	const most = 20
	return mk.Code == "" && mk.Worth > 1 && mk.Worth < 1000 && q.Plain && q.Num.Mantissa > most
}

// mayCountPieces reports whether a currency at token k may as well count what follows: 2块蛋糕 are
// two pieces of cake, or it costs two yuan.
func mayCountPieces(r *lex.Sentence, mk *lang.Mark, k int, q *number.Quantity) bool {
	return mk.Piece && !endsMeasure(r, k) && (mk.Minor > 0 || q.Readings == nil && !q.Value.GreaterThan(hundred))
}

// markLed takes a currency that ends what is said and that words behind the number lead to:
// "4.50 in euros", "12, en dólares", "20 (Franken)". In "2 in Dollar Tree" it is a name.
func markLed(r *lex.Sentence, m *Found, k int) {
	if m.mark != nil {
		return
	}
	if r.At(k).Low == "," {
		k++
	}
	bracket, led := r.At(k).Low == "(", false
	if bracket {
		k++
	}
	for r.At(k).Kind == lex.Word && r.At(k).Use == lex.Unused && lang.BesideValue.Is(r.At(k).Low) && !lang.Indefinite.Has(r.At(k).Low) { // "11 a pound"
		led, k = true, k+1
	}
	adjective := ""
	if isAdjective(r, k) {
		adjective = r.At(k).Low
		k++
	}
	mk := markBehind(r, k)
	if !led && !bracket || mk == nil || r.At(k).Use != lex.Unused || mk.Minor > 0 || mk.Piece || mk.Worth > 0 {
		return
	}
	if bracket {
		if k++; r.At(k).Low != ")" {
			return
		}
	}
	if c := mk.National(adjective); adjective != "" && c != "" {
		mk = as(mk, c)
	} else if c := mk.National(r.At(k + 1).Low); c != "" {
		mk, k = as(mk, c), k+1
	}
	if next := r.At(k + 1); next.Use == lex.Unused && next.Kind != lex.Break && !partsName(next) {
		return
	}
	m.mark, m.Last = mk, k+1
}

// partsName reports whether a name ends before a token: at a sign, or at a word that leads to
// something else.
func partsName(t *lex.Token) bool {
	return slices.Contains([]string{",", ".", ";", "!", "?"}, t.Low) || t.Lex.Is(lang.RoleAnd) || lang.BesideValue.Is(t.Low) || lang.LeadsToShop.Is(t.Low)
}

// isAdjective reports whether the word at token k tells which money the word
// behind it means: "australian dollars".
func isAdjective(r *lex.Sentence, k int) bool {
	t, next := r.At(k), r.At(k+1)
	if t.Kind == lex.Sign || next.Kind == lex.Sign || t.Lex.MarkOf() != nil && !(t.Lex.Mark.Iso && !r.IsMark(t, t.Lex.Mark)) {
		return false
	}
	mk := next.Lex.MarkOf()
	if mk == nil || next.Use != lex.Unused || mk.Minor != 0 {
		return false
	}
	return mk.National(t.Low) != "" || mk.Code == "MYR" && lang.HasFold(t.Low, "malaysia")
}

// markBehind returns the currency that the token k behind a number names, or nil.
func markBehind(r *lex.Sentence, k int) *lang.Mark {
	t := r.At(k)
	mk := t.Lex.MarkOf()
	if mk == nil || !r.IsMark(t, mk) && !(mk.Iso && t.Spaced && lang.IsCodeBehind(t.Low)) || mk.Weak && t.Spaced && mk.Worth == 0 {
		return nil
	}
	return mk
}

// isPoints reports whether the cents at token k may be points, as in 电影7分.
func isPoints(r *lex.Sentence, m *Found, k int) bool {
	t := r.At(k)
	return lang.Point.Has(t.Low) && t.Kind == lex.East && r.HasWordBefore(m.First)
}

// belongsToNext reports whether the currency at token k is that of the number
// behind it: "5 $10", "two euros 120".
func belongsToNext(r *lex.Sentence, k int, word bool) bool {
	t, next := r.At(k), r.At(k+1)
	if next.Kind != lex.Number {
		return false
	}
	return t.Kind == lex.Sign && t.Spaced && !next.Spaced || word && next.End-next.Start > 2
}

func as(m *lang.Mark, c expense.Currency) *lang.Mark {
	named := *m
	named.Code, named.Family = c, ""
	return &named
}

// takeAfter takes what may follow a currency: an adjective (dólares australianos),
// a scale (75 USD millones), the code once more ($20 USD).
func takeAfter(r *lex.Sentence, m *Found, q *number.Quantity) {
	t := r.At(m.Last)
	if t.Use != lex.Unused {
		return
	}
	if other := t.Lex.MarkOf(); other != nil && r.IsMark(t, other) && other.Minor == 0 && !other.Weak {
		if m.mark.Worth > 0 && other.Worth == 0 { // косарь рублей
			named := *other
			named.Worth = m.mark.Worth
			m.mark, m.Last = &named, m.Last+1
			return
		}
		if best := compatible(m.mark, other); best != nil && (r.At(m.Last+1).Kind != lex.Number || r.At(m.Last+1).Spaced) {
			m.mark, m.Last = best, m.Last+1
		}
		return
	}
	if t.Kind != lex.Word {
		return
	}
	if t.Lex.Is(lang.RoleScale) && !q.Scaled && len(t.Low) > 2 {
		q.Last = m.Last
		number.Scale(r, q)
		m.Last = q.Last
		return
	}
	if r.Tokens[m.Last-1].Low == "$" && t.Low == "c" {
		m.mark, m.Last = as(m.mark, "CAD"), m.Last+1
		return
	}
	if c := m.mark.National(t.Low); c != "" && len(t.Low) > 3 {
		m.mark, m.Last = as(m.mark, c), m.Last+1
	}
}

// mayCount reports whether a number in words before a measure word may say how many:
// 三块蛋糕 is cake and 二十块早饭 is money, but 十分 is "very", and 角 and 分 are small.
func mayCount(mk *lang.Mark, q *number.Quantity) bool {
	return mk.Minor > 0 || q.Value.LessThan(mostPieces)
}

// mostPieces is the number of pieces that people count in words.
var mostPieces = decimal.New(10, 0)

// endsMeasure reports whether 块, 毛 or 分 at token k is money: nothing follows
// that it could be a piece of.
func endsMeasure(r *lex.Sentence, k int) bool {
	next := r.At(k + 1)
	if next.Kind != lex.East || next.Spaced || next.Use != lex.Unused {
		return true
	}
	if lang.EndsMeasure.Has(next.Low) {
		return true
	}
	if _, ok := lang.HanDigit(lang.FirstRune(next.Low)); ok {
		return utf8.RuneCountInString(next.Low) == 1
	}
	return next.Lex != nil && next.Lex.Roles&(lang.RoleSpend|lang.RoleAnd|lang.RoleTax|lang.RoleNet|lang.RoleGross|lang.RoleAdd) != 0
}
