package lang

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// A DateTable holds the words of a language that date expressions are made of,
// and a few habits of its writers.
//
// A field that holds words lists them with "|" between. A word is lower case
// without accents (see foldRune), several words make a phrase, and a last
// character says more about it:
//
//   - "~": also an everyday word, "sun" or "may"; alone it must stand where a
//     date would, see the grammar of package date;
//   - "?": counts only in the company of another part of a date;
//   - "*": the beginning of a word; any ending may follow.
type DateTable struct {
	// monthFirst says how 3/4 is read, and monthFirstYear how 3/4/2026 is.
	// Undecided is set where both are in use, so that both are reported.
	MonthFirst, MonthFirstYear, Undecided bool
	// yearFirst says that 12-11-10 begins with the year.
	YearFirst bool
	// ordinalMonths says that "7. 4." and "siebter vierter" are days and months.
	OrdinalMonths bool
	// weekdayNumber says that a number after a weekday is a day, "martes 25".
	WeekdayNumber bool
	// DayArticle stands before the day of a month where that has no ordinal, "el dos".
	DayArticle string
	// eitherSide says that the day of "18 Nov 3" may stand on either side of the
	// month, and the other number is something else.
	EitherSide bool
	// numberedMonths says that a month is a word and a number, "tháng 3".
	NumberedMonths bool
	// recentLast says that "the last" stands behind the days, "30 ngày qua".
	RecentLast bool
	// DayEndings are those of an ordinal that stands alone for a day of the month, without
	// a word before it: "zapłacone piątego".
	DayEndings []string
	// wholeWeeks says that "last" before a weekday means last week's.
	WholeWeeks bool

	days     map[int]string // by distance from today
	weekdays [7]string      // Sunday first, as time.Weekday counts
	// dayparts stand behind a day and say nothing more of it, "friday night"; gluedParts are
	// written as one word with a weekday, "Freitagabend".
	dayparts, gluedParts string
	months               [12]string
	units                [unitCount]string
	shifts               map[Shift]string // one word for unit and distance: 上周, 先月
	spans                map[Shift]string // one word for several units: fortnight, 이틀

	last, this, next string // before or after a unit or a weekday
	beforeLast       string
	ago, agoBefore   string // after and before a span of time
	later, in        string // the same for the future
	few              string // counts units without saying how many: "a few days ago"
	vague            string // a day before today, it is not said which: "the other day"
	before           string // two days before yesterday
	cardinals        string // "one|a,two,three": from 1 upwards
	ordinals         string // the same: "first,second,…"
	suffixes         string // of written ordinals, "st|nd|rd|th"

	article, on, purpose, of, and string // purpose is "for" in "for the 27th"
	at                            string // before a time: at 10.30
	ofMonth                       string // before the number of a day: "ayın 5'inde"
	dish                          string // of the day, so that its price is no day: "plat du jour 14"
	between, counted              string // "the 2nd time" counts times
	betweenBehind                 string // behind two days: "1 ekim ile 5 kasım arası"
	since, from, to, recent       string // for periods
	fromThe                       string // those of from that hold the article of a day: "del"
	quarter                       string
	sinceEvent                    string // a since that words may follow: since my trip began on
	onward                        string // behind a period that ends today; "?": only behind "from"
	until, after                  string // before a period without a beginning, or that begins behind it
	// The same behind the period: 10日まで, 10号之前, "10 kasımdan sonra".
	untilBehind, beforeBehind, afterBehind string

	lastWeek  string // of a month: 最后一周
	monthWeek string // glued to the name of a month: "novemberwoche"
	weekend   string
	half      string            // of a year, with a number: H1, second half
	halves    [2]string         // one word for it: 上半年
	toDate    [unitCount]string // from the beginning of the unit to today

	yearMark, monthMark, dayMark string // behind numbers: 年, 月, 日
	NotAfterDay                  string // what shows that a dayMark was none: 号线
	eras                         map[int]string
	telltale                     string // what Chinese does not have
}

// MonthAbbreviation is how many letters a month has that is abbreviated.
const MonthAbbreviation = 3

// A Unit is a length of time.
type Unit uint8

const (
	UnitDay Unit = iota
	UnitWeek
	UnitMonth
	UnitYear
	unitCount
)

// A Shift is a week, month or year at a distance from the present one.
type Shift struct {
	Unit Unit
	N    int
}

type SenseKind uint8

