package money

import (
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
	"chit/expense/sum"
)

// FindSums computes what is said as arithmetic: "3 x 11,50", "42 litres at 1.75",
// "50 minus 10%", "half of 36". What a sum consists of is then one amount.
//
// It comes behind the taxes, whose numbers are none of a sum.
func (r *Reader) FindSums() { calculator{r}.find() }

// A calculator finds arithmetic in a sentence whose amounts are known.
type calculator struct{ *Reader }

func (r calculator) find() {
	for k := 0; k < len(r.Tokens); k++ {
		if c := r.chainAt(k); c != nil {
			r.takeChain(c)
			k = c.last - 1
		}
	}
	change{r}.drop()
	reduction{r}.takeRemainders()
	for i := 0; i < len(r.Amounts); i++ {
		r.takePercentage(&r.Amounts[i])
	}
	for i := range r.Amounts {
		reduction{r}.take(i)
	}
	for i := 0; i < len(r.Amounts); i++ {
		headPrices{r}.take(i)
		r.takePrice(i)
		pricing(r).addLegs(i)
	}
	takeGuests(r)
	r.takeShare()
	for i := range r.Amounts {
		m := &r.Amounts[i]
		m.Dropped = m.Dropped || m.summed
	}
}

// An operand is a number of a sum: tokens[first:last].
type operand struct {
	first, last int
	value       decimal.Decimal
	places      int32 // decimals as written
	amount      int   // index into Reader.Amounts, or -1
	percent     bool
	ambiguous   bool // the number has several readings
}

// String returns the operand as [sum.Parse] reads it.
func (o operand) String() string {
	if o.percent {
		return o.value.String() + "%"
	}
	return o.value.StringFixed(o.places)
}

// operandAt reads the number at token k, whatever it stands for. A dozen is twelve.
func (r calculator) operandAt(k int) (operand, bool) {
	if o, ok := dozenAt(r, k); ok {
		return o, true
	}
	o, ok := numberAt(r, k)
	if ok && !o.percent && isDozen(r.At(o.last)) {
		o.value, o.last = o.value.Mul(dozen), o.last+1
	}
	return o, ok
}

// numberAt reads the number at token k as it stands there.
func numberAt(r calculator, k int) (operand, bool) {
	if i := r.moneyStarting(k); i >= 0 && !r.inTax(k) && !r.Amounts[i].Tax && !r.Amounts[i].Partial {
		return r.operandOf(i), true
	}
	t := r.At(k)
	if t.Use != lex.Unused {
		return operand{}, false
	}
	if p := r.percentStarting(k); p != nil && p.rate.IsSet() {
		return operand{first: p.first, last: p.last, value: p.rate.Decimal().Shift(2), amount: -1, percent: true}, true
	}
	if o, ok := (tipping{r}).note(k); ok {
		return o, true
	}
	q, ok := number.At(&r.Sentence, k)
	if !ok || q.Word && t.Kind == lex.Word && !number.IsNumberWord(&r.Sentence, k) {
		return operand{}, false
	}
	o := operand{first: k, last: q.Last, value: q.Value, places: max(-q.Value.Exponent(), 0), amount: -1}
	if q.Plain {
		o.value, o.places = q.Num.DecimalReading(), int32(q.Num.Places)
		o.ambiguous = len(q.Num.Readings()) > 1
	}
	return o, true
}

// dozen is how many of something a dozen are.
var dozen = decimal.New(12, 0)

func isDozen(t *lex.Token) bool { return t.Use == lex.Unused && lang.SaysDozen.Is(t.Low) }

// dozenAt reads a dozen, or half of one, at token k: "a dozen", "half a dozen". Behind a number it is
// a part of that.
func dozenAt(r calculator, k int) (operand, bool) {
	if before := r.At(k - 1); !isDozen(r.At(k)) || before.Kind == lex.Number || before.Lex.Is(lang.RoleWord) {
		return operand{}, false
	}
	o := operand{first: k, last: k + 1, value: dozen, amount: -1}
	first := k - 1
	if r.At(first).Lex.Is(lang.RoleArticle) {
		first--
	}
	if h := r.At(first); h.Use == lex.Unused && lang.SaysHalf.Is(h.Low) {
		o.first, o.value = first, dozen.Mul(half)
	}
	return o, true
}

// addHalf makes 2 of something 2.5.
func (o *operand) addHalf() {
	o.value, o.places = o.value.Add(decimal.New(5, -1)), max(o.places, 1)
}

// operandOf returns an amount as the operand of a sum.
func (r calculator) operandOf(i int) operand {
	m := &r.Amounts[i]
	return operand{first: m.First, last: m.Last, value: m.Value, places: max(-m.Value.Exponent(), 0), amount: i, ambiguous: len(m.Readings) > 1}
}

