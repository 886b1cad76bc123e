package speech

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse"
)

// FiguresSaid reports whether every figure in a model's words occurs in the
// message they answer: in digits of any script, in letters, as a fraction or as a
// Roman numeral. Figures from the ledger are said by code, from stored rows.
func FiguresSaid(words, message string, numbers []parse.Number) bool {
	plain, heard := parse.Normalize(words), parse.Normalize(message)
	return signsSaid(words, message) && numbersSaid(plain, heard, numbers) && powersSaid(plain, heard) && quantitiesSaid(plain, heard)
}

// signsSaid reports whether the message contains every run of numeric characters
// other than plain digits: ٥٠, ½, ⁶, Ⅷ, ④.
func signsSaid(words, message string) bool {
	for run := range strings.FieldsFuncSeq(words, func(r rune) bool { return !isSign(r) }) {
		if !strings.Contains(message, run) {
			return false
		}
	}
	return true
}

func isSign(r rune) bool {
	return r > unicode.MaxASCII && unicode.IsNumber(r) && (r < '０' || r > '９') || strings.ContainsRune("🔟💯🔢", r)
}

// numbersSaid compares what package parse reads as numbers. Every digit must
// belong to one of them.
func numbersSaid(words, message string, allowed []parse.Number) bool {
	found := parse.NewText(words, parse.Options{}).Numbers()
	covered := make([]bool, len(words))
	for _, n := range found {
		for i := n.Start; i < n.End && i < len(words); i++ {
			covered[i] = true
		}
		if !numberSaid(n, allowed, message) {
			return false
		}
	}
	for i := range len(words) {
		if words[i] >= '0' && words[i] <= '9' && !covered[i] {
			return false
		}
	}
	return true
}

func numberSaid(n parse.Number, allowed []parse.Number, message string) bool {
	text := strings.ToLower(n.Text)
	if !strings.ContainsFunc(text, isDigit) && (is(n, 1) || counts(n, allowed) || slices.Contains(homographs, text)) {
		return true
	}
	if len(n.Readings) > 1 && strings.ContainsFunc(text, unicode.IsLetter) {
		return expense.ContainsWords(message, text) // "5k" does not say 5
	}
	return slices.ContainsFunc(allowed, func(a parse.Number) bool {
		for _, v := range a.Readings {
			for _, w := range n.Readings {
				if v.Abs().Equal(w.Abs()) {
					return true
				}
			}
		}
		return false
	})
}

// is reports whether a number means no other one. A word for one is an article or a
// pronoun as well.
func is(n parse.Number, value int64) bool {
	return !slices.ContainsFunc(n.Readings, func(v decimal.Decimal) bool { return !v.Equal(decimal.NewFromInt(value)) })
}

// counts reports whether a number word is how many numbers the message has: "150, 180 or
// between the two?"
func counts(n parse.Number, allowed []parse.Number) bool {
	values := map[string]bool{}
	for _, a := range allowed {
		for _, v := range a.Readings {
			values[v.String()] = true
		}
	}
	return len(values) > 1 && is(n, int64(len(values)))
}

// homographs are number words of one language that are common words of another:
// "once" is eleven in Spanish, "sei" is six in Italian. Next to a currency they still
// count, as an amount.
var homographs = []string{"once", "sei"}

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// powersSaid finds figures made from two others: 2^10, 3×100, 1e5.
func powersSaid(words, message string) bool {
	for _, power := range powers.FindAllString(strings.ToLower(words), -1) {
		if !strings.Contains(strings.ToLower(message), power) {
			return false
		}
	}
	return true
}

var powers = regexp.MustCompile(`[0-9]\s*(?:\^|\*\*?|×|·|x|e[+-]?)\s*[0-9]+`)

// quantitiesSaid finds other words for quantities: dozens, halves, compound
// numbers in one word, and Roman numerals.
func quantitiesSaid(words, message string) bool {
	lower := strings.ToLower(words)
	for _, m := range spelled().FindAllString(lower, -1) {
		if !strings.Contains(strings.ToLower(message), m) {
			return false
		}
	}
	for word := range strings.FieldsFuncSeq(words, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }) {
		low := strings.ToLower(word)
		if (quantities()[low] || compound().MatchString(low) || isRoman(word)) && !expense.ContainsWords(message, low) {
			return false
		}
	}
	return true
}

// isRoman reports whether a word is a Roman numeral of at least two letters and
// not an ordinary word: in capitals, or in lower case as in page numbers.
func isRoman(word string) bool {
	low := strings.ToLower(word)
	if len(word) < 2 || !roman.MatchString(low) || slices.Contains(romanWords, low) {
		return false
	}
	return word == strings.ToUpper(word) || strings.Trim(low, "ivx") == "" || len(low) > 2
}

var (
	roman      = regexp.MustCompile(`^m{0,4}(cm|cd|d?c{0,4})(xc|xl|l?x{0,4})(ix|iv|v?i{0,4})$`)
	romanWords = []string{"mix", "di", "mi", "vi", "xi", "ci", "li", "dix", "cd", "dvd", "cv", "mc", "md", "dm", "id", "il", "div", "cli"}
)
