package money

import (
	"slices"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// A bill is what a till prints below its lines: net, tax and gross, as indexes
// into Reader.Amounts, with the words around them: tokens[first:last].
type bill struct {
	net, tax, gross int
	first, last     int
}

// The words that a bill is made of.
const (
	netWords   = lang.RoleNet | lang.RoleSubtotal
	grossWords = lang.RoleGross | lang.RoleTotal
	billRoles  = netWords | grossWords | lang.RoleTax
	billJoints = lang.RoleFiller | lang.RoleArticle | lang.RoleGlue | lang.RoleAnd | lang.RolePlus
)

// findBills takes three amounts in a row that are the same with, without and as
// its tax, in whatever order: "net 50 VAT 3.50 total 53.50".
func (r sides) findBills() {
	for i := 0; i+2 < len(r.Amounts); i++ {
		if b, ok := r.billAt(i); ok {
			r.takeBill(&b)
			i += 2
		}
	}
}

// billAt reads the bill whose first amount is i. What the words leave open the
// figures decide, and the other way around: where they do not add up, each must have
// its word on the same side.
func (r sides) billAt(i int) (bill, bool) {
	three := r.Amounts[i : i+3]
	if !r.areOneBill(three) {
		return bill{}, false
	}
	words := billWords{&r.Sentence}
	b := bill{first: words.begin(three[0].First), last: words.end(three[2].Last)}
	if b.addUp(i, three) && words.nameTax(&b) {
		return b, true
	}
	for _, named := range []func(m *Found) int{words.before, r.wordAfter} {
		if b.label(r.Reader, i, named) && !words.hasBreak(b.first, b.last) {
			return b, true
		}
	}
	return bill{}, false
}

// areOneBill reports whether amounts are of one currency and nothing but the words
// of a bill stands between them.
func (r sides) areOneBill(list []Found) bool {
	currency := expense.Currency("")
	for i := range list {
		m := &list[i]
		if m.Currency != "" && currency != "" && m.Currency != currency || len(m.Readings) != 1 || !m.Value.IsPositive() || m.Dropped || m.Tax {
			return false
		}
		if currency == "" {
			currency = m.Currency
		}
		if i > 0 && !(billWords{&r.Sentence}).cover(list[i-1].Last, m.First) {
			return false
		}
	}
	return true
}

// cover reports whether nothing but words of a bill is among tokens[first:last].
func (w billWords) cover(first, last int) bool {
	for k := first; k < last; k++ {
		t := &w.Tokens[k]
		switch {
		case t.Kind == lex.Break, t.Use == lex.UsedTax:
		case t.Use == lex.UsedFiller, t.Use == lex.Unused && t.Lex.Is(billRoles|billJoints):
		case t.Use == lex.Unused && lang.ContainsWord(" , ; . ( ) / - – · 、 ", t.Low):
		default:
			return false
		}
	}
	return true
}

// billWords finds the words of a bill around its amounts.
type billWords struct{ *lex.Sentence }

// begin and end return where the words of a bill begin that lead to token k, and
// where those end that follow it.
func (w billWords) begin(k int) int {
	first := k
	for k--; k >= 0 && (w.isLabel(k) || lang.ContainsWord(" : = ( ", w.At(k).Low) || w.At(k).Low == "." && lang.Dotted.Has(w.At(k-1).Low)); k-- {
		first = k
	}
	return first
}

// before returns the token of the word that says what the amount behind it is.
// A side says more than the tax that it is about: "excl. VAT 50".
func (w billWords) before(m *Found) int {
	first := w.begin(m.First)
	for k := m.First - 1; k >= first; k-- {
		if t := w.At(k); t.Use == lex.Unused && t.Lex.Is(netWords|grossWords) {
			return k
		}
	}
	return max(first, m.First-1)
}

func (w billWords) end(k int) int {
	last := k
	for ; k < len(w.Tokens) && (w.isLabel(k) || w.At(k).Low == ")"); k++ {
		last = k + 1
	}
	return last
}

func (w billWords) isLabel(k int) bool {
	t := w.At(k)
	return t.Use == lex.UsedTax || t.Use == lex.Unused && t.Lex.Is(billRoles)
}

// addUp gives the amounts their places if the largest is the sum of the others. No
// tax is higher than what it is on.
func (b *bill) addUp(i int, three []Found) bool {
	order := []int{0, 1, 2}
	slices.SortFunc(order, func(x, y int) int { return three[x].Value.Cmp(three[y].Value) })
	b.tax, b.net, b.gross = i+order[0], i+order[1], i+order[2]
	return three[order[0]].Value.Add(three[order[1]].Value).Equal(three[order[2]].Value)
}

// nameTax reports whether a bill names a tax, or its net as well as its gross.
func (w billWords) nameTax(b *bill) bool {
	tax, net, gross := false, false, false
	for k := b.first; k < b.last; k++ {
		t := &w.Tokens[k]
		tax = tax || t.Lex.Is(lang.RoleTax)
		net = net || t.Lex.Is(netWords)
		gross = gross || t.Lex.Is(grossWords)
	}
	return tax || net && gross
}

// label gives each amount the place that the word beside it names, and reports
// whether all three have one.
func (b *bill) label(r *Reader, i int, beside func(m *Found) int) bool {
	b.net, b.tax, b.gross = -1, -1, -1
	for at := i; at < i+3; at++ {
		place := &b.tax
		switch word := r.At(beside(&r.Amounts[at])).Lex; {
		case word.Is(netWords):
			place = &b.net
		case word.Is(grossWords):
			place = &b.gross
		case !word.Is(lang.RoleTax):
			return false
		}
		if *place >= 0 {
			return false
		}
		*place = at
	}
	return true
}

func (w billWords) hasBreak(first, last int) bool {
	return slices.ContainsFunc(w.Tokens[first:last], func(t lex.Token) bool { return t.Kind == lex.Break })
}

// takeBill keeps the gross as what was paid, with the two other amounts beside it.
func (r sides) takeBill(b *bill) {
	gross := &r.Amounts[b.gross]
	gross.Rank = max(gross.Rank, rankDecimal)
	side := TaxPhrase{First: gross.First, Last: gross.First, Amount: -1, Side: expense.Gross}
	for _, p := range r.percents {
		if p.first >= b.first && p.last <= b.last {
			side.First, side.Last, side.Rate = p.first, p.last, p.rate
		}
	}
	for _, i := range []int{b.net, b.tax} {
		m := &r.Amounts[i]
		if gross.mark == nil && m.mark != nil {
			gross.takeMark(m)
		}
		r.take(TaxPhrase{First: m.First, Last: m.Last, Amount: i, Net: i == b.net})
	}
	r.take(side)
	for k := b.first; k < b.last; k++ {
		if k < gross.First || k >= gross.Last {
			r.Tokens[k].Use = lex.UsedTax
		}
	}
}
