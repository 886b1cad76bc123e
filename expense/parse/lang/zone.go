package lang

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"chit/expense"
)

// zonesByCity are the time zones of cities by what some language calls these.
var zonesByCity = sync.OnceValue(func() map[string]string {
	zones := map[string]string{}
	for _, n := range zoneNames() {
		if n.language != "" {
			zones[n.name] = n.zone
		}
	}
	return zones
})

// ZoneNamed returns the IANA name of a time zone, given that name or what its city is called
// in any language, in any case of it. See [expense.ZoneNamed].
func ZoneNamed(s string) (string, bool) {
	name := strings.ToLower(strings.TrimSpace(s))
	return expense.ZoneNamed(cmp.Or(zonesByCity()[name], zonesByStem()[stemOfCity(name)], s))
}

// zonesByStem are the time zones of cities by the stem of their names, where languages
// decline these and the stem is of one zone only.
var zonesByStem = sync.OnceValue(func() map[string]string {
	zones := map[string]string{}
	for city, zone := range zonesByCity() {
		stem := stemOfCity(city)
		if known, ok := zones[stem]; ok && known != zone {
			zone = ""
		}
		if stem != "" {
			zones[stem] = zone
		}
	}
	return zones
})

// minCityStem is how many letters the stem of a city's name has at least.
const minCityStem = 4

// stemOfCity returns the name of a city without the vowels at its end, which the cases of
// Slavic languages change: лиссабон of лиссабона. It returns "" for names in other letters.
func stemOfCity(name string) string {
	stem := strings.TrimRight(name, "аеиоуыэюяіїєьй")
	if stem == "" || utf8.RuneCountInString(stem) < minCityStem || !unicode.Is(unicode.Cyrillic, LastRune(stem)) {
		return ""
	}
	return stem
}

// A zoneName is what a place in a time zone is called.
type zoneName struct {
	zone, name string
	language   string // "" for the city in the name of the zone itself

	folded, foldedZone string // as they are looked for
}

func newZoneName(zone, name, language string) zoneName {
	return zoneName{zone, name, language, folded(name), folded(zone)}
}

// zoneNames are all of them: those of a language in the order of its table.
var zoneNames = sync.OnceValue(func() (all []zoneName) {
	for _, l := range languages() {
		for entry := range strings.FieldsSeq(l.zones) {
			zone, places, _ := strings.Cut(entry, ":")
			for place := range strings.SplitSeq(places, ",") {
				all = append(all, newZoneName(zone, spaced(place), l.code))
			}
		}
	}
	for _, zone := range expense.Zones() {
		all = append(all, newZoneName(zone, expense.City(zone), ""))
	}
	return all
})

// folded returns a name without case and accents, in which people look for it.
func folded(s string) string {
	bare := strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case r == '_':
			return ' '
		}
		return unicode.ToLower(r)
	}, norm.NFD.String(s))
	return undecomposed.Replace(bare)
}

// undecomposed are letters whose strokes are no accents to Unicode.
var undecomposed = strings.NewReplacer("ł", "l", "ø", "o", "ı", "i", "ß", "ss", "đ", "d")

// A ZonePlace is a place by which people know a time zone.
type ZonePlace struct{ Name, Zone string }

// How well a place fits what was typed, the best first.
const (
	fitsWhole = iota
	fitsBeginning
	fitsWord // a later one begins so
	fitsZone // the name of the zone has it
	fitsNot
)

// PlacesLike returns time zones by the beginning of what somebody in a language calls a place
// there, the likeliest first, each under the place that it was found by. Without a beginning
// these are the places that the language has names for, and then all others.
func PlacesLike(typed, language string) []ZonePlace {
	base, _, _ := strings.Cut(language, "-")
	wanted := strings.TrimSpace(folded(typed))
	type found struct {
		ZonePlace
		fit, foreign, order int
	}
	likelier := func(a, b found) int {
		return cmp.Or(cmp.Compare(a.fit, b.fit), cmp.Compare(a.foreign, b.foreign), cmp.Compare(a.order, b.order))
	}
	best := map[string]int{} // by zone
	var all []found
	for i, n := range zoneNames() {
		f := found{ZonePlace{cased(n.name, base), n.zone}, n.fit(wanted), n.foreign(language, base), i}
		if f.fit == fitsNot {
			continue
		}
		known, again := best[n.zone]
		if !again {
			best[n.zone], all = len(all), append(all, f)
		} else if likelier(f, all[known]) < 0 {
			all[known] = f
		}
	}
	slices.SortFunc(all, likelier)
	places := make([]ZonePlace, len(all))
	for i, f := range all {
		places[i] = f.ZonePlace
	}
	return places
}

// PlaceOf returns what somebody in a language calls the city that a time zone is named after.
func PlaceOf(zone, language string) string {
	base, _, _ := strings.Cut(language, "-")
	for _, n := range zoneNames() {
		if n.zone == zone && n.foreign(language, base) == 0 {
			return cased(n.name, base)
		}
	}
	return expense.City(zone)
}

func (n zoneName) fit(wanted string) int {
	switch {
	case n.folded == wanted:
		return fitsWhole
	case strings.HasPrefix(n.folded, wanted):
		return fitsBeginning
	case strings.Contains(n.folded, " "+wanted), strings.Contains(n.folded, "-"+wanted):
		return fitsWord
	case strings.Contains(n.foldedZone, wanted):
		return fitsZone
	}
	return fitsNot
}

// foreign tells a name of a language from an English one, and that from those of others.
func (n zoneName) foreign(language, base string) int {
	switch {
	case n.language == base && (base != chinese.code || ChineseScript(n.name) != otherScript(language)):
		return 0
	case n.language == "":
		return 1
	}
	return 2
}

// otherScript is the script that somebody does not write Chinese in.
func otherScript(language string) string {
	if strings.HasSuffix(language, Traditional) {
		return Simplified
	}
	return Traditional
}

// minCased is how long a word within a name must be to begin with a capital letter: those
// of "Rio de Janeiro".
const minCased = 4

// cased returns a name of the tables, which are in small letters, as it is written.
func cased(name, language string) string {
	upper := unicode.ToUpper
	if language == turkish.code {
		upper = unicode.TurkishCase.ToUpper
	}
	letters := []rune(name)
	for i, r := range letters {
		begins := i == 0 || letters[i-1] == '-'
		if !begins && letters[i-1] == ' ' {
			word, _, _ := strings.Cut(string(letters[i:]), " ")
			begins = len([]rune(word)) >= minCased
		}
		if begins {
			letters[i] = upper(r)
		}
	}
	return string(letters)
}
