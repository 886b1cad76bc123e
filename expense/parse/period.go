package parse

import "chit/expense"

// FindPeriod returns the first run of days that a normalized text names: a
// day, a week, a month, a quarter, a year, the last so many days, or from one
// of them to another. Months begin on the day monthStart, see
// [expense.MonthOf], and with them quarters and years; weeks begin on Monday.
//
// A month without a year is the most recent one that has begun. What the text
// leaves open at its end, "since March", ends today.
func FindPeriod(text string, o Options, monthStart int) (p expense.Period, span Span, ok bool) {
	f := periodFinder{dateParser: newDateParser(text, o), start: min(max(monthStart, 1), 28)}
	defer f.release()
	for i := range f.tokens {
		if m := f.at(i); m.to > 0 {
			return m.period, Span{f.tokens[i].Start, f.tokens[m.to-1].End}, true
		}
	}
	return p, span, false
}

// A periodFinder reads periods with the words and the dates of a dateParser.
type periodFinder struct {
	*dateParser
	start int
}

// A periodMatch is a period that was named by the tokens up to to.
type periodMatch struct {
	period expense.Period
	to     int // 0 if nothing matched
	day    bool
	dated  bool // a day with its month
}

// at returns the longest period that begins at token i.
func (f *periodFinder) at(i int) periodMatch {
	t := &f.tokens[i]
	if t.kind == dateTokenSign || t.kind != dateTokenNumber && t.senses == nil {
		return periodMatch{}
	}
	var best periodMatch
	for _, language := range f.languages {
		f.language = language
		if m := f.expression(i); m.to > best.to && m.period.From.Year >= minYear && m.period.To.Year <= maxYear {
			best = m
		}
	}
	return best
}

// expression reads "since 3 Nov", "from March to May", "March to May" or one
// period.
func (f *periodFinder) expression(i int) periodMatch {
	if m := f.daysOfMonth(i); m.to > 0 {
		return m
	}
	for _, kind := range [...]senseKind{senseFrom, senseSince} {
		next := f.skip(i, kind)
		if next == i {
			continue
		}
		m := f.item(f.skip(next, senseArticle))
		if m.to == 0 {
			continue
		}
		if end := f.upTo(m); end.to > 0 {
			return end
		}
		if f.skip(i, senseSince) > i && !m.period.From.After(f.o.Today) {
			m.period.To = f.o.Today
			return m
		}
	}
	start, _ := f.prefix(i)
	m := f.item(start)
	if m.to == 0 && start > i {
		m = f.item(i)
	}
	if m.to == 0 {
		return m
	}
	if end := f.upTo(m); end.to > 0 {
		return end
	}
	if next := f.skip(m.to, senseSince); next > m.to && f.tokens[m.to].isEast() && !m.period.From.After(f.o.Today) {
		m.period.To, m.to = f.o.Today, next // 3日から
	}
	return m
}

// upTo reads the end of a period that begins with m.
func (f *periodFinder) upTo(m periodMatch) periodMatch {
	next := f.skip(m.to, senseTo)
	if next == m.to {
		next = f.skipSign(m.to, "-‐–—~〜")
		if dots := f.skipSign(m.to, "."); dots > m.to && f.skipSign(dots, ".") > dots { // 3.11...9.11.
			next = f.skipSign(dots+1, ".")
		}
	}
	if next == m.to || next >= len(f.tokens) {
		return periodMatch{}
	}
	next, _ = f.prefix(next)
	end := f.item(next)
	if m.dated {
		if day := f.sameMonth(m.period.From, next); day.to > 0 && day.to >= end.to {
			end = day
		}
	}
	if end.to == 0 {
		return end
	}
	from, to := m.period.From, end.period.To
	switch {
	case !from.After(to):
	case m.day && !m.dated && from.Sub(to) < 7: // Monday to Wednesday, said on a Tuesday
		from = from.AddDays(-7)
	case from.AddMonths(-12).After(to):
		return periodMatch{}
	default: // November to January
		from = from.AddMonths(-12)
	}
	return periodMatch{period: expense.Period{From: from, To: to}, to: end.to}
}

// sameMonth reads the 9 of "3 Nov to 9".
func (f *periodFinder) sameMonth(first expense.Date, i int) periodMatch {
	day, ok := f.markedDay(i)
	if !ok {
		if day, ok = f.dayNumber(i); !ok {
			return periodMatch{}
		}
	}
	d, ok := expense.NewDate(first.Year, first.Month, day.n)
	if !ok || d.Before(first) {
		return periodMatch{}
	}
	return periodMatch{period: expense.Period{From: d, To: d}, to: day.to, day: true}
}

