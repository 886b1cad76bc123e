package number

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// A Quantity is a number before its currency: tokens[first:last].
type Quantity struct {
	Last    int
	Num     lex.Numeral // for digits without a scale, whose reading depends on the currency
	Plain   bool        // Num holds it
	Value   decimal.Decimal
	Word    bool // in words: money only beside a currency
	Scaled  bool
	TooLong bool // its digits are more than an amount may have; nothing else is set
	Small   bool // at most two digits without separators
	Loose   bool
	// Readings are those of a price in words: "two fifty"
	Readings []decimal.Decimal
}

// At reads the number at token k with its scale.
func At(r *lex.Sentence, k int) (Quantity, bool) {
	t := r.At(k)
	var q Quantity
	switch t.Kind {
	case lex.Number:
		if t.Num.TooLong {
			return Quantity{TooLong: true}, false
		}
		if next := r.At(k + 1); next.Kind == lex.East && joinsUnit(r, k+1) {
			return eastQuantity(r, k)
		}
		q = Quantity{Last: k + 1, Num: t.Num, Plain: true}
		q.Small = t.Num.Whole && !t.Num.Ambiguous && t.Num.Mantissa < 100 && t.End-t.Start == 2
		if t.Num.Spaces && !lang.Named(r.Language).GroupsBySpace {
			q.Loose = true
		}
		q.Loose = q.Loose || t.Num.Quoted && !lang.Named(r.Language).DecimalComma && !lang.Named(r.Options.Language).DecimalComma // 5'10 is a height as well
		joinSplitDecimals(r, k, &q)
		joinCents(r, k, &q)
		joinSpokenCents(r, k, &q)
		joinHalf(r, k, &q)
		Scale(r, &q)
		return q, true
	case lex.East:
		return eastQuantity(r, k)
	case lex.Word:
		return WordQuantity(r, k)
	}
	return q, false
}

// WordQuantity reads a number in words at token k.
func WordQuantity(r *lex.Sentence, k int) (Quantity, bool) {
	if one, cents := isOneDollar(r, k); one {
		return Quantity{Last: k + 1, Value: decimal.New(1, 0), Word: true, Loose: !cents}, true
	}
	if q, ok := roundAt(r, k); ok {
		return q, true
	}
	value, last := InWords(r, k)
	if last == k {
		return Quantity{}, false
	}
	q := Quantity{Last: last, Value: value, Word: true, Small: value.LessThan(decimal.New(100, 0))}
	q.Scaled = r.Tokens[last-1].Lex.Is(lang.RoleScale) || !value.IsInteger()
	if q.Readings = leftOut(r, k, last, value); q.Readings != nil {
		q.Value, q.Small = q.Readings[0], false
		return q, true
	}
	if readings, end := spokenPrice(r, k, last, value); readings != nil {
		q.Readings, q.Value, q.Last, q.Small = readings, readings[0], end, false
		q.Word = r.Tokens[end-1].Kind == lex.Word // "doscientos con 50" is money by itself
		return q, true
	}
	if last-k > 1 { // "thousand 200" may be a thing and its price
		joinRest(r, &q)
	}
	Scale(r, &q)
	return q, true
}

// joinsUnit reports whether the character at token k multiplies the digits
// before it: 万 in "7万" and in "48.2 万", but not in "5 万达".
func joinsUnit(r *lex.Sentence, k int) bool {
	t := r.At(k)
	if _, _, ok := lang.EastUnit(lang.FirstRune(t.Low)); !ok || utf8.RuneCountInString(t.Low) != 1 {
		return false
	}
	if !t.Spaced {
		return true
	}
	next := r.At(k + 1)
	return next.Spaced || next.Kind != lex.East || next.Lex != nil && (next.Lex.Mark != nil || next.Lex.Is(lang.RoleFiller)) || joinsUnit(r, k+1)
}

