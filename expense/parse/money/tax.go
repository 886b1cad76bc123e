package money

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
)

// A percent is a percentage in the text: tokens[first:last].
type percent struct {
	first, last int
	rate        expense.Rate // unset when it is above 100 % or too exact
}

// A TaxPhrase is what one phrase says about tax: tokens[first:last].
type TaxPhrase struct {
	First, Last int
	Rate        expense.Rate
	Side        expense.Side
	Amount      int  // index into Reader.Amounts, or -1
	Net         bool // amount is what was paid without the tax, and no tax
	Text        string
	Doubt       bool // the words may have meant something else: "fishing net 12"
	Reason      expense.TaxReason
}

// FindPercents marks "19%", "20 percent", "百分之二十" and "%20".
func (r *Reader) FindPercents() {
	for k := 0; k < len(r.Tokens); k++ {
		p, ok := percentAt(&r.Sentence, k)
		if !ok {
			continue
		}
		for i := p.first; i < p.last; i++ {
			r.Tokens[i].Use = lex.UsedTax
		}
		r.percents = append(r.percents, p)
		k = p.last - 1
	}
}

func percentAt(r *lex.Sentence, k int) (percent, bool) {
	t := &r.Tokens[k]
	switch {
	case t.Use != lex.Unused:
		return percent{}, false
	case t.Kind == lex.East && lang.PercentFirst.Has(t.Low):
		if e := number.ScanSpoken(r.Text, t.End); e.Ok {
			last := r.EndedBy(k+1, e.End)
			return percent{k, last, rateOf(e.Value)}, last > k+1
		}
	case t.Lex.Is(lang.RolePercent) && (t.Low == "%" || lang.PercentFirst.Has(t.Low)):
		next := r.At(k + 1)
		if next.Kind == lex.Number && (r.At(k-1).Kind != lex.Number || leadsPercent(r, k)) {
			return percent{k, k + 2, rateOf(next.Num.DecimalReading())}, true
		}
	case t.Kind == lex.Number && r.At(k+1).Lex.Is(lang.RolePercent) && !leadsPercent(r, k+1):
		return percent{k, k + 2, rateOf(t.Num.DecimalReading())}, true
	case t.Kind == lex.Word && t.Lex.Is(lang.RoleWord):
		if value, last := number.InWords(r, k); last > k && r.At(last).Lex.Is(lang.RolePercent) {
			return percent{k, last + 1, rateOf(value)}, true
		}
	case t.Kind == lex.East:
		if e := number.ScanEast(r.Text, t.Start); e.Ok {
			last := r.EndedBy(k, e.End)
			if last > k && r.Tokens[last-1].End == e.End && r.At(last).Lex.Is(lang.RolePercent) {
				return percent{k, last + 1, rateOf(e.Value)}, true
			}
		}
	}
	return percent{}, false
}

// leadsPercent reports whether the sign at token k belongs to the number behind it, though
// there is one before it, too: "120 %20".
func leadsPercent(r *lex.Sentence, k int) bool {
	t, next := r.At(k), r.At(k+1)
	return t.Low == "%" && t.Spaced && next.Kind == lex.Number && !next.Spaced
}

// rateOf returns the rate of a percentage, unset if it cannot be one.
func rateOf(percentage decimal.Decimal) expense.Rate {
	rate, err := expense.NewRate(percentage.Shift(-2))
	if err != nil {
		return expense.Rate{}
	}
	return rate
}

func (r *Reader) percentStarting(k int) *percent {
	for i := range r.percents {
		if r.percents[i].first == k {
			return &r.percents[i]
		}
	}
	return nil
}

func (r *Reader) moneyStarting(k int) int {
	for i := range r.Amounts {
		if r.Amounts[i].First == k {
			return i
		}
	}
	return -1
}

func (r *Reader) moneyEnding(k int) bool {
	for i := range r.Amounts {
		if r.Amounts[i].Last == k {
			return true
		}
	}
	return false
}

