package parse

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

type tokenKind uint8

const (
	tokenWord   tokenKind = iota // letters of a script with spaces
	tokenEast                    // a word or a single character of a script without
	tokenNumber                  // digits, see numeral
	tokenTime                    // 09:30
	tokenCode                    // digits and letters or signs that make a name: A4, 1/2, v2.0
	tokenSign                    // anything else: one character, or a currency sign
	tokenTag                     // #work
	tokenBreak                   // a line break
)

// What a token was used for. A token that stays unused is part of a
// description, or was not understood.
type use uint8

const (
	unused use = iota
	usedDate
	usedAmount
	usedTax
	usedTag
	usedCategory
	usedSeparator
	usedFiller
	usedMerchant
)

// A lexToken is a word, a number or a sign of the text.
type lexToken struct {
	Span
	kind   tokenKind
	use    use
	spaced bool // white space before it
	low    string
	lex    *lexeme
	num    numeral
}

// tokenize cuts a normalized text. Buf is reused if it is large enough.
func tokenize(s string, buf []lexToken) []lexToken {
	d := lexicon()
	tokens := buf[:0]
	space := false
	for i := 0; i < len(s); {
		c := s[i]
		if c == ' ' || c == '\t' {
			space = true
			i++
			continue
		}
		t := nextToken(d, s, i, tokens, space)
		t.spaced = space || i == 0
		space = false
		tokens = append(tokens, t)
		i = t.End
	}
	return tokens
}

func nextToken(d *dictionary, s string, i int, before []lexToken, space bool) lexToken {
	t := lexToken{Span: Span{i, i + 1}}
	c := s[i]
	switch {
	case c == '\n' || c == '\r':
		t.kind = tokenBreak
		return t
	case isDigit(c), c == '.' && i+1 < len(s) && isDigit(s[i+1]) && !afterDot(s, i):
		return digitToken(d, s, i, before, space)
	case c == '#':
		if end := tagEnd(s, i); end > i+1 {
			t.kind, t.End = tokenTag, end
			return t
		}
	}
	if mark, end := signMark(s, i); mark != nil {
		t.kind, t.End, t.lex = tokenSign, end, mark
		t.low = s[i:end]
		return t
	}
	r, size := utf8.DecodeRuneInString(s[i:])
	switch {
	case unspaced(r):
		return eastToken(d, s, i, r, before)
	case unicode.IsLetter(r):
		return wordToken(d, s, i)
	}
	t.kind, t.End = tokenSign, i+size
	t.low = s[i : i+size]
	t.lex = d.words[t.low]
	return t
}

// afterDot reports whether a point at s[i] follows a digit, another point or a
// character, so that it begins no number: "lunch..14", "午饭.14".
func afterDot(s string, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(s[:i])
	return i > 0 && (r == '.' || unicode.IsDigit(r) || unspaced(r))
}

// digitToken tells numbers from names that hold digits.
func digitToken(d *dictionary, s string, i int, before []lexToken, space bool) lexToken {
	t := lexToken{Span: Span{i, i}}
	if len(before) > 0 && !space {
		if prev := &before[len(before)-1]; prev.kind == tokenWord && (prev.lex == nil || prev.lex.mark == nil) {
			return codeToken(s, i, t) // B12
		}
	}
	if end := timeEnd(s, i); end > 0 {
		t.kind, t.End = tokenTime, end
		return t
	}
	t.num = scanNumeral(s, i)
	t.End = t.num.end
	if t.num.bad {
		return codeToken(s, i, t)
	}
	if t.End < len(s) && s[t.End] == '/' && t.End+1 < len(s) && isDigit(s[t.End+1]) {
		return codeToken(s, i, t)
	}
	if r, _ := utf8.DecodeRuneInString(s[t.End:]); unicode.IsLetter(r) && !unspaced(r) {
		if mark, _ := signMark(s, t.End); mark != nil { // 5.50S$
			t.kind = tokenNumber
			return t
		}
		w := wordToken(d, s, t.End)
		known := w.lex != nil && (w.lex.mark != nil || w.lex.is(roleScale|roleUnit|rolePercent))
		after, _ := utf8.DecodeRuneInString(s[w.End:])
		if !known || isDigit(byte(min(after, 127))) {
			return codeToken(s, i, t)
		}
	}
	t.kind = tokenNumber
	return t
}

// codeToken takes the whole run of letters, digits and the signs that join
// them, however long; a number with an exponent is one.
func codeToken(s string, i int, t lexToken) lexToken {
	j := i
	for j < len(s) {
		r, size := utf8.DecodeRuneInString(s[j:])
		joins := (r == '.' || r == '/' || r == '-' || r == ',') && j+1 < len(s) && isDigit(s[j+1])
		if unspaced(r) || !joins && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			break
		}
		j += size
	}
	t.kind, t.End = tokenCode, max(j, i+1)
	return t
}

// timeEnd returns the end of a clock time such as 9:30 or 21:05:10, or 0.
func timeEnd(s string, i int) int {
	j := i
	for j < len(s) && isDigit(s[j]) {
		j++
	}
	if j-i > 2 {
		return 0
	}
	end := 0
	for j+2 < len(s) && s[j] == ':' && isDigit(s[j+1]) && isDigit(s[j+2]) && (j+3 == len(s) || !isDigit(s[j+3])) {
		j += 3
		end = j
	}
	return end
}