// eastQuantity reads a number in Chinese, Japanese or Korean. Without digits in
// it, it is a word: 三 is also the first character of 三明治.
func eastQuantity(r *lex.Sentence, k int) (Quantity, bool) {
	t := &r.Tokens[k]
	if t.Kind == lex.East && t.Lex.Is(lang.RoleWord) && t.Spaced {
		if value, last := InWords(r, k); last > k && (r.At(last).Spaced || r.At(last).Lex.MarkOf() != nil || isGluedCounter(r, last)) {
			return Quantity{Last: last, Value: value, Word: true, Small: true}, true // 스무 달러
		}
	}
	if t.Kind == lex.East && utf8.RuneCountInString(t.Low) > 1 {
		return Quantity{}, false
	}
	e, last := scanTokens(r, k)
	if last == k {
		return Quantity{}, false
	}
	if lang.Named(r.Language).ExactUnits || lang.ExactUnit.Has(r.At(last).Low) {
		e.Value = e.exact
	}
	alone := last == k+1 || r.At(k+1).Spaced && r.At(k+1).Kind == lex.Number
	if before := r.At(k - 1); alone && !t.Spaced && before.Kind == lex.East && lang.Particle.Has(t.Low) {
		return Quantity{}, false // 지출만, only expenses; 커피만 4500원
	}
	said := e.Digits || standsAlone(r, k, last)
	if e.tail.IsPositive() && !t.Spaced { // 커피만 이천원
		return Quantity{Last: last, Value: e.Value, Word: true, Readings: []decimal.Decimal{e.Value, e.tail}}, true
	}
	return Quantity{Last: last, Value: e.Value, Word: !said, Scaled: e.Digits && e.units, Small: !e.units && e.Value.LessThan(decimal.New(100, 0))}, true
}

// scanTokens reads a number that begins and ends with whole tokens, and ends before token last;
// last is k if there is none.
func scanTokens(r *lex.Sentence, k int) (e eastNumber, last int) {
	e = ScanSpoken(r.Text, r.Tokens[k].Start)
	if end := beforeDate(r, k, e.End); end < e.End {
		e = ScanSpoken(r.Text[:end], r.Tokens[k].Start)
	}
	if last = r.EndedBy(k, e.End); !e.Ok || last > k && r.Tokens[last-1].End != e.End {
		return e, k
	}
	return e, last
}

// beforeDate returns the end of a number at token k, or of what stands before a date in it,
// whose number is no part of the sum: 월세 55만 1일.
func beforeDate(r *lex.Sentence, k, end int) int {
	for k++; k < len(r.Tokens) && r.Tokens[k].Start < end; k++ {
		if r.Tokens[k].Use == lex.UsedDate && r.Tokens[k].Kind == lex.Number {
			return r.Tokens[k-1].End
		}
	}
	return end
}

// standsAlone reports whether nothing is glued to a number in words, so that it
// is meant as a number: 午饭 三十五, 花了三十.
func standsAlone(r *lex.Sentence, first, last int) bool {
	before, after := r.At(first-1), r.At(last)
	open := r.Tokens[first].Spaced || before.Lex.Is(lang.RoleSpend) || before.Kind == lex.Sign
	closed := after.Spaced || after.Kind == lex.Break || after.Kind == lex.Sign
	units := 0
	for k := first; k < last; k++ {
		if _, _, ok := lang.HanUnit(lang.FirstRune(r.Tokens[k].Low)); ok {
			units++
		}
	}
	noun := before.Kind == lex.East && before.Use == lex.Unused && !lang.CountedBefore.Has(before.Low)
	closed = closed || units > 0 && after.Lex.Is(lang.RoleGlue|lang.RoleIncome|lang.RoleSpend|lang.RoleAdd|lang.RoleFiller) // 三万五的手表, 四万二入账, 八百刚缴
	return closed && last-first > 1 && (open || units > 0 && (noun || last-first > 2))                                      // 房租三千五, 午饭二十
}

// joinSplitDecimals reads "119. 95" as one price when nothing but the price is
// there; in a sentence the point ends it.
func joinSplitDecimals(r *lex.Sentence, k int, q *Quantity) {
	point, cents := r.At(k+1), r.At(k+2)
	if cents.Kind != lex.Number || !q.Num.Whole || !cents.Num.Whole || cents.End-cents.Start != 2 || cents.Num.TooLong {
		return
	}
	if point.Spaced || !cents.Spaced || point.Low != "." && point.Low != "," || r.HasWordBefore(k) {
		return
	}
	if after := r.At(k + 3); point.Low == "," && (after.Lex == nil || after.Lex.Mark == nil) {
		return
	}
	q.Num = lex.Numeral{Mantissa: q.Num.Mantissa*100 + cents.Num.Mantissa, Places: 2}
	q.Last, q.Loose, q.Small = k+3, true, false
}

