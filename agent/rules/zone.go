package rules

import (
	"strings"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// zoneAsked reads the wish to keep the ledger in another time zone: the word for one, a place,
// and nothing but words that may stand around them, whatever their order: "I'm in Denver now,
// change my time zone".
func zoneAsked(m *message) (Reading, bool) {
	if len(m.said) > maxDeed || m.question || strings.ContainsAny(m.said, "/0123456789") {
		return Reading{}, false
	}
	c := clause{m.said, m.typed}.plain()
	for _, noun := range lang.NamesZone.Wordings() {
		at := strings.Index(c.said, noun)
		if at < 0 {
			continue
		}
		before, behind := aroundSetting(c.without(0, len(c.said)-at)), aroundSetting(c.without(at+len(noun), 0))
		switch {
		case before.said == "" && isZone(behind.said):
			return wants(action.ChangeSettings{Setting: "time_zone", Value: behind.typed}), true
		case behind.said == "" && isZone(before.said):
			return wants(action.ChangeSettings{Setting: "time_zone", Value: before.typed}), true
		}
	}
	return Reading{}, false
}
