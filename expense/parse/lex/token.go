package lex

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
)

type Kind uint8

const (
	Word   Kind = iota // letters of a script with spaces
	East               // a word or a single character of a script without
	Number             // digits, see numeral
	Time               // 09:30
	Code               // digits and letters or signs that make a name: A4, 1/2, v2.0
	Sign               // anything else: one character, or a currency sign
	Tag                // #work
	Break              // a line break
)

// What a token was used for. A token that stays unused is part of a
// description, or was not understood.
type use uint8

const (
	Unused use = iota
	UsedDate
	UsedAmount
	UsedTax
	UsedTag
	UsedCategory
	UsedSeparator
	UsedFiller
	UsedMerchant
	UsedDocument
)

// A Token is a word, a number or a sign of the text.
type Token struct {
	Span
	Kind   Kind
	Use    use
	Spaced bool // white space before it
	Low    string
	Lex    *lang.Lexeme
	Num    Numeral
}

// IsForeignThing reports whether a word that says nothing in one language is bought in
// another: "cena" is a price and a dinner.
func (t *Token) IsForeignThing() bool {
	return t.Kind == Word && t.Lex.Is(lang.RoleFiller) && !t.Lex.Is(lang.RoleArticle|lang.RoleAdd) && lang.IsThing(t.Low)
}

// onCut is called with each text that is cut into tokens or atoms. Tests set it.
var onCut func(grain, text string)

// tokenize cuts a normalized text. Buf is reused if it is large enough.
func tokenize(s string, buf []Token) []Token {
	if onCut != nil {
		onCut("tokens", s)
	}
	d := lang.Words()
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
		t.Spaced = space || i == 0
		space = false
		tokens = append(tokens, t)
		i = t.End
	}
	return tokens
}

func nextToken(d *lang.Dictionary, s string, i int, before []Token, space bool) Token {
	t := Token{Span: Span{Start: i, End: i + 1}}
	c := s[i]
	switch {
	case c == '\n' || c == '\r':
		t.Kind = Break
		return t
	case IsDigit(c), c == '.' && i+1 < len(s) && IsDigit(s[i+1]) && !afterDot(s, i):
		return digitToken(d, s, i, before, space)
	case c == '#':
		if end := tagEnd(s, i); end > i+1 {
			t.Kind, t.End = Tag, end
			return t
		}
	}
	if mark, end := lang.SignMark(s, i); mark != nil {
		t.Kind, t.End, t.Lex = Sign, end, mark
		t.Low = s[i:end]
		return t
	}
	if len(before) > 0 && !space {
		if t, ok := suffixToken(d, s, i, &before[len(before)-1]); ok {
			return t
		}
	}
	r, size := utf8.DecodeRuneInString(s[i:])
	switch {
	case lang.IsUnspaced(r):
		return EastToken(d, s, i, r, before)
	case unicode.IsLetter(r):
		return wordToken(d, s, i)
	}
	t.Kind, t.End = Sign, i+size
	t.Low = s[i : i+size]
	t.Lex = d.Words[t.Low]
	if t.Lex.Is(lang.RolePhrase) {
		t.section(d, s)
	}
	return t
}

// section extends a sign by the letters and digits behind it if the lexicon knows them
// together: §13b.
func (t *Token) section(d *lang.Dictionary, s string) {
	low, end := t.Low, t.End
	for range 2 {
		from := len(s) - len(strings.TrimLeft(s[end:], " "))
		for end = from; end < len(s) && (IsDigit(s[end]) || s[end]|0x20 >= 'a' && s[end]|0x20 <= 'z'); end++ {
		}
		low += " " + lower(s[from:end])
		if word := d.Words[low]; word != nil {
			t.Low, t.Lex, t.End = low, word, end
		}
	}
}

// afterDot reports whether a point at s[i] follows a digit, another point or a
// character, so that it begins no number: "lunch..14", "午饭.14".
func afterDot(s string, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(s[:i])
	return i > 0 && (r == '.' || unicode.IsDigit(r) || lang.IsUnspaced(r))
}

