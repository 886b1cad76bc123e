package line

import (
	"slices"
	"strings"
	"testing"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

func TestParseAmount(t *testing.T) {
	for _, c := range []struct {
		text, region, want string // readings and currency; "" if it is no amount
		ledger             expense.Currency
	}{
		{text: "5", want: "5"},
		{text: "5.20", want: "5.20"},
		{text: "5,20 €", want: "5.20 EUR"},
		{text: "1.2k", want: "1200"},
		{text: "10k$", want: "10000"},
		{text: "三十五块五", want: "35.5 CNY"},
		{text: "两毛五", want: "0.25 CNY"},
		{text: "三块三", want: "3.3 CNY"},
		{text: "1千8", want: "1800"},
		{text: "一万二", want: "12000"},
		{text: "三十五", want: "35"},
		{text: "ten", want: "10"},
		{text: "thirty-five", want: "35"},
		{text: "one hundred twenty five", want: "125"},
		{text: "twelve fifty", want: "12.50"},
		{text: "thirty-five fifty", want: "35.50"},
		{text: "two fifty euros", want: "2.50|250 EUR"},
		{text: "one twenty", want: "1.20|120"},
		{text: "two three", want: ""},
		{text: "quatre-vingt-dix-sept euros", want: "97 EUR"},
		{text: "5 km", want: ""},
		{text: "5 KM", want: "5 BAM"},
		{text: "20分", want: "0.20 CNY"},
		{text: "3 dollars 50 cents", want: "3.50"},
		{text: "3 dollars 50 cents", want: "3.50 AUD", ledger: "AUD"},
		{text: "$20 and 43c", want: "20.43"},
		{text: "10 cent", want: "0.10 EUR", ledger: "EUR"},
		{text: "1,234.56", want: "1234.56"},
		{text: "1.234,56", want: "1234.56"},
		{text: "1'049,95 CHF", want: "1049.95 CHF"},
		{text: "1 234,50", want: "1234.50"},
		{text: "12,34,567.50", want: "1234567.50"},
		{text: "100.000.000,00", want: "100000000.00"},
		{text: "1.200", want: "1200|1.200"},
		{text: "1,200", want: "1200"},
		{text: "1.200", region: "DE", want: "1200"},
		{text: "1,200", region: "DE", want: "1200|1.200"},
		{text: "1.200", region: "US", want: "1200|1.200"},
		{text: "1,200", region: "US", want: "1200"},
		{text: "1.200 JPY", want: "1200 JPY"},
		{text: "1.200", ledger: "JPY", want: "1200"},
		{text: "1.200 KWD", want: "1.200|1200 KWD"},
		{text: "0.500", want: "0.500"},
		{text: "1234.567", want: "1234.567"},
		{text: "1.200,-", want: "1200"},
		{text: "-4.50", want: "-4.50"},
		{text: "$-5", want: "-5"},
		{text: "¥20", want: "20 CNY", ledger: "CNY"},
		{text: "kr 20", want: "20 NOK", ledger: "NOK"},
		{text: "35 lakh rupees", want: "3500000 INR"},
		{text: "25rb", want: "25000"},
		{text: "2억 4천만원", want: "240000000 KRW"},
		{text: "100 hong kong dollars", want: "100 HKD"},
		{text: "42 Lebanese Pounds", want: "42 LBP"},
		{text: "123456789012345", want: "123456789012345"},
		{text: "1234567890123456"},
		{text: "1e5"},
		{text: "about 5"},
		{text: "5 coffee"},
		{text: "5 5"},
		{text: "1.2.3"},
		{text: ""},
		{text: "coffee"},
		{text: "20%"},
		{text: "09:30"},
	} {
		a, ok := money.Parse(lex.NewText(c.text, lex.Options{Language: "en", Region: c.region, Currency: c.ledger}))
		got := ""
		if ok {
			for i, d := range a.Readings {
				if i > 0 {
					got += "|"
				}
				got += written(d)
			}
			if a.Currency != "" {
				got += " " + string(a.Currency)
			}
		}
		if got != c.want {
			t.Errorf("ParseAmount(%q, region %q, ledger %q) = %q, want %q", c.text, c.region, c.ledger, got, c.want)
		}
	}
}

func TestDollarFamily(t *testing.T) {
	a, ok := money.Parse(lex.NewText("$5", lex.Options{Currency: "EUR"}))
	if !ok || a.Currency != "" || len(a.Family) < 5 || a.Family[0] != "USD" || a.Symbol != "$" {
		t.Errorf("$5 in a EUR ledger: %+v", a)
	}
	if a, _ = money.Parse(lex.NewText("$5", lex.Options{Currency: "CAD"})); a.Currency != "CAD" {
		t.Errorf("$5 in a CAD ledger is %s", a.Currency)
	}
}

func TestParseRate(t *testing.T) {
	for text, want := range map[string]string{
		"20%": "0.2", "0.2": "0.2", "20 percent": "0.2", "百分之二十": "0.2", "8.875 %": "0.08875", "19 % MwSt": "0.19", "19,5%": "0.195", "13个点": "0.13",
		"the tax rate is 0.2": "0.2", "0": "0", "no VAT": "0", "免税": "0", "%18": "0.18", "twenty percent": "0.2",
		"20": "", "120%": "", "1.5": "", "": "", "coffee": "", "20% off": "", "5 €": "",
	} {
		rate, ok := money.ParseRate(lex.NewText(text, lex.Options{}))
		if rate.String() != want || ok != (want != "") {
			t.Errorf("ParseRate(%q) = %q, %v, want %q", text, rate, ok, want)
		}
	}
}

func TestFindRates(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"30 incl. 7%, 12 incl. 19%", []string{"7%=0.07", "19%=0.19"}},
		{"coffee 4.50. The tax rate is 0.2.", []string{"The tax rate is 0.2=0.2"}},
		{"税率百分之十三", []string{"百分之十三=0.13"}},
		{"lunch 12, tax rate 20", nil},
		{"lunch 12.50", nil},
	} {
		var got []string
		for _, m := range money.FindRates(lex.NewText(c.text, lex.Options{})) {
			got = append(got, m.Text+"="+m.Rate.String())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("FindRates(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

func TestFindNumbers(t *testing.T) {
	for _, c := range []struct {
		text string
		yes  []string // values that the text supports
		no   []string
	}{
		{"1.200 dinner", []string{"1200", "1.2"}, []string{"12"}},
		{"taxi 1.2k", []string{"1200", "1.2"}, nil},
		{"20 dollars 43 cents", []string{"20", "43", "20.43"}, []string{"2043"}},
		{"三十五块五", []string{"35.5"}, []string{"5.35"}},
		{"twenty five dollars", []string{"25"}, []string{"20.5"}},
		{"room A12, at 09:30 on 3/4", []string{"12", "9", "30", "3", "4"}, []string{"1"}},
		{"I am 35 and owe -4.50", []string{"35", "4.5"}, nil},
		{"1e444444410 and 99999999999999999", nil, []string{"10"}},
		{"", nil, nil},
	} {
		has := func(v string) bool {
			want := decimal.RequireFromString(v)
			return slices.ContainsFunc(money.FindNumbers(lex.NewText(c.text, lex.Options{})), func(n money.Number) bool { return slices.ContainsFunc(n.Readings, want.Equal) })
		}
		for _, v := range c.yes {
			if !has(v) {
				t.Errorf("FindNumbers(%q) = %v lacks %s", c.text, money.FindNumbers(lex.NewText(c.text, lex.Options{})), v)
			}
		}
		for _, v := range c.no {
			if has(v) {
				t.Errorf("FindNumbers(%q) = %v has %s", c.text, money.FindNumbers(lex.NewText(c.text, lex.Options{})), v)
			}
		}
	}
}

func TestTooLong(t *testing.T) {
	r := Read("coffee 1234567890123456", lex.Options{Today: lineToday})
	if !r.TooLong || len(r.Amounts) > 0 || r.Complete {
		t.Errorf("got %+v", r)
	}
	if r = Read("coffee 1e444444410", lex.Options{Today: lineToday}); r.TooLong || len(r.Amounts) > 0 || r.Complete {
		t.Errorf("got %+v", r)
	}
}

func TestMarkTables(t *testing.T) {
	for name, list := range lang.FamilyLists() {
		for _, c := range list {
			if _, ok := expense.LookupCurrency(string(c)); !ok {
				t.Errorf("family %s: %s is no currency", name, c)
			}
		}
	}
	for w, l := range lang.Words().Words {
		if l.Mark == nil {
			continue
		}
		for _, c := range []expense.Currency{l.Mark.Code, l.Mark.Usual} {
			if _, ok := expense.LookupCurrency(string(c)); c != "" && !ok {
				t.Errorf("%q: %s is no currency", w, c)
			}
		}
		if l.Mark.Family != "" && l.Mark.List() == nil {
			t.Errorf("%q: no family %s", w, l.Mark.Family)
		}
	}
	for _, list := range lang.SignTable() {
		for _, s := range list {
			if c := s.Lex.Mark.Code; c != "" {
				if _, ok := expense.LookupCurrency(string(c)); !ok {
					t.Errorf("%q: %s is no currency", s.Text, c)
				}
			}
		}
	}
}

// A language is written in the way of the region where it is one of its own.
func TestAmountsByRegion(t *testing.T) {
	for _, c := range []struct{ language, region, text, want string }{
		{"es", "MX", "lavadora 8,400", "8400"},
		{"es", "DO", "mesa 12,350", "12350"},
		{"es", "MX", "lavadora 8,40", "8.40"},
		{"es", "MX", "lavadora 8.400", "8400|8.400"},
		{"es", "ES", "lavadora 8,400", "8400|8.400"},
		{"es", "AR", "lavadora 8.400", "8400"},
		{"de", "US", "Waschmaschine 8,400", "8400|8.400"},
		{"en", "DE", "washer 8.400", "8400|8.400"},
	} {
		r := Read(c.text, lex.Options{Today: lineToday, Language: c.language, Region: c.region, Currency: "EUR"})
		var readings []string
		for _, e := range r.Expenses {
			for _, d := range e.Amount.Readings {
				readings = append(readings, written(d))
			}
		}
		if got := strings.Join(readings, "|"); got != c.want {
			t.Errorf("%s in %s: %q is %s, want %s", c.language, c.region, c.text, got, c.want)
		}
	}
}
