package lang

import (
	"strconv"
	"strings"
)

// An everyDay is a wording for all days of a period that are one weekday.
type everyDay struct{ wording, day string }

// everyDays returns the wordings of a language, the longest first.
func everyDays(l *language) []everyDay {
	var all []everyDay
	for n, words := range l.everyWeekday {
		day := strconv.Itoa((n+6)%7 + 1) // Monday is 1
		wordings := split(words)
		longestFirst(wordings)
		for _, w := range wordings {
			all = append(all, everyDay{w, day})
		}
	}
	return all
}

// EveryWeekday finds the words for all days of a period that are one weekday in a text in
// lower case: "on Fridays". It returns where they stand, and the weekday, "1" for Monday.
func (q *Inquiry) EveryWeekday(text string) (start, end int, day string) {
	for _, e := range q.everyDays {
		i := strings.Index(text, e.wording)
		if i < 0 || len(e.wording) <= end-start {
			continue
		}
		if j := i + len(e.wording); q.Unspaced || !joined(text[:i], e.wording) && !joined(e.wording, text[j:]) {
			start, end, day = i, j, e.day
		}
	}
	return start, end, day
}
