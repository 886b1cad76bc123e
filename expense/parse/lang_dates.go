package parse

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// A dateTable holds the words of a language that date expressions are made of,
// and a few habits of its writers.
//
// A field that holds words lists them with "|" between. A word is lower case
// without accents (see foldRune), several words make a phrase, and a last
// character says more about it:
//
//   - "~": also an everyday word, "sun" or "may"; alone it must stand where a
//     date would, see dateParser.inPlace;
//   - "?": counts only in the company of another part of a date;
//   - "*": the beginning of a word; any ending may follow.
type dateTable struct {
	// monthFirst says how 3/4 is read, and monthFirstYear how 3/4/2026 is.
	// Undecided is set where both are in use, so that both are reported.
	monthFirst, monthFirstYear, undecided bool
	// yearFirst says that 12-11-10 begins with the year.
	yearFirst bool
	// ordinalMonths says that "7. 4." and "siebter vierter" are days and months.
	ordinalMonths bool
	// weekdayNumber says that a number after a weekday is a day, "martes 25".
	weekdayNumber bool
	// eitherSide says that the day of "18 Nov 3" may stand on either side of the
	// month, and the other number is something else.
	eitherSide bool
	// numberedMonths says that a month is a word and a number, "tháng 3".
	numberedMonths bool
	// recentLast says that "the last" stands behind the days, "30 ngày qua".
	recentLast bool
	// wholeWeeks says that "last" before a weekday means last week's.
	wholeWeeks bool

	days     map[int]string // by distance from today
	weekdays [7]string      // Sunday first, as time.Weekday counts
	months   [12]string
	units    [unitCount]string
	shifts   map[shift]string // one word for unit and distance: 上周, 先月
	spans    map[shift]string // one word for several units: fortnight, 이틀

	last, this, next string // before or after a unit or a weekday
	beforeLast       string
	ago, agoBefore   string // after and before a span of time
	later, in        string // the same for the future
	before           string // two days before yesterday
	cardinals        string // "one|a,two,three": from 1 upwards
	ordinals         string // the same: "first,second,…"
	suffixes         string // of written ordinals, "st|nd|rd|th"

	article, on, purpose, of, and string // purpose is "for" in "for the 27th"
	at                            string // before a time: at 10.30
	between, counted              string // "the 2nd time" counts times
	since, from, to, recent       string // for periods
	quarter                       string
	sinceEvent                    string // a since that words may follow: since my trip began on
	onward                        string // behind a period that ends today; "?": only behind "from"
	until, after                  string // before a period without a beginning, or that begins behind it
	weekend                       string
	half                          string            // of a year, with a number: H1, second half
	halves                        [2]string         // one word for it: 上半年
	toDate                        [unitCount]string // from the beginning of the unit to today

	yearMark, monthMark, dayMark string // behind numbers: 年, 月, 日
	notAfterDay                  string // what shows that a dayMark was none: 号线
	eras                         map[int]string
	telltale                     string // what Chinese does not have
}

// A unit is a length of time.
type unit uint8

const (
	unitDay unit = iota
	unitWeek
	unitMonth
	unitYear
	unitCount
)

// A shift is a week, month or year at a distance from the present one.
type shift struct {
	unit unit
	n    int
}

type senseKind uint8

const (
	senseDay senseKind = iota
	senseWeekday
	senseMonth
	senseUnit
	senseShift
	senseModifier // -2 the one before the last, -1 last, 0 this, 1 next
	senseAgo
	senseAgoBefore
	senseLater
	senseIn
	senseBefore
	senseCardinal
	senseOrdinal
	senseSuffix
	senseArticle
	senseOn
	sensePurpose
	senseOf
	senseAnd
	senseAt
	senseBetween
	senseCounted
	senseSince
	senseFrom
	senseTo
	senseRecent
	senseQuarter
	senseSinceEvent
	senseOnward
	senseUntil
	senseAfter
	senseWeekend
	senseHalf
	senseHalfNumbered
	senseToDate
	senseYearMark
	senseMonthMark
	senseDayMark
	senseEra
)

// A sense is what a word or phrase means in one language.
type sense struct {
	language  uint8 // index of dateLanguages.tables
	kind      senseKind
	unit      unit
	everyday  bool
	company   bool
	n         int
	following []string // the other words of a phrase
}

// A dateLexicon is all tables turned around: what a word may mean.
type dateLexicon struct {
	words map[string][]sense
	stems map[string][]sense
	// east holds the words of scripts that are written without spaces, for
	// each language by their first character, the longest first.
	east map[eastKey][]eastWord
}

type eastKey struct {
	language uint8
	first    rune
}

type eastWord struct {
	text   string
	senses []sense
}

// isLatin reports whether the language uses Latin letters.
func (t *dateTable) isLatin() bool { return t.weekdays[0][0] < utf8.RuneSelf }

// dateLanguages are the languages that have words for dates, by their place in
// the list.
type dateLanguages struct {
	tables   []*dateTable
	index    map[string]uint8
	common   uint8 // that turns up in the chats of every other
	cyrillic uint8 // for Cyrillic letters whose words tell nothing
	dateLexicon
}

