package parse_test

import (
	"testing"

	"chit/expense/parse"
)

// An amount that was said with and without its tax is one expense.
func TestNetAndGross(t *testing.T) {
	o := parse.Options{Language: "en", Region: "DE", Currency: "EUR"}
	for _, text := range []string{
		"rewe net 20.00 gross 22.60", "rewe gross 22.60 net 20.00", "rewe 20.00 net 22.60 gross", "rewe netto 20,00 brutto 22,60", "rewe net: 20.00, gross: 22.60",
		"rewe 20.00 excl 22.60 incl", "rewe 22.60 (20.00 net)", "rewe HT 20.00 TTC 22.60", "rewe 22.60 € TTC, 20.00 € HT", "rewe neto 20,00 bruto 22,60",
		"rewe 不含税 20.00 含税 22.60", "rewe net 20.00, tax 2.60, gross 22.60",
	} {
		r := parse.Read(text, o)
		if len(r.Expenses) != 1 || !r.Complete {
			t.Errorf("%s: %d expenses, complete %t; want one, wholly understood", text, len(r.Expenses), r.Complete)
			continue
		}
		e := r.Expenses[0]
		if e.Amount == nil || e.Net == nil || e.Amount.Value.String() != "22.6" || e.Net.Value.String() != "20" || e.Side != "gross" || e.Description != "rewe" {
			t.Errorf("%s: %+v", text, e)
		}
	}
	for _, text := range []string{"lunch 12 net, taxi 20 gross", "net 12 gross 10 lunch", "fishing net 12 lunch 20", "lunch 12 net"} {
		if r := parse.Read(text, o); len(r.Expenses) > 0 && r.Expenses[0].Net != nil {
			t.Errorf("%s: read as one amount with and without tax: %+v", text, r.Expenses[0])
		}
	}
}
