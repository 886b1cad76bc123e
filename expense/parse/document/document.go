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
	Amount   money.Amount // what was paid, or came in
	Kind     expense.Kind // "" if it was spent
	Bill     bool         // a receipt or an invoice, which may have a number
	Declined bool         // nothing was paid after all
	Payee    string       // the merchant, or who else paid or was paid
	What     string       // what it was for, of which Payee may be all that is known
	Date     *date.Date
	Rate     expense.Rate  // of all of it, if the text has one that fits
	Tax      *money.Amount // the same
	Parts    []Part        // of the taxes, if there are several and they add up
}

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
	if !MayBe(t.String()) {
		return Document{}, false
	}
	labels := lang.FindLabels(t.String())
	if !anyOf(labels, tellsDocument) {
		return Document{}, false
	}
	r := newReader(t, labels)
	defer r.Release()
	if d, ok := (receipt{r}).read(); ok {
		return d, true
	}
	return notice{r}.read()
}

// What is shorter is no document.
const (
	fewestLines = 3  // of a receipt
	fewestBytes = 24 // of a message
)

// MayBe reports whether it is worth reading a text as a document, by its length alone.
func MayBe(text string) bool {
	return strings.ContainsAny(text, "0123456789") && (len(text) >= fewestBytes || strings.Count(text, "\n") >= fewestLines-1)
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
var tellsDocument = setOf(lang.LabelPaid, lang.LabelTotal, lang.LabelNotice, lang.LabelPayment, lang.LabelDeclined, lang.LabelIncome, lang.LabelReturned, lang.LabelMoved, lang.LabelLeft, lang.LabelMeans)

func anyOf(labels []lang.FoundLabel, of labelSet) bool {
	for _, l := range labels {
		if of.has(l.Label) {
			return true
		}
	}
	return false
}
