package door

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
	"chit/expense/sum"
)

// Evidence is what the person's own words hold: every number, rate, amount and
// date. A value that is not in it, and does not follow from it by arithmetic, was
// invented.
type Evidence struct {
	Text    string // folded to lower case
	Written string // as it was written
	Numbers []parse.Number
	Rates   []expense.Rate
	Amounts []parse.Amount
	Dates   []parse.Date
	// BadDates are written like dates and name no day.
	BadDates []parse.Date
	Sides    []expense.Side           // of the tax, that the words name
	abroad   []abroad                 // Amounts without a currency that were paid in a place that has another
	texts    []*parse.Text            // of which all this is
	places   []place                  // Numbers, with where they stand
	named    []expense.Currency       // of amounts that were not understood
	derived  func() map[string]string // every amount that follows by arithmetic, with the sum
}

// An abroad amount is one without a currency, with that of the place where it was paid.
type abroad struct {
	parse.Amount
	of expense.Currency
}

// NewEvidence reads the texts of a person. The rate of their ledger, if it has one,
// counts as said.
func NewEvidence(texts []*parse.Text, ledgers expense.Rate) Evidence {
	ev := Evidence{texts: texts}
	for i, said := range texts {
		read := said.Read()
		ev.Text += "\n" + strings.ToLower(said.String())
		ev.Written += "\n" + said.String()
		ev.Numbers = append(ev.Numbers, said.Numbers()...)
		for _, n := range said.Numbers() {
			ev.places = append(ev.places, place{i, n})
		}
		ev.Amounts = append(ev.Amounts, read.Amounts...)
		ev.Dates = append(ev.Dates, read.Dates...)
		ev.BadDates = append(ev.BadDates, read.BadDates...)
		for _, x := range read.Expenses {
			if x.Side != "" {
				ev.Sides = append(ev.Sides, x.Side)
			}
			if x.Abroad != "" && x.Amount != nil {
				ev.abroad = append(ev.abroad, abroad{*x.Amount, x.Abroad})
			}
			if x.Currency != "" {
				ev.named = append(ev.named, x.Currency)
			}
		}
		for _, r := range said.Rates() {
			ev.Rates = append(ev.Rates, r.Rate)
		}
	}
	if ledgers.IsSet() {
		ev.Rates = append(ev.Rates, ledgers)
	}
	ev.derived = sync.OnceValue(ev.arithmetic)
	return ev
}

// Amount returns the readings of the notation that v comes from: v alone when it
// was written plainly or follows from what was written, several when the text
// leaves it open which was meant. It is empty when v was invented.
func (ev Evidence) Amount(v decimal.Decimal) []decimal.Decimal {
	for _, a := range ev.Amounts {
		if containsValue(a.Readings, v) {
			return withSign(a.Readings, v)
		}
	}
	for _, n := range ev.Numbers {
		if containsValue(n.Readings, v) {
			return []decimal.Decimal{v}
		}
	}
	if ev.follows(v) {
		return []decimal.Decimal{v}
	}
	return nil
}

// Sum returns the arithmetic from which v follows, "" if it was written itself, or
// follows in several ways.
func (ev Evidence) Sum(v decimal.Decimal) string {
	for _, a := range ev.Amounts {
		s, err := sum.Parse(a.Sum)
		isOperand := func(n decimal.Decimal) bool { return n.Equal(v) }
		if err == nil && containsValue(a.Readings[:1], v) && !slices.ContainsFunc(Operands(s), isOperand) {
			return a.Sum
		}
	}
	if v.IsNegative() || slices.ContainsFunc(ev.Numbers, func(n parse.Number) bool { return containsValue(n.Readings, v) }) {
		return ""
	}
	return ev.derived()[key(v)]
}

// Partial returns the amount that v is a reading of, and whether a word of it was
// not understood.
func (ev Evidence) Partial(v decimal.Decimal) (parse.Amount, bool) {
	for _, a := range ev.Amounts {
		if containsValue(a.Readings, v) {
			return a, a.Partial
		}
	}
	return parse.Amount{}, false
}

// Refund reports whether the person wrote that this amount came back.
func (ev Evidence) Refund(v decimal.Decimal) bool {
	return slices.ContainsFunc(ev.Amounts, func(a parse.Amount) bool {
		return a.Value.IsNegative() && containsValue(a.Readings, v)
	}) || slices.ContainsFunc(ev.Numbers, func(n parse.Number) bool {
		return slices.ContainsFunc(n.Readings, func(r decimal.Decimal) bool { return r.Equal(v) })
	})
}

// containsValue reports whether a value is one of some readings, whatever its sign.
func containsValue(readings []decimal.Decimal, v decimal.Decimal) bool {
	return slices.ContainsFunc(readings, func(r decimal.Decimal) bool { return r.Abs().Equal(v.Abs()) })
}

