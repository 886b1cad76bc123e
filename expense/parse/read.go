package parse

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// tokenBuffers are reused, because tokens are most of what a Parse allocates.
var tokenBuffers = sync.Pool{New: func() any { b := make([]lexToken, 0, 64); return &b }}

// newReader cuts a normalized text and decides what holds for the whole of it.
func newReader(text string, o Options) *reader {
	r := &reader{text: text, o: o, buffer: tokenBuffers.Get().(*[]lexToken)}
	r.tokens = tokenize(text, *r.buffer)
	r.language = languageOf(r.text, r.tokens, r.o.Language)
	spoken := r.language
	if !strings.ContainsFunc(r.text, unicode.IsLetter) {
		spoken = "" // a bare number is in no language
	}
	r.custom = customOf(r.o, spoken)
	r.shouting = isShouting(r.text)
	return r
}

// release gives the tokens back, which must not be used any more.
func (r *reader) release() {
	*r.buffer = r.tokens[:0]
	tokenBuffers.Put(r.buffer)
}

// isShouting reports whether a text is written in capitals only, with more of
// them than a currency code has.
func isShouting(s string) bool {
	capitals := 0
	for _, c := range s {
		switch {
		case unicode.IsLower(c):
			return false
		case unicode.IsUpper(c):
			capitals++
		}
	}
	return capitals > 8
}

// Parse reads all that a text says of money, days and expenses. It never fails:
// a text that says nothing gives an empty Result.
func Parse(text string, o Options) Result {
	r := newReader(Normalize(keepFullWidthCommas(text)), o)
	defer r.release()
	return r.read()
}

// LanguageOf returns the language of a text, as [Result] has it, without reading
// the rest.
func LanguageOf(text string, o Options) string {
	text = Normalize(keepFullWidthCommas(text))
	if l := scriptLanguage(text); l != "" {
		return l // its letters tell, whatever the words are
	}
	r := newReader(text, o)
	defer r.release()
	return r.language
}

// keepFullWidthCommas makes the comma of Chinese text between two digits an
// enumeration comma, as which it is meant: NFKC would make "早餐12，20元午餐" a
// decimal.
func keepFullWidthCommas(s string) string {
	const comma = "，"
	if !strings.Contains(s, comma) {
		return s
	}
	var b strings.Builder
	rest := s
	for {
		before, after, ok := strings.Cut(rest, comma)
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		digits := len(before) > 0 && isDigit(before[len(before)-1]) && len(after) > 0 && isDigit(after[0])
		if digits && !threeDigitsAt(after, 0) {
			b.WriteString("、")
		} else {
			b.WriteString(comma)
		}
		rest = after
	}
}

func (r *reader) read() Result {
	r.findDates()
	r.findMarkup()
	r.findPercents()
	r.findMoney()
	r.dropYears()
	r.findTaxes()
	r.findBareWords()
	lines := r.lines()
	result := Result{Text: r.text, Language: r.language, TooLong: r.tooLong, NamesYear: r.year}
	complete := len(lines) > 0
	for i := range lines {
		e, ok := r.expense(&lines[i])
		complete = complete && ok
		result.Expenses = append(result.Expenses, e)
	}
	result.Amounts = r.amounts()
	for _, d := range r.dates {
		if !d.dropped {
			result.Dates = append(result.Dates, d.Date)
		}
	}
	result.NotSpent = r.isNotSpent()
	result.Complete = complete && !result.NotSpent && r.isComplete(&result)
	return result
}

// amounts returns what is money after all, in the order of the text.
func (r *reader) amounts() []Amount {
	var list []Amount
	for i := range r.money {
		if m := &r.money[i]; !m.dropped {
			list = append(list, m.Amount)
		}
	}
	return list
}

// ParseAmount reads a text that is one amount and nothing else: "5",
// "5,20 €", "1.2k", "三十五块五".
func ParseAmount(s string, o Options) (Amount, bool) {
	r := newReader(Normalize(s), o)
	defer r.release()
	for len(r.tokens) > 0 && r.onlyPoint(len(r.tokens)-1) {
		r.tokens = r.tokens[:len(r.tokens)-1]
	}
	r.findMoney()
	if len(r.money) == 0 {
		return r.loneWord()
	}
	m := &r.money[0]
	if len(r.money) != 1 || m.first != 0 || m.last != len(r.tokens) || r.tooLong {
		return Amount{}, false
	}
	return m.Amount, true
}

// loneWord reads an answer that is a number in words without a currency: "ten",
// "三十五".
func (r *reader) loneWord() (Amount, bool) {
	if len(r.tokens) == 0 || r.tooLong {
		return Amount{}, false
	}
	q, ok := r.quantityAt(0)
	if !ok || q.last != len(r.tokens) || q.plain {
		return Amount{}, false
	}
	return Amount{Span: Span{0, len(r.text)}, Text: r.text, Value: q.value, Readings: q.all()}, true
}

// all returns what a quantity in words can mean.
func (q *quantity) all() []decimal.Decimal {
	if q.readings != nil {
		return slices.Clone(q.readings)
	}
	return []decimal.Decimal{q.value}
}

// A Number is a number in a text, in digits or words, whatever it stands for.
type Number struct {
	Span
	Text     string
	Readings []decimal.Decimal // everything it can mean, with and without its scale
}

// FindNumbers returns every number in a text with all its readings, also those
// that a place or a currency would rule out. It is meant for checking that a
// value was not made up: one that is in no reading of any number was. Spans are
// those of the normalized text and may overlap, because an amount such as "20
// dollars 43 cents" is listed besides its parts.
func FindNumbers(text string) []Number {
	r := newReader(Normalize(keepFullWidthCommas(text)), Options{})
	defer r.release()
	var found []Number
	for k := range r.tokens {
		found = r.appendNumber(found, k)
	}
	r.findMoney()
	for i := range r.money {
		found = append(found, Number{r.money[i].Span, r.money[i].Text, absolute(r.money[i].Readings)})
	}
	return found
}

func (r *reader) appendNumber(found []Number, k int) []Number {
	t := &r.tokens[k]
	if t.kind == tokenCode || t.kind == tokenTime {
		return append(found, digitRuns(r.text, t.Span)...)
	}
	var readings []decimal.Decimal
	end := t.End
	if t.kind == tokenNumber && !t.num.tooLong {
		readings = t.num.readings()
	}
	if q, ok := r.quantityAt(k); ok && !q.plain {
		readings = append(readings, q.all()...)
		end = r.tokens[q.last-1].End
	}
	if len(readings) == 0 {
		return found
	}
	return append(found, Number{Span{t.Start, end}, r.text[t.Start:end], readings})
}

// digitRuns returns the numbers inside a name such as 12/50 or A4.
func digitRuns(s string, span Span) []Number {
	var found []Number
	for i := span.Start; i < span.End; {
		if !isDigit(s[i]) {
			i++
			continue
		}
		j := i
		var value int64
		for j < span.End && isDigit(s[j]) {
			if j-i < expense.MaxDigits {
				value = value*10 + int64(s[j]-'0')
			}
			j++
		}
		if j-i <= expense.MaxDigits {
			found = append(found, Number{Span{i, j}, s[i:j], []decimal.Decimal{decimal.New(value, 0)}})
		}
		i = j
	}
	return found
}

func absolute(values []decimal.Decimal) []decimal.Decimal {
	values = slices.Clone(values)
	for i := range values {
		values[i] = values[i].Abs()
	}
	return values
}
