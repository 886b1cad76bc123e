package date

import (
	"chit/expense"
	"chit/expense/parse/lang"
)

// item reads one period, the longest of what it may be.
func item(f *periodFinder, i int) periodMatch {
	var best periodMatch
	for _, read := range [...]func(*periodFinder, int) periodMatch{
		recentSpan, shifted, toDate, weekend, week, partOfMonth,
		partOfYear, yearMonth, namedMonth, yearAt, dayAt,
	} {
		if m := read(f, i); m.to > best.to {
			best = m
		}
	}
	return best
}

// recentSpan reads "last 30 days", "les 30 derniers jours", 最近7天: up to today.
func recentSpan(f *periodFinder, i int) periodMatch {
	i = f.skip(i, lang.SenseArticle)
	next := f.skip(i, lang.SenseRecent)
	s, to := recentUnits(f, i)
	if next > i {
		s, to = units(f, next)
	}
	if to == 0 {
		return periodMatch{}
	}
	from := s.before(f.o.Today).AddDays(1)
	return periodMatch{period: expense.Period{From: from, To: f.o.Today}, to: to, bad: s == timeSpan{}}
}

// units reads a span of time with a number, or a word for several units: last
// week is none of these, but the last fortnight is.
func units(f *periodFinder, i int) (s timeSpan, to int) {
	c, counted := count(f.parser, i)
	if u, _ := f.sense(i, lang.SenseUnit); !counted && (u == nil || u.N == 0) {
		return s, 0
	}
	if s, to = span(f.parser, i); to > i {
		return s, to
	}
	if u, next := f.sense(f.skip(c.to, lang.SenseOf), lang.SenseUnit); u != nil { // 30 de zile
		s.add(c.n*spanOf(u), u.Unit)
		return s, next
	}
	return s, 0
}

// recentUnits reads "30 derniers jours" and "30 ngày qua".
func recentUnits(f *periodFinder, i int) (s timeSpan, to int) {
	c, ok := count(f.parser, i)
	if !ok || c.n > 9999 {
		return s, 0
	}
	if table(f.parser).RecentLast {
		s, next := units(f, i)
		if to := f.skip(next, lang.SenseRecent); next > 0 && to > next {
			return s, to
		}
		return s, 0
	}
	next := f.skip(c.to, lang.SenseRecent)
	u, to := f.sense(next, lang.SenseUnit)
	if next == c.to || u == nil {
		return s, 0
	}
	s.add(c.n*spanOf(u), u.Unit)
	return s, to
}

// shifted reads "last week", "this month", 去年.
func shifted(f *periodFinder, i int) periodMatch {
	s, to := shiftAt(f.parser, i)
	if to == i {
		return periodMatch{}
	}
	return periodMatch{period: shiftedBy(f, s), to: to}
}

func shiftedBy(f *periodFinder, s lang.Shift) expense.Period {
	now := expense.MonthOf(f.o.Today, f.start)
	switch s.Unit {
	case lang.UnitWeek:
		from := weekOf(f.parser, f.o.Today).AddDays(7 * s.N)
		return expense.Period{From: from, To: from.AddDays(6)}
	case lang.UnitYear:
		return months(f, now.From.Year+s.N, 1, 12)
	}
	return expense.MonthOf(now.From.AddMonths(s.N), f.start)
}

// months returns the ledger months from first to last of a year.
func months(f *periodFinder, year, first, last int) expense.Period {
	return expense.Period{
		From: expense.Month(year, monthNumber(first), f.start).From,
		To:   expense.Month(year, monthNumber(last), f.start).To,
	}
}

// toDate reads "year to date", 月初至今.
func toDate(f *periodFinder, i int) periodMatch {
	s, to := f.sense(i, lang.SenseToDate)
	if s == nil {
		return periodMatch{}
	}
	if mod, _ := f.sense(to, lang.SenseModifier); mod != nil && mod.N != 0 { // del mese scorso
		return periodMatch{}
	}
	from := shiftedBy(f, lang.Shift{Unit: s.Unit}).From
	return periodMatch{period: expense.Period{From: from, To: f.o.Today}, to: to}
}

// weekend reads "last weekend", 这个周末, and "the weekend", which is the most
// recent one that has begun.
func weekend(f *periodFinder, i int) periodMatch {
	if week, next := shiftAt(f.parser, i); next > i && week.Unit == lang.UnitWeek { // 先週末
		if to := f.skip(next, lang.SenseWeekend); to > next && !f.tokens[next].spaced {
			saturday := monday(f.o.Today).AddDays(7*week.N + 5)
			return periodMatch{period: expense.Period{From: saturday, To: saturday.AddDays(1)}, to: to}
		}
	}
	i = f.skip(i, lang.SenseArticle)
	mod, next := f.sense(i, lang.SenseModifier)
	word, to := f.sense(next, lang.SenseWeekend)
	if word == nil || word.Company {
		return periodMatch{}
	}
	if mod == nil {
		var end int
		if mod, end = f.sense(to, lang.SenseModifier); mod != nil { // le week-end dernier
			to = end
		}
	}
	saturday := monday(f.o.Today).AddDays(5)
	switch {
	case mod != nil:
		saturday = saturday.AddDays(7 * mod.N)
	case saturday.After(f.o.Today):
		saturday = saturday.AddDays(-7)
	}
	return periodMatch{period: expense.Period{From: saturday, To: saturday.AddDays(1)}, to: to}
}

