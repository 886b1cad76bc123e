package date

import (
	"strings"
	"time"
	"unicode"

	"chit/expense"
	"chit/expense/parse/lang"
)

// lastWeekday returns the most recent such day before today.
func lastWeekday(p *parser, n int) expense.Date {
	back := (int(p.o.Today.Weekday()) - n + 7) % 7
	if back == 0 {
		back = 7
	}
	return p.o.Today.AddDays(-back)
}

// weekdayIn returns the day of the week at a distance from this one.
func weekdayIn(p *parser, week, n int) expense.Date {
	return weekOf(p, p.o.Today).AddDays(7*week + (n+6+lead(p))%7)
}

// dayOfWeek reads a day of the week at a distance from this one. On a Sunday people of a region
// where weeks begin with it mean the week that is over as well, and the day of this week is not yet
// to come: 上禮拜四, 這禮拜二.
func dayOfWeek(p *parser, i, to, week, n int) match {
	m := matchDay(i, to, weekdayIn(p, week, n))
	if n != int(time.Sunday) && (week == 0 || week == -1) && lead(p) > 0 && p.o.Today.Weekday() == time.Sunday {
		m.add(m.readings[0].AddDays(-7))
	}
	return m
}

// weekOf returns the first day of the week of d, which depends on the region.
func weekOf(p *parser, d expense.Date) expense.Date { return d.WeekStart(lead(p)) }

func lead(p *parser) int { return expense.WeekLead(p.o.Region, p.o.Language) }

func monday(d expense.Date) expense.Date { return d.WeekStart(0) }

// weekdayAt reads "Friday", "last Friday", "Friday last week", "last week's
// Friday", "the first Friday of July".
func weekdayAt(p *parser, i int) match {
	best := nthWeekday(p, i)
	if m := weekThenDay(p, i); m.to > best.to {
		best = m
	}
	if m := dayThenWeek(p, i); m.to > best.to {
		best = m
	}
	if m := dayOfWeeksAgo(p, i); m.to > best.to {
		best = m
	}
	return best
}

// dayOfWeeksAgo reads a weekday and how many weeks ago it was, in either order: "Saturday a week
// ago", "vor zwei Wochen am Freitag". Some count the weeks back from the last such day, and some
// mean the one that is nearest to so many weeks ago.
func dayOfWeeksAgo(p *parser, i int) match {
	w, to := p.sense(i, lang.SenseWeekday)
	weeks := 0
	if w != nil {
		weeks, to = weeksAgo(p, p.skip(p.skipSign(to, ","), lang.SenseOf))
	} else if weeks, to = weeksAgo(p, i); weeks > 0 {
		w, to = p.sense(p.skip(p.skip(p.skipSign(to, ","), lang.SenseOn), lang.SenseArticle), lang.SenseWeekday)
	}
	if w == nil || weeks == 0 {
		return match{}
	}
	m := matchDay(i, to, lastWeekday(p, w.N).AddDays(-7*weeks))
	const halfWeek = 3
	from := p.o.Today.AddDays(-7*weeks - halfWeek)
	m.add(from.AddDays((w.N - int(from.Weekday()) + 7) % 7))
	return withinReach(p, m)
}

// weeksAgo reads a number of weeks before today, and returns 0 if there is none. What lasts eight
// days, or fifteen, is a week or two in Romance languages.
func weeksAgo(p *parser, i int) (weeks, to int) {
	start := p.skip(i, lang.SenseAgoBefore)
	s, end := span(p, start)
	if end == start || s.months != 0 || s.days < 7 || s.days%7 > 1 {
		return 0, i
	}
	ago := p.skip(end, lang.SenseAgo)
	if ago == end && start == i {
		return 0, i
	}
	return s.days / 7, ago
}

// weekThenDay reads a week and a day of it.
func weekThenDay(p *parser, i int) match {
	s, next := shiftAt(p, i)
	if next == i || s.Unit != lang.UnitWeek {
		return match{}
	}
	next = p.skip(p.skipSign(next, "-,'’"), lang.SenseOf)
	w, to := p.sense(p.skip(p.skip(next, lang.SenseOn), lang.SenseArticle), lang.SenseWeekday)
	if w == nil {
		return match{}
	}
	return dayOfWeek(p, i, to, s.N, w.N)
}

