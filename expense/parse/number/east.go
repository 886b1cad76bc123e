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
	// tail is the value of the second word of 만 이천: 만 is "only" as well.
	tail decimal.Decimal
}

// ScanEast reads the longest such number at s[i:]: 三十五, 1千8, 48.2万, 2억 4천.
func ScanEast(s string, i int) eastNumber {
	e := eastNumber{End: i}
	var total, section decimal.Decimal
	var current decimal.Decimal
	var have, zero bool
	positional := 0 // digits in a row: 二〇二六
	tail := 0       // where the second word begins: 이만 삼천
	for j := i; j < len(s) && e.runes <= maxEastRunes; {
		if lex.IsDigit(s[j]) {
			if have {
				break
			}
			n := lex.ScanNumeral(s, j)
			if n.Bad || n.TooLong || n.Dashed {
				break
			}
			current, have, e.Digits, positional = n.Thousands(), true, true, 9
			if n.Ambiguous && n.Separator == '.' {
				current = n.Decimals()
			}
			j = n.End
			e.End, e.runes = j, e.runes+1
			continue
		}
		if s[j] == ' ' && have && e.Digits {
			if _, _, ok := lang.EastUnit(lang.FirstRune(s[j+1:])); ok { // "48.2 万"; whether it is one unit the caller has decided
				j++
				continue
			}
		}
		if s[j] == ' ' && e.units && !have && j+1 < len(s) && lex.IsDigit(s[j+1]) && e.korean {
			j++
			continue
		}
		if s[j] == ' ' && e.korean && e.last >= 3 && e.units && !have {
			if next := ScanEast(s, j+1); next.follows(s, e.last) {
				tail = max(tail, j)
				j++
				continue
			}
		}
		r, size := utf8.DecodeRuneInString(s[j:])
		if power, myriad, ok := lang.EastUnit(r); ok {
			if !have {
				if zero || e.units && !myriad && section.IsZero() && total.IsZero() {
					break
				}
				if !myriad || section.IsZero() {
					current = decimal.New(1, 0)
				}
			}
			if myriad {
				total = total.Add(section.Add(current).Shift(power))
				section = decimal.Decimal{}
			} else {
				section = section.Add(current.Shift(power))
			}
			current, have, zero, positional = decimal.Decimal{}, false, false, 0
			e.units, e.last = true, power
			e.korean = e.korean || lang.IsHangul(r)
			j += size
			e.End, e.runes = j, e.runes+1
			continue
		}
		digit, ok := lang.EastDigit(r)
		if !ok {
			break
		}
		if have && positional == 9 {
			break
		}
		if digit == 0 && e.units && !have {
			zero = true
		} else {
			current = current.Shift(1).Add(decimal.New(digit, 0))
			have = true
			positional++
		}
		if positional > 8 {
			break
		}
		j += size
		e.End, e.runes = j, e.runes+1
	}
	e.exact = total.Add(section).Add(current)
	if have && e.units && !zero && positional == 1 && e.last >= 2 && !e.korean {
		current = current.Shift(e.last - 1) // 一万二 is 12000
	} else if have && e.units && e.last >= 2 && !zero && e.Digits && current.LessThan(decimal.New(10, 0)) && current.IsInteger() {
		current = current.Shift(e.last - 1) // 1千8 is 1800
	}
	e.Value = total.Add(section).Add(current)
	if tail > 0 && isUnitOnly(s[i:tail]) {
		e.tail = section.Add(current)
	}
	e.Ok = e.runes > 0 && e.runes <= maxEastRunes && (e.units || have) && e.Value.LessThan(decimal.New(1, expense.MaxDigits))
	return e
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
