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
