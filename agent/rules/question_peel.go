package rules

import (
	"regexp"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// A peeling takes out of a question what narrows it, so that the rest is a plainer one.
type peeling struct{ *question }

// peeled takes out of a question what stands around other things: two amounts, a rate, and
// its periods.
func (q peeling) peeled(rest string) (string, bool) {
	rest = q.comparedIn(q.comparingIn(q.eitherIn(q.pairIn(q.betweenIn(q.rateIn(rest))))))
	for {
		rest = strings.Join(strings.Fields(rest), " ")
		span, ok := q.nextPeriod(rest)
		if !ok {
			return q.previousIn(rest), true
		}
		before, after := strings.TrimRight(rest[:span.Start], " "), strings.TrimLeft(rest[span.End:], " ")
		period := strings.TrimSpace(rest[span.Start:span.End])
		head, tail := q.Closes(lang.ComparesWith, before), 0
		if head == 0 {
			tail = q.Opens(lang.ComparesBehind, after)
		}
		if tail > 0 {
			head = q.Closes(lang.JoinsThings, before) // 跟上个月比
		}
		switch {
		case head+tail > 0 && q.against == "":
			q.against, rest = period, before[:len(before)-head]+" "+after[tail:]
		case q.period == "":
			q.period, rest = period, rest[:span.Start]+" "+periodMark+" "+rest[span.End:]
		case q.against == "" && !q.Unspaced && q.firstIn(rest, q.Wordings(lang.SaysMore)) != "":
			q.against, rest = period, before+" "+after // на сколько ноябрь дороже октября
		default:
			return rest, false
		}
	}
}

// comparedIn takes out of a question the period that another is compared with, where the
// words that lead to it are not read as a part of it: "mit letztem" is a Wednesday too.
func (q peeling) comparedIn(rest string) string {
	if q.Unspaced {
		return rest
	}
	padded := " " + rest + " "
	for _, w := range q.Wordings(lang.ComparesWith) {
		if !strings.Contains(rest, w) {
			continue
		}
		before, after, found := strings.Cut(padded, " "+w+" ")
		if !found {
			continue
		}
		after = strings.TrimSpace(after)
		if span, ok := q.message.periodIn(after); ok && span.Start == 0 {
			q.against = after[:span.End]
			return strings.TrimSpace(before) + " " + after[span.End:]
		}
		if n := q.Opens(lang.NamesPrevious, after); n > 0 {
			q.against = action.PeriodBefore
			return strings.TrimSpace(before) + " " + after[n:]
		}
	}
	return rest
}

// pairIn takes two periods out of a question that compares them and names them side by
// side: "compare March and April", 三月和四月对比. Elsewhere they are one run of days.
func (q peeling) pairIn(rest string) string {
	verb := q.firstIn(rest, q.Wordings(lang.AsksCompare))
	behind := func(w string) bool { return strings.Contains(rest, w) }
	if verb == "" && !slices.ContainsFunc(q.Wordings(lang.ComparesBehind), behind) {
		return rest
	}
	for _, joiner := range slices.Concat(q.Wordings(lang.JoinsCompared), q.Wordings(lang.JoinsThings), q.Wordings(lang.JoinsTogether)) {
		for at := 0; ; {
			i := strings.Index(rest[at:], joiner)
			if i < 0 {
				break
			}
			i += at
			at = i + len(joiner)
			left, right := strings.TrimRight(rest[:i], " "), strings.TrimLeft(rest[at:], " ")
			if !q.Unspaced && !lang.IsUnspaced(lang.FirstRune(joiner)) && (!strings.HasSuffix(rest[:i], " ") || !strings.HasPrefix(rest[at:], " ")) {
				continue
			}
			before, now, then, after, ok := q.pairAt(left, right)
			if !ok {
				continue
			}
			n := q.Opens(lang.ComparesBehind, after)
			switch {
			case n > 0:
				after = after[n:]
			case verb == "":
				continue
			default:
				before, after = strings.Replace(before, verb, " ", 1), strings.Replace(after, verb, " ", 1)
			}
			q.against = then
			return before + " " + now + " " + after
		}
	}
	return rest
}

// pairAt reads two periods on both sides of what joins them. The unit of time may be named once, "this
// and last month", and the second may be only the one before: "this month and the last".
func (q peeling) pairAt(left, right string) (before, now, then, after string, ok bool) {
	older, ok := q.message.periodIn(right)
	if n := q.Opens(lang.NamesPrevious, right); n > 0 && (!ok || older.Start > 0) {
		newer, ok := q.message.periodIn(left)
		if !ok || newer.End != len(left) {
			return "", "", "", "", false
		}
		return left[:newer.Start], left[newer.Start:], action.PeriodBefore, strings.TrimLeft(right[n:], " "), true
	}
	if !ok || older.Start != 0 {
		return "", "", "", "", false
	}
	then, after = right[:older.End], strings.TrimLeft(right[older.End:], " ")
	newer, ok := q.message.periodIn(left)
	if own := len(left); !ok && !q.Unspaced {
		left += " " + then[strings.LastIndexByte(then, ' ')+1:]
		newer, ok = q.message.periodIn(left)
		ok = ok && newer.Start < own // "compared to october" names one
	}
	if !ok || newer.End != len(left) {
		return "", "", "", "", false
	}
	now, then = q.inOneYear(left[newer.Start:], then)
	return left[:newer.Start], now, then, after, true
}

// eitherIn takes the second of two periods out of a question in which more was spent:
// "did I spend more in October or November".
func (q peeling) eitherIn(rest string) string {
	for word := range strings.FieldsSeq(rest) {
		if !lang.Or.Has(word) {
			continue
		}
		before, after, _ := strings.Cut(rest, " "+word+" ")
		newer, ok := q.message.periodIn(before)
		older, ok2 := q.message.periodIn(after)
		if !ok || !ok2 || newer.End != len(before) {
			continue
		}
		if lead := strings.TrimSpace(after[:older.Start]); lead != "" && !lang.Preposition.Has(lead) {
			continue
		}
		if q.firstIn(rest, q.Wordings(lang.SaysMore)) == "" && q.firstIn(rest, q.Wordings(lang.SaysMost)) == "" {
			continue
		}
		now, then := q.inOneYear(before[newer.Start:], after[older.Start:older.End])
		q.against = then
		return before[:newer.Start] + now + after[older.End:]
	}
	return rest
}

// comparingIn takes the wish to compare out of a question that names only the period to
// compare with: "compare groceries with last month", 지난달이랑 비교해줘.
func (q peeling) comparingIn(rest string) string {
	verb := q.firstIn(rest, q.Wordings(lang.AsksCompare))
	if verb == "" || q.against != "" {
		return rest
	}
	span, ok := q.message.periodIn(rest)
	if before, previous := q.comparingBefore(rest, verb); previous || !ok {
		return before
	}
	before, after := strings.TrimRight(rest[:span.Start], " "), strings.TrimLeft(rest[span.End:], " ")
	head, tail := q.Closes(lang.JoinsCompared, before), q.Opens(lang.ComparesBehind, after)
	if head == 0 && tail == 0 {
		return rest
	}
	q.against = strings.TrimSpace(rest[span.Start:span.End])
	q.asking, q.spent = true, true
	before, after = before[:len(before)-head], after[tail:]
	if tail > 0 {
		return before + " " + after // the verb was a part of it
	}
	return strings.Replace(" "+before+" "+after+" ", " "+verb+" ", " ", 1)
}

// comparingBefore is [peeling.comparingIn] where the period to compare with is the one before, in
// words that name no days, or others: "сравни с прошлым", "vergleich mit letztem monat".
func (q peeling) comparingBefore(rest, verb string) (string, bool) {
	before, after, _ := strings.Cut(" "+rest+" ", " "+verb+" ")
	for _, w := range q.Wordings(lang.JoinsCompared) {
		thing, name, ok := strings.Cut(" "+after, " "+w+" ")
		if _, dated := q.message.periodIn(before + " " + thing); ok && !dated && slices.Contains(q.Wordings(lang.NamesPrevious), strings.TrimSpace(name)) {
			q.against, q.asking, q.spent = action.PeriodBefore, true, true
			return strings.TrimSpace(before + " " + thing), true
		}
	}
	return rest, false
}

// writtenYear finds a year in digits.
var writtenYear = regexp.MustCompile(`(?:19|20)\d\d年?`)

// inOneYear gives both of two periods the year that only one of them has: "March and April
// 2024", 2024年三月和四月.
func (q peeling) inOneYear(now, then string) (string, string) {
	of := func(period, other string) string {
		year := writtenYear.FindString(other)
		switch {
		case year == "" || writtenYear.MatchString(period):
			return period
		case q.Unspaced:
			return year + period
		}
		return period + " " + year
	}
	return of(now, then), of(then, now)
}

// firstIn returns the first of some wordings that a question holds as a whole.
func (q peeling) firstIn(rest string, wordings []string) string {
	for _, w := range wordings {
		if strings.Contains(rest, w) && (q.Unspaced || strings.Contains(" "+rest+" ", " "+w+" ")) {
			return w
		}
	}
	return ""
}

// nextPeriod finds the first period of a question that is not marked yet.
func (q peeling) nextPeriod(rest string) (parse.Span, bool) {
	words := rest[strings.LastIndex(rest, periodMark)+1:] // there was none before the last mark
	if words = strings.TrimLeft(words, " "); words == "" {
		return parse.Span{}, false
	}
	start := len(rest) - len(words)
	span, ok := q.message.periodIn(words)
	return parse.Span{Start: start + span.Start, End: start + span.End}, ok
}

// previousIn takes out of a question that its period is compared with the one before,
// which is not named otherwise.
func (q peeling) previousIn(rest string) string {
	for _, name := range q.Wordings(lang.NamesPrevious) {
		before, after, found := strings.Cut(rest, name)
		if !found {
			continue
		}
		before = strings.TrimRight(before, " ")
		if n := q.Closes(lang.ComparesWith, before); n > 0 && q.against == "" {
			q.against = action.PeriodBefore
			return before[:len(before)-n] + " " + after
		}
		verb, n := q.firstIn(rest, q.Wordings(lang.AsksCompare)), q.Closes(lang.JoinsCompared, before)
		if verb != "" && n > 0 && q.against == "" && strings.HasSuffix(strings.TrimRight(before[:len(before)-n], " "), periodMark) {
			q.against = action.PeriodBefore // compare this month with the last
			return strings.Replace(" "+before[:len(before)-n]+" "+after+" ", " "+verb+" ", " ", 1)
		}
	}
	return rest
}

// rated finds a rate.
var rated = regexp.MustCompile(`\d{1,2}(?:[.,]\d{1,3})? ?[%％]`)

// rateIn takes the rate of a tax out of a question, with what leads to it.
func (q peeling) rateIn(rest string) string {
	words := strings.Fields(rest)
	for i, w := range words {
		if i > 0 && lang.Words().Words[w].Is(lang.RolePercent) && strings.Trim(words[i-1], "0123456789.,") == "" {
			rest = strings.Replace(rest, words[i-1]+" "+w, words[i-1]+"%", 1)
			break
		}
	}
	if !strings.ContainsAny(rest, "%％") {
		return rest
	}
	span := rated.FindStringIndex(rest)
	if span == nil || span[0] > 0 && isDigit(rest[span[0]-1]) {
		return rest
	}
	q.rate = strings.ReplaceAll(strings.ReplaceAll(rest[span[0]:span[1]], " ", ""), "％", "%")
	before := strings.TrimRight(rest[:span[0]], " ")
	return before[:len(before)-q.Closes(lang.LeadsToRate, before)] + " " + rateMark + " " + rest[span[1]:]
}

// betweenIn takes two amounts out of a question, between which those of the expenses shall
// be. Days between which they were spent have a month, or no currency.
func (q peeling) betweenIn(rest string) string {
	first, last := strings.IndexAny(rest, "0123456789"), strings.LastIndexAny(rest, "0123456789")
	if first < 0 || strings.Trim(rest[first:last], "0123456789") == "" {
		return rest // there is one number at most
	}
	for _, b := range q.Betweens() {
		if !strings.Contains(rest, b.Before) || !strings.Contains(rest[first:last], b.Middle) {
			continue
		}
		for i := range rest {
			from, to, n := q.betweenAt(rest[i:], b)
			if n == 0 || i > 0 && !opensWord(rest, i) {
				continue
			}
			if span, ok := q.message.periodIn(rest); ok && span.Start < i+n && i < span.End {
				return rest
			}
			q.atLeast, q.atMost = from, to
			return rest[:i] + " " + rest[i+n:]
		}
	}
	return rest
}

// opensWord reports whether a word or a number begins at i.
func opensWord(s string, i int) bool {
	return s[i-1] == ' ' || isUnspaced(lang.FirstRune(s[i:])) || isDigit(s[i]) && !isDigit(s[i-1]) && strings.ContainsFunc(s, isUnspaced)
}

// betweenAt reads two amounts at the beginning of a text, and returns their length together
// with the words around them.
func (q peeling) betweenAt(s string, b lang.Between) (from, to string, length int) {
	rest, ok := strings.CutPrefix(s, b.Before)
	if !ok || b.Before == "" && !isDigit(s[0]) || b.Before != "" && !q.Unspaced && !strings.HasPrefix(rest, " ") {
		return "", "", 0
	}
	from, n := amountAt(rest, q.text)
	if n == 0 {
		return "", "", 0
	}
	rest, ok = strings.CutPrefix(strings.TrimLeft(rest[n:], " "), b.Middle)
	if !ok || !q.Unspaced && !strings.HasPrefix(rest, " ") {
		return "", "", 0
	}
	if to, n = amountAt(rest, q.text); n == 0 {
		return "", "", 0
	}
	rest, ok = strings.CutPrefix(strings.TrimLeft(rest[n:], " "), b.Behind)
	if !ok {
		return "", "", 0
	}
	return from, to, len(s) - len(rest)
}
