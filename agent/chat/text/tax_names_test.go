package text

import (
	"testing"

	"chit/expense"
	"chit/expense/parse"
)

// TestTaxNamesAreRead holds that what a region calls the tax is understood when somebody
// writes it, as the examples of the texts say.
func TestTaxNamesAreRead(t *testing.T) {
	for region, name := range taxNames {
		read := parse.Read("coffee 4.50 yesterday, 20% "+name, parse.Options{Today: expense.Date{Year: 2026, Month: 11, Day: 20}, Language: "en", Region: region, Currency: "EUR"})
		if !read.Complete || len(read.Expenses) != 1 || !read.Expenses[0].Rate.IsSet() || read.Expenses[0].Description != "coffee" {
			t.Errorf("%s: %q is not read as a tax: %+v", region, name, read.Objections)
		}
	}
}
