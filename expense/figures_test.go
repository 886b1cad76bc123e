package expense_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"chit/expense"
)

// figures reads "net=5 rate=0.2" and the like.
func figures(net, tax, gross, amount, rate string) expense.Figures {
	var f expense.Figures
	for _, v := range []struct {
		from string
		to   **decimal.Decimal
	}{{net, &f.Net}, {tax, &f.Tax}, {gross, &f.Gross}, {amount, &f.Amount}} {
		if v.from != "" {
			d := dec(v.from)
			*v.to = &d
		}
	}
	r, err := expense.ParseRate(rate)
	if err != nil {
		panic(err)
	}
	f.Rate = r
	return f
}

func TestResolve(t *testing.T) {
	for _, c := range []struct {
		name                          string
		net, tax, gross, amount, rate string
		side                          expense.Side
		currency                      expense.Currency
		want                          string // net tax gross rate
	}{
		{name: "gross and rate", gross: "5", rate: "0.2", want: "4.17 0.83 5.00 0.2"},
		{name: "net and rate", net: "5", rate: "0.2", want: "5.00 1.00 6.00 0.2"},
		{name: "amount is gross", amount: "4.50", rate: "0.2", want: "3.75 0.75 4.50 0.2"},
		{name: "amount is net", amount: "4.50", rate: "0.2", side: expense.Net, want: "4.50 0.90 5.40 0.2"},
		{name: "amount beside a net is gross", net: "3.75", amount: "4.50", want: "3.75 0.75 4.50 0.2"},
		{name: "amount beside a gross is net", gross: "4.50", amount: "3.75", want: "3.75 0.75 4.50 0.2"},
		{name: "amount said twice", gross: "4.50", amount: "4.5", rate: "0.2", want: "3.75 0.75 4.50 0.2"},
		{name: "tax and rate", tax: "0.75", rate: "0.2", want: "3.75 0.75 4.50 0.2"},
		{name: "net and tax", net: "84.03", tax: "15.97", want: "84.03 15.97 100.00 "},
		{name: "gross and tax", gross: "4.50", tax: "0.75", want: "3.75 0.75 4.50 "},
		{name: "two rates on a receipt have none", gross: "117.70", tax: "14.30", want: "103.40 14.30 117.70 "},
		{name: "no tax", gross: "4.50", want: "4.50 0.00 4.50 0"},
		{name: "no tax said", gross: "4.50", tax: "0", want: "4.50 0.00 4.50 0"},
		{name: "New York", net: "20", rate: "0.08875", currency: "USD", want: "20.00 1.78 21.78 0.08875"},
		{name: "all three", net: "3.75", tax: "0.75", gross: "4.50", rate: "0.2", want: "3.75 0.75 4.50 0.2"},
		{name: "a till that rounds by line", net: "1.47", tax: "0.09", gross: "1.56", rate: "0.07", want: "1.47 0.09 1.56 0.07"},
		{name: "refund", gross: "-4.50", rate: "0.2", want: "-3.75 -0.75 -4.50 0.2"},
		{name: "yen", gross: "1100", rate: "0.1", currency: "JPY", want: "1000 100 1100 0.1"},
		{name: "dinars", gross: "1.234", rate: "0.05", currency: "KWD", want: "1.175 0.059 1.234 0.05"},
		{name: "half a tenth", net: "100", gross: "105.50", want: "100.00 5.50 105.50 0.055"},
		{name: "a tax that a rate would yield", gross: "22.60", tax: "2.60", want: "20.00 2.60 22.60 "},
		{name: "all three without a rate", net: "20", tax: "2.60", gross: "22.60", want: "20.00 2.60 22.60 "},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.currency == "" {
				c.currency = "EUR"
			}
			if c.side == "" {
				c.side = expense.Gross
			}
			a, _, err := figures(c.net, c.tax, c.gross, c.amount, c.rate).Resolve(c.currency, c.side)
			if err != nil {
				t.Fatal(err)
			}
			got := a.NetMoney().Amount() + " " + a.TaxMoney().Amount() + " " + a.GrossMoney().Amount() + " " + a.Rate.String()
			if got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func TestResolveRefuses(t *testing.T) {
	for _, c := range []struct {
		name                  string
		net, tax, gross, rate string
		want                  expense.Reason
	}{
		{"parts that do not add up", "3", "1", "5", "", expense.ReasonFiguresDisagree},
		{"a rate that is not that of the amounts", "100", "", "110", "0.2", expense.ReasonFiguresDisagree},
		{"zero", "", "", "0", "", expense.ReasonAmountZero},
		{"more decimals than cents", "", "", "0.001", "", expense.ReasonAmountPrecision},
		{"signs that differ", "5", "-1", "", "", expense.ReasonSignsDiffer},
		{"too many digits", "", "", "99999999999999.99", "", expense.ReasonAmountDigits},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, _, err := figures(c.net, c.tax, c.gross, "", c.rate).Resolve("EUR", expense.Gross)
			var got expense.Reason
			if e, ok := errors.AsType[*expense.Error](err); ok {
				got = e.Reason
			}
			if got != c.want {
				t.Errorf("got %v, want reason %s", err, c.want)
			}
		})
	}
}

func TestResolveOrigins(t *testing.T) {
	_, got, err := figures("", "", "4.50", "", "0.2").Resolve("EUR", expense.Gross)
	if err != nil {
		t.Fatal(err)
	}
	want := expense.Origins{
		expense.FieldGross: expense.OriginSaid, expense.FieldNet: expense.OriginDerived,
		expense.FieldTax: expense.OriginDerived, expense.FieldRate: expense.OriginSaid,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("mismatch (-want +got):\n%s", diff)
	}
}

// TestPartsAlwaysAddUp checks that net + tax = gross, whatever was given in
// whichever currency, and that given amounts are unchanged.
func TestPartsAlwaysAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := rapid.SampledFrom([]expense.Currency{"EUR", "JPY", "KWD"}).Draw(t, "currency")
		minor := rapid.Int64Range(-1_000_000_000, 1_000_000_000).Draw(t, "minor")
		rate, err := expense.NewRate(decimal.New(rapid.Int64Range(0, 1_000_000).Draw(t, "rate"), -6))
		if err != nil {
			t.Fatal(err)
		}
		amount := expense.Money{Minor: minor, Currency: c}.Decimal()
		side := rapid.SampledFrom([]expense.Side{expense.Gross, expense.Net}).Draw(t, "side")
		a, _, err := expense.Figures{Amount: &amount, Rate: rate}.Resolve(c, side)
		if minor == 0 {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		if a.Net+a.Tax != a.Gross {
			t.Fatalf("%d + %d != %d", a.Net, a.Tax, a.Gross)
		}
		if kept := map[expense.Side]int64{expense.Gross: a.Gross, expense.Net: a.Net}[side]; kept != minor {
			t.Fatalf("%s was %d and became %d", side, minor, kept)
		}
		// Refunds mirror expenses: rounding is symmetric.
		neg := amount.Neg()
		b, _, err := expense.Figures{Amount: &neg, Rate: rate}.Resolve(c, side)
		if err != nil || b.Net != -a.Net || b.Tax != -a.Tax || b.Gross != -a.Gross {
			t.Fatalf("the refund of %+v is %+v, %v", a, b, err)
		}
	})
}