// A chain is numbers with signs or words of arithmetic between them.
type chain struct {
	first, last int
	text        strings.Builder
	amounts     []int // indices into Reader.Amounts
	mark        *lang.Mark
	operands    int
	signs       string
	cents       bool // an operand has decimals
	ambiguous   bool
	tip         bool            // a word beside an operand calls it one
	open        bool            // that may be in the operand before it already
	repeated    bool            // words say that the other operand was paid as often: "4 twice", "twice 4 each"
	begin, end  decimal.Decimal // the first operand and the last
}

// isPriced reports whether the first number is a price by its size and the other says how many
// there were: 高鐵票 1490x2. Two of a size are those of a thing.
func (c *chain) isPriced() bool {
	return c.operands == 2 && c.begin.GreaterThanOrEqual(hundred) && c.end.LessThanOrEqual(maxTimes)
}

func (c *chain) endsInPercent() bool { return strings.HasSuffix(c.text.String(), "%") }

func (c *chain) add(r calculator, o operand) bool {
	if o.amount >= 0 {
		m := &r.Amounts[o.amount]
		if !areOneMoney(c.mark, m.mark) {
			return false // two currencies have no sum
		}
		if m.mark != nil {
			c.mark = m.mark
		}
		c.amounts = append(c.amounts, o.amount)
	}
	c.text.WriteString(o.String())
	c.last = o.last
	if c.operands == 0 {
		c.begin = o.value
	}
	c.end = o.value
	c.operands++
	c.cents = c.cents || o.places > 0
	c.ambiguous = c.ambiguous || o.ambiguous
	return true
}

// chainAt reads a chain that begins with token k, and nil if there is none.
func (r calculator) chainAt(k int) *chain {
	if r.At(k).Kind == lex.Code {
		return r.gluedChain(k)
	}
	if c := (counts{r}).paidOften(k); c != nil {
		return c
	}
	o, ok := r.operandAt(k)
	if !ok || o.percent {
		return nil
	}
	c := &chain{first: o.first}
	c.add(r, o)
	switch t := (tipping{r}).behind(c, o); {
	case t.total:
		if !(tipping{r}).takeTotal(c, t) {
			return nil
		}
		return c
	case t.included:
		tipping{r}.takeIncluded(c, t)
		return nil
	}
	for {
		sign, next := signBehind(r, c, o)
		if sign == 0 {
			break
		}
		o, ok := r.operandAt(next)
		if !ok || sign == '/' && o.value.IsZero() || o.percent && !r.isPart(sign, o) {
			break
		}
		c.text.WriteByte(sign)
		if !c.add(r, o) {
			return nil
		}
		c.signs += string(sign)
		c.tip = c.tip || sign == '+' && r.At(next-1).Lex.Is(lang.RoleTip)
	}
	if times, ok := (counts{r}).timesBehind(c.last); ok && o.amount >= 0 {
		c.text.WriteByte('*')
		c.add(r, times)
		c.signs, c.repeated = c.signs+"*", r.At(times.last-1).Kind != lex.Number
	}
	skipCounter(r, c)
	if (reduction{r}).takeThreshold(c) {
		return nil
	}
	if c.operands > 1 && r.isOffer(c) {
		r.takeOffer(c)
		return nil
	}
	if c.operands < 2 || !r.isChain(c) {
		return nil
	}
	return c
}

// skipCounter takes the counter behind a count into the chain: 98円×6本.
func skipCounter(r calculator, c *chain) {
	unit := r.At(c.last)
	if strings.HasSuffix(c.signs, "*") && unit.Use == lex.Unused && unit.Kind == lex.East && !unit.Spaced && unit.Lex.Is(lang.RoleUnit) {
		c.last++
	}
}

// signBehind is signAt behind a chain whose first operand is given, where a comma may stand before
// the sign, and none is needed before a tip.
func signBehind(r calculator, c *chain, first operand) (sign byte, next int) {
	sign, next = r.signAt(c.last)
	if sign == 0 && r.At(c.last).Low == "," {
		if s, behind := r.signAt(c.last + 1); r.At(c.last+1).Lex.Is(lang.RoleDivided) || s == '+' && r.percentStarting(behind) != nil {
			return s, behind
		}
	}
	if sign != 0 && (sign != '+' || tipping{r}.beginsNumber(next)) {
		return sign, next
	}
	if t := (tipping{r}).behind(c, first); t.last > 0 {
		c.tip, c.open = true, t.open
		return '+', t.first
	}
	return sign, next
}

// isPart reports whether a percentage behind a sign is a part of what stands before
// it. An added one is a tax as well as a tip.
func (r calculator) isPart(sign byte, o operand) bool {
	return sign == '-' || sign == '*' || sign == '+' && (isGratuity(&r.Sentence, r.skipGlue(o.last)) || isGratuity(&r.Sentence, o.first-1))
}

