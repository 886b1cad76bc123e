package card

import (
	"slices"

	"golang.org/x/text/currency"
	"golang.org/x/text/language"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// MaxAssumed is on how many cards of a ledger it is said what is assumed. Where all of these
// were in other currencies, the first one in that of the ledger says it, too.
const MaxAssumed = 2

// assumed says which settings of the ledger nobody has confirmed yet. The first card also
// says how to change them, with the likely other values. After the second one, people know. Number is
// that of the first entry on the card, stored or proposed.
func assumed(c Renderer, e expense.Expense, number int64) chat.Block {
	if c.Told || number > MaxAssumed && !(c.First && e.Currency == c.Ledger.Currency) {
		return chat.Block{}
	}
	first := number == 1
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
// one that is assumed.
func otherCurrencies(s expense.Settings, spoken string, instead expense.Currency) []expense.Currency {
	return slices.DeleteFunc(LikelyCurrencies(s, spoken), func(c expense.Currency) bool { return c == instead })
}

// LikelyCurrencies returns the currencies that the people of a ledger are likely to use:
// those of their country and language, then those that most people have heard of.
func LikelyCurrencies(s expense.Settings, spoken string) []expense.Currency {
	var all []expense.Currency
	add := func(one expense.Currency) {
		if !slices.Contains(all, one) {
			all = append(all, one)
		}
	}
	in := func(country string) {
		if region, err := language.ParseRegion(country); err == nil {
			if unit, ok := currency.FromRegion(region); ok {
				add(expense.Currency(unit.String()))
			}
		}
	}
	in(s.Region)
	if tag, err := language.Parse(spoken); err == nil {
		if unit, confidence := currency.FromTag(tag); confidence > language.No {
			add(expense.Currency(unit.String()))
		}
	}
	in(s.Country())
	for _, one := range []expense.Currency{"USD", "EUR", "GBP", "CHF", "JPY", "CNY"} {
		add(one)
	}
	return all
}
