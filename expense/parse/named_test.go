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

func TestSubject(t *testing.T) {
	for in, want := range map[string]string{
		"the coffee in": "coffee", "coffee": "coffee", "my expenses": "", "fish and chips": "fish and chips", "咖啡的": "咖啡",
	} {
		if got := Subject(in); got != want {
			t.Errorf("Subject(%q) = %q, want %q", in, got, want)
		}
	}
}
