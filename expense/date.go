package expense

import (
	"cmp"
	"fmt"
	"time"
)

// A Date is a calendar day, without a time or a time zone. The zero Date is not
// a day.
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// DateOf returns the day of t in t's location.
func DateOf(t time.Time) Date {
	y, m, d := t.Date()
	return Date{y, m, d}
}

// ParseDate reads a date of the form 2026-11-20. It fails with
// [ReasonDateInvalid] on anything else, and on a day that does not exist.
func ParseDate(s string) (Date, error) {
	t, err := time.Parse(time.DateOnly, s)
	if err != nil {
		return Date{}, Invalid(ReasonDateInvalid, Args{"Date": s})
	}
	return DateOf(t), nil
}

// NewDate returns the given day, and false if it does not exist, such as 31
// February.
func NewDate(year int, month time.Month, day int) (Date, bool) {
	d := Date{year, month, day}
	return d, year >= 1 && year <= 9999 && DateOf(d.midnight()) == d
}

func (d Date) midnight() time.Time { return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC) }

// String returns the date as 2026-11-20.
func (d Date) String() string { return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day) }

// IsZero reports whether d is the zero Date.
func (d Date) IsZero() bool { return d == Date{} }

// AddDays returns the day n days later, or earlier when n is negative.
func (d Date) AddDays(n int) Date { return DateOf(d.midnight().AddDate(0, 0, n)) }

// AddMonths returns the same day n months later, or the last day of that month
// if it is shorter: one month after 31 January is 28 February.
func (d Date) AddMonths(n int) Date {
	first := time.Date(d.Year, d.Month+time.Month(n), 1, 0, 0, 0, 0, time.UTC)
	last := first.AddDate(0, 1, -1).Day()
	return Date{first.Year(), first.Month(), min(d.Day, last)}
}

// Sub returns the number of days from e to d. It counts seconds since 1970,
// because a [time.Duration] is limited to 292 years.
func (d Date) Sub(e Date) int {
	const day = 24 * 60 * 60
	return int((d.midnight().Unix() - e.midnight().Unix()) / day)
}

// Compare compares days, as cmp.Compare does.
func (d Date) Compare(e Date) int {
	return cmp.Or(cmp.Compare(d.Year, e.Year), cmp.Compare(d.Month, e.Month), cmp.Compare(d.Day, e.Day))
}

// Before reports whether d is an earlier day than e.
func (d Date) Before(e Date) bool { return d.Compare(e) < 0 }

// After reports whether d is a later day than e.
func (d Date) After(e Date) bool { return d.Compare(e) > 0 }

// Weekday returns the day of the week.
func (d Date) Weekday() time.Weekday { return d.midnight().Weekday() }

// At returns the instant of a time of day in a zone, as RFC 5545 has it for calendars.
// A time that the clocks skip on that day is read as if they had not yet been put
// forward: 02:30 becomes 03:30. A time that they show twice is the first of the two.
// So what is due daily is due once on every day.
func (d Date) At(hour, minute int, zone *time.Location) time.Time {
	clock := time.Date(d.Year, d.Month, d.Day, hour, minute, 0, 0, time.UTC)
	offset := func(t time.Time) time.Duration {
		_, seconds := t.In(zone).Zone()
		return time.Duration(seconds) * time.Second
	}
	// The offsets before and after whatever happens to the clocks that day.
	before := clock.Add(-offset(clock.Add(-24 * time.Hour)))
	after := clock.Add(-offset(clock.Add(24 * time.Hour)))
	shows := func(t time.Time) bool { return t.Add(offset(t)).Equal(clock) }
	if !shows(before) && shows(after) {
		return after.In(zone)
	}
	return before.In(zone)
}

// Format formats the day as [time.Time.Format] does.
func (d Date) Format(layout string) string { return d.midnight().Format(layout) }

// MarshalText writes the form of [Date.String].
func (d Date) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads the form of [Date.String].
func (d *Date) UnmarshalText(text []byte) error {
	var err error
	*d, err = ParseDate(string(text))
	return err
}

// A Period is a run of days, both ends included.
type Period struct {
	From, To Date
}

// Contains reports whether d is a day of p.
func (p Period) Contains(d Date) bool { return !d.Before(p.From) && !d.After(p.To) }

// Days returns the number of days.
func (p Period) Days() int { return p.To.Sub(p.From) + 1 }

// MonthOf returns the ledger month that contains d, when months begin on day
// start (1 to 28). With start 25 the month of 3 March is 25 February to 24 March.
func MonthOf(d Date, start int) Period {
	from := Date{d.Year, d.Month, start}
	if d.Day < start {
		from = from.AddMonths(-1)
	}
	return Period{from, from.AddMonths(1).AddDays(-1)}
}

// Month returns the ledger month that is named for the given calendar month:
// the one that begins in it.
func Month(year int, month time.Month, start int) Period {
	return MonthOf(Date{year, month, start}, start)
}
