package rules

import (
	"strings"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// thingAsked reads how much a thing is when nothing else is said: "kino wie viel?", "how much
// coffee", タクシーはいくら. Elsewhere that asks what such a thing costs, so it is the ledger that tells
// whether it was bought. It returns nil for anything else.
func thingAsked(m *message) *action.QueryExpenses {
	for _, own := range lang.Asked(strings.Fields(ownCommas(m.said)), true) {
		q := question{Inquiry: own, message: m, asking: m.question, codes: codesIn(m.typed)}
		subject, without, ok := q.scanned()
		if !ok || without != "" || subject == "" || namesWords(&q) {
			continue
		}
		if asksOneAmount(&q) || q.measure == "average" && asksNothingElse(&q) {
			return &action.QueryExpenses{Text: subject, Period: q.period, Measure: q.measure}
		}
	}
	return nil
}

// asksOneAmount reports whether a question asks for one amount, and neither for what something costs
// today nor in another way.
func asksOneAmount(q *question) bool {
	return q.howMuch && q.measure == "" && asksNothingElse(q)
}

// asksNothingElse reports whether a question is of all that was spent on something, besides the
// amount that it asks for: "в среднем такси".
func asksNothingElse(q *question) bool {
	other := q.is || q.costs || q.when || q.most || q.bought || q.deleted || q.taxed || q.list.newest || q.list.top
	return !other && q.isWhole() && q.currency == "" && !q.isNarrowed()
}
