package card

import (
	"cmp"
	"slices"
	"strings"

	"chit/agent/chat/text"
	"chit/expense"
	"chit/expense/parse/lang"
)

// A comparison is of an expense before and after a change.
type comparison struct {
	Renderer
	before, after expense.Expense
}

// was lists the old values of what changed.
func (c comparison) was() string {
	var old []string
	for _, d := range c.differences() {
		old = append(old, d.was)
	}
	return strings.Join(old, " · ")
}

// A difference is what something about an expense was, and what it is after a change.
type difference struct{ was, is string }

func (c comparison) differences() (all []difference) {
	before, after := c.before, c.after
	add := func(changed bool, of func(expense.Expense) string) {
		if changed {
			none := c.Texts.Say(text.None)
			all = append(all, difference{cmp.Or(of(before), none), cmp.Or(of(after), none)})
		}
	}
	gross := func(e expense.Expense) string { return c.Texts.Amount(e.GrossMoney()) }
	if before.Currency != after.Currency {
		gross = func(e expense.Expense) string { return c.Texts.Money(e.GrossMoney()) }
	}
	tax := func(e expense.Expense) string { return TaxLines(c.Texts, e) }
	turned := before.Kind != after.Kind && before.Gross == -after.Gross
	add(before.Kind != after.Kind, func(e expense.Expense) string {
		return midSentence(c.Texts, c.Texts.SayOf(text.FamilyKind, string(e.Kind)))
	})
	add(before.Currency != after.Currency || before.Gross != after.Gross && !turned, gross)
	lines := !turned && !slices.Equal(before.TaxLines(), after.TaxLines()) && len(before.Lines)+len(after.Lines) > 0
	add(lines || before.Gross == after.Gross && before.Net != after.Net && tax(before) != "", tax)
	add(before.Description != after.Description, func(e expense.Expense) string { return oneLine(e.Description) })
	add(before.Merchant != after.Merchant, func(e expense.Expense) string { return oneLine(e.Merchant) })
	add(before.Category != after.Category, func(e expense.Expense) string { return c.Category(e.Category) })
	add(!slices.Equal(before.Tags, after.Tags), func(e expense.Expense) string { return c.Texts.List(e.Tags) })
	add(before.SpentOn != after.SpentOn, func(e expense.Expense) string { return c.Texts.Day(e.SpentOn, c.Today) })
	add(before.Document != after.Document, func(e expense.Expense) string { return oneLine(e.Document) })
	return all
}

// changed lists what was changed into what, and that the expense was deleted or restored.
func (c comparison) changed() (all []string) {
	for _, d := range c.differences() {
		all = append(all, d.was+" → "+d.is)
	}
	all = append(all, filesChanged(c.before, c.after)...)
	switch {
	case c.before.Deleted == c.after.Deleted:
	case c.after.Deleted:
		all = append(all, c.Texts.SayOf(text.FamilyChange, string(expense.ChangeDelete)))
	default:
		all = append(all, c.Texts.SayOf(text.FamilyChange, string(expense.ChangeRestore)))
	}
	return all
}

// midSentence returns a noun as it is written within a sentence.
func midSentence(t *text.Catalogue, noun string) string {
	if lang.Named(t.Language()).NounsCapital {
		return noun
	}
	return strings.ToLower(noun)
}
