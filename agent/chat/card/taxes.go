package card

import (
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// NumberedTaxLines shows each tax line of an expense in a line, with its number.
func NumberedTaxLines(t *text.Catalogue, e expense.Expense) string {
	var lines []string
	for i, l := range e.TaxLines() {
		lines = append(lines, t.Say(text.TaxPartNumbered, text.Args{"N": i + 1, "Line": taxPart(t, l, e.Currency)}))
	}
	return strings.Join(lines, "\n")
}

// AskWhichLine asks which of the tax lines of an expense is meant.
func AskWhichLine(c Renderer, e expense.Expense) []chat.Block {
	blocks := []chat.Block{Line(c, e)}
	for line := range strings.SplitSeq(NumberedTaxLines(c.Texts, e), "\n") {
		blocks = append(blocks, figures(line))
	}
	return append(blocks, sentence(c.Texts.Say(text.AskWhich)))
}

// TaxLineName names a tax line by its rate, or by why it has none.
func TaxLineName(t *text.Catalogue, l expense.TaxLine) string {
	if l.Reason != expense.TaxNotSaid {
		return t.SayOf(text.FamilyTaxReason, string(l.Reason))
	}
	return t.Percentage(l.Rate)
}

// TaxLines shows the taxes of an expense in one line, "" if there are none.
func TaxLines(t *text.Catalogue, e expense.Expense) string {
	if len(e.Lines) > 1 {
		parts := make([]string, len(e.Lines))
		for i, l := range e.Lines {
			parts[i] = taxPart(t, l, e.Currency)
		}
		return strings.Join(parts, "    ")
	}
	if reason := e.TaxLines()[0].Reason; reason != expense.TaxNotSaid {
		return t.Say(text.TaxUntaxed, text.Args{"Reason": t.SayOf(text.FamilyTaxReason, string(reason))})
	}
	if e.Tax == 0 && e.Rate.Untaxed() {
		return ""
	}
	args := text.Args{"Net": expense.Bare(e.NetMoney()), "Tax": expense.Bare(e.TaxMoney()), "Rate": e.Rate}
	if !e.Rate.IsSet() {
		return t.Say(text.TaxLineNoRate, args)
	}
	return t.Say(text.TaxLine, args)
}

// taxPart shows one of several tax lines.
func taxPart(t *text.Catalogue, l expense.TaxLine, c expense.Currency) string {
	args := text.Args{
		"Net": expense.Bare{Minor: l.Net, Currency: c}, "Tax": expense.Bare{Minor: l.Tax, Currency: c},
		"Rate": l.Rate, "Reason": "",
	}
	switch {
	case l.Reason != expense.TaxNotSaid:
		args["Reason"] = t.SayOf(text.FamilyTaxReason, string(l.Reason))
		return t.Say(text.TaxPartUntaxedReason, args)
	case !l.Rate.IsSet():
		return t.Say(text.TaxPartNoRate, args)
	case l.Rate.Untaxed() && l.Tax == 0:
		return t.Say(text.TaxPartUntaxed, args)
	}
	return t.Say(text.TaxPart, args)
}