// digitToken tells numbers from names that hold digits.
func digitToken(d *lang.Dictionary, s string, i int, before []Token, space bool) Token {
	t := Token{Span: Span{Start: i, End: i}}
	if len(before) > 0 && !space && isBehindLetters(d, s, i, before) {
		return codeToken(s, i, t) // B12
	}
	if end := timeEnd(s, i); end > 0 {
		t.Kind, t.End = Time, end
		return t
	}
	t.Num = ScanNumeral(s, i)
	t.End = t.Num.End
	if t.Num.Bad {
		return codeToken(s, i, t)
	}
	if t.End < len(s) && s[t.End] == '/' && t.End+1 < len(s) && IsDigit(s[t.End+1]) {
		return codeToken(s, i, t)
	}
	if r, _ := utf8.DecodeRuneInString(s[t.End:]); unicode.IsLetter(r) && !lang.IsUnspaced(r) {
		if mark, _ := lang.SignMark(s, t.End); mark != nil { // 5.50S$
			t.Kind = Number
			return t
		}
		w := wordToken(d, s, t.End)
		known := w.Lex != nil && (w.Lex.Mark != nil || w.Lex.Is(lang.RoleScale|lang.RoleUnit|lang.RolePercent|lang.RoleInexact)) || isGluedEnding(w.Low, &t)
		after, _ := utf8.DecodeRuneInString(s[w.End:])
		if isCross(w.Low) && isPrice(d, s, w.End) {
			t.Kind = Number
			return t
		}
		if !known && !isPriceBefore(&t.Num, s[t.End:w.End]) || IsDigit(byte(min(after, 127))) {
			return codeToken(s, i, t)
		}
	}
	t.Kind = Number
	return t
}

// isBehindLetters reports whether the digits at s[i] belong to a name with the letters before them.
func isBehindLetters(d *lang.Dictionary, s string, i int, before []Token) bool {
	prev := &before[len(before)-1]
	return prev.Kind == Word && (prev.Lex == nil || prev.Lex.Mark == nil) &&
		!isPriceBehind(d, s, prev, i) && !isTimes(s, i, before) && !isMultiplied(d, s, i, before)
}

// isCross reports whether letters stand for the sign of multiplication, in Latin or Cyrillic.
func isCross(low string) bool { return low == "x" || low == "х" }

// isMultiplied reports whether the digits at s[i] are a price that a number before them multiplies,
// with nothing between them but the sign: "2x27,90", 2x150円. Without cents or a currency it may be a
// size: "carpet 2x3".
func isMultiplied(d *lang.Dictionary, s string, i int, before []Token) bool {
	n := len(before) - 1
	return n > 0 && isCross(before[n].Low) && !before[n].Spaced && before[n-1].Kind == Number && isPrice(d, s, i)
}

// isPrice reports whether a number with two decimals or with a currency behind it begins at s[i].
func isPrice(d *lang.Dictionary, s string, i int) bool {
	if i >= len(s) || !IsDigit(s[i]) {
		return false
	}
	n := ScanNumeral(s, i)
	if n.Bad {
		return false
	}
	if mark, _ := lang.SignMark(s, n.End); mark != nil {
		return true
	}
	r, _ := utf8.DecodeRuneInString(s[n.End:])
	switch {
	case !unicode.IsLetter(r):
		return n.Places == 2
	case lang.IsUnspaced(r):
		return d.Words[string(r)].MarkOf() != nil
	}
	w := wordToken(d, s, n.End)
	return w.Lex.MarkOf() != nil
}

// isTimes reports whether the digits at s[i] say how often a number before them counts, with
// a sign of multiplication that is a letter: "4.50 x2", 15元x2. Another number behind them makes a
// name of them: "phone 15 x2 899".
func isTimes(s string, i int, before []Token) bool {
	n := len(before) - 1
	if n == 0 || !isCross(before[n].Low) {
		return false
	}
	of := &before[n-1]
	if !before[n].Spaced && of.Lex.MarkOf() == nil {
		return false
	}
	rest := strings.TrimLeft(s[i:], "0123456789")
	return (of.Kind == Number || of.Lex.MarkOf() != nil || of.Low == ",") && (rest == "" || strings.IndexByte(" ,;.!\n", rest[0]) >= 0) && !IsDigit((strings.TrimLeft(rest, " .,") + " ")[0])
}

// codeToken takes the whole run of letters, digits and the signs that join
// them, however long; a number with an exponent is one.
func codeToken(s string, i int, t Token) Token {
	j := i
	for j < len(s) {
		r, size := utf8.DecodeRuneInString(s[j:])
		joins := (r == '.' || r == '/' || r == '-' || r == ',') && j+1 < len(s) && IsDigit(s[j+1])
		if lang.IsUnspaced(r) || !joins && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			break
		}
		j += size
	}
	t.Kind, t.End = Code, max(j, i+1)
	return t
}

