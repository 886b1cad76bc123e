package lang

import "strings"

// Endings of the names of streets that are one word. Words with the latter mostly are
// something else: a car park, a way back.
var (
	streetEndings    = []string{"straße", "strasse", "str", "allee", "gasse", "straat", "laan", "gracht", "singel", "kade"}
	mayStreetEndings = []string{"weg", "platz", "ring", "damm", "ufer", "plein", "gatan", "vägen"}
)

// EndsLikeStreet reports whether a word in lower case is the name of a street.
func EndsLikeStreet(word string) bool { return endsIn(word, streetEndings) }

// MayEndLikeStreet reports whether it may be one.
func MayEndLikeStreet(word string) bool { return endsIn(word, mayStreetEndings) }

func endsIn(word string, endings []string) bool {
	for _, e := range endings {
		if len(word) > len(e)+2 && strings.HasSuffix(word, e) {
			return true
		}
	}
	return false
}
