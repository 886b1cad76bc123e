package document

import (
	"slices"
	"strings"
	"unicode"

	"chit/expense/parse/date"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// A reader has what was found in a text.
type reader struct {
	money.Reader
	text    *lex.Text
	labels  []lang.FoundLabel
	lines   []lex.Span
	days    []date.Date
	figures []figure
	masked  bool // digits of a card or an account are in the text
	clock   bool // and a time of day
}

// A figure is an amount with what the text calls it.
type figure struct {
	money.Found
	line   int
	first  bool // of its line
	called lang.Label
	all    labelSet // that it is called, of which called counts
}

func newReader(t *lex.Text) *reader {
	r := &reader{Reader: money.NewReader(t), text: t, labels: t.Labels()}
	r.cutLines()
	r.findDays()
	r.hideNumbers()
	r.FindPercents()
	r.FindMoney()
	r.callFigures()
	return r
}

func (r *reader) cutLines() {
	start := 0
	for start <= len(r.Text) {
		end := strings.IndexByte(r.Text[start:], '\n')
		if end < 0 {
			end = len(r.Text) - start
		}
		if strings.TrimSpace(r.Text[start:start+end]) != "" {
			r.lines = append(r.lines, lex.Span{Start: start, End: start + end})
		}
		start += end + 1
	}
}

// lineAt returns the index of the line that holds an offset.
func (r *reader) lineAt(at int) int {
	for i := range r.lines {
		if at < r.lines[i].End {
			return i
		}
	}
	return len(r.lines) - 1
}

// findDays takes what is surely a day. A pair such as 5.12 is an amount here, unless the
// time of day stands behind it.
func (r *reader) findDays() {
	found, _ := date.Read(r.text)
	for _, d := range found {
		first, last := r.TokensOf(d.Span)
		if first == last || (d.Weak || r.isPrice(d.Text)) && !r.isClock(last) {
			continue
		}
		for k := first; k < last; k++ {
			r.Tokens[k].Use = lex.UsedDate
		}
		r.days = append(r.days, d)
	}
}

// isPrice reports whether a day is written like an amount of somebody who writes decimals
// with a point.
func (r *reader) isPrice(text string) bool {
	whole, cents, ok := strings.Cut(text[strings.LastIndexByte(text, ' ')+1:], ".")
	return ok && len(cents) == 2 && strings.Trim(whole+cents, "0123456789") == "" && !lang.Named(r.Options.Language).DecimalComma
}

// isClock reports whether the time of day begins at token k.
func (r *reader) isClock(k int) bool {
	if r.At(k).Low == "," {
		k++
	}
	return r.At(k).Kind == lex.Time
}

// hideNumbers keeps numbers that are no money from being read: those of cards and
// accounts, and hours.
func (r *reader) hideNumbers() {
	for k := range r.Tokens {
		t := &r.Tokens[k]
		switch {
		case t.Use != lex.Unused:
		case t.Kind == lex.Time:
			t.Use, r.clock = lex.UsedSeparator, true
		case r.isHour(k):
			t.Use, r.clock = lex.UsedSeparator, true
		case t.Kind == lex.Number && r.isMasked(k), t.Kind == lex.Code && r.isMaskedCode(k):
			t.Use, r.masked = lex.UsedSeparator, true
		}
	}
}

// isHour reports whether token k is a part of a time such as 12时08分.
func (r *reader) isHour(k int) bool {
	t, next := &r.Tokens[k], r.At(k+1)
	if t.Kind != lex.Number || t.End-t.Start > 2 || next.Kind != lex.East || next.Spaced {
		return false
	}
	if lang.HourSign.Has(next.Low) {
		return lang.MinuteSign.Has(r.At(k + 3).Low)
	}
	before := r.At(k - 1).Low
	return lang.MinuteSign.Has(next.Low) && (lang.HourSign.Has(before) || lang.MinuteSign.Has(before))
}

// isMasked reports whether the number at token k is the end of that of a card: ****1234,
// "ending in 1234", 尾号1234.
func (r *reader) isMasked(k int) bool {
	t := &r.Tokens[k]
	digits := t.End - t.Start
	if !t.Num.Whole || digits < 3 && !r.isStarred(k) {
		return false
	}
	if r.maskBefore(t.Start) || r.isCalled(t.Start, lang.LabelCard) {
		return true
	}
	return digits == 4 && r.At(k-1).Low == "(" && r.At(k+1).Low == ")"
}

// isStarred reports whether the number at token k is glued to another by a star: 4*71.
func (r *reader) isStarred(k int) bool {
	t, star, before := r.At(k), r.At(k-1), r.At(k-2)
	return t.End-t.Start == 2 && star.Low == "*" && !star.Spaced && !t.Spaced && before.Kind == lex.Number && before.End-before.Start <= 2
}

// maskSigns stand for the digits of a card that are not shown.
const maskSigns = "*•·∙●xX.…-#×✱"

// maskBefore reports whether signs for hidden digits stand before an offset.
func (r *reader) maskBefore(at int) bool {
	before := r.Text[:at]
	trimmed := strings.TrimRight(before, " ")
	mask := trimmed[len(strings.TrimRight(trimmed, maskSigns)):]
	switch {
	case mask == "":
		return false
	case strings.ContainsAny(mask, "*•●∙✱"):
		return true
	case len(trimmed) < len(before):
		return strings.Count(mask, ".") > 2
	}
	return strings.Count(mask, ".") > 1 || strings.Count(strings.ToLower(mask), "x") > 1 || strings.Contains(mask, "…")
}

// isMaskedCode is isMasked of digits that are glued to letters: XXXX1234, Card1234.
func (r *reader) isMaskedCode(k int) bool {
	t := &r.Tokens[k]
	code := r.Text[t.Start:t.End]
	digits := strings.TrimLeft(code, "xX")
	if strings.Trim(digits, "0123456789") != "" || len(digits) < 3 {
		return false
	}
	return len(code) > len(digits)+1 || r.maskBefore(t.Start) || r.isCalled(t.Start, lang.LabelCard) && !t.Spaced
}

// isCalled reports whether a label ends before an offset, but for small signs.
func (r *reader) isCalled(at int, label lang.Label) bool {
	for _, l := range r.labels {
		if l.Label == label && l.End <= at && strings.Trim(r.Text[l.End:at], " :.*#°º(-=") == "" {
			return true
		}
	}
	return false
}

// callFigures keeps the amounts that were found, with what the text calls them.
func (r *reader) callFigures() {
	for i := range r.Amounts {
		m := &r.Amounts[i]
		if r.countsThings(m) {
			continue
		}
		f := figure{Found: *m, line: r.lineAt(m.Start)}
		f.first = len(r.figures) == 0 || r.figures[len(r.figures)-1].line != f.line
		r.figures = append(r.figures, f)
	}
	for i := range r.figures {
		r.call(i)
	}
}

// countsThings reports whether an amount says how many things there were: "TOTAL 3 ARTICLES 17,75".
func (r *reader) countsThings(m *money.Found) bool {
	return m.Rank == money.RankBare && slices.ContainsFunc(r.labels, func(l lang.FoundLabel) bool {
		return l.Label == lang.LabelCount && l.Start > m.End && strings.TrimSpace(r.Text[m.End:l.Start]) == ""
	})
}

// call finds out what figure i is called: by the words before it in its line, of a lone
// one by the line before, else by those behind it.
func (r *reader) call(i int) {
	f := &r.figures[i]
	line := r.lines[f.line]
	from := line.Start
	if !f.first {
		from = r.figures[i-1].End
	}
	f.all = r.labelsIn(from, f.Start+strings.IndexFunc(f.Text, unicode.IsDigit)) // a label may hold the currency: "SUMA PLN"
	if f.called = figureLabel(f.all); f.called != lang.LabelNone {
		return
	}
	if lone := strings.TrimSpace(r.Text[line.Start:f.Start]) == "" && strings.TrimSpace(r.Text[f.End:line.End]) == ""; lone && f.line > 0 && !r.hasFigure(f.line-1) {
		f.all = r.labelsIn(r.lines[f.line-1].Start, r.lines[f.line-1].End)
		f.called = figureLabel(f.all)
	}
}

func (r *reader) hasFigure(line int) bool {
	for i := range r.figures {
		if r.figures[i].line == line {
			return true
		}
	}
	return false
}

func (r *reader) labelsIn(from, to int) labelSet {
	var s labelSet
	for _, l := range r.labels {
		if l.Start >= from && l.End <= to && !(l.Label == lang.LabelCount && r.isCounted(l.Start)) {
			s |= setOf(l.Label)
		}
	}
	return s
}

// isCounted reports whether how many things there are stands before the word for them: "3
// items".
func (r *reader) isCounted(at int) bool {
	before := strings.TrimRight(r.Text[:at], " ")
	return len(before) < at && before != "" && lex.IsDigit(before[len(before)-1])
}

// figureLabels are those of figures. Of several the first counts: a "total tax" is a tax.
var figureLabels = [...]lang.Label{
	lang.LabelLeft, lang.LabelChange, lang.LabelSubtotal, lang.LabelTax, lang.LabelTip, lang.LabelOff, lang.LabelCount, lang.LabelPaid, lang.LabelCash, lang.LabelTotal, lang.LabelMeans, lang.LabelAmount,
}

func figureLabel(s labelSet) lang.Label {
	total := s.has(lang.LabelTotal) || s.has(lang.LabelPaid)
	switch {
	case total && s.has(lang.LabelTax) && s.has(lang.LabelGross):
		return lang.LabelPaid
	case s.has(lang.LabelMeans) && (s.has(lang.LabelAmount) || s.has(lang.LabelPayment)) && !s.has(lang.LabelLeft):
		return lang.LabelMeans
	}
	for _, l := range figureLabels {
		if s.has(l) {
			return l
		}
	}
	return lang.LabelNone
}

// isPrice reports whether a figure looks like money.
func (f *figure) isPrice() bool { return f.Rank > money.RankBare }

func hasLetters(s string) bool { return strings.ContainsFunc(s, unicode.IsLetter) }
