package date

import (
	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// Years of reports: those of expenses, and as many to come as somebody may look
// ahead. A report of what nobody has spent yet is empty, and says so.
const lastPeriodYear = 2199

// FindPeriod returns the first run of days that a text names: a
// day, a weekend, a week, a month, a quarter, half a year, a year, the last so
// many days, or from one of them to another. Months begin on the day monthStart,
// see [expense.MonthOf], and with them quarters and years; weeks begin as in the writer's region.
//
// A month without a year is the most recent one that has begun. What the text
// leaves open at its end, "since March", ends today; what it leaves open at its
// beginning, "until March", begins with 1970.
//
// It finds nothing in a text whose first run of days cannot be: with a day that
// does not exist, or days of a month that go backwards, "9-3 Nov".
func FindPeriod(t *lex.Text, monthStart int) (p expense.Period, span lex.Span, ok bool) {
	f := newPeriodFinder(t, monthStart)
	defer f.release()
	i, m := f.first()
	if m.to == 0 {
		return p, span, false
	}
	return m.period, lex.Span{Start: f.tokens[i].Start, End: f.tokens[m.to-1].End}, true
}

// ParsePeriod reads a text when the whole of it is one period: what a model passes
// as an argument, or a person as the period of a report. It differs from
// [FindPeriod] in what it refuses: of "the 25 busiest days of March" it does not
// make March.
func ParsePeriod(t *lex.Text, monthStart int) (expense.Period, bool) {
	f := newPeriodFinder(t, monthStart)
	defer f.release()
	first, m := f.first()
	if m.to == 0 {
		return expense.Period{}, false
	}
	for i := range f.tokens {
		if (i < first || i >= m.to) && !f.isFiller(i) {
			return expense.Period{}, false
		}
	}
	return m.period, true
}

// A periodFinder reads periods with the words and the dates of a parser.
type periodFinder struct {
	*parser
	start int
}

func newPeriodFinder(t *lex.Text, monthStart int) periodFinder {
	f := periodFinder{parser: newParser(t), start: min(max(monthStart, 1), 28)}
	f.splitDates()
	return f
}

// splitDates takes the chain of "3/11/2026-9/11/2026" apart at its dash.
func (f *periodFinder) splitDates() {
	for i := range f.tokens {
		n := 0
		for n < 3 && f.joinedBy(i+2*n, "./") { // three are no date
			n++
		}
		dash := i + 2*n + 1
		if n == 0 || n == 3 || !f.joinedBy(dash-1, "-‐‑–−") || i > 0 && !f.tokens[i].spaced {
			continue
		}
		behind := 0
		for behind <= n && f.joinedBy(dash+1+2*behind, "./") {
			behind++
		}
		if behind == n {
			f.tokens[dash].spaced, f.tokens[dash+1].spaced = true, true
		}
	}
}

// joinedBy reports whether one of the signs joins the number at i to another.
func (f *periodFinder) joinedBy(i int, signs string) bool {
	return i+2 < len(f.tokens) && f.tokens[i].kind == tokenNumber && f.tokens[i+2].kind == tokenNumber &&
		!f.tokens[i+1].spaced && !f.tokens[i+2].spaced && f.skipSign(i+1, signs) > i+1
}

// A periodMatch is a period that was named by the tokens up to to.
type periodMatch struct {
	period expense.Period
	to     int  // 0 if nothing matched
	day    bool // one day
	dated  bool // a day with its month
	open   bool // its year was not said: there is one like it in every year
	bad    bool // it was written like a period and is none
}

// first returns the first period of the text and the token where it begins.
func (f *periodFinder) first() (int, periodMatch) {
	for i := range f.tokens {
		m := f.at(i)
		if m.bad {
			break
		}
		if m.to > 0 {
			return i, m
		}
	}
	return 0, periodMatch{}
}

// isFiller reports whether token i may stand around a period without changing it.
func (f *periodFinder) isFiller(i int) bool {
	if f.isPunctuation(i) {
		return true
	}
	for _, f.language = range f.languages {
		for _, kind := range [...]lang.SenseKind{lang.SenseArticle, lang.SenseOn, lang.SenseOf} {
			if f.skip(i, kind) == i+1 {
				return true
			}
		}
		if s, _ := f.sense(i, lang.SenseUnit); s != nil && s.Unit != lang.UnitDay && s.N == 0 {
			return true // the month of March
		}
	}
	return lang.Around.Has(f.tokens[i].word)
}

// at returns the longest period that begins at token i.
func (f *periodFinder) at(i int) periodMatch {
	var best periodMatch
	for _, language := range f.languages {
		f.language = language
		if !f.begins(i) {
			continue
		}
		if m := f.expression(i); m.to > best.to {
			best = m
		}
	}
	if best.to > 0 && !best.bad {
		best.bad = best.period.From.Year < minYear || best.period.To.Year > lastPeriodYear
	}
	return best
}

// expression reads "since 3 Nov", "until May", "from March to May", "March to
// May" or one period.
func (f *periodFinder) expression(i int) periodMatch {
	for _, read := range [...]func(*periodFinder, int) periodMatch{
		(*periodFinder).daysOfMonth, (*periodFinder).since, (*periodFinder).sinceEvent, (*periodFinder).openStart,
	} {
		if m := read(f, i); m.to > 0 {
			return m
		}
	}
	if s, next := f.sense(i, lang.SenseOnward); s != nil && !s.Company { // so far this year
		if m := item(f, next); m.to > 0 {
			return f.untilToday(m, m.to)
		}
	}
	start, _ := f.prefix(i)
	m := item(f, start)
	if m.to == 0 && start > i {
		start = i
		m = item(f, i)
	}
	if m.to == 0 {
		return m
	}
	if both := f.both(m); both.to > 0 {
		return both
	}
	if end := f.upTo(m); end.to > 0 {
		return end
	}
	if open := f.openBehind(m); open.to > 0 {
		return open
	}
	return f.onward(m, false)
}

// both reads "yesterday and today", 三月和四月: one run of days, in whatever order
// they are named. Monday and Friday are none, for nobody named the days between.
func (f *periodFinder) both(m periodMatch) periodMatch {
	next := f.skip(m.to, lang.SenseAnd)
	if next == m.to || next >= len(f.tokens) {
		return periodMatch{}
	}
	end := f.endOf(m, next)
	if end.to == 0 {
		return periodMatch{}
	}
	early, late := m.period, end.period
	switch {
	case m.open && !end.open:
		early = inYear(early, late.From.Year)
	case end.open && !m.open:
		late = inYear(late, early.From.Year)
	}
	if early.From.After(late.From) {
		early, late = late, early
	}
	return periodMatch{
		period: expense.Period{From: early.From, To: late.To}, to: end.to,
		bad: m.bad || end.bad || early.To.AddDays(1) != late.From,
	}
}

// since reads "since 3 Nov" and "from March to May".
func (f *periodFinder) since(i int) periodMatch {
	for _, kind := range [...]lang.SenseKind{lang.SenseFrom, lang.SenseSince} {
		next := f.skip(i, kind)
		if next == i {
			continue
		}
		m := item(f, f.skip(next, lang.SenseArticle))
		if m.to == 0 {
			m = item(f, next) // since the 10th
		}
		if m.to == 0 {
			continue
		}
		if end := f.upTo(m); end.to > 0 {
			return end
		}
		if f.skip(i, lang.SenseSince) > i {
			return f.untilToday(m, f.onward(m, true).to)
		}
		if open := f.onward(m, true); open.to > m.to {
			return open
		}
	}
	return periodMatch{}
}

// eventWords is how many words may stand between "since" and its day.
const eventWords = 10

// sinceEvent reads "since my trip started on 2 Feb".
func (f *periodFinder) sinceEvent(i int) periodMatch {
	next := f.skip(i, lang.SenseSinceEvent)
	if next == i {
		return periodMatch{}
	}
	for j := next; j < len(f.tokens) && j < next+eventWords && f.tokens[j].kind != tokenSign; j++ {
		start, _ := f.prefix(j)
		if m := item(f, start); m.to > 0 {
			return f.untilToday(m, f.onward(m, true).to)
		}
	}
	return periodMatch{}
}

// openStart reads "until 3 Nov", "before May" and "after 3 Nov".
func (f *periodFinder) openStart(i int) periodMatch {
	for _, kind := range [...]lang.SenseKind{lang.SenseUntil, lang.SenseBefore, lang.SenseAfter} {
		next := f.skip(i, kind)
		if next == i {
			continue
		}
		m := item(f, f.skip(next, lang.SenseArticle))
		if m.to == 0 {
			m = item(f, next) // before the 10th
		}
		if m.to == 0 && next > i+1 {
			m = item(f, next-1) // avant le 10: the article is in the phrase
		}
		if m.to == 0 || m.bad {
			continue
		}
		if kind == lang.SenseUntil { // 到10号为止
			m.to = f.skip(m.to, lang.SenseUntilBehind)
		}
		return f.bounded(m, kind)
	}
	return periodMatch{}
}

// bounded is the time until, before or after a period.
func (f *periodFinder) bounded(m periodMatch, kind lang.SenseKind) periodMatch {
	switch first := (expense.Date{Year: minYear, Month: 1, Day: 1}); kind {
	case lang.SenseUntil:
		m.period.From = first
	case lang.SenseBefore:
		m.period = expense.Period{From: first, To: m.period.From.AddDays(-1)}
	default:
		m.period.From = m.period.To.AddDays(1)
		return f.untilToday(m, m.to)
	}
	m.day = false
	return m
}

// openBehind reads what says behind a period that the time until, before or after it is
// meant: 10日まで, 10号之前, "10 kasımdan sonra".
func (f *periodFinder) openBehind(m periodMatch) periodMatch {
	for _, w := range [...]struct{ behind, kind lang.SenseKind }{
		{lang.SenseUntilBehind, lang.SenseUntil}, {lang.SenseBeforeBehind, lang.SenseBefore}, {lang.SenseAfterBehind, lang.SenseAfter},
	} {
		if next := f.skip(m.to, w.behind); next > m.to {
			m.to = next
			return f.bounded(m, w.kind)
		}
	}
	return periodMatch{}
}

// onward reads what follows a period that is open at its end: "this year so
// far", "from 5 March on", 3日から, 2月2日旅行开始以来. Some words count only when
// "from" was said before the period.
func (f *periodFinder) onward(m periodMatch, from bool) periodMatch {
	if s, next := f.sense(m.to, lang.SenseOnward); s != nil && (from || !s.Company) {
		return f.untilToday(m, next)
	}
	if m.to == len(f.tokens) || !f.tokens[m.to].isEast() {
		return m
	}
	if next := f.skip(m.to, lang.SenseSince); next > m.to { // 3日から
		return f.untilToday(m, next)
	}
	last := 0
	for i := m.to; m.day && i < len(f.tokens) && i < m.to+eventWords && !f.tokens[i].spaced; i++ {
		if next := f.skip(i, lang.SenseOnward); next > i {
			last = next
		}
	}
	if last > 0 {
		return f.untilToday(m, last)
	}
	return m
}

// untilToday lets a period end today, which it must not begin after.
func (f *periodFinder) untilToday(m periodMatch, to int) periodMatch {
	m.bad = m.bad || m.period.From.After(f.o.Today)
	m.period.To, m.to, m.day = f.o.Today, max(m.to, to), false
	return m
}

// upTo reads the end of a period that begins with m.
func (f *periodFinder) upTo(m periodMatch) periodMatch {
	next := f.skip(m.to, lang.SenseTo)
	signed := false
	if next == m.to {
		next = f.skipSign(m.to, "-‐–—~〜")
		if dots := f.skipSign(m.to, "."); dots > m.to && f.skipSign(dots, ".") > dots { // 3.11...9.11.
			next = f.skipSign(dots+1, ".")
		}
		signed = true
	}
	if next == m.to {
		return f.between(m)
	}
	if next >= len(f.tokens) {
		return periodMatch{}
	}
	if signed && !f.tokens[next].spaced && !m.open && !m.dated {
		return periodMatch{} // 2025-03 is one word
	}
	spaced := f.tokens[next].spaced
	f.tokens[next].spaced = true // the sign before it does not make it a part of something
	end := f.endOf(m, next)
	f.tokens[next].spaced = spaced
	if end.to == 0 || end.bad || m.bad {
		end.bad = end.to > 0
		return end
	}
	if end.to < len(f.tokens) && f.tokens[end.to].isEast() { // 3日から9日まで
		end.to = max(f.skip(end.to, lang.SenseTo), f.skip(end.to, lang.SenseUntilBehind)) // 15日までに
	}
	end.to = f.skip(end.to, lang.SenseBetweenBehind)
	return periodMatch{period: f.fromTo(m, end), to: end.to}
}

// between reads the end of a period that begins with m and whose "between" stands behind it
// and needs no word between its days: "10 kasımla 20 kasım arası".
func (f *periodFinder) between(m periodMatch) periodMatch {
	end := f.endOf(m, m.to)
	behind := f.skip(end.to, lang.SenseBetweenBehind)
	if end.to == 0 || behind == end.to {
		return periodMatch{}
	}
	return periodMatch{period: f.fromTo(m, end), to: behind, bad: m.bad || end.bad}
}

// endOf reads the end of a period that begins with m.
func (f *periodFinder) endOf(m periodMatch, i int) periodMatch {
	start, _ := f.prefix(i)
	end := item(f, start)
	if today, to := f.sense(start, lang.SenseDay); end.to == 0 && today != nil && today.N == 0 {
		end = periodMatch{period: expense.Period{From: f.o.Today, To: f.o.Today}, to: to, day: true} // till now
	}
	if m.dated {
		if day := f.sameMonth(m, start); day.to > 0 && day.to >= end.to {
			end = day
		}
	}
	return end
}

// fromTo is the period from the beginning of a to the end of b. People leave out
// the years of both or of one. What is left goes backwards with the years said
// was meant the other way round, except that a year may turn in between.
func (f *periodFinder) fromTo(a, b periodMatch) expense.Period {
	from, to := a.period, b.period
	switch {
	case a.open && b.open:
		from, to = f.bothOpen(a, b)
	case a.open:
		from = inYear(from, to.From.Year)
		if from.From.After(to.To) && !sameMonth(a, from, to) {
			from = inYear(from, to.From.Year-1)
		}
	case b.open:
		to = inYear(to, from.From.Year)
		if to.To.Before(from.From) && !sameMonth(a, from, to) {
			to = inYear(to, from.From.Year+1)
		}
	case a.day && !a.dated && from.From.After(to.To) && from.From.Sub(to.To) < 7: // Wednesday to Monday
		from.From = from.From.AddDays(-7)
	}
	if from.From.After(to.To) {
		from, to = to, from
	}
	return expense.Period{From: from.From, To: to.To}
}

// bothOpen finds the years of "3 Dec to 9 Jan": the beginning is the most recent
// one after which the end is not yet to come. Days that would be far more than
// half a year apart, "9 Nov to 3 Oct", are taken as they stand in the calendar.
func (f *periodFinder) bothOpen(a, b periodMatch) (from, to expense.Period) {
	from, to = a.period, inYear(b.period, a.period.From.Year)
	if sameMonth(a, from, to) {
		if to.To.Before(from.From) { // backwards: the end is the day that must have come
			return b.period, inYear(a.period, b.period.From.Year)
		}
		return from, to
	}
	if to.To.Before(from.From) {
		to = inYear(to, from.From.Year+1)
	}
	if to.From.After(f.o.Today) {
		from, to = inYear(from, from.From.Year-1), inYear(to, to.From.Year-1)
	}
	if early := inYear(to, from.From.Year); a.day && b.day && early.To.Before(from.From) && to.To.Sub(from.From) > from.From.Sub(early.To) {
		to = early
	}
	return from, to
}