// FindTaxes collects the phrases about tax. A percentage outside any is a
// discount or a tip as well as a tax, so it is left over.
func (r *Reader) FindTaxes() {
	portions{r}.findTax()
	portions{r}.drop()
	portions{r}.dropIncluded()
	sides{r}.findBills()
	sides{r}.findPair()
	for k := 0; k < len(r.Tokens); k++ {
		if r.inTax(k) {
			continue
		}
		if m := r.withTax(k); m >= 0 {
			r.take(TaxPhrase{First: k, Last: r.Amounts[m].Last + 1, Amount: m})
			continue
		}
		p := &taxParser{Reader: r, first: k, money: -1}
		if !p.anchor(k) {
			continue
		}
		if phrase, ok := p.read(); ok {
			r.take(phrase)
			k = phrase.Last - 1
		}
	}
	pairing{r}.findRated()
	r.findUsualRate()
	for _, p := range r.percents {
		if !r.inTax(p.first) {
			for i := p.first; i < p.last; i++ {
				r.Tokens[i].Use = lex.Unused
			}
		}
	}
}

// findUsualRate takes a percentage behind the only amount for the rate of its tax, if that is
// usual in the region and nothing follows: "Brötchen 3,40 7%". It may be a tip or a discount
// as well.
func (r *Reader) findUsualRate() {
	if len(r.Amounts) != 1 || len(r.percents) != 1 || len(r.Taxes) > 0 {
		return
	}
	m, p := &r.Amounts[0], r.percents[0]
	first := m.Last
	if sign := r.At(first); sign.Low == "," || sign.Low == "(" {
		first++
	}
	last := p.last
	if r.At(last).Low == ")" {
		last++
	}
	if p.first == first && last == len(r.Tokens) && slices.Contains(expense.UsualRates(r.Options.Region), p.rate) {
		r.take(TaxPhrase{First: m.Last, Last: last, Rate: p.rate, Amount: -1, Doubt: true})
	}
}

// withTax returns the index of the tax amount of "with 1.78 tax" at token k
// behind another amount, or -1.
func (r *Reader) withTax(k int) int {
	if !lang.With.Has(r.At(k).Low) || !r.moneyEnding(k) {
		return -1
	}
	m := r.moneyStarting(k + 1)
	if m < 0 {
		return -1
	}
	noun := r.At(r.Amounts[m].Last)
	sure := r.Amounts[m].Rank > RankBare || r.Amounts[m].Value.GreaterThan(decimal.New(100, 0))
	if !sure || noun.Use != lex.Unused || !noun.Lex.Is(lang.RoleTax) || noun.Lex.Is(lang.RoleRateNoun) {
		return -1
	}
	return m
}

func (r *Reader) inTax(k int) bool {
	for _, t := range r.Taxes {
		if k >= t.First && k < t.Last {
			return true
		}
	}
	return false
}

func (r *Reader) take(t TaxPhrase) {
	for i := t.First; i < t.Last; i++ {
		r.Tokens[i].Use = lex.UsedTax
	}
	if t.Amount >= 0 {
		r.Amounts[t.Amount].Tax = true
	}
	r.Taxes = append(r.Taxes, t)
}

// A taxParser reads one phrase, word by word.
type taxParser struct {
	*Reader
	first, last                                   int
	rate                                          expense.Rate
	side                                          expense.Side
	noun, rateNoun, free, no, plus, pct, abbrSide bool
	past                                          bool // "was", ":": what follows is an amount
	alone                                         bool // the side word needs no company: 含税
	doubt                                         bool
	reason                                        expense.TaxReason
	money                                         int
}

const anchors = lang.RoleTax | lang.RoleRateNoun | lang.RoleNet | lang.RoleGross | lang.RolePlus | lang.RoleNo | lang.RoleFree

// anchor reports whether a phrase can begin at token k.
func (p *taxParser) anchor(k int) bool {
	t := p.At(k)
	if p.percentStarting(k) != nil {
		return true
	}
	return t.Use == lex.Unused && t.Lex.Is(anchors)
}

