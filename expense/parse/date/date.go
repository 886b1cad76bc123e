package date

import (
	"slices"
	"strings"
	"sync"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// Read returns every day that a text names, from left to right and without
// overlaps, and what is written like a day and is none: 31 February, a year outside
// 1970 to 9999. Of these Text and Span are set, and Date is zero.
//
// Expenses are told after the fact, so what is left open points to the past: a
// date without a year is the most recent one, a weekday the most recent one
// before today. What can be read in two ways, and neither the region nor the
// language decides, has both readings, the likelier first; so has a day that is
// some weeks ahead and nearly a year past.
func Read(t *lex.Text) (found, bad []Date) {
	p := newParser(t)
	defer p.release()
	for i := 0; i < len(p.tokens); {
		m := p.at(i)
		if m.to == 0 {
			i++
			continue
		}
		i = m.to
		if m.bad {
			bad = append(bad, p.date(&m))
		} else {
			found = append(found, p.date(&m))
		}
	}
	return found, bad
}

// Parse reads a text when the whole of it is one date: what a model passes as
// an argument, or a person's answer to "which day?".
func Parse(t *lex.Text) (Date, bool) {
	p := newParser(t)
	defer p.release()
	p.whole = true
	first := 0
	for first < len(p.tokens) && p.isPunctuation(first) {
		first++
	}
	if first == len(p.tokens) {
		return Date{}, false
	}
	m := p.at(first)
	if m.to == 0 {
		m = p.bareDay(first)
	}
	if m.to == 0 || m.bad {
		return Date{}, false
	}
	for i := m.to; i < len(p.tokens); i++ {
		if !p.isPunctuation(i) {
			return Date{}, false
		}
	}
	return p.date(&m), true
}

// isPunctuation reports whether token i may stand around a date without
// changing it.
func (p *parser) isPunctuation(i int) bool {
	return p.tokens[i].kind == tokenSign && strings.ContainsRune("()[]\"'“”‘’「」.,;:!?。、", p.tokens[i].sign)
}

// bareDay reads a whole text that is but the number of a day, "the 5th", "5".
func (p *parser) bareDay(first int) match {
	for _, language := range p.languages {
		p.language = language
		i, _ := p.prefix(first)
		if n, ok := dayNumber(p, i); ok {
			return dayOfMonth(p, first, n)
		}
	}
	return match{}
}

// A match is a date expression of the tokens from to to.
type match struct {
	from, to int // to is 0 if nothing matched
	readings [4]expense.Date
	count    int
	bad      bool // there is no such day
	vague    bool // bad because it is not said which day it is
	long     bool // vague because it is a week or a month
	ahead    bool // yet to come
	weak     bool
	day      int  // that was named without its month, as 29日
	dated    bool // has a day and a month, so that a weekday beside it says nothing new
}

func matchDay(from, to int, d expense.Date) match {
	return match{from: from, to: to, readings: [4]expense.Date{d}, count: 1}
}

// add adds a further reading, the likelier ones first.
func (m *match) add(d expense.Date) {
	if m.count < len(m.readings) && !slices.Contains(m.readings[:m.count], d) {
		m.readings[m.count] = d
		m.count++
	}
}

// keep drops the readings that are not on a weekday, if one is on it, and
// reports whether one is.
func (m *match) keep(weekday int) bool {
	kept := slices.DeleteFunc(slices.Clone(m.readings[:m.count]), func(d expense.Date) bool { return int(d.Weekday()) != weekday })
	if len(kept) > 0 {
		m.count = copy(m.readings[:], kept)
	}
	return len(kept) > 0
}

func (p *parser) date(m *match) Date {
	d := Date{Span: lex.Span{Start: p.tokens[m.from].Start, End: p.tokens[m.to-1].End}, Weak: m.weak, Vague: m.vague, Long: m.long, Ahead: m.ahead}
	d.Text = p.text[d.Start:d.End]
	if !m.bad {
		d.Date = m.readings[0]
		d.Readings = slices.Clone(m.readings[:m.count])
	}
	return d
}

// A parser holds one text while it is read.
type parser struct {
	said     *lex.Text
	text     string
	o        lex.Options
	lex      *lang.DateLanguages
	tokens   []token
	whole    bool // the text is nothing but a date
	east     uint8
	hasEast  bool
	cyrillic bool
	language uint8 // whose words are looked for at the moment

	languages []uint8 // that are tried, the likeliest first
	primary   uint8   // the ledger's, if it has a table
	custom    *lang.DateTable
}

var parsers = sync.Pool{New: func() any { return new(parser) }}

func newParser(t *lex.Text) *parser {
	p := parsers.Get().(*parser)
	*p = parser{said: t, text: t.String(), o: t.Options(), lex: lang.Dates(), tokens: p.tokens[:0], languages: p.languages[:0]}
	p.group(t.Atoms())
	p.chooseLanguages()
	return p
}

func (p *parser) release() {
	clear(p.tokens)
	p.said, p.text = nil, ""
	parsers.Put(p)
}

// chooseLanguages decides which tables are tried: that of the script, the
// ledger's, the one that turns up in every language's chats, and the one
// further language with the most words in the text. It also decides whose
// custom orders the parts of 3/4.
func (p *parser) chooseLanguages() {
	var scores [32]int
	for i := range p.tokens {
		t := &p.tokens[i]
		if t.kind != tokenWord {
			continue
		}
		var seen uint32
		for j := range t.senses {
			s := &t.senses[j]
			if bit := uint32(1) << s.Language; seen&bit == 0 && p.follows(i, s) {
				seen |= bit
				scores[s.Language] += weight(s, len(t.word))
			}
		}
	}
	primary := p.ledgerLanguage()
	p.primary = primary
	best := primary
	for l := range p.lex.Tables {
		if scores[l] > scores[best] {
			best = uint8(l)
		}
	}
	if p.cyrillic && p.lex.Tables[best].IsLatin() {
		best = p.lex.Cyrillic
	}
	if p.hasEast {
		p.languages = append(p.languages, p.east)
	}
	for _, l := range [...]uint8{primary, best, p.lex.Common} {
		if !slices.Contains(p.languages, l) {
			p.languages = append(p.languages, l)
		}
	}
	switch {
	case p.hasEast:
		p.custom = p.lex.Tables[p.east]
	case scores[best] > scores[p.lex.Common] || scores[p.lex.Common] == 0, p.cyrillic:
		p.custom = p.lex.Tables[best]
	case scores[primary] >= scores[p.lex.Common]:
		p.custom = p.lex.Tables[primary]
	default:
		p.custom = p.lex.Tables[p.lex.Common]
	}
}

// ledgerLanguage returns the table of Options.Language, which may carry a
// region or a script, "zh-Hant"; the common one if there is none.
func (p *parser) ledgerLanguage() uint8 {
	language, _, _ := strings.Cut(p.o.Language, "-")
	if l, ok := p.lex.Index[language]; ok {
		return l
	}
	return p.lex.Common
}

// isForeign reports whether the language that is tried is neither the
// ledger's nor the common one nor told by the script.
func (p *parser) isForeign() bool {
	return p.language != p.primary && p.language != p.lex.Common && table(p).IsLatin()
}

// weight says how much a word tells of its text's language.
func weight(s *lang.Sense, length int) int {
	switch {
	case s.Everyday || s.Company:
		return 1
	case s.Kind <= lang.SenseShift && length > 3 || len(s.Following) > 0:
		return 4
	case s.Kind <= lang.SenseShift:
		return 2
	}
	return 1
}

// follows reports whether the further words of a phrase stand behind token i.
func (p *parser) follows(i int, s *lang.Sense) bool {
	if len(p.tokens)-i <= len(s.Following) {
		return len(s.Following) == 0
	}
	for k, w := range s.Following {
		if word := p.tokens[i+1+k].word; word != w && strings.TrimSuffix(word, "'s") != w {
			return false
		}
	}
	return true
}

// sense returns the longest phrase of the kind at token i in the language, and
// the token behind it.
func (p *parser) sense(i int, kind lang.SenseKind) (*lang.Sense, int) {
	if i < 0 || i >= len(p.tokens) || !p.tokens[i].has(kind) {
		return nil, i
	}
	return p.longest(i, kind)
}

// longest is [parser.sense] of a token that has senses of the kind.
func (p *parser) longest(i int, kind lang.SenseKind) (*lang.Sense, int) {
	var best *lang.Sense
	senses := p.tokens[i].senses
	for j := range senses {
		s := &senses[j]
		if s.Kind == kind && s.Language == p.language && (best == nil || len(s.Following) > len(best.Following)) && p.follows(i, s) {
			best = s
		}
	}
	if best == nil {
		return nil, i
	}
	return best, i + 1 + len(best.Following)
}

// skip returns the token behind i if i is of the kind, else i.
func (p *parser) skip(i int, kind lang.SenseKind) int {
	_, next := p.sense(i, kind)
	return next
}

// skipSign returns the token behind i if i is one of the signs, else i.
func (p *parser) skipSign(i int, signs string) int {
	if i < len(p.tokens) && p.tokens[i].kind == tokenSign {
		for _, r := range signs {
			if r == p.tokens[i].sign {
				return i + 1
			}
		}
	}
	return i
}

// at returns the longest date expression that begins at token i, in the first
// of the languages that has one that long.
func (p *parser) at(i int) match {
	var best match
	for _, language := range p.languages {
		p.language = language
		if !p.begins(i) {
			continue
		}
		if m := p.expression(i); m.to > best.to {
			best = m
		}
	}
	return best
}

// begins reports whether token i can begin an expression in the language that is
// tried: a number can in any, a word where it has a sense, and a sign nowhere.
func (p *parser) begins(i int) bool {
	switch p.tokens[i].kind {
	case tokenSign:
		return false
	case tokenNumber:
		return true
	}
	return p.speaks(i)
}

// speaks reports whether token i has a sense in the language that is tried.
func (p *parser) speaks(i int) bool { return p.tokens[i].languages&(1<<p.language) != 0 }

// A preface is what was said before a date: "on the".
type preface struct {
	article, on, purpose, day bool
}

// prefix skips what may stand before a date and belongs to it.
func (p *parser) prefix(i int) (int, preface) {
	var pre preface
	first := i
	for range 3 {
		start := i
		for _, w := range [...]struct {
			kind lang.SenseKind
			said *bool
		}{{lang.SenseOn, &pre.on}, {lang.SensePurpose, &pre.purpose}, {lang.SenseArticle, &pre.article}} {
			if next := p.skip(i, w.kind); next > i {
				i, *w.said = next, true
			}
		}
		if i == start {
			break
		}
	}
	if s, next := p.sense(i, lang.SenseUnit); s != nil && s.Unit == lang.UnitDay && s.N == 0 && next < len(p.tokens) &&
		(p.tokens[next].kind == tokenNumber || p.tokens[next].has(lang.SenseOrdinal) || p.tokens[next].has(lang.SenseCardinal)) && p.tokens[i].kind == tokenWord && !isOfDish(p, i) {
		i, pre.day = next, true
	}
	if next := p.skip(i, lang.SenseOfMonth); next > i {
		i, pre.day = next, true
	}
	if p.isName(i) {
		return first, preface{}
	}
	return i, pre
}

// isOfDish reports whether the day at i is that of which a dish is named: "menu du jour".
func isOfDish(p *parser, i int) bool {
	for i--; i > 0 && (p.tokens[i].has(lang.SenseOf) || p.tokens[i].has(lang.SenseArticle) || p.tokens[i].has(lang.SenseOn)); i-- {
	}
	return i >= 0 && p.tokens[i].has(lang.SenseDish)
}

// isName reports whether the number at i is one with the letter before it: "papel A4".
func (p *parser) isName(i int) bool {
	if i == 0 || i == len(p.tokens) {
		return false
	}
	t, before := &p.tokens[i], &p.tokens[i-1]
	return t.kind == tokenNumber && !t.spaced && before.kind == tokenWord && len(before.word) == 1 && lang.IsLatin(p.text[before.End-1])
}

// expression reads one date expression in one language.
func (p *parser) expression(i int) match {
	if m := vagueAt(p, i); m.to > 0 {
		return m // whose article is not that of a day: "the other day"
	}
	start, pre := p.prefix(i)
	if m := relativeAt(p, i); pre.purpose && m.to > start {
		return m // za tydzień, whose first word is "for" as well
	}
	if pre.purpose && start > i+1 {
		i++ // "for" is no part of "the 27th"
	} else if pre.purpose {
		return match{}
	}
	m := p.combined(start, pre)
	if m.to > 0 {
		m.from = i
		if !m.bad && !m.weak && !isMealPaid(p, m.to) {
			m.to = p.skip(m.to, lang.SenseDaypart) // "friday night"
		}
	}
	return m
}

// isMealPaid reports whether token i is a part of the day that Korean calls as its meal, and has a
// price: 어제 저녁 13000원 is dinner.
func isMealPaid(p *parser, i int) bool {
	to := p.skip(i, lang.SenseDaypart)
	return to > i && to < len(p.tokens) && p.tokens[i].isEast() && p.tokens[to].kind == tokenNumber && lang.IsNominative(p.text[p.tokens[i].Start:p.tokens[i].End])
}

// combined reads a date with a weekday before or behind it.
func (p *parser) combined(i int, pre preface) match {
	m := p.single(i, pre)
	if w := weekdayDate(p, i); w.to > m.to || w.to == m.to && w.day > 0 {
		m = w
	}
	if m.to > 0 && !m.bad {
		m = absorbWeekday(p, m)
	}
	return m
}

// single reads a date without a weekday, or a weekday alone.
func (p *parser) single(i int, pre preface) match {
	best := numericAt(p, i, pre)
	for _, read := range [...]func(*parser, int) match{
		writtenAt, relativeAt, agoAt, weekdayAt, inAnother,
	} {
		if m := read(p, i); m.to > best.to {
			best = m
		}
	}
	if best.to == 0 {
		best = dayOnly(p, i, pre)
	}
	return best
}

// A Date is a day in a text.
type Date struct {
	lex.Span `json:"-"`
	Text     string         `json:"text"`
	Date     expense.Date   `json:"date,omitzero"` // the first of Readings
	Readings []expense.Date `json:"readings"`      // more than one when the notation is ambiguous: 3/4 without a region
	// Weak is set when the same characters could be an amount or a count, such
	// as 5.12 or "the 27"; an amount that needs them wins.
	Weak bool `json:"weak,omitempty"`
	// Vague is set when the words may mean one of several days, such as "a few days
	// ago". They have no Readings.
	Vague bool `json:"vague,omitempty"`
	// Long is set of a vague one that is a week or a month, and may be asked about.
	Long bool `json:"-"`
	// Ahead is set of one that is yet to come.
	Ahead bool `json:"-"`
}
