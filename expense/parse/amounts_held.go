package parse

import "github.com/shopspring/decimal"

// mostCounted is the largest bare number that is taken for a count of things
// where nothing else makes it an amount: "2 coffees", "dinner for two".
const mostCounted = 10

// HoldsAmount reports whether a text holds an amount, or what was meant for one:
// money in figures, a larger number in words, or a currency beside a word that is
// not understood. A count of things and a number that is part of a name are none,
// nor is what a tax was.
func HoldsAmount(text string, o Options) bool {
	r := newReader(Normalize(keepFullWidthCommas(text)), o)
	defer r.release()
	complete := r.read().Complete
	for i := range r.money {
		m := &r.money[i]
		if !m.tax && (complete || m.rank != rankBare || isLarge(m.Value)) {
			return true
		}
	}
	for k := range r.tokens {
		if t := &r.tokens[k]; t.use != unused && t.use != usedFiller {
			continue
		} else if t.lex.markOf() != nil && r.unreadBefore(k) {
			return true
		}
		if q, ok := r.quantityAt(k); ok && !q.plain && isLarge(q.value) {
			return true
		}
	}
	return false
}

func isLarge(v decimal.Decimal) bool {
	return v.Abs().GreaterThan(decimal.New(mostCounted, 0))
}

// unreadBefore reports whether a word stands before token k that may be a number
// in words: "duecento euro".
func (r *reader) unreadBefore(k int) bool {
	t := r.at(k - 1)
	return t.kind == tokenWord && t.use == unused && (t.lex == nil || t.lex.is(roleWord|roleScale))
}
