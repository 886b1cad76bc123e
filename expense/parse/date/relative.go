package date

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense"
	"chit/expense/parse/lang"
)

// relativeAt reads a day that is named by its distance from today: yesterday,
// two days before yesterday, now - 1 day.
func relativeAt(p *parser, i int) match {
	s, next := p.sense(i, lang.SenseDay)
	if s == nil {
		return match{}
	}
	n := s.N
	if minus := p.skipSign(next, "-"); minus > next {
		if span, to := span(p, minus); to > minus {
			return withinReach(p, matchDay(i, to, span.before(p.o.Today.AddDays(n))))
		}
	}
	if s.Company && !p.whole || s.Everyday && isAfter(p, i, lang.SenseArticle) {
		return match{}
	}
	return matchDay(i, next, p.o.Today.AddDays(n))
}

// A timeSpan is a length of time.
type timeSpan struct{ months, days int }

func (s timeSpan) before(d expense.Date) expense.Date {
	return d.AddMonths(-s.months).AddDays(-s.days)
}

func (s timeSpan) after(d expense.Date) expense.Date {
	return d.AddMonths(s.months).AddDays(s.days)
}

func (s *timeSpan) add(n int, u lang.Unit) {
	switch u {
	case lang.UnitDay:
		s.days += n
	case lang.UnitWeek:
		s.days += 7 * n
	case lang.UnitMonth:
		s.months += n
	case lang.UnitYear:
		s.months += 12 * n
	}
}

// span reads "2 years, 1 month and 21 days".
func span(p *parser, i int) (s timeSpan, to int) {
	to = i
	for next := i; ; {
		n, u, end := quantity(p, next)
		if end == next || n > 9999 || end-i > 16 {
			return s, to
		}
		s.add(n, u)
		to = end
		next = p.skip(p.skipSign(end, ","), lang.SenseAnd)
	}
}

// quantity reads "two days". A unit alone is one of it.
func quantity(p *parser, i int) (n int, u lang.Unit, to int) {
	n, next := 1, i
	if c, ok := count(p, i); ok && !(c.word && c.ordinal) {
		n, next = c.n, c.to
	}
	s, end := p.sense(next, lang.SenseUnit)
	if s == nil {
		return 0, 0, i
	}
	return n * spanOf(s), s.Unit, end
}

// spanOf is how many of its unit a word stands for: two weeks are a fortnight.
func spanOf(s *lang.Sense) int { return max(s.N, 1) }

// agoAt reads a span of time before or after today, or before another day.
func agoAt(p *parser, i int) match {
	start := p.skip(i, lang.SenseAgoBefore)
	in := p.skip(i, lang.SenseIn)
	if in > i && start == i {
		return inFuture(p, i, in)
	}
	if m := weekdaysAgo(p, start); m.to > 0 {
		return m
	}
	if m := fewAgo(p, i, start); m.to > 0 {
		return m
	}
	s, to := span(p, start)
	if to == start || writtenAt(p, start).to == to {
		return match{} // 11月10日以后 is behind a day
	}
	if before := p.skip(to, lang.SenseBefore); before > to {
		if c, ok := count(p, start); ok && c.n != 1 {
			if d, _ := p.sense(c.to, lang.SenseDay); d != nil {
				return match{} // "diesel 65 day before yesterday"
			}
		}
		if d, end := p.sense(p.skip(before, lang.SenseArticle), lang.SenseDay); d != nil {
			return withinReach(p, matchDay(i, end, s.before(p.o.Today.AddDays(d.N))))
		}
	}
	if w, end := p.sense(to, lang.SenseAgo); w != nil && (!w.Everyday || !wordAt(p, end)) {
		return withinReach(p, matchDay(i, end, s.before(p.o.Today)))
	}
	if w, end := p.sense(to, lang.SenseLater); w != nil {
		return withinReach(p, matchDay(i, end, s.after(p.o.Today)))
	}
	if start > i {
		return withinReach(p, matchDay(i, to, s.before(p.o.Today)))
	}
	return match{}
}

