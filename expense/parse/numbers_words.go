package parse

import "github.com/shopspring/decimal"

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

// wordNumber reads the number in words that begins at token k, and returns the
// token behind it, or k if there is none. It stops where the words make no number
// together, as in "twelve fifty".
func (r *reader) wordNumber(k int) (value decimal.Decimal, last int) {
	w := wordSum{spoken: everyLanguage, scale: 15}
	last = k
	for j := r.skipArticle(k); j < len(r.tokens); {
		next := w.take(r, j)
		if next == j || w.total+w.section > maxWordNumber {
			break
		}
		j, last = next, next
	}
	if w.total+w.section > maxWordNumber {
		return value, k
	}
	value = decimal.New(w.total+w.section, 0)
	if w.half {
		value = value.Add(decimal.New(5, -1))
	}
	return r.wordDecimals(value, last)
}

// wordDecimals reads the decimals behind a point in words: "one point two five".
func (r *reader) wordDecimals(value decimal.Decimal, last int) (decimal.Decimal, int) {
	if t := r.at(last); t.use != unused || !t.lex.is(rolePoint) || !value.IsInteger() {
		return value, last
	}
	digits, places, j := int64(0), int32(0), last+1
	for places < 2 && r.at(j).use == unused && r.isNumberWord(j) && r.at(j).lex.number < 10 {
		digits, places, j = digits*10+r.at(j).lex.number, places+1, j+1
	}
	if n, end := (wordSum{}), j; places == 0 {
		n.spoken, n.scale = everyLanguage, 15
		for next := n.take(r, end); next > end && next < len(r.tokens); next = n.take(r, end) {
			end = next
		}
		digits, places, j = n.section, 2, end
	}
	if j == last+1 {
		return value, last
	}
	return value.Add(decimal.New(digits, -places)), j
}

// skipArticle returns the token behind "a" where it says one: "a hundred", "a
// dollar fifty".
func (r *reader) skipArticle(k int) int {
	next := r.at(k + 1)
	if r.at(k).use == unused && r.at(k).lex.is(roleArticle) && next.use == unused && next.lex.is(roleWord) && next.lex.number >= 100 && r.isNumberWord(k+1) {
		return k + 1
	}
	return k
}

