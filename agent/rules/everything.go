package rules

import (
	"strings"

	"chit/expense/parse/lang"
)

// everythingIn reads a clause that stands for all deeds of a period, and returns the period:
// "everything of today", alles von gestern, 今天的全部.
func (m *message) everythingIn(c clause) (period string, ok bool) {
	span, ok := m.periodIn(c.said)
	if !ok {
		return "", false
	}
	period = c.typed[span.Start:span.End]
	all := false
	for _, rest := range [...]clause{c.without(0, len(c.said)-span.Start), c.without(span.End, 0)} {
		for rest.said != "" {
			switch {
			case rest.skip(lang.NamesDeeds):
				all = true
			case rest.skip(lang.AroundPeriod), rest.skip(lang.AroundDeeds):
			default:
				return "", false
			}
		}
	}
	return strings.TrimSpace(period), all
}
