package money

import (
	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// sides finds amounts that were said with and without their tax.
type sides struct{ *Reader }

// findPair marks an amount that was said with and without its tax: "net 20.00
// gross 22.60", "119 incl 100 excl", "22.60 (20.00 net)". The larger of the two is
// what was paid, and the other one is kept beside it.
func (r sides) findPair() {
	if len(r.Amounts) < 2 || len(r.Amounts) > 3 || len(r.Taxes) > 0 {
		return
	}
	for _, beside := range []func(m *Found) int{r.wordBefore, r.wordAfter} {
		net, gross := -1, -1
		var words [2]int
		for i := range r.Amounts {
			k := beside(&r.Amounts[i])
			switch word := r.At(k).Lex; {
			case word.Is(lang.RoleNet) && net < 0:
				net, words[0] = i, k
			case word.Is(lang.RoleGross) && gross < 0:
				gross, words[1] = i, k
			}
		}
		if net >= 0 && gross >= 0 && r.isPair(net, gross) {
			r.takePair(net, gross, words[:])
			return
		}
	}
	if k := r.wordAfter(&r.Amounts[1]); r.At(r.Amounts[1].First-1).Low == "(" && r.At(k).Lex.Is(lang.RoleNet) && r.isPair(1, 0) {
		r.takePair(1, 0, []int{r.Amounts[1].First - 1, k})
	}
}

// wordBefore and wordAfter return the token of the side word beside an amount.
func (r sides) wordBefore(m *Found) int {
	k := m.First - 1
	if t := r.At(k); t.Low == ":" || t.Low == "=" || t.Lex.Is(lang.RoleTax) {
		k--
	}
	return k
}

func (r sides) wordAfter(m *Found) int { return m.Last }

// isPair reports whether two amounts can be the same with and without tax.
func (r sides) isPair(net, gross int) bool {
	n, g := &r.Amounts[net], &r.Amounts[gross]
	for k := min(n.Last, g.Last); k < max(n.First, g.First); k++ {
		t := &r.Tokens[k]
		word := (t.Kind == lex.Word || t.Kind == lex.East) && t.Use == lex.Unused
		if t.Kind == lex.Break || word && !t.Lex.Is(lang.RoleNet|lang.RoleGross|lang.RoleTax|lang.RoleFiller|lang.RoleGlue|lang.RoleAnd|lang.RoleArticle) {
			return false // two things: "lunch 12 net, taxi 20 gross"
		}
	}
	sameCurrency := n.Currency == "" || g.Currency == "" || n.Currency == g.Currency
	return sameCurrency && len(n.Readings) == 1 && len(g.Readings) == 1 && n.Value.IsPositive() && n.Value.LessThan(g.Value)
}

func (r sides) takePair(net, gross int, words []int) {
	r.Amounts[gross].Rank = max(r.Amounts[gross].Rank, rankDecimal)
	if g, n := &r.Amounts[gross], &r.Amounts[net]; g.mark == nil && n.mark != nil {
		g.takeMark(n)
	}
	r.take(TaxPhrase{First: r.Amounts[net].First, Last: r.Amounts[net].Last, Amount: net, Net: true})
	for _, k := range words {
		r.take(TaxPhrase{First: k, Last: k + 1, Amount: -1, Side: expense.Gross})
	}
	n, g := &r.Amounts[net], &r.Amounts[gross]
	beside := billWords{&r.Sentence}
	for k := beside.begin(min(n.First, g.First)); k < beside.end(max(n.Last, g.Last)); k++ {
		if beside.isLabel(k) {
			r.Tokens[k].Use = lex.UsedTax // "50 ex VAT 53.50 inc VAT"
		}
	}
	if r.At(words[0]).Low == "(" && r.At(words[1]+1).Low == ")" {
		r.Tokens[words[1]+1].Use = lex.UsedTax
	}
}
