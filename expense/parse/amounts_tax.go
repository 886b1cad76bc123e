package parse

import (
	"github.com/shopspring/decimal"

	"chit/expense"
)

// A percent is a percentage in the text: tokens[first:last].
type percent struct {
	first, last int
	rate        expense.Rate // unset when it is above 100 % or too exact
}

// A taxPhrase is what one phrase says about tax: tokens[first:last].
type taxPhrase struct {
	first, last int
	rate        expense.Rate
	side        expense.Side
	amount      int  // index into reader.money, or -1
	net         bool // amount is what was paid without the tax, and no tax
	text        string
	doubt       bool // the words may have meant something else: "fishing net 12"
}

// findPercents marks "19%", "20 percent", "百分之二十" and "%20".
func (r *reader) findPercents() {
	for k := 0; k < len(r.tokens); k++ {
		p, ok := r.percentAt(k)
		if !ok {
			continue
		}
		for i := p.first; i < p.last; i++ {
			r.tokens[i].use = usedTax
		}
		r.percents = append(r.percents, p)
		k = p.last - 1
	}
}

func (r *reader) percentAt(k int) (percent, bool) {
	t := &r.tokens[k]
	switch {
	case t.use != unused:
		return percent{}, false
	case t.kind == tokenEast && traitPercentFirst.has(t.low):
		if e := scanSpoken(r.text, t.End); e.ok {
			last := k + 1
			for last < len(r.tokens) && r.tokens[last].End <= e.end {
				last++
			}
			return percent{k, last, rateOf(e.value)}, last > k+1
		}
	case t.lex.is(rolePercent) && (t.low == "%" || traitPercentFirst.has(t.low)):
		next := r.at(k + 1)
		if next.kind == tokenNumber && r.at(k-1).kind != tokenNumber {
			return percent{k, k + 2, rateOf(next.num.decimalReading())}, true
		}
	case t.kind == tokenNumber && r.at(k+1).lex.is(rolePercent):
		return percent{k, k + 2, rateOf(t.num.decimalReading())}, true
	case t.kind == tokenWord && t.lex.is(roleWord):
		if value, last := r.wordNumber(k); last > k && r.at(last).lex.is(rolePercent) {
			return percent{k, last + 1, rateOf(value)}, true
		}
	case t.kind == tokenEast:
		if e := scanEast(r.text, t.Start); e.ok {
			last := k
			for last < len(r.tokens) && r.tokens[last].End <= e.end {
				last++
			}
			if last > k && r.tokens[last-1].End == e.end && r.at(last).lex.is(rolePercent) {
				return percent{k, last + 1, rateOf(e.value)}, true
			}
		}
	}
	return percent{}, false
}

// decimalReading returns the reading with a decimal part: nobody writes a
// percentage of a thousand, but 8.875 % is common.
func (n *numeral) decimalReading() decimal.Decimal {
	if n.ambiguous {
		return n.decimals()
	}
	return n.thousands()
}

// rateOf returns the rate of a percentage, unset if it cannot be one.
func rateOf(percentage decimal.Decimal) expense.Rate {
	rate, err := expense.NewRate(percentage.Shift(-2))
	if err != nil {
		return expense.Rate{}
	}
	return rate
}

func (r *reader) percentStarting(k int) *percent {
	for i := range r.percents {
		if r.percents[i].first == k {
			return &r.percents[i]
		}
	}
	return nil
}

func (r *reader) moneyStarting(k int) int {
	for i := range r.money {
		if r.money[i].first == k {
			return i
		}
	}
	return -1
}

func (r *reader) moneyEnding(k int) bool {
	for i := range r.money {
		if r.money[i].last == k {
			return true
		}
	}
	return false
}

// findTaxes collects the phrases about tax. A percentage outside any is a
// discount or a tip as well as a tax, so it is left over.
func (r *reader) findTaxes() {
	r.findPair()
	for k := 0; k < len(r.tokens); k++ {
		if m := r.withTax(k); m >= 0 {
			r.take(taxPhrase{first: k, last: r.money[m].last + 1, amount: m})
			continue
		}
		p := &taxParser{reader: r, first: k, money: -1}
		if !p.anchor(k) {
			continue
		}
		if phrase, ok := p.read(); ok {
			r.take(phrase)
			k = phrase.last - 1
		}
	}
	for _, p := range r.percents {
		if !r.inTax(p.first) {
			for i := p.first; i < p.last; i++ {
				r.tokens[i].use = unused
			}
		}
	}
}