// week reads "the week of 3 Nov", and "week 45", which is that of ISO 8601.
func week(f *periodFinder, i int) periodMatch {
	i = f.skip(i, lang.SenseArticle)
	u, next := f.sense(i, lang.SenseUnit)
	if u == nil || u.Unit != lang.UnitWeek || u.N > 1 {
		return periodMatch{}
	}
	if of := f.skip(next, lang.SenseOf); of > next {
		if m := dayAt(f, of); m.to > 0 {
			from := weekOf(f.parser, m.period.From)
			m.period, m.day = expense.Period{From: from, To: from.AddDays(6)}, false
			return m
		}
	}
	if !plain(f.parser, next) || glued(f.parser, next+1) || isMoney(f.parser, next+1) || f.tokens[next].digits > 2 {
		return periodMatch{}
	}
	n := f.tokens[next].number
	year, to := trailingYear(f.parser, next+1)
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
func partOfYear(f *periodFinder, i int) periodMatch {
	i = f.skip(i, lang.SenseArticle)
	now := expense.MonthOf(f.o.Today, f.start).From
	if n, to := quarterShift(f, i); to > i {
		first := expense.Date{Year: now.Year, Month: now.Month - (now.Month-1)%3, Day: 1}.AddMonths(3 * n)
		return periodMatch{period: months(f, first.Year, int(first.Month), int(first.Month)+2), to: to}
	}
	year, start := leadingYear(f.parser, i)
	if start > i {
		start = f.skipSign(start, "-/")
	}
	first, last, to := monthsNumbered(f, start)
	if first == 0 {
		return periodMatch{}
	}
	open := false
	if start == i {
		if y, end := trailingYear(f.parser, to); end > to {
			year, to = y, end
		} else if y, end := yearAhead(f, to); end > to {
			year, to = y, end
		} else {
			year, open = now.Year, true
			if months(f, year, first, last).From.After(f.o.Today) {
				year--
			}
		}
	}
	return periodMatch{period: months(f, year, first, last), to: to, open: open}
}

// quarterShift reads "last quarter" and "le trimestre dernier".
func quarterShift(f *periodFinder, i int) (n, to int) {
	if mod, next := f.sense(i, lang.SenseModifier); mod != nil {
		if to := f.skip(next, lang.SenseQuarter); to > next {
			return mod.N, to
		}
	}
	if next := f.skip(i, lang.SenseQuarter); next > i {
		if mod, to := f.sense(next, lang.SenseModifier); mod != nil {
			return mod.N, to
		}
	}
	return 0, i
}

// monthsNumbered reads Q1, "1st quarter", 一季度, H2, "second half" and 下半年,
// and returns the first and the last month.
func monthsNumbered(f *periodFinder, i int) (first, last, to int) {
	for _, part := range [...]struct {
		kind  lang.SenseKind
		parts int
	}{{lang.SenseQuarter, 4}, {lang.SenseHalf, 2}} {
		if n, to := numbered(f, i, part.kind); n >= 1 && n <= part.parts {
			months := 12 / part.parts
			return months*(n-1) + 1, months * n, to
		}
	}
	if half, to := f.sense(i, lang.SenseHalfNumbered); half != nil {
		return 6*half.N - 5, 6 * half.N, to
	}
	return 0, 0, i
}

// numbered reads a word with a number glued to its end, Q1, or before it.
func numbered(f *periodFinder, i int, kind lang.SenseKind) (n, to int) {
	if q, next := f.sense(i, kind); q != nil && next < len(f.tokens) && !f.tokens[next].spaced && f.tokens[next].digits == 1 {
		return f.tokens[next].number, next + 1
	}
	if c, ok := dayNumber(f.parser, i); ok && (c.ordinal || f.hasEast || f.cyrillic) {
		if end := f.skip(f.skip(c.to, lang.SenseOf), kind); end > c.to {
			return c.n, end
		}
	}
	return 0, i
}

// yearAhead reads a year that is too far away for an expense, and so no year to
// a parser.
func yearAhead(f *periodFinder, i int) (year, to int) {
	i = f.skip(f.skipSign(i, ","), lang.SenseOf)
	if !plain(f.parser, i) || f.tokens[i].digits != 4 || tellsMore(f.parser) {
		return 0, i
	}
	n := f.tokens[i].number
	to = f.skip(i+1, lang.SenseYearMark)
	if n <= f.o.Today.Year+1 || n > lastPeriodYear || to == i+1 && (glued(f.parser, to) || isMoney(f.parser, to)) {
		return 0, i
	}
	return n, to
}

// yearMonth reads 2025-03 and 03/2025.
func yearMonth(f *periodFinder, i int) periodMatch {
	if i >= len(f.tokens) || f.tokens[i].kind != tokenNumber || !starts(f.parser, i) {
		return periodMatch{}
	}
	c := chainAt(f.parser, i)
	if c.count != 2 || !endsChain(f.parser, c.to) || !isDash(c.signs[0]) && c.signs[0] != '/' && c.signs[0] != '.' {
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
func namedMonth(f *periodFinder, i int) periodMatch {
	year, start := leadingYear(f.parser, i)
	next := f.skip(f.skipSign(start, "-/,"), lang.SenseOf)
	mod, named := f.sense(next, lang.SenseModifier)
	month, to := monthAt(f.parser, named)
	if month == 0 && table(f.parser).NumberedMonths {
		month, to = numberedMonth(f, named)
	}
	if month == 0 || start > i && mod != nil {
		return periodMatch{}
	}
	if start > i {
		return periodMatch{period: expense.Month(year, monthNumber(month), f.start), to: to}
	}
	if s, _ := f.sense(named, lang.SenseMonth); s != nil && (s.Company || f.isForeign() && len(f.tokens[named].word) < 4 || s.Everyday && mod == nil && !inPlace(f.parser, named, to) && !isRange(f, to)) {
		return periodMatch{}
	}
	for _, read := range [...]func(*periodFinder, int) (int, int){yearBehind, yearAhead} {
		if y, end := read(f, to); y > 0 {
			return periodMatch{period: expense.Month(y, monthNumber(month), f.start), to: end}
		}
	}
	p := expense.Month(f.o.Today.Year, monthNumber(month), f.start)
	begun := !p.From.After(f.o.Today)
	switch {
	case mod != nil && mod.N < 0 && p.Contains(f.o.Today), (mod == nil || mod.N < 0) && !begun:
		p = expense.Month(f.o.Today.Year-1, monthNumber(month), f.start)
	case mod != nil && mod.N > 0 && begun:
		p = expense.Month(f.o.Today.Year+1, monthNumber(month), f.start)
	}
	return periodMatch{period: p, to: to, open: mod == nil}
}

// yearAt reads 2025 and 2025年, in the years from which there are expenses.
func yearAt(f *periodFinder, i int) periodMatch {
	if !plain(f.parser, i) || f.tokens[i].digits != 4 {
		return periodMatch{}
	}
	n := f.tokens[i].number
	if n < minYear || n > f.o.Today.Year+1 {
		return periodMatch{}
	}
	to := f.skip(i+1, lang.SenseYearMark)
	if to == i+1 && (glued(f.parser, to) || isMoney(f.parser, to)) {
		return periodMatch{}
	}
	return periodMatch{period: months(f, n, 1, 12), to: to}
}

// dayAt reads one day.
func dayAt(f *periodFinder, i int) periodMatch {
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
	if m.dated && !saysYear(f, start, m.to) {
		day.open = true
		if year, to := yearAhead(f, m.to); year > 0 {
			day.period, day.to, day.open = inYear(day.period, year), to, false
		}
	}
	return day
}

// saysYear reports whether the date of the tokens from i to j has a year.
func saysYear(f *periodFinder, i, j int) bool {
	for k := i; k < j; k++ {
		t := &f.tokens[k]
		if t.kind == tokenNumber && (t.digits > 2 || starts(f.parser, k) && chainAt(f.parser, k).count == 3) {
			return true
		}
		if s, next := shiftAt(f.parser, k); next > k && s.Unit == lang.UnitYear {
			return true
		}
		if next := f.skip(k, lang.SenseYearMark); next > k {
			return true
		}
	}
	return false
}

// isEast reports whether a token is of a script without spaces.
func (t *token) isEast() bool { return t.kind == tokenEast }

// yearBehind reads the year behind a month; it is 0 if there is none.
func yearBehind(f *periodFinder, i int) (year, to int) {
	if y, end := trailingYear(f.parser, i); end > i {
		return y, end
	}
	return 0, i
}

// isRange reports whether "to" and another month stand at i, so that the may
// before them is one.
func isRange(f *periodFinder, i int) bool {
	next := f.skip(i, lang.SenseTo)
	month, _ := monthAt(f.parser, next)
	return next > i && month > 0
}

// numberedMonth reads "tháng 3".
func numberedMonth(f *periodFinder, i int) (n, to int) {
	u, next := f.sense(i, lang.SenseUnit)
	if u == nil || u.Unit != lang.UnitMonth || !plain(f.parser, next) || f.tokens[next].number < 1 || f.tokens[next].number > 12 {
		return 0, i
	}
	return f.tokens[next].number, next + 1
}
