package expense

import (
	_ "embed"
	"strings"
	"time"
	"unicode"
)

// zones are those of the IANA database's zone.tab, 2025b, which has each that some country
// uses under its present name. Go can load zones, but not list them.
//
//go:embed zones.txt
var zones string

// Zones returns the IANA names of the time zones that are in use, in their order, and UTC.
func Zones() []string { return strings.Fields(zones) }

// City returns the city that a time zone is named after: "New York" of America/New_York.
func City(zone string) string {
	return strings.ReplaceAll(zone[strings.LastIndex(zone, "/")+1:], "_", " ")
}

// ZoneNamed returns the IANA name of a time zone, given that name in any case
// or the city in it: "berlin" is Europe/Berlin.
func ZoneNamed(s string) (string, bool) {
	name := zoneCase(s)
	if strings.EqualFold(name, "utc") || strings.EqualFold(name, "gmt") {
		return strings.ToUpper(name), true
	}
	candidates := []string{name, strings.TrimSpace(s)} // a few have more capitals: Antarctica/McMurdo
	if !strings.Contains(name, "/") {
		candidates = nil
		for _, area := range []string{"Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic", "Indian"} {
			candidates = append(candidates, area+"/"+name)
		}
	}
	for _, c := range candidates {
		if _, err := time.LoadLocation(c); err == nil && strings.Contains(c, "/") {
			return c, true
		}
	}
	return name, false
}

// smallWords are what names of zones write small: Port-au-Prince, Dar_es_Salaam.
var smallWords = strings.NewReplacer("-Au-", "-au-", "_Es_", "_es_", "_Of_", "_of_")

// zoneCase turns "new york" into New_York, as the zone database spells it.
func zoneCase(s string) string {
	upper := true
	return smallWords.Replace(strings.Map(func(r rune) rune {
		if r == ' ' {
			r = '_'
		}
		if upper {
			r = unicode.ToUpper(r)
		} else {
			r = unicode.ToLower(r)
		}
		upper = r == '_' || r == '/' || r == '-'
		return r
	}, strings.TrimSpace(s)))
}
