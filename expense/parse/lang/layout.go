package lang

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A layout is what the keys of a keyboard write in a language with other letters. Keys are
// named by what they write on the American keyboard, which those of many languages resemble.
type layout struct{ plain, shifted string }

const (
	latinPlain   = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./"
	latinShifted = `~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?`
)

var layouts = map[string]layout{
	russian.code:   {"ёйцукенгшщзхъфывапролджэячсмитьбю.", "ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"},
	ukrainian.code: {"'йцукенгшщзхїфівапролджєячсмитьбю.", "₴ЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮ,"},
}

// written returns what keys write that were meant for another layout, in either direction.
func (l layout) written(keys string, toLatin bool) string {
	from, to := []rune(latinPlain+latinShifted), []rune(l.plain+l.shifted)
	if toLatin {
		from, to = to, from
	}
	return strings.Map(func(r rune) rune {
		for i, k := range from {
			if k == r {
				return to[i]
			}
		}
		return r
	}, keys)
}

// Retyped returns what a text would be if the keyboard had been switched to the language
// that it was meant for: "ghbdtn" is привет. It reports true if none of its words is known
// in any language and all of what they become are, in one of the languages given or in
// English, which is typed everywhere.
func Retyped(text string, languages ...string) (string, bool) {
	toLatin := IsCyrillic(text)
	words := strings.Fields(text)
	for _, w := range words {
		if unicode.IsLetter(FirstRune(w)) && isCyrillic(FirstRune(w)) != toLatin || isKnownAnywhere(w) {
			return "", false
		}
	}
	for _, target := range append(languages, english.code) {
		typed, other := layouts[target]
		written := func(keys string) string { return typed.written(keys, toLatin) }
		switch {
		case toLatin && !Named(target).otherLetters():
			typed = layouts[OfScript(text, "")] // the keyboard of whoever writes so
		case !toLatin && target == korean.code:
			written = hangulOf
		case toLatin, !other:
			continue
		}
		if said, ok := retype(words, target, written); ok {
			return said, true
		}
	}
	return "", false
}

// minRetyped is how many keys the longest word has at least: two may become anything.
const minRetyped = 3

func retype(words []string, language string, written func(keys string) string) (string, bool) {
	longest := 0
	said := make([]string, len(words))
	for i, w := range words {
		if said[i] = w; !strings.ContainsFunc(w, unicode.IsLetter) {
			continue // a figure
		}
		said[i] = written(w)
		word := strings.Trim(said[i], ".,!?0123456789")
		if !isKnownIn(word, language) {
			return "", false
		}
		longest = max(longest, utf8.RuneCountInString(w))
	}
	return strings.Join(said, " "), longest >= minRetyped
}

// isKnownAnywhere reports whether a word means something, in whatever language, or is no word
// at all but an address or a name that others gave.
func isKnownAnywhere(word string) bool {
	if strings.ContainsAny(word, "@#/") {
		return true
	}
	low := strings.ToLower(strings.Trim(word, ".,!?:;()\""))
	if !strings.ContainsFunc(low, unicode.IsLetter) {
		return false
	}
	_, known := knownWords()[low]
	return known || Knows(low) || IsShop(low, "") || LanguageNamed(low) != ""
}

// isKnownIn reports whether a word means something in a language.
func isKnownIn(word, language string) bool {
	low := strings.ToLower(word)
	if strings.ContainsFunc(low, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '-' }) || low == "" {
		return false
	}
	if known := knownWords()[low]; (known.plain|known.noun)&Bit(language) != 0 || Words().Words[low].MarkOf() != nil {
		return true
	}
	_, thing := CategoryOf(low, language, "")
	return thing || IsShop(low, language)
}