// dayThenWeek reads a weekday with or without "last", and a week behind it.
func dayThenWeek(p *parser, i int) match {
	mod, start := p.sense(i, lang.SenseModifier)
	w, to := p.sense(start, lang.SenseWeekday)
	if w == nil {
		return match{}
	}
	if s, end := shiftAt(p, p.skip(p.skip(p.skip(to, lang.SenseOf), lang.SenseOn), lang.SenseArticle)); end > to && s.Unit == lang.UnitWeek {
		return dayOfWeek(p, i, end, s.N, w.N)
	}
	if mod == nil {
		if after, end := p.sense(to, lang.SenseModifier); after != nil && after.N != 0 {
			mod, to = after, end
		}
	}
	switch {
	case mod == nil && isOwnWord(p, i, w, to):
		return matchDay(i, to, lastWeekday(p, w.N))
	case mod == nil:
		return match{}
	case mod.N == 0 || table(p).WholeWeeks:
		return dayOfWeek(p, i, to, mod.N, w.N)
	case mod.N > 0:
		return matchDay(i, to, lastWeekday(p, w.N).AddDays(7+7*isToday(p, w.N)))
	}
	return matchDay(i, to, lastWeekday(p, w.N).AddDays(7*(mod.N+1)))
}

// isToday is 1 if today is that weekday, else 0.
func isToday(p *parser, n int) int {
	if int(p.o.Today.Weekday()) == n {
		return 1
	}
	return 0
}

// isOwnWord reports whether a weekday with nothing around it is one.
func isOwnWord(p *parser, i int, w *lang.Sense, to int) bool {
	if i > 0 && !p.tokens[i].spaced && p.tokens[i-1].kind == tokenNumber {
		return false // 一周一次
	}
	if beginsThing(p, i, to) {
		return false
	}
	switch {
	case p.whole && !w.Company, (w.Company || w.Everyday) && (isInWeek(p, i, to, w, opensDay) || isInWeek(p, i, to, w, closesDay)):
		return true
	case p.isForeign() && to-i == 1 && len(p.tokens[i].word) <= 4:
		return isAfter(p, i, lang.SenseOn) // too short to be sure of the language
	case w.Company:
		return isAfter(p, i, lang.SenseOn) || opensDay(p, i, to) && p.skip(to, lang.SenseDaypart) > to
	case w.Everyday:
		return p.skip(to, lang.SenseDaypart) > to || inPlace(p, i, to) && !endsThing(p, i, to)
	}
	return true
}

// isInWeek reports whether a word that may be a weekday is one by its place, and another in such a
// place that has things of its own: "mon bus 3 tue bus 3", "bus 3 mon and taxi 9 sun".
func isInWeek(p *parser, i, to int, w *lang.Sense, inPlace func(p *parser, i, to int) bool) bool {
	if !inPlace(p, i, to) {
		return false
	}
	for k := range p.tokens {
		if other, to := p.sense(k, lang.SenseWeekday); k != i && other != nil && other.N != w.N && inPlace(p, k, to) {
			return true
		}
	}
	return false
}

// isListedDay reports whether token i is the weekday of a thing in a list of them, in one of the
// languages that are tried.
func isListedDay(p *parser, i int) bool {
	defer func(l uint8) { p.language = l }(p.language)
	for _, p.language = range p.languages {
		if w, to := p.sense(i, lang.SenseWeekday); w != nil && isInWeek(p, i, to, w, opensDay) {
			return true
		}
	}
	return false
}

// opensDay reports whether the tokens up to one stand where a day does before what was bought on it: at
// the beginning or behind a number, a line or a comma, and before a word. Nothing but a day is called
// by them.
func opensDay(p *parser, i, to int) bool {
	if !wordAt(p, to) || p.tokens[i].kind != tokenWord || lang.IsFunctionIn(p.tokens[i].word, p.lex.Codes[p.language]) || beginsThing(p, i, to) {
		return false
	}
	return i == 0 || !wordAt(p, i-1) && (p.tokens[i].spaced || p.tokens[i-1].kind == tokenSign)
}