// withTax returns the index of the tax amount of "with 1.78 tax" at token k
// behind another amount, or -1.
func (r *reader) withTax(k int) int {
	if !traitWith.has(r.at(k).low) || !r.moneyEnding(k) {
		return -1
	}
	m := r.moneyStarting(k + 1)
	if m < 0 {
		return -1
	}
	noun := r.at(r.money[m].last)
	sure := r.money[m].rank > rankBare || r.money[m].Value.GreaterThan(decimal.New(100, 0))
	if !sure || noun.use != unused || !noun.lex.is(roleTax) || noun.lex.is(roleRateNoun) {
		return -1
	}
	return m
}

func (r *reader) inTax(k int) bool {
	for _, t := range r.taxes {
		if k >= t.first && k < t.last {
			return true
		}
	}
	return false
}

func (r *reader) take(t taxPhrase) {
	for i := t.first; i < t.last; i++ {
		r.tokens[i].use = usedTax
	}
	if t.amount >= 0 {
		r.money[t.amount].tax = true
	}
	r.taxes = append(r.taxes, t)
}

// A taxParser reads one phrase, word by word.
type taxParser struct {
	*reader
	first, last                                   int
	rate                                          expense.Rate
	side                                          expense.Side
	noun, rateNoun, free, no, plus, pct, abbrSide bool
	past                                          bool // "was", ":": what follows is an amount
	alone                                         bool // the side word needs no company: 含税
	doubt                                         bool
	money                                         int
}

const anchors = roleTax | roleRateNoun | roleNet | roleGross | rolePlus | roleNo | roleFree

// anchor reports whether a phrase can begin at token k.
func (p *taxParser) anchor(k int) bool {
	t := p.at(k)
	if p.percentStarting(k) != nil {
		return true
	}
	return t.use == unused && t.lex.is(anchors)
}

// read extends the phrase as far as it goes and judges it.
func (p *taxParser) read() (taxPhrase, bool) {
	k := p.first
	for k < len(p.tokens) {
		next := p.step(k)
		if next == k {
			break
		}
		k = next
	}
	if !p.valid() {
		return taxPhrase{}, false
	}
	phrase := taxPhrase{first: p.first, last: p.last, rate: p.rate, side: p.side, amount: p.money, doubt: p.doubt}
	if p.free || p.no {
		phrase.rate = expense.Percent(0)
	}
	if p.plus && phrase.side == "" {
		phrase.side = expense.Net
	}
	p.judgeFigure(&phrase)
	return phrase, true
}

// step reads the word at token k and returns the index behind it, or k when the
// phrase ends before it.
func (p *taxParser) step(k int) int {
	t := p.at(k)
	if pc := p.percentStarting(k); pc != nil && !p.pct {
		p.rate, p.pct, p.last = pc.rate, true, pc.last
		return pc.last
	}
	if m := p.moneyStarting(k); m >= 0 {
		return p.figure(k, m)
	}
	if t.use != unused || t.kind == tokenBreak {
		return k
	}
	lex := t.lex
	switch {
	case lex.is(roleFree):
		p.free = true
	case lex.is(roleNo) && p.at(k+1).lex.is(roleTax):
		p.no = true
	case lex.is(roleRateNoun):
		p.rateNoun, p.noun = true, true
	case lex.is(roleTax):
		p.noun = true
	case lex.is(roleNet) && (p.side == "" || p.side == expense.Net):
		p.setSide(expense.Net, t)
	case lex.is(roleGross) && (p.side == "" || p.side == expense.Gross):
		p.setSide(expense.Gross, t)
	case lex.is(rolePlus) && !p.plus:
		p.plus = true
		if traitAddsTax.has(t.low) {
			p.noun = true
		}
	case t.low == "." && !t.spaced && k > p.first && p.abbreviation(k):
		p.last = k + 1
		return k + 1
	case lex.is(roleGlue) && k > p.first && (p.noun || p.side != "" || p.plus || p.pct):
		p.past = p.past || traitPast.has(t.low) || t.low == ":" || t.low == "="
		return k + 1 // counts only if something follows
	case t.low == "(" && p.anchor(k+1), t.low == ")" && k > p.first && p.last == k && (p.pct || p.noun):
		if t.low == ")" {
			p.last = k + 1
		}
		return k + 1
	default:
		return k
	}
	p.last = k + 1
	return k + 1
}

func (p *taxParser) setSide(side expense.Side, t *lexToken) {
	p.side = side
	// 含税 and "before tax" say it all; "net" and "incl." need a neighbour.
	p.noun = p.noun || len(t.low) > 3 && (t.kind == tokenEast && !traitShortSide.has(t.low) || containsSpace(t.low))
	p.alone = p.alone || traitAloneSide.has(t.low)
	p.abbrSide = !traitPlainSide.has(t.low)
}

