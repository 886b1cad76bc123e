package line

import (
	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
	"chit/expense/parse/number"
)

// holdsAmount reports whether the text holds an amount, or what was meant for one,
// see [Reading.HoldsAmount].
func (r *Reader) holdsAmount(complete bool) bool {
	for i := range r.Amounts {
		m := &r.Amounts[i]
		if !m.Tax && !m.Named && (complete || m.Rank != money.RankBare || len(m.Readings) > 1 || isLarge(m.Value)) {
			return true
		}
	}
	for k := range r.Tokens {
		if t := &r.Tokens[k]; t.Use != lex.Unused && t.Use != lex.UsedFiller {
			continue
		} else if t.Lex.MarkOf() != nil && unreadBefore(&r.Reader.Sentence, k) {
			return true
		}
		if q, ok := number.At(&r.Reader.Sentence, k); ok && !q.Plain && (q.Readings != nil || isLarge(q.Value)) {
			return true
		}
	}
	return false
}

// mostCounted is the largest bare number that is taken for a count of things
// where nothing else makes it an amount: "2 coffees", "dinner for two".
const mostCounted = 10

func isLarge(v decimal.Decimal) bool {
	return v.Abs().GreaterThan(decimal.New(mostCounted, 0))
}

// unreadBefore reports whether a word stands before token k that may be a number
// in words: "duecento euro".
func unreadBefore(r *lex.Sentence, k int) bool {
	t := r.At(k - 1)
	return t.Kind == lex.Word && t.Use == lex.Unused && (t.Lex == nil || t.Lex.Is(lang.RoleWord|lang.RoleScale))
}
