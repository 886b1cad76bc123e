package telegram

import (
	"strings"
	"unicode"
)

// printable returns s without control characters but the end of a line and the
// tab, and without those that turn the direction of writing: what one person
// writes is shown to others, and must not make 10.00 look like 00.01.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t':
			return r
		case unicode.IsControl(r), r >= 0x202a && r <= 0x202e, r >= 0x2066 && r <= 0x2069:
			return -1
		}
		return r
	}, s)
}
