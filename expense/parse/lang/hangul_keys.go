package lang

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// The keys of the Korean keyboard (2-beolsik) in the order of Unicode: of the consonants that
// begin a syllable, of its vowels, and of the consonants that may end it.
var (
	leadKeys  = strings.Fields(`r R s e E f a q Q t T d w W c z x v g`)
	vowelKeys = strings.Fields(`k o i O j p u P h hk ho hl y n nj np nl b m ml l`)
	tailKeys  = strings.Fields(`r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g`)
)

// hangulOf returns what the keys of Latin letters write on a Korean keyboard, "" if that are
// no whole syllables: zjvl is 커피.
func hangulOf(keys string) string {
	var b strings.Builder
	for rest := keys; rest != ""; {
		if r, size := utf8.DecodeRuneInString(rest); !unicode.IsLetter(r) {
			b.WriteRune(r)
			rest = rest[size:]
			continue
		}
		lead, _, after := keyIn(leadKeys, rest)
		vowel, _, after := keyIn(vowelKeys, after)
		if lead < 0 || vowel < 0 {
			return ""
		}
		tail := -1
		for size := 2; size > 0 && tail < 0; size-- { // a consonant before a vowel begins the next syllable
			at, n, behind := keyIn(tailKeys, after[:min(size, len(after))])
			if at < 0 || behind != "" || beginsVowel(after[n:]) {
				continue
			}
			tail, after = at, after[n:]
		}
		b.WriteRune('가' + rune((lead*len(vowelKeys)+vowel)*(len(tailKeys)+1)+tail+1))
		rest = after
	}
	return b.String()
}

// keyIn returns which of the keys a text begins with, the longest, how long it is, and what
// stands behind it; -1 if it begins with none.
func keyIn(keys []string, text string) (at, size int, rest string) {
	at = -1
	for i, k := range keys {
		if len(k) > size && strings.HasPrefix(text, k) {
			at, size = i, len(k)
		}
	}
	return at, size, text[size:]
}

func beginsVowel(text string) bool {
	at, _, _ := keyIn(vowelKeys, text)
	return at >= 0
}
