// Package clip shortens text without breaking a character: a letter stays with its
// accents, an emoji with its colour, and a flag whole.
package clip

import (
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// A Unit is what a limit counts: how much of it a character takes.
type Unit func(rune) int

// Characters counts Unicode code points.
func Characters(rune) int { return 1 }

// Bytes counts the bytes of UTF-8.
func Bytes(r rune) int { return utf8.RuneLen(r) }

// UTF16 counts code units of UTF-16, as JavaScript and Telegram do.
func UTF16(r rune) int { return utf16.RuneLen(r) }

// Length returns how long a text is. An invalid byte counts as U+FFFD.
func Length(s string, of Unit) int {
	n := 0
	for _, r := range s {
		n += of(r)
	}
	return n
}

// Cut returns the longest beginning of a text that fits.
func Cut(s string, most int, of Unit) string {
	n := 0
	for i, r := range s {
		if n += of(r); n > most {
			return s[:boundary(s, i)]
		}
	}
	return s
}

const ellipsis = '…'

// Shorten returns a text that fits, or else as much of it as fits with an ellipsis.
func Shorten(s string, most int, of Unit) string {
	if Length(s, of) <= most {
		return s
	}
	if most < of(ellipsis) {
		return ""
	}
	return Cut(s, most-of(ellipsis), of) + string(ellipsis)
}

// boundary returns where the character begins that s is in at byte i, or i itself if
// nothing would be left: somebody has piled up accents then.
func boundary(s string, i int) int {
	at := i
	for at > 0 && joined(s, at) {
		_, size := utf8.DecodeLastRuneInString(s[:at])
		at -= size
	}
	if at == 0 {
		return i
	}
	return at
}

const joiner = '\u200d' // makes one emoji of two

// joined reports whether the code points before and after byte i make up one
// character. Of the rules of Unicode (UAX 29) these are what people write.
func joined(s string, i int) bool {
	before, _ := utf8.DecodeLastRuneInString(s[:i])
	after, _ := utf8.DecodeRuneInString(s[i:])
	switch {
	case before == joiner, after == joiner, unicode.Is(unicode.M, after):
		return true
	case after >= 0x1F3FB && after <= 0x1F3FF, after >= 0xE0020 && after <= 0xE007F: // colours of skin, tags of a flag
		return true
	}
	return isFlagLetter(after) && flagLetters(s[:i])%2 == 1
}

func isFlagLetter(r rune) bool { return r >= 0x1F1E6 && r <= 0x1F1FF }

// flagLetters counts the letters of flags at the end of s.
func flagLetters(s string) int {
	n := 0
	for {
		r, size := utf8.DecodeLastRuneInString(s)
		if !isFlagLetter(r) {
			return n
		}
		s = s[:len(s)-size]
		n++
	}
}