// fewAgo reads "a few days ago" from behind what may stand before it, which names no day.
func fewAgo(p *parser, i, start int) match {
	count := p.skip(start, lang.SenseArticle)
	few := p.skip(count, lang.SenseFew)
	if few == count {
		return match{}
	}
	unit, end := p.sense(few, lang.SenseUnit)
	if unit == nil {
		return match{}
	}
	if ago := p.skip(end, lang.SenseAgo); ago > end || start > i {
		return match{from: i, to: ago, bad: true, vague: true}
	}
	return match{}
}

// vagueAt reads words for a day before today that do not tell which: "the other day".
func vagueAt(p *parser, i int) match {
	if to := p.skip(i, lang.SenseVague); to > i {
		return match{from: i, to: to, bad: true, vague: true}
	}
	return match{}
}

// inAnother reads another week or month than the present one, which names no day of it: "dentist
// next week". What is bought for one is bought today: "a ticket for next month".
func inAnother(p *parser, i int) match {
	s, to := shiftAt(p, i)
	if to == i || s.N == 0 || s.Unit != lang.UnitWeek && s.Unit != lang.UnitMonth || isAfter(p, i, lang.SensePurpose) || isAfter(p, i, lang.SenseOf) {
		return match{}
	}
	return match{from: i, to: to, bad: true, vague: true, long: true, ahead: s.N > 0}
}

// inFuture reads "in 3 days" from behind "in". A unit alone does not do: "in
// day trips".
func inFuture(p *parser, i, next int) match {
	s, to := span(p, next)
	if _, ok := count(p, next); !ok || to == next {
		return match{}
	}
	return withinReach(p, matchDay(i, to, s.after(p.o.Today)))
}

// withinReach drops days that nobody means: 9000 years ago.
func withinReach(p *parser, m match) match {
	if y := m.readings[0].Year; y < minYear || y > p.o.Today.Year+2 {
		return match{}
	}
	return m
}

// weekdaysAgo reads "2 thursdays back".
func weekdaysAgo(p *parser, i int) match {
	c, ok := count(p, i)
	if !ok || c.n < 1 || c.n > 60 {
		return match{}
	}
	w, next := p.sense(c.to, lang.SenseWeekday)
	if w == nil || w.Company {
		return match{}
	}
	end := p.skip(next, lang.SenseAgo)
	if end == next {
		return match{}
	}
	return matchDay(i, end, lastWeekday(p, w.N).AddDays(-7*(c.n-1)))
}

func wordAt(p *parser, i int) bool {
	return i >= 0 && i < len(p.tokens) && p.tokens[i].kind == tokenWord
}

// inPlace reports whether an everyday word stands where a date would: behind a
// preposition or "last", or with no word behind it but that of a price and none before it
// that makes a thing of it ("the sun", "my may").
func inPlace(p *parser, i, next int) bool {
	if isAfter(p, i, lang.SenseOn) || isAfter(p, i, lang.SenseModifier) {
		return true
	}
	price := next < len(p.tokens) && lang.Words().Words[p.tokens[next].word].Is(lang.RoleWord) && lang.Words().Words[p.tokens[next].word].Number >= 10
	return (!wordAt(p, next) || price) && !isAfter(p, i, lang.SenseArticle)
}

// isAfter reports whether the token before i is of the kind.
func isAfter(p *parser, i int, kind lang.SenseKind) bool {
	return i > 0 && p.skip(i-1, kind) == i
}

// shiftAt reads "last week", "semana pasada", 上周.
func shiftAt(p *parser, i int) (s lang.Shift, to int) {
	if w, next := p.sense(i, lang.SenseShift); w != nil {
		return lang.Shift{Unit: w.Unit, N: w.N}, next
	}
	if mod, next := p.sense(p.skip(i, lang.SenseArticle), lang.SenseModifier); mod != nil {
		if u, end := p.sense(next, lang.SenseUnit); u != nil && u.Unit != lang.UnitDay && u.N <= 1 {
			return lang.Shift{Unit: u.Unit, N: mod.N}, end
		}
		return s, i
	}
	u, next := p.sense(p.skip(i, lang.SenseArticle), lang.SenseUnit)
	if u == nil || u.Unit == lang.UnitDay || u.N > 1 {
		return s, i
	}
	if mod, end := p.sense(next, lang.SenseModifier); mod != nil && !p.tokens[next].isEast() {
		return lang.Shift{Unit: u.Unit, N: mod.N}, end
	}
	return s, i
}

