package report

import (
	"testing"

	"chit/expense"
)

func TestPrevious(t *testing.T) {
	period := func(from, to string) expense.Period {
		var p expense.Period
		for day, text := range map[*expense.Date]string{&p.From: from, &p.To: to} {
			if err := day.UnmarshalText([]byte(text)); err != nil {
				t.Fatal(err)
			}
		}
		return p
	}
	for _, tt := range []struct {
		name       string
		of         expense.Period
		monthStart int
		want       expense.Period
	}{
		{"a month", period("2026-03-01", "2026-03-31"), 1, period("2026-02-01", "2026-02-28")},
		{"a ledger month", period("2026-02-25", "2026-03-24"), 25, period("2026-01-25", "2026-02-24")},
		{"a week", period("2026-03-02", "2026-03-08"), 1, period("2026-02-23", "2026-03-01")},
		{"a month of the calendar, not of the ledger", period("2026-03-01", "2026-03-31"), 25, period("2026-01-29", "2026-02-28")},
	} {
		if got := Previous(tt.of, tt.monthStart); got != tt.want {
			t.Errorf("%s: before %v comes %v, want %v", tt.name, tt.of, got, tt.want)
		}
	}
}
