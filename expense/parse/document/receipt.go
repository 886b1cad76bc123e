package document

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
)

// A receipt has a line for each thing and one for the total, or is the mail or the invoice
// that says the same.
type receipt struct{ *reader }

func (r receipt) read() (Document, bool) {
	if len(r.lines) < fewestLines {
		return Document{}, false
	}
	total := r.total()
	if total < 0 || !r.isPrinted() && !r.addsUp(total) {
		return Document{}, false
	}
	f := &r.figures[total]
	amount := f.Amount
	if other := r.priced(); amount.Symbol == "" && other != nil {
		amount.Currency, amount.Symbol, amount.Family, amount.Contested = other.Currency, other.Symbol, other.Family, other.Contested
	}
	d := Document{Bill: true, Amount: amount, Date: r.day()}
	if r.isDeclined() {
		d.Unpaid = Declined
	}
	if f.all.has(lang.LabelReturned) {
		d.Kind = expense.KindRefund
	}
	if d.Payee = r.nameIn(r.lines[0].Start, r.lines[0].End); d.Payee == "" || r.hasPrice(0) {
		d.Payee = cmp.Or(r.payee(), r.heading())
	}
	d.What = r.what(total, d.Payee)
	if d.Kind == "" {
		r.taxes(&d, total)
	}
	return d, true
}

// total returns the figure that was paid, -1 if none is called so. The last of several
// counts: a tip or a reduction is behind the others.
func (r receipt) total() int {
	best := -1
	rank := map[lang.Label]int{lang.LabelAmount: 1, lang.LabelTotal: 2, lang.LabelPaid: 3}
	for i := range r.figures {
		f := &r.figures[i]
		if rank[f.called] == 0 || f.Value.IsZero() || f.called == lang.LabelAmount && !f.isPrice() || r.isHanded(i) {
			continue
		}
		if best < 0 || rank[f.called] >= rank[r.figures[best].called] {
			best = i
		}
	}
	if best < 0 {
		return best
	}
	return r.withExtras(best)
}

// isHanded reports whether figure i is the money that was handed over, of which the
// figure behind it came back, whatever it is called: 实收 50.00 找零 17.80.
func (r receipt) isHanded(i int) bool {
	if i+1 >= len(r.figures) || r.figures[i+1].called != lang.LabelChange || r.figures[i+1].Value.IsZero() {
		return false
	}
	kept := r.figures[i].Value.Sub(r.figures[i+1].Value.Abs())
	return slices.ContainsFunc(r.figures[:i], func(f figure) bool { return totals.has(f.called) && f.Value.Equal(kept) })
}

// totals are the labels of what was paid.
var totals = setOf(lang.LabelTotal, lang.LabelPaid)

// priced returns the first of the figures with labels that has a currency, if all of them have
// the same.
func (r receipt) priced() (first *figure) {
	for i := range r.figures {
		f := &r.figures[i]
		switch {
		case f.called == lang.LabelNone || f.Symbol == "":
		case first == nil:
			first = f
		case f.Currency != first.Currency || len(f.Family) != len(first.Family):
			return nil
		}
	}
	return first
}

// withExtras returns what was paid in the end if it is the total with the tip, or without
// what was taken off.
func (r receipt) withExtras(total int) int {
	sum := r.figures[total].Value
	for i := total + 1; i < len(r.figures); i++ {
		f := &r.figures[i]
		switch f.called {
		case lang.LabelTip:
			sum = sum.Add(f.Value)
		case lang.LabelOff:
			sum = sum.Sub(f.Value.Abs())
		case lang.LabelMeans:
			if f.Value.Equal(sum) {
				return i
			}
		}
	}
	return total
}

// belongsToReceipt are the labels that nobody writes who notes expenses one by one.
var belongsToReceipt = setOf(lang.LabelSubtotal, lang.LabelTax, lang.LabelTip, lang.LabelOff, lang.LabelCash, lang.LabelChange, lang.LabelLeft, lang.LabelPaid)

// addsUp reports whether the prices before the total make it, or it stands there again
// behind what it was paid by.
func (r receipt) addsUp(total int) bool {
	paid, sum, parts := &r.figures[total], decimal.Zero, 0
	for i := range r.figures {
		switch f := &r.figures[i]; {
		case i == total:
		case i > total && f.called == lang.LabelMeans && f.Value.Equal(paid.Value), paid.called == lang.LabelMeans && totals.has(f.called) && f.Value.Equal(paid.Value):
			return true
		case i < total && (f.called == lang.LabelNone || f.called == lang.LabelMeans) && f.isPrice(): // "ticket" is a receipt, too
			sum, parts = sum.Add(f.Value), parts+1
		}
	}
	return parts > 1 && sum.Equal(paid.Value)
}