// joinCents takes the cents that a word joins to whole money, "43 con 20", before what was
// bought for it or at the end. What else may stand behind them is counted: "12 con 20 amigos".
// Where "and" does so, it joins two prices as well, the likelier the higher the first is:
// "2 e 50", "40 e 50". Alone, the few answer what one thing cost.
func joinCents(r *lex.Sentence, k int, q *Quantity) {
	joint, cents, after := r.At(k+1), r.At(k+2), r.At(k+3)
	if joint.Kind != lex.Word || joint.Use != lex.Unused || !q.Num.Whole || q.Num.Ambiguous || q.Last != k+1 {
		return
	}
	if !isTwoDigits(cents) {
		return
	}
	and := joint.Lex.Is(lang.RoleAnd) && (lang.Bit(r.Language)|lang.Bit(r.Options.Language))&lang.CentsBehind() != 0 && cents.Num.Mantissa >= 10 &&
		(r.HasWordBefore(k) || k == 0 && after.Kind == lex.Break && q.Num.Mantissa < fewOfMoney)
	if !lang.Joint.Has(joint.Low) && !and || !mayFollowPrice(after) && !(and && after.Lex.Is(lang.RoleAnd)) || and && after.Lex.MarkOf() != nil {
		return
	}
	q.Loose = q.Loose || and && q.Num.Mantissa >= fewOfMoney
	q.Num = lex.Numeral{Mantissa: q.Num.Mantissa*100 + cents.Num.Mantissa, Places: 2}
	q.Last, q.Small = k+3, false
}

func isTwoDigits(t *lex.Token) bool {
	return t.Kind == lex.Number && t.Use == lex.Unused && t.Num.Whole && t.End-t.Start == 2
}

// joinSpokenCents takes the cents behind whole money that are written as they are spoken, "taxi 12
// fifty". What is counted may be written so as well.
func joinSpokenCents(r *lex.Sentence, k int, q *Quantity) {
	if q.Last != k+1 || !q.Num.Whole || q.Num.Ambiguous || q.Num.Mantissa < 1 || q.Num.Mantissa > mostSpoken || r.At(k+1).Kind != lex.Word || !IsNumberWord(r, k+1) {
		return
	}
	cents, end := InWords(r, k+1)
	if end == k+1 || !IsCents(cents) || r.At(end).Lex.MarkOf() != nil || r.At(end).Lex.Is(lang.RoleScale) {
		return
	}
	q.Num = lex.Numeral{Mantissa: q.Num.Mantissa*100 + cents.IntPart(), Places: 2}
	q.Last, q.Small, q.Loose = end, false, true
}

// mostSpoken is the highest price of which people say the cents without a word for them.
const mostSpoken = 999

// fewOfMoney is from where on two numbers joined by "and" may be two prices.
const fewOfMoney = 20

// isGluedCounter reports whether token k is what a Korean number that is glued to it counts: 두줄,
// 한병에, but not the 통 of 두통약.
func isGluedCounter(r *lex.Sentence, k int) bool {
	t, next := r.At(k), r.At(k+1)
	return t.Kind == lex.East && t.Lex.Is(lang.RoleUnit) && lang.IsHangul(lang.FirstRune(t.Low)) &&
		(k+1 >= len(r.Tokens) || next.Spaced || next.Kind != lex.East || lang.Particle.Has(next.Low))
}

// joinHalf adds the half that follows whole digits: 3 buçuk, "23 e mezzo", "12 and a half". English
// halves other things as well: "12 and half the taxi".
func joinHalf(r *lex.Sentence, k int, q *Quantity) {
	if q.Last != k+1 || !q.Num.Whole || q.Num.Ambiguous {
		return
	}
	end := AndHalf(r, k+1)
	if end == k+1 || r.At(end-1).Lex.MarkOf() != nil {
		return
	}
	if lang.Named(r.Language).Common && end < len(r.Tokens) && !r.At(end-2).Lex.Is(lang.RoleArticle) {
		return
	}
	q.Num = lex.Numeral{Mantissa: q.Num.Mantissa*10 + 5, Places: 1}
	q.Last, q.Small = end, false
}

// Scale multiplies by a following k, million or lakh. A single letter must be
// glued to the digits; "m" may be metres, so it needs a currency beside it.
func Scale(r *lex.Sentence, q *Quantity) {
	t := r.At(q.Last)
	if t.Use != lex.Unused || !t.Lex.Is(lang.RoleScale) || r.Text[t.Start] == '#' {
		return
	}
	dotted := r.At(q.Last+1).Low == "." && lang.Dotted.Has(t.Low) && r.At(q.Last+2).Lex.MarkOf() != nil // "35 т. руб."
	switch t.Low {
	case "k", "к", "т", "m", "mm", "tr":
		if t.Spaced && !dotted {
			return
		}
	}
	if t.Low == "m" || t.Low == "mm" {
		before, after := r.At(q.Last-2), r.At(q.Last+1)
		if before.Lex.MarkOf() == nil && after.Lex.MarkOf() == nil {
			return
		}
	}
	power, whole := t.Lex.Scale, !q.Plain || q.Num.Whole && !q.Num.Ambiguous
	if q.Plain {
		q.Value = q.Num.Thousands()
		if q.Num.Ambiguous && power >= 5 {
			q.Value = q.Num.Decimals()
		}
		q.Loose = q.Loose || q.Num.Ambiguous
	}
	scaled := q.Value.Shift(power)
	if scaled.GreaterThanOrEqual(decimal.New(1, expense.MaxDigits)) {
		return
	}
	q.Value, q.Plain, q.Scaled, q.Small = scaled, false, true, false
	q.Last++
	if dotted {
		q.Last++
	} else if whole {
		joinRest(r, q)
	}
	if next := r.At(q.Last); next.Lex.Is(lang.RoleScale) && next.Lex.Scale >= 5 && len(next.Low) > 2 { // "five hundred million"
		Scale(r, q)
	}
}