// daysOfMonth reads "3-9 Nov", "3 to 9 November" and "Nov 3-9".
func (f *periodFinder) daysOfMonth(i int) periodMatch {
	month, next := f.month(i)
	if month > 0 && f.tokens[i].kind == dateTokenWord {
		a, b, to := f.dayRange(next)
		if to == next {
			return periodMatch{}
		}
		return f.fromTo(f.monthDayYear(i, to, month, b), a)
	}
	a, b, to := f.dayRange(i)
	if to == i {
		return periodMatch{}
	}
	return f.fromTo(f.monthBehind(i, dayCount{n: b, to: to}), a)
}

// dayRange reads two numbers of days.
func (f *periodFinder) dayRange(i int) (a, b, to int) {
	if i >= len(f.tokens) || f.tokens[i].kind != dateTokenNumber || !f.starts(i) {
		return 0, 0, i
	}
	if c := f.chainAt(i); c.count == 2 && isDash(c.signs[0]) && c.numbers[0].number < c.numbers[1].number && c.numbers[1].number <= 31 {
		return c.numbers[0].number, c.numbers[1].number, c.to
	}
	first, ok := f.dayNumber(i)
	if !ok {
		return 0, 0, i
	}
	next := f.skip(first.to, senseTo)
	if next == first.to {
		next = f.skipSign(first.to, "-–—")
	}
	if next == first.to {
		return 0, 0, i
	}
	second, ok := f.dayNumber(f.skip(next, senseArticle))
	if !ok || second.n <= first.n || second.to != next+1 {
		return 0, 0, i
	}
	return first.n, second.n, second.to
}

// fromTo makes a period of its last day and the number of its first.
func (f *periodFinder) fromTo(last dateMatch, first int) periodMatch {
	if last.to == 0 || last.bad || last.count == 0 {
		return periodMatch{}
	}
	to := last.readings[0]
	from, ok := expense.NewDate(to.Year, to.Month, first)
	if !ok || from.After(to) {
		return periodMatch{}
	}
	return periodMatch{period: expense.Period{From: from, To: to}, to: last.to}
}

// item reads one period, the longest of what it may be.
func (f *periodFinder) item(i int) periodMatch {
	var best periodMatch
	for _, read := range [...]func(*periodFinder, int) periodMatch{
		(*periodFinder).recentSpan, (*periodFinder).shifted, (*periodFinder).quarterAt, (*periodFinder).yearMonth,
		(*periodFinder).namedMonth, (*periodFinder).yearAt, (*periodFinder).dayAt,
	} {
		if m := read(f, i); m.to > best.to {
			best = m
		}
	}
	return best
}

// recentSpan reads "last 30 days", 最近7天: up to today.
func (f *periodFinder) recentSpan(i int) periodMatch {
	next := f.skip(f.skip(i, senseArticle), senseRecent)
	if next == f.skip(i, senseArticle) {
		return periodMatch{}
	}
	if _, ok := f.count(next); !ok {
		return periodMatch{}
	}
	s, to := f.span(next)
	if to == next || s == (timeSpan{}) {
		return periodMatch{}
	}
	from := s.before(f.o.Today).AddDays(1)
	if from.Year < minYear {
		return periodMatch{}
	}
	return periodMatch{period: expense.Period{From: from, To: f.o.Today}, to: to}
}

// shifted reads "last week", "this month", 去年.
func (f *periodFinder) shifted(i int) periodMatch {
	s, to := f.shift(i)
	if to == i {
		return periodMatch{}
	}
	return periodMatch{period: f.shiftedBy(s), to: to}
}

func (f *periodFinder) shiftedBy(s shift) expense.Period {
	now := expense.MonthOf(f.o.Today, f.start)
	switch s.unit {
	case unitWeek:
		from := monday(f.o.Today).AddDays(7 * s.n)
		return expense.Period{From: from, To: from.AddDays(6)}
	case unitYear:
		return f.months(now.From.Year+s.n, 1, 12)
	}
	return expense.MonthOf(now.From.AddMonths(s.n), f.start)
}

// months returns the ledger months from first to last of a year.
func (f *periodFinder) months(year, first, last int) expense.Period {
	return expense.Period{
		From: expense.Month(year, monthNumber(first), f.start).From,
		To:   expense.Month(year, monthNumber(last), f.start).To,
	}
}

// quarterAt reads "Q1 2025", "last quarter", "the first quarter", 第一季度.
func (f *periodFinder) quarterAt(i int) periodMatch {
	i = f.skip(i, senseArticle)
	now := expense.MonthOf(f.o.Today, f.start).From
	if mod, next := f.sense(i, senseModifier); mod != nil {
		if end := f.skip(next, senseQuarter); end > next {
			first := expense.Date{Year: now.Year, Month: now.Month - (now.Month-1)%3, Day: 1}.AddMonths(3 * mod.n)
			return periodMatch{period: f.months(first.Year, int(first.Month), int(first.Month)+2), to: end}
		}
		return periodMatch{}
	}
	year, start := f.leadingYear(i)
	n, to := f.quarterNumber(start)
	if n == 0 {
		return periodMatch{}
	}
	if start == i {
		if y, end := f.trailingYear(to); end > to {
			year, to = y, end
		} else {
			year = now.Year
			if f.months(year, 3*n-2, 3*n).From.After(f.o.Today) {
				year--
			}
		}
	}
	return periodMatch{period: f.months(year, 3*n-2, 3*n), to: to}
}

