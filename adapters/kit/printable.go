package kit

import (
	"strings"
	"unicode"
)

// Printable returns s without what steers a screen: control characters but the end
// of a line and the tab, and the invisible ones that turn the direction of writing.
// What one person writes is shown to others, and must not make 10.00 look like
// 00.01.
func Printable(s string) string {
	return strings.Map(func(r rune) rune {
		if Steers(r) {
			return -1
		}
		return r
	}, s)
}

// Steers reports whether a character is none of those that [Printable] leaves.
func Steers(r rune) bool {
	switch {
	case r == '\n' || r == '\t':
		return false
	case r >= 0x202a && r <= 0x202e, r >= 0x2066 && r <= 0x2069:
		return true // embeddings, overrides and isolates
	}
	return unicode.IsControl(r)
}
