package chat

import "chit/expense"

// SettingsChanged is the card of changed settings.
func (c Card) SettingsChanged(ch expense.Change) Reply {
	return Reply{
		Text: "✅ " + c.Settings(*ch.SettingsAfter),
		Choices: []Choice{
			{undoID([]expense.Change{ch}), c.Texts.Say("choice_undo")},
			{"set:", c.Texts.Say("choice_settings")},
		},
	}
}

// Settings is one line about what a ledger assumes.
func (c Card) Settings(s expense.Settings) string {
	return c.Texts.Say("settings", Args{
		"Currency": s.Currency, "Zone": s.Zone, "Language": c.Texts.Say("language_" + s.Language),
		"VAT": c.vat(s), "Side": c.Texts.Say("side_" + string(s.Amounts)), "Day": s.MonthStart,
	})
}

func (c Card) vat(s expense.Settings) string {
	if s.VAT == expense.VATRate {
		return s.Rate.Percentage()
	}
	return c.Texts.Say("vat_" + string(s.VAT))
}

// SettingsCard shows the ledger's settings with what changes each of them.
func (c Card) SettingsCard() Reply {
	r := Reply{Text: c.Settings(c.Ledger.Settings)}
	for _, setting := range []string{"currency", "time_zone", "vat", "month_start"} {
		r.Choices = append(r.Choices, Choice{"set:" + setting, c.Texts.Say("setting_" + setting)})
	}
	other := expense.Net
	if c.Ledger.Amounts == expense.Net {
		other = expense.Gross
	}
	r.Choices = append(r.Choices, Choice{"set:amounts_are:" + string(other), c.Texts.Say("choice_amounts_" + string(other))})
	for _, l := range expense.Languages {
		if l != c.Ledger.Language {
			r.Choices = append(r.Choices, Choice{"set:language:" + l, TextsIn(l).Say("language_own")})
		}
	}
	r.Choices = append(r.Choices, Choice{"categories:0", c.Texts.Say("choice_categories")})
	return r
}

// Welcome opens a conversation: what to write, and what will be assumed.
func (c Card) Welcome() Reply {
	values := []string{string(c.Ledger.Currency), c.Ledger.Zone, c.Texts.Say("language_" + c.Ledger.Language)}
	return Reply{
		Text:    c.Texts.Say("start", Args{"Values": c.Texts.List(values)}),
		Choices: []Choice{{"set:", c.Texts.Say("choice_settings")}},
	}
}
