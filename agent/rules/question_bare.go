package rules

import (
	"slices"
	"strings"
	"unicode"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// bareness tells whether words that do not ask are a question.
type bareness struct{ *question }

// settle makes a question of words that do not ask but can be nothing else: all of
// something, a part of a period, a figure of each, and categories in a period of several
// days.
func (q bareness) settle(subject string) {
	if q.asks() || q.lists() || !q.wantsTotal(subject) && !q.wantsGroups(subject) && !q.wantsPeriod(subject) && !q.wantsCategories(subject) && !q.wantsNamed(subject) {
		return
	}
	q.asking, q.howMuch, q.spent, q.named = true, q.by == "", true, true
	if q.taxed {
		q.of = "tax"
	}
}

// asks reports whether a figure or a day is asked for already.
func (q bareness) asks() bool {
	return q.howMuch || q.what && !q.split || q.when || q.of != "" || q.measure != "" || q.costs || q.asking && (q.by != "" && q.spent || q.by == "" && !q.series && !q.hasMark())
}

// lists reports whether expenses are to be listed, or periods compared.
func (q bareness) lists() bool {
	return q.many || q.list.newest || q.list.top || q.list.opened && !q.total && !q.split || q.against != ""
}

// wantsTotal reports whether all of something is named.
func (q bareness) wantsTotal(subject string) bool {
	return q.total && q.isWhole() && (subject != "" && q.isNamedAlone() && !lang.OpensFollowing.Is(subject) || q.taxed || subject == "" && (q.currency != "" || q.period != ""))
}

// wantsGroups reports whether nothing is named but what all that was spent is split by: "show
// it by category".
func (q bareness) wantsGroups(subject string) bool {
	return subject == "" && q.split && q.period == "" && len(q.without) == 0 && q.currency == "" && (q.by == "category" || q.by == "merchant" || q.by == "tag")
}

// wantsPeriod reports whether a period is named with a figure of it, and nothing else.
func (q bareness) wantsPeriod(subject string) bool {
	if subject != "" || q.period == "" {
		return false
	}
	return q.opensSpent || (q.past || q.one && q.spansDays()) && !q.asking || q.per != "" && !q.series || q.by != "" && q.measure == "" ||
		q.taxed && strings.ContainsFunc(q.period, unicode.IsLetter) && !q.spansYears()
}

// wantsCategories reports whether categories are named with a period, or what is left out
// of one.
func (q bareness) wantsCategories(subject string) bool {
	if len(q.without) > 0 && (q.period != "" || q.total) && (subject == "" || q.namesCategories(subject)) {
		return true
	}
	return subject != "" && q.namesCategories(subject) && q.spansDays()
}

// wantsNamed reports whether a question names nothing but a thing and a time that has
// several days and has begun, or a tag: "Lidl in October?", "#trip?".
func (q bareness) wantsNamed(subject string) bool {
	if subject == "" || !q.hasMark() || !q.isWhole() || lang.OpensFollowing.Opens(q.said) > 0 {
		return false
	}
	if q.period == "" {
		return q.tagged
	}
	return q.isNamedAlone() && q.spansDays() && q.hasBegun()
}

// hasMark reports whether a question has its mark.
func (q bareness) hasMark() bool { return q.question.message.question }

// days returns the days that the period of a question has, false if it names none.
func (q bareness) days() (expense.Period, bool) {
	if q.period == "" {
		return expense.Period{}, false
	}
	p, _, ok := q.text.Part(q.period).Period(q.situation.MonthStart)
	return p, ok
}

// hasBegun reports whether the period of a question is not still to come.
func (q bareness) hasBegun() bool {
	p, ok := q.days()
	return ok && !p.From.After(expense.DateOf(q.situation.Now))
}

// isNamedAlone reports whether the subject is a short name, or several that are joined, and
// no words of a question in another language.
func (q bareness) isNamedAlone() bool {
	return q.longestName() <= maxUnled && !opensQuestion(q.said) && !slices.ContainsFunc(q.subject, q.isAskingName) || q.Unspaced
}

// longestName returns how many words the longest of the names has that a question is about.
func (q *question) longestName() int {
	longest, n := 0, 0
	for _, w := range q.subject {
		if n++; q.Joins(w) {
			n = 0
		}
		longest = max(longest, n)
	}
	return longest
}

// isAskingName reports whether a word of the subject asks in another language.
func (q bareness) isAskingName(word string) bool { return !q.Joins(word) && lang.IsAsking(word) }

// spansDays reports whether the period of a question has several days.
func (q bareness) spansDays() bool {
	p, ok := q.days()
	return ok && p.Days() > 1
}

// spansYears reports whether the period of a question is a year or longer. A year may be a
// part of a name, or an amount.
func (q bareness) spansYears() bool {
	p, ok := q.days()
	return ok && p.Days() > 300
}

// namesCategories reports whether a subject is a category, or several.
func (q bareness) namesCategories(subject string) bool {
	lists, ok := parse.Subjects(subject)
	if !ok {
		return false
	}
	for _, one := range slices.Concat(lists...) {
		if !q.isCategory(one) {
			return false
		}
	}
	return true
}

// isCategory reports whether a name is that of a category, built in or of the ledger.
func (q *question) isCategory(name string) bool {
	_, known := parse.CategoryNamed(name)
	return known || slices.ContainsFunc(q.situation.Categories, func(c string) bool { return strings.EqualFold(c, name) })
}
