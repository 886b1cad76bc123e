package door

import (
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

var sidePhrases = map[expense.Side]lang.Phrase{expense.Net: lang.SaysNet, expense.Gross: lang.SaysGross}

// wantsSetting reports whether the person's words hold the value of a setting: itself as a
// whole word, for "off" is in every coffee, or what is written differently but
// means the same.
func (g Grounds) wantsSetting(a action.ChangeSettings) bool {
	ev := g.Evidence(g.Sources)
	switch {
	case strings.Contains(a.Setting, "categor"):
		return g.wantsCategory(ev, a)
	case a.Setting == "" || a.Value == "":
		return true // it shows them
	case a.Setting == "language":
		return lang.NamesLanguage(ev.Text, a.Value) || ev.Contains(a.Value)
	case a.Setting == "amounts_are":
		p, ok := sidePhrases[expense.Side(strings.ToLower(a.Value))]
		return ok && ev.Says(p)
	case ev.Contains(a.Value):
		return true
	case a.Setting == "vat" && (strings.EqualFold(a.Value, string(expense.VATOff)) || strings.EqualFold(a.Value, string(expense.VATAsk))):
		return ev.Says(lang.NamesTax) || ev.Says(lang.NamesRate)
	case a.Setting == "month_start":
		return ev.saysNumber(strings.TrimSuffix(a.Value, "."))
	case a.Setting == "currency":
		if c, ok := g.Words(a.Value).CurrencyNamed(); ok && ev.NamesCurrency(c) {
			return true
		}
	}
	return ev.saysZone(a.Value) || a.Setting == "vat" && g.saysRate(ev, a.Value)
}

// wantsCategory reports whether the person's words hold what a setting of categories is about.
// A category that the ledger has may be the model's choice for it, and a category goes by its
// names in all languages.
func (g Grounds) wantsCategory(ev Evidence, a action.ChangeSettings) bool {
	says := func(words string) bool { return words == "" || ev.Contains(words) }
	known := func(name string) bool { _, ok := g.Category(name); return ok }
	words, value := clean(a.Words), clean(a.Value)
	if a.Setting == "category_name" {
		return (says(words) || known(words)) && says(value)
	}
	return says(words) && (says(value) || words != "" && known(value))
}

// saysNumber reports whether the texts hold a number, which is given in digits.
func (ev Evidence) saysNumber(number string) bool {
	return slices.ContainsFunc(ev.Numbers, func(n parse.Number) bool {
		return slices.ContainsFunc(n.Readings, func(r decimal.Decimal) bool { return r.String() == number })
	})
}

// saysZone reports whether the texts name a time zone.
func (ev Evidence) saysZone(zone string) bool {
	for word := range strings.FieldsSeq(ev.Text) {
		if named, ok := lang.ZoneNamed(word); ok && strings.EqualFold(named, zone) {
			return true
		}
	}
	return false
}

// saysRate reports whether the texts say a tax rate, as a percentage or as a bare number
// beside a word for the tax: "my VAT rate is 8.1".
func (g Grounds) saysRate(ev Evidence, rate string) bool {
	r, ok := g.Words(rate).Rate()
	if !ok || ev.Rate(r) {
		return ok
	}
	return (ev.Says(lang.NamesTax) || ev.Says(lang.NamesRate)) && ev.saysNumber(r.Decimal().Shift(2).String())
}
