package lex

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Part returns some words of a text as a text of their own, made of the tokens and
// atoms that the text has: nothing is cut again. The words may be in small letters
// where the text has capitals. What is not in the text is cut by itself.
func (t *Text) Part(words string) *Text {
	words = Normalize(words)
	if words == t.text {
		return t
	}
	return uncut(Text{text: words, options: t.options, whole: t})
}

// Holds reports whether words are some of the text's, beside each other and whole.
func (t *Text) Holds(words string) bool { return words == t.text || t.run(words) != nil }

// tokensOf returns the tokens of words, nil if these are not there or would be cut
// in another way if they stood alone.
func (t *Text) tokensOf(words string) []Token {
	run := t.run(words)
	if run == nil {
		return nil
	}
	part := slices.Clone(run)
	from := part[0].Start
	for i := range part {
		part[i].shift(-from)
	}
	part[0].Spaced = true
	return part
}

// shift moves a token to another place.
func (t *Token) shift(by int) {
	t.Start, t.End = t.Start+by, t.End+by
	if t.Num.End > 0 {
		t.Num.End += by
	}
}

// run returns the tokens of words where they stand, nil if there are none.
func (t *Text) run(words string) []Token {
	all := t.tokens()
	for i := range all {
		if !beginsWith(t.text[all[i].Start:], words) || !standsAlone(t.text, all, i) {
			continue
		}
		if run := runOf(all[i:], words); run != nil {
			return run
		}
	}
	return nil
}

// beginsWith reports whether a text begins with words, or did if it was in small
// letters. Letters that are longer or shorter when they are small are no match, for
// offsets would be.
func beginsWith(text, words string) bool {
	for len(words) > 0 {
		r, size := utf8.DecodeRuneInString(words)
		c, width := utf8.DecodeRuneInString(text)
		if size != width || r != c && r != unicode.ToLower(c) {
			return false
		}
		text, words = text[width:], words[size:]
	}
	return true
}

// standsAlone reports whether a token does not depend on what is before it: 12 is a
// number and in B12 it is none, 五 goes on with 三十.
func standsAlone(text string, all []Token, i int) bool {
	t := &all[i]
	if i == 0 || t.Spaced {
		return true
	}
	switch c := text[t.Start]; {
	case c == '.':
		return false
	case IsDigit(c):
		return all[i-1].Kind != Word
	}
	return t.Kind != East || !all[i-1].endsInUnit(t.Start) && !mayBeParticle(text[t.Start:])
}

// runOf returns the tokens that words are, which the first of them begins with; nil
// if a token goes on behind them.
func runOf(tokens []Token, words string) []Token {
	from := tokens[0].Start
	for n := range tokens {
		t := &tokens[n]
		end := t.End - from
		if end > len(words) || t.Num.End-from > len(words) || t.Kind == Sign && t.Low != words[t.Start-from:end] {
			return nil // 0 of "0 000A0" is no number; S$ is one sign, and s$ a letter and another
		}
		if end < len(words) {
			continue
		}
		if t.Kind == Code && n+1 < len(tokens) && !tokens[n+1].Spaced {
			return nil // what follows may have made it a code
		}
		if n+1 < len(tokens) && tokens[n+1].Kind == East && !tokens[n+1].Spaced && mayBeParticle(t.Low) {
			return nil
		}
		return tokens[:n+1]
	}
	return nil
}

// atomsOf returns the atoms of words, in whatever order the text has them.
func (t *Text) atomsOf(words string) []Atom {
	if first := t.firstAtoms(words); first != nil {
		return first
	}
	atoms := make([]Atom, 0, len(words)/4+2)
	next := 0 // mostly a word stands behind the one before it
	for at := 0; at < len(words); {
		if words[at] == ' ' {
			at++
			continue
		}
		end := len(words)
		if i := strings.IndexByte(words[at:], ' '); i >= 0 {
			end = at + i
		}
		var found []Atom
		if first, last := t.find(words[at:end], next); last > 0 {
			found, next = t.Atoms()[first:last], last
		} else {
			found = cutAtoms(words[at:end])
		}
		atoms = appendAtoms(atoms, found, words[at:end], at)
		at = end
	}
	return atoms
}

// firstAtoms returns the atoms of words that the text begins with, nil if it does not.
func (t *Text) firstAtoms(words string) []Atom {
	if !beginsWith(t.text, words) {
		return nil
	}
	for i, a := range t.Atoms() {
		switch {
		case a.End > len(words), a.Kind == AtomSign && a.Word != words[a.Start:a.End]:
			return nil
		case a.End == len(words):
			return t.Atoms()[:i+1]
		}
	}
	return nil
}

// appendAtoms appends those of a word that begins at an offset of its text.
func appendAtoms(atoms, found []Atom, word string, offset int) []Atom {
	from := found[0].Start
	for i, a := range found {
		start, end := a.Start-from, a.End-from
		a.Start, a.End = offset+start, offset+end
		if a.Kind == AtomSign {
			a.Rune, _ = utf8.DecodeRuneInString(word[start:])
			a.Word = word[start:end]
		}
		a.Spaced = i == 0
		atoms = append(atoms, a)
	}
	return atoms
}

// find returns where the atoms of a word are, which are looked for from one of them
// on and then before it. Last is 0 if there are none.
func (t *Text) find(word string, from int) (first, last int) {
	all := t.Atoms()
	for n := range all {
		i := (from + n) % len(all)
		if !beginsWith(t.text[all[i].Start:], word) {
			continue
		}
		for j := i; j < len(all) && all[j].End <= all[i].Start+len(word); j++ {
			if all[j].End == all[i].Start+len(word) {
				return i, j + 1
			}
		}
	}
	return 0, 0
}

// Behind returns the text with a number and a space before it. Only the number is
// cut.
func (t *Text) Behind(number string) *Text {
	number = Normalize(number)
	return uncut(Text{text: number + " " + t.text, options: t.options, whole: t, number: len(number)})
}

// tokensBehind are the tokens of the whole text, with those of the number before it;
// nil if the number goes on in the text, as in "1 200".
func (t *Text) tokensBehind() []Token {
	if ScanNumeral(t.text, 0).End != t.number {
		return nil
	}
	first := Token{Span: Span{End: t.number}, Kind: Number, Spaced: true, Num: ScanNumeral(t.text, 0)}
	tokens, offset := make([]Token, 1, 1+len(t.whole.tokens())), t.number+1
	tokens[0] = first
	for _, next := range t.whole.tokens() {
		next.shift(offset)
		tokens = append(tokens, next)
	}
	return tokens
}

func (t *Text) atomsBehind() []Atom {
	atoms, offset := cutAtoms(t.text[:t.number]), t.number+1
	for _, next := range t.whole.Atoms() {
		next.Start, next.End = next.Start+offset, next.End+offset
		atoms = append(atoms, next)
	}
	return atoms
}
