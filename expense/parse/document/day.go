package document

import (
	"slices"
	"strings"

	"chit/expense"
	"chit/expense/parse/date"
	"chit/expense/parse/lang"
)

// day returns the day of the text, nil if it has none: one that is called its date, or else
// the first one that is not another's, such as the day on which it is due.
func (r *reader) day() *date.Date {
	best, rank := -1, 0
	for i := range r.days {
		d := &r.days[i]
		if !r.isPast(*d) || !strings.ContainsAny(d.Text, "0123456789") && !r.isOwnDay(i) {
			continue
		}
		n := 1
		switch r.dayLabel(d.Start) {
		case lang.LabelOtherDay:
			continue
		case lang.LabelDay:
			n = 2
		}
		if n > rank {
			best, rank = i, n
		}
	}
	if best < 0 {
		return nil
	}
	day := r.days[best]
	return &day
}

// isPast reports whether a day has come. One without a year that may be ahead is: nobody is
// told of a payment nearly a year later.
func (r *reader) isPast(d date.Date) bool {
	return !slices.ContainsFunc(d.Readings, func(day expense.Date) bool { return day.After(r.Options.Today) })
}

// isOwnDay reports whether a day in words, "today", is the only one.
func (r *reader) isOwnDay(i int) bool {
	return len(r.days) == 1 && !strings.Contains(r.days[i].Text, "\n")
}

// farthestDay is how many bytes a label may be before its day.
const farthestDay = 16

// dayLabel returns what the day at an offset is called: by the last label for days that is
// before it in its line and behind other days.
func (r *reader) dayLabel(at int) lang.Label {
	from := r.lines[r.lineAt(at)].Start
	for _, d := range r.days {
		if d.End <= at {
			from = max(from, d.End)
		}
	}
	called := lang.LabelNone
	for _, l := range r.labels {
		if l.Start >= from && l.End <= at && at-l.End <= farthestDay && (l.Label == lang.LabelDay || l.Label == lang.LabelOtherDay) {
			called = l.Label
		}
	}
	return called
}
