package lang

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// A Label is what a printed text calls a figure, a day or a name: a receipt, an invoice,
// the message of a bank. Nobody writes so to note an expense.
type Label uint8

// The labels, by what stands behind them or what they say.
const (
	LabelNone     Label = iota
	LabelPaid           // what was paid in the end: "grand total", "amount paid"
	LabelTotal          // the total, which a tip or a reduction may still change
	LabelAmount         // a sum of money, of whatever: "amount"
	LabelSubtotal       // a part of the total, or what a tax is of
	LabelTax            // what the tax was
	LabelTip            // a tip or a charge for the service
	LabelOff            // what was taken off
	LabelCash           // the cash that was handed over
	LabelChange         // what came back of it
	LabelLeft           // what is left or was saved up: a balance, a limit, points
	LabelCount          // how many things there are
	LabelMeans          // what it was paid by: "visa"
	LabelCard           // digits of a card or an account
	LabelDay            // the day of the text
	LabelOtherDay       // another one: when it is due, or comes
	LabelPayee          // who was paid
	LabelPlain          // anything else: greetings, addresses, the number of a table
	LabelGross          // beside a total and a tax, that the one is with the other
	LabelPaidTo         // who was paid follows, as a name: "at"
	LabelNotice         // tells somebody that they paid: "your card was charged"
	LabelPayment        // a payment, by whoever says so: "purchase"
	LabelDeclined       // that it came to nothing
	LabelIncome         // money that came in
	LabelReturned       // money that came back
	LabelMoved          // money that its owner only moved
	LabelTransfer       // a transfer, in either direction
	LabelDue            // that something is still to be paid
	LabelCode           // a code to agree to a payment with
	LabelBank           // a bank, a card or a wallet by itself: who sends a message
)

// labels are the labels of a language, with | between them. They are written without the
// signs on Latin letters, which receipts often leave out.
type labels map[Label]string

// A FoundLabel is a label in a text, with its place in bytes.
type FoundLabel struct {
	Label
	Start, End int
}

// labelWord is one wording of a label.
type labelWord struct {
	text string
	Label
}

// labelWords are all wordings by how they begin, the longest first.
var labelWords = sync.OnceValue(func() *EdgeIndex[labelWord] {
	var all []labelWord
	for _, l := range languages() {
		for label, list := range l.labels {
			for w := range items(list) {
				all = append(all, labelWord{w, label})
			}
		}
	}
	slices.SortFunc(all, func(a, b labelWord) int {
		return cmp.Or(len(b.text)-len(a.text), strings.Compare(a.text, b.text), int(a.Label)-int(b.Label))
	})
	words := &EdgeIndex[labelWord]{}
	for _, w := range all {
		words.Add(StartOf(w.text), w)
	}
	return words
})

// FindLabels returns the labels of a text from left to right. Where several begin, it is
// the longest; words that are two labels are there twice.
func FindLabels(s string) []FoundLabel {
	plain, at := unaccented(s)
	found := []FoundLabel{}
	inside := false // a word of a script with spaces
	for i := 0; i < len(plain); {
		c, size := utf8.DecodeRuneInString(plain[i:])
		letter := unicode.IsLetter(c) && !IsUnspaced(c)
		if !letter || !inside {
			if list := labelsBeginning(plain[i:]); list != nil {
				end := i + len(list[0].text)
				for j, w := range list {
					if j == 0 || w.Label != list[j-1].Label { // two languages may share one
						found = append(found, FoundLabel{w.Label, at[i], at[end]})
					}
				}
				i, inside = end, false
				continue
			}
		}
		inside = letter
		i += size
	}
	return found
}

// labelsBeginning returns the longest wording at the beginning of a text with all that it
// means, nil if there is none.
func labelsBeginning(text string) []labelWord {
	words := labelWords()
	for e := range StartOf(text).Outward() {
		if list := labelsIn(words.At(e), text); list != nil {
			return list
		}
	}
	return nil
}

// labelsIn is labelsBeginning of the wordings in a list.
func labelsIn(list []labelWord, text string) []labelWord {
	for i := range list {
		w := list[i].text
		if !strings.HasPrefix(text, w) || !endsAsWord(w, text[len(w):]) {
			continue
		}
		end := i + 1
		for end < len(list) && list[end].text == w {
			end++
		}
		return list[i:end]
	}
	return nil
}

// endsAsWord reports whether a wording ends where rest begins. A number may be glued to it.
func endsAsWord(wording, rest string) bool {
	last, next := LastRune(wording), FirstRune(rest)
	return rest == "" || IsUnspaced(last) || !unicode.IsLetter(last) || !unicode.IsLetter(next) || IsUnspaced(next)
}

// unaccented returns a text in lower case and without the signs on Latin letters, and for
// each of its bytes the place in s. There is one place more, for the end.
func unaccented(s string) (plain string, at []int) {
	var b strings.Builder
	b.Grow(len(s))
	at = make([]int, 0, len(s)+1)
	for i, c := range s {
		before := b.Len()
		if c < utf8.RuneSelf {
			b.WriteByte(lowerByte(byte(c)))
		} else {
			b.WriteRune(withoutSign(unicode.ToLower(c)))
		}
		for range b.Len() - before {
			at = append(at, i)
		}
	}
	return b.String(), append(at, len(s))
}

func lowerByte(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// withoutSign returns the Latin letter that a small letter with a sign is, and ё as е.
func withoutSign(c rune) rune {
	switch c {
	case 'à', 'á', 'â', 'ã', 'ä', 'å':
		return 'a'
	case 'ç':
		return 'c'
	case 'ğ':
		return 'g'
	case 'è', 'é', 'ê', 'ë':
		return 'e'
	case 'ì', 'í', 'î', 'ï', 'ı':
		return 'i'
	case 'ñ':
		return 'n'
	case 'ş':
		return 's'
	case 'ò', 'ó', 'ô', 'õ', 'ö':
		return 'o'
	case 'ù', 'ú', 'û', 'ü':
		return 'u'
	case 'ё':
		return 'е'
	case '’':
		return '\''
	}
	return c
}
