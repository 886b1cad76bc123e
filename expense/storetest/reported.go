package storetest

import (
	"time"

	"chit/expense"
)

func checkReported(t T, s expense.Store) {
	ledger(t, s, "a")
	march := expense.Period{From: expense.Date{Year: 2026, Month: 3, Day: 1}, To: expense.Date{Year: 2026, Month: 3, Day: 31}}
	week := expense.Period{From: march.From, To: march.From.AddDays(6)}
	if _, found, err := s.Reported(t.Context(), "a", march, ""); found || err != nil {
		t.Errorf("Reported before any report: %v, %v", found, err)
	}
	at := time.Date(2026, 4, 1, 9, 0, 0, 123456789, time.FixedZone("", 3600))
	for _, r := range []expense.Reported{
		{Period: march, At: at},
		{Period: week, At: at, Sums: []expense.ReportedSum{{Currency: "EUR", Count: 1, Gross: -450}}},
		{Period: march, At: at.Add(time.Hour), Sums: []expense.ReportedSum{{Currency: "EUR", Count: 2, Gross: 1200}, {Currency: "JPY", Count: 1, Gross: 9_007_199_254_740_993}}},
	} {
		if err := s.SaveReported(t.Context(), "a", r); err != nil {
			t.Fatalf("SaveReported(%+v): %v", r, err)
		}
		got, found, err := s.Reported(t.Context(), "a", r.Period, "")
		if err != nil || !found {
			t.Fatalf("Reported: %v, %v", found, err)
		}
		r.At = r.At.UTC().Truncate(time.Microsecond)
		equal(t, "Reported", got, r)
	}
	checkReportedAgain(t, s, week)
}

// checkReportedAgain has messages handled again: each must find what it found
// the first time.
func checkReportedAgain(t T, s expense.Store, p expense.Period) {
	at := time.Date(2026, 4, 2, 9, 0, 0, 0, time.UTC)
	p.To = p.To.AddDays(1)
	for i, step := range []struct {
		key  string
		want int64 // the sum that it finds, 0 for none
	}{
		{"m1", 0}, {"m1", 0}, {"m2", 2}, {"m2", 2}, {"m2", 2}, {"m3", 5}, {"", 6}, {"", 7}, {"m3", 8}, {"m3", 8},
	} {
		r, found, err := s.Reported(t.Context(), "a", p, step.key)
		var got int64
		for _, sum := range r.Sums {
			got = sum.Gross
		}
		if err != nil || found != (step.want != 0) || got != step.want {
			t.Errorf("step %d: Reported(%q) has %d, %v, %v; want %d", i+1, step.key, got, found, err, step.want)
		}
		sums := []expense.ReportedSum{{Currency: "EUR", Count: 1, Gross: int64(i) + 1}}
		if err := s.SaveReported(t.Context(), "a", expense.Reported{Period: p, At: at, Sums: sums, SourceKey: step.key}); err != nil {
			t.Fatalf("SaveReported: %v", err)
		}
	}
}
