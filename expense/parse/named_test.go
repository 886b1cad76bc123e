package parse

import (
	"testing"

	"chit/expense"
)

func TestCurrencyNamed(t *testing.T) {
	for in, want := range map[string]expense.Currency{
		"CHF": "CHF", "chf": "CHF", "€": "EUR", "euros": "EUR", "dollars": "USD", "人民币": "CNY", "yen": "JPY",
		"": "", "xyz": "", "12": "", "EUR 5": "", "lots of money": "",
	} {
		if got, ok := NewText(in, Options{}).CurrencyNamed(); got != want || ok != (want != "") {
			t.Errorf("CurrencyNamed(%q) = %q, %v, want %q", in, got, ok, want)
		}
	}
}

func TestNames(t *testing.T) {
	for in, codes := range map[string][]expense.Currency{
		"Kronen": {"SEK", "NOK", "DKK", "CZK"}, "coronas": {"SEK", "CZK"}, "крон": {"NOK", "CZK"}, "dollars": {"USD", "CAD"},
	} {
		for _, c := range codes {
			if !NewText(in, Options{}).Names(c) {
				t.Errorf("%q names no %s", in, c)
			}
		}
		if NewText(in, Options{}).Names("EUR") {
			t.Errorf("%q names EUR", in)
		}
	}
}

func TestSubject(t *testing.T) {
	for in, want := range map[string]string{
		"the coffee in": "coffee", "coffee": "coffee", "my expenses": "", "fish and chips": "fish and chips", "咖啡的": "咖啡",
	} {
		if got := Subject(in); got != want {
			t.Errorf("Subject(%q) = %q, want %q", in, got, want)
		}
	}
}