// closesDay reports whether the tokens up to one stand where a day does behind what was paid on it:
// between an amount, and the end or "and".
func closesDay(p *parser, i, to int) bool {
	last := i - 1
	if i > 1 && (unicode.Is(unicode.Sc, p.tokens[last].sign) || isCurrency(p.tokens[last].word)) {
		last--
	}
	return last >= 0 && p.tokens[last].kind == tokenNumber && p.tokens[i].spaced &&
		(to == len(p.tokens) || lang.Words().Words[p.tokens[to].word].Is(lang.RoleAnd))
}

func isCurrency(word string) bool {
	e := lang.Words().Words[word]
	return e != nil && e.Mark != nil
}

// beginsThing reports whether the tokens up to one and the word behind them are a thing that people
// buy: "sun hat", "sunday roast".
func beginsThing(p *parser, i, to int) bool {
	return wordAt(p, to) && lang.IsThing(strings.ToLower(p.text[p.tokens[i].Start:p.tokens[to].End]))
}

// endsThing reports whether the tokens up to one behind a word are a thing that people buy, so
// that the word is a part of its name: "fruits de mer".
func endsThing(p *parser, i, to int) bool {
	const longest = 3
	for first := max(i-longest, 0); first < i; first++ {
		if p.tokens[first].kind == tokenWord && lang.IsThing(strings.ToLower(p.text[p.tokens[first].Start:p.tokens[to-1].End])) {
			return true
		}
	}
	return false
}

// nthWeekday reads "the first Friday of July", "第一金曜日".
func nthWeekday(p *parser, i int) match {
	month, start := monthFrame(p, i)
	if start > i {
		start = p.skip(start, lang.SenseOf)
	}
	c, ok := dayNumber(p, p.skip(start, lang.SenseArticle))
	if !ok || !c.ordinal || c.n > 5 {
		return match{}
	}
	next := p.skip(c.to, lang.SenseOf)
	if s, end := p.sense(next, lang.SenseUnit); s != nil && s.Unit == lang.UnitWeek {
		next = end // 첫째주 금요일
	}
	w, to := p.sense(next, lang.SenseWeekday)
	if w == nil {
		return match{}
	}
	if start == i {
		of := p.skip(p.skip(to, lang.SenseOf), lang.SenseArticle)
		if m, end := monthFrame(p, of); end > of {
			month, to = m, end
		} else if s, end := p.sense(of, lang.SenseUnit); s != nil && s.Unit == lang.UnitMonth && of > to {
			to = end
		}
	}
	first := expense.Date{Year: month.Year, Month: month.Month, Day: 1}
	d := first.AddDays((w.N-int(first.Weekday())+7)%7 + 7*(c.n-1))
	if d.Month != first.Month || d.Year < minYear {
		return match{}
	}
	return matchDay(i, to, d)
}

// monthFrame reads a month in which a weekday is counted, and returns its
// first day; without one it is this month.
func monthFrame(p *parser, i int) (first expense.Date, to int) {
	first = expense.Date{Year: p.o.Today.Year, Month: p.o.Today.Month, Day: 1}
	if s, next := shiftAt(p, i); next > i && s.Unit == lang.UnitMonth {
		return first.AddMonths(s.N), next
	}
	year, start := leadingYear(p, i)
	month, next := monthAt(p, start)
	if month == 0 {
		return first, i
	}
	if start > i {
		return expense.Date{Year: year, Month: time.Month(month), Day: 1}, next
	}
	if year, end := trailingYear(p, next); end > next {
		return expense.Date{Year: year, Month: time.Month(month), Day: 1}, end
	}
	first.Month = time.Month(month)
	if first.After(p.o.Today) {
		first.Year--
	}
	return first, next
}

