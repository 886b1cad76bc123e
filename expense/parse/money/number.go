package money

import (
	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
)

// A Number is a number in a text, in digits or words, whatever it stands for.
type Number struct {
	lex.Span
	Text     string
	Readings []decimal.Decimal // everything it can mean, with and without its scale
	Computed bool              // it is the result of arithmetic
}

// FindNumbers returns every number in a text with all its readings, also those
// that a place or a currency would rule out. It is meant for checking that a
// value was not made up: one that is in no reading of any number was. Spans may
// overlap, because an amount such as "20 dollars 43 cents" is listed besides its
// parts. Who wrote the text does not matter.
func FindNumbers(t *lex.Text) []Number {
	if !t.MayHoldNumber() {
		return nil
	}
	r := NewReader(t.In(lex.Options{}))
	defer r.Release()
	var found []Number
	for k := range r.Tokens {
		found = appendNumber(&r.Sentence, found, k)
	}
	r.FindPercents()
	r.FindMoney()
	r.FindTaxes()
	r.FindSums()
	for i := range r.Amounts {
		a := &r.Amounts[i]
		if !a.Either {
			found = append(found, Number{a.Span, a.Text, absolute(a.Readings), a.Sum != ""})
			continue
		}
		for _, v := range a.Readings { // "12 or 14" says both
			found = append(found, Number{Span: a.Span, Text: v.String(), Readings: []decimal.Decimal{v}})
		}
	}
	return found
}

func appendNumber(r *lex.Sentence, found []Number, k int) []Number {
	t := &r.Tokens[k]
	if t.Kind == lex.Code || t.Kind == lex.Time {
		return append(found, digitRuns(r.Text, t.Span)...)
	}
	var readings []decimal.Decimal
	end := t.End
	if t.Kind == lex.Number && !t.Num.TooLong {
		readings = t.Num.Readings()
	}
	if q, ok := number.At(r, k); ok && !q.Plain {
		readings = append(readings, q.All()...)
		end = r.Tokens[q.Last-1].End
	}
	if len(readings) == 0 {
		return found
	}
	return append(found, Number{Span: lex.Span{Start: t.Start, End: end}, Text: r.Text[t.Start:end], Readings: readings})
}

// digitRuns returns the numbers inside a name such as 12/50 or A4.
func digitRuns(s string, span lex.Span) []Number {
	var found []Number
	for i := span.Start; i < span.End; {
		if !lex.IsDigit(s[i]) {
			i++
			continue
		}
		j := i
		var value int64
		for j < span.End && lex.IsDigit(s[j]) {
			if j-i < expense.MaxDigits {
				value = value*10 + int64(s[j]-'0')
			}
			j++
		}
		if j-i <= expense.MaxDigits {
			found = append(found, Number{Span: lex.Span{Start: i, End: j}, Text: s[i:j], Readings: []decimal.Decimal{decimal.New(value, 0)}})
		}
		i = j
	}
	return found
}
