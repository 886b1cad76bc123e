package card

import (
	"slices"
	"strings"

	"chit/expense"
	"chit/expense/clip"
	"chit/expense/parse/lang"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
)

// Category returns the name of a stored category in this ledger: the one that its
// members gave it, otherwise that of [text.Catalogue.Category].
func (c Renderer) Category(stored string) string {
	return categoryIn(c.Texts, c.Ledger.Settings, stored)
}

func categoryIn(t *text.Catalogue, s expense.Settings, stored string) string {
	if name, ok := s.CategoryNames[stored]; ok {
		return oneLine(name)
	}
	return t.Category(oneLine(stored))
}

// rulesShown is how many rules a page of categories shows, which is as many as
// there is room for choices.
const rulesShown = 8

// Categories is a page of the ledger's categories, beginning after skip rules.
// BuiltIn and own are stored names.
func (c Renderer) Categories(builtIn, own []string, skip int) chat.Reply {
	names := func(list []string) string {
		shown := make([]string, len(list))
		for i, name := range list {
			shown[i] = c.Category(name)
		}
		return c.Texts.List(shown)
	}
	r := chat.Compose(sentence(c.Texts.Say(text.Categories, text.Args{"Names": names(builtIn)})))
	if len(own) > 0 {
		r.Add(sentence(c.Texts.Say(text.CategoriesOwn, text.Args{"Names": names(own)})))
	}
	rules := c.Ledger.CategoryRules
	if len(rules) > 0 {
		r.Add(sentence(c.Texts.Say(text.CategoriesRules, text.Args{"N": len(rules)})))
	}
	skip = SkipIn(len(rules), skip)
	rest := rules[skip:]
	r.Choices = More(c.Texts, len(rules), skip, rulesShown, func(skip int) (action.Choice, bool) { return action.ShowCategories{Skip: skip}, true })
	for _, rule := range rest[:min(len(rest), rulesShown)] {
		r.Add(figures("  " + c.Texts.Say(text.CategoriesRule, text.Args{"Words": rule.Words, "Category": c.Category(rule.Category)})))
		r.Choices = append(r.Choices, choice(action.ForgetRule{Hash: action.RuleHash(rule.Words)}, c.Texts.Say(text.ChoiceForget, text.Args{"Words": clip.Shorten(rule.Words, maxOnButton, clip.Characters)})))
	}
	if more := len(rest) - rulesShown; more > 0 {
		r.Add(figures("  " + c.Texts.Say(text.AndMore, text.Args{"N": more})))
	}
	r.Add(Note(c.Texts.Say(text.CategoriesHint)))
	return r
}

// maxOnButton is how many characters of a rule's words fit on a button.
const maxOnButton = 20

// CategoriesChanged is the card of a change to settings that changed only
// categories.
func (c Renderer) CategoriesChanged(changes ...expense.Change) chat.Reply {
	ch := merged(changes)[0]
	r := chat.Compose(sentence("✅ " + c.settingsChange(*ch.SettingsBefore, *ch.SettingsAfter)))
	r.Choices = []chat.Choice{choice(undo(changes...), c.Texts.Say(text.ChoiceUndo)), choice(action.ShowCategories{}, c.Texts.Say(text.ChoiceCategories))}
	return r
}

// settingsChange describes a change of settings: the changed rules, names of
// categories and roles, and the other settings as they are now.
func (c Renderer) settingsChange(before, after expense.Settings) string {
	lines := append(categoryChanges(c.Texts, before, after), roleChanges(c, before, after)...)
	is, _ := changedSettings(c.Texts, before, after)
	for _, s := range is {
		lines = append(lines, s.block(c.Texts, "").Text)
	}
	return strings.Join(lines, "\n")
}

