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
		if subject, without, ok := q.scanned(); ok && without == "" && asksOneAmount(&q) && subject != "" && !namesWords(&q) {
			return &action.QueryExpenses{Text: subject, Period: q.period}
		}
	}
	return nil
}

// asksOneAmount reports whether a question asks for one amount, and neither for what something costs
// today nor in another way.
func asksOneAmount(q *question) bool {
	other := q.is || q.costs || q.when || q.most || q.bought || q.deleted || q.taxed || q.list.newest || q.list.top
	return q.howMuch && !other && q.isWhole() && q.measure == "" && q.currency == "" && !q.isNarrowed()
}
