package text

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"chit/expense"
)

func reasonOf(err error) (expense.Reason, expense.Args) {
	e, ok := errors.AsType[*expense.Error](err)
	if !ok {
		return "", nil
	}
	return e.Reason, e.Args
}

// Day names a day relative to today: "yesterday, Fri 20 Nov", "Tue 3 Mar", "Tue
// 3 Mar 2025".
func (t *Catalogue) Day(d, today expense.Date) string {
	date := t.Date(d, today.Year)
	switch d {
	case today:
		return t.Say(Today)
	case today.AddDays(-1):
		return t.Say(Yesterday, Args{"Date": date})
	case today.AddDays(1):
		return t.Say(Tomorrow, Args{"Date": date})
	}
	return date
}

// Date returns a day with its weekday, and with its year if that differs from the
// given one.
func (t *Catalogue) Date(d expense.Date, year int) string {
	key := Date
	if d.Year != year {
		key = DateYear
	}
	return t.Say(key, Args{
		"Weekday": t.SayOf(FamilyWeekday, fmt.Sprint(int(d.Weekday()))), "Day": d.Day,
		"Month": t.SayOf(FamilyMonthShort, fmt.Sprint(int(d.Month))), "Year": d.Year,
	})
}

// Written returns a day as a person would write it, with its year.
func (t *Catalogue) Written(d expense.Date) string {
	return t.Say(DayMonthYear, Args{"Day": d.Day, "Month": t.SayOf(FamilyMonthShort, fmt.Sprint(int(d.Month))), "Year": d.Year})
}

// PeriodName returns the name of the month if a period is one ledger month,
// otherwise its first and last day.
func (t *Catalogue) PeriodName(p expense.Period, monthStart int) string {
	if expense.MonthOf(p.From, monthStart) == p {
		return t.MonthName(p.From.Year, p.From.Month)
	}
	if p.From == p.To {
		return t.Date(p.From, 0)
	}
	return t.Range(p, 0)
}

// MonthName returns "March 2026".
func (t *Catalogue) MonthName(year int, month time.Month) string {
	return t.Say(MonthYear, Args{"Month": t.SayOf(FamilyMonth, fmt.Sprint(int(month))), "Year": year})
}

// Range returns the first and last day of a period: "1-31 Mar 2026", or "25 Feb
// - 24 Mar" without the given year. A period of one day is that day, and one without a
// beginning is "until 31 May 2026".
func (t *Catalogue) Range(p expense.Period, year int) string {
	day := func(d expense.Date) string {
		key := DayMonthYear
		if d.Year == year {
			key = DayMonth
		}
		return t.Say(key, Args{"Day": d.Day, "Month": t.SayOf(FamilyMonthShort, fmt.Sprint(int(d.Month))), "Year": d.Year})
	}
	if p.From == p.To {
		return day(p.To)
	}
	if p.From == expense.EarliestDate {
		return t.Say(RangeUntil, Args{"To": day(p.To)})
	}
	if p.From.Year == p.To.Year && p.From.Month == p.To.Month {
		return t.Say(RangeDays, Args{"Day": p.From.Day, "From": day(p.From), "To": day(p.To), "Last": p.To.Day})
	}
	return t.Say(Range, Args{"From": day(p.From), "To": day(p.To)})
}

// Category returns the display name of a category: translated if it is built
// in, otherwise as it was written.
func (t *Catalogue) Category(name string) string {
	if name == "" {
		return t.Say(Uncategorized)
	}
	if key, ok := FamilyCategory.Key(strings.ToLower(name)); ok {
		return t.Say(key)
	}
	return name
}

// ShownAs reports whether one of our languages shows a stored category under a
// name.
func ShownAs(stored, name string) bool {
	return slices.ContainsFunc(All(), func(t *Catalogue) bool { return expense.Fold(t.Category(stored)) == expense.Fold(name) })
}

// List joins things with the list separator.
func (t *Catalogue) List(things []string) string { return strings.Join(things, t.Say(ListComma)) }

// Sentences joins sentences. Chinese punctuation needs no space after it.
func Sentences(all ...string) string {
	var b strings.Builder
	last := utf8.RuneError
	for _, s := range all {
		if b.Len() > 0 && !strings.ContainsRune("。！？：；”）", last) {
			b.WriteByte(' ')
		}
		b.WriteString(s)
		last, _ = utf8.DecodeLastRuneInString(s)
	}
	return b.String()
}