func containsSpace(s string) bool {
	for i := range len(s) {
		if s[i] == ' ' {
			return true
		}
	}
	return false
}

// abbreviation reports whether the point at token k ends "incl." or "MwSt."
// and not the sentence: the phrase or the line goes on, or the word is one that
// is always written so.
func (p *taxParser) abbreviation(k int) bool {
	prev := p.at(k - 1)
	if !prev.lex.is(roleNet | roleGross | roleTax | rolePlus) {
		return false
	}
	return traitDotted.has(prev.low) && (p.last == k)
}

// figure reads an amount inside the phrase: "VAT was 7.98", "incl. 3.20 VAT".
func (p *taxParser) figure(k, m int) int {
	if p.money >= 0 {
		return k
	}
	amount := &p.reader.money[m]
	switch {
	case p.noun && (!p.pct || p.at(k-1).low == "(") && !p.alone:
		if p.side != "" && !p.past && p.last == k && !p.rateNoun && !p.moneyEnding(p.first) {
			return k // "incl. VAT 12.50": the whole, not the tax
		}
	case (p.plus || p.side != "" && p.abbrSide) && p.at(amount.last).lex.is(roleTax) && !p.at(amount.last).lex.is(roleRateNoun):
	default:
		return k
	}
	p.money, p.last = m, amount.last
	return amount.last
}

// valid reports whether the words that were read make a phrase about tax.
func (p *taxParser) valid() bool {
	switch {
	case p.last <= p.first:
		return false
	case p.free, p.no && p.noun:
		return true
	case p.noun && p.boughtTax():
		return false
	case p.pct:
		return p.noun || p.side != "" || p.plus
	case p.noun:
		return p.side != "" || p.plus || p.money >= 0 || p.rateNoun
	case p.side == "":
		return false
	}
	return p.sideStands()
}

// boughtTax reports whether the tax itself was paid, as in "income tax 500".
func (p *taxParser) boughtTax() bool {
	if p.pct || p.side != "" || p.plus || p.rateNoun {
		return false
	}
	before := p.at(p.first - 1)
	if before.use != unused || before.lex.is(roleFiller|roleAnd|roleArticle) {
		return p.onlyFigure()
	}
	return before.kind == tokenWord || before.kind == tokenEast || p.onlyFigure()
}

// onlyFigure reports whether the figure beside the tax is the only one and
// nothing says that it is a tax on something else: "tax 120".
func (p *taxParser) onlyFigure() bool {
	if p.money < 0 || p.past {
		return false
	}
	return len(p.reader.money) == 1 && p.reader.money[p.money].rank != rankDecimal
}

// sideStands reports whether "net" or "incl." alone is about an amount: beside
// one, and for "incl." with nothing behind it that could be included.
func (p *taxParser) sideStands() bool {
	after := p.at(p.last)
	follows := p.moneyStarting(p.last) >= 0
	ends := after.kind == tokenBreak || after.kind == tokenSign && after.lex == nil || after.lex.is(roleAnd|rolePlus)
	if p.alone {
		return p.moneyEnding(p.first)
	}
	if p.abbrSide {
		return p.moneyEnding(p.first) && ends || follows && p.first == 0
	}
	if p.moneyEnding(p.first) {
		return true
	}
	before := p.at(p.first - 1)
	p.doubt = before.kind == tokenWord && before.use == unused && !before.lex.is(roleFiller)
	return follows
}

// judgeFigure decides whether a number beside the tax is the tax, its rate, or
// cannot be told.
func (p *taxParser) judgeFigure(t *taxPhrase) {
	if t.amount < 0 {
		return
	}
	m := &p.reader.money[t.amount]
	if m.rank == rankStrong {
		return
	}
	one := decimal.New(1, 0)
	text := m.Text
	switch {
	case p.rateNoun && m.Value.LessThan(one) && !m.Value.IsNegative():
		if rate, err := expense.NewRate(m.Value); err == nil {
			t.rate, t.amount = rate, -1
			m.tax, m.dropped = true, true
			return
		}
		fallthrough
	case p.rateNoun:
		t.text, t.amount = text, -1
	case m.Value.GreaterThan(decimal.New(100, 0)):
		return // no rate is that high
	case m.rank == rankDecimal && (m.Value.GreaterThanOrEqual(one) || m.Value.Exponent() < -1), p.past:
		return
	default: // "tax 20", "tax 0.2": a rate as well as an amount
		t.text, t.amount = text, -1
	}
	m.tax, m.dropped = true, true
}