// weekdayDate reads a weekday and the date it belongs to: "Sunday, Feb 10",
// "Friday the 22nd", "this friday (jun-15)".
func weekdayDate(p *parser, i int) match {
	_, start := p.sense(i, lang.SenseModifier)
	w, next := p.sense(start, lang.SenseWeekday)
	if w == nil || w.Company && p.tokens[start].isEast() {
		return match{}
	}
	dot := p.skipSign(next, ".")
	behind := p.skipSign(dot, ",-(/")
	behind, pre := p.prefix(behind)
	pre.on = true
	if behind >= len(p.tokens) {
		return match{}
	}
	m, written := numericAt(p, behind, pre), false
	if d := writtenAt(p, behind); d.to > m.to {
		m, written = d, true
	}
	if m.to > 0 && m.dated {
		m.from, m.weak = i, false
		if !m.keep(w.N) && !written && numericAt(p, behind, preface{}).weak {
			return match{} // "coffee friday 4.20"
		}
		return closeBracket(p, m, dot)
	}
	if m.bad {
		return m
	}
	if w.Company && !isAfter(p, i, lang.SenseOn) {
		return match{}
	}
	return weekdayNumber(p, i, behind, w.N, pre)
}

// closeBracket takes the bracket that was opened at token i.
func closeBracket(p *parser, m match, i int) match {
	if p.skipSign(i, "(") > i {
		m.to = p.skipSign(m.to, ")")
	}
	return m
}

// weekdayNumber reads "Friday the 22nd", "martes 25": the most recent such day
// of a month that is on the weekday. A number that nothing marks as a day is
// one only where that is the custom, if it fits a recent day, and if another
// number is left for the amount.
func weekdayNumber(p *parser, i, next, weekday int, pre preface) match {
	bare := false
	day, marked := markedDay(p, next)
	if !marked {
		var ok bool
		if day, ok = dayNumber(p, next); !ok {
			return match{}
		}
		if to, dotted := skipDot(p, day.to); dotted && !day.ordinal && table(p).OrdinalMonths {
			day.to, day.ordinal = to, true
		}
		bare = !day.ordinal && !pre.article && !pre.day // a word as well: "kino mittwoch zwölf fünfzig"
		if bare && (!table(p).WeekdayNumber || !isOtherNumber(p, next) || p.tokens[next-1].sign == ',') || glued(p, day.to) {
			return match{} // "resto 8 lundi, 9 mardi"
		}
	}
	d := dayOnWeekday(p, day.n, weekday)
	if d.IsZero() || bare && p.o.Today.Sub(d) > 31 {
		return match{}
	}
	m := matchDated(i, day.to, d)
	if bare {
		m.day = day.n // rather than that of a month: "mar 17"
	}
	return m
}

// dayOnWeekday returns the most recent day of that number on that weekday, or
// zero if the last years had none.
func dayOnWeekday(p *parser, day, weekday int) expense.Date {
	first := expense.Date{Year: p.o.Today.Year, Month: p.o.Today.Month, Day: 1}
	for range 40 {
		d, ok := expense.NewDate(first.Year, first.Month, day)
		if ok && int(d.Weekday()) == weekday && !d.After(p.o.Today) {
			return d
		}
		first = first.AddMonths(-1)
	}
	return expense.Date{}
}

// isOtherNumber reports whether the text has a number besides token i, which
// then can be the amount.
func isOtherNumber(p *parser, i int) bool {
	for j := range p.tokens {
		if j != i && p.tokens[j].kind == tokenNumber {
			return true
		}
	}
	return false
}

// longAgo is how many days ago at most a day is that people call by its number and its weekday alone.
const longAgo = 92

// absorbWeekday takes in the weekday behind a date: "10 Feb, Sunday",
// 11月3日(月). A day without a month needs it to be found.
func absorbWeekday(p *parser, m match) match {
	open := p.skipSign(m.to, "(")
	next := p.skip(p.skipSign(open, ","), lang.SenseOf)
	w, to := p.sense(next, lang.SenseWeekday)
	if w == nil {
		return m
	}
	if open > m.to {
		if to = p.skipSign(to, ")"); p.tokens[to-1].sign != ')' {
			return m
		}
	}
	if m.day > 0 && (open > m.to || !p.tokens[next].spaced || !w.Company) {
		if again := dayOnWeekday(p, m.day, w.N); !again.IsZero() && (open > m.to || p.o.Today.Sub(again) <= longAgo) {
			m.readings[0], m.to, m.weak = again, to, false
			return m
		}
	}
	if m.keep(w.N) || next == m.to && !p.tokens[next].spaced {
		m.to, m.weak = to, false
	}
	return m
}
