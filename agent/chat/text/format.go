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

// Day returns a day as people name it, seen from today: "yesterday, Fri 20 Nov",
// "Tue 3 Mar", "Tue 3 Mar 2025".
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

// Date returns a day with its weekday, and its year unless that is the given one.
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

// PeriodName returns the name of a period: a month's name when it is one ledger
// month, its first and last day otherwise.
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

// Range returns the first and last day of a period, "1-31 Mar 2026", without the
// year when it is the given one, "25 Feb - 24 Mar". Of one that nobody gave a
// beginning it is "until 31 May 2026".
func (t *Catalogue) Range(p expense.Period, year int) string {
	day := func(d expense.Date) string {
		key := DayMonthYear
		if d.Year == year {
			key = DayMonth
		}
		return t.Say(key, Args{"Day": d.Day, "Month": t.SayOf(FamilyMonthShort, fmt.Sprint(int(d.Month))), "Year": d.Year})
	}
	if p.From == expense.EarliestDate {
		return t.Say(RangeUntil, Args{"To": day(p.To)})
	}
	if p.From.Year == p.To.Year && p.From.Month == p.To.Month {
		return t.Say(RangeDays, Args{"Day": p.From.Day, "From": day(p.From), "To": day(p.To), "Last": p.To.Day})
	}
	return t.Say(Range, Args{"From": day(p.From), "To": day(p.To)})
}

// Category returns how a category is shown: translated if it is a built-in one,
// as the person wrote it otherwise.
func (t *Catalogue) Category(name string) string {
	if name == "" {
		return t.Say(Uncategorized)
	}
	if key, ok := FamilyCategory.Key(strings.ToLower(name)); ok {
		return t.Say(key)
	}
	return name
}

// ShownAs reports whether a category that the ledger calls by its stored name is
// shown under a name in one of our languages.
func ShownAs(stored, name string) bool {
	return slices.ContainsFunc(All(), func(t *Catalogue) bool { return expense.Fold(t.Category(stored)) == expense.Fold(name) })
}

// List returns things side by side, with the comma of lists between them.
func (t *Catalogue) List(things []string) string { return strings.Join(things, t.Say(ListComma)) }

// Shorten returns the beginning of s that has at most n characters, with an
// ellipsis when something is missing.
func Shorten(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	return string([]rune(s)[:n-1]) + "…"
}

// Sentences returns sentences one after the other. Chinese punctuation brings its
// own space.
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
