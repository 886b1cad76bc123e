package parse

import (
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// hanDigit returns the value of a digit of Chinese and Japanese, as people and
// as banks write it.
func hanDigit(r rune) (int64, bool) {
	switch r {
	case '零', '〇':
		return 0, true
	case '一', '壹', '壱':
		return 1, true
	case '二', '两', '兩', '贰', '貳', '弐':
		return 2, true
	case '三', '叁', '參', '参':
		return 3, true
	case '四', '肆':
		return 4, true
	case '五', '伍':
		return 5, true
	case '六', '陆', '陸':
		return 6, true
	case '七', '柒':
		return 7, true
	case '八', '捌':
		return 8, true
	case '九', '玖':
		return 9, true
	}
	return 0, false
}

// hanUnit returns the power of ten of a unit, and whether it multiplies all
// that stands before it (万, 亿) or only the digit (十, 百, 千).
func hanUnit(r rune) (power int32, myriad, ok bool) {
	switch r {
	case '十', '拾':
		return 1, false, true
	case '百', '佰':
		return 2, false, true
	case '千', '仟':
		return 3, false, true
	case '万', '萬':
		return 4, true, true
	case '亿', '億':
		return 8, true, true
	}
	return 0, false, false
}

func koreanDigit(r rune) (int64, bool) {
	switch r {
	case '영', '공':
		return 0, true
	case '일':
		return 1, true
	case '이':
		return 2, true
	case '삼':
		return 3, true
	case '사':
		return 4, true
	case '오':
		return 5, true
	case '육':
		return 6, true
	case '칠':
		return 7, true
	case '팔':
		return 8, true
	case '구':
		return 9, true
	}
	return 0, false
}

func koreanUnit(r rune) (power int32, myriad, ok bool) {
	switch r {
	case '십':
		return 1, false, true
	case '백':
		return 2, false, true
	case '천':
		return 3, false, true
	case '만':
		return 4, true, true
	case '억':
		return 8, true, true
	}
	return 0, false, false
}

// maxEastRunes bounds the work on a text of nothing but 亿: no amount is longer.
const maxEastRunes = 24

// An eastNumber is a number with Chinese, Japanese or Korean units or digits.
type eastNumber struct {
	value  decimal.Decimal
	end    int
	digits bool // it has ASCII digits
	units  bool
	last   int32 // power of the last unit, for 一万二
	runes  int
	korean bool
	ok     bool
	exact  decimal.Decimal // of 一百二 as Japanese says it: 102, where value is 120
	// tail is the value of the second word of 만 이천: 만 is "only" as well.
	tail decimal.Decimal
}

// scanEast reads the longest such number at s[i:]: 三十五, 1千8, 48.2万, 2억 4천.
func scanEast(s string, i int) eastNumber {
	e := eastNumber{end: i}
	var total, section decimal.Decimal
	var current decimal.Decimal
	var have, zero bool
	positional := 0 // digits in a row: 二〇二六
	tail := 0       // where the second word begins: 이만 삼천
	for j := i; j < len(s) && e.runes <= maxEastRunes; {
		if isDigit(s[j]) {
			if have {
				break
			}
			n := scanNumeral(s, j)
			if n.bad || n.tooLong || n.dashed {
				break
			}
			current, have, e.digits, positional = n.thousands(), true, true, 9
			if n.ambiguous && n.separator == '.' {
				current = n.decimals()
			}
			j = n.end
			e.end, e.runes = j, e.runes+1
			continue
		}
		if s[j] == ' ' && have && e.digits {
			if _, _, ok := eastUnit(firstRune(s[j+1:])); ok { // "48.2 万"; whether it is one unit the caller has decided
				j++
				continue
			}
		}
		if s[j] == ' ' && e.units && !have && j+1 < len(s) && isDigit(s[j+1]) && e.korean {
			j++
			continue
		}
		if s[j] == ' ' && e.korean && e.last >= 3 && e.units && !have {
			if next := scanEast(s, j+1); next.follows(s, e.last) {
				tail = max(tail, j)
				j++
				continue
			}
		}
		r, size := utf8.DecodeRuneInString(s[j:])
		if power, myriad, ok := eastUnit(r); ok {
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
			_, isKorean := koreanOnly(r)
			e.korean = e.korean || isKorean
			j += size
			e.end, e.runes = j, e.runes+1
			continue
		}
		digit, ok := eastDigit(r)
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
		e.end, e.runes = j, e.runes+1
	}
	e.exact = total.Add(section).Add(current)
	if have && e.units && !zero && positional == 1 && e.last >= 2 && !e.korean {
		current = current.Shift(e.last - 1) // 一万二 is 12000
	} else if have && e.units && e.last >= 2 && !zero && e.digits && current.LessThan(decimal.New(10, 0)) && current.IsInteger() {
		current = current.Shift(e.last - 1) // 1千8 is 1800
	}
	e.value = total.Add(section).Add(current)
	if tail > 0 && isUnitOnly(s[i:tail]) {
		e.tail = section.Add(current)
	}
	e.ok = e.runes > 0 && e.runes <= maxEastRunes && (e.units || have) && e.value.LessThan(decimal.New(1, expense.MaxDigits))
	return e
}

// follows reports whether a number behind a space is the rest of a Korean one
// that ends in a unit: 이만 삼천 오백, 천 오 달러.
func (e *eastNumber) follows(s string, last int32) bool {
	if !e.ok || e.digits || !e.exact.LessThan(decimal.New(1, last)) {
		return false
	}
	if e.units {
		return e.korean
	}
	rest := strings.TrimPrefix(s[e.end:], " ")
	r := firstRune(rest)
	return rest != "" && unspaced(r) && eastToken(lexicon(), rest, 0, r, nil).lex.markOf() != nil
}

// isUnitOnly reports whether s is one unit without a digit.
func isUnitOnly(s string) bool {
	_, _, ok := eastUnit(firstRune(s))
	return ok && utf8.RuneCountInString(s) == 1
}

func eastUnit(r rune) (int32, bool, bool) {
	if p, m, ok := hanUnit(r); ok {
		return p, m, true
	}
	return koreanUnit(r)
}

func koreanOnly(r rune) (rune, bool) { return r, r >= 0xAC00 && r <= 0xD7A3 }

func eastDigit(r rune) (int64, bool) {
	if d, ok := hanDigit(r); ok {
		return d, true
	}
	return koreanDigit(r)
}

// scanSpoken reads an eastNumber with a spoken decimal point: 三点五, 일점이삼.
func scanSpoken(s string, i int) eastNumber {
	e := scanEast(s, i)
	if !e.ok {
		return e
	}
	r, size := utf8.DecodeRuneInString(s[e.end:])
	if r != '点' && r != '點' && r != '점' && r != '쩜' {
		return e
	}
	j, places := e.end+size, int32(0)
	fraction := decimal.Decimal{}
	for j < len(s) {
		r, size := utf8.DecodeRuneInString(s[j:])
		d, ok := eastDigit(r)
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
	e.value = e.value.Add(fraction.Shift(-places))
	e.exact = e.value
	e.end = j
	if power, _, ok := eastUnit(firstRune(s[j:])); ok && power >= 4 { // 一点五万
		e.value = e.value.Shift(power)
		e.exact = e.value
		e.end += utf8.RuneLen(firstRune(s[j:]))
	}
	e.runes += int(places) + 1
	return e
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}
