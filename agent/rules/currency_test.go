package rules_test

import (
	"strings"
	"testing"

	"chit/agent/rules"
)

// TestCurrencyAsked sets the currency with a verb, or with none, in every language.
func TestCurrencyAsked(t *testing.T) {
	m := rules.New()
	for text, want := range map[string]string{
		"ma monnaie c'est le franc suisse":          "franc suisse",
		"change ma monnaie en francs suisses":       "francs suisses",
		"utilise l'euro comme monnaie":              "euro",
		"cambia mi moneda a dolares":                "dolares",
		"cambiá la moneda a euros":                  "euros",
		"muda a minha moeda para franco suiço":      "franco suiço",
		"a minha moeda é o franco suiço":            "franco suiço",
		"cambia la mia moneta in dollari":           "dollari",
		"use euros as my currency":                  "euros",
		"can you change my currency to dollars?":    "dollars",
		"stell die währung auf franken um":          "franken",
		"verander mijn valuta naar zwitserse frank": "zwitserse frank",
		"zmień moją walutę na dolary":               "dolary",
		"смени мою валюту на доллары":               "доллары",
		"зміни мою валюту на долари":                "долари",
		"para birimini isviçre frangı yap":          "isviçre frangı",
		"para birimimi dolara çevir":                "dolara",
		"通貨をスイスフランに変更して":                            "スイスフラン",
		"통화 엔으로 바꿔줘":                                "엔",
		"통화를 원으로 바꿔":                                "원",
		"货币改成港币":                                    "港币",
		"把我的货币设成日元":                                 "日元",
		"幣別換成美元":                                    "美元",
	} {
		if got := show(m.Read(text, situation())); got != "change_settings setting=currency value="+want {
			t.Errorf("Read(%q) = %q, want the currency %q", text, got, want)
		}
	}
	for _, text := range []string{"is my currency dollars?", "münze euro", "coin collection", "moneda 1 euro"} {
		if got := show(m.Read(text, situation())); strings.HasPrefix(got, "change_settings") {
			t.Errorf("Read(%q) = %q, want no change of the currency", text, got)
		}
	}
}

// TestNamesOfCurrenciesCountNothing names a currency behind what leads to it, which counts
// none of it: only an indefinite article does.
func TestNamesOfCurrenciesCountNothing(t *testing.T) {
	m := rules.New()
	for _, text := range []string{"le franc suisse", "pizza a dolares", "el dolar", "passe a euros"} {
		if got := show(m.Read(text, situation())); strings.Contains(got, "amount=") {
			t.Errorf("Read(%q) = %q, want no amount", text, got)
		}
	}
	for _, text := range []string{"gum a dollar", "pain un euro", "brot ein euro", "coffee a buck"} {
		if got := show(m.Read(text, situation())); !strings.Contains(got, "amount=1 ") {
			t.Errorf("Read(%q) = %q, want 1", text, got)
		}
	}
}