// tagEnd returns the end of a #tag: letters first, so that #42 is none.
func tagEnd(s string, i int) int {
	j := i + 1
	for j < len(s) {
		r, size := utf8.DecodeRuneInString(s[j:])
		ok := unicode.IsLetter(r) || j > i+1 && (unicode.IsDigit(r) || unicode.IsMark(r) || r == '_' || r == '-' || r == '/')
		if !ok {
			break
		}
		j += size
	}
	return j
}

// wordToken reads letters with the apostrophes inside them, and a phrase if
// the lexicon has one that begins so. A point belongs to an abbreviation.
func wordToken(d *dictionary, s string, i int) lexToken {
	end := wordEnd(s, i)
	t := lexToken{Span: Span{i, end}, kind: tokenWord, low: lower(s[i:end])}
	t.lex = d.words[t.low]
	if t.lex.markOf() != nil && end < len(s) && s[end] == '.' {
		if lex := d.words[t.low+"."]; lex != nil { // "Rs. 20"
			t.End, t.lex = end+1, lex
			t.low += "."
			return t
		}
	}
	if t.lex == nil {
		if end, lex := ending(d, s, i, t.low); lex != nil {
			t.End, t.lex = end, lex
			t.low = t.low[:end-i]
		} else {
			t.lex = d.compound(t.low)
		}
	}
	if t.lex.is(rolePhrase) {
		t.phrase(d, s)
	}
	return t
}

func wordEnd(s string, i int) int {
	j := i
	for j < len(s) {
		r, size := utf8.DecodeRuneInString(s[j:])
		if unspaced(r) {
			break
		}
		if !unicode.IsLetter(r) && !unicode.IsMark(r) {
			if r != '\'' && r != '’' || j == i {
				break
			}
			next, _ := utf8.DecodeRuneInString(s[j+size:])
			if !unicode.IsLetter(next) || unspaced(next) {
				break
			}
		}
		j += size
	}
	return j
}

// lower returns w in lower case; without an allocation when it is so already.
func lower(w string) string { return strings.ToLower(w) }

// phrase extends t by the following one or two words if the lexicon knows them
// together; the longest wins.
func (t *lexToken) phrase(d *dictionary, s string) {
	low, end := t.low, t.End
	for range 3 {
		j := end
		for j < len(s) && (s[j] == ' ' || s[j] == '-') {
			j++
		}
		if j == end {
			return
		}
		r, _ := utf8.DecodeRuneInString(s[j:])
		if !unicode.IsLetter(r) || unspaced(r) {
			return
		}
		next := wordEnd(s, j)
		low, end = low+" "+lower(s[j:next]), next
		if lex := d.words[low]; lex != nil {
			t.low, t.lex, t.End = low, lex, end
		}
	}
}

// ending looks a word up without its case ending: Turkish sent'e, avroydu;
// Russian рублями. Only currencies are found so, and only behind an apostrophe
// or in a language that inflects them.
func ending(d *dictionary, s string, i int, low string) (int, *lexeme) {
	if at := strings.IndexAny(low, "'’"); at > 0 {
		if lex := d.words[low[:at]]; lex != nil && lex.mark != nil {
			return i + len(low), lex
		}
		return 0, nil
	}
	cyrillic := low[0] >= 0xD0 && low[0] <= 0xD1
	if !cyrillic && !strings.HasPrefix(low, "avro") && !strings.HasPrefix(low, "lira") && !strings.HasPrefix(low, "dolar") {
		return 0, nil
	}
	shortest := 4
	if cyrillic {
		shortest = 6
	}
	for n := len(low) - 1; n >= shortest; n-- {
		if lex := d.words[low[:n]]; lex != nil && lex.mark != nil && lex.mark.code+lex.mark.usual != "" || lex != nil && lex.mark != nil && lex.mark.family != "" {
			return i + len(low), lex
		}
	}
	return 0, nil
}

// eastToken takes the longest word of the lexicon at s[i:], or one character: a
// digit behind a unit goes on with its number, and 三元 in 二十三元 is no name.
func eastToken(d *dictionary, s string, i int, r rune, before []lexToken) lexToken {
	size := utf8.RuneLen(r)
	t := lexToken{Span: Span{i, i + size}, kind: tokenEast, low: s[i : i+size]}
	longest := d.longest[r]
	if longest == 0 {
		return t
	}
	if _, digit := hanDigit(r); digit && len(before) > 0 && before[len(before)-1].endsInUnit(i) {
		t.lex = d.words[t.low]
		return t
	}
	j := i
	for n := 0; n < longest && j < len(s); n++ {
		next, width := utf8.DecodeRuneInString(s[j:])
		if next == '\n' || next == utf8.RuneError {
			break
		}
		j += width
		if lex := d.words[s[i:j]]; lex != nil {
			t.End, t.low, t.lex = j, s[i:j], lex
		}
	}
	return t
}

// endsInUnit reports whether t ends at s[:i] and is a Chinese unit or zero.
func (t *lexToken) endsInUnit(i int) bool {
	c := firstRune(t.low)
	_, _, unit := hanUnit(c)
	return t.End == i && (unit || c == '零' || c == '〇') && t.End-t.Start == utf8.RuneLen(c)
}