// quarterNumber reads Q1, "1st quarter" and 一季度.
func (f *periodFinder) quarterNumber(i int) (n, to int) {
	if q, next := f.sense(i, senseQuarter); q != nil && next < len(f.tokens) && !f.tokens[next].spaced && f.tokens[next].digits == 1 {
		n, to = f.tokens[next].number, next+1
	} else if c, ok := f.dayNumber(i); ok && (c.ordinal || f.hasEast) {
		if end := f.skip(f.skip(c.to, senseOf), senseQuarter); end > c.to {
			n, to = c.n, end
		}
	}
	if n < 1 || n > 4 {
		return 0, i
	}
	return n, to
}

// yearMonth reads 2025-03 and 03/2025.
func (f *periodFinder) yearMonth(i int) periodMatch {
	if i >= len(f.tokens) || f.tokens[i].kind != dateTokenNumber || !f.starts(i) {
		return periodMatch{}
	}
	c := f.chainAt(i)
	if c.count != 2 || !f.endsChain(c.to) || !isDash(c.signs[0]) && c.signs[0] != '/' && c.signs[0] != '.' {
		return periodMatch{}
	}
	year, month := c.numbers[0], c.numbers[1]
	if year.digits != 4 {
		year, month = month, year
	}
	if year.digits != 4 || month.digits > 2 || month.number < 1 || month.number > 12 || year.number < minYear {
		return periodMatch{}
	}
	return periodMatch{period: expense.Month(year.number, monthNumber(month.number), f.start), to: c.to}
}

// namedMonth reads "March", "March 2025", "last March", 2025年3月, 去年三月.
func (f *periodFinder) namedMonth(i int) periodMatch {
	year, start := f.leadingYear(i)
	next := f.skip(f.skipSign(start, "-/,"), senseOf)
	mod, named := f.sense(next, senseModifier)
	month, to := f.month(named)
	if month == 0 || start > i && mod != nil {
		return periodMatch{}
	}
	if start > i {
		return periodMatch{period: expense.Month(year, monthNumber(month), f.start), to: to}
	}
	if s, _ := f.sense(named, senseMonth); s != nil && (s.company || f.isForeign() && len(f.tokens[named].word) < 4 || s.everyday && mod == nil && !f.inPlace(named, to)) {
		return periodMatch{}
	}
	if y, end := f.trailingYear(to); end > to {
		return periodMatch{period: expense.Month(y, monthNumber(month), f.start), to: end}
	}
	p := expense.Month(f.o.Today.Year, monthNumber(month), f.start)
	begun := !p.From.After(f.o.Today)
	switch {
	case mod != nil && mod.n < 0 && p.Contains(f.o.Today), (mod == nil || mod.n < 0) && !begun:
		p = expense.Month(f.o.Today.Year-1, monthNumber(month), f.start)
	case mod != nil && mod.n > 0 && begun:
		p = expense.Month(f.o.Today.Year+1, monthNumber(month), f.start)
	}
	return periodMatch{period: p, to: to}
}

// yearAt reads 2025 and 2025年, in the years from which there are expenses.
func (f *periodFinder) yearAt(i int) periodMatch {
	if !f.plain(i) || f.tokens[i].digits != 4 {
		return periodMatch{}
	}
	n := f.tokens[i].number
	if n < minYear || n > f.o.Today.Year+1 {
		return periodMatch{}
	}
	to := f.skip(i+1, senseYearMark)
	if to == i+1 && (f.glued(to) || f.isMoney(to)) {
		return periodMatch{}
	}
	return periodMatch{period: f.months(n, 1, 12), to: to}
}

// dayAt reads one day.
func (f *periodFinder) dayAt(i int) periodMatch {
	if i >= len(f.tokens) {
		return periodMatch{}
	}
	start, pre := f.prefix(i)
	if start >= len(f.tokens) {
		return periodMatch{}
	}
	m := f.combined(start, pre)
	if m.to == 0 || m.bad {
		return periodMatch{}
	}
	d := m.readings[0]
	return periodMatch{period: expense.Period{From: d, To: d}, to: m.to, day: true, dated: m.dated}
}

// isEast reports whether a token is of a script without spaces.
func (t *dateToken) isEast() bool { return t.kind == dateTokenEast }