// withSign gives readings the sign of the value that was chosen: that money came
// back is told by a word, not by the number.
func withSign(readings []decimal.Decimal, v decimal.Decimal) []decimal.Decimal {
	signed := make([]decimal.Decimal, len(readings))
	for i, r := range readings {
		signed[i] = r.Abs()
		if v.IsNegative() {
			signed[i] = signed[i].Neg()
		}
	}
	return signed
}

// Rate reports whether a rate was written, or is the ledger's.
func (ev Evidence) Rate(r expense.Rate) bool {
	if slices.Contains(ev.Rates, r) {
		return true
	}
	// "The tax rate is 0.2" and "20" after a question about percent.
	for _, n := range ev.Numbers {
		for _, v := range n.Readings {
			if v.Equal(r.Decimal()) && v.LessThan(decimal.New(1, 0)) {
				return true
			}
		}
	}
	return false
}

// tellsTax reports whether the texts speak of a tax.
func (ev Evidence) tellsTax() bool {
	for word := range strings.FieldsFuncSeq(ev.Text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }) {
		if lang.Words().Words[word].Is(lang.RoleTax) {
			return true
		}
	}
	return ev.Says(lang.SaysSide)
}

// writesPercent reports whether a number was written that is no amount and that is a rate in
// percent: IVA al ventidue.
func (ev Evidence) writesPercent(r expense.Rate) bool {
	percent := r.Decimal().Shift(2)
	return !ev.isAmount(percent) && slices.ContainsFunc(ev.Numbers, func(n parse.Number) bool { return containsValue(n.Readings, percent) })
}

// Currency reports whether a currency was named, by code, by word, or by a sign
// that it shares with others. A code that is a word too, as in "for all" and "try
// it", counts in capitals only.
func (ev Evidence) Currency(c expense.Currency) bool {
	for _, a := range ev.Amounts {
		if a.Currency == c || slices.Contains(a.Family, c) {
			return true
		}
	}
	if slices.Contains(ev.named, c) {
		return true
	}
	if isWordToo(c) {
		notInCode := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
		return slices.Contains(strings.FieldsFunc(ev.Written, notInCode), string(c))
	}
	return expense.ContainsWords(ev.Text, string(c))
}

// NamesCurrency reports whether a word stands for a currency, or for several of
// which it is one: dollars, Franken, 日元. Codes are no such words.
func (ev Evidence) NamesCurrency(c expense.Currency) bool {
	for run := range strings.FieldsFuncSeq(ev.Text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.Is(unicode.Sc, r) }) {
		if ev.means(run, c) {
			return true
		}
		if !expense.ContainsWords("x"+run+"x", run) {
			continue
		}
		runes := []rune(run) // of a script without spaces
		for i := range runes {
			for j := i + 1; j <= min(i+maxCurrencyWord, len(runes)); j++ {
				if ev.means(string(runes[i:j]), c) {
					return true
				}
			}
		}
	}
	return false
}

// maxCurrencyWord is how many characters the word for a currency has where words
// are not apart: 人民币元, スイスフラン.
const maxCurrencyWord = 6

// means reports whether a word of the texts is a name of a currency.
func (ev Evidence) means(word string, c expense.Currency) bool {
	if _, isCode := expense.LookupCurrency(strings.ToUpper(word)); isCode {
		return false
	}
	i := slices.IndexFunc(ev.texts, func(t *parse.Text) bool { return t.Holds(word) })
	return i >= 0 && ev.texts[i].Part(word).Names(c)
}

// isWordToo reports whether the small letters of a code are not read as the code,
// not even behind an amount.
func isWordToo(c expense.Currency) bool {
	a, ok := parse.NewText("1 "+strings.ToLower(string(c)), parse.Options{}).Amount()
	return !ok || a.Currency != c
}

// Unused returns the numbers of the texts that the arguments of a call do not use, as they
// were written: the model may have overlooked one.
func (ev Evidence) Unused(used []decimal.Decimal) []string {
	var unused []string
	for _, n := range ev.Numbers {
		of := func(u decimal.Decimal) bool { return containsValue(n.Readings, u) }
		if isFigure(n) && !n.Computed && !slices.ContainsFunc(used, of) && !slices.Contains(unused, n.Text) {
			unused = append(unused, n.Text)
		}
	}
	return unused
}

// Says reports whether the texts hold a wording of a phrase, in any language.
func (ev Evidence) Says(p lang.Phrase) bool { return p.In(ev.Text) }

// Contains reports whether the person wrote the words, as whole words and
// whatever the case.
func (ev Evidence) Contains(words string) bool { return expense.ContainsWords(ev.Text, words) }
