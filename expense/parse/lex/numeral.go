package lex

import (
	"unicode"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// A Numeral is a number in digits, before anybody knows its currency. One
// separator with exactly three digits behind it has two readings.
type Numeral struct {
	Whole     bool // without a decimal part in its first reading
	Places    int  // decimal digits that were written, in the decimal reading
	Mantissa  int64
	Ambiguous bool // mantissa ÷ 10³ and mantissa are both possible
	Separator byte // of the ambiguous group
	Spaces    bool // groups were separated by plain spaces
	Dashed    bool // "24,-": whole, whatever the separator looks like
	Quoted    bool // "15'40": an apostrophe separates the cents
	TooLong   bool
	Bad       bool // digits and separators that make no number: 1.2.3
	End       int
}

const maxGroups = 12

// ScanNumeral reads the number at s[i:], which must begin with a digit, or
// with a point and a digit.
func ScanNumeral(s string, i int) Numeral {
	var n Numeral
	var seps [maxGroups]byte
	var sizes [maxGroups + 1]int
	count, digits := 0, 0
	j := i
	for {
		start := j
		for j < len(s) && IsDigit(s[j]) {
			if digits > 0 || s[j] != '0' {
				digits++
			}
			if digits <= expense.MaxDigits {
				n.Mantissa = n.Mantissa*10 + int64(s[j]-'0')
			}
			j++
		}
		sizes[count] = j - start
		sep, width := separatorAt(s, j, seps[:count], sizes[:count+1])
		if width == 0 || count == maxGroups {
			break
		}
		seps[count] = sep
		count++
		j += width
	}
	n.End = j
	n.TooLong = digits > expense.MaxDigits || count == maxGroups
	n.group(seps[:count], sizes[:count+1])
	n.trailingDash(s)
	return n
}

func IsDigit(b byte) bool { return b >= '0' && b <= '9' }

// separatorAt reports the separator at s[j] when digits follow it, and its
// width. A space separates only groups of three, and an apostrophe too.
func separatorAt(s string, j int, seps []byte, sizes []int) (byte, int) {
	if j >= len(s) {
		return 0, 0
	}
	sep, width := s[j], 1
	if r, size := utf8.DecodeRuneInString(s[j:]); r == '’' || r == '٬' {
		sep, width = '\'', size
	} else if r == '٫' {
		sep, width = ',', size
	}
	next := j + width
	if next >= len(s) || !IsDigit(s[next]) {
		return 0, 0
	}
	switch sep {
	case '.', ',':
		return sep, width
	case ' ', '\'':
		for _, earlier := range seps {
			if earlier != sep {
				return 0, 0
			}
		}
		if size := sizes[len(sizes)-1]; size > 3 || size == 0 || len(seps) > 0 && size != 3 {
			return 0, 0
		}
		if !threeDigitsAt(s, next) && !(sep == '\'' && len(seps) == 0 && endsCents(s, next)) {
			return 0, 0
		}
		return sep, width
	}
	return 0, 0
}

// endsCents reports whether exactly two digits stand at s[i:], with no inches, seconds or
// letter behind them.
func endsCents(s string, i int) bool {
	if i+1 >= len(s) || !IsDigit(s[i+1]) {
		return false
	}
	r, _ := utf8.DecodeRuneInString(s[i+2:])
	return i+2 == len(s) || !IsDigit(s[i+2]) && !unicode.IsLetter(r) && r != '"' && r != '\'' && r != '’' && r != '”'
}

func threeDigitsAt(s string, i int) bool {
	for k := range 3 {
		if i+k >= len(s) || !IsDigit(s[i+k]) {
			return false
		}
	}
	return i+3 == len(s) || !IsDigit(s[i+3])
}

// group decides what the separators mean.
func (n *Numeral) group(seps []byte, sizes []int) {
	n.Whole = true
	if len(seps) == 0 {
		return
	}
	last := len(seps) - 1
	for _, sep := range seps {
		n.Spaces = n.Spaces || sep == ' '
	}
	final := sizes[last+1]
	switch {
	case sizes[0] == 0: // ".75"; what follows a second separator decides in ".750.30"
		n.decimal(final)
		n.Bad = len(seps) > 1 && !isGrouped(seps[1:last], sizes[1:last+1])
	case last == 0 && final == 2 && seps[0] == '\'':
		n.decimal(final)
		n.Quoted = true
	case seps[last] == ' ' || seps[last] == '\'':
		n.Bad = !isGrouped(seps, sizes)
	case last == 0 && final == 3 && sizes[0] <= 3 && n.Mantissa >= 1000:
		n.Ambiguous, n.Separator, n.Places = true, seps[0], 3
	case last == 0:
		n.decimal(final)
	case seps[last] == seps[0]:
		n.Bad = !isGrouped(seps, sizes)
	default:
		n.decimal(final)
		n.Bad = !isGrouped(seps[:last], sizes[:last+1])
	}
}

func (n *Numeral) decimal(places int) { n.Whole, n.Places = false, places }

// isGrouped reports whether the separators are one and the same and the groups
// those of thousands, of lakhs (12,34,567) or of ten thousands.
func isGrouped(seps []byte, sizes []int) bool {
	for _, sep := range seps {
		if sep != seps[0] {
			return false
		}
	}
	if len(seps) == 0 {
		return true
	}
	last := len(sizes) - 1
	if sizes[0] == 0 || sizes[0] > 3 || sizes[last] != 3 {
		return false
	}
	threes, twos := true, true
	for _, size := range sizes[1:last] {
		threes = threes && size == 3
		twos = twos && size == 2
	}
	return threes || twos && sizes[0] <= 2
}

// trailingDash reads "24,-" and "105. –" as whole amounts.
func (n *Numeral) trailingDash(s string) {
	j := n.End
	if j+1 < len(s) && s[j] == '/' && s[j+1] == '-' && (j+2 == len(s) || s[j+2] == ' ') { // Rs 500/-
		n.End, n.Dashed = j+2, true
		return
	}
	if j >= len(s) || s[j] != ',' && s[j] != '.' {
		return
	}
	j++
	if j < len(s) && s[j] == ' ' {
		j++
	}
	dash := false
	for j < len(s) {
		r, size := utf8.DecodeRuneInString(s[j:])
		if r != '-' && r != '–' && r != '—' {
			break
		}
		dash = true
		j += size
	}
	if !dash || j < len(s) && s[j] != ' ' && IsDigit(s[j]) {
		return
	}
	n.End, n.Dashed = j, true
	if n.Ambiguous {
		n.Ambiguous, n.Places = false, 0
	}
}

// Thousands and decimals are the two readings of an ambiguous numeral; of
// another one only the first matters.
func (n *Numeral) Thousands() decimal.Decimal {
	if n.Whole {
		return decimal.New(n.Mantissa, 0)
	}
	return n.Decimals()
}

func (n *Numeral) Decimals() decimal.Decimal { return decimal.New(n.Mantissa, -int32(n.Places)) }

// Readings returns what the numeral can mean when nothing is known.
func (n *Numeral) Readings() []decimal.Decimal {
	if n.Ambiguous {
		return []decimal.Decimal{n.Thousands(), n.Decimals()}
	}
	return []decimal.Decimal{n.Thousands()}
}

// DecimalReading returns the reading with a decimal part: nobody writes a
// percentage of a thousand, but 8.875 % is common.
func (n *Numeral) DecimalReading() decimal.Decimal {
	if n.Ambiguous {
		return n.Decimals()
	}
	return n.Thousands()
}