// read extends the phrase as far as it goes and judges it.
func (p *taxParser) read() (TaxPhrase, bool) {
	k := p.first
	for k < len(p.Tokens) {
		next := p.step(k)
		if next == k {
			break
		}
		k = next
	}
	if !p.valid() {
		return TaxPhrase{}, false
	}
	phrase := TaxPhrase{First: p.first, Last: p.last, Rate: p.rate, Side: p.side, Amount: p.money, Doubt: p.doubt}
	if p.free || p.no {
		phrase.Rate, phrase.Reason = expense.Percent(0), p.reason
	}
	if p.plus && phrase.Side == "" {
		phrase.Side = expense.Net
	}
	p.judgeFigure(&phrase)
	return phrase, true
}

// step reads the word at token k and returns the index behind it, or k when the
// phrase ends before it.
func (p *taxParser) step(k int) int {
	t := p.At(k)
	if pc := p.percentStarting(k); pc != nil && !p.pct {
		p.rate, p.pct, p.last = pc.rate, true, pc.last
		return pc.last
	}
	if m := p.moneyStarting(k); m >= 0 {
		return p.figure(k, m)
	}
	switch {
	case t.Use != lex.Unused || t.Kind == lex.Break:
		return k
	case p.word(k):
		p.last = k + 1
		return k + 1
	}
	return p.join(k)
}

// word takes a word that says something of the tax.
func (p *taxParser) word(k int) bool {
	t := p.At(k)
	switch word := t.Lex; {
	case word.Is(lang.RoleFree):
		p.setFree(word)
	case word.Is(lang.RoleNo) && p.At(k+1).Lex.Is(lang.RoleTax):
		p.no = true
	case word.Is(lang.RoleRateNoun):
		p.rateNoun, p.noun = true, true
	case word.Is(lang.RoleTax):
		p.noun = true
	case word.Is(lang.RoleNet) && (p.side == "" || p.side == expense.Net):
		p.setSide(expense.Net, t)
	case word.Is(lang.RoleGross) && (p.side == "" || p.side == expense.Gross):
		p.setSide(expense.Gross, t)
	case word.Is(lang.RolePlus) && !p.plus && (!p.pct || lang.AddsTax.Has(t.Low)): // behind a rate it joins the next thing
		p.plus = true
		p.noun = p.noun || lang.AddsTax.Has(t.Low)
	default:
		return false
	}
	return true
}

// join takes what stands between the words of a phrase. But for the point of an
// abbreviation and a closing bracket it counts only if something follows.
func (p *taxParser) join(k int) int {
	t := p.At(k)
	begun := k > p.first
	switch {
	case t.Low == "." && !t.Spaced && begun && p.abbreviation(k), t.Low == ")" && begun && p.last == k && (p.pct || p.noun):
		p.last = k + 1
	case t.Lex.Is(lang.RoleGlue) && begun && (p.noun || p.side != "" || p.plus || p.pct):
		p.past = p.past || lang.Past.Has(t.Low) || t.Low == ":" || t.Low == "="
	case t.Low == "(" && p.anchor(k+1), t.Lex.Is(lang.RoleArticle) && p.plus && p.last == k && p.percentStarting(k+1) != nil: // "más el 16% de iva"
	default:
		return k
	}
	return k + 1
}

func (p *taxParser) setFree(word *lang.Lexeme) {
	p.free = true
	switch {
	case word.Is(lang.RoleReverse):
		p.reason = expense.TaxReverseCharge
	case word.Is(lang.RoleExempt):
		p.reason = expense.TaxExempt
	}
}

func (p *taxParser) setSide(side expense.Side, t *lex.Token) {
	p.side = side
	// 含税 and "before tax" say it all; "net" and "incl." need a neighbour.
	p.noun = p.noun || len(t.Low) > 3 && (t.Kind == lex.East && !lang.ShortSide.Has(t.Low) || containsSpace(t.Low))
	p.alone = p.alone || lang.AloneSide.Has(t.Low)
	p.abbrSide = !lang.PlainSide.Has(t.Low)
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
	prev := p.At(k - 1)
	if !prev.Lex.Is(lang.RoleNet | lang.RoleGross | lang.RoleTax | lang.RolePlus) {
		return false
	}
	return lang.Dotted.Has(prev.Low) && (p.last == k)
}

