package door

import (
	"slices"
	"strings"
	"unicode"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
	"chit/expense/sum"
)

// A Verdict says what an amount of a call rests on, the surest first.
type Verdict int

// The verdicts.
const (
	Said        Verdict = iota // it was written
	Computed                   // it follows from what was
	Known                      // it is, or follows from, a figure of an entry that may be meant
	Unsupported                // nobody wrote it
)

// judge returns what a number rests on.
func (v *values) judge(n decimal.Decimal) Verdict {
	switch {
	case v.ev.writes(n):
		return Said
	case len(v.ev.Amount(n)) > 0:
		return Computed
	case len(v.known().Amount(n)) > 0:
		return Known
	}
	return Unsupported
}

// judgeSum returns what arithmetic rests on: what the least of its numbers does.
func (v *values) judgeSum(s sum.Sum) Verdict {
	verdict := Computed
	for _, op := range s.Operands() {
		switch {
		case v.ev.supports(op):
		case v.known().supports(op):
			verdict = max(verdict, Known)
		default:
			return Unsupported
		}
	}
	return verdict
}

// known is the evidence with the figures of the entries that the message may be about.
func (v *values) known() Evidence {
	if v.Known == nil {
		return v.ev
	}
	if v.knows == nil {
		ev := v.ev.with(v.Known())
		v.knows = &ev
	}
	return *v.knows
}

// stands reports whether a value with a verdict is taken. A figure of another entry is it
// only if the words point back at one: otherwise the model may have mixed up two of them.
func (v *values) stands(verdict Verdict) bool {
	return verdict < Known || verdict == Known && (v.Replies || v.ev.Says(lang.SaysAgain) || v.ev.Says(lang.NamesSame))
}

// guess keeps an amount that nobody wrote, to be asked about, together with the only one
// that somebody did. It is nil if the words tell of no amount at all, and none is known that
// may be meant: then one that is put forward would be taken for theirs.
func (v *values) guess(field string, a parse.Amount, value decimal.Decimal) *parse.Amount {
	remark := v.remark(value)
	if !v.FromModel || !value.IsPositive() || len(v.known().Amount(value)) == 0 && remark == nil && !v.tellsNumber() {
		return nil
	}
	if !v.editing {
		v.unsaid = append(v.unsaid, field)
	}
	readings := []decimal.Decimal{value}
	if written := v.ev.Amounts; len(written) == 1 && !v.editing {
		w := written[0]
		a.Symbol, a.Currency, a.Family = w.Symbol, w.Currency, w.Family
		if v.used = append(v.used, w.Readings...); len(w.Readings) == 1 && !w.Value.Equal(value) {
			readings = append(readings, w.Value.Abs())
		}
	} else if remark != nil && len(written) == 0 {
		v.remarked = append(v.remarked, remark.Read().Amounts...)
	}
	return v.use(a, readings...)
}

// remark returns the last remark that has an amount, nil if there is none.
func (v *values) remark(value decimal.Decimal) *parse.Text {
	for _, said := range slices.Backward(v.Remarks) {
		t := v.Read(said)
		if slices.ContainsFunc(t.Numbers(), func(n parse.Number) bool { return isFigure(n) && containsValue(n.Readings, value) }) {
			return t
		}
	}
	return nil
}

// isCount reports whether a number that was written counts or measures something, and is
// none of the amounts.
func (ev Evidence) isCount(n decimal.Decimal) bool {
	return !ev.isAmount(n) && slices.ContainsFunc(ev.texts, func(t *parse.Text) bool { return containsValue(t.Counts(), n) })
}

// isAmount reports whether a number is an amount that was written.
func (ev Evidence) isAmount(n decimal.Decimal) bool {
	return slices.ContainsFunc(ev.Amounts, func(a parse.Amount) bool { return containsValue(a.Readings, n) })
}

// tellsNumber reports whether the texts hold a number, or may hold one in words that are
// not understood.
func (v *values) tellsNumber() bool {
	return slices.ContainsFunc(v.ev.texts, func(t *parse.Text) bool {
		return slices.ContainsFunc(t.Numbers(), isFigure) || t.Read().HoldsAmount || v.mayCount(t)
	})
}

// isFigure reports whether a number is more than an article: "a", "un", 一.
func isFigure(n parse.Number) bool {
	return strings.ContainsFunc(n.Text, unicode.IsDigit) || !slices.ContainsFunc(n.Readings, one.Equal) && !lang.FunctionWord.Has(strings.ToLower(n.Text))
}

