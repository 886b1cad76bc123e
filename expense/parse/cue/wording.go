package cue

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// A wording is one way to give a cue.
type wording struct {
	cue      lang.Cue
	atStart  bool
	elements []element
}

// An element is one word of a wording, or what may stand in its place.
type element struct {
	gap, end, optional, sign bool
	words                    [][]word // one of them
}

// A word is one atom.
type word struct {
	text   string // folded; "" for a number
	rune   rune   // of a script without spaces
	glued  bool   // no space is before it: "500円 高速" has no 円高, but people part Korean as they like
	prefix bool
}

// number stands for any number.
const number = "#"

func (w word) is(a *lex.Atom) bool {
	switch {
	case w.text == number:
		return a.Kind == lex.AtomNumber
	case w.rune != 0:
		return a.Kind == lex.AtomEast && a.Rune == w.rune && !(w.glued && a.Spaced)
	case w.prefix:
		return a.Kind == lex.AtomWord && strings.HasPrefix(a.Word, w.text)
	}
	return a.Word == w.text
}

// wordings are those of all languages by the first atom.
var wordings = sync.OnceValue(func() map[string][]wording {
	table := make(map[string][]wording, 1024)
	lang.EachCue(func(c lang.Cue, text string) {
		w := compile(c, text)
		for w.add(table); w.elements[0].optional; w.add(table) {
			w.elements = w.elements[1:]
		}
	})
	return table
})

// add enters w by what it begins with.
func (w wording) add(table map[string][]wording) {
	for _, first := range w.elements[0].words {
		key := first[0].text
		if first[0].rune != 0 {
			key = string(first[0].rune)
		}
		table[key] = append(table[key], w)
	}
}

// compile reads a wording, see [lang.EachCue].
func compile(c lang.Cue, text string) wording {
	w := wording{cue: c}
	text, w.atStart = strings.CutPrefix(text, "^")
	for part := range strings.FieldsSeq(text) {
		e := element{gap: part == "…", end: part == "$"}
		if !e.gap && !e.end {
			part, e.optional = strings.CutSuffix(part, "?")
			for one := range strings.SplitSeq(part, "/") {
				e.words = append(e.words, wordsOf(one))
			}
			r, _ := utf8.DecodeRuneInString(part)
			e.sign = part != number && !unicode.IsLetter(r)
		}
		w.elements = append(w.elements, e)
	}
	return w
}

// wordsOf cuts words with _ between them into what atoms are compared with.
func wordsOf(text string) []word {
	text, prefix := strings.CutSuffix(text, "*")
	var words []word
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == '_' || r == '-' }) {
		begun := len(words)
		rest := strings.TrimLeftFunc(part, func(r rune) bool {
			if lang.IsEast(r) {
				words = append(words, word{rune: r, glued: len(words) > begun && !lang.IsHangul(r)})
				return true
			}
			return false
		})
		if rest != "" {
			words = append(words, word{text: lex.Fold(rest)})
		}
	}
	words[len(words)-1].prefix = prefix
	return words
}
