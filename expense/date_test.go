package expense_test

import (
	"testing"
	"time"

	"chit/expense"
)

func date(t *testing.T, s string) expense.Date {
	t.Helper()
	d, err := expense.ParseDate(s)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestDateArithmetic(t *testing.T) {
	for _, c := range []struct {
		from string
		days int
		to   string
	}{
		{"2026-11-21", 1, "2026-11-22"},
		{"2026-12-31", 1, "2027-01-01"},
		{"2024-02-28", 1, "2024-02-29"},
		{"2026-03-28", 2, "2026-03-30"}, // the night of the change to summer time in Berlin has 23 hours
		{"0001-01-01", 3652058, "9999-12-31"},
	} {
		from, to := date(t, c.from), date(t, c.to)
		if got := from.AddDays(c.days); got != to {
			t.Errorf("%s and %d days is %s, want %s", from, c.days, got, to)
		}
		if got := to.Sub(from); got != c.days {
			t.Errorf("from %s to %s are %d days, want %d", from, to, got, c.days)
		}
		if !from.Before(to) || !to.After(from) || from.Compare(from) != 0 {
			t.Errorf("%s is not before %s", from, to)
		}
	}
}

func TestAddMonths(t *testing.T) {
	for _, c := range []struct {
		from   string
		months int
		want   string
	}{
		{"2026-01-31", 1, "2026-02-28"},
		{"2024-01-31", 1, "2024-02-29"},
		{"2026-11-21", 12, "2027-11-21"},
		{"2026-03-31", -1, "2026-02-28"},
		{"2026-01-15", -1, "2025-12-15"},
	} {
		if got := date(t, c.from).AddMonths(c.months).String(); got != c.want {
			t.Errorf("%s and %d months is %s, want %s", c.from, c.months, got, c.want)
		}
	}
}

func TestDatesThatAreNone(t *testing.T) {
	for _, s := range []string{"2026-02-30", "2026-13-01", "26-01-01", "", "2026-11-21T00:00:00Z"} {
		if d, err := expense.ParseDate(s); expense.CodeOf(err) != expense.CodeInvalid {
			t.Errorf("ParseDate(%q) = %s, %v, want an error of code invalid", s, d, err)
		}
	}
	if d, ok := expense.NewDate(2026, time.February, 31); ok {
		t.Errorf("there is a 31 February, %s", d)
	}
}

func TestMonthOf(t *testing.T) {
	for _, c := range []struct {
		day   string
		start int
		want  string
	}{
		{"2026-03-03", 1, "2026-03-01 2026-03-31"},
		{"2026-03-03", 25, "2026-02-25 2026-03-24"},
		{"2026-03-25", 25, "2026-03-25 2026-04-24"},
		{"2026-01-10", 15, "2025-12-15 2026-01-14"},
		{"2026-02-28", 28, "2026-02-28 2026-03-27"},
	} {
		p := expense.MonthOf(date(t, c.day), c.start)
		if got := p.From.String() + " " + p.To.String(); got != c.want {
			t.Errorf("the month of %s, beginning on %d, is %s, want %s", c.day, c.start, got, c.want)
		}
		if !p.Contains(date(t, c.day)) || p.Contains(p.From.AddDays(-1)) || p.Contains(p.To.AddDays(1)) {
			t.Errorf("%s contains the wrong days", c.want)
		}
	}
}

// TestDateAt reads times of day where clocks are put forward and back, by an hour,
// by half of one, at midnight, and by a whole day.
func TestDateAt(t *testing.T) {
	for _, tt := range []struct {
		zone, day    string
		hour, minute int
		want         string // in UTC
	}{
		{"Europe/Berlin", "2026-07-01", 9, 0, "2026-07-01T07:00:00Z"},
		{"Europe/Berlin", "2026-03-29", 1, 59, "2026-03-29T00:59:00Z"},
		{"Europe/Berlin", "2026-03-29", 2, 0, "2026-03-29T01:00:00Z"},  // does not exist: 03:00
		{"Europe/Berlin", "2026-03-29", 2, 30, "2026-03-29T01:30:00Z"}, // does not exist: 03:30
		{"Europe/Berlin", "2026-03-29", 3, 0, "2026-03-29T01:00:00Z"},
		{"Europe/Berlin", "2026-03-29", 23, 0, "2026-03-29T21:00:00Z"},
		{"Europe/Berlin", "2026-03-28", 9, 0, "2026-03-28T08:00:00Z"},
		{"Europe/Berlin", "2026-03-30", 9, 0, "2026-03-30T07:00:00Z"},
		{"Europe/Berlin", "2026-10-25", 1, 59, "2026-10-24T23:59:00Z"},
		{"Europe/Berlin", "2026-10-25", 2, 0, "2026-10-25T00:00:00Z"},  // the first of two
		{"Europe/Berlin", "2026-10-25", 2, 59, "2026-10-25T00:59:00Z"}, // the first of two
		{"Europe/Berlin", "2026-10-25", 3, 0, "2026-10-25T02:00:00Z"},
		{"Europe/Berlin", "2026-10-24", 9, 0, "2026-10-24T07:00:00Z"},
		{"Europe/Berlin", "2026-10-26", 9, 0, "2026-10-26T08:00:00Z"},
		{"America/New_York", "2026-03-08", 2, 30, "2026-03-08T07:30:00Z"},
		{"America/New_York", "2026-11-01", 1, 30, "2026-11-01T05:30:00Z"},
		{"Australia/Lord_Howe", "2026-10-04", 2, 15, "2026-10-03T15:45:00Z"}, // half an hour
		{"America/Santiago", "2026-09-06", 0, 0, "2026-09-06T04:00:00Z"},     // that day begins at 01:00
		{"Pacific/Apia", "2011-12-30", 9, 0, "2011-12-30T19:00:00Z"},         // that day was left out
		{"Asia/Kathmandu", "2026-11-20", 0, 0, "2026-11-19T18:15:00Z"},
		{"UTC", "2026-02-28", 23, 59, "2026-02-28T23:59:00Z"},
	} {
		zone, err := time.LoadLocation(tt.zone)
		if err != nil {
			t.Fatal(err)
		}
		got := date(t, tt.day).At(tt.hour, tt.minute, zone)
		if s := got.UTC().Format(time.RFC3339); s != tt.want {
			t.Errorf("%s %02d:%02d in %s is %s (%s), want %s", tt.day, tt.hour, tt.minute, tt.zone, s, got, tt.want)
		}
	}
}
