package storetest

import (
	"time"

	"chit/expense"
)

func checkReported(t T, s expense.Store) {
	ledger(t, s, "a")
	march := expense.Period{From: expense.Date{Year: 2026, Month: 3, Day: 1}, To: expense.Date{Year: 2026, Month: 3, Day: 31}}
	week := expense.Period{From: march.From, To: march.From.AddDays(6)}
	if _, found, err := s.Reported(t.Context(), "a", march); found || err != nil {
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
		got, found, err := s.Reported(t.Context(), "a", r.Period)
		if err != nil || !found {
			t.Fatalf("Reported: %v, %v", found, err)
		}
		r.At = r.At.UTC().Truncate(time.Microsecond)
		equal(t, "Reported", got, r)
	}
}
