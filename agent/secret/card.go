package secret

import (
	"slices"
	"strings"
	"unicode"
)

// A group is a run of digits in a text.
type group struct {
	digits     string
	start, end int // index of its runes in the text
}

// maxGap is how many characters may separate the groups of one number.
const maxGap = 25

// hasCard reports whether a text contains a payment card number: digits with the
// length and prefix of an issuer and a valid check digit. One number in ten has a
// valid check digit by chance, so a number that is called an order, an invoice or
// the like does not count.
func hasCard(text []rune) bool {
	text = withoutIBANs(text)
	all := groups(text)
	for i := range all {
		digits := ""
		for j := i; j < len(all) && len(digits) <= 19; j++ {
			if j > i && all[j].start-all[j-1].end > maxGap {
				break
			}
			digits += all[j].digits
			if isCard(text, all, i, j, digits) {
				return true
			}
		}
	}
	return false
}

func groups(text []rune) (all []group) {
	for i := 0; i < len(text); i++ {
		start := i
		for i < len(text) && isDigit(text[i]) {
			i++
		}
		if i > start {
			all = append(all, group{string(text[start:i]), start, i})
		}
	}
	return all
}

func isDigit(r rune) bool { return '0' <= r && r <= '9' }

// isCard reports whether groups i to j are a card number.
func isCard(text []rune, all []group, i, j int, digits string) bool {
	if len(digits) < 13 || len(digits) > 19 || !luhn(digits) {
		return false
	}
	known, usual := issued(digits)
	if !known {
		return false
	}
	before := strings.ToLower(string(text[max(0, all[i].start-80):all[i].start]))
	named, other := last(before, cardWords), last(before, otherWords)
	if other > named || isTail(text, all[i], named) {
		return false
	}
	spoken := named >= 0 || last(strings.ToLower(string(text)), cardWords) >= 0
	if !usual && !spoken {
		return false
	}
	return formOneNumber(text, all, i, j, spoken)
}

// isTail reports whether the character before a group makes it the end of something
// else: the plus of a telephone number, or the letters of a reference.
func isTail(text []rune, g group, named int) bool {
	if g.start == 0 {
		return false
	}
	c := text[g.start-1]
	return c == '+' || named < 0 && unicode.Is(unicode.Latin, c)
}

// formOneNumber reports whether groups can be one number. They can if they are
// adjacent; if they are apart, a card must be mentioned or there must be no
// other words.
func formOneNumber(text []rune, all []group, i, j int, spoken bool) bool {
	sizes, gaps := map[int]bool{}, map[string]bool{}
	apart := 0
	for n := i; n <= j; n++ {
		if n < j {
			sizes[len(all[n].digits)] = true
			gap := string(text[all[n].end:all[n+1].start])
			gaps[gap] = true
			if !isSeparator(gap) {
				apart++
			}
		}
	}
	small := sizes[1] || sizes[2]
	switch {
	case small && (len(sizes) > 1 || len(gaps) > 1): // amounts and dates in a row
		return false
	case apart == 0:
		return i == 0 || i == j || len(all[i-1].digits) != len(all[i].digits) || len(all[i].digits) < 3 ||
			!gaps[string(text[all[i-1].end:all[i].start])] // otherwise it is the middle of a longer number
	case spoken, apart == 1 && sizes[4] && len(sizes) == 1:
		return true
	}
	return i == 0 && j == len(all)-1 && !slices.ContainsFunc(text, unicode.IsLetter)
}

// isSeparator reports whether people write such a gap within one number.
func isSeparator(gap string) bool {
	n := 0
	for _, c := range gap {
		n++
		if n > 3 || c == '\n' || !unicode.In(c, unicode.Zs, unicode.Pd) && !strings.ContainsRune(".·•/_|*:\t−", c) {
			return false
		}
	}
	return true
}

// luhn reports whether the check digit of a number is valid.
func luhn(digits string) bool {
	sum := 0
	for i := range len(digits) {
		d := int(digits[len(digits)-1-i] - '0')
		if i%2 == 1 {
			if d *= 2; d > 9 {
				d -= 9
			}
		}
		sum += d
	}
	return sum%10 == 0
}

// An issuer uses the numbers between two prefixes.
type issuer struct {
	from, to string
	lengths  []int
	rare     []int // lengths that are more common among other numbers
}

var long = []int{16, 17, 18, 19}

// issuers are the networks whose cards people carry.
var issuers = []issuer{
	{"4", "4", []int{16, 19}, []int{13}}, // Visa; thirteen digits are obsolete, and common in barcodes
	{"51", "55", []int{16}, nil},         // Mastercard
	{"2221", "2720", []int{16}, nil},
	{"34", "34", []int{15}, nil}, // American Express
	{"37", "37", []int{15}, nil},
	{"300", "305", []int{14, 16}, nil}, // Diners Club
	{"36", "36", []int{14, 16}, nil},
	{"38", "39", []int{14, 16}, nil},
	{"6011", "6011", long, nil}, // Discover
	{"644", "65", long, nil},
	{"3528", "3589", long, nil}, // JCB
	{"62", "62", long, nil},     // UnionPay
	{"81", "82", long, nil},
	{"5018", "5020", long, []int{13, 14, 15}}, // Maestro
	{"5038", "5038", long, []int{13, 14, 15}},
	{"5893", "5893", long, []int{13, 14, 15}},
	{"6304", "6304", long, []int{13, 14, 15}},
	{"6759", "6763", long, []int{13, 14, 15}},
	{"67677", "67677", long, []int{13, 14, 15}},
	{"2200", "2205", long, nil}, // Mir
	{"506", "509", long, nil},   // Elo, Verve, RuPay
	{"504175", "504175", []int{16}, nil},
	{"60", "60", nil, long},
	{"636", "639", nil, long},
	{"9792", "9792", []int{16}, nil}, // Troy
}

// issued reports whether an issuer uses such numbers, and whether a number like
// this is usually a card's.
func issued(digits string) (known, usual bool) {
	for _, s := range issuers {
		if digits[:len(s.from)] >= s.from && digits[:len(s.to)] <= s.to {
			usual = usual || slices.Contains(s.lengths, len(digits))
			known = known || usual || slices.Contains(s.rare, len(digits))
		}
	}
	return known, usual
}

// withoutIBANs blanks the digits of bank account numbers.
func withoutIBANs(text []rune) []rune {
	out := slices.Clone(text)
	for i := 0; i+4 < len(text); i++ {
		if !isLatin(text[i]) || !isLatin(text[i+1]) || !isDigit(text[i+2]) || !isDigit(text[i+3]) || i > 0 && unicode.IsLetter(text[i-1]) {
			continue
		}
		var account []rune
		for k := i; k < len(text) && len(account) < 34; k++ {
			switch c := unicode.ToUpper(text[k]); {
			case isLatin(c) || isDigit(c):
				account = append(account, c)
			case c != ' ' && c != '-' && c != '.' && c != '\u00a0':
				k = len(text)
				continue
			}
			if len(account) >= 15 && checks(account) {
				for n := i; n <= k; n++ {
					out[n] = 'x'
				}
			}
		}
	}
	return out
}

func isLatin(c rune) bool { return 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z' }

// checks reports whether the check digits of an IBAN are valid.
func checks(account []rune) bool {
	rest := 0
	for _, c := range slices.Concat(account[4:], account[:4]) {
		if isDigit(c) {
			rest = (rest*10 + int(c-'0')) % 97
		} else {
			rest = (rest*100 + int(c-'A') + 10) % 97
		}
	}
	return rest == 1
}
