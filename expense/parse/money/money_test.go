package money

import (
	"testing"

	"chit/expense/parse/lex"
)

func TestParse(t *testing.T) {
	for _, c := range []struct{ text, want, currency string }{
		{"5", "5", ""},
		{"5,20 €", "5.2", "EUR"},
		{"$20", "20", "USD"},
		{"1.2k CHF", "1200", "CHF"},
		{"3 dollars 50 cents", "3.5", "USD"},
		{"三十五块五", "35.5", "CNY"},
		{"-4.50 GBP", "-4.5", "GBP"},
		{"٢٠ يورو", "20", "EUR"},
		{"20 דולר", "20", "USD"},
		{"20 שקלים", "20", "ILS"},
		{"२०० रुपये", "200", "INR"},
		{"200 บาท", "200", "THB"},
		{"3,50 ευρώ", "3.5", "EUR"},
		{"24+15%", "27.6", ""},
		{"90-20%", "72", ""},
		{"90*80%", "72", ""},
		{"20%", "", ""},
		{"two amounts 5 6", "", ""},
		{"", "", ""},
	} {
		a, ok := Parse(lex.NewText(c.text, lex.Options{Currency: "USD"}))
		if ok != (c.want != "") || ok && (a.Value.String() != c.want || string(a.Currency) != c.currency) {
			t.Errorf("Parse(%q) = %s %s, %t; want %s %s", c.text, a.Value, a.Currency, ok, c.want, c.currency)
		}
	}
}

func TestParseRate(t *testing.T) {
	for text, want := range map[string]string{"20%": "0.2", "7 percent": "0.07", "百分之六": "0.06", "0.19": "0.19", "20": "", "120%": ""} {
		rate, ok := ParseRate(lex.NewText(text, lex.Options{}))
		if ok != (want != "") || rate.String() != want {
			t.Errorf("ParseRate(%q) = %q, %t; want %q", text, rate, ok, want)
		}
	}
}
