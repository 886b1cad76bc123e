package parse

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

type dateTokenKind uint8

const (
	dateTokenSign dateTokenKind = iota
	dateTokenNumber
	dateTokenWord
	dateTokenEast // a word, or one character, of a script without spaces
)

// A dateToken is a number, a word or a sign of the text that is read for
// dates. A number has digits only; what joins it to the next is a sign.
type dateToken struct {
	Span
	kind    dateTokenKind
	spaced  bool // something separates it from the token before
	padded  bool // the number begins with 0
	written bool // the number is written in characters: 三十
	digits  int
	number  int
	sign    rune
	word    string // folded
	senses  []sense
	// The kinds and the languages of the senses, a bit each. Most questions to a
	// token are for a sense that it has not; these answer them at once.
	kinds     uint64
	languages uint32
}

// has reports whether the token has senses of the kind, in whatever language.
func (t *dateToken) has(kind senseKind) bool { return t.kinds&(1<<kind) != 0 }

// isEast reports whether r belongs to a script that is written without spaces
// between words, or, as Korean, with endings that stick to them.
func isEast(r rune) bool {
	switch {
	case r < 0x1100:
		return false
	case r >= 0x3041 && r <= 0x30ff, r >= 0x3400 && r <= 0x4dbf, r >= 0x4e00 && r <= 0x9fff, r >= 0xac00 && r <= 0xd7a3:
		return r != '・'
	}
	return r == '〇' || r == '々' || r >= 0x20000 && r <= 0x323af
}

func isHangul(r rune) bool { return r >= 0xac00 && r <= 0xd7a3 }

func isKana(r rune) bool { return r >= 0x3041 && r <= 0x30ff && r != '・' }

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
func (p *dateParser) cutTokens() {
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
		t := dateToken{Span: Span{Start: i}, spaced: spaced}
		spaced = false
		r, size := rune(c), 1
		if c >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(p.text[i:])
		}
		switch {
		case c >= '0' && c <= '9':
			p.cutNumber(&t)
		case isEast(r):
			p.cutEast(&t, r, size)
		case isWordRune(r):
			folded = p.cutWord(&t, folded)
		default:
			t.kind, t.sign, t.End = dateTokenSign, r, i+size
			t.word = p.text[i:t.End] // for phrases: avant - hier
		}
		i = t.End
		p.tokens = append(p.tokens, t)
	}
	words := string(folded)
	at := 0
	for i := range p.tokens {
		t := &p.tokens[i]
		if t.kind == dateTokenWord {
			t.word = words[at : at+t.number]
			at += t.number
			t.number = 0
			t.senses = p.lex.lookUp(t.word)
		}
		for j := range t.senses {
			t.kinds |= 1 << t.senses[j].kind
			t.languages |= 1 << t.senses[j].language
		}
	}
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.Is(unicode.Mn, r) }

func (p *dateParser) cutNumber(t *dateToken) {
	i := t.Start
	t.kind, t.padded = dateTokenNumber, p.text[i] == '0'
	for ; i < len(p.text) && p.text[i] >= '0' && p.text[i] <= '9'; i++ {
		if t.digits++; t.digits <= 9 {
			t.number = t.number*10 + int(p.text[i]-'0')
		}
	}
	t.End = i
}

// cutWord appends the folded word to folded and leaves its length in
// t.number. An apostrophe between letters is part of the word.
func (p *dateParser) cutWord(t *dateToken, folded []byte) []byte {
	t.kind = dateTokenWord
	if b := p.text[t.Start]; b == 0xd0 || b == 0xd1 { // the first byte of а to я
		p.cyrillic = true
	}
	before := len(folded)
	i := t.Start
	for i < len(p.text) {
		r, size := utf8.DecodeRuneInString(p.text[i:])
		if r == '\'' || r == '’' {
			next, _ := utf8.DecodeRuneInString(p.text[i+size:])
			if i == t.Start || !unicode.IsLetter(next) || isEast(next) {
				break
			}
			folded = append(folded, '\'')
			i += size
			continue
		}
		if !isWordRune(r) || isEast(r) {
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
func (l *dateLexicon) lookUp(word string) []sense {
	if s, ok := l.words[word]; ok {
		return s
	}
	if i := strings.IndexByte(word, '\''); i > 0 {
		if i > 2 {
			return l.lookUp(word[:i])
		}
		return l.lookUp(word[i+1:])
	}
	end := len(word)
	for range 5 {
		if end < 5 {
			break
		}
		if s, ok := l.stems[word[:end]]; ok {
			return s
		}
		_, size := utf8.DecodeLastRuneInString(word[:end])
		end -= size
	}
	return nil
}

// findScript decides which language the characters without spaces are in:
// kana is Japanese, Hangul Korean, and Han alone the ledger's language if it
// uses Han, else Chinese unless a word tells Japanese.
func (p *dateParser) findScript() {
	language := ""
	for _, r := range p.text {
		if r < 0x1100 {
			continue
		}
		if isHangul(r) {
			language = "ko"
			break
		}
		if isKana(r) {
			language = "ja"
			break
		}
		if isEast(r) && language == "" {
			language = "zh"
		}
	}
	if language == "zh" && (p.o.Language == "ja" || p.o.Language == "ko") {
		language = p.o.Language
	} else if language == "zh" && containsAny(p.text, japanese.dates.telltale) {
		language = "ja"
	}
	p.east, p.hasEast = p.lex.index[language], language != ""
}

// cutEast takes the longest word of the language, else a numeral, else one
// character. A Korean word does not begin in the middle of another.
func (p *dateParser) cutEast(t *dateToken, r rune, size int) {
	t.kind = dateTokenEast
	t.End = t.Start + size
	inside := false
	if isHangul(r) && !t.spaced && len(p.tokens) > 0 {
		before := &p.tokens[len(p.tokens)-1]
		inside = before.kind == dateTokenEast && before.senses == nil
	}
	if inside {
		return
	}
	for _, w := range p.lex.east[eastKey{p.east, r}] {
		if strings.HasPrefix(p.text[t.Start:], w.text) {
			t.senses = w.senses
			t.End = t.Start + len(w.text)
			break
		}
	}
	if n, end := eastNumeral(p.text, t.Start); end > t.End || end > t.Start && t.senses == nil {
		t.kind, t.number, t.End, t.written, t.senses = dateTokenNumber, n, end, true, nil
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
		case ok && digit >= 0 && (tens || isHangul(r)):
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
	if isHangul(r) {
		digits = korean
	}
	if i := strings.IndexRune(digits, r); i >= 0 {
		return i / 3, true // each takes three bytes
	}
	return 0, false
}

// runeAt returns the first character of token i.
func (p *dateParser) runeAt(i int) rune {
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

// containsAny reports whether s contains one of the words of a table's list.
func containsAny(s, words string) bool {
	for word := range strings.SplitSeq(words, "|") {
		if word != "" && strings.Contains(s, word) {
			return true
		}
	}
	return false
}