// dayOnly reads the day of a month that is not said: "the 27th", "am 5.", 3号.
// What could as well be an amount or a count is Weak.
func dayOnly(p *parser, i int, pre preface) match {
	if day, ok := markedDay(p, i); ok {
		return markedOnly(p, i, day)
	}
	day, ok := dayNumber(p, i)
	if m := dayOfThisMonth(p, i, day, pre); ok && m.to > 0 {
		return m
	}
	if !ok || p.tokens[i].kind == tokenEast || p.tokens[i].written || glued(p, day.to) {
		return match{}
	}
	if to, dotted := skipDot(p, day.to); dotted && !day.ordinal && table(p).OrdinalMonths && pre.said() {
		day.to, day.ordinal = to, true
	}
	named := isArticledDay(p, i, day)
	pre.day = pre.day || named || endsAsDay(p, i, day)
	if !isSaidDay(p, i, day, pre) {
		return openingDay(p, i, day)
	}
	if isBetween(p, i) {
		return match{}
	}
	m := dayOfMonth(p, i, day)
	m.weak = !day.ordinal && !named && (!pre.day || p.isCapital(i-1))
	return m
}

// isSaidDay reports whether what stands around a number makes it a day.
func isSaidDay(p *parser, i int, day dayCount, pre preface) bool {
	if day.word && !isDayWord(p, i, day, pre) || !pre.said() {
		return false
	}
	return (day.ordinal || pre.day || pre.article && !wordAt(p, day.to)) && standsAlone(p, day.to, pre)
}

// isArticledDay reports whether the article of a single thing makes a number at the end of a text
// that has another one a day: "benzina 55 il 9". So it does where days have no ordinals.
func isArticledDay(p *parser, i int, day dayCount) bool {
	return !day.ordinal && !day.word && hasDayArticle(p, i) && standsLast(p, day.to) && slices.ContainsFunc(p.tokens[:i], token.counts)
}

// hasDayArticle reports whether the article that days have stands before token i, in full or
// elided: "il 9", "l'8".
func hasDayArticle(p *parser, i int) bool {
	article := table(p).DayArticle
	if article == "" || i == 0 {
		return false
	}
	before := &p.tokens[i-1]
	return before.word == article || before.has(lang.SenseArticle) && strings.HasSuffix(before.word, "'")
}

// standsLast reports whether nothing but punctuation stands from token i on.
func standsLast(p *parser, i int) bool {
	for ; i < len(p.tokens); i++ {
		if !p.isPunctuation(i) {
			return false
		}
	}
	return true
}

// openingDay reads a number behind an article that begins a text and is the day of what follows,
// which has a price of its own: "the 14th dentist 26.80", "il 12 ho pagato 65". Without a word of
// what was done it may be another thing, and below the tenth an ordinal counts: "the 2nd coffee
// 3.50".
func openingDay(p *parser, i int, day dayCount) match {
	told := isTold(p, day.to)
	switch {
	case i == 0 && isPaidOn(p, day):
		return dayOfMonth(p, i, day)
	case i == 0 && isGenitive(p, i, day) && wordAt(p, day.to) && standsAlone(p, day.to, preface{on: true}) && slices.ContainsFunc(p.tokens[day.to:], token.counts):
		m := dayOfMonth(p, i, day)
		m.weak = !told && !lang.IsThing(p.tokens[day.to].word)
		return m
	case day.word || i != 1 || !isAfter(p, i, lang.SenseArticle) || !wordAt(p, day.to) || !standsAlone(p, day.to, preface{on: true}):
		return match{}
	case !day.ordinal && !hasDayArticle(p, i), day.ordinal && day.n < 10 && !told:
		return match{}
	case !slices.ContainsFunc(p.tokens[day.to:], func(t token) bool { return t.kind == tokenNumber }):
		return match{}
	}
	m := dayOfMonth(p, i, day)
	m.weak = !told
	return m
}

