package lang

import (
	"cmp"
	"strings"
	"sync"

	"chit/expense"
)

// zonesByCity are the time zones of cities by what some language calls these.
var zonesByCity = sync.OnceValue(func() map[string]string {
	zones := map[string]string{}
	for _, l := range languages() {
		for entry := range strings.FieldsSeq(l.zones) {
			zone, cities, _ := strings.Cut(entry, ":")
			for city := range strings.SplitSeq(cities, ",") {
				zones[spaced(city)] = zone
			}
		}
	}
	return zones
})

// ZoneNamed returns the IANA name of a time zone, given that name or what its city is called
// in any language. See [expense.ZoneNamed].
func ZoneNamed(s string) (string, bool) {
	return expense.ZoneNamed(cmp.Or(zonesByCity()[strings.ToLower(strings.TrimSpace(s))], s))
}
