package lang

import (
	"cmp"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// OfScript returns the language of a script that stands for one, "" if the text has
// none of them.
func OfScript(s, ledger string) string {
	han := false
	for _, c := range s {
		switch {
		case c < 0x0370:
		case c >= 0x0400 && c <= 0x052F:
			return cmp.Or(OfCyrillic(s), ownCyrillic(ledger))
		case c <= 0x17FF:
			if l := letters(c); l != "" {
				return l
			}
		case isKana(c):
			return japanese.code
		case IsHangul(c):
			return korean.code
		case IsHan(c):
			han = true
		}
	}
	if han {
		return ofHan(s, ledger)
	}
	return ""
}

// scripts are those that stand for the one language most people write in them.
var scripts = []struct {
	first, last rune
	language    string
}{
	{0x0370, 0x03FF, "el"},
	{0x0530, 0x058F, "hy"},
	{0x0590, 0x05FF, "he"},
	{0x0600, 0x06FF, "ar"},
	{0x0900, 0x097F, "hi"},
	{0x0980, 0x09FF, "bn"},
	{0x0A00, 0x0A7F, "pa"},
	{0x0A80, 0x0AFF, "gu"},
	{0x0B00, 0x0B7F, "or"},
	{0x0B80, 0x0BFF, "ta"},
	{0x0C00, 0x0C7F, "te"},
	{0x0C80, 0x0CFF, "kn"},
	{0x0D00, 0x0D7F, "ml"},
	{0x0D80, 0x0DFF, "si"},
	{0x0E00, 0x0E7F, "th"},
	{0x0E80, 0x0EFF, "lo"},
	{0x1000, 0x109F, "my"},
	{0x10A0, 0x10FF, "ka"},
	{0x1200, 0x137F, "am"},
	{0x1780, 0x17FF, "km"},
}

// letters returns the language that a letter shows. A figure shows none: those of several
// scripts are on keyboards everywhere.
func letters(c rune) string {
	if !unicode.IsLetter(c) {
		return ""
	}
	for _, s := range scripts {
		if s.first <= c && c <= s.last {
			return s.language
		}
	}
	return ""
}

// IsCyrillic reports whether a text has a Cyrillic letter.
func IsCyrillic(s string) bool {
	return strings.ContainsFunc(s, isCyrillic)
}

func isCyrillic(c rune) bool { return c >= 0x0400 && c <= 0x052F }

// OfCyrillic returns the language of a text in Cyrillic by the letters that only it
// has, "" if there is none of them.
func OfCyrillic(s string) string {
	switch s = strings.ToLower(s); {
	case strings.ContainsAny(s, "ѓќѕ"):
		return "mk"
	case strings.ContainsAny(s, "ђћјљњџ"):
		return serbian.code
	case strings.ContainsAny(s, "әғқңұһ"):
		return "kk"
	case strings.ContainsRune(s, 'ў'):
		return "be"
	case strings.ContainsAny(s, "іїєґ"):
		return ukrainian.code
	case strings.ContainsAny(s, "ыэё"):
		return russian.code
	case holdsVowelSign(s):
		return bulgarian.code
	}
	return ""
}

// holdsVowelSign reports whether a text in lower case has an ъ that is a vowel, as in
// Bulgarian. In Russian it is none, and stands before certain vowels alone.
func holdsVowelSign(s string) bool {
	for {
		_, after, ok := strings.Cut(s, "ъ")
		if !ok {
			return false
		}
		if !strings.ContainsRune("еёюя", FirstRune(after)) {
			return true
		}
		s = after
	}
}

// ownCyrillic returns the language of a text in Cyrillic whose letters tell nothing:
// the ledger's if that uses them.
func ownCyrillic(ledger string) string {
	if ledger == ukrainian.code {
		return ledger
	}
	return russian.code
}

// IsUnspaced reports whether r belongs to a script that writes no spaces between
// words, or that glues endings to them as Korean does.
func IsUnspaced(r rune) bool {
	switch {
	case r < 0x0E00:
		return false
	case r <= 0x0E7F, r >= 0x1780 && r <= 0x17FF: // Thai, Khmer
		return true
	}
	return IsEast(r) || r == '・' || r == '〆' || r >= 0x2E80 && r <= 0x2FDF
}

// IsHan reports whether r is a Chinese character.
func IsHan(r rune) bool {
	return r >= 0x3400 && r <= 0x9FFF || r == '〇' || r == '々' || r >= 0xF900 && r <= 0xFAFF || r >= 0x20000 && r <= 0x3FFFF
}

func WordEnd(s string, i int) int {
	j := i
	for j < len(s) {
		if IsLatin(s[j]) {
			j++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[j:])
		if IsUnspaced(r) {
			break
		}
		if !unicode.IsLetter(r) && !unicode.IsMark(r) {
			if r != '\'' && r != '’' || j == i {
				break
			}
			next, _ := utf8.DecodeRuneInString(s[j+size:])
			if !unicode.IsLetter(next) || IsUnspaced(next) {
				break
			}
		}
		j += size
	}
	return j
}

// IsLatin reports whether a byte is a letter from A to Z, as most of most texts are.
func IsLatin(b byte) bool { return 'a' <= b|0x20 && b|0x20 <= 'z' }

func FirstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// IsEast reports whether r is a Chinese character, kana or Hangul.
func IsEast(r rune) bool { return r >= 0x1100 && (IsHan(r) || isKana(r) || IsHangul(r)) }

func IsHangul(r rune) bool { return r >= 0xac00 && r <= 0xd7a3 }

func isKana(r rune) bool { return r >= 0x3041 && r <= 0x30ff && r != '・' }

func ContainsWord(list, word string) bool {
	if word == "" {
		return false
	}
	for {
		i := strings.Index(list, word)
		if i < 0 {
			return false
		}
		end := i + len(word)
		if i > 0 && list[i-1] == ' ' && end < len(list) && list[end] == ' ' {
			return true
		}
		list = list[i+1:]
	}
}

// containsAny reports whether s contains one of the words of a table's list.
func containsAny(s, words string) bool {
	for word := range items(words) {
		if strings.Contains(s, word) {
			return true
		}
	}
	return false
}

// OfCharacters returns the language of the characters without spaces in a text, ""
// if it has none: kana is Japanese, and Hangul Korean.
func OfCharacters(s, ledger string) string {
	han := false
	for _, r := range s {
		switch {
		case r < 0x1100:
		case IsHangul(r):
			return korean.code
		case isKana(r):
			return japanese.code
		default:
			han = han || IsEast(r)
		}
	}
	if !han {
		return ""
	}
	return ofHan(s, ledger)
}

// ofHan returns the language of a text in Han alone: the ledger's if that uses Han, unless
// only China writes it so, else Chinese unless a word tells Japanese.
func ofHan(s, ledger string) string {
	switch {
	case ledger == japanese.code, ledger == korean.code:
		if !writtenInChina(s) {
			return ledger
		}
	case containsAny(s, japanese.dates.telltale), isJapaneseWording(s):
		return japanese.code
	}
	return chinese.code
}

// isJapaneseWording reports whether a text is, as a whole, a command or an answer of Japanese
// that Chinese does not have: 機能.
func isJapaneseWording(s string) bool { return japaneseWordings()[Bare(s)] }

var japaneseWordings = sync.OnceValue(func() map[string]bool {
	all := make(map[string]bool, 1024)
	each := func(l *language, note func(wording string)) {
		for _, table := range []phrases{l.phrases, l.commands, l.questions, l.requests} {
			for _, wordings := range table {
				for w := range items(wordings) {
					note(w)
				}
			}
		}
	}
	each(&japanese, func(w string) { all[w] = true })
	each(chineseInBoth(), func(w string) { delete(all, w) })
	return all
})