// timeEnd returns the end of a clock time such as 9:30 or 21:05:10, or 0.
func timeEnd(s string, i int) int {
	j := i
	for j < len(s) && IsDigit(s[j]) {
		j++
	}
	if j-i > 2 {
		return 0
	}
	end := 0
	for j+2 < len(s) && s[j] == ':' && IsDigit(s[j+1]) && IsDigit(s[j+2]) && (j+3 == len(s) || !IsDigit(s[j+3])) {
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
func wordToken(d *lang.Dictionary, s string, i int) Token {
	end := lang.WordEnd(s, i)
	t := Token{Span: Span{Start: i, End: end}, Kind: Word, Low: lower(s[i:end])}
	t.Lex = d.Words[t.Low]
	if t.Lex.MarkOf() != nil && end < len(s) && s[end] == '.' {
		if word := d.Words[t.Low+"."]; word != nil { // "Rs. 20"
			t.End, t.Lex = end+1, word
			t.Low += "."
			return t
		}
	}
	if t.Lex == nil {
		if end, word := ending(d, i, t.Low); word != nil {
			t.End, t.Lex = end, word
			t.Low = t.Low[:end-i]
		} else {
			t.Lex = d.Compound(t.Low)
		}
	}
	if t.Lex.Is(lang.RolePhrase) {
		t.phrase(d, s)
	}
	t.glue(d, s)
	return t
}

// longestGlued is how many characters of a script without spaces are glued to letters at most.
const longestGlued = 4

// glue extends t by the characters of a script without spaces behind it if the lexicon knows them
// together: n빵, AA制.
func (t *Token) glue(d *lang.Dictionary, s string) {
	low, j := t.Low, t.End
	for range longestGlued {
		r, size := utf8.DecodeRuneInString(s[j:])
		if !lang.IsUnspaced(r) {
			return
		}
		low, j = low+s[j:j+size], j+size
		if word := d.Words[low]; word != nil {
			t.Low, t.Lex, t.End = low, word, j
		}
	}
}

// lower returns w in lower case; without an allocation when it is so already.
func lower(w string) string { return strings.ToLower(w) }

// phrase extends t by the following one or two words if the lexicon knows them
// together; the longest wins.
func (t *Token) phrase(d *lang.Dictionary, s string) {
	low, end := t.Low, t.End
	short := false // the last word is one letter, which a point may follow: в т.ч.
	for range 3 {
		j := end
		for j < len(s) && (s[j] == ' ' || s[j] == '-' || s[j] == '.' && short) {
			j++
		}
		if j == end {
			return
		}
		r, _ := utf8.DecodeRuneInString(s[j:])
		if !unicode.IsLetter(r) || lang.IsUnspaced(r) {
			return
		}
		next := lang.WordEnd(s, j)
		short = utf8.RuneCountInString(s[j:next]) == 1
		low, end = low+" "+lower(s[j:next]), next
		if word := d.Words[low]; word != nil {
			t.Low, t.Lex, t.End = low, word, end
		}
	}
}

// suffixToken reads the case ending of a number or a currency as a word of its own, if it
// has a meaning: 95'e, 14.30'da, 20 liradan. The lexicon has it with an apostrophe.
func suffixToken(d *lang.Dictionary, s string, i int, before *Token) (Token, bool) {
	isMark := before.Kind == Word && before.Lex.MarkOf() != nil
	if before.End != i || !isMark && before.Kind != Number && before.Kind != Time {
		return Token{}, false
	}
	from := i
	if r, size := utf8.DecodeRuneInString(s[i:]); r == '\'' || r == '’' {
		from += size
	} else if !isMark && !isGluedEnding(s[i:lang.WordEnd(s, i)], before) {
		return Token{}, false
	}
	end := lang.WordEnd(s, from)
	if end == from {
		return Token{}, false
	}
	t := Token{Span: Span{Start: i, End: end}, Kind: Word, Low: "'" + lower(s[from:end])}
	t.Lex = d.Words[t.Low]
	return t, t.Lex != nil || lang.Clock.Has(t.Low)
}

// isGluedEnding reports whether people leave out the apostrophe before a case ending of a
// number: 1200den. German has an ordinal that looks alike, "am 10ten".
func isGluedEnding(word string, number *Token) bool {
	return lang.NumberEnding.Has(word) && (word != "ten" || number.Num.Mantissa >= 20)
}

// longestEnding is that of a case in Cyrillic letters, in bytes: рубл-ями.
const longestEnding = 6

// ending looks a word up without its case ending: Turkish sent'e, avroydu;
// Russian рублями. Only currencies are found so, and only behind an apostrophe
// or in a language that inflects them.
func ending(d *lang.Dictionary, i int, low string) (int, *lang.Lexeme) {
	if at := strings.IndexAny(low, "'’"); at > 0 {
		if word := d.Words[low[:at]]; word != nil && word.Mark != nil {
			if d.Words["'"+strings.TrimLeft(low[at:], "'’")].Is(lang.RoleEach) {
				return i + at, word
			}
			return i + len(low), word
		}
		return 0, nil
	}
	cyrillic := low[0] >= 0xD0 && low[0] <= 0xD1
	if !cyrillic && !strings.HasPrefix(low, "avro") && !strings.HasPrefix(low, "lira") && !strings.HasPrefix(low, "dolar") {
		return 0, nil
	}
	shortest := 4
	if cyrillic {
		shortest = max(6, len(low)-longestEnding)
	}
	for n := len(low) - 1; n >= shortest; n-- {
		if word := d.Words[low[:n]]; word != nil && word.Mark != nil && word.Mark.Code+word.Mark.Usual != "" || word != nil && word.Mark != nil && word.Mark.Family != "" {
			if d.Words["'"+low[n:]].Is(lang.RoleEach) {
				return i + n, word
			}
			return i + len(low), word
		}
	}
	return 0, nil
}

// EastToken takes the longest word of the lexicon at s[i:], or one character: a
// digit behind a unit goes on with its number, and 三元 in 二十三元 is no name.
func EastToken(d *lang.Dictionary, s string, i int, r rune, before []Token) Token {
	size := utf8.RuneLen(r)
	t := Token{Span: Span{Start: i, End: i + size}, Kind: East, Low: s[i : i+size]}
	longest := d.Longest[r]
	if longest == 0 {
		return t
	}
	if _, digit := lang.HanDigit(r); digit && len(before) > 0 && before[len(before)-1].endsInUnit(i) {
		t.Lex = d.Words[t.Low]
		return t
	}
	j := i
	for n := 0; n < longest && j < len(s); n++ {
		next, width := utf8.DecodeRuneInString(s[j:])
		if next == '\n' || next == utf8.RuneError {
			break
		}
		j += width
		if word := d.Words[s[i:j]]; word != nil {
			t.End, t.Low, t.Lex = j, s[i:j], word
		}
	}
	if lang.Particle.Has(t.Low) && !isParticle(d, s, i, t.End) || t.isSyllable(s) {
		t.End, t.Low, t.Lex = i+size, s[i:i+size], nil
	}
	return t
}

// isSyllable reports whether a Korean verb is only the syllable that another word begins with, 삼 of
// 삼각김밥, or a Japanese unit that of a word in Katakana: コ of コメ.
func (t *Token) isSyllable(s string) bool {
	if unit := lang.FirstRune(t.Low); t.Lex.Is(lang.RoleUnit) && unicode.Is(unicode.Katakana, unit) && utf8.RuneLen(unit) == len(t.Low) {
		return unicode.Is(unicode.Katakana, lang.FirstRune(s[t.End:]))
	}
	return t.Lex.Is(lang.RoleSpend) && t.Lex.MarkOf() == nil && utf8.RuneCountInString(t.Low) == 1 && lang.IsHangul(lang.FirstRune(t.Low)) && lang.IsHangul(lang.FirstRune(s[t.End:]))
}

// endsInUnit reports whether t ends at s[:i] and is a Chinese unit or zero.
func (t *Token) endsInUnit(i int) bool {
	c := lang.FirstRune(t.Low)
	_, _, unit := lang.HanUnit(c)
	return t.End == i && (unit || c == '零' || c == '〇') && t.End-t.Start == utf8.RuneLen(c)
}

// MayFollowHour reports whether a token may stand behind the hour of a time of day: a word
// that is neither money nor a measure, or a comma.
func (t *Token) MayFollowHour() bool {
	return t.Kind == Word && t.Lex.MarkOf() == nil && !t.Lex.Is(lang.RoleUnit|lang.RoleScale|lang.RolePercent) || t.Low == ","
}

// LooksNumeric reports whether an unknown word can only be a number, though not
// one that is in the tables: fuffzig, zweiundelfzig.
func (t *Token) LooksNumeric() bool {
	return t.Kind == Word && t.Lex == nil && slices.ContainsFunc(lang.Words().Endings, func(e string) bool {
		return len(t.Low) > len(e)+1 && strings.HasSuffix(t.Low, e)
	})
}