// signAt reads a sign or word of arithmetic at token k, and returns the token behind
// it. A dash alone is none: it is a range as well.
func (r calculator) signAt(k int) (sign byte, next int) {
	t, after := r.At(k), r.At(k+1)
	if t.Use != lex.Unused {
		return 0, k
	}
	switch {
	case isTimes(t):
		for next = k + 1; r.At(next).Lex.Is(lang.RoleDe) && r.At(next).Use == lex.Unused; {
			next++ // "3x de 119,90"
		}
		return '*', next
	case t.Low == "÷" || t.Lex.Is(lang.RoleDivided) || t.Low == "/" && t.Spaced == after.Spaced:
		return '/', k + 1
	case t.Lex.Is(lang.RoleMinus) && after.Lex.Is(lang.RoleArticle) && r.At(k+2).Lex.Is(lang.RoleOff):
		return 0, k // "moins un bon de 10" takes off 10, see reduction
	case takesOff(&r.Sentence, k):
		return '-', behindMinus(r, k)
	case t.Low == "-" || t.Low == "−":
		if p := r.percentStarting(k + 1); p != nil && p.rate.IsSet() {
			return '-', k + 1
		}
	case t.Low == "+" || t.Lex.Is(lang.RolePlus):
		if next = k + 1; r.At(next).Use == lex.Unused &&
			(r.At(next).Lex.Is(lang.RoleTip) && r.moneyStarting(next+1) >= 0 || isGratuity(&r.Sentence, next) && r.percentStarting(next+1) != nil) {
			next++ // "plus tip 2", "plus service 10%"
		}
		return '+', next
	}
	return 0, k
}

// behindMinus returns the token behind a minus, and behind an article that is the number one as well:
// "menos un 20%".
func behindMinus(r calculator, k int) int {
	if r.At(k+1).Lex.Is(lang.RoleArticle) && r.percentStarting(k+2) != nil {
		return k + 2
	}
	return k + 1
}

func isTimes(t *lex.Token) bool {
	return t.Low == "×" || t.Low == "*" || t.Low == "x" || t.Low == "х" || t.Lex.Is(lang.RoleTimes)
}

// isChain reports whether a chain is arithmetic. "Coffee 4 + 3 tea" names two things,
// and "2 x 1" between names is a score.
func (r calculator) isChain(c *chain) bool {
	if r.At(r.skipGlue(c.last)).Lex.Is(lang.RoleTax) {
		return false // "3000 minus 400 tax" has two figures of one entry
	}
	before, after := r.named(c.first-1, -1), r.named(c.last, 1)
	if strings.Contains(c.signs, "+") && (before || r.At(c.first-1).IsForeignThing()) && after {
		behind := r.skipGlue(c.last)
		return c.tip || r.At(behind).Lex.Is(lang.RoleTip) || c.endsInPercent() && isGratuity(&r.Sentence, behind)
	}
	if c.mark != nil || c.cents || !before || !after {
		return c.mark != nil || c.cents || len(c.amounts) > 0 || before || after || strings.Trim(c.signs, "*") == ""
	}
	return false
}

// isOffer reports whether a chain says what was bought, and not what was paid, which
// follows: "2+1 pizza 18".
func (r calculator) isOffer(c *chain) bool {
	if c.mark != nil || c.cents || r.At(c.last).Use != lex.Unused || r.At(c.last).Kind != lex.Word || strings.Trim(c.signs, "+") != "" {
		return false
	}
	_, last := r.lineOf(c.first)
	return slices.ContainsFunc(r.Amounts, func(m Found) bool { return m.First > c.last && m.Last <= last && !m.Tax && !m.Dropped })
}

// takeOffer makes a name of the numbers of a chain.
func (r calculator) takeOffer(c *chain) {
	for i := range r.Amounts {
		if m := &r.Amounts[i]; m.First >= c.first && m.Last <= c.last {
			r.Drop(m)
		}
	}
	name := &r.Tokens[c.first]
	name.Kind, name.Lex, name.End = lex.Code, nil, r.Tokens[c.last-1].End
	for k := c.first + 1; k < c.last; k++ {
		r.Tokens[k].Use = lex.UsedFiller
	}
}

// named reports whether a word of something stands at token k or beyond it in a
// direction, up to a separator or an amount.
func (r calculator) named(k, step int) bool {
	for ; k >= 0 && k < len(r.Tokens); k += step {
		t := &r.Tokens[k]
		switch {
		case t.Kind == lex.Break || t.Use == lex.UsedAmount || t.Use == lex.UsedTax || t.Kind == lex.Sign && strings.Contains(",;、。", t.Low):
			return false
		case t.Use == lex.Unused && (t.Kind == lex.Word || t.Kind == lex.East || t.Kind == lex.Code) && !t.Lex.Is(lang.RoleFiller|lang.RoleAnd|lang.RoleDe):
			return true
		}
	}
	return false
}

