package parse

import "chit/expense"

// findPair marks an amount that was said with and without its tax: "net 20.00
// gross 22.60", "119 incl 100 excl", "22.60 (20.00 net)". The larger of the two is
// what was paid, and the other one is kept beside it.
func (r *reader) findPair() {
	if len(r.money) < 2 || len(r.money) > 3 {
		return
	}
	for _, beside := range []func(m *money) int{r.wordBefore, r.wordAfter} {
		net, gross := -1, -1
		var words [2]int
		for i := range r.money {
			k := beside(&r.money[i])
			switch lex := r.at(k).lex; {
			case lex.is(roleNet) && net < 0:
				net, words[0] = i, k
			case lex.is(roleGross) && gross < 0:
				gross, words[1] = i, k
			}
		}
		if net >= 0 && gross >= 0 && r.isPair(net, gross) {
			r.takePair(net, gross, words[:])
			return
		}
	}
	if k := r.wordAfter(&r.money[1]); r.at(r.money[1].first-1).low == "(" && r.at(k).lex.is(roleNet) && r.isPair(1, 0) {
		r.takePair(1, 0, []int{r.money[1].first - 1, k})
	}
}

// wordBefore and wordAfter return the token of the side word beside an amount.
func (r *reader) wordBefore(m *money) int {
	k := m.first - 1
	if t := r.at(k); t.low == ":" || t.low == "=" || t.lex.is(roleTax) {
		k--
	}
	return k
}

func (r *reader) wordAfter(m *money) int { return m.last }

// isPair reports whether two amounts can be the same with and without tax.
func (r *reader) isPair(net, gross int) bool {
	n, g := &r.money[net], &r.money[gross]
	for k := min(n.last, g.last); k < max(n.first, g.first); k++ {
		t := &r.tokens[k]
		word := (t.kind == tokenWord || t.kind == tokenEast) && t.use == unused
		if t.kind == tokenBreak || word && !t.lex.is(roleNet|roleGross|roleTax|roleFiller|roleGlue|roleAnd|roleArticle) {
			return false // two things: "lunch 12 net, taxi 20 gross"
		}
	}
	sameCurrency := n.Currency == "" || g.Currency == "" || n.Currency == g.Currency
	return sameCurrency && len(n.Readings) == 1 && len(g.Readings) == 1 && n.Value.IsPositive() && n.Value.LessThan(g.Value)
}

func (r *reader) takePair(net, gross int, words []int) {
	r.money[gross].rank = max(r.money[gross].rank, rankDecimal)
	if g, n := &r.money[gross], &r.money[net]; g.mark == nil && n.mark != nil {
		g.mark, g.Currency, g.Symbol, g.Family = n.mark, n.Currency, n.Symbol, n.Family
	}
	r.take(taxPhrase{first: r.money[net].first, last: r.money[net].last, amount: net, net: true})
	for _, k := range words {
		r.take(taxPhrase{first: k, last: k + 1, amount: -1, side: expense.Gross})
	}
	if r.at(words[0]).low == "(" && r.at(words[1]+1).low == ")" {
		r.tokens[words[1]+1].use = usedTax
	}
}