// take adds the word at token j and returns the token behind it, j if it does
// not belong to the number.
func (w *wordSum) take(r *reader, j int) int {
	t := &r.tokens[j]
	begun := w.previous != ""
	switch {
	case t.use != unused:
		return j
	case begun && t.lex.is(roleScale) && len(t.low) > 2 && w.spoken&t.lex.spoken != 0:
		if !w.multiply(t.lex.scale) {
			return j
		}
	case t.lex.is(roleWord):
		if !begun && !r.isNumberWord(j) || t.lex.mark != nil && !r.leadsToMoney(j+1) || !w.add(t, false) {
			return j
		}
	case begun:
		return w.joined(r, j)
	case t.lex.is(roleHalf):
		return w.halfOf(r, j)
	default:
		return j
	}
	w.spoken &= t.lex.spoken
	w.previous = t.low
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
func (w *wordSum) add(t *lexToken, joint bool) bool {
	n := t.lex.number
	if w.spoken&t.lex.spoken == 0 || w.half || n < 0 {
		return false
	}
	rest := w.section % 100
	switch {
	case w.section == 0 && n >= 1000:
		if w.total > 0 {
			return false
		}
		w.scale = scaleOf(n)
		w.total, w.section = n-n%1000, n%1000
	case w.section == 0:
		if n == 0 && w.previous != "" || traitZero.has(w.previous) {
			return false
		}
		w.section = n
	case n == 100:
		if w.section >= 20 {
			return false
		}
		w.section *= 100
	case n <= 0 || n > 99:
		return false
	case rest == 0, rest%10 == 0 && n < 10 && (rest >= 20 || traitTen.has(w.previous)), traitTenToNineteen.has(w.previous) && n >= 7 && n <= 9:
		w.section += n
	case rest == 4 && traitFour.has(w.previous) && traitTwenty.has(t.low):
		w.section += 76
	case (traitSixty.has(w.previous) || rest == 80 && traitTwenty.has(w.previous)) && n < 20:
		w.section += n
	case joint && w.section < 10 && n >= 20 && n%10 == 0:
		w.section += n
	default:
		return false
	}
	w.half = t.lex.half
	return true
}

// joined reads what joins two number words and the second of them: forty-five,
// cuarenta y cinco, mil e duzentos, two and a half.
func (w *wordSum) joined(r *reader, j int) int {
	next := j
	for next < j+3 && (r.at(next).low == "-" || r.at(next).lex.is(roleAnd)) {
		next++
	}
	t := r.at(next)
	if t.lex.is(roleHalf) && (next > j || t.lex.mark == nil && traitHalfAlone.has(t.low)) || next > j && t.lex.is(roleArticle) && r.at(next+1).lex.is(roleHalf) {
		if t.lex.is(roleArticle) {
			next++
		}
		w.half = true
		return next + 1
	}
	if next == j || t.use != unused || !t.lex.is(roleWord) || t.lex.number >= 100 && w.section > 0 || t.lex.mark != nil && !r.leadsToMoney(next+1) {
		return j
	}
	if traitZero.has(w.previous) || !w.add(t, true) {
		return j
	}
	w.spoken &= t.lex.spoken
	w.previous = t.low
	return next + 1
}

// halfOf reads "half a million".
func (w *wordSum) halfOf(r *reader, j int) int {
	next := j + 1
	if r.at(next).lex.is(roleArticle) {
		next++
	}
	if t := r.at(next); t.use != unused || !t.lex.is(roleScale) || t.lex.scale < 3 || len(t.low) < 3 {
		return j
	}
	w.half, w.previous, w.spoken = true, r.tokens[j].low, r.tokens[j].lex.spoken
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

// isNumberWord reports whether the number word at token k is one here. Words such
// as "once", "due" and "sei" are others in another language; before the name of a
// currency they are numbers there, too.
func (r *reader) isNumberWord(k int) bool {
	t := r.at(k)
	own := languageBit(r.language)
	switch {
	case !t.lex.is(roleWord):
		return false
	case t.lex.clashes == 0, t.lex.spoken&own != 0:
		return true
	case t.lex.clashes&own == 0:
		return true
	}
	return r.beginsNumber(k)
}

// beginsNumber reports whether the words behind token k show that it is a number:
// the name of a currency, or number words of the same language that lead to one or
// that are nothing else in the language of the text.
func (r *reader) beginsNumber(k int) bool {
	spoken, own := r.at(k).lex.spoken, languageBit(r.language)
	for j := k + 1; j < len(r.tokens) && r.tokens[j].use == unused; j++ {
		t := &r.tokens[j]
		switch m := t.lex.markOf(); {
		case m != nil && !t.lex.is(roleWord):
			return r.isMark(t, m) && r.at(j+1).kind != tokenNumber
		case t.low == "-" || t.lex.is(roleAnd):
			continue
		case !t.lex.is(roleWord|roleScale) || spoken&t.lex.spoken == 0:
			return false
		case t.lex.is(roleWord) && t.lex.clashes&own == 0 && m == nil:
			return true
		}
		spoken &= t.lex.spoken
	}
	return false
}

// leadsToMoney reports whether only number words stand before the name of a
// currency. French says "deux cents euros" and "deux cents": before euros the
// cents are hundreds.
func (r *reader) leadsToMoney(k int) bool {
	for r.at(k).low == "-" || r.at(k).lex.is(roleAnd|roleWord|roleScale) {
		k++
	}
	m := r.at(k).lex.markOf()
	return r.at(k).use == unused && m != nil && m.minor == 0 && r.isMark(r.at(k), m)
}

// price reads a number word behind a number that it cannot be added to, as
// prices are spoken: "twelve fifty" is 12.50. Behind a single unit it is cents
// as well as the rest of hundreds: "two fifty" is 2.50 or 250.
func (r *reader) price(first, last int, value decimal.Decimal) (readings []decimal.Decimal, end int) {
	j := last
	if r.at(j).low == "-" && !r.at(j).spaced {
		j++
	}
	whole := value.IntPart()
	if whole < 1 || whole > 99 || !value.IsInteger() || j >= len(r.tokens) || r.tokens[j].use != unused {
		return nil, 0
	}
	cents, end := r.wordNumber(j)
	if end == j || !isCents(cents) || r.at(end).lex.is(roleWord|roleScale) && r.isNumberWord(end) {
		return nil, 0
	}
	spoken := decimal.New(whole*100, 0).Add(cents)
	switch {
	case whole < 10 && r.at(first-1).lex.is(roleFor): // dinner for two forty dollars
		return []decimal.Decimal{cents, spoken.Shift(-2)}, end
	case whole < 10:
		return []decimal.Decimal{spoken.Shift(-2), spoken}, end
	}
	return []decimal.Decimal{spoken.Shift(-2)}, end
}

// isCents reports whether a number can be the cents of a price as it is spoken.
func isCents(v decimal.Decimal) bool {
	return v.IsInteger() && v.IntPart() >= 10 && v.IntPart() <= 99
}
