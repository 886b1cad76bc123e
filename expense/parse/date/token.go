package date

import (
	"strings"
	"unicode"
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

// A token is a number, a word or a sign of the text that is read for
// dates. A number has digits only; what joins it to the next is a sign.
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

// cutTokens cuts p.text into p.tokens and finds the languages of its words.
func (p *parser) cutTokens() {
	p.findScript()
	// Folding never makes a letter longer, so the words fit in the text's size.
	folded := make([]byte, 0, len(p.text))
	spaced := true
	for i := 0; i < len(p.text); {
		c := p.text[i]
		if c == ' ' {
			spaced = true
			i++
			continue
		}
		t := token{Span: lex.Span{Start: i}, spaced: spaced}
		spaced = false
		r, size := rune(c), 1
		if c >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(p.text[i:])
		}
		switch {
		case c >= '0' && c <= '9':
			p.cutNumber(&t)
		case lang.IsEast(r):
			p.cutEast(&t, r, size)
		case isWordRune(r):
			folded = p.cutWord(&t, folded)
		default:
			t.kind, t.sign, t.End = tokenSign, r, i+size
			t.word = p.text[i:t.End] // for phrases: avant - hier
		}
		i = t.End
		p.tokens = append(p.tokens, t)
	}
	words := string(folded)
	at := 0
	for i := range p.tokens {
		t := &p.tokens[i]
		if t.kind == tokenWord {
			t.word = words[at : at+t.number]
			at += t.number
			t.number = 0
			t.senses = lookUp(&p.lex.DateLexicon, t.word)
		}
		for j := range t.senses {
			t.kinds |= 1 << t.senses[j].Kind
			t.languages |= 1 << t.senses[j].Language
		}
	}
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.Is(unicode.Mn, r) }

func (p *parser) cutNumber(t *token) {
	i := t.Start
	t.kind, t.padded = tokenNumber, p.text[i] == '0'
	for ; i < len(p.text) && p.text[i] >= '0' && p.text[i] <= '9'; i++ {
		if t.digits++; t.digits <= 9 {
			t.number = t.number*10 + int(p.text[i]-'0')
		}
	}
	t.End = i
}

// cutWord appends the folded word to folded and leaves its length in
// t.number. An apostrophe between letters is part of the word.
func (p *parser) cutWord(t *token, folded []byte) []byte {
	t.kind = tokenWord
	if b := p.text[t.Start]; b == 0xd0 || b == 0xd1 { // the first byte of а to я
		p.cyrillic = true
	}
	before := len(folded)
	i := t.Start
	for i < len(p.text) {
		r, size := utf8.DecodeRuneInString(p.text[i:])
		if r == '\'' || r == '’' {
			next, _ := utf8.DecodeRuneInString(p.text[i+size:])
			if i == t.Start || !unicode.IsLetter(next) || lang.IsEast(next) {
				break
			}
			folded = append(folded, '\'')
			i += size
			continue
		}
		if !isWordRune(r) || lang.IsEast(r) {
			break
		}
		if !unicode.Is(unicode.Mn, r) {
			folded = utf8.AppendRune(folded, foldRune(r))
		}
		i += size
	}
	t.End = i
	t.number = len(folded) - before
	return folded
}

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

// findScript decides which language the characters without spaces are in.
func (p *parser) findScript() {
	language := lang.OfCharacters(p.text, p.o.Language)
	p.east, p.hasEast = p.lex.Index[language], language != ""
}

// cutEast takes the longest word of the language, else a numeral, else one
// character. A Korean word does not begin in the middle of another.
func (p *parser) cutEast(t *token, r rune, size int) {
	t.kind = tokenEast
	t.End = t.Start + size
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
