package rules

import (
	"slices"
	"strings"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// unitMark stands before a unit of time that a figure is spread over: "per week" must not
// be read as "week this" of "per week this year".
const unitMark = "ŋŋ"

// marked is what was said, with marks for the units of time that a figure is spread over.
func (q *question) marked() string {
	said := q.weekdayIn(q.said)
	if q.Unspaced {
		return q.markedWithin(said)
	}
	words := strings.Fields(said)
	found := false
	for i := 0; i < len(words); i++ {
		m, n := q.At(words[i:])
		if n < 2 {
			continue
		}
		if q.Closes(lang.ComparesWith, strings.Join(words[:i+1], " ")) > 0 {
			continue // em relação ao mês passado
		}
		mark := unitMark + m.Of
		switch m.Says {
		case lang.SpreadsEach:
			mark = unitMark + mark
		case lang.SpreadsOver:
		default:
			continue
		}
		words, found = slices.Replace(words, i, i+n, mark), true
	}
	if !found {
		return said
	}
	return strings.Join(words, " ")
}

// markedWithin is the same where no spaces part the words: a unit that begins with a digit
// must not be read as a date.
func (q *question) markedWithin(said string) string {
	for i := range said {
		if !isDigit(said[i]) {
			continue
		}
		if m, n := q.Within(said[i:]); n > 0 && (m.Says == lang.SpreadsOver || m.Says == lang.SpreadsEach) {
			return said[:i] + unitMark + m.Of + said[i+n:]
		}
	}
	return said
}

// unmarked is what a mark stands for.
func unmarked(word string) (m lang.Meaning, ok bool) {
	unit, ok := strings.CutPrefix(word, unitMark)
	if !ok {
		return m, false
	}
	if each, doubled := strings.CutPrefix(unit, unitMark); doubled {
		return lang.Meaning{Says: lang.SpreadsEach, Of: each}, true
	}
	return lang.Meaning{Says: lang.SpreadsOver, Of: unit}, true
}

// wording reads a question whose words stand apart.
type wording struct{ *question }

// meaning is what the longest wording means that words begin with, and of how many it is.
func (q wording) meaning(words []string) (m lang.Meaning, n int) {
	if m, ok := unmarked(words[0]); ok {
		return m, 1
	}
	m, n = q.At(words)
	switch {
	case m.Says == lang.AsksNewest && (q.howMuch || q.named || q.past || q.measure != "") && !q.when:
		return lang.Meaning{}, 0 // the last trip, and not the last expenses
	case m.Says == lang.NamesExpense && q.leads:
		return lang.Meaning{}, 0 // a word for expenses is one for a thing as well
	case m.Says == lang.SaysWithoutBehind && q.opensWithout(words, n):
		m.Says = lang.SaysWithout
	case m.Says == lang.MayLeadToThing && n > 0:
		m.Says = lang.AroundQuestion
		if q.spent || q.howMuch && q.justAsked || q.measure == "average" {
			m.Says = lang.LeadsToThing // spent in Berlin, the average per coffee
		}
	}
	return m, n
}

// opensWithout reports whether n words that exclude something stand before it, where they
// may do so behind it as well: nothing came before, or a name follows.
func (q wording) opensWithout(words []string, n int) bool {
	if q.excluding || !slices.Contains(q.Wordings(lang.SaysWithout), strings.Join(words[:n], " ")) {
		return false
	}
	if len(q.subject) == 0 && len(q.aside) == 0 {
		return true
	}
	if n == len(words) || words[n] == periodMark || words[n] == rateMark || words[n] == "," {
		return false
	}
	m, next := q.At(words[n:])
	return next == 0 || m.Says == lang.AroundQuestion && len(words) > n+next
}

// scan reads the words of a question, up to one that breaks it.
func (q wording) scan(words []string) {
	if len(words) == 0 {
		q.broken = q.against == "" // "compare with last month" has no other words
		return
	}
	q.open(words)
	for i := 0; i < len(words) && !q.broken; {
		if words[i] == periodMark || words[i] == rateMark {
			q.pass(i)
			i++
			continue
		}
		if n := q.inCurrency(words, i); n > 0 {
			q.excluding = false
			i += n
			continue
		}
		if isTag(words[i]) && !q.excluding {
			q.takeTag(words[i], i)
			i++
			continue
		}
		m, n := q.meaning(words[i:])
		if m.Says == lang.NamesTax && !q.isTax(words, i, n) || m.Says == lang.SaysMost && (q.endsName(words, i, n) || q.joinsNames(words, i, n)) {
			n = 0
		}
		if q.excludes(words[i], n, m.Says) {
			i += max(n, 1)
			continue
		}
		if n == 0 && q.countedAt(words[i], i) {
			i++
			continue
		}
		q.joins(words[i], i, n, m.Says)
		switch {
		case n > 0:
			q.hear(m)
			q.justAsked = m.Says == lang.AsksHowMuch
			q.ordered(m.Says, i, n)
			i += n
		case words[i] == "," || q.Joins(words[i]) && len(q.link) > 0:
			i++
		default:
			q.leftover(words[i], i, 1)
			i++
		}
	}
	q.endName()
	if len(words) > 0 && q.currency != "" && q.opensSpent {
		q.asking = true // spent in dollars
	}
}

// endsName reports whether n words at i are the end of the name of what something was paid
// for, "Canal Plus", and not "most".
func (q wording) endsName(words []string, i, n int) bool {
	return n == 1 && q.howMuch && len(q.subject) > 0 && q.at == i && lang.Words().Words[words[i]].Is(lang.RolePlus)
}

// joinsNames reports whether n words at i are "plus" between two names, and not "most".
func (q wording) joinsNames(words []string, i, n int) bool {
	if n != 1 || len(q.subject) == 0 || q.at != i || i+1 == len(words) || !q.Joins(words[i]) || words[i+1] == periodMark {
		return false
	}
	_, next := q.At(words[i+1:])
	return next == 0 || isArticle(words[i+1])
}

// isTax reports whether n words at i are the tax that is asked about, and not a part of the
// name of something that was paid for: "road tax", "tax advisor".
func (q wording) isTax(words []string, i, n int) bool {
	if q.leads || len(q.subject) > 0 && q.at == i {
		return false
	}
	if i+n == len(words) || words[i+n] == periodMark || words[i+n] == rateMark || words[i+n] == "," {
		return true
	}
	_, behind := q.meaning(words[i+n:])
	return behind > 0
}

// open takes in what it says that a question begins with its first word.
func (q wording) open(words []string) {
	if lang.OpensSeries.Is(words[0]) {
		q.asking, q.spent, q.series = true, true, true
	}
	m, n := q.At(words)
	switch m.Says {
	case lang.SaysDaily, lang.SaysWeekly, lang.SaysMonthly, lang.SaysYearly:
		q.asking, q.series = len(words) > n, n > 0
		said := strings.Join(words[:n], " ")
		for _, w := range q.Wordings(lang.SaysOnAverage) {
			q.series = q.series && !strings.Contains(said, w) // в середньому за день
		}
	case lang.SaysWeSpent, lang.SaysSpend, lang.SaysGave:
		q.opensSpent = true
	}
}

// pass takes in that the period stood between two words.
func (q *question) pass(i int) {
	q.leads = false
	if q.at == i {
		q.at++
	}
	if i > 0 && q.list.end == i {
		q.list.end++
	}
}

// ordered takes in a word for the order of a list, or for what is listed, at i. A number
// counts if it is beside one.
func (q *question) ordered(says lang.Phrase, i, n int) {
	l := &q.list
	switch says {
	case lang.AsksNewest, lang.AsksTop, lang.AsksLargest:
		l.opened = l.opened || i > 0 && (l.count == 0 || i > 1)
		fallthrough
	case lang.NamesExpenses, lang.NamesExpense, lang.SaysSpend, lang.SaysWeSpent:
		if (says == lang.SaysSpend || says == lang.SaysWeSpent) && l.newest && l.end == i {
			q.one, q.past = true, false // "ma dernière dépense", "mi último gasto"
		}
		l.apart = l.apart && l.end != i
		l.end = i + n
		if says != lang.AsksNewest && says != lang.AsksTop && says != lang.AsksLargest {
			l.noun = l.end
		}
	case lang.AroundQuestion:
		if l.end > 0 && l.end == i {
			l.end = i + n
		}
	}
}

// countedAt reads a word as how many are listed.
func (q *question) countedAt(word string, i int) bool {
	counter := false
	for _, behind := range lang.BehindCount.Wordings() {
		if before, ok := strings.CutSuffix(word, behind); ok && before != "" {
			word, counter = before, true
			break
		}
	}
	n := countOf(word, q.text)
	if n == 0 {
		return false
	}
	q.broken = q.broken || q.list.count != 0
	q.broken = q.broken || i > 0 && q.list.noun == i && !counter // the last payment 250
	q.list.apart = i == 0 || q.list.end != i || i > 0 && !q.list.newest && !q.list.top && q.measure != "max"
	q.list.count, q.list.end = n, i+1
	return true
}

// countOf reads how many, in digits or words; 0 if it is no such number.
func countOf(s string, t *parse.Text) int {
	if s == "" || len(s) > 24 {
		return 0
	}
	for _, n := range t.Part(s).Numbers() {
		if n.Text == s && len(n.Readings) == 1 && n.Readings[0].IsInteger() && n.Readings[0].IsPositive() && len(n.Readings[0].String()) <= 3 {
			return int(n.Readings[0].IntPart())
		}
	}
	return 0
}

// maxCurrency is how many words a currency has: New Zealand dollars.
const maxCurrency = 3

// inCurrency reads "in dollars", "how many euros" and the dollars of "dollar
// expenses" at word i, and returns how many words they are. There is one currency.
func (q wording) inCurrency(words []string, i int) int {
	start, led, asked := i, q.LeadsToMoney(words[i]), false
	if led {
		start++
	} else if m, n := q.At(words[i:]); n > 0 && (m.Says == lang.AsksCount || m.Says == lang.AsksHowMuch) {
		start, asked = i+n, true
	}
	if !led && !asked && q.named {
		return 0
	}
	for n := min(maxCurrency, len(words)-start); n > 0; n-- {
		name := words[start : start+n]
		if slices.Contains(name, periodMark) {
			continue
		}
		currency, ok := q.currencyIn(name)
		if !ok || !led && !q.aloneAt(words, start, n) {
			continue
		}
		q.broken = q.broken || q.currency != "" || q.isOpen()
		q.currency, q.link, q.leads = currency, nil, false
		q.asking, q.howMuch = q.asking || asked, q.howMuch || asked
		q.stays = q.stays || !led && !asked
		return start + n - i
	}
	return 0
}

// currencyIn returns the code of the currency that words name. Codes that are words
// as well, SEK and TRY, are names in capitals only.
func (q wording) currencyIn(words []string) (string, bool) {
	if code := strings.ToUpper(words[0]); len(words) == 1 && slices.Contains(q.codes, code) {
		return code, true
	}
	name := strings.Join(words, " ")
	if !q.text.HoldsMark(name) {
		return "", false // they name none, or were apart
	}
	currency, ok := q.text.Part(name).Currency()
	return string(currency), ok
}

// codesIn returns the codes of currencies that stand in capitals in a text, unless
// all of it is in capitals.
func codesIn(typed string) []string {
	if typed == strings.ToUpper(typed) && strings.Contains(typed, " ") {
		return nil
	}
	return slices.DeleteFunc(strings.Fields(typed), func(w string) bool {
		_, ok := expense.LookupCurrency(w)
		return !ok || w != strings.ToUpper(w)
	})
}

// aloneAt reports whether n words are no part of what a question is about: a pound
// cake is no money.
func (q wording) aloneAt(words []string, start, n int) bool {
	if len(q.subject) > 0 && q.at == start {
		return false
	}
	if start+n == len(words) || words[start+n] == periodMark {
		return true
	}
	_, behind := q.meaning(words[start+n:])
	return behind > 0
}
