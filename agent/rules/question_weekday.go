package rules

import (
	"strings"

	"chit/expense/parse/lang"
)

// weekdayIn takes the words out of a question that limit it to one weekday: "on Fridays".
// Where weekdays have no plural, they do so only within a longer period that is named
// before: 今月の水曜日.
func (q *question) weekdayIn(said string) string {
	start, end, day := q.EveryWeekday(said)
	if day == "" || q.Unspaced && !q.everyWithin(said, start, end) {
		return said
	}
	rest := said[:start] + " " + said[end:]
	if q.Unspaced {
		rest = said[:start] + said[end:]
	}
	_, _, another := q.EveryWeekday(rest)
	q.broken = q.broken || another != ""
	q.weekday, q.by = day, "weekday"
	return rest
}

// everyWithin reports whether a weekday of a text without spaces is that of each week: its
// words say so, or a period that is longer than a week stands before it.
func (q *question) everyWithin(said string, start, end int) bool {
	if !namesPeriod(said[start:end], q.text, q.situation.MonthStart) {
		return true
	}
	before := strings.TrimRight(said[:start], " ")
	for _, w := range q.Wordings(lang.WithinThing) {
		before = strings.TrimSuffix(before, w)
	}
	span, ok := q.message.periodIn(before)
	if !ok || span.End != len(before) {
		return false
	}
	p, _, ok := q.text.Part(before[span.Start:]).Period(q.situation.MonthStart)
	return ok && p.Days() > daysOfWeek
}

// daysOfWeek is how many days have each weekday once.
const daysOfWeek = 7
