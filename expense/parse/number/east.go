package number

import (
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// maxEastRunes bounds the work on a text of nothing but 亿: no amount is longer.
const maxEastRunes = 24

// An eastNumber is a number with Chinese, Japanese or Korean units or digits.
type eastNumber struct {
	Value  decimal.Decimal
	End    int
	Digits bool // it has ASCII digits
	units  bool
	last   int32 // power of the last unit, for 一万二
	runes  int
	korean bool
	Ok     bool
	exact  decimal.Decimal // of 一百二 as Japanese says it: 102, where value is 120
	// approximate is set of a number between two: 一两百 is one hundred or two.
	approximate bool
	// tail is the value of the second word of 만 이천: 만 is "only" as well.
	tail decimal.Decimal
}

// ScanEast reads the longest such number at s[i:]: 三十五, 1千8, 48.2万, 2억 4천.
func ScanEast(s string, i int) eastNumber {
	e := eastScan{text: s, eastNumber: eastNumber{End: i}}
	for j := i; j < len(s) && e.runes <= maxEastRunes; {
		if next := e.skipSpace(j); next > j {
			j = next
			continue
		}
		if e.isParted(j) {
			j += len("、")
			continue
		}
		next := e.take(j)
		if next == j {
			break
		}
		j = next
		e.End, e.runes = j, e.runes+1
	}
	if e.runes == 0 {
		return e.eastNumber
	}
	return e.finish(i)
}

// An eastScan adds up such a number, character by character.
type eastScan struct {
	eastNumber
	text           string
	total, section decimal.Decimal // of 万 and 亿, and below them
	current        decimal.Decimal // the digits before the next unit
	have           bool            // current was said
	zero           bool            // 零 was said behind the last unit
	positional     int             // digits in a row: 二〇二六
	digits         [2]int64        // the last two of them
	tailAt         int             // where the second word begins: 이만 삼천
}

// inDigits stands for any count of digits in a row where ASCII digits were read.
const inDigits = 9

// skipSpace returns the end of a space at j that stands inside the number, else j.
func (e *eastScan) skipSpace(j int) int {
	if e.text[j] != ' ' {
		return j
	}
	if _, _, unit := lang.EastUnit(lang.FirstRune(e.text[j+1:])); unit && e.have && e.Digits {
		return j + 1 // "48.2 万"; whether it is one unit the caller has decided
	}
	if !e.korean || !e.units || e.have {
		return j
	}
	if j+1 < len(e.text) && lex.IsDigit(e.text[j+1]) {
		return j + 1
	}
	if e.last >= 3 {
		if next := ScanEast(e.text, j+1); next.follows(e.text, e.last) {
			e.tailAt = max(e.tailAt, j)
			return j + 1
		}
	}
	return j
}

// isParted reports whether a comma at j stands between two digits that make an approximate
// number, 二、三百: they are no list where a unit follows.
func (e *eastScan) isParted(j int) bool {
	rest, ok := strings.CutPrefix(e.text[j:], "、")
	if !ok || e.positional != 1 {
		return false
	}
	r, size := utf8.DecodeRuneInString(rest)
	next, ok := lang.EastDigit(r)
	_, _, unit := lang.EastUnit(lang.FirstRune(rest[size:]))
	return ok && unit && isStep(e.digits[1], next)
}

// isStep reports whether two digits in a row are the ends of a range, as people name it: 两三,
// 三五, 七八.
func isStep(from, to int64) bool { return from > 0 && to == from+1 || from == 3 && to == 5 }

// isRange reports whether the digits behind the last unit are the ends of a range.
func (e *eastScan) isRange() bool {
	return e.have && e.positional == 2 && isStep(e.digits[0], e.digits[1])
}

// take adds what stands at j and returns its end, j if it is no part of the
// number.
func (e *eastScan) take(j int) int {
	if lex.IsDigit(e.text[j]) {
		return e.numeral(j)
	}
	r, size := utf8.DecodeRuneInString(e.text[j:])
	if power, myriad, ok := lang.EastUnit(r); ok {
		if !e.unit(power, myriad) {
			return j
		}
		e.korean = e.korean || lang.IsHangul(r)
		return j + size
	}
	if digit, ok := lang.EastDigit(r); ok && e.digit(digit) {
		return j + size
	}
	if tens, ok := lang.HanTens(r); ok && !e.have && e.digit(tens) && e.unit(1, false) {
		return j + size
	}
	return j
}

// numeral adds ASCII digits.
func (e *eastScan) numeral(j int) int {
	n := lex.ScanNumeral(e.text, j)
	if e.have || n.Bad || n.TooLong || n.Dashed {
		return j
	}
	e.current, e.have, e.Digits, e.positional = n.Thousands(), true, true, inDigits
	if n.Ambiguous && n.Separator == '.' {
		e.current = n.Decimals()
	}
	return n.End
}

// unit multiplies what stands before it.
func (e *eastScan) unit(power int32, myriad bool) bool {
	if !e.have {
		if e.zero || e.units && !myriad && e.section.IsZero() && e.total.IsZero() {
			return false
		}
		if !myriad || e.section.IsZero() {
			e.current = decimal.New(1, 0)
		}
	}
	e.approximate = e.approximate || e.isRange() || !myriad && e.positional == 2 // no number has two hundreds digits
	if myriad {
		e.total = e.total.Add(e.section.Add(e.current).Shift(power))
		e.section = decimal.Decimal{}
	} else {
		e.section = e.section.Add(e.current.Shift(power))
	}
	e.current, e.have, e.zero, e.positional = decimal.Decimal{}, false, false, 0
	e.units, e.last = true, power
	return true
}

// digit adds a digit in a character.
func (e *eastScan) digit(digit int64) bool {
	if e.have && e.positional == inDigits {
		return false
	}
	if digit == 0 && e.units && !e.have {
		e.zero = true
	} else {
		e.current = e.current.Shift(1).Add(decimal.New(digit, 0))
		e.have = true
		e.positional++
		e.digits = [2]int64{e.digits[1], digit}
	}
	return e.positional < inDigits
}

// finish adds up the parts of the number that began at i.
func (e *eastScan) finish(i int) eastNumber {
	e.exact = e.total.Add(e.section).Add(e.current)
	e.approximate = e.approximate || e.isRange()
	if e.have && e.units && !e.zero && e.last >= 2 {
		short := e.positional == 1 && !e.korean // 一万二 is 12000
		mixed := e.Digits && e.current.LessThan(decimal.New(10, 0)) && e.current.IsInteger()
		if short || mixed { // 1千8 is 1800
			e.current = e.current.Shift(e.last - 1)
		}
	}
	e.Value = e.total.Add(e.section).Add(e.current)
	if e.tailAt > 0 && isUnitOnly(e.text[i:e.tailAt]) {
		e.tail = e.section.Add(e.current)
	}
	e.Ok = e.runes <= maxEastRunes && (e.units || e.have) && e.Value.LessThan(decimal.New(1, expense.MaxDigits))
	return e.eastNumber
}

// follows reports whether a number behind a space is the rest of a Korean one
// that ends in a unit: 이만 삼천 오백, 천 오 달러.
func (e *eastNumber) follows(s string, last int32) bool {
	if !e.Ok || e.Digits || !e.exact.LessThan(decimal.New(1, last)) {
		return false
	}
	if e.units {
		return e.korean
	}
	rest := strings.TrimPrefix(s[e.End:], " ")
	r := lang.FirstRune(rest)
	return rest != "" && lang.IsUnspaced(r) && lex.EastToken(lang.Words(), rest, 0, r, nil).Lex.MarkOf() != nil
}

// isUnitOnly reports whether s is one unit without a digit.
func isUnitOnly(s string) bool {
	_, _, ok := lang.EastUnit(lang.FirstRune(s))
	return ok && utf8.RuneCountInString(s) == 1
}

// ScanSpoken reads an eastNumber with a spoken decimal point: 三点五, 일점이삼.
func ScanSpoken(s string, i int) eastNumber {
	e := ScanEast(s, i)
	if !e.Ok {
		return e
	}
	r, size := utf8.DecodeRuneInString(s[e.End:])
	if r != '点' && r != '點' && r != '점' && r != '쩜' {
		return e
	}
	j, places := e.End+size, int32(0)
	fraction := decimal.Decimal{}
	for j < len(s) {
		r, size := utf8.DecodeRuneInString(s[j:])
		d, ok := lang.EastDigit(r)
		if !ok || places == 4 {
			break
		}
		fraction = fraction.Shift(1).Add(decimal.New(d, 0))
		places++
		j += size
	}
	if places == 0 {
		return e
	}
	e.Value = e.Value.Add(fraction.Shift(-places))
	e.exact = e.Value
	e.End = j
	if power, _, ok := lang.EastUnit(lang.FirstRune(s[j:])); ok && power >= 4 { // 一点五万
		e.Value = e.Value.Shift(power)
		e.exact = e.Value
		e.End += utf8.RuneLen(lang.FirstRune(s[j:]))
	}
	e.runes += int(places) + 1
	return e
}
