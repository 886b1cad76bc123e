// Package cue finds the words that tell what a whole text is about, see [lang.Cue].
package cue

import (
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// maxGap is how many atoms may stand between two words of a wording.
const maxGap = 14

// A Set is the cues of a text, a bit for each.
type Set uint64

// Has reports whether the set has one of some cues.
func (s Set) Has(cues ...lang.Cue) bool {
	for _, c := range cues {
		if s&(1<<c) != 0 {
			return true
		}
	}
	return false
}

// Find returns the cues of a text.
func Find(t *lex.Text) Set { return find(t, wordings()) }

func find(t *lex.Text, table map[string][]wording) Set {
	var found Set
	m := matcher{t.Atoms()}
	for i := range m.atoms {
		for _, w := range table[m.key(i)] {
			if found.Has(w.cue) || w.atStart && !m.starts(i) {
				continue
			}
			if m.match(i, w.elements) {
				found |= 1 << w.cue
			}
		}
	}
	return found
}

// A matcher looks for wordings in the atoms of a text.
type matcher struct{ atoms []lex.Atom }

// key returns what a wording begins with that may stand at atom i.
func (m matcher) key(i int) string {
	switch a := &m.atoms[i]; a.Kind {
	case lex.AtomEast:
		return string(a.Rune)
	case lex.AtomNumber:
		return number
	default:
		return a.Word
	}
}

// starts reports whether a sentence begins at atom i.
func (m matcher) starts(i int) bool { return i == 0 || m.ends(i-1) }

// ends reports whether the sentence ends at atom i.
func (m matcher) ends(i int) bool {
	if i >= len(m.atoms) {
		return true
	}
	a := &m.atoms[i]
	if a.Kind != lex.AtomSign {
		return false
	}
	switch a.Rune {
	case '.':
		return i+1 == len(m.atoms) || m.atoms[i+1].Spaced
	case '!', '?', ';', '\n', '。', '¡', '¿':
		return true
	}
	return false
}

// match reports whether elements stand at atom i.
func (m matcher) match(i int, elements []element) bool {
	if len(elements) == 0 {
		return true
	}
	e, rest := &elements[0], elements[1:]
	if e.gap {
		for j := i; j-i <= maxGap; j++ {
			if m.match(j, rest) {
				return true
			}
			if m.ends(j) {
				return false
			}
		}
		return false
	}
	for ; i < len(m.atoms) && m.atoms[i].Kind == lex.AtomSign && !m.ends(i) && !e.sign; i++ {
	}
	switch {
	case e.end:
		return m.ends(i)
	case e.optional && m.match(i, rest):
		return true
	}
	for _, words := range e.words {
		if n := m.stands(i, words); n > 0 && m.match(i+n, rest) {
			return true
		}
	}
	return false
}

// stands returns how many atoms are some words that begin at atom i, 0 if others stand
// there.
func (m matcher) stands(i int, words []word) int {
	if i+len(words) > len(m.atoms) {
		return 0
	}
	for n, w := range words {
		if !w.is(&m.atoms[i+n]) {
			return 0
		}
	}
	return len(words)
}
