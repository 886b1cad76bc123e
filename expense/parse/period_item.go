package parse

import "chit/expense"

// item reads one period, the longest of what it may be.
func (f *periodFinder) item(i int) periodMatch {
	var best periodMatch
	for _, read := range [...]func(*periodFinder, int) periodMatch{
		(*periodFinder).recentSpan, (*periodFinder).shifted, (*periodFinder).toDate, (*periodFinder).weekend, (*periodFinder).week,
		(*periodFinder).partOfYear, (*periodFinder).yearMonth, (*periodFinder).namedMonth, (*periodFinder).yearAt, (*periodFinder).dayAt,
	} {
		if m := read(f, i); m.to > best.to {
			best = m
		}
	}
	return best
}

// recentSpan reads "last 30 days", "les 30 derniers jours", 最近7天: up to today.
func (f *periodFinder) recentSpan(i int) periodMatch {
	i = f.skip(i, senseArticle)
	next := f.skip(i, senseRecent)
	s, to := f.recentUnits(i)
	if next > i {
		s, to = f.units(next)
	}
	if to == 0 {
		return periodMatch{}
	}
	from := s.before(f.o.Today).AddDays(1)
	return periodMatch{period: expense.Period{From: from, To: f.o.Today}, to: to, bad: s == timeSpan{}}
}

// units reads a span of time with a number, or a word for several units: last
// week is none of these, but the last fortnight is.
func (f *periodFinder) units(i int) (s timeSpan, to int) {
	c, counted := f.count(i)
	if u, _ := f.sense(i, senseUnit); !counted && (u == nil || u.n == 0) {
		return s, 0
	}
	if s, to = f.span(i); to > i {
		return s, to
	}
	if u, next := f.sense(f.skip(c.to, senseOf), senseUnit); u != nil { // 30 de zile
		s.add(c.n*u.span(), u.unit)
		return s, next
	}
	return s, 0
}

