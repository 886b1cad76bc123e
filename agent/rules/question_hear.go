package rules

import (
	"slices"
	"strings"
	"unicode"

	"chit/expense/parse/lang"
)

// hear takes in what a wording says.
func (q *question) hear(m lang.Meaning) {
	switch m.Says {
	case lang.TurnsQuestion:
		q.broken = true
	case lang.AsksWhat:
		q.asking, q.what = true, true
	case lang.AsksHowMuch:
		q.broken = q.broken || q.leads && len(q.subject) == 0
		q.asking, q.howMuch, q.named = true, true, q.named || q.Behind
		q.behind = len(q.subject) > 0
	case lang.AsksWhen:
		q.asking, q.when = true, true
	case lang.SaysDeleted:
		q.asking, q.deleted = true, true
	case lang.AsksSpending:
		q.asking, q.spent = true, true
	case lang.SaysMost:
		q.most = true
	case lang.SaysSpend:
		q.spent = true
	case lang.SaysCost:
		q.spent, q.costs, q.cost = true, true, true
	case lang.SaysWeSpent:
		q.spent, q.past = true, true
	case lang.SaysBuy:
		q.spent, q.bought, q.named = true, true, true
	case lang.SaysIs:
		q.stays, q.is = true, true
	case lang.SaysIsSo:
		q.stays = true
	case lang.SaysWas:
		q.stays, q.was = true, true
	case lang.SaysDid:
		q.stays, q.did = true, true
	case lang.SaysDidCost:
		q.spent, q.past, q.named, q.cost = true, true, true, true
	case lang.LeadsToThing:
		q.leadOn()
	case lang.WithinThing:
		leadWithin(q)
	case lang.AsksList:
		q.list.opened = true
	case lang.NamesExpenses:
		q.many, q.spent = true, true
	case lang.NamesExpense:
		q.one, q.spent = true, true
	default:
		q.hearFigure(m)
	}
}

// hearFigure takes in which figure is asked for, and of what each.
func (q *question) hearFigure(m lang.Meaning) {
	switch m.Says {
	case lang.AsksTax:
		q.asking, q.of = true, "tax"
	case lang.AsksNet:
		q.of = "net"
	case lang.AsksTotal:
		q.total = true
	case lang.AsksWhere:
		q.asking, q.by = true, "merchant"
	case lang.AsksWeekday:
		q.asking, q.by = true, "weekday"
	case lang.AsksWho:
		q.asking, q.by = true, "author"
	case lang.AsksPurpose:
		q.asking, q.most, q.by = true, true, "category"
	case lang.AsksAverage:
		q.asking, q.measure = true, "average"
	case lang.SaysOnAverage:
		q.measure = "average"
	case lang.SpreadsOnce:
		q.once = true
	case lang.AsksMedian:
		q.asking, q.measure = true, "median"
	case lang.AsksCount:
		q.asking, q.measure = true, "count"
		q.named = q.named || q.Unspaced
	case lang.AsksSmallest:
		q.asking, q.measure = true, "min"
	case lang.AsksLargest:
		q.asking, q.measure = true, "max"
	case lang.AsksTop:
		q.list.top = true
	case lang.AsksNewest:
		q.list.newest = true
	case lang.SplitsBy, lang.AsksWhich:
		q.asking, q.by, q.split = true, m.Of, m.Says == lang.SplitsBy
	case lang.RanksBy:
		q.asking, q.most, q.by = true, true, m.Of
	case lang.SplitsTime:
		q.asking, q.series, q.per = true, true, m.Of
	case lang.SpreadsEach:
		q.each, q.per = true, m.Of
	case lang.SpreadsOver, lang.SaysDaily, lang.SaysWeekly, lang.SaysMonthly, lang.SaysYearly:
		q.per = m.Of
	default:
		q.hearNarrowing(m)
	}
}

// leadOn takes in a word that leads to a thing.
func (q *question) leadOn() {
	if len(q.subject) == 0 {
		q.named, q.leads, q.led = true, true, true
	}
}