// isPaidOn reports whether an ordinal that is a day by its form stands before a price, and before a
// verb of paying, "piątego zapłaciłem czynsz 1840", or a thing in another case than the ordinal:
// "двадцатого аренда 14000".
func isPaidOn(p *parser, day dayCount) bool {
	if !day.word || !day.ordinal || day.to == len(p.tokens) || !hasDayEnding(p, day) {
		return false
	}
	next := p.tokens[day.to].word
	return (lang.Words().Words[next].Is(lang.RoleSpend) || lang.IsNominative(next)) && slices.ContainsFunc(p.tokens[day.to:], token.counts)
}

// isGenitive reports whether digits with the ending of the genitive name a day, as they do where
// days of the month stand in that case: 18го, "5-tego".
func isGenitive(p *parser, i int, day dayCount) bool {
	return !day.word && day.ordinal && day.to > i+1 && hasDayEnding(p, day)
}

// hasDayEnding reports whether an ordinal stands in the case of a day.
func hasDayEnding(p *parser, day dayCount) bool {
	word := p.tokens[day.to-1].word
	return slices.ContainsFunc(table(p).DayEndings, func(ending string) bool { return strings.HasSuffix(word, ending) })
}

// isTold reports whether words behind a day begin to tell what its writer did: "I paid", "j'ai",
// "heb ik".
func isTold(p *parser, i int) bool {
	for end := min(i+maxTelling, len(p.tokens)); i < end; i++ {
		l := lang.Words().Words[p.tokens[i].word]
		if l.Is(lang.RoleSpend) || l.Is(lang.RoleFiller) && !l.Is(lang.RoleArticle|lang.RoleFor|lang.RoleAt|lang.RoleAnd) && !p.tokens[i].has(lang.SenseOf) {
			return true
		}
	}
	return false
}

// maxTelling is how many tokens it takes to say that: j ' ai.
const maxTelling = 3

// dayOfThisMonth reads a day behind which it is said that it is one of the present month.
func dayOfThisMonth(p *parser, i int, day dayCount, pre preface) match {
	to := ofThisMonth(p, day.to)
	if to == day.to || !day.ordinal && !pre.day && !pre.article {
		return match{}
	}
	m := dayOfMonth(p, i, day)
	m.to = to
	return m
}

// ofThisMonth returns the end of words that say of which month the day before them is, without its
// name: "il primo del mese", "le 3 de ce mois". Of another month than the present one it returns i.
func ofThisMonth(p *parser, i int) (to int) {
	of := p.skip(i, lang.SenseOf)
	if of == i {
		return i
	}
	next := p.skip(of, lang.SenseArticle)
	if mod, end := p.sense(next, lang.SenseModifier); mod != nil && mod.N == 0 {
		next = end
	}
	u, end := p.sense(next, lang.SenseUnit)
	if u == nil || u.Unit != lang.UnitMonth || u.N > 1 {
		return i
	}
	if mod, _ := p.sense(end, lang.SenseModifier); mod != nil {
		return i
	}
	return end
}

// isCapital reports whether the word at i has the capital of a name: Dia is a shop, and día a day.
func (p *parser) isCapital(i int) bool {
	if i < 1 {
		return false
	}
	first, size := utf8.DecodeRuneInString(p.text[p.tokens[i].Start:])
	second, _ := utf8.DecodeRuneInString(p.text[p.tokens[i].Start+size:])
	return unicode.IsUpper(first) && unicode.IsLower(second)
}

// isDayWord reports whether a number in words is a day rather than a count: "the fifteenth".
func isDayWord(p *parser, i int, day dayCount, pre preface) bool {
	return pre.day || isCardinalDay(p, i, day) || day.ordinal && (day.n >= 10 || isNamedDay(p, i, day, pre))
}

// isNamedDay reports whether an ordinal below the tenth is a day: "rent 900 on the fifth", "Miete am
// ersten 900", "el día primero". Elsewhere it counts things, as "il primo" does on a menu.
func isNamedDay(p *parser, i int, day dayCount, pre preface) bool {
	if day.n != 1 && !pre.on || pre.purpose {
		return false
	}
	return pre.day || endsPayment(p, i, day) || pre.on && day.to < len(p.tokens) && p.tokens[day.to].kind == tokenNumber
}