// mayCount reports whether a text may count in a language in which numbers are not read
// in words: it has a word that is not known and none of what was bought.
func (v *values) mayCount(t *parse.Text) bool {
	if lang.ReadsNumbers(t.In(parse.Options{}).Language()) {
		return false
	}
	unknown := 0
	for word := range strings.FieldsFuncSeq(t.String(), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }) {
		if !lang.Knows(strings.ToLower(word)) && !expense.ContainsWords(v.what, word) {
			unknown++
		}
	}
	return unknown > 1 || unknown > 0 && !v.editing
}

// writes reports whether a number was written itself.
func (ev Evidence) writes(n decimal.Decimal) bool {
	return ev.isAmount(n) || slices.ContainsFunc(ev.Numbers, func(w parse.Number) bool { return containsValue(w.Readings, n) })
}

// whole returns the amount of which a number that was written is only a part in
// arithmetic: of "42 litres at 1.75" that of 42 as well as of 1.75.
func (ev Evidence) whole(n decimal.Decimal) (parse.Amount, bool) {
	for _, a := range ev.Amounts {
		s, err := sum.Parse(a.Sum)
		if err != nil || containsValue(a.Readings, n) {
			continue
		}
		if slices.ContainsFunc(s.Operands(), func(op sum.Operand) bool { return op.Value.Equal(n) }) {
			return a, true
		}
	}
	return parse.Amount{}, false
}

// follows reports whether a number follows from others that were written.
func (ev Evidence) follows(n decimal.Decimal) bool {
	_, ok := ev.derived()[key(n)]
	return ok
}

// mayBePart reports whether words make a number that was written a part of what was paid,
// or more than it, and it is the result of no arithmetic itself.
func (ev Evidence) mayBePart(n decimal.Decimal) bool {
	if ev.follows(n) {
		return false
	}
	if ev.saysPartBeside(n) || ev.sharedAfter(n) {
		return true
	}
	return slices.ContainsFunc(ev.texts, func(t *parse.Text) bool { return containsValue(t.Parts(), n) })
}

// saysPartBeside reports whether a word such as "half" stands beside a number, and not in
// it: "two and a half".
func (ev Evidence) saysPartBeside(n decimal.Decimal) bool {
	return slices.ContainsFunc(ev.places, func(p place) bool {
		if p.text < 0 || !containsValue(p.Readings, n) {
			return false
		}
		text := ev.texts[p.text].String()
		rest := strings.ToLower(text[:p.Start] + " 0 " + text[p.End:])
		return slices.ContainsFunc([]lang.Phrase{lang.SaysHalf, lang.SaysThirdPart, lang.SaysQuarter}, func(part lang.Phrase) bool { return part.In(rest) })
	})
}

// sharedAfter reports whether somebody's part is spoken of behind a number. Before it, the
// number is that part: "my part of dinner was 30".
func (ev Evidence) sharedAfter(n decimal.Decimal) bool {
	return slices.ContainsFunc(ev.places, func(p place) bool {
		return p.text >= 0 && containsValue(p.Readings, n) && lang.SaysMyPart.In(strings.ToLower(ev.texts[p.text].String()[p.End:]))
	})
}

// result returns what arithmetic makes of a number that may be only a part, if the words
// leave one way: times or divided by the only other number, less the only
// percentage, or a share.
func (ev Evidence) result(n decimal.Decimal) (sum.Sum, bool) {
	var ways []string
	for _, r := range ev.percentages() {
		ways = append(ways, digits(n)+"-"+r.Shift(2).String()+"%")
	}
	for _, f := range ev.factors() {
		ways = append(ways, digits(n)+"/"+f.String())
	}
	for _, p := range ev.places {
		r := p.Readings[0]
		if isFigure(p.Number) && !p.Computed && !containsValue(p.Readings, n) && r.IsInteger() && r.LessThanOrEqual(maxShare) && !ev.isAmount(r) {
			way := digits(r) + "*" + digits(n)
			if ev.sharedAfter(n) {
				way = digits(n) + "/" + digits(r)
			}
			ways = append(ways, way)
		}
	}
	slices.Sort(ways)
	if ways = slices.Compact(ways); len(ways) != 1 {
		return sum.Sum{}, false
	}
	s, err := sum.Parse(ways[0])
	return s, err == nil
}

// mistakes reports whether the code of a currency is a word of the texts, which a model
// took for the code.
func (ev Evidence) mistakes(c expense.Currency) bool {
	return isWordToo(c) && expense.ContainsWords(ev.Text, string(c))
}