// joinRest adds the hundreds in digits that stand behind thousands or millions in words: "6
// тысяч 340 рублей", "2 million 500 thousand". Behind them must be what may stand behind an
// amount, or what was bought: "2 bin 350 doğalgaz"; other words are counted: "2 thousand 340 pages".
func joinRest(r *lex.Sentence, q *Quantity) {
	scale, k := r.At(q.Last-1).Lex, q.Last
	if !scale.Is(lang.RoleScale) || len(r.At(q.Last-1).Low) < 3 {
		return
	}
	if r.At(k).Low == "." && lang.Dotted.Has(r.At(k-1).Low) {
		k++
	}
	t := r.At(k)
	if t.Kind != lex.Number || t.Use != lex.Unused || !t.Num.Whole || t.Num.Ambiguous || t.Num.TooLong || t.Num.Bad {
		return
	}
	rest, last := decimal.New(t.Num.Mantissa, 0), k+1
	if lower := r.At(last); lower.Lex.Is(lang.RoleScale) && lower.Use == lex.Unused && len(lower.Low) > 2 {
		rest, last = rest.Shift(lower.Lex.Scale), last+1
	}
	if rest.GreaterThanOrEqual(decimal.New(1, scale.Scale)) || !mayFollowPrice(r.At(last)) && !(rest.GreaterThanOrEqual(hundred) && r.At(last).Kind == lex.Word && r.KnownWord(last)) {
		return
	}
	q.Value, q.Last, q.Scaled, q.Small = q.Value.Add(rest), last, true, false
}

var hundred = decimal.New(100, 0)

// mayFollowPrice reports whether a token may stand behind an amount, so that the number
// before it counts nothing.
func mayFollowPrice(t *lex.Token) bool {
	return t.Kind == lex.Break || t.Kind == lex.Sign && !t.Lex.Is(lang.RolePercent) || t.Lex.MarkOf() != nil || t.Use == lex.UsedDate ||
		t.Lex.Is(lang.RoleArticle|lang.RoleAt|lang.RoleFor|lang.RoleDe|lang.RoleFiller) || lang.Preposition.Has(t.Low)
}

// All returns what a quantity in words can mean.
func (q *Quantity) All() []decimal.Decimal {
	if q.Readings != nil {
		return slices.Clone(q.Readings)
	}
	return []decimal.Decimal{q.Value}
}

// isOneDollar reports whether the article at token k counts a currency, and
// whether cents follow: "a dollar fifty". Where there are digits, they are the
// amount.
func isOneDollar(r *lex.Sentence, k int) (one, cents bool) {
	t, next := r.Tokens[k], r.At(k+1)
	if !lang.Indefinite.Has(t.Low) || t.Lex.Is(lang.RoleDe) || next.Kind != lex.Word || next.Use != lex.Unused {
		return false, false
	}
	if m := next.Lex.MarkOf(); m == nil || m.Minor > 0 || m.Iso || !r.IsMark(next, m) || lang.Of.Has(r.At(k+2).Low) {
		return false, false
	}
	if t.Low == "a" && strings.HasSuffix(next.Low, "s") {
		return false, false // it leads to a currency in Spanish: "a dólares"
	}
	digits := func(t lex.Token) bool { return t.Kind == lex.Number }
	if (next.Lex.MarkOf().Worth > 0 || IsNumberWord(r, k)) && slices.ContainsFunc(r.Tokens, digits) || r.HasDigits(k, k+2) {
		return false, false
	}
	return true, IsNumberWord(r, k+2) || r.At(k+2).Lex.Is(lang.RoleAnd) && IsNumberWord(r, k+3) || AndHalf(r, k+2) > k+2
}
