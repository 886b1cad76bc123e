package card

import (
	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// SettingsChanged is the card of changed settings. Another language is spoken from the card on.
func (c Renderer) SettingsChanged(changes ...expense.Change) chat.Reply {
	change := merged(changes)[0]
	if before, after := change.SettingsBefore, change.SettingsAfter; after.Language != before.Language || after.Region != before.Region {
		c.Texts = text.In(after.Language).For(after.Region)
	}
	r := chat.Compose(sentence("✅ " + c.Settings(*change.SettingsAfter)))
	r.Choices = []chat.Choice{
		choice(undo(changes...), c.Texts.Say(text.ChoiceUndo)),
		choice(action.ShowSettings{}, c.Texts.Say(text.ChoiceSettings)),
	}
	return r
}

// Settings shows what a ledger assumes, in one line.
func (c Renderer) Settings(s expense.Settings) string {
	return c.Texts.Say(text.Settings, text.Args{
		"Currency": s.Currency, "Zone": s.Zone, "Language": text.In(s.Language).For(s.Region).Say(text.LanguageOwn),
		"Rate": vat(c.Texts, s), "Side": c.Texts.SayOf(text.FamilySide, string(s.Amounts)), "Day": s.MonthStart,
	})
}

func vat(t *text.Catalogue, s expense.Settings) string {
	if s.VAT == expense.VATRate {
		return t.Percentage(s.Rate)
	}
	return t.SayOf(text.FamilyVAT, string(s.VAT))
}

// SettingsCard shows the ledger's settings, with choices to change each of
// them.
func (c Renderer) SettingsCard() chat.Reply {
	r := chat.Compose(sentence(c.Settings(c.Ledger.Settings)))
	for _, setting := range []string{"currency", "time_zone", "vat", "month_start"} {
		r.Choices = append(r.Choices, choice(action.AskSetting{Setting: setting}, c.Texts.SayOf(text.FamilySetting, setting)))
	}
	other := expense.Net
	if c.Ledger.Amounts == expense.Net {
		other = expense.Gross
	}
	r.Choices = append(r.Choices, choice(action.ChangeSetting{Setting: "amounts_are", Value: string(other)}, c.Texts.SayOf(text.FamilyChoiceAmounts, string(other))))
	for _, l := range text.Languages {
		if l != c.Ledger.Language {
			r.Choices = append(r.Choices, choice(action.ChangeSetting{Setting: "language", Value: l}, text.In(l).Say(text.LanguageOwn)))
		}
	}
	r.Choices = append(r.Choices, choice(action.ShowCategories{}, c.Texts.Say(text.ChoiceCategories)))
	return r
}

// Welcome opens a conversation: it says what to write, and what is assumed.
func (c Renderer) Welcome() chat.Reply {
	values := []string{string(c.Ledger.Currency), c.Ledger.Zone, text.In(c.Ledger.Language).For(c.Ledger.Region).Say(text.LanguageOwn)}
	return chat.Reply{
		Text:    c.Texts.Say(text.Start, text.Args{"Values": c.Texts.List(values)}),
		Choices: []chat.Choice{choice(action.ShowSettings{}, c.Texts.Say(text.ChoiceSettings))},
	}
}