// skipGlue returns the first token from k on that is no "of".
func (r *Reader) skipGlue(k int) int {
	for r.At(k).Use == lex.Unused && r.At(k).Lex.Is(lang.RoleDe|lang.RoleFiller) {
		k++
	}
	return k
}

// takeChain makes one amount of a chain.
func (r calculator) takeChain(c *chain) {
	if behind := r.skipGlue(c.last); strings.HasSuffix(c.signs, "-") && r.At(behind).Lex.Is(lang.RoleOff) {
		c.last = behind + 1
	} else if strings.HasSuffix(c.signs, "+") {
		c.last = max(c.last, tipping{r}.wordBehind(c.last))
		if behind := r.skipGlue(c.last); c.endsInPercent() && isGratuity(&r.Sentence, behind) {
			c.last = gratuityEnd(&r.Sentence, behind)
		}
	}
	if each := r.At(c.last); each.Use == lex.Unused && c.signs == "*" && each.Lex.Is(lang.RoleEach) && each.Kind == lex.Word {
		c.last++ // "x 2 3.90 each"
	}
	i := -1
	if len(c.amounts) > 0 {
		i = c.amounts[0]
		for _, other := range c.amounts {
			if r.Amounts[other].mark != nil {
				i = other
			}
		}
		for _, other := range c.amounts {
			r.Amounts[other].summed = other != i
		}
	} else {
		i, _ = slices.BinarySearchFunc(r.Amounts, c.first, func(m Found, first int) int { return m.First - first })
		r.Amounts = slices.Insert(r.Amounts, i, Found{First: c.first, Last: c.last})
	}
	m := &r.Amounts[i]
	m.First, m.Last = c.first, c.last
	if c.mark == nil && !c.cents && !c.repeated && strings.Contains(c.signs, "*") {
		m.Loose = m.Loose || !spokenPrices(r).isPriceOfEach(c) && !c.isPriced() // "meeting room 4 x 3", but "3x60 beer"
	}
	m.Loose = m.Loose || c.ambiguous
	r.setSum(m, c.text.String())
	if c.open {
		m.Readings = append(m.Readings, c.begin)
	}
	if r.mayBeMinutes(c) {
		m.Readings = append(m.Readings, c.end)
	}
	m.Loose = m.Loose || strings.Contains(c.signs, "-") && !m.Value.IsPositive() // "5 minus 10": nobody pays less than nothing
	r.setAmount(c.first, c.last)
}

// mostMinutes is up to how many anything is sold by the minute.
var mostMinutes = decimal.New(240, 0)

// mayBeMinutes reports whether the minus of a chain may be short for minutes, so that the second number
// is the price: "massage 60 min 45".
func (r calculator) mayBeMinutes(c *chain) bool {
	if c.signs != "-" || c.mark != nil || !c.begin.IsInteger() || c.begin.GreaterThan(mostMinutes) || r.At(c.last-1).Lex.Is(lang.RoleOff|lang.RolePercent) {
		return false
	}
	return slices.ContainsFunc(r.Tokens[c.first:c.last], func(t lex.Token) bool { return t.Lex.Is(lang.RoleMinus) && t.Lex.Is(lang.RoleUnit) })
}

// isPriceOfEach reports whether a chain says how many of something to eat or drink were bought
// and, behind that, a number that no count has: "3x60 beer".
func (s spokenPrices) isPriceOfEach(c *chain) bool {
	count, price, _ := strings.Cut(c.text.String(), "*")
	n, err := decimal.NewFromString(count)
	if err != nil || n.GreaterThan(plainTens) {
		return false
	}
	each, err := decimal.NewFromString(price)
	if err != nil || !each.GreaterThanOrEqual(ten.Add(n)) {
		return false
	}
	category, _ := s.thingAround(c.first, c.last)
	return lang.IsFood(category)
}

// setSum gives an amount the value of arithmetic.
func (r calculator) setSum(m *Found, text string) {
	s, err := sum.Parse(text)
	if err != nil {
		m.Loose = true
		return
	}
	m.Value = s.Round(r.digits(m))
	m.Readings, m.Sum = []decimal.Decimal{m.Value}, s.String()
	m.Rank = max(m.Rank, rankDecimal)
	m.Span = lex.Span{Start: r.Tokens[m.First].Start, End: r.Tokens[m.Last-1].End}
	m.Text = r.Text[m.Start:m.End]
}

// digits returns how many decimals the currency of an amount has.
func (r calculator) digits(m *Found) int32 {
	return int32(m.CurrencyIn(r.Options.Currency).Digits())
}

// term returns an amount as a part of a larger sum.
func (m *Found) term() string {
	if m.Sum != "" {
		return "(" + m.Sum + ")"
	}
	return m.Value.StringFixed(max(-m.Value.Exponent(), 0))
}
