package lex

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"chit/expense/parse/lang"
)

// MaxText is how many characters of a text are read; the rest is cut off.
const MaxText = 4000

// Normalize brings a text to the one form that the rest of the package reads:
//
//   - Unicode NFKC, so that full-width digits, ligatures and ideographic
//     spaces are what they look like;
//   - every kind of space is one ASCII space each, because price tags use
//     no-break and thin spaces to group thousands, and every kind of line end
//     is '\n';
//   - control characters are spaces, and invisible format characters
//     (zero-width joiners, marks of writing direction, tags) are gone, because
//     what a person cannot see must not change what the text says;
//   - an apostrophe within a word is that of a typewriter, because phones write
//     l’eau and п’ять where tables and other keyboards have l'eau and п'ять;
//   - bytes that are no UTF-8 are gone;
//   - there is no space around it and at most [MaxText] characters in it.
//
// Normalizing twice changes nothing more.
func Normalize(s string) string {
	if isPlain(s) || isNormal(s) {
		return strings.TrimSpace(capText(s))
	}
	// NFKC can join several characters into one, so more than MaxText of them
	// are looked at; the bound keeps the work on a huge text small.
	if len(s) > 16*MaxText {
		s = s[:16*MaxText]
	}
	return strings.TrimSpace(capText(plainApostrophes(norm.NFKC.String(cleanText(s)))))
}

// plainApostrophes replaces the printed apostrophes within words. Between Chinese or
// Japanese characters the same sign closes a quotation.
func plainApostrophes(s string) string {
	if !strings.ContainsAny(s, "’ʼ") {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	var before rune
	for i, r := range s {
		after, _ := utf8.DecodeRuneInString(s[i+utf8.RuneLen(r):])
		if (r == '’' || r == 'ʼ') && isSpelled(before) && isSpelled(after) {
			b.WriteByte('\'')
		} else {
			b.WriteRune(r)
		}
		before = r
	}
	return b.String()
}

// isSpelled reports whether words of letters like r are spelled with apostrophes.
func isSpelled(r rune) bool { return unicode.IsLetter(r) && !lang.IsEast(r) }

// isPlain reports whether s is printable ASCII and line feeds, which is
// normal already.
func isPlain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c >= 0x7f || c < ' ' && c != '\n' {
			return false
		}
	}
	return true
}

// isNormal reports whether s has only letters beside what [isPlain] allows, and none that
// normalizing changes, as parts of a normalized text do.
func isNormal(s string) bool {
	for _, r := range s {
		if r < utf8.RuneSelf && !isPlain(string(r)) || r >= utf8.RuneSelf && !unicode.IsLetter(r) || r == 'ʼ' {
			return false
		}
	}
	return norm.NFKC.IsNormalString(s)
}

// cleanText replaces or drops what NFKC keeps and nobody can see.
func cleanText(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		i += size
		switch {
		case r == '\r':
			if i == len(s) || s[i] != '\n' {
				b.WriteByte('\n')
			}
		case r == '\n', r == '\u0085', r == '\u2028', r == '\u2029':
			b.WriteByte('\n')
		case r == utf8.RuneError && size == 1, unicode.Is(unicode.Cf, r):
		case unicode.IsControl(r), unicode.IsSpace(r):
			b.WriteByte(' ')
		case unicode.Is(unicode.Nd, r):
			b.WriteByte(digit(r))
		case r == '\u066b': // the decimal separator of Arabic
			b.WriteByte('.')
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// digit returns the decimal digit that a character is in its script: ٤ and ४ are 4. In
// every script they stand in the order of their values, from zero on.
func digit(r rune) byte {
	for _, block := range unicode.Nd.R16 {
		if lo := rune(block.Lo); r >= lo && r <= rune(block.Hi) {
			return '0' + byte((r-lo)%10)
		}
	}
	for _, block := range unicode.Nd.R32 {
		if lo := rune(block.Lo); r >= lo && r <= rune(block.Hi) {
			return '0' + byte((r-lo)%10)
		}
	}
	return '0' // unreachable: r is in one of these
}

// capText cuts s after MaxText characters.
func capText(s string) string {
	if len(s) <= MaxText {
		return s
	}
	n := 0
	for i := range s {
		if n == MaxText {
			return s[:i]
		}
		n++
	}
	return s
}
