package rules

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
)

// characters reads a question in a script without spaces.
type characters struct{ *question }

// tagIn takes the first tag out of a question, up to a space or to where the question goes
// on: #旅行一共多少.
func (q characters) tagIn(rest string) string {
	words := strings.Fields(rest)
	for i, w := range words {
		if !isTag(w) {
			continue
		}
		end := len(w)
		for j := range w {
			if j > 1 && q.resumesAt(w[j:]) {
				end = j
				break
			}
		}
		q.takeTag(w[:end], -1)
		words[i] = w[end:]
		break
	}
	return strings.Join(words, " ")
}

// resumesAt reports whether a text that follows a name begins with more of the question: a
// wording of several characters, or a particle before one.
func (q characters) resumesAt(s string) bool {
	if n := q.Glued(s); n > 0 && q.continues(s[n:]) {
		return true
	}
	_, n := q.Within(s)
	return utf8.RuneCountInString(s[:n]) > 1
}

// scanCharacters reads a question in a language in which no spaces part the words, up to
// what breaks it.
func (q characters) scanCharacters(s string) {
	q.broken = q.Turns(q.unturned(s))
	for i := 0; i < len(s) && !q.broken; {
		if strings.HasPrefix(s[i:], periodMark) || strings.HasPrefix(s[i:], rateMark) {
			q.excluding = false
			q.pass(i)
			i++
			if n := q.Glued(s[i:]); n > 0 {
				q.glued(i, n)
				i += n
			}
			continue
		}
		if n := q.unitWithin(s[i:]); n > 0 {
			i += n
			continue
		}
		if n := q.particle(s, i); n > 0 {
			q.named, q.led = true, true
			i += n
			continue
		}
		i += q.character(s, i)
	}
	q.stays = q.stays || q.currency != "" && q.measure == ""
	opening := strings.TrimPrefix(s, periodMark)
	opening = opening[q.Glued(opening):]
	if m, n := q.Within(opening); n > 0 && (m.Says == lang.SplitsBy || m.Says == lang.SplitsTime) {
		q.spent = true // 按类别统计, 今月をカテゴリ別に
	}
}

// unitWithin reads the mark of a unit of time, and returns its length.
func (q characters) unitWithin(s string) int {
	unit, ok := strings.CutPrefix(s, unitMark)
	if !ok {
		return 0
	}
	end := strings.IndexFunc(unit, isUnspaced)
	if end < 0 {
		end = len(unit)
	}
	q.per = unit[:end]
	return len(unitMark) + end
}

// glued takes in that n bytes at i belong to what stands before them.
func (q characters) glued(i, n int) {
	if q.at == i {
		q.at += n
	}
	if q.list.end > 0 && q.list.end == i {
		q.list.end += n
	}
}

// particle returns the length of what is glued behind the subject, 0 if it is a part of a
// longer word.
func (q characters) particle(s string, i int) int {
	if len(q.subject) == 0 || q.at != i {
		return 0
	}
	for _, glue := range q.Glues() {
		if strings.HasPrefix(s[i:], glue) && q.continues(s[i+len(glue):]) {
			return len(glue)
		}
	}
	return 0
}

// continues reports whether a text begins with something that a question consists of.
func (q characters) continues(s string) bool {
	if s == "" || strings.HasPrefix(s, periodMark) || strings.HasPrefix(s, rateMark) || isDigit(s[0]) || s[0] == ',' || strings.HasPrefix(s, "、") {
		return true
	}
	_, n := q.Within(s)
	return n > 0 && (!isParticle(s[:n]) || n == len(s))
}

// isParticle reports whether a wording may be a part of any word.
func isParticle(s string) bool {
	r, size := utf8.DecodeRuneInString(s)
	return size == len(s) && unicode.Is(unicode.Hiragana, r)
}

// character reads what stands at i, and returns its length.
func (q characters) character(s string, i int) int {
	m, n := q.meaning(s[i:])
	if name := q.categoryAt(s[i:]); name > n {
		if !q.excludes(s[i:i+name], 0, m.Says) {
			q.leftover(s[i:i+name], i, name)
		}
		return name
	}
	if n > 0 && m.Says == lang.WithinThing {
		if m.Says = lang.AroundQuestion; len(q.subject) > 0 && q.at == i && !q.continues(s[i+n:]) {
			q.leftover(s[i:i+n], i, n) // the taxi to the airport
			return n
		}
	}
	if (m.Says == lang.SaysWithout || m.Says == lang.SaysWithoutBehind) && n > 0 {
		m.Says = q.sideOf(s, i, n)
	}
	if q.excluding && m.Says != lang.SaysWithoutBehind {
		_, size := utf8.DecodeRuneInString(s[i:])
		if size = max(n, size); q.excludes(s[i:i+size], n, m.Says) {
			return size
		}
	}
	if n > 0 {
		if m.Says == lang.AsksCount && q.list.newest && q.list.end == i {
			q.list.count, q.list.end = defaultRanked, i+n // 最近几笔
			return n
		}
		q.hear(m)
		q.ordered(m.Says, i, n)
		q.broken = q.broken || q.isOpen() && m.Says != lang.AroundQuestion
		return n
	}
	if n := q.currencyWithin(s[i:]); n > 0 {
		return n
	}
	if n := q.countWithin(s[i:], i); n > 0 {
		return n
	}
	if n := q.joinsWithin(s[i:]); n > 0 {
		return n
	}
	_, n = utf8.DecodeRuneInString(s[i:])
	q.leftover(s[i:i+n], i, n)
	return n
}

