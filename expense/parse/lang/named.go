package lang

import (
	"strings"
	"sync"
)

var codesByName = sync.OnceValue(func() map[string]string {
	codes := map[string]string{}
	for _, l := range languages() {
		for code, names := range l.languageNames {
			for name := range items(names) {
				codes[name] = code
			}
		}
	}
	return codes
})

// LanguageNamed returns the code of the language, or the tag of its variant, that words in lower case name, in any
// language or by the code itself; "" if they name none.
func LanguageNamed(words string) string { return codesByName()[words] }

// NamesLanguage reports whether the name of a language, not its code, is in a text. A code
// may have a script or a region, "zh-Hant".
func NamesLanguage(text, code string) bool {
	text = strings.ToLower(text)
	for name, c := range codesByName() {
		if strings.EqualFold(c, code) && len(name) > len("xx") && containsWhole(text, name) {
			return true
		}
	}
	return false
}

// containsWhole reports whether words are in a text and no part of longer ones.
func containsWhole(text, words string) bool {
	for from := 0; ; {
		i := strings.Index(text[from:], words)
		if i < 0 {
			return false
		}
		i += from
		if !joined(text[:i], words) && !joined(words, text[i+len(words):]) {
			return true
		}
		from = i + len(words)
	}
}