const (
	SenseDay SenseKind = iota
	SenseWeekday
	SenseMonth
	SenseUnit
	SenseShift
	SenseModifier // -2 the one before the last, -1 last, 0 this, 1 next
	SenseAgo
	SenseAgoBefore
	SenseLater
	SenseFew
	SenseVague
	SenseIn
	SenseBefore
	SenseCardinal
	SenseOrdinal
	SenseSuffix
	SenseArticle
	SenseOn
	SensePurpose
	SenseOfMonth
	SenseDish
	SenseOf
	SenseAnd
	SenseAt
	SenseBetween
	SenseBetweenBehind
	SenseCounted
	SenseSince
	SenseFrom
	SenseFromThe
	SenseTo
	SenseRecent
	SenseQuarter
	SenseSinceEvent
	SenseOnward
	SenseUntil
	SenseAfter
	SenseUntilBehind
	SenseBeforeBehind
	SenseAfterBehind
	SenseWeekend
	SenseDaypart
	SenseLastWeek
	SenseMonthWeek
	SenseHalf
	SenseHalfNumbered
	SenseToDate
	SenseYearMark
	SenseMonthMark
	SenseDayMark
	SenseEra
)

// A Sense is what a word or phrase means in one language.
type Sense struct {
	Language  uint8 // index of dateLanguages.tables
	Kind      SenseKind
	Unit      Unit
	Everyday  bool
	Company   bool
	N         int
	Following []string // the other words of a phrase
}

// A DateLexicon is all tables turned around: what a word may mean.
type DateLexicon struct {
	Words map[string][]Sense
	Stems map[string][]Sense
	// east holds the words of scripts that are written without spaces, for
	// each language by their first character, the longest first.
	East map[EastKey][]eastWord
}

type EastKey struct {
	Language uint8
	First    rune
}

type eastWord struct {
	Text   string
	Senses []Sense
}

// IsLatin reports whether the language uses Latin letters.
func (t *DateTable) IsLatin() bool { return t.weekdays[0] != "" && t.weekdays[0][0] < utf8.RuneSelf }

// DateLanguages are the languages that have words for dates, by their place in
// the list.
type DateLanguages struct {
	Tables   []*DateTable
	Codes    []string // of the languages of Tables
	Index    map[string]uint8
	Common   uint8 // that turns up in the chats of every other
	Cyrillic uint8 // for Cyrillic letters whose words tell nothing
	DateLexicon
}

// Dates builds the lexicon when the first text is read, so that a process
// that reads none does not pay for it.
var Dates = sync.OnceValue(BuildDateWords)

func BuildDateWords() *DateLanguages {
	d := &DateLanguages{Index: map[string]uint8{}}
	d.Words = make(map[string][]Sense, 4096)
	d.Stems = map[string][]Sense{}
	d.East = map[EastKey][]eastWord{}
	for _, l := range languages() {
		if len(l.dates.days) == 0 {
			continue
		}
		i := uint8(len(d.Tables))
		d.Tables = append(d.Tables, &l.dates)
		d.Codes = append(d.Codes, l.code)
		d.Index[l.code] = i
		if l.Common {
			d.Common = i
		}
		if l.cyrillic {
			d.Cyrillic = i
		}
		d.addTable(i, &l.dates)
	}
	for _, list := range d.East {
		slices.SortStableFunc(list, func(a, b eastWord) int { return len(b.Text) - len(a.Text) })
	}
	return d
}

