package expense_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/expense"
)

func TestReportedSince(t *testing.T) {
	totals := func(lines ...expense.TotalLine) expense.Totals { return expense.Totals{Lines: lines} }
	food := expense.TotalLine{Currency: "EUR", Kind: expense.KindExpense, Category: "Food", Count: 2, Gross: 900}
	taxi := expense.TotalLine{Currency: "EUR", Kind: expense.KindExpense, Category: "Transport", Count: 1, Gross: 1800}
	hotel := expense.TotalLine{Currency: "CHF", Kind: expense.KindRefund, Category: "Travel", Count: 1, Gross: -20000}
	wage := expense.TotalLine{Currency: "EUR", Kind: expense.KindIncome, Count: 1, Gross: 300000}
	moved := expense.TotalLine{Currency: "EUR", Kind: expense.KindTransfer, Count: 1, Gross: 5000}
	for name, tt := range map[string]struct {
		then, now expense.Totals
		want      []expense.ReportedSum
	}{
		"nothing":         {totals(), totals(), nil},
		"not spent":       {totals(food), totals(food, wage, moved), nil},
		"the same":        {totals(food, taxi), totals(taxi, food), nil},
		"more":            {totals(food), totals(food, taxi), []expense.ReportedSum{{"EUR", 1, 1800}}},
		"less":            {totals(food, taxi), totals(food), []expense.ReportedSum{{"EUR", -1, -1800}}},
		"a new currency":  {totals(food), totals(hotel, food), []expense.ReportedSum{{"CHF", 1, -20000}}},
		"a currency gone": {totals(food, hotel), totals(food), []expense.ReportedSum{{"CHF", -1, 20000}}},
	} {
		got := expense.ReportedOf(tt.now, time.Time{}).Since(expense.ReportedOf(tt.then, time.Time{}))
		if len(got) == 0 {
			got = nil
		}
		if d := cmp.Diff(tt.want, got); d != "" {
			t.Errorf("%s (-want +got):\n%s", name, d)
		}
	}
}
