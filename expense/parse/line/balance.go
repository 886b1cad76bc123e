package line

import (
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// dropBalances makes no expense of what a bank says is left behind a payment: "245.00₴ Сільпо.
// Баланс 3 128.40₴". A notification whose parts are all known is read by package document.
func dropBalances(r *Reader) {
	for _, label := range r.text.Labels() {
		if label.Label != lang.LabelLeft || len(r.paid()) < 2 {
			continue
		}
		first, last := r.TokensOf(lex.Span{Start: label.Start, End: label.End})
		if before := r.At(first - 1); first > 0 && before.Kind != lex.Break && before.Kind != lex.Sign && before.Use != lex.UsedAmount && r.Tokens[first].Kind != lex.East {
			continue // "shoes, en solde 59"
		}
		for r.At(last).Low == ":" || r.At(last).Low == "." {
			last++
		}
		for i := range r.Amounts {
			m := &r.Amounts[i]
			if m.First != last || m.Dropped || m.Last < len(r.Tokens) && !r.separates(m.Last) {
				continue
			}
			r.Drop(m)
			for k := first; k < m.Last; k++ {
				r.Tokens[k].Use = lex.UsedFiller
			}
			r.balance = true
			r.objectIf(true, UncertainCut, lex.Span{Start: label.Start, End: m.End})
		}
	}
}