// endsAsDay reports whether an ordinal is a day by its form: "czynsz 900 piątego", "такси 499 18го".
func endsAsDay(p *parser, i int, day dayCount) bool {
	if !endsPayment(p, i, day) {
		return false
	}
	if isGenitive(p, i, day) {
		return true
	}
	if !day.word || !day.ordinal {
		return false
	}
	if before := p.tokens[i-1]; before.kind != tokenNumber {
		if l := lang.Words().Words[before.word]; !l.Is(lang.RoleSpend|lang.RoleScale) && l.MarkOf() == nil {
			return false // "dla drugiego", for the second
		}
	}
	return hasDayEnding(p, day)
}

// endsPayment reports whether a day ends a text that has a number before it, but for a word
// for paying: "rent 900 on the first", "Miete 900 am Ersten überwiesen".
func endsPayment(p *parser, i int, day dayCount) bool {
	switch rest := p.tokens[day.to:]; {
	case len(rest) > 1, len(rest) == 1 && !lang.Words().Words[rest[0].word].Is(lang.RoleSpend|lang.RoleOrSpent):
		return false
	}
	return slices.ContainsFunc(p.tokens[:i], token.counts)
}

// isCardinalDay reports whether a number in words is the day that people name so where their days
// have no ordinals: "cena 30 el quince", "el dos".
func isCardinalDay(p *parser, i int, day dayCount) bool {
	if day.ordinal || day.n < 2 || day.to < len(p.tokens) || !hasDayArticle(p, i) {
		return false
	}
	return i == 1 || slices.ContainsFunc(p.tokens[:i-1], token.counts)
}

// counts reports whether a token is a number, or a word that is a part of one.
func (t token) counts() bool {
	return t.kind == tokenNumber || t.has(lang.SenseCardinal) || lang.Words().Words[t.word].Is(lang.RoleWord|lang.RoleScale)
}

func (pre preface) said() bool { return pre.article || pre.on || pre.purpose || pre.day }

// standsAlone reports whether nothing behind a day shows that things were
// counted: "the 1st week", "the 2nd coffee".
func standsAlone(p *parser, i int, pre preface) bool {
	for _, kind := range [...]lang.SenseKind{lang.SenseUnit, lang.SenseCounted, lang.SenseWeekday, lang.SenseMonth} {
		if p.skip(i, kind) > i {
			return false
		}
	}
	return pre.on || pre.purpose || pre.day || !wordAt(p, i) || p.speaks(i)
}

// isBetween reports whether "between" stands before the date at i.
func isBetween(p *parser, i int) bool {
	return isAfter(p, i, lang.SenseBetween) || i > 0 && isAfter(p, i-1, lang.SenseBetween)
}

// markedOnly reads 29日, unless the mark was part of a word, as in 3号线.
func markedOnly(p *parser, i int, day dayCount) match {
	if i > 0 && !p.tokens[i].spaced && p.tokens[i-1].kind == tokenEast && p.text[p.tokens[i-1].Start:p.tokens[i-1].End] == "第" {
		return match{}
	}
	if day.to < len(p.tokens) && !p.tokens[day.to].spaced && startsWithAny(p.text[p.tokens[day.to].Start:], table(p).NotAfterDay) {
		return match{}
	}
	m := dayOfMonth(p, i, day)
	m.day = day.n
	if p.tokens[i].written && day.n < 10 {
		if lang.IsHangul(p.runeAt(i)) {
			return match{} // 오일 is oil
		}
		m.weak = true // 一日 is a day, too
	}
	return m
}

// dayOfMonth returns the most recent such day of a month.
func dayOfMonth(p *parser, from int, day dayCount) match {
	first := expense.Date{Year: p.o.Today.Year, Month: p.o.Today.Month, Day: 1}
	for range 4 {
		d, ok := expense.NewDate(first.Year, first.Month, day.n)
		if ok && !d.After(p.o.Today) {
			return matchDay(from, day.to, d)
		}
		first = first.AddMonths(-1)
	}
	return match{}
}
