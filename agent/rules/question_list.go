package rules

import (
	"cmp"

	"chit/agent/action"
	"chit/expense/parse"
)

// A listing is what is known of a list that is asked for: in which order, and how many.
//
//	(show) (my) last 5 expenses (on food) (in March)
//	(the) ten biggest expenses (this year)
type listing struct {
	newest bool
	top    bool
	opened bool // words stand before the order
	count  int
	noun   int  // where the words for what is listed end
	end    int  // where the words for order, number and noun end
	apart  bool // there is a number that counts nothing of them
}

// defaultListed and defaultRanked are how many expenses are listed when nobody says.
const (
	defaultListed = 10
	defaultRanked = 5
)

// isWanted reports whether a question wants a list, and not a figure.
func (l *listing) isWanted(q *question) bool {
	switch {
	case !q.isWhole() || q.howMuch || q.when:
		return false
	case l.newest:
		return q.measure == ""
	}
	return (l.top || q.measure == "max") && (l.count > 0 || q.many)
}

func (l *listing) reading(q *question, subject, without string) (Reading, bool) {
	bare := subject != "" && !q.named
	switch {
	case bare && l.newest && (q.many || q.one || l.count == 0 && !l.opened):
		return Reading{}, false
	case l.count == 0 && !q.many && !q.one && subject == "", l.apart:
		return Reading{}, false // "last", "top"
	case q.taxNamed() != "":
		return Reading{}, false // "plumber thursday before last 85 plus vat"
	}
	find := action.FindExpenses{Text: parse.Subject(subject), Period: q.period, Currency: q.currency, Without: without, Limit: l.count}
	switch {
	case !l.newest:
		find.Order, find.Limit = action.LargestFirst, cmp.Or(l.count, defaultRanked)
	case q.one:
		find.Limit = cmp.Or(l.count, 1)
	default:
		find.Limit = cmp.Or(l.count, defaultListed)
	}
	return wants(find), true
}
