package rules

import (
	"strconv"
	"strings"
	"unicode"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// linesOf reads tax lines: "10.70 incl. 7%; 11.90 incl. 19%".
func linesOf(words string, read func(string) *parse.Text) []parse.TaxLine {
	if words == "" {
		return nil
	}
	return read(words).TaxLines()
}

// ofLine cuts the number of a tax line off its new value: "1 12.00", "2 to 19%".
func ofLine(words string) (number int, rest string) {
	digits, rest, _ := strings.Cut(strings.TrimSpace(words), " ")
	n, err := strconv.Atoi(strings.TrimRight(digits, ":."))
	if err != nil || n < 1 || n > expense.MaxTaxLines {
		return 0, words
	}
	c := clauseOf(rest)
	c.skip(lang.LeadsToValue)
	rest = c.typed
	amount := strings.IndexFunc(rest, func(r rune) bool { return unicode.IsDigit(r) || unicode.Is(unicode.Sc, r) }) == 0
	if !amount || strings.ContainsAny(rest, ";,、") && strings.Contains(rest, "%") {
		return 0, words // "10 incl. 7%" is a line itself
	}
	return n, rest
}

// lineValue reads the new value of one tax line: an amount, a rate, or both.
func lineValue(words string, read func(string) *parse.Text) (to action.AddExpense) {
	if a, ok := read(words).Amount(); ok {
		to.Amount = &a
		return to
	}
	if r, ok := read(words).Rate(); ok {
		to.Rate, to.Reason = r, read(words).TaxReason()
		return to
	}
	for _, l := range linesOf(words, read) {
		to.Rate, to.Reason, to.Tax = l.Rate, l.Reason, l.Tax
		switch l.Side {
		case expense.Net:
			to.Net = l.Amount
		case expense.Gross:
			to.Gross = l.Amount
		default:
			to.Amount = l.Amount
		}
	}
	return to
}

// documentOf reads the number of a document, with or without what names it.
func documentOf(words string, read func(string) *parse.Text) string {
	if words == "" {
		return ""
	}
	if found := read(words).Document(); found != "" {
		return found
	}
	c := clauseOf(words)
	c.skip(lang.BeforeNumber)
	return c.typed
}

// clauseOf returns words as a clause. With a letter that is longer in lower case they
// lose their capitals.
func clauseOf(words string) clause {
	low := strings.ToLower(words)
	if len(low) != len(words) {
		words = low
	}
	return clause{low, words}
}

// aboutDocument reads a message that names a document and nothing else: one that is looked
// for, or in answer to a card the one that belongs to its expense.
func aboutDocument(t *parse.Text, s llm.Situation) (Reading, bool) {
	document := t.Document()
	if document == "" {
		return Reading{}, false
	}
	c := clauseOf(t.String()).plain()
	looks := false
	for c.skip(lang.AsksList) || c.skip(lang.AsksWhat) {
		looks = true
	}
	for c.skip(lang.AroundEntry) || c.drop(lang.AroundEntry) {
	}
	if !t.Part(c.typed).IsDocument() {
		return Reading{}, false
	}
	switch {
	case looks:
		return Reading{Actions: []action.Action{action.FindExpenses{Text: document}}, Complete: true}, true
	case len(s.About) > 0:
		return wants(action.EditExpense{Field: action.FieldDocument, Value: action.AddExpense{Document: document}}), true
	}
	return Reading{}, false
}
