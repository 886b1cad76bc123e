package lang

import (
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"chit/expense"
)

// A place is a country or a city with the money that people pay there.
type place struct {
	currency expense.Currency
	land     bool   // a country, whose name also says where a dish or a thing comes from
	exact    string // the only spelling that is a place: "turkey" is a bird, "us" are we
}

// places are those of all languages by their names in lower case.
var places = sync.OnceValue(func() map[string]place {
	m := make(map[string]place, 2048)
	add := func(list string, land bool) {
		for item := range strings.FieldsSeq(list) {
			code, names, _ := strings.Cut(item, ":")
			for name := range strings.SplitSeq(names, ",") {
				name = spaced(name)
				p := place{currency: expense.Currency(code), land: land}
				low := strings.ToLower(name)
				if low != name {
					p.exact = name
				}
				m[low] = p
			}
		}
	}
	for _, l := range languages() {
		add(l.lands, true)
		add(l.cities, false)
	}
	return m
})

// longestPlaces are how many runes the names in scripts without spaces have at most, by
// their first.
var longestPlaces = sync.OnceValue(func() map[rune]int {
	m := make(map[rune]int, 128)
	for name := range maps.Keys(places()) {
		if first := FirstRune(name); IsUnspaced(first) {
			m[first] = max(m[first], utf8.RuneCountInString(name))
		}
	}
	return m
})

// townOpenings are the first of several words that towns are called by.
var townOpenings = sync.OnceValue(func() map[string]bool {
	m := make(map[string]bool, 256)
	for name, p := range places() {
		if first, _, several := strings.Cut(name, " "); several && !p.land {
			m[first] = true
		}
	}
	return m
})

// OpensTown reports whether a word in lower case is the first of several that a town is called by.
func OpensTown(word string) bool { return townOpenings()[word] }

// A PlaceName is the name of a place in a text.
type PlaceName struct {
	Currency expense.Currency
	Len      int  // in bytes
	Land     bool // a country
	// Doubtful names are other words as well, so that only a preposition makes them places.
	Doubtful bool
}

// maxPlaceWords is how many words the name of a place has: "United Arab Emirates".
const maxPlaceWords = 3

// PlaceAt returns the place that a text begins with, the longest of several.
func PlaceAt(s string) (PlaceName, bool) {
	first, size := utf8.DecodeRuneInString(s)
	if IsUnspaced(first) {
		ends := []int{size}
		for n := 1; n < longestPlaces()[first] && ends[n-1] < len(s); n++ {
			_, size = utf8.DecodeRuneInString(s[ends[n-1]:])
			ends = append(ends, ends[n-1]+size)
		}
		for _, end := range slices.Backward(ends) {
			if p, ok := places()[s[:end]]; ok {
				return PlaceName{Currency: p.currency, Len: end, Land: p.land}, true
			}
		}
		return PlaceName{}, false
	}
	var found PlaceName
	end := 0
	for range maxPlaceWords {
		next := WordEnd(s, end)
		if next == end {
			break
		}
		end = next
		name := s[:end]
		if p, ok := places()[strings.ToLower(strings.ReplaceAll(name, "-", " "))]; ok && (p.exact == "" || p.exact == name) {
			found = PlaceName{Currency: p.currency, Len: end, Land: p.land, Doubtful: p.exact != ""}
		}
		if end == len(s) || s[end] != ' ' && s[end] != '-' {
			break
		}
		end++
	}
	return found, found.Len > 0
}
