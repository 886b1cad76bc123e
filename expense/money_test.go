package expense_test

import (
	"strings"
	"testing"

	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"chit/expense"
)

func dec(s string) decimal.Decimal { return decimal.RequireFromString(s) }

func TestRoundMinor(t *testing.T) {
	for _, c := range []struct {
		amount   string
		currency expense.Currency
		want     int64
	}{
		{"4.50", "EUR", 450},
		{"0.125", "EUR", 13}, // half away from zero
		{"-0.125", "EUR", -13},
		{"1.005", "EUR", 101},
		{"2.675", "EUR", 268}, // a float would give 2.67
		{"1200", "JPY", 1200},
		{"1200.5", "JPY", 1201},
		{"1.2345", "KWD", 1235},
		{"999999999999999", "JPY", 999999999999999},
	} {
		got, err := expense.RoundMinor(dec(c.amount), c.currency)
		if err != nil || got != c.want {
			t.Errorf("RoundMinor(%s, %s) = %d, %v, want %d", c.amount, c.currency, got, err, c.want)
		}
	}
}

func TestRoundMinorRefusesTooManyDigits(t *testing.T) {
	for _, amount := range []string{"1e444444410", "1000000000000000", "99999999999999999999", "-1e20"} {
		if len(amount) > 10 && strings.Contains(amount, "e4") {
			continue // the library itself refuses this exponent
		}
		if got, err := expense.RoundMinor(dec(amount), "JPY"); expense.CodeOf(err) != expense.CodeInvalid {
			t.Errorf("RoundMinor(%s) = %d, %v, want an error of code invalid", amount, got, err)
		}
	}
	huge := decimal.New(1, 444444410)
	if _, err := expense.RoundMinor(huge, "EUR"); expense.CodeOf(err) != expense.CodeInvalid {
		t.Errorf("RoundMinor(1e444444410) = %v, want an error of code invalid", err)
	}
}

func TestMoneyText(t *testing.T) {
	for _, c := range []struct {
		money expense.Money
		want  string
	}{
		{expense.Money{Minor: 450, Currency: "EUR"}, "4.50 EUR"},
		{expense.Money{Minor: 120000, Currency: "EUR"}, "1,200.00 EUR"},
		{expense.Money{Minor: -123456789, Currency: "USD"}, "-1,234,567.89 USD"},
		{expense.Money{Minor: 1200, Currency: "JPY"}, "1,200 JPY"},
		{expense.Money{Minor: 5, Currency: "KWD"}, "0.005 KWD"},
		{expense.Money{Minor: -5, Currency: "EUR"}, "-0.05 EUR"},
		{expense.Money{Minor: 0, Currency: "EUR"}, "0.00 EUR"},
	} {
		if got := c.money.String(); got != c.want {
			t.Errorf("String of %d %s = %q, want %q", c.money.Minor, c.money.Currency, got, c.want)
		}
	}
}

func TestAddRefusesTwoCurrencies(t *testing.T) {
	sum, err := expense.Money{Minor: 500, Currency: "USD"}.Add(expense.Money{Minor: 500, Currency: "EUR"})
	if expense.CodeOf(err) != expense.CodeInvalid {
		t.Errorf("5 USD + 5 EUR = %v, %v, want an error of code invalid", sum, err)
	}
}

func TestRate(t *testing.T) {
	for _, c := range []struct{ in, text, percent string }{
		{"0.19", "0.19", "19%"}, {"0.08875", "0.08875", "8.875%"}, {"0", "0", "0%"}, {"1", "1", "100%"}, {"", "", ""}, {"0.200", "0.2", "20%"},
	} {
		r, err := expense.ParseRate(c.in)
		if err != nil || r.String() != c.text || r.Percentage() != c.percent {
			t.Errorf("ParseRate(%q) = %q %q, %v, want %q %q", c.in, r.String(), r.Percentage(), err, c.text, c.percent)
		}
	}
	for _, bad := range []string{"20", "-0.1", "1.01", "0.1234567", "x"} {
		if r, err := expense.ParseRate(bad); expense.CodeOf(err) != expense.CodeInvalid {
			t.Errorf("ParseRate(%q) = %v, %v, want an error of code invalid", bad, r, err)
		}
	}
}

func TestCurrencies(t *testing.T) {
	if n := len(expense.Currencies()); n < 160 {
		t.Errorf("the table has %d currencies, want the whole of ISO 4217", n)
	}
	for code, digits := range map[string]int{"EUR": 2, "jpy": 0, "KWD": 3, "CLF": 4, "ISK": 0, "HUF": 2} {
		c, ok := expense.LookupCurrency(code)
		if !ok || c.Digits() != digits {
			t.Errorf("LookupCurrency(%q) = %s with %d digits, %v, want %d", code, c, c.Digits(), ok, digits)
		}
	}
	for _, code := range []string{"", "XYZ", "EU", "EURO", "E R"} {
		if c, ok := expense.LookupCurrency(code); ok {
			t.Errorf("LookupCurrency(%q) = %s, want none", code, c)
		}
	}
}

// TestGroupedIsTheAmount checks that grouping adds commas and nothing else.
func TestGroupedIsTheAmount(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := expense.Money{
			Minor:    rapid.Int64Range(-999_999_999_999_999, 999_999_999_999_999).Draw(t, "minor"),
			Currency: rapid.SampledFrom([]expense.Currency{"EUR", "JPY", "KWD", "CLF"}).Draw(t, "currency"),
		}
		if got := strings.ReplaceAll(m.Grouped(), ",", ""); got != m.Amount() {
			t.Fatalf("Grouped = %q, want %q with commas", m.Grouped(), m.Amount())
		}
		back, err := expense.NewMoney(dec(m.Amount()), m.Currency)
		if err != nil || back != m {
			t.Fatalf("%q read back is %v, %v, want %v", m.Amount(), back, err, m)
		}
	})
}