// leadWithin takes in a word that stands within a thing: behind a word for spending it leads to
// the thing, "quanto ho speso di benzina".
func leadWithin(q *question) {
	if q.spent && q.howMuch || q.justAsked {
		q.leadOn()
	}
}

// unelided cuts from a word what is elided before it, which may lead to the thing that the word
// names: "quanto all'esselunga", "combien j'ai dépensé d'essence".
func unelided(q *question, word string) string {
	rest := q.Elided(word)
	if rest == word {
		return word
	}
	switch m, _ := q.At([]string{strings.TrimSuffix(word, rest)}); m.Says {
	case lang.LeadsToThing:
		q.leadOn()
	case lang.WithinThing:
		leadWithin(q)
	}
	return rest
}

// joins takes a word as what joins the next one to the subject of a question, "and"
// or "at"; n is of how many words the wording is that begins there. What joins must
// be followed by something that is joined.
func (q *question) joins(word string, i, n int, says lang.Phrase) {
	switch {
	case len(q.subject) == 0:
		if n == 0 && q.Joins(word) && word != "," {
			q.broken = true
		}
	case n == 0 && q.Joins(word):
		q.link = append(q.link, word)
	case n == 1 && (q.LeadsToPlace(word) || says == lang.WithinThing) && (q.at == i || len(q.link) > 0):
		q.link = append(q.link, word)
	case n > 0 && isArticle(word) && len(q.link) > 0 && !q.isOpen() && q.WithinThing(q.link[len(q.link)-1]):
		q.link = append(q.link, word) // the taxi to the airport
	case n > 0 && !isArticle(word):
		q.endName()
		q.broken = q.broken || q.isOpen()
		q.link = nil
	}
}

// endName takes what was to join something to the subject as the end of a name, if it can
// be that and nothing followed: "Disney Plus".
func (q *question) endName() {
	if len(q.link) == 1 && isInNames(q.link[0]) {
		q.subject, q.link = append(q.subject, q.link...), nil
	}
}

// isArticle reports whether a word may stand between what joins two things and the second
// of them.
func isArticle(word string) bool {
	return lang.Words().Words[word].Is(lang.RoleArticle) || lang.Possessive.Has(word) || lang.NamesAll.Is(word)
}

// isOpen reports whether something was joined to the subject that did not come. A
// comma may have parted clauses.
func (q *question) isOpen() bool {
	return slices.ContainsFunc(q.link, func(w string) bool { return q.Joins(w) && w != "," && w != "、" })
}

// leftover takes a word that means nothing to a question as part of what it is
// about. There is one such thing, in one place, unless words join others to it.
func (q *question) leftover(word string, i, n int) {
	if len(q.subject) > 0 && q.at != i && len(q.link) == 0 {
		q.setAside(word, i, n)
		return
	}
	q.broken = q.broken || strings.ContainsAny(word, "0123456789")
	if len(q.subject) == 0 {
		word = unelided(q, word)
	}
	if len(q.subject) == 0 && lang.CategoryWord.Has(word) {
		q.leadOn() // в категории питомцы
		return
	}
	q.subject, q.link = append(append(q.subject, q.link...), strings.TrimPrefix(word, "#")), nil
	q.at, q.leads = i+n, false
}

// isTag reports whether a word is a tag with its sign. "#42" is the number of an entry.
func isTag(word string) bool {
	return strings.HasPrefix(word, "#") && strings.ContainsFunc(word, unicode.IsLetter)
}

// takeTag takes a tag as what a question is about. Its sign leads to it as a word would.
func (q *question) takeTag(word string, i int) {
	if len(q.subject) > 0 && len(q.link) == 0 || q.by == "tag" {
		q.broken = true
		return
	}
	q.subject, q.link = append(append(q.subject, q.link...), word[1:]), nil
	q.at, q.leads = i+1, false
	q.named, q.led, q.tagged, q.spent = true, true, true, true
}
