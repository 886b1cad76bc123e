package card

import (
	"slices"
	"strconv"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// A setting is what a card shows of one.
type setting struct {
	name   string // as choices have it
	origin expense.Origin
	label  string
	value  string
}

// settings returns what cards show of the settings of a ledger, in their order.
func settings(t *text.Catalogue, s expense.Settings) []setting {
	all := []setting{
		{name: "currency", origin: s.Origins[expense.SettingCurrency], value: string(s.Currency)},
		{name: "time_zone", origin: s.Origins[expense.SettingZone], value: s.Zone},
		{name: "language", origin: s.Origins[expense.SettingLanguage], value: text.In(s.Language).For(s.Region).Say(text.LanguageOwn)},
		{name: "vat", value: vat(t, s)},
		{name: "amounts_are", value: t.SayOf(text.FamilySide, string(s.Amounts))},
		{name: "month_start", value: strconv.Itoa(s.MonthStart)},
	}
	for i := range all {
		all[i].label = t.SayOf(text.FamilySetting, all[i].name)
	}
	return all
}

func vat(t *text.Catalogue, s expense.Settings) string {
	if s.VAT == expense.VATRate {
		return t.Percentage(s.Rate)
	}
	return t.SayOf(text.FamilyVAT, string(s.VAT))
}

// block is a line in which the value stands out, behind a sign.
func (s setting) block(t *text.Catalogue, sign string) chat.Block {
	return chat.Block{Kind: chat.Line, Text: sign + s.label + t.Say(text.Colon) + s.value, Strong: s.value}
}

// changedSettings returns the settings that a change made others, and as it found them. One
// whose value was only assumed is another when somebody says so.
func changedSettings(t *text.Catalogue, before, after expense.Settings) (is, was []setting) {
	then := settings(t, before)
	for i, now := range settings(t, after) {
		if now != then[i] {
			is, was = append(is, now), append(was, then[i])
		}
	}
	return is, was
}

// SettingsChanged is the card of changed settings. Another language is spoken from the card on.
func (c Renderer) SettingsChanged(changes ...expense.Change) chat.Reply {
	ch := merged(changes)[0]
	if before, after := ch.SettingsBefore, ch.SettingsAfter; after.Language != before.Language || after.Region != before.Region {
		c.Texts = text.In(after.Language).Among(*after)
	}
	var r chat.Reply
	is, was := changedSettings(c.Texts, *ch.SettingsBefore, *ch.SettingsAfter)
	for i := range is {
		b := is[i].block(c.Texts, "✅ ")
		if is[i].value != was[i].value {
			b.Text += "   " + c.Texts.Say(text.Was, text.Args{"Values": was[i].value})
		}
		r.Add(b)
	}
	r.Choices = []chat.Choice{
		choice(undo(changes...), c.Texts.Say(text.ChoiceUndo)),
		choice(action.ShowSettings{}, c.Texts.Say(text.ChoiceSettings)),
	}
	return r
}

// SettingsCard shows the ledger's settings, with choices to change each of
// them.
func (c Renderer) SettingsCard() chat.Reply {
	r := chat.Compose(chat.Block{Kind: chat.Heading, Text: c.Texts.Say(text.ChoiceSettings)})
	for _, s := range settings(c.Texts, c.Ledger.Settings) {
		r.Add(s.block(c.Texts, ""))
	}
	for _, name := range action.PickSettings {
		r.Choices = append(r.Choices, choice(action.AskSetting{Setting: name}, c.Texts.SayOf(text.FamilySetting, name)))
	}
	other := expense.Net
	if c.Ledger.Amounts == expense.Net {
		other = expense.Gross
	}
	r.Choices = append(r.Choices,
		choice(action.ChangeSetting{Setting: "amounts_are", Value: string(other)}, c.Texts.SayOf(text.FamilyChoiceAmounts, string(other))),
		choice(action.ShowCategories{}, c.Texts.Say(text.ChoiceCategories)))
	return r
}

// Setting is the line of one setting.
func Setting(c Renderer, name string) chat.Block {
	all := settings(c.Texts, c.Ledger.Settings)
	i := slices.IndexFunc(all, func(s setting) bool { return s.name == name })
	return all[i].block(c.Texts, "")
}

// Welcome opens a conversation: it says what to write, and what is assumed.
func (c Renderer) Welcome() chat.Reply {
	values := []string{string(c.Ledger.Currency), c.Ledger.Zone, text.In(c.Ledger.Language).For(c.Ledger.Region).Say(text.LanguageOwn)}
	return chat.Reply{
		Text:    c.Texts.Say(text.Start, text.Args{"Values": c.Texts.List(values)}),
		Choices: []chat.Choice{choice(action.ShowSettings{}, c.Texts.Say(text.ChoiceSettings))},
	}
}
