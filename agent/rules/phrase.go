package rules

import (
	"strings"
	"unicode"

	"chit/agent/llm"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// A phrase is a way to say something, with slots in braces:
//
//	how was {period}
//	edit {number} {value}
//
// A slot takes the words up to the next literal part, or all that is left, and
// the phrase fits only if every slot accepts what it was given. Phrases are
// compared without case and without the punctuation at the end of a message.
type phrase string

// slots holds what the words in each slot must be.
var slots = map[string]func(string, *message) bool{
	"number":   func(s string, _ *message) bool { return digits(strings.TrimPrefix(s, "#")) },
	"numbers":  func(s string, _ *message) bool { return isNumbers(s) },
	"period":   isPeriod,
	"amount":   isAmount,
	"wrong":    isAmount,
	"date":     func(s string, m *message) bool { _, ok := m.text.Part(s).Date(); return ok },
	"rate":     func(s string, m *message) bool { _, ok := m.text.Part(s).Rate(); return ok },
	"currency": func(s string, m *message) bool { return isCurrency(s, m.text) },
	"language": func(s string, m *message) bool {
		return lang.LanguageNamed(s) != "" && (len(s) > len("xx") || len(m.said) > len(s))
	},
	"zone":  func(s string, _ *message) bool { return isZone(s) },
	"field": func(s string, _ *message) bool { return fieldNamed(s) != "" },
	"value": func(s string, _ *message) bool { return s != "" },
	"words": func(s string, _ *message) bool { return s != "" },
	"day":   func(s string, _ *message) bool { return digits(s) },
}

// mayMatch reports whether text begins and ends like p. That rules out nearly all of the
// thousand phrases at the cost of two comparisons.
func (p phrase) mayMatch(text string) bool {
	first, last := p[0], p[len(p)-1]
	return (first == '{' || first == text[0]) && (last == '}' || last == text[len(text)-1])
}

// longest returns the longest literal part of p.
func (p phrase) longest() string {
	var found string
	for part := range strings.SplitSeq(string(p), "{") {
		if _, literal, inSlot := strings.Cut(part, "}"); inSlot {
			part = literal
		}
		if part = strings.TrimSpace(part); len(part) > len(found) {
			found = part
		}
	}
	return found
}

// match returns the words in the slots of p, as they were typed, if the message fits p.
func (p phrase) match(m *message) (map[string]string, bool) {
	if !p.mayMatch(m.said) {
		return nil, false
	}
	var found map[string]string // most phrases do not match and need none
	rest := m.said
	pattern := string(p)
	for {
		literal, tail, hasSlot := strings.Cut(pattern, "{")
		if !strings.HasPrefix(rest, literal) || !hasSlot && rest != literal {
			return nil, false
		}
		if !hasSlot {
			return found, true
		}
		rest = rest[len(literal):]
		name, after, _ := strings.Cut(tail, "}")
		next, _, _ := strings.Cut(after, "{")
		end := len(rest)
		switch {
		case next == "":
		case strings.Contains(after, "{"):
			end = strings.Index(rest, next)
		case strings.HasSuffix(rest, next):
			end = len(rest) - len(next)
		default:
			end = -1
		}
		if end < 0 {
			return nil, false
		}
		words := strings.TrimSpace(rest[:end])
		if !slots[name](words, m) {
			return nil, false
		}
		if found == nil {
			found = map[string]string{}
		}
		at := len(m.said) - len(rest)
		found[name] = strings.TrimSpace(m.typed[at : at+end])
		rest, pattern = rest[end:], after
	}
}

// Slots returns what stands in the slots of the first of some wordings that words fit, as
// it was typed.
func Slots(wordings []string, words string) (map[string]string, bool) {
	m := newMessage(parse.Normalize(words), llm.Situation{}, parse.NewText(words, parse.Options{}))
	if m == nil {
		return nil, false
	}
	for _, w := range wordings {
		if found, ok := phrase(w).match(m); ok {
			return found, true
		}
	}
	return nil, false
}

// isNumbers reports whether words are numbers of entries, separated by nothing but commas
// and "and".
func isNumbers(s string) bool {
	if s == "" || strings.Contains(" "+s, ",0") || strings.HasPrefix(s, "0") {
		return false // 20,00
	}
	between := strings.FieldsFunc(s, func(r rune) bool { return r >= '0' && r <= '9' })
	for _, words := range between {
		for word := range strings.FieldsFuncSeq(words, func(r rune) bool { return strings.ContainsRune(", 、#", r) }) {
			if n := lang.BehindEntry.Opens(word); n > 0 {
				word = word[n:]
			}
			if word != "" && !lang.Words().Words[word].Is(lang.RoleAnd) {
				return false
			}
		}
	}
	return strings.ContainsAny(s, "0123456789")
}

func digits(s string) bool { return s != "" && len(s) <= 15 && strings.Trim(s, "0123456789") == "" }

// isPeriod reports whether words are a period and nothing else.
func isPeriod(s string, m *message) bool {
	if !mayOpenPeriod(s) {
		return false
	}
	span, ok := m.periodIn(s)
	if !ok || repeats(s, span) {
		return false
	}
	for word := range strings.FieldsSeq(s[:span.Start] + " " + s[span.End:]) {
		if !lang.AroundPeriod.Is(word) {
			return false
		}
	}
	return true
}

// mayOpenPeriod tells most of the time, by the first word alone, that a period does not stand at the
// beginning of a text.
func mayOpenPeriod(s string) bool {
	word, _, _ := strings.Cut(s, " ")
	return strings.ContainsFunc(word, notSpacedLetter) || parse.MeansTime(word) || lang.AroundPeriod.Is(word)
}

// notSpacedLetter reports whether a character is other than a letter of a script that parts all its words.
func notSpacedLetter(r rune) bool { return !unicode.IsLetter(r) || isUnspaced(r) || lang.IsHangul(r) }

func isAmount(s string, m *message) bool {
	_, ok := m.text.Part(s).Amount()
	return ok
}

// isZone reports whether words name a time zone, or a city that one is named after.
func isZone(s string) bool {
	_, ok := lang.ZoneNamed(s)
	return ok || strings.Contains(s, "/")
}