// isPrinted reports whether more than a total shows that a text is a receipt.
func (r receipt) isPrinted() bool {
	for i := range r.figures {
		if belongsToReceipt.has(r.figures[i].called) {
			return true
		}
	}
	if r.masked || r.clock || anyOf(r.labels, setOf(lang.LabelNotice, lang.LabelDay)) {
		return true
	}
	head := r.lines[0]
	first := lang.FirstRune(strings.TrimSpace(r.Text[head.Start:head.End]))
	return !r.hasFigure(0) && hasLetters(r.Text[head.Start:head.End]) && !unicode.IsLower(first)
}

// isDeclined reports whether a line says that the payment failed.
func (r *reader) isDeclined() bool {
	for _, l := range r.labels {
		if l.Label != lang.LabelDeclined {
			continue
		}
		line := r.lines[r.lineAt(l.Start)]
		beside := r.labelsIn(line.Start, line.End)
		if beside&setOf(lang.LabelPayment, lang.LabelNotice, lang.LabelMeans, lang.LabelPaid, lang.LabelAmount) != 0 {
			return true
		}
	}
	return false
}

// Of a name on a receipt.
const (
	longestName = 48
	lastHeading = 6 // the line before which the merchant's name is
)

// heading returns the merchant's name: the first line that is a name.
func (r receipt) heading() string {
	for i, line := range r.lines {
		if i >= lastHeading || r.hasPrice(i) {
			break
		}
		if name := r.nameIn(line.Start, line.End); name != "" {
			return name
		}
		for _, n := range r.nameRuns() {
			if at := r.Tokens[n.first].Start; n.led && r.isLedFar(at) && at >= line.Start && at < line.End {
				return r.nameOf(n)
			}
		}
	}
	return ""
}

// isLedFar reports whether more than one word leads to what begins at an offset: "your ride
// with".
func (r receipt) isLedFar(at int) bool {
	return slices.ContainsFunc(r.labels, func(l lang.FoundLabel) bool {
		return l.Label == lang.LabelPaidTo && l.End <= at && strings.TrimSpace(r.Text[l.End:at]) == "" && strings.Contains(r.Text[l.Start:l.End], " ")
	})
}

func (r *reader) hasPrice(line int) bool {
	for i := range r.figures {
		if f := &r.figures[i]; f.line == line && f.isPrice() {
			return true
		}
	}
	return false
}

// noName are labels that a line with the merchant's name does not begin with, and behind
// which it does not go on.
var noName = ^setOf(lang.LabelPaidTo, lang.LabelGross, lang.LabelTip, lang.LabelCash, lang.LabelOff, lang.LabelCount, lang.LabelTotal, lang.LabelSubtotal)

// nameIn returns the name that a part of a line is, up to what is surely something else;
// "" if it is none.
func (r *reader) nameIn(from, to int) string {
	s := strings.TrimSpace(r.Text[from:to])
	if strings.HasPrefix(s, "【") {
		inside, rest, _ := strings.Cut(s[len("【"):], "】")
		if r.labelsIn(from, to).has(lang.LabelBank) {
			return ""
		}
		if n := lang.FindLabels(rest); len(n) > 0 || strings.TrimSpace(rest) == "" {
			return inside
		}
	}
	if s == "" || strings.HasSuffix(s, ":") || beginsWithNumber(s) {
		return ""
	}
	end := to
	for _, l := range r.labels {
		if l.Start < from || l.Start >= end {
			continue
		}
		begins := strings.TrimSpace(r.Text[from:l.Start]) == ""
		if begins && l.Label == lang.LabelPaidTo && strings.Contains(r.Text[l.Start:l.End], " ") {
			return "" // "your ride with"
		}
		if !noName.has(l.Label) {
			continue
		}
		if begins {
			return ""
		}
		if l.Label == lang.LabelNotice {
			return ""
		}
		if l.Label == lang.LabelPlain || l.Label == lang.LabelCard || l.Label == lang.LabelDay {
			end = l.Start
		}
	}
	for _, d := range r.days {
		if d.Start >= from && d.Start < end {
			end = d.Start
		}
	}
	name := cleanName(r.Text[from:end])
	if first, rest, ok := strings.Cut(name, " "); ok && isPronoun(strings.ToLower(first)) {
		return rest // "Your Corner Shop receipt"
	}
	return name
}

// isPronoun reports whether a word in small letters is none that a name begins with, as
// "The" may.
func isPronoun(word string) bool {
	return lang.FunctionWord.Has(word) && !lang.Words().Words[word].Is(lang.RoleArticle)
}

// beginsWithNumber reports whether the first word of a text is a number, as in an address,
// and no name such as 7-Eleven.
func beginsWithNumber(s string) bool {
	word, _, _ := strings.Cut(s, " ")
	return unicode.IsDigit(lang.FirstRune(word)) && !hasLetters(word)
}

// cleanName returns a name without signs around it, "" if it is none.
func cleanName(s string) string {
	s = strings.Trim(strings.TrimSpace(s), " ,;:-–—|/*#・·•■□●◆▪►>=")
	s = strings.TrimSuffix(s, "(")
	if _, domain, ok := strings.Cut(s, "@"); ok {
		s = strings.Trim(domain, "<> ")
	}
	if !hasLetters(s) || utf8.RuneCountInString(s) < 2 || utf8.RuneCountInString(s) > longestName || strings.Contains(s, "://") {
		return ""
	}
	return strings.Join(strings.Fields(s), " ")
}

