package card

import (
	"slices"

	"golang.org/x/text/currency"
	"golang.org/x/text/language"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// assumed says which settings of the ledger nobody has confirmed yet. The first card also
// says how to change them, with the likely other values.
func assumed(c Renderer, e expense.Expense, first bool) chat.Block {
	guess := c.Ledger.Origins[expense.SettingCurrency]
	money := e.Origins[expense.FieldCurrency] == expense.OriginDefault && (guess == expense.OriginDefault || guess == expense.OriginDerived)
	zone := zoneAssumed(c.Ledger)
	args := text.Args{"Currency": e.Currency, "Zone": c.Ledger.Zone}
	if money {
		others := otherCurrencies(c.Ledger.Settings, c.Texts.Language(), e.Currency)
		args["Other"], args["Third"] = others[0], others[1]
	}
	switch {
	case money && zone && first:
		return Note(c.Texts.Say(text.AssumedFirst, args))
	case money && first:
		return Note(c.Texts.Say(text.AssumedFirstCurrency, args))
	case zone && first:
		return Note(c.Texts.Say(text.AssumedFirstZone, args))
	}
	var values []string
	if money {
		values = append(values, string(e.Currency))
	}
	if zone {
		values = append(values, c.Ledger.Zone)
	}
	if len(values) == 0 {
		return chat.Block{}
	}
	return Note(c.Texts.Say(text.Assumed, text.Args{"Values": c.Texts.List(values)}))
}

// otherCurrencies returns the currencies that somebody is likely to use in place of the
// one that is assumed: that of their region or language, then those that most people
// have heard of.
func otherCurrencies(s expense.Settings, spoken string, instead expense.Currency) []expense.Currency {
	var likely []expense.Currency
	if region, err := language.ParseRegion(s.Region); err == nil {
		if unit, ok := currency.FromRegion(region); ok {
			likely = append(likely, expense.Currency(unit.String()))
		}
	}
	if tag, err := language.Parse(spoken); err == nil {
		if unit, confidence := currency.FromTag(tag); confidence > language.No {
			likely = append(likely, expense.Currency(unit.String()))
		}
	}
	var others []expense.Currency
	for _, one := range append(likely, "USD", "EUR", "GBP") {
		if one != instead && !slices.Contains(others, one) {
			others = append(others, one)
		}
	}
	return others
}
