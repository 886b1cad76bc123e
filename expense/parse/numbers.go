package parse

import (
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// A numeral is a number in digits, before anybody knows its currency. One
// separator with exactly three digits behind it has two readings.
type numeral struct {
	whole     bool // without a decimal part in its first reading
	places    int  // decimal digits that were written, in the decimal reading
	mantissa  int64
	ambiguous bool // mantissa ÷ 10³ and mantissa are both possible
	separator byte // of the ambiguous group
	spaces    bool // groups were separated by plain spaces
	dashed    bool // "24,-": whole, whatever the separator looks like
	tooLong   bool
	bad       bool // digits and separators that make no number: 1.2.3
	end       int
}

const maxGroups = 12

// scanNumeral reads the number at s[i:], which must begin with a digit, or
// with a point and a digit.
func scanNumeral(s string, i int) numeral {
	var n numeral
	var seps [maxGroups]byte
	var sizes [maxGroups + 1]int
	count, digits := 0, 0
	j := i
	for {
		start := j
		for j < len(s) && isDigit(s[j]) {
			if digits > 0 || s[j] != '0' {
				digits++
			}
			if digits <= expense.MaxDigits {
				n.mantissa = n.mantissa*10 + int64(s[j]-'0')
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
	n.end = j
	n.tooLong = digits > expense.MaxDigits || count == maxGroups
	n.group(seps[:count], sizes[:count+1])
	n.trailingDash(s, sizes[:count+1])
	return n
}

func isDigit(b byte) bool { return b >= '0' && b <= '9' }

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
	if next >= len(s) || !isDigit(s[next]) {
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
		if !threeDigitsAt(s, next) {
			return 0, 0
		}
		return sep, width
	}
	return 0, 0
}

func threeDigitsAt(s string, i int) bool {
	for k := range 3 {
		if i+k >= len(s) || !isDigit(s[i+k]) {
			return false
		}
	}
	return i+3 == len(s) || !isDigit(s[i+3])
}

// group decides what the separators mean.
func (n *numeral) group(seps []byte, sizes []int) {
	n.whole = true
	if len(seps) == 0 {
		return
	}
	last := len(seps) - 1
	for _, sep := range seps {
		n.spaces = n.spaces || sep == ' '
	}
	final := sizes[last+1]
	switch {
	case sizes[0] == 0: // ".75"; what follows a second separator decides in ".750.30"
		n.decimal(final)
		n.bad = len(seps) > 1 && !isGrouped(seps[1:last], sizes[1:last+1])
	case seps[last] == ' ' || seps[last] == '\'':
		n.bad = !isGrouped(seps, sizes)
	case last == 0 && final == 3 && sizes[0] <= 3 && n.mantissa >= 1000:
		n.ambiguous, n.separator, n.places = true, seps[0], 3
	case last == 0:
		n.decimal(final)
	case seps[last] == seps[0]:
		n.bad = !isGrouped(seps, sizes)
	default:
		n.decimal(final)
		n.bad = !isGrouped(seps[:last], sizes[:last+1])
	}
}

func (n *numeral) decimal(places int) { n.whole, n.places = false, places }

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
func (n *numeral) trailingDash(s string, sizes []int) {
	j := n.end
	if j+1 < len(s) && s[j] == '/' && s[j+1] == '-' && (j+2 == len(s) || s[j+2] == ' ') { // Rs 500/-
		n.end, n.dashed = j+2, true
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
	if !dash || j < len(s) && s[j] != ' ' && isDigit(s[j]) {
		return
	}
	n.end, n.dashed = j, true
	if n.ambiguous {
		n.ambiguous, n.places = false, 0
	}
}

// thousands and decimals are the two readings of an ambiguous numeral; of
// another one only the first matters.
func (n *numeral) thousands() decimal.Decimal {
	if n.whole {
		return decimal.New(n.mantissa, 0)
	}
	return n.decimals()
}

func (n *numeral) decimals() decimal.Decimal { return decimal.New(n.mantissa, -int32(n.places)) }

// readings returns what the numeral can mean when nothing is known.
func (n *numeral) readings() []decimal.Decimal {
	if n.ambiguous {
		return []decimal.Decimal{n.thousands(), n.decimals()}
	}
	return []decimal.Decimal{n.thousands()}
}

// A custom is how a place writes numbers, as far as one is known.
type custom struct {
	dotGroups, commaGroups bool // a dot or a comma before three digits can only be thousands
}

const (
	commaRegions = " DE AT FR ES IT PT BR NL BE RU PL SE DK NO FI TR ID VN AR CL CO UA CZ SK HU RO BG GR HR SI RS LT LV EE IS LU VE UY PY EC BO CR KZ BY GE AZ "
	pointRegions = " US GB IE AU NZ CA IN CN JP KR HK TW SG MY TH PH IL MX GT HN NI PA SV DO PR PK BD LK NP NG KE GH EG SA AE KW QA OM BH JO CH LI MO MM KH "
)

// customOf decides by the region of the ledger, else by the language of the
// text, else by that of the ledger. Where the region and the text disagree, as
// for English written in Germany, nobody knows which habit won: neither decides.
func customOf(o Options, language string) custom {
	byText := custom{commaGroups: true} // as in English, and where nothing is known
	if languageNamed(language).decimalComma {
		byText = custom{dotGroups: true}
	}
	byRegion := byText
	switch {
	case containsWord(commaRegions, o.Region):
		byRegion = custom{dotGroups: true}
	case containsWord(pointRegions, o.Region):
		byRegion = custom{commaGroups: true}
	}
	if language != "" && byRegion != byText {
		return custom{}
	}
	return byRegion
}

func containsWord(list, word string) bool {
	if word == "" {
		return false
	}
	for {
		i := strings.Index(list, word)
		if i < 0 {
			return false
		}
		end := i + len(word)
		if i > 0 && list[i-1] == ' ' && end < len(list) && list[end] == ' ' {
			return true
		}
		list = list[i+1:]
	}
}

// readingsIn returns what the numeral means in a place and a currency, the
// likeliest first.
func (n *numeral) readingsIn(c custom, currency expense.Currency) []decimal.Decimal {
	if !n.ambiguous {
		return n.readings()
	}
	thousands, decimals := threeDigits(currency)
	switch {
	case thousands && !decimals:
		return []decimal.Decimal{n.thousands()}
	case currency.Digits() == 3 && (n.separator == '.') != c.dotGroups:
		return []decimal.Decimal{n.decimals(), n.thousands()}
	case n.separator == '.' && c.dotGroups, n.separator == ',' && c.commaGroups:
		if currency.Digits() == 3 {
			break
		}
		return []decimal.Decimal{n.thousands()}
	}
	return n.readings()
}