// dateWords builds the lexicon when the first text is read, so that a process
// that reads none does not pay for it.
var dateWords = sync.OnceValue(buildDateWords)

func buildDateWords() *dateLanguages {
	d := &dateLanguages{index: map[string]uint8{}}
	d.words = make(map[string][]sense, 4096)
	d.stems = map[string][]sense{}
	d.east = map[eastKey][]eastWord{}
	for _, l := range languages() {
		if l.dates.weekdays[0] == "" {
			continue
		}
		i := uint8(len(d.tables))
		d.tables = append(d.tables, &l.dates)
		d.index[l.code] = i
		if l.common {
			d.common = i
		}
		if l.cyrillic {
			d.cyrillic = i
		}
		d.addTable(i, &l.dates)
	}
	for _, list := range d.east {
		slices.SortStableFunc(list, func(a, b eastWord) int { return len(b.text) - len(a.text) })
	}
	return d
}

func (l *dateLexicon) addTable(language uint8, t *dateTable) {
	add := func(kind senseKind, n int, u unit, words string) {
		l.add(words, sense{language: language, kind: kind, n: n, unit: u})
	}
	for n, words := range t.days {
		add(senseDay, n, 0, words)
	}
	for n, words := range t.weekdays {
		add(senseWeekday, n, 0, words)
	}
	for n, words := range t.months {
		add(senseMonth, n+1, 0, words)
	}
	for u, words := range t.units {
		add(senseUnit, 0, unit(u), words)
	}
	for s, words := range t.shifts {
		add(senseShift, s.n, s.unit, words)
	}
	for s, words := range t.spans {
		add(senseUnit, s.n, s.unit, words)
	}
	for u, words := range t.toDate {
		add(senseToDate, 0, unit(u), words)
	}
	for n, words := range t.eras {
		add(senseEra, n, 0, words)
	}
	for n, words := range splitList(t.cardinals) {
		add(senseCardinal, n+1, 0, words)
	}
	for n, words := range splitList(t.ordinals) {
		add(senseOrdinal, n+1, 0, words)
	}
	for _, w := range [...]struct {
		kind  senseKind
		n     int
		words string
	}{
		{senseModifier, -2, t.beforeLast},
		{senseModifier, -1, t.last},
		{senseModifier, 0, t.this},
		{senseModifier, 1, t.next},
		{senseAgo, 0, t.ago},
		{senseAgoBefore, 0, t.agoBefore},
		{senseLater, 0, t.later},
		{senseIn, 0, t.in},
		{senseBefore, 0, t.before},
		{senseSuffix, 0, t.suffixes},
		{senseArticle, 0, t.article},
		{senseOn, 0, t.on},
		{sensePurpose, 0, t.purpose},
		{senseOf, 0, t.of},
		{senseAnd, 0, t.and},
		{senseAt, 0, t.at},
		{senseBetween, 0, t.between},
		{senseCounted, 0, t.counted},
		{senseSince, 0, t.since},
		{senseFrom, 0, t.from},
		{senseTo, 0, t.to},
		{senseRecent, 0, t.recent},
		{senseQuarter, 0, t.quarter},
		{senseSinceEvent, 0, t.sinceEvent},
		{senseOnward, 0, t.onward},
		{senseUntil, 0, t.until},
		{senseAfter, 0, t.after},
		{senseWeekend, 0, t.weekend},
		{senseHalf, 0, t.half},
		{senseHalfNumbered, 1, t.halves[0]},
		{senseHalfNumbered, 2, t.halves[1]},
		{senseYearMark, 0, t.yearMark},
		{senseMonthMark, 0, t.monthMark},
		{senseDayMark, 0, t.dayMark},
	} {
		add(w.kind, w.n, 0, w.words)
	}
}

func splitList(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(s, ",")
}

// add files each of the words under the sense.
func (l *dateLexicon) add(words string, s sense) {
	if words == "" {
		return
	}
	for word := range strings.SplitSeq(words, "|") {
		s := s
		stem := false
		switch word[len(word)-1] {
		case '~':
			s.everyday = true
		case '?':
			s.company = true
		case '*':
			stem = true
		}
		word = strings.TrimRight(word, "~?*")
		first, size := utf8.DecodeRuneInString(word)
		if isEast(first) {
			l.addEast(eastKey{s.language, first}, word, s)
			continue
		}
		if size == 0 {
			continue
		}
		head, rest, _ := strings.Cut(word, " ")
		s.following = strings.Fields(rest)
		if stem {
			l.stems[head] = append(l.stems[head], s)
		} else {
			l.words[head] = append(l.words[head], s)
		}
	}
}

func (l *dateLexicon) addEast(k eastKey, word string, s sense) {
	for i := range l.east[k] {
		if l.east[k][i].text == word {
			l.east[k][i].senses = append(l.east[k][i].senses, s)
			return
		}
	}
	l.east[k] = append(l.east[k], eastWord{word, []sense{s}})
}
