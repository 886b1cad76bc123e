package lex

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
)

// An AtomKind says what an atom is made of.
type AtomKind uint8

const (
	AtomSign   AtomKind = iota // one character that is none of the others
	AtomNumber                 // digits
	AtomWord                   // letters
	AtomEast                   // one character of a script without spaces
)

// An Atom is a part of a text that nobody divides further. A token may have
// several: 3.11.2026 is one number to those who look for amounts, and five atoms to
// those who look for days.
type Atom struct {
	Span
	Kind   AtomKind
	Spaced bool // something separates it from the atom before
	Padded bool // the number begins with 0
	Digits int
	Number int
	Rune   rune   // that a sign or a character of a script without spaces is
	Word   string // folded; what was written, of a sign
}

// cutAtoms cuts a normalized text.
func cutAtoms(s string) []Atom {
	if onCut != nil {
		onCut("atoms", s)
	}
	buffer := atomBuffers.Get().(*[]Atom)
	defer atomBuffers.Put(buffer)
	c := atomCutter{text: s, atoms: (*buffer)[:0], folded: make([]byte, 0, len(s))}
	spaced := true
	for i := 0; i < len(s); {
		if s[i] == ' ' {
			spaced = true
			i++
			continue
		}
		a := c.next(i)
		a.Spaced, spaced = spaced, false
		c.atoms = append(c.atoms, a)
		i = a.End
	}
	c.setWords()
	*buffer = c.atoms
	return slices.Clone(c.atoms)
}

// atomBuffers are reused, like tokenBuffers.
var atomBuffers = sync.Pool{New: func() any { b := make([]Atom, 0, 64); return &b }}

// An atomCutter cuts one text. The folded words are made into one string, which
// costs less than one for each: folding makes no letter longer.
type atomCutter struct {
	text   string
	atoms  []Atom
	folded []byte
}

func (c *atomCutter) next(i int) Atom {
	r, size := rune(c.text[i]), 1
	if r >= utf8.RuneSelf {
		r, size = utf8.DecodeRuneInString(c.text[i:])
	}
	a := Atom{Span: Span{Start: i, End: i + size}}
	switch {
	case r >= '0' && r <= '9':
		a.number(c.text)
	case lang.IsEast(r):
		a.Kind, a.Rune = AtomEast, r
	case isWordRune(r):
		c.word(&a)
	default:
		a.Rune, a.Word = r, c.text[i:a.End] // a word for phrases: avant - hier
	}
	return a
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.Is(unicode.Mn, r) }

func (a *Atom) number(s string) {
	i := a.Start
	a.Kind, a.Padded = AtomNumber, s[i] == '0'
	for ; i < len(s) && IsDigit(s[i]); i++ {
		if a.Digits++; a.Digits <= 9 {
			a.Number = a.Number*10 + int(s[i]-'0')
		}
	}
	a.End = i
}

// word takes letters, and leaves in a.Number how long they are when they are
// folded. An apostrophe between letters is part of the word.
func (c *atomCutter) word(a *Atom) {
	a.Kind = AtomWord
	before := len(c.folded)
	i := a.Start
	for i < len(c.text) {
		if b := c.text[i]; lang.IsLatin(b) {
			c.folded = append(c.folded, b|0x20)
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(c.text[i:])
		if r == '\'' || r == '’' {
			next, _ := utf8.DecodeRuneInString(c.text[i+size:])
			if i == a.Start || !unicode.IsLetter(next) || lang.IsEast(next) {
				break
			}
			c.folded = append(c.folded, '\'')
			i += size
			continue
		}
		if !isWordRune(r) || lang.IsEast(r) {
			break
		}
		if !unicode.Is(unicode.Mn, r) {
			c.folded = utf8.AppendRune(c.folded, foldRune(r))
		}
		i += size
	}
	a.End = i
	a.Number = len(c.folded) - before
}

func (c *atomCutter) setWords() {
	words, at := string(c.folded), 0
	for i := range c.atoms {
		if a := &c.atoms[i]; a.Kind == AtomWord {
			a.Word = words[at : at+a.Number]
			at += a.Number
			a.Number = 0
		}
	}
}

// foldLatin pairs letters with accents with what they are without.
const foldLatin = "àaáaâaãaäaåaāaăaąaçcćcčcďdđdèeéeêeëeēeėeęeěeğgìiíiîiïiīiįiıiłlñnńnňnòoóoôoõoöoøoōoőoơo" +
	"řrśsšsşsșsťtţtțtùuúuûuüuūuůuűuųuưuýyÿyźzżzžzạaảaấaầaậaắaặaẹeẻeẽeếeềeểeệeịiọoốoồoộoớoờoợoụuủuứuừuửuữuựu"

var foldTable = func() (t [0x240]byte) {
	var from rune
	for i, r := range []rune(foldLatin) {
		if i%2 == 0 {
			from = r
		} else if int(from) < len(t) {
			t[from] = byte(r)
		}
	}
	return t
}()

// Fold returns a word as the atoms have it.
func Fold(word string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '’':
			return '\''
		case unicode.Is(unicode.Mn, r):
			return -1
		}
		return foldRune(r)
	}, word)
}

// foldRune turns a letter into lower case without accents, because people
// leave them out. Cyrillic letters keep theirs, except that ё is е.
func foldRune(r rune) rune {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return r
	}
	r = unicode.ToLower(r)
	switch {
	case int(r) < len(foldTable):
		if f := foldTable[r]; f != 0 {
			return rune(f)
		}
	case r == 'ё':
		return 'е'
	case r >= 0x1ea0 && r <= 0x1ef9:
		if _, rest, ok := strings.Cut(foldLatin, string(r)); ok {
			return rune(rest[0])
		}
	}
	return r
}