// categoryChanges describes the changed rules and names of categories.
func categoryChanges(t *text.Catalogue, before, after expense.Settings) []string {
	var lines []string
	for _, r := range before.CategoryRules {
		if !slices.ContainsFunc(after.CategoryRules, func(a expense.CategoryRule) bool { return a.Key() == r.Key() }) {
			lines = append(lines, t.Say(text.RuleGone, text.Args{"Words": r.Words}))
		}
	}
	for _, r := range after.CategoryRules {
		if !slices.Contains(before.CategoryRules, r) {
			lines = append(lines, t.Say(text.RuleSet, text.Args{"Words": r.Words, "Category": categoryIn(t, after, r.Category)}))
		}
	}
	for _, stored := range slices.Compact(slices.Sorted(slices.Values(slices.Concat(before.OwnCategories(), after.OwnCategories())))) {
		if before.CategoryNames[stored] != after.CategoryNames[stored] {
			lines = append(lines, t.Say(text.Renamed, text.Args{"Old": categoryIn(t, before, stored), "New": categoryIn(t, after, stored)}))
		}
	}
	return lines
}

// offersAlways returns the words for which a corrected category suggests a
// rule, "" if it suggests none. It does when somebody who may set rules changed
// an expense's category, and its words do not belong to that category already.
func offersAlways(l expense.Ledger, endings []string, ch expense.Change) string {
	if ch.Kind != expense.ChangeEdit || ch.Before.Category == ch.After.Category || ch.After.Category == "" ||
		ch.Before.Description != ch.After.Description || ch.After.Origins[expense.FieldCategory] != expense.OriginSaid {
		return ""
	}
	if !l.MayBeSetBy(ch.Actor) {
		return ""
	}
	if rule, ok := l.RuleFor(endings, ch.After.Description, ch.After.Merchant); ok && rule.Category == ch.After.Category {
		return ""
	}
	return expense.RuleWords(*ch.After)
}

// offered asks whether what a correction says holds for all with the same words, with the
// choices that answer it; "" and none if there is nothing to learn.
func offered(c Renderer, ch expense.Change) (ask string, choices []chat.Choice) {
	if words := offersAlways(c.Ledger, lang.Endings(c.Texts.Language()), ch); words != "" {
		return c.Texts.Say(text.AskAlways, text.Args{"Words": words, "Category": c.Category(ch.After.Category)}), []chat.Choice{
			choice(action.AlwaysCategory{Number: ch.Number, Revision: ch.Seq}, c.Texts.Say(text.ChoiceAlways)),
			choice(action.ShowCard{Number: ch.Number}, c.Texts.Say(text.ChoiceOnlyThis)),
		}
	}
	if offersRate(c.Ledger, ch) {
		label := c.Texts.Say(text.ChoiceAlwaysRate, text.Args{"Rate": ch.After.Rate})
		return "", []chat.Choice{choice(action.AlwaysRate{Number: ch.Number, Revision: ch.Seq}, label)}
	}
	return "", nil
}

// offersRate reports whether a corrected tax rate may be remembered for its words: it took
// the place of another one, and is not the ledger's.
func offersRate(l expense.Ledger, ch expense.Change) bool {
	before, after := ch.Before, ch.After
	taxed := before.Rate.IsSet() && after.Rate.IsSet() && !after.Rate.Untaxed()
	switch {
	case ch.Kind != expense.ChangeEdit || !taxed || before.Rate == after.Rate || len(after.Lines) > 1:
		return false
	case before.Description != after.Description || after.Origins[expense.FieldRate] != expense.OriginSaid:
		return false
	case l.VAT == expense.VATRate && l.Rate == after.Rate:
		return false
	}
	return l.MayBeSetBy(ch.Actor) && expense.RuleWords(*after) != ""
}

// Ruled is the card of a rule made from an expense's correction.
func (c Renderer) Ruled(ch expense.Change, e expense.Expense) chat.Reply {
	r := c.CategoriesChanged(ch)
	r.Head(about(c.Texts, e, c.line(e, true)))
	r.Expenses = []expense.Expense{e}
	return r
}
