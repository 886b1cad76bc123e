package document

import (
	"strings"

	"chit/expense"
	"chit/expense/parse/date"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// A Document is what a text says of the one payment that it is about.
type Document struct {
	Amount money.Amount // what was paid, or came in
	Kind   expense.Kind // "" if it was spent
	Bill   bool         // a receipt or an invoice, which may have a number
	Unpaid Unpaid       // why nothing was paid after all, "" if it was
	Payee  string       // the merchant, or who else paid or was paid
	What   string       // what it was for, of which Payee may be all that is known
	Date   *date.Date
	Rate   expense.Rate  // of all of it, if the text has one that fits
	Tax    *money.Amount // the same
	Parts  []Part        // of the taxes, if there are several and they add up
}

// Unpaid says why a document tells of no payment.
type Unpaid string

// The reasons.
const (
	Declined Unpaid = "declined" // it was refused
	Due      Unpaid = "due"      // it is still to be made
	Asked    Unpaid = "asked"    // somebody is asked to agree to it
	Left     Unpaid = "left"     // only what is left is told
)

// A Part is what was paid at one tax rate.
type Part struct {
	Net   money.Amount
	Tax   money.Amount
	Gross money.Amount
	Rate  expense.Rate
}

// Read reads a text that is a document. It reports false if the text is none, or does not
// say clearly which of its figures was paid.
func Read(t *lex.Text) (Document, bool) {
	if !MayBe(t) {
		return Document{}, false
	}
	return read(t)
}

func read(t *lex.Text) (Document, bool) {
	r := newReader(t)
	defer r.Release()
	if d, ok := (receipt{r}).read(); ok {
		return d, true
	}
	return notice{r}.read()
}

// What is shorter is no document.
const (
	fewestLines    = 3  // of a receipt
	fewestUnfolded = 4  // of one that was copied as a single line
	fewestBytes    = 24 // of a message
)

// ReadAll returns the documents that a text is: several messages with a line for each, or
// one. It returns nil if the text is none.
func ReadAll(t *lex.Text) []Document {
	if !MayBe(t) {
		return nil
	}
	if all := readLines(t); len(all) > 1 {
		return all
	}
	if d, ok := read(t); ok {
		return []Document{d}
	}
	if lines := unfold(t); lines != "" {
		r := newReader(t.Part(lines))
		defer r.Release()
		if d, ok := (receipt{r}).read(); ok {
			return []Document{d}
		}
	}
	return nil
}

// unfold returns a text of one line as the lines of the receipt that somebody copied it from:
// a new one begins with the word behind a price. It returns "" if there are too few.
func unfold(t *lex.Text) string {
	if strings.Contains(t.String(), "\n") {
		return ""
	}
	r := t.Sentence()
	defer r.Release()
	lines, count, priced := []byte(r.Text), 1, false
	for k := range r.Tokens {
		switch w := &r.Tokens[k]; {
		case priced && w.Kind == lex.Number && w.Num.Whole && w.Spaced && r.At(k+1).Kind == lex.Word && !belongsToPrice(r.At(k+1)):
			lines[w.Start-1], priced = '\n', false // how many there are of the next
			count++
		case w.Kind == lex.Number:
			priced = w.Num.Places == 2 || w.Num.Ambiguous || r.At(k-1).Lex.MarkOf() != nil
		case priced && w.Spaced && (w.Kind == lex.Word || w.Kind == lex.East) && !belongsToPrice(w):
			lines[w.Start-1], priced = '\n', false
			count++
		}
	}
	if count < fewestUnfolded {
		return ""
	}
	return string(lines)
}

// belongsToPrice reports whether a word behind a price is its currency, or the letter for its
// tax rate.
func belongsToPrice(w *lex.Token) bool {
	return w.Lex.MarkOf() != nil || w.Lex.Is(lang.RolePercent) || w.End == w.Start+1
}

// readLines returns the documents that the lines of a text are, nil if one of them is none
// or there is but one line.
func readLines(t *lex.Text) []Document {
	if !strings.Contains(strings.TrimSpace(t.String()), "\n") {
		return nil
	}
	var all []Document
	for line := range strings.Lines(t.String()) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		d, ok := Read(t.Part(line))
		if !ok {
			return nil
		}
		all = append(all, d)
	}
	return all
}

// MayBe reports whether it is worth reading a text as a document: it is long enough, and
// has the labels of one.
func MayBe(t *lex.Text) bool {
	text := t.String()
	if !strings.ContainsAny(text, "0123456789") || len(text) < fewestBytes && strings.Count(text, "\n") < fewestLines-1 {
		return false
	}
	return anyOf(t.Labels(), tellsDocument)
}

// A labelSet is labels, as bits.
type labelSet uint32

func setOf(labels ...lang.Label) labelSet {
	var s labelSet
	for _, l := range labels {
		s |= 1 << l
	}
	return s
}

func (s labelSet) has(l lang.Label) bool { return s&(1<<l) != 0 }

// tellsDocument are the labels of which a document has one.
var tellsDocument = setOf(lang.LabelPaid, lang.LabelTotal, lang.LabelNotice, lang.LabelPayment, lang.LabelDeclined, lang.LabelIncome, lang.LabelReturned, lang.LabelMoved, lang.LabelLeft, lang.LabelMeans, lang.LabelAmount, lang.LabelTransfer, lang.LabelDue, lang.LabelCode)

func anyOf(labels []lang.FoundLabel, of labelSet) bool {
	for _, l := range labels {
		if of.has(l.Label) {
			return true
		}
	}
	return false
}
