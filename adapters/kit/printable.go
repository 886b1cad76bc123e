package kit

import (
	"strings"
	"unicode"
)

// Printable returns s without control characters, except newline and tab, and
// without the invisible characters that change the direction of writing. What one
// person writes is shown to others, and must not make 10.00 look like 00.01.
func Printable(s string) string {
	return strings.Map(func(r rune) rune {
		if Steers(r) {
			return -1
		}
		return r
	}, s)
}

// Steers reports whether [Printable] removes a character.
func Steers(r rune) bool {
	switch {
	case r == '\n' || r == '\t':
		return false
	case r >= 0x202a && r <= 0x202e, r >= 0x2066 && r <= 0x2069:
		return true // embeddings, overrides and isolates
	}
	return unicode.IsControl(r)
}
