package lex

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
)

// Spoken returns the language that its writer speaks: by its letters where those tell,
// otherwise by its words; "" if it shows none, as names, amounts and programs do.
func (t *Text) Spoken() string {
	language, _ := t.Heard()
	return language
}

// Heard is [Text.Spoken]. It reports whether more is said in the language than the name of
// something, as letters of its own do.
func (t *Text) Heard() (language string, clearly bool) {
	script := lang.OfScript(t.text, t.options.Language)
	if script != "" && !(lang.IsCyrillic(t.text) && lang.OfCyrillic(t.text) == "") {
		return script, true
	}
	if isProgram(t.text) {
		return script, false
	}
	tokens := t.tokens()
	var heard lang.Tongue
	named := 0 // where the name of a town or of a shop ends
	for i := range tokens {
		k := &tokens[i]
		if lang.OpensTown(k.Low) {
			if p, ok := lang.PlaceAt(t.text[k.Start:]); ok && !p.Land {
				named = k.Start + p.Len
			}
		}
		if i+1 < len(tokens) && t.isShop(k, &tokens[i+1]) {
			named = max(named, tokens[i+1].End)
		}
		switch {
		case k.Kind != Word, k.End <= named: // nobody speaks Spanish by going to Buenos Aires, nor English by "apple music"
		case i+1 < len(tokens) && t.calls(k, &tokens[i+1]):
			return script, false
		case i > 0 && !k.Spaced && tokens[i-1].Kind == Number: // the unit of a figure
		case isAndOfDish(tokens, i): // "fish and chips" is on menus everywhere
		case t.isDomain(k): // Portuguese pays "com cartão", and everybody at bol.com
		case i > 0 && tokens[i-1].Kind == Word && isName(t.text[k.Start:]):
			heard.HearName(k.Low)
		default:
			for word := range strings.FieldsSeq(k.Low) {
				heard.Hear(word) // one after the other, of a phrase such as "più iva"
			}
		}
	}
	if script != "" {
		return heard.Cyrillic(t.options.Language), true
	}
	language = heard.Language(t.options.Language)
	return language, heard.Says(language)
}

// isProgram reports whether a text has marks that people write in programs alone.
func isProgram(s string) bool {
	return strings.ContainsAny(s, "{}=~\\") || strings.HasSuffix(s, ";") || strings.Contains(s, " --") || hasFlag(s)
}

// hasFlag reports whether a command line has an option of one letter: " -y ".
func hasFlag(s string) bool {
	for {
		_, after, ok := strings.Cut(s, " -")
		if !ok {
			return false
		}
		if len(after) > 1 && lang.IsLatin(after[0]) && after[1] == ' ' {
			return true
		}
		s = after
	}
}

// calls reports whether a word calls something, as programs do: "print(".
func (t *Text) calls(word, next *Token) bool {
	return !next.Spaced && next.Start == word.End && strings.HasPrefix(t.text[next.Start:], "(")
}

// isShop reports whether two words are, together, the name of a shop.
func (t *Text) isShop(word, next *Token) bool {
	return word.Kind == Word && next.Kind == Word && lang.IsShop(strings.ToLower(t.text[word.Start:next.End]), "")
}

// isDomain reports whether a word is a part of the name of a site: "bol.com".
func (t *Text) isDomain(word *Token) bool {
	before, behind := t.text[:word.Start], t.text[word.End:]
	return len(before) > 1 && before[len(before)-1] == '.' && lang.IsLatin(before[len(before)-2]) ||
		len(behind) > 1 && behind[0] == '.' && lang.IsLatin(behind[1])
}

// isName reports whether a word begins with a capital letter and goes on with small ones.
func isName(word string) bool {
	first, size := utf8.DecodeRuneInString(word)
	second, _ := utf8.DecodeRuneInString(word[size:])
	return unicode.IsUpper(first) && unicode.IsLower(second)
}

// isAndOfDish reports whether token i joins two words to the name of one thing: "fish and chips".
func isAndOfDish(tokens []Token, i int) bool {
	if i == 0 || i+1 >= len(tokens) || !tokens[i].Lex.Is(lang.RoleAnd) {
		return false
	}
	return lang.IsThing(tokens[i-1].Low + " " + tokens[i].Low + " " + tokens[i+1].Low)
}