func (l *DateLexicon) addTable(language uint8, t *DateTable) {
	add := func(kind SenseKind, n int, u Unit, words string) {
		l.add(words, Sense{Language: language, Kind: kind, N: n, Unit: u})
	}
	// The first sense of a word tells its language, and these phrases tell more than
	// the words in them.
	add(SenseVague, 0, 0, t.vague)
	for n, words := range t.days {
		add(SenseDay, n, 0, words)
	}
	for n, words := range t.weekdays {
		add(SenseWeekday, n, 0, words)
	}
	if t.dayparts != "" {
		add(SenseDaypart, 0, 0, strings.ReplaceAll(t.dayparts, "|", "?|")+"?") // most are words of every day
	}
	for n, words := range t.weekdays {
		for _, part := range strings.FieldsFunc(t.gluedParts, func(r rune) bool { return r == '|' }) {
			for name := range strings.SplitSeq(words, "|") {
				if !strings.HasSuffix(name, "?") {
					add(SenseWeekday, n, 0, name+part)
				}
			}
		}
	}
	for n, words := range t.months {
		add(SenseMonth, n+1, 0, words)
	}
	if t.monthWeek != "" {
		for n, words := range t.months {
			name, _, _ := strings.Cut(words, "|")
			add(SenseMonthWeek, n+1, 0, name+t.monthWeek)
		}
	}
	for u, words := range t.units {
		add(SenseUnit, 0, Unit(u), words)
	}
	for s, words := range t.shifts {
		add(SenseShift, s.N, s.Unit, words)
	}
	for s, words := range t.spans {
		add(SenseUnit, s.N, s.Unit, words)
	}
	for u, words := range t.toDate {
		add(SenseToDate, 0, Unit(u), words)
	}
	for n, words := range t.eras {
		add(SenseEra, n, 0, words)
	}
	for n, words := range splitList(t.cardinals) {
		add(SenseCardinal, n+1, 0, words)
	}
	for n, words := range splitList(t.ordinals) {
		add(SenseOrdinal, n+1, 0, words)
	}
	for _, w := range [...]struct {
		kind  SenseKind
		n     int
		words string
	}{
		{SenseModifier, -2, t.beforeLast},
		{SenseModifier, -1, t.last},
		{SenseModifier, 0, t.this},
		{SenseModifier, 1, t.next},
		{SenseAgo, 0, t.ago},
		{SenseAgoBefore, 0, t.agoBefore},
		{SenseLater, 0, t.later},
		{SenseFew, 0, t.few},
		{SenseIn, 0, t.in},
		{SenseBefore, 0, t.before},
		{SenseSuffix, 0, t.suffixes},
		{SenseArticle, 0, t.article},
		{SenseOn, 0, t.on},
		{SensePurpose, 0, t.purpose},
		{SenseOfMonth, 0, t.ofMonth},
		{SenseDish, 0, t.dish},
		{SenseOf, 0, t.of},
		{SenseAnd, 0, t.and},
		{SenseAt, 0, t.at},
		{SenseBetween, 0, t.between},
		{SenseBetweenBehind, 0, t.betweenBehind},
		{SenseCounted, 0, t.counted},
		{SenseSince, 0, t.since},
		{SenseFrom, 0, t.from},
		{SenseFromThe, 0, t.fromThe},
		{SenseTo, 0, t.to},
		{SenseRecent, 0, t.recent},
		{SenseQuarter, 0, t.quarter},
		{SenseSinceEvent, 0, t.sinceEvent},
		{SenseOnward, 0, t.onward},
		{SenseUntil, 0, t.until},
		{SenseAfter, 0, t.after},
		{SenseUntilBehind, 0, t.untilBehind},
		{SenseBeforeBehind, 0, t.beforeBehind},
		{SenseAfterBehind, 0, t.afterBehind},
		{SenseWeekend, 0, t.weekend},
		{SenseLastWeek, 0, t.lastWeek},
		{SenseHalf, 0, t.half},
		{SenseHalfNumbered, 1, t.halves[0]},
		{SenseHalfNumbered, 2, t.halves[1]},
		{SenseYearMark, 0, t.yearMark},
		{SenseMonthMark, 0, t.monthMark},
		{SenseDayMark, 0, t.dayMark},
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
func (l *DateLexicon) add(words string, s Sense) {
	if words == "" {
		return
	}
	for word := range strings.SplitSeq(words, "|") {
		s := s
		stem := false
		switch word[len(word)-1] {
		case '~':
			s.Everyday = true
		case '?':
			s.Company = true
		case '*':
			stem = true
		}
		word = strings.TrimRight(word, "~?*")
		first, size := utf8.DecodeRuneInString(word)
		if IsEast(first) {
			l.addEast(EastKey{Language: s.Language, First: first}, word, s)
			continue
		}
		if size == 0 {
			continue
		}
		head, rest, _ := strings.Cut(word, " ")
		s.Following = strings.Fields(rest)
		if stem {
			l.Stems[head] = append(l.Stems[head], s)
		} else {
			l.Words[head] = append(l.Words[head], s)
		}
	}
}

func (l *DateLexicon) addEast(k EastKey, word string, s Sense) {
	for i := range l.East[k] {
		if l.East[k][i].Text == word {
			l.East[k][i].Senses = append(l.East[k][i].Senses, s)
			return
		}
	}
	l.East[k] = append(l.East[k], eastWord{word, []Sense{s}})
}
