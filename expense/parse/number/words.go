package number

import (
	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// maxWordNumber bounds a number in words.
const maxWordNumber = 1e12

// A wordSum adds up the words of a number: "three thousand two hundred", "deux
// mille cinq cents", "fünf und vierzig". All of them are of one language.
type wordSum struct {
	total, section int64  // of the scales so far, and what stands below the next one
	half           bool   // and a half
	scale          int32  // the last one; scales fall
	spoken         uint32 // languages that all words belong to
	previous       string
}

// InWords reads the number in words that begins at token k, and returns the
// token behind it, or k if there is none. It stops where the words make no number
// together, as in "twelve fifty".
func InWords(r *lex.Sentence, k int) (value decimal.Decimal, last int) {
	w := wordSum{spoken: lang.Every, scale: 15}
	last = k
	for j := skipArticle(r, k); j < len(r.Tokens); {
		next := w.take(r, j)
		if next == j || w.total+w.section > maxWordNumber {
			break
		}
		j, last = next, next
	}
	if w.total+w.section > maxWordNumber {
		return value, k
	}
	if last == k && !r.At(k).Lex.Is(lang.RolePoint) {
		return value, k // as nearly every word
	}
	value = decimal.New(w.total+w.section, 0)
	if w.half {
		value = value.Add(decimal.New(5, -1))
	}
	return wordDecimals(r, value, last)
}

// wordDecimals reads the decimals behind a point in words: "one point two five".
func wordDecimals(r *lex.Sentence, value decimal.Decimal, last int) (decimal.Decimal, int) {
	if t := r.At(last); t.Use != lex.Unused || !t.Lex.Is(lang.RolePoint) || !value.IsInteger() {
		return value, last
	}
	digits, places, j := int64(0), int32(0), last+1
	for places < 2 && r.At(j).Use == lex.Unused && IsNumberWord(r, j) && r.At(j).Lex.Number < 10 {
		digits, places, j = digits*10+r.At(j).Lex.Number, places+1, j+1
	}
	if n, end := (wordSum{}), j; places == 0 {
		n.spoken, n.scale = lang.Every, 15
		for end < len(r.Tokens) {
			next := n.take(r, end)
			if next == end {
				break
			}
			end = next
		}
		digits, places, j = n.section, 2, end
	}
	if j == last+1 {
		return value, last
	}
	return value.Add(decimal.New(digits, -places)), j
}

// skipArticle returns the token behind "a" where it says one, "a hundred", "a dollar fifty",
// or leads to a half, "un demi euro".
func skipArticle(r *lex.Sentence, k int) int {
	next := r.At(k + 1)
	if r.At(k).Use == lex.Unused && next.Use == lex.Unused && r.At(k).Lex.Is(lang.RoleArticle) && next.Lex.Is(lang.RoleHalf) && isMoneyName(r, k+2) {
		return k + 1
	}
	if r.At(k).Use == lex.Unused && r.At(k).Lex.Is(lang.RoleArticle) && next.Use == lex.Unused && next.Lex.Is(lang.RoleWord) && next.Lex.Number >= 100 && IsNumberWord(r, k+1) {
		return k + 1
	}
	return k
}

// take adds the word at token j and returns the token behind it, j if it does
// not belong to the number.
func (w *wordSum) take(r *lex.Sentence, j int) int {
	t := &r.Tokens[j]
	begun := w.previous != ""
	switch {
	case t.Use != lex.Unused:
		return j
	case begun && t.Lex.Is(lang.RoleScale) && len(t.Low) > 2 && w.spoken&t.Lex.Spoken != 0:
		if !w.multiply(t.Lex.Scale) {
			return j
		}
	case t.Lex.Is(lang.RoleWord):
		if !begun && !IsNumberWord(r, j) || t.Lex.Mark != nil && !saysHundreds(r, j+1) && (begun || !beginsNumber(r, j)) || !w.add(t, false) {
			return j
		}
	case begun:
		return w.joined(r, j)
	case t.Lex.Is(lang.RoleHalf):
		return w.halfOf(r, j)
	default:
		return j
	}
	w.spoken &= t.Lex.Spoken
	w.previous = t.Low
	return j + 1
}

// multiply applies a scale to what stands before it.
func (w *wordSum) multiply(scale int32) bool {
	switch {
	case scale == 2:
		if w.section == 0 || w.section >= 100 || w.half {
			return false
		}
		w.section *= 100
		return true
	case scale >= w.scale || w.section == 0 && !w.half:
		return false
	}
	w.total += w.section * pow10(scale)
	if w.half {
		w.total += pow10(scale) / 2
	}
	w.section, w.half, w.scale = 0, false, scale
	return true
}

// add puts a number word behind what stands before it, and reports whether
// people say so: scales fall, hundreds before tens, tens before a unit. French
// also says sixty-ten and four-twenty-ten; behind a joint German and Dutch say the
// unit before the ten.
func (w *wordSum) add(t *lex.Token, joint bool) bool {
	n := t.Lex.Number
	if w.spoken&t.Lex.Spoken == 0 || w.half || n < 0 {
		return false
	}
	switch {
	case w.section == 0:
		if !w.begin(n) {
			return false
		}
	case n == 100:
		if w.section >= 20 {
			return false
		}
		w.section *= 100
	case n <= 0 || n > 99:
		return false
	case lang.Four.Has(w.previous) && w.section%100 == 4 && lang.Twenty.Has(t.Low):
		w.section += 76 // four twenties
	case w.joins(n), joint && w.spoken&t.Lex.Spoken&lang.UnitsFirst() != 0 && w.section < 10 && n >= 20 && n%10 == 0:
		w.section += n
	default:
		return false
	}
	w.half = t.Lex.Half
	return true
}

// begin takes the first word below a scale.
func (w *wordSum) begin(n int64) bool {
	if n >= 1000 {
		if w.total > 0 {
			return false
		}
		w.scale = scaleOf(n)
		w.total, w.section = n-n%1000, n%1000
		return true
	}
	if n == 0 && w.previous != "" || lang.Zero.Has(w.previous) {
		return false
	}
	w.section = n
	return true
}

// joins reports whether a number below hundred stands behind the words so far:
// behind hundreds, a unit behind a ten, and in French ten to nineteen behind sixty
// and eighty.
func (w *wordSum) joins(n int64) bool {
	rest := w.section % 100
	switch {
	case rest == 0, lang.TenToNineteen.Has(w.previous) && n >= 7 && n <= 9:
		return true
	case n < 10 && rest%10 == 0 && (rest >= 20 || lang.Ten.Has(w.previous)):
		return true
	}
	return n < 20 && (lang.Sixty.Has(w.previous) || rest == 80 && lang.Twenty.Has(w.previous))
}

// joined reads what joins two number words and the second of them: forty-five,
// cuarenta y cinco, mil e duzentos, two and a half.
func (w *wordSum) joined(r *lex.Sentence, j int) int {
	next := j
	for next < j+3 && (r.At(next).Low == "-" || r.At(next).Lex.Is(lang.RoleAnd)) {
		next++
	}
	if last := AndHalf(r, j); last > j {
		w.half = true
		return last
	}
	t := r.At(next)
	if next == j || t.Use != lex.Unused || !t.Lex.Is(lang.RoleWord) || t.Lex.Number >= 100 && w.section > 0 && r.At(j).Low != "-" || t.Lex.Mark != nil && !saysHundreds(r, next+1) {
		return j // "trois-cent-cinquante", but not "three and hundred"
	}
	if lang.Zero.Has(w.previous) || BeginsThing(r, next) || !w.add(t, true) {
		return j
	}
	w.spoken &= t.Lex.Spoken
	w.previous = t.Low
	return next + 1
}

// BeginsThing reports whether the word at token k is the article of a thing and no unit: "ein
// Kaffee drei achtzig", "trois vingt et un croissant".
func BeginsThing(r *lex.Sentence, k int) bool {
	t, next := r.At(k), r.At(k+1)
	if !t.Lex.Is(lang.RoleArticle) && !lang.Indefinite.Has(t.Low) || next.Kind != lex.Word || next.Use != lex.Unused {
		return false
	}
	return next.Lex.MarkOf() == nil && !next.Lex.Is(lang.RoleWord|lang.RoleScale|lang.RoleUnit|lang.RoleFiller|lang.RoleAnd)
}

// AndHalf returns the token behind words at token j that add a half to the number before
// them: and a half, y medio, с половиной, buçuk. It is j if there are none.
func AndHalf(r *lex.Sentence, j int) int {
	next := j
	for next < j+3 && (r.At(next).Low == "-" || r.At(next).Lex.Is(lang.RoleAnd) || lang.JoinsHalf.Has(r.At(next).Low)) {
		next++
	}
	t := r.At(next)
	if next > j && t.Lex.Is(lang.RoleArticle) {
		next++
		t = r.At(next)
	}
	if t.Use == lex.Unused && t.Lex.Is(lang.RoleHalf) && (next > j || t.Lex.Mark == nil && lang.HalfAlone.Has(t.Low)) {
		return next + 1
	}
	return j
}

// halfOf reads "half a million" and the half of "mezzo euro", but no half pound of something.
func (w *wordSum) halfOf(r *lex.Sentence, j int) int {
	next := j + 1
	if r.At(next).Lex.Is(lang.RoleArticle) {
		next++
	}
	t := r.At(next)
	scale := t.Use == lex.Unused && t.Lex.Is(lang.RoleScale) && t.Lex.Scale >= 3 && len(t.Low) > 2
	if !scale && (r.Tokens[j].Kind != lex.Word || !isMoneyName(r, next) || lang.Pound.Has(t.Low)) {
		return j
	}
	w.half, w.previous, w.spoken = true, r.Tokens[j].Low, r.Tokens[j].Lex.Spoken
	return next
}

func scaleOf(n int64) int32 {
	if n >= 1e6 {
		return 6
	}
	return 3
}

func pow10(n int32) int64 {
	p := int64(1)
	for range n {
		p *= 10
	}
	return p
}

// IsNumberWord reports whether the number word at token k is one here. Words such
// as "once", "due" and "sei" are others in another language; before the name of a
// currency they are numbers there, too.
func IsNumberWord(r *lex.Sentence, k int) bool {
	t := r.At(k)
	own := lang.Bit(r.Language)
	switch {
	case !t.Lex.Is(lang.RoleWord):
		return false
	case t.Lex.Clashes == 0, t.Lex.Spoken&own != 0:
		return true
	case t.Lex.Clashes&own == 0:
		return true
	}
	return beginsNumber(r, k)
}

// beginsNumber reports whether the words behind token k show that it is a number:
// the name of a currency, or number words of the same language that lead to one or
// that are nothing else in the language of the text.
func beginsNumber(r *lex.Sentence, k int) bool {
	spoken, own := r.At(k).Lex.Spoken, lang.Bit(r.Language)
	for j := k + 1; j < len(r.Tokens) && r.Tokens[j].Use == lex.Unused; j++ {
		t := &r.Tokens[j]
		switch m := t.Lex.MarkOf(); {
		case m != nil && !t.Lex.Is(lang.RoleWord):
			return r.IsMark(t, m) && r.At(j+1).Kind != lex.Number
		case t.Low == "-" || t.Lex.Is(lang.RoleAnd):
			continue
		case !t.Lex.Is(lang.RoleWord|lang.RoleScale) || spoken&t.Lex.Spoken == 0:
			return false
		case t.Lex.Is(lang.RoleWord) && t.Lex.Clashes&own == 0 && m == nil:
			return true
		}
		spoken &= t.Lex.Spoken
	}
	return false
}

// LeadsToMoney reports whether only number words stand before the name of a
// currency. French says "deux cents euros" and "deux cents": before euros the
// cents are hundreds.
func LeadsToMoney(r *lex.Sentence, k int) bool {
	for r.At(k).Low == "-" || r.At(k).Lex.Is(lang.RoleAnd|lang.RoleWord|lang.RoleScale) {
		k++
	}
	return isMoneyName(r, k)
}

// saysHundreds reports whether what stands from token k on shows that the word before it, which names a
// hundredth of a currency as well, says hundreds: "deux cents euros", "huit cent quarante-cinq".
func saysHundreds(r *lex.Sentence, k int) bool {
	said := r.At(k - 1)
	if r.At(k).Low == "-" {
		k++
	}
	t := r.At(k)
	if t.Kind == lex.Word && t.Use == lex.Unused && t.Lex.Is(lang.RoleWord) && t.Lex.MarkOf() == nil && t.Lex.Number > 1 && t.Lex.Number < 100 && said.Lex != nil && t.Lex.Spoken&said.Lex.Spoken != 0 {
		return true
	}
	return LeadsToMoney(r, k)
}

// isMoneyName reports whether token k is the name of a currency, and of no part of one.
func isMoneyName(r *lex.Sentence, k int) bool {
	m := r.At(k).Lex.MarkOf()
	return r.At(k).Use == lex.Unused && m != nil && m.Minor == 0 && r.IsMark(r.At(k), m)
}

// IsOneAndHalf reports whether token k is a currency that stands for one of it and a half:
// "euro y medio de pan".
func IsOneAndHalf(r *lex.Sentence, k int) bool {
	return r.At(k).Lex.MarkOf() != nil && r.At(k).Kind == lex.Word && isMoneyName(r, k) && !r.At(k-1).Lex.Is(lang.RoleArticle|lang.RoleWord|lang.RoleScale) &&
		r.At(k-1).Kind != lex.Number && AndHalf(r, k+1) > k+2
}

// leftOut reads what may be hundreds behind thousands as well as units, where people leave the
// hundred out: "mille e due" is 1200 or 1002.
func leftOut(r *lex.Sentence, first, last int, value decimal.Decimal) []decimal.Decimal {
	unit := r.At(last - 1).Lex
	if last-first < 3 || !r.At(last-2).Lex.Is(lang.RoleAnd) || SpokenIn(r, first, last)&lang.HundredsLeft() == 0 {
		return nil
	}
	units := value.Mod(thousand)
	if unit.Number < 2 || !units.Equal(decimal.New(unit.Number, 0)) || units.GreaterThanOrEqual(ten) || value.LessThan(thousand) {
		return nil
	}
	return []decimal.Decimal{value.Add(units.Mul(hundred.Sub(decimal.New(1, 0)))), value}
}

var ten, thousand = decimal.New(10, 0), decimal.New(1000, 0)

// spokenPrice reads a number word behind a number that it cannot be added to, as
// prices are spoken: "twelve fifty" is 12.50. Behind a single unit it is cents
// as well as the rest of hundreds, where people leave the hundred out: "two fifty" is 2.50 or
// 250. A word that joins them
// leaves no doubt: "due e ottanta", "cuarenta con cincuenta".
func spokenPrice(r *lex.Sentence, first, last int, value decimal.Decimal) (readings []decimal.Decimal, end int) {
	j, most := last, int64(99)
	joined := lang.Joint.Has(r.At(j).Low) || r.At(j).Lex.Is(lang.RoleAnd) && SpokenIn(r, first, last)&lang.CentsBehind() != 0
	if joined || r.At(j).Low == "-" && !r.At(j).Spaced {
		j++
	}
	if joined {
		most = 9999
	}
	whole := value.IntPart()
	if whole < 1 || whole > most || !value.IsInteger() || j >= len(r.Tokens) || r.Tokens[j].Use != lex.Unused {
		return nil, 0
	}
	cents, end := InWords(r, j)
	if digits := r.At(j); lang.Joint.Has(r.At(j-1).Low) && isTwoDigits(digits) && mayFollowPrice(r.At(j+1)) { // "cuarenta con 50"
		cents, end = decimal.New(digits.Num.Mantissa, 0), j+1
	}
	if end == j || !IsCents(cents) || r.At(end).Lex.Is(lang.RoleWord|lang.RoleScale) && IsNumberWord(r, end) {
		return nil, 0
	}
	spoken := decimal.New(whole*100, 0).Add(cents)
	switch {
	case joined:
		return []decimal.Decimal{spoken.Shift(-2)}, end
	case whole < 10 && r.At(first-1).Lex.Is(lang.RoleFor): // dinner for two forty dollars
		return []decimal.Decimal{cents, spoken.Shift(-2)}, end
	case whole < 10 && SpokenIn(r, first, last)&^lang.HundredsSaid() != 0:
		return []decimal.Decimal{spoken.Shift(-2), spoken}, end
	}
	return []decimal.Decimal{spoken.Shift(-2)}, end
}

// IsCents reports whether a number can be the cents of a price as it is spoken.
func IsCents(v decimal.Decimal) bool {
	return v.IsInteger() && v.IntPart() >= 10 && v.IntPart() <= 99
}