// figure reads an amount inside the phrase: "VAT was 7.98", "incl. 3.20 VAT".
func (p *taxParser) figure(k, m int) int {
	if p.money >= 0 {
		return k
	}
	amount := &p.Reader.Amounts[m]
	switch {
	case p.noun && (!p.pct || p.At(k-1).Low == "(") && !p.alone:
		if p.side != "" && !p.past && p.last == k && !p.rateNoun && !p.moneyEnding(p.first) {
			return k // "incl. VAT 12.50": the whole, not the tax
		}
	case (p.plus || p.side != "" && p.abbrSide) && p.At(amount.Last).Lex.Is(lang.RoleTax) && !p.At(amount.Last).Lex.Is(lang.RoleRateNoun):
	default:
		return k
	}
	p.money, p.last = m, amount.Last
	return amount.Last
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
	case p.pct && !p.noun && isGratuity(&p.Sentence, p.skipGlue(p.last)):
		return false // "plus 20% tip"
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
	before := p.At(p.first - 1)
	if before.Low == "-" && !before.Spaced && !p.At(p.first).Spaced {
		return true // Kfz-Steuer
	}
	if before.Use != lex.Unused || before.Lex.Is(lang.RoleFiller|lang.RoleAnd|lang.RoleArticle) {
		return p.onlyFigure()
	}
	return before.Kind == lex.Word || before.Kind == lex.East || p.onlyFigure()
}

// onlyFigure reports whether the figure beside the tax is the only one and
// nothing says that it is a tax on something else: "tax 120".
func (p *taxParser) onlyFigure() bool {
	if p.money < 0 || p.past {
		return false
	}
	return len(p.Reader.Amounts) == 1 && (p.Reader.Amounts[p.money].Rank != rankDecimal || p.KnownWord(p.first) && !p.hasOtherWord())
}

// hasOtherWord reports whether the text has a word outside the phrase that says
// something.
func (p *taxParser) hasOtherWord() bool {
	for k := range p.Tokens {
		if t := &p.Tokens[k]; (k < p.first || k >= p.last) && t.Use == lex.Unused && t.Kind != lex.Sign && !t.Lex.Is(lang.RoleFiller) {
			return true
		}
	}
	return false
}

// sideStands reports whether "net" or "incl." alone is about an amount: beside
// one, and for "incl." with nothing behind it that could be included.
func (p *taxParser) sideStands() bool {
	after := p.At(p.last)
	follows := p.moneyStarting(p.last) >= 0
	ends := after.Kind == lex.Break || after.Kind == lex.Sign && after.Lex == nil || after.Lex.Is(lang.RoleAnd|lang.RolePlus)
	if p.alone {
		return p.moneyEnding(p.first)
	}
	if p.abbrSide {
		return p.moneyEnding(p.first) && ends || follows && p.first == 0
	}
	if p.moneyEnding(p.first) {
		return true
	}
	before := p.At(p.first - 1)
	p.doubt = before.Kind == lex.Word && before.Use == lex.Unused && !before.Lex.Is(lang.RoleFiller)
	return follows
}

// judgeFigure decides whether a number beside the tax is the tax, its rate, or
// cannot be told.
func (p *taxParser) judgeFigure(t *TaxPhrase) {
	if t.Amount < 0 {
		return
	}
	m := &p.Reader.Amounts[t.Amount]
	if m.Rank == RankStrong {
		return
	}
	one := decimal.New(1, 0)
	text := m.Text
	switch {
	case p.rateNoun && m.Value.LessThan(one) && !m.Value.IsNegative():
		if rate, err := expense.NewRate(m.Value); err == nil {
			t.Rate, t.Amount = rate, -1
			m.Tax, m.Dropped = true, true
			return
		}
		fallthrough
	case p.rateNoun:
		t.Text, t.Amount = text, -1
	case m.Value.GreaterThan(decimal.New(100, 0)):
		return // no rate is that high
	case m.Rank == rankDecimal && (m.Value.GreaterThanOrEqual(one) || m.Value.Exponent() < -1), p.past:
		return
	default: // "tax 20", "tax 0.2": a rate as well as an amount
		t.Text, t.Amount = text, -1
	}
	m.Tax, m.Dropped = true, true
}
