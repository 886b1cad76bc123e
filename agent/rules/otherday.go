package rules

import (
	"slices"
	"strings"

	"chit/expense/parse/date"
	"chit/expense/parse/lang"
)

// otherDay returns the words for the day of two that it was, if a message says nothing but
// that: "not today, it was wednesday", 오늘 말고 목요일. It returns "" if it does not.
func otherDay(m *message) string {
	read := m.text.Read()
	if len(read.Dates) != 2 || len(read.Amounts) > 0 {
		return ""
	}
	first, second := read.Dates[0], read.Dates[1]
	isThing := func(word string) bool { return len(word) > 3 && lang.IsThing(word) } // a shorter one is an article somewhere
	if first.Date == second.Date || slices.ContainsFunc(strings.Fields(m.said), isThing) {
		return ""
	}
	between := strings.Trim(strings.ToLower(m.text.String()[first.End:second.Start]), " ,;")
	contrast := lang.RatherThan.Opens(between)
	switch {
	case isDenied(m, first), contrast > 0 && contrast == len(between):
		return second.Text
	case isDenied(m, second):
		return first.Text
	case contrast > 0:
		return second.Text
	}
	return ""
}

// isDenied reports whether a word before a day says that it was another.
func isDenied(m *message, d date.Date) bool {
	return lang.DeniesWords.Closes(strings.TrimRight(strings.ToLower(m.text.String()[:d.Start]), " ")) > 0
}
