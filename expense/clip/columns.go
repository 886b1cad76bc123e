package clip

import (
	"unicode"

	"golang.org/x/text/width"
)

// Columns counts the columns of a terminal or of a monospaced font: two for a wide
// East Asian character, none for a combining one.
func Columns(r rune) int {
	if unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) {
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}