// payee returns who is named as the one who was paid: "merchant: …".
func (r *reader) payee() string {
	for _, l := range r.labels {
		if l.Label != lang.LabelPayee {
			continue
		}
		line := r.lines[r.lineAt(l.Start)]
		rest := r.Text[l.End:line.End]
		colon := strings.HasPrefix(strings.TrimSpace(rest), ":") || strings.HasSuffix(r.Text[l.Start:l.End], ":")
		if !colon && !lang.IsUnspaced(lang.FirstRune(r.Text[l.Start:])) || !isWordStart(r.Text, l.Start) && !colon {
			continue
		}
		from := l.End + len(rest) - len(strings.TrimLeft(rest, " :"))
		if name := cleanName(r.Text[from:r.valueEnd(from, line.End)]); name != "" {
			return name
		}
	}
	return ""
}

// valueEnd returns where the value that begins at an offset ends: before the next label
// with a colon behind it or a figure, or where the sentence does.
func (r *reader) valueEnd(from, to int) int {
	for _, l := range r.labels {
		if l.Start > from && l.Start < to && l.Label != lang.LabelPaidTo && l.Label != lang.LabelGross && isWordStart(r.Text, l.Start) {
			to = l.Start
		}
	}
	for i := range r.figures {
		if f := &r.figures[i]; f.Start > from && f.Start < to && f.isPrice() {
			to = f.Start
		}
	}
	ends := []string{"。", ";", ", ", ". ", "、"}
	if lang.IsUnspaced(lang.FirstRune(r.Text[from:])) {
		ends = append(ends, ",")
	}
	for _, end := range ends {
		if i := strings.Index(r.Text[from:to], end); i > 0 {
			to = from + i
		}
	}
	return to
}

// isWordStart reports whether a space, a sign or the beginning is before an offset.
func isWordStart(s string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(s[:at])
	return !unicode.IsLetter(before)
}

// what returns what was bought, if it is one thing with a name, or else the merchant's
// name.
func (r receipt) what(total int, payee string) string {
	items, most := r.items(total, payee)
	switch {
	case payee != "" && (len(items) != 1 || !most):
		return payee
	case len(items) > 1:
		return cmp.Or(r.shopAhead(), items[0])
	case len(items) > 0:
		return items[0]
	}
	return cmp.Or(r.firstName(), r.event())
}

// shopAhead returns the shop before the first of several things, as in a receipt that was
// copied as one line: a known one, or the words in capitals before others. Otherwise it is all
// that is before the price.
func (r receipt) shopAhead() string {
	i := slices.IndexFunc(r.figures, func(f figure) bool { return f.isPrice() })
	if i < 0 || r.figures[i].line > 0 {
		return ""
	}
	name := itemName(r.Text[r.lines[0].Start:r.figures[i].Start])
	words := strings.Fields(name)
	for _, w := range words {
		if w = strings.Trim(w, ":,"); lang.IsShop(strings.ToLower(w), r.Options.Language) {
			return w
		}
	}
	shouts := func(w string) bool { return strings.ToUpper(w) == w && strings.ToLower(w) != w }
	if n := slices.IndexFunc(words, func(w string) bool { return !shouts(w) }); n > 0 {
		return strings.Join(words[:n], " ")
	}
	return name
}

// items returns the names of the things that have a price, and whether the last of them is
// most of the total. Where nobody is named as the payee, a fare is one as well.
func (r receipt) items(total int, payee string) (names []string, most bool) {
	last := -1
	for i := range r.figures {
		f := &r.figures[i]
		if i == total || f.called != lang.LabelNone && !(f.called == lang.LabelAmount && payee == "") || !f.isPrice() || f.line == last || f.Value.IsZero() {
			continue
		}
		last = f.line
		if name := itemName(r.Text[r.lines[f.line].Start:f.Start]); name != "" {
			names, most = append(names, name), f.Value.Add(f.Value).GreaterThanOrEqual(r.figures[total].Value)
		}
	}
	return names, most
}

// itemName returns the name of a thing without how many there were.
func itemName(s string) string {
	const counts = "0123456789xX×*.,@ "
	name := cleanName(strings.TrimLeft(s, counts))
	if short := cleanName(strings.TrimRight(name, counts)); utf8.RuneCountInString(short) > 2 {
		return short
	}
	return name
}

// firstName returns the first words that are written like a name, in capitals if there are
// such.
func (r receipt) firstName() string {
	first := ""
	for _, n := range r.nameRuns() {
		name := r.nameOf(n)
		if word, _, _ := strings.Cut(name, " "); len(word) > 2 && strings.ToUpper(word) == word && strings.ToLower(word) != word {
			return name
		}
		if first == "" {
			first = name
		}
	}
	return first
}
