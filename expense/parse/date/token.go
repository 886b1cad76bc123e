package date

import (
	"slices"
	"strings"
	"unicode/utf8"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

type tokenKind uint8

const (
	tokenSign tokenKind = iota
	tokenNumber
	tokenWord
	tokenEast // a word, or one character, of a script without spaces
)

// A token is an atom of the text that is read for dates, with what it may mean there:
// a number, a word or a sign.
type token struct {
	lex.Span
	kind    tokenKind
	spaced  bool // something separates it from the token before
	padded  bool // the number begins with 0
	written bool // the number is written in characters: 三十
	digits  int
	number  int
	sign    rune
	word    string // folded
	senses  []lang.Sense
	// The kinds and the languages of the senses, a bit each. Most questions to a
	// token are for a sense that it has not; these answer them at once.
	kinds     uint64
	languages uint32
}

// has reports whether the token has senses of the kind, in whatever language.
func (t *token) has(kind lang.SenseKind) bool { return t.kinds&(1<<kind) != 0 }

// group makes p.tokens of the atoms of the text. Only the characters of scripts
// without spaces are put together: which of them are a word depends on the language.
func (p *parser) group(atoms []lex.Atom) {
	p.findScript()
	for i := 0; i < len(atoms); {
		a := &atoms[i]
		t := token{Span: a.Span, spaced: a.Spaced, word: a.Word}
		switch a.Kind {
		case lex.AtomNumber:
			t.kind, t.padded, t.digits, t.number = tokenNumber, a.Padded, a.Digits, a.Number
		case lex.AtomEast:
			p.groupEast(&t, a.Rune)
		case lex.AtomWord:
			t.kind, t.senses = tokenWord, p.written(a)
			if endsNumber(atoms, i) {
				t.senses = slices.DeleteFunc(slices.Clone(t.senses), func(s lang.Sense) bool { return s.Kind == lang.SenseMonth })
			}
			p.elide(&t, atoms[i+1:])
			p.abbreviate(&t, atoms[i+1:])
			p.cyrillic = p.cyrillic || a.Word != "" && (a.Word[0] == 0xd0 || a.Word[0] == 0xd1) // the first byte of а to я
		default:
			t.kind, t.sign = tokenSign, a.Rune
		}
		for j := range t.senses {
			t.kinds |= 1 << t.senses[j].Kind
			t.languages |= 1 << t.senses[j].Language
		}
		p.tokens = append(p.tokens, t)
		for i++; i < len(atoms) && atoms[i].Start < t.End; i++ {
		}
	}
}

// endsNumber reports whether a hyphen joins the atom i to a number in words: "vingt-sept quatre-vingts"
// is no day in September.
func endsNumber(atoms []lex.Atom, i int) bool {
	return i > 1 && atoms[i-1].Rune == '-' && !atoms[i].Spaced && !atoms[i-1].Spaced && lang.Words().Words[atoms[i-2].Word].Is(lang.RoleWord)
}

// elide takes the apostrophe before a number into the word that it shortens: l'8 novembre,
// dall'1 al 10.
func (p *parser) elide(t *token, behind []lex.Atom) {
	if len(behind) < 2 || behind[0].Rune != '\'' && behind[0].Rune != '’' || behind[0].Spaced || behind[1].Kind != lex.AtomNumber || behind[1].Spaced {
		return
	}
	if senses, ok := p.lex.Words[t.word+"'"]; ok {
		t.word, t.senses, t.End = t.word+"'", senses, behind[0].End
	}
}

// abbreviate takes the stroke and the letters behind it into an abbreviation: t/m.
func (p *parser) abbreviate(t *token, behind []lex.Atom) {
	if len(behind) < 2 || behind[0].Rune != '/' || behind[0].Spaced || behind[1].Kind != lex.AtomWord || behind[1].Spaced {
		return
	}
	word := t.word + "/" + behind[1].Word
	if senses, ok := p.lex.Words[word]; ok {
		t.word, t.senses, t.End = word, senses, behind[1].End
	}
}

// written returns what a word may mean as it is written. English has no accents: "thé" is
// not its article, and "thé 4" no day.
func (p *parser) written(a *lex.Atom) []lang.Sense {
	senses := lookUp(&p.lex.DateLexicon, a.Word)
	common := func(s lang.Sense) bool { return s.Language == p.lex.Common }
	if !slices.ContainsFunc(senses, common) || !strings.ContainsFunc(p.text[a.Start:a.End], isAccented) {
		return senses
	}
	return slices.DeleteFunc(slices.Clone(senses), common)
}

// isAccented reports whether a character is a Latin letter that English does without.
func isAccented(c rune) bool { return c >= 0xC0 && c < 0x250 }

// lookUp returns what a word may mean: as it is, without what an apostrophe
// adds to it ("week's", "d'octobre", "Kasım'da"), or by its stem.
func lookUp(l *lang.DateLexicon, word string) []lang.Sense {
	if s, ok := l.Words[word]; ok {
		return s
	}
	if i := strings.IndexByte(word, '\''); i > 0 {
		if i > 2 {
			return lookUp(l, word[:i])
		}
		return lookUp(l, word[i+1:])
	}
	end := len(word)
	for range 5 {
		if end < 5 {
			break
		}
		if s, ok := l.Stems[word[:end]]; ok {
			return s
		}
		_, size := utf8.DecodeLastRuneInString(word[:end])
		end -= size
	}
	return nil
}

// Means reports whether a word has a meaning in a date or a period.
func Means(word string) bool { return lookUp(&lang.Dates().DateLexicon, lex.Fold(word)) != nil }

// findScript decides which language the characters without spaces are in.
func (p *parser) findScript() {
	language := lang.OfCharacters(p.text, p.o.Language)
	p.east, p.hasEast = p.lex.Index[language], language != ""
}

// groupEast takes the longest word of the language, else a numeral, else one
// character. A Korean word does not begin in the middle of another.
func (p *parser) groupEast(t *token, r rune) {
	t.kind = tokenEast
	inside := false
	if lang.IsHangul(r) && !t.spaced && len(p.tokens) > 0 {
		before := &p.tokens[len(p.tokens)-1]
		inside = before.kind == tokenEast && before.senses == nil
	}
	if inside {
		return
	}
	for _, w := range p.lex.East[lang.EastKey{Language: p.east, First: r}] {
		if strings.HasPrefix(p.text[t.Start:], w.Text) {
			t.senses = w.Senses
			t.End = t.Start + len(w.Text)
			break
		}
	}
	if n, end := eastNumeral(p.text, t.Start); end > t.End || end > t.Start && t.senses == nil {
		t.kind, t.number, t.End, t.written, t.senses = tokenNumber, n, end, true, nil
		t.digits = 2
		if n > 99 {
			t.digits = 4
		}
	}
}

// eastNumeral reads a number below 10000 in Chinese or Korean characters and
// returns where it ends: 三, 十二, 二十九, 廿九, 二〇二六, 이십일.
func eastNumeral(s string, i int) (n, end int) {
	total, digit, count := 0, -1, 0
	tens := false
	for end = i; end < len(s); {
		r, size := utf8.DecodeRuneInString(s[end:])
		d, ok := eastDayDigit(r)
		switch {
		case ok && d == 10:
			if tens {
				return total + max(digit, 0), end
			}
			total, digit, tens = 10*max(digit, 1), -1, true
		case ok && d > 10:
			if count > 0 {
				return total + max(digit, 0), end
			}
			total, tens = d, true
		case ok && digit >= 0 && (tens || lang.IsHangul(r)):
			return total + digit, end // 이십일일 is 21 and the mark of a day
		case ok:
			digit = max(digit, 0)*10 + d
		default:
			return koreanDay(s, i, end, total+max(digit, 0))
		}
		end += size
		if count++; count > 4 {
			break
		}
	}
	return koreanDay(s, i, end, total+max(digit, 0))
}

// koreanDay gives back the last character of 십이일, which is 12 and the mark
// of a day, when no other mark follows.
func koreanDay(s string, start, end, n int) (int, int) {
	const one = "일"
	if end-start <= len(one) || !strings.HasSuffix(s[start:end], one) || n%10 != 1 ||
		strings.HasPrefix(s[end:], "월") || strings.HasPrefix(s[end:], "년") {
		return n, end
	}
	return n - 1, end - len(one)
}

func eastDayDigit(r rune) (int, bool) {
	const han, korean = "〇一二三四五六七八九十", "영일이삼사오육칠팔구십"
	switch {
	case r == '零':
		return 0, true
	case r == '两' || r == '兩':
		return 2, true
	case r == '廿':
		return 20, true
	case r == '卅':
		return 30, true
	}
	digits := han
	if lang.IsHangul(r) {
		digits = korean
	}
	if i := strings.IndexRune(digits, r); i >= 0 {
		return i / 3, true // each takes three bytes
	}
	return 0, false
}

// runeAt returns the first character of token i.
func (p *parser) runeAt(i int) rune {
	r, _ := utf8.DecodeRuneInString(p.text[p.tokens[i].Start:])
	return r
}

// startsWithAny reports whether s begins with one of the words of a table's
// list.
func startsWithAny(s, words string) bool {
	for word := range strings.SplitSeq(words, "|") {
		if word != "" && strings.HasPrefix(s, word) {
			return true
		}
	}
	return false
}
