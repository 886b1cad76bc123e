package door

import (
	"slices"
	"strings"

	"chit/expense"
	"chit/expense/parse"
)

// date grounds a day. It is read here and never by a model; what the person wrote wins
// over what the model made of it. It is nil for the day on which they wrote.
func (v *values) date(phrase string) *parse.Date {
	if answer, ok := v.Answered["date"]; ok {
		if d, ok := v.day(answer); ok {
			return &d
		}
	}
	if len(v.ev.BadDates) > 0 {
		return v.unsettled(v.ev.BadDates[0], phrase)
	}
	switch {
	case phrase != "":
		return v.saidDate(phrase)
	case v.FromModel && v.oneDate():
		return &v.ev.Dates[0]
	}
	return nil
}

// unsettled is what the person wrote of a day without naming one. If the words may mean
// one of several, the one that the model has is offered.
func (v *values) unsettled(bad parse.Date, phrase string) *parse.Date {
	if d, ok := v.day(phrase); ok && bad.Vague && d.Date != v.Today {
		bad.Readings = []expense.Date{d.Date}
	}
	return &bad
}

// saidDate grounds the words for a day.
func (v *values) saidDate(phrase string) *parse.Date {
	d, ok := v.day(phrase)
	if !ok {
		return unreadable(phrase)
	}
	for _, same := range []func(parse.Date) bool{
		func(written parse.Date) bool { return strings.EqualFold(written.Text, phrase) },
		func(written parse.Date) bool { return slices.Contains(written.Readings, d.Date) },
	} {
		if i := slices.IndexFunc(v.ev.Dates, same); i >= 0 {
			return &v.ev.Dates[i]
		}
	}
	switch {
	case v.ev.Contains(phrase):
		return &d
	case d.Date == v.Today && len(v.ev.Dates) == 0:
		return nil // the model said what the default is
	case d.Date != v.Today && v.oneDate():
		return &v.ev.Dates[0] // the model reckoned, and we do that better
	}
	return &parse.Date{Date: d.Date, Readings: []expense.Date{d.Date, v.Today}}
}

// unreadable is what was said of a day and names none.
func unreadable(said string) *parse.Date { return &parse.Date{Text: said} }

// oneDate reports whether the person named one day, and only one.
func (v *values) oneDate() bool {
	if len(v.ev.Dates) == 0 {
		return false
	}
	for _, d := range v.ev.Dates {
		if d.Date != v.ev.Dates[0].Date || d.Weak {
			return false
		}
	}
	return true
}

// day returns the day that words name.
func (v *values) day(words string) (parse.Date, bool) {
	// One as code writes it means itself.
	if day, err := expense.ParseDate(words); err == nil && !day.Before(expense.EarliestDate) {
		return parse.Date{Text: words, Date: day, Readings: []expense.Date{day}}, true
	}
	return v.Words(words).Date()
}
