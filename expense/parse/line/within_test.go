package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// TestWithin holds that a part of a price is neither another expense nor a rate of a tax.
func TestWithin(t *testing.T) {
	for _, c := range []struct {
		language, text, want string
		complete             bool
	}{
		{"en", "waitrose 38, including 9 for cheese", "38", true},
		{"de", "edeka 38 davon 9 käse", "38", true},
		{"fr", "auchan 38 dont 9 de fromage", "38", true},
		{"es", "lidl 38, incluidos 9 de queso", "38", true},
		{"it", "coop 38 di cui 9 formaggio", "38", true},
		{"pt", "continente 38 dos quais 9 queijo", "38", true},
		{"nl", "jumbo 38 waarvan 9 kaas", "38", true},
		{"pl", "lidl 38 w tym 9 ser", "38", true},
		{"ru", "магнит 3800 в том числе 900 сыр", "3800", true},
		{"uk", "атб 380, з них 90 сир", "380", true},
		{"ja", "イオン3800円 うち900円チーズ", "3800", true},
		{"ko", "이마트 38000원 그중 9000원 치즈", "38000", true},
		{"en", "waitrose 38 of which 9 zwibble", "38", false},
		{"en", "dinner 38 of which 9 mine", "38", false},
	} {
		r := Read(c.text, lex.Options{Today: lineToday, Language: c.language, Currency: "EUR"})
		if len(r.Expenses) != 1 || r.Complete != c.complete || r.Expenses[0].Amount.Value.String() != c.want || r.Expenses[0].Side != "" || r.Expenses[0].Rate.IsSet() {
			t.Errorf("%s: %q: %v, complete %v; want %s, %v", c.language, c.text, r.Expenses, r.Complete, c.want, c.complete)
		}
	}
	for text, language := range map[string]string{"coop 38 di cui 6,85 iva": "it", "jumbo 38 waarvan 6,60 btw": "nl", "lidl 38 w tym 7,11 vat": "pl"} {
		if r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"}); len(r.Expenses) != 1 || r.Expenses[0].TaxAmount == nil {
			t.Errorf("%q: %v, want a tax", text, r.Expenses)
		}
	}
}