// maxCategory is how many characters the name of a category has.
const maxCategory = 6

// categoryAt returns the length of the longest name of a category that a text begins with, 0
// if there is none of several characters: 买菜 is no buying.
func (q characters) categoryAt(s string) int {
	longest, end := 0, 0
	for n := 1; n <= maxCategory && end < len(s); n++ {
		r, size := utf8.DecodeRuneInString(s[end:])
		if !isUnspaced(r) {
			break
		}
		if end += size; n > 1 && q.isCategory(s[:end]) {
			longest = end
		}
	}
	return longest
}

// meaning is what a wording means that a text begins with, and its length.
func (q characters) meaning(s string) (m lang.Meaning, n int) {
	m, n = q.Within(s)
	switch {
	case n == 0:
	case isParticle(s[:n]) && !q.continues(s[n:]):
		n = 0
	case m.Says == lang.AsksNewest && (q.howMuch || q.named || q.measure != "") && !q.when:
		n = 0
	}
	return m, n
}

// unturned is a question without the words that narrow it, which may hold one that turns
// others.
func (q characters) unturned(s string) string {
	for _, p := range []lang.Phrase{lang.SaysWithout, lang.SaysWithoutBehind, lang.SaysMore} {
		for _, w := range q.Wordings(p) {
			s = strings.ReplaceAll(s, w, " ")
		}
	}
	return s
}

// sideOf returns whether a wording that excludes something stands before or behind it, where
// the same may do both: 不算房租, 房租不算.
func (q characters) sideOf(s string, i, n int) lang.Phrase {
	w := s[i : i+n]
	before, behind := slices.Contains(q.Wordings(lang.SaysWithout), w), slices.Contains(q.Wordings(lang.SaysWithoutBehind), w)
	switch {
	case behind && (!before || q.excluding):
		return lang.SaysWithoutBehind
	case before && behind && len(q.subject) > 0 && q.at == i && q.continues(s[i+n:]):
		return lang.SaysWithoutBehind
	}
	return lang.SaysWithout
}

// maxCount is how many characters the number of a list has.
const maxCount = 3

// countWithin reads how many shall be listed beside the order, and returns its length.
func (q characters) countWithin(s string, i int) int {
	if q.list.end != i || q.list.end == 0 || q.list.count > 0 {
		return 0
	}
	end, found := 0, 0
	for n := 0; n < maxCount && end < len(s); n++ {
		_, size := utf8.DecodeRuneInString(s[end:])
		end += size
		if count := countOf(s[:end], q.text); count > 0 {
			q.list.count, found = count, end
		}
	}
	if found == 0 {
		return 0
	}
	counter := lang.BehindCount.Opens(s[found:])
	q.broken = q.list.noun == i && counter == 0
	found += counter
	q.list.end = i + found
	return found
}

// joinsWithin reads what joins something to the subject, and returns its length; 0 if
// the text begins with something else. A comma may part clauses as well.
func (q characters) joinsWithin(s string) int {
	if len(q.subject) > 0 && len(q.link) == 0 && slices.ContainsFunc(q.Wordings(lang.SaysTogether), func(w string) bool { return strings.Contains(q.said, w) }) {
		if n := q.Opens(lang.JoinsTogether, s); n > 0 {
			q.link = append(q.link, "、")
			return n
		}
	}
	if n := q.Opens(lang.JoinsTogether, s); n > 0 && len(q.subject) > 0 && len(q.link) == 0 && q.standsBetweenNames(s[n:]) {
		q.link = append(q.link, "、")
		return n
	}
	for _, joiner := range lang.JoinsThings.Wordings() {
		if !strings.HasPrefix(s, joiner) || lang.IsLatin(joiner[0]) {
			continue
		}
		if len(q.subject) > 0 {
			q.link = append(q.link, joiner)
			return len(joiner)
		}
		if joiner == "," || joiner == "、" {
			return len(joiner)
		}
	}
	return 0
}

// standsBetweenNames reports whether what joins things cannot be a part of a word, since
// the characters at both of its sides do not stand for particles.
func (q characters) standsBetweenNames(rest string) bool {
	last, next := q.subject[len(q.subject)-1], lang.FirstRune(rest)
	before, _ := utf8.DecodeLastRuneInString(last)
	name := func(r rune) bool { return unicode.In(r, unicode.Han, unicode.Katakana) || r == 'ー' }
	long := len(q.subject) > 1 || utf8.RuneCountInString(last) > 1
	return q.Kana() && (long || lang.AsksTotal.Within(q.said)) && name(before) && name(next)
}

// maxCurrencyWithin is how many characters the name of a currency may have.
const maxCurrencyWithin = 5

// currencyWithin reads the name of a currency, 美元, and returns its length.
func (q characters) currencyWithin(s string) int {
	ends := []int{}
	for i, r := range s {
		if len(ends) == maxCurrencyWithin {
			break
		}
		ends = append(ends, i+utf8.RuneLen(r))
	}
	for _, end := range slices.Backward(ends) {
		if end < 3 || lang.BehindAmount.Is(s[:end]) || !q.text.HoldsMark(s[:end]) {
			continue
		}
		if currency, ok := q.text.Part(s[:end]).Currency(); ok {
			q.broken = q.broken || q.currency != "" || q.isOpen()
			q.currency, q.link = string(currency), nil
			return end
		}
	}
	return 0
}