// recentUnits reads "30 derniers jours" and "30 ngày qua".
func (f *periodFinder) recentUnits(i int) (s timeSpan, to int) {
	c, ok := f.count(i)
	if !ok || c.n > 9999 {
		return s, 0
	}
	if f.table().recentLast {
		s, next := f.units(i)
		if to := f.skip(next, senseRecent); next > 0 && to > next {
			return s, to
		}
		return s, 0
	}
	next := f.skip(c.to, senseRecent)
	u, to := f.sense(next, senseUnit)
	if next == c.to || u == nil {
		return s, 0
	}
	s.add(c.n*u.span(), u.unit)
	return s, to
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

// toDate reads "year to date", 月初至今.
func (f *periodFinder) toDate(i int) periodMatch {
	s, to := f.sense(i, senseToDate)
	if s == nil {
		return periodMatch{}
	}
	from := f.shiftedBy(shift{unit: s.unit}).From
	return periodMatch{period: expense.Period{From: from, To: f.o.Today}, to: to}
}

// weekend reads "last weekend", 这个周末, and "the weekend", which is the most
// recent one that has begun.
func (f *periodFinder) weekend(i int) periodMatch {
	if week, next := f.shift(i); next > i && week.unit == unitWeek { // 先週末
		if to := f.skip(next, senseWeekend); to > next && !f.tokens[next].spaced {
			saturday := f.shiftedBy(week).From.AddDays(5)
			return periodMatch{period: expense.Period{From: saturday, To: saturday.AddDays(1)}, to: to}
		}
	}
	i = f.skip(i, senseArticle)
	mod, next := f.sense(i, senseModifier)
	word, to := f.sense(next, senseWeekend)
	if word == nil || word.company {
		return periodMatch{}
	}
	if mod == nil {
		var end int
		if mod, end = f.sense(to, senseModifier); mod != nil { // le week-end dernier
			to = end
		}
	}
	saturday := monday(f.o.Today).AddDays(5)
	switch {
	case mod != nil:
		saturday = saturday.AddDays(7 * mod.n)
	case saturday.After(f.o.Today):
		saturday = saturday.AddDays(-7)
	}
	return periodMatch{period: expense.Period{From: saturday, To: saturday.AddDays(1)}, to: to}
}

// week reads "the week of 3 Nov", and "week 45", which is that of ISO 8601.
func (f *periodFinder) week(i int) periodMatch {
	i = f.skip(i, senseArticle)
	u, next := f.sense(i, senseUnit)
	if u == nil || u.unit != unitWeek || u.n > 1 {
		return periodMatch{}
	}
	if of := f.skip(next, senseOf); of > next {
		if m := f.dayAt(of); m.to > 0 {
			from := monday(m.period.From)
			m.period, m.day = expense.Period{From: from, To: from.AddDays(6)}, false
			return m
		}
	}
	if !f.plain(next) || f.glued(next+1) || f.isMoney(next+1) || f.tokens[next].digits > 2 {
		return periodMatch{}
	}
	n := f.tokens[next].number
	year, to := f.trailingYear(next + 1)
	if to == next+1 {
		year = f.o.Today.Year
		if from, ok := isoWeek(year, n); !ok || from.After(f.o.Today) {
			year--
		}
	}
	from, ok := isoWeek(year, n)
	return periodMatch{period: expense.Period{From: from, To: from.AddDays(6)}, to: to, bad: !ok}
}

// isoWeek returns the Monday of a week of a year, of which the first is the one
// with 4 January, and whether the year has it.
func isoWeek(year, n int) (expense.Date, bool) {
	first := monday(expense.Date{Year: year, Month: 1, Day: 4})
	from := first.AddDays(7 * (n - 1))
	return from, n >= 1 && from.AddDays(3).Year == year
}

// partOfYear reads "Q1 2025", "last quarter", "the first quarter", 第一季度, and
// "the second half of 2025", 上半年.
func (f *periodFinder) partOfYear(i int) periodMatch {
	i = f.skip(i, senseArticle)
	now := expense.MonthOf(f.o.Today, f.start).From
	if n, to := f.quarterShift(i); to > i {
		first := expense.Date{Year: now.Year, Month: now.Month - (now.Month-1)%3, Day: 1}.AddMonths(3 * n)
		return periodMatch{period: f.months(first.Year, int(first.Month), int(first.Month)+2), to: to}
	}
	year, start := f.leadingYear(i)
	if start > i {
		start = f.skipSign(start, "-/")
	}
	first, last, to := f.monthsNumbered(start)
	if first == 0 {
		return periodMatch{}
	}
	open := false
	if start == i {
		if y, end := f.trailingYear(to); end > to {
			year, to = y, end
		} else if y, end := f.yearAhead(to); end > to {
			year, to = y, end
		} else {
			year, open = now.Year, true
			if f.months(year, first, last).From.After(f.o.Today) {
				year--
			}
		}
	}
	return periodMatch{period: f.months(year, first, last), to: to, open: open}
}

// quarterShift reads "last quarter" and "le trimestre dernier".
func (f *periodFinder) quarterShift(i int) (n, to int) {
	if mod, next := f.sense(i, senseModifier); mod != nil {
		if to := f.skip(next, senseQuarter); to > next {
			return mod.n, to
		}
	}
	if next := f.skip(i, senseQuarter); next > i {
		if mod, to := f.sense(next, senseModifier); mod != nil {
			return mod.n, to
		}
	}
	return 0, i
}

// monthsNumbered reads Q1, "1st quarter", 一季度, H2, "second half" and 下半年,
// and returns the first and the last month.
func (f *periodFinder) monthsNumbered(i int) (first, last, to int) {
	for _, part := range [...]struct {
		kind  senseKind
		parts int
	}{{senseQuarter, 4}, {senseHalf, 2}} {
		if n, to := f.numbered(i, part.kind); n >= 1 && n <= part.parts {
			months := 12 / part.parts
			return months*(n-1) + 1, months * n, to
		}
	}
	if half, to := f.sense(i, senseHalfNumbered); half != nil {
		return 6*half.n - 5, 6 * half.n, to
	}
	return 0, 0, i
}

// numbered reads a word with a number glued to its end, Q1, or before it.
func (f *periodFinder) numbered(i int, kind senseKind) (n, to int) {
	if q, next := f.sense(i, kind); q != nil && next < len(f.tokens) && !f.tokens[next].spaced && f.tokens[next].digits == 1 {
		return f.tokens[next].number, next + 1
	}
	if c, ok := f.dayNumber(i); ok && (c.ordinal || f.hasEast || f.cyrillic) {
		if end := f.skip(f.skip(c.to, senseOf), kind); end > c.to {
			return c.n, end
		}
	}
	return 0, i
}

// yearAhead reads a year that is too far away for an expense, and so no year to
// a dateParser.
func (f *periodFinder) yearAhead(i int) (year, to int) {
	i = f.skip(f.skipSign(i, ","), senseOf)
	if !f.plain(i) || f.tokens[i].digits != 4 || f.tellsMore(i) {
		return 0, i
	}
	n := f.tokens[i].number
	to = f.skip(i+1, senseYearMark)
	if n <= f.o.Today.Year+1 || n > lastPeriodYear || to == i+1 && (f.glued(to) || f.isMoney(to)) {
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
	if month == 0 && f.table().numberedMonths {
		month, to = f.numberedMonth(named)
	}
	if month == 0 || start > i && mod != nil {
		return periodMatch{}
	}
	if start > i {
		return periodMatch{period: expense.Month(year, monthNumber(month), f.start), to: to}
	}
	if s, _ := f.sense(named, senseMonth); s != nil && (s.company || f.isForeign() && len(f.tokens[named].word) < 4 || s.everyday && mod == nil && !f.inPlace(named, to) && !f.isRange(to)) {
		return periodMatch{}
	}
	for _, read := range [...]func(*periodFinder, int) (int, int){(*periodFinder).yearBehind, (*periodFinder).yearAhead} {
		if y, end := read(f, to); y > 0 {
			return periodMatch{period: expense.Month(y, monthNumber(month), f.start), to: end}
		}
	}
	p := expense.Month(f.o.Today.Year, monthNumber(month), f.start)
	begun := !p.From.After(f.o.Today)
	switch {
	case mod != nil && mod.n < 0 && p.Contains(f.o.Today), (mod == nil || mod.n < 0) && !begun:
		p = expense.Month(f.o.Today.Year-1, monthNumber(month), f.start)
	case mod != nil && mod.n > 0 && begun:
		p = expense.Month(f.o.Today.Year+1, monthNumber(month), f.start)
	}
	return periodMatch{period: p, to: to, open: mod == nil}
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
	if m.to == 0 {
		return periodMatch{}
	}
	d := m.readings[0]
	day := periodMatch{period: expense.Period{From: d, To: d}, to: m.to, day: true, dated: m.dated, bad: m.bad}
	if m.dated && !f.saysYear(start, m.to) {
		day.open = true
		if year, to := f.yearAhead(m.to); year > 0 {
			day.period, day.to, day.open = inYear(day.period, year), to, false
		}
	}
	return day
}

// saysYear reports whether the date of the tokens from i to j has a year.
func (f *periodFinder) saysYear(i, j int) bool {
	for k := i; k < j; k++ {
		t := &f.tokens[k]
		if t.kind == dateTokenNumber && (t.digits > 2 || f.starts(k) && f.chainAt(k).count == 3) {
			return true
		}
		if s, next := f.shift(k); next > k && s.unit == unitYear {
			return true
		}
		if next := f.skip(k, senseYearMark); next > k {
			return true
		}
	}
	return false
}

// isEast reports whether a token is of a script without spaces.
func (t *dateToken) isEast() bool { return t.kind == dateTokenEast }

// yearBehind reads the year behind a month; it is 0 if there is none.
func (f *periodFinder) yearBehind(i int) (year, to int) {
	if y, end := f.trailingYear(i); end > i {
		return y, end
	}
	return 0, i
}

// isRange reports whether "to" and another month stand at i, so that the may
// before them is one.
func (f *periodFinder) isRange(i int) bool {
	next := f.skip(i, senseTo)
	month, _ := f.month(next)
	return next > i && month > 0
}

// numberedMonth reads "tháng 3".
func (f *periodFinder) numberedMonth(i int) (n, to int) {
	u, next := f.sense(i, senseUnit)
	if u == nil || u.unit != unitMonth || !f.plain(next) || f.tokens[next].number < 1 || f.tokens[next].number > 12 {
		return 0, i
	}
	return f.tokens[next].number, next + 1
}
