package line

import (
	"strings"
	"testing"

	"chit/expense"
	"chit/expense/parse/lex"
)

// TestDeclinedCurrencies reads the names of money in the cases that a number asks
// for, in figures and in words.
func TestDeclinedCurrencies(t *testing.T) {
	for _, c := range []struct {
		language, thing, twenty string
		forms                   map[string]string // by currency
	}{
		{"ru", "обед", "двадцать", map[string]string{
			"USD": "доллар доллара долларов долларами", "EUR": "евро", "RUB": "рубль рубля рублей рублями", "UAH": "гривна гривны гривен",
			"GBP": "фунт фунта фунтов", "CHF": "франк франка франков", "PLN": "злотый злотых", "CNY": "юань юаня юаней", "JPY": "иена иены иен йен",
			"TRY": "лира лиры лир", "KZT": "тенге", "INR": "рупия рупии рупий", "HUF": "форинт форинтов", "ILS": "шекель шекелей", "AED": "дирхам дирхамов",
		}},
		{"uk", "обід", "двадцять", map[string]string{
			"USD": "долар долара долари доларів доларами", "EUR": "євро", "UAH": "гривня гривні гривень грн", "RUB": "рубль рублі рублів",
			"GBP": "фунт фунти фунтів", "CHF": "франк франки франків", "PLN": "злотий злоті злотих", "CNY": "юань юані юанів", "JPY": "єна єни єн",
			"TRY": "ліра ліри лір", "HUF": "форинт форинтів", "ILS": "шекель шекелів",
		}},
		{"pl", "obiad", "dwadzieścia", map[string]string{
			"USD": "dolar dolara dolary dolarów dolarami", "EUR": "euro", "PLN": "złoty złote złotych złotego złotówek zł", "GBP": "funt funta funty funtów",
			"CHF": "frank franka franki franków", "JPY": "jeny jenów", "RUB": "rubel rubla ruble rubli", "UAH": "hrywna hrywny hrywien",
			"CNY": "juany juanów", "TRY": "liry lir", "HUF": "forinty forintów", "CZK": "korona korony koron",
		}},
	} {
		for currency, forms := range c.forms {
			for form := range strings.FieldsSeq(forms) {
				for _, number := range []string{"20", c.twenty} {
					text := c.thing + " " + number + " " + form
					r := Read(text, lex.Options{Today: lineToday, Language: c.language, Currency: "USD"})
					want := c.thing + " 20 " + currency
					if len(r.Expenses) != 1 || r.Expenses[0].Amount == nil || !r.Complete {
						t.Errorf("%q: %s, want %s", text, summary(r), want)
						continue
					}
					e := r.Expenses[0]
					if got := e.Description + " " + e.Amount.Value.String() + " " + string(e.Amount.Currency); got != want {
						t.Errorf("%q: %s, want %s", text, got, want)
					}
				}
			}
		}
	}
	for ledger, want := range map[expense.Currency]expense.Currency{"PLN": "CZK", "SEK": "SEK", "NOK": "NOK", "CZK": "CZK"} {
		r := Read("obiad 20 koron", lex.Options{Today: lineToday, Language: "pl", Currency: ledger})
		if len(r.Expenses) != 1 || r.Expenses[0].Amount.CurrencyIn(ledger) != want {
			t.Errorf("Polish crowns in a ledger in %s: %s, want %s", ledger, summary(r), want)
		}
	}
	for _, text := range []string{"кронштейн 500", "центральный рынок 300", "батон 50"} {
		r := Read(text, lex.Options{Today: lineToday, Language: "ru", Currency: "RUB"})
		if len(r.Expenses) != 1 || r.Expenses[0].Amount.Symbol != "" {
			t.Errorf("%q: %s, want no name of money", text, summary(r))
		}
	}
}

// The adjective of a country beside the name of money tells which it is.
func TestNationalCurrencies(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"de", "hotel 2400 tschechische kronen", "hotel 2400 CZK"},
		{"de", "hotel 90 polnische złoty", "hotel 90 PLN"},
		{"en", "dinner 300 norwegian kroner", "dinner 300 NOK"},
		{"es", "cena 90 coronas danesas", "cena 90 DKK"},
		{"fr", "hôtel 900 couronnes norvégiennes", "hôtel 900 NOK"},
		{"it", "cena 40 dollari americani", "cena 40 USD"},
		{"nl", "hotel in praag 2400 tsjechische kronen", "hotel in praag 2400 CZK"},
		{"nl", "eten 90 poolse zloty", "eten 90 PLN"},
		{"pl", "hotel 1890 koron czeskich", "hotel 1890 CZK"},
		{"pl", "obiad 250 koron szwedzkich", "obiad 250 SEK"},
		{"pt", "hotel 2400 coroas tchecas", "hotel 2400 CZK"},
		{"ru", "отель 2400 чешских крон", "отель 2400 CZK"},
		{"ru", "ужин 12500 драм", "ужин 12500 AMD"},
		{"uk", "готель 2400 чеських крон", "готель 2400 CZK"},
		{"uk", "кава 40 польських злотих", "кава 40 PLN"},
		{"uk", "вечеря 62 зл", "вечеря 62 PLN"},
		{"ru", "обед 35 зл.", "обед 35 PLN"},
		{"tr", "otel 2400 çek kronu", "otel 2400 CZK"},
		{"en", "hotel 189 cad", "hotel 189 CAD"},
	} {
		r := Read(c.text, lex.Options{Today: lineToday, Language: c.language, Currency: "EUR"})
		if len(r.Expenses) != 1 || r.Expenses[0].Amount == nil || !r.Complete {
			t.Errorf("%q: %s, want %s", c.text, summary(r), c.want)
			continue
		}
		e := r.Expenses[0]
		if got := e.Description + " " + e.Amount.Value.String() + " " + string(e.Amount.Currency); got != c.want {
			t.Errorf("%q: %s, want %s", c.text, got, c.want)
		}
	}
	for _, text := range []string{"драма 500", "билеты драма 500"} {
		r := Read(text, lex.Options{Today: lineToday, Language: "ru", Currency: "RUB"})
		if len(r.Expenses) != 1 || r.Expenses[0].Amount.Symbol != "" {
			t.Errorf("%q: %s, want no name of money", text, summary(r))
		}
	}
}
