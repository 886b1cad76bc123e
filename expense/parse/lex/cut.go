package lex

import (
	"slices"
	"strings"

	"chit/expense/parse/lang"
)

// A Text is a normalized text that is cut once, however many read it. There are
// two grains: tokens, of which amounts and descriptions are made, and atoms, of
// which days are. Each is cut when it is first asked for, and never changes.
//
// A Text is for one goroutine at a time.
type Text struct {
	text    string
	options Options
	cut     *grains
	whole   *Text // that this one is a part of, see [Text.Part]
	number  int   // if not 0, whole stands behind as many characters of a number, see [Text.Behind]
}

// grains are what a text was cut into, and what it calls its figures. They do not depend on who wrote it.
type grains struct {
	tokens []Token
	atoms  []Atom
	labels []lang.FoundLabel
}

// NewText normalizes a text, to be cut.
func NewText(text string, o Options) *Text {
	return uncut(Text{text: Normalize(text), options: o})
}

// uncut makes a text to be cut; with what it will be cut into it is one piece of memory.
func uncut(t Text) *Text {
	whole := &struct {
		Text
		grains
	}{Text: t}
	whole.cut = &whole.grains
	return &whole.Text
}

// String returns the normalized text.
func (t *Text) String() string { return t.text }

// Options returns who wrote the text, and when.
func (t *Text) Options() Options { return t.options }

// In returns the same text as somebody else wrote it. It is not cut again.
func (t *Text) In(o Options) *Text {
	if o == t.options {
		return t
	}
	same := *t
	same.options = o
	return &same
}

// Atoms returns the atoms, which must not be changed.
func (t *Text) Atoms() []Atom {
	if t.cut.atoms == nil {
		t.cut.atoms = t.cutAtoms()
	}
	return t.cut.atoms
}

func (t *Text) cutAtoms() []Atom {
	switch {
	case t.number > 0:
		return t.atomsBehind()
	case t.whole != nil:
		return t.whole.atomsOf(t.text)
	}
	if t.text == "" {
		return []Atom{}
	}
	return cutAtoms(t.text)
}

// Labels is [lang.FindLabels]. They must not be changed.
func (t *Text) Labels() []lang.FoundLabel {
	if t.cut.labels == nil {
		t.cut.labels = lang.FindLabels(t.text)
	}
	return t.cut.labels
}

func (t *Text) tokens() []Token {
	if t.cut.tokens == nil {
		t.cut.tokens = t.cutTokens()
	}
	return t.cut.tokens
}

func (t *Text) cutTokens() []Token {
	var tokens []Token
	switch {
	case t.number > 0:
		tokens = t.tokensBehind()
	case t.whole != nil:
		tokens = t.whole.tokensOf(t.text)
	}
	if tokens != nil {
		return tokens
	}
	if t.text == "" {
		return []Token{}
	}
	buffer := tokenBuffers.Get().(*[]Token)
	defer tokenBuffers.Put(buffer)
	*buffer = tokenize(t.text, *buffer)
	return slices.Clone(*buffer)
}

// Language returns the language of the text, that of [Options] when the text does
// not show one.
func (t *Text) Language() string {
	if l := lang.OfScript(t.text, t.options.Language); l != "" {
		return l // its letters tell, whatever the words are
	}
	return languageOf(t.tokens(), t.options.Language)
}

// HoldsMark reports whether a sign or a word of a currency is in the text.
func (t *Text) HoldsMark() bool { return slices.ContainsFunc(t.standing(), isMark) }

// HoldsDocument reports whether a word is in the text behind which the number of a document may
// stand.
func (t *Text) HoldsDocument() bool {
	return slices.ContainsFunc(t.standing(), func(k Token) bool { return k.Lex.Is(lang.RoleDocument) })
}

// MayHoldNumber reports whether the text has what a number may consist of. A currency may stand
// for one of it: "a dollar".
func (t *Text) MayHoldNumber() bool { return slices.ContainsFunc(t.standing(), mayBeNumber) }

// standing returns the tokens where they stand in the whole, if they do, without a copy of them.
func (t *Text) standing() []Token {
	if t.cut.tokens == nil && t.whole != nil && t.number == 0 {
		if some := t.whole.run(t.text); some != nil {
			return some
		}
	}
	return t.tokens()
}

// HoldsMarkIn is [Text.Holds] of words with the sign or a word of a currency among them.
func (t *Text) HoldsMarkIn(words string) bool {
	if words == t.text {
		return t.HoldsMark()
	}
	among := func(k Token) bool {
		return isMark(k) && (strings.Contains(words, k.Low) || strings.Contains(words, t.text[k.Start:k.End]))
	}
	return slices.ContainsFunc(t.tokens(), among) && slices.ContainsFunc(t.run(words), isMark)
}

func isMark(k Token) bool { return k.Lex.MarkOf() != nil }

// mayBeNumber reports whether a token may be a number, in digits, characters or words, or a part
// of one.
func mayBeNumber(k Token) bool {
	switch k.Kind {
	case Number, Code, Time, East:
		return true
	}
	return k.Lex.Is(lang.RoleWord|lang.RoleHalf|lang.RolePoint) || isMark(k)
}

// Sentence returns the tokens for somebody to mark, who must release them.
func (t *Text) Sentence() Sentence {
	r := Sentence{
		Text: t.text, Options: t.options, Language: t.Language(), Shouting: isShouting(t.text),
		buffer: tokenBuffers.Get().(*[]Token),
	}
	r.Tokens = append((*r.buffer)[:0], t.tokens()...)
	line, ledger := lang.Bit(r.Language), lang.Bit(t.options.Language)
	for i := range r.Tokens {
		r.Tokens[i].Lex = r.Tokens[i].Lex.In(t.options.Region, line, ledger)
	}
	return r
}
