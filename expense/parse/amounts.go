package parse

import (
	"slices"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// A rank says how sure it is that a number is money.
type rank uint8

const (
	rankBare    rank = iota // 12
	rankDecimal             // 12.50
	rankStrong              // 12 €
)

// A money is an amount as the grammar works with it: tokens[first:last].
type money struct {
	Amount
	first, last int
	rank        rank
	mark        *mark
	loose       bool // read with good will: nobody may act on it unseen
	whole       bool // no decimal part and no scale, so that cents may follow
	minus       bool
	dropped     bool // a number, but not what was paid
	tax         bool // what the tax was, not what was paid
}

// A reader holds the state of one [Parse].
type reader struct {
	text        string
	o           Options
	language    string
	custom      custom
	shouting    bool        // all letters are capitals, so capitals mean nothing
	buffer      *[]lexToken // that tokens began in, see tokenBuffers
	tokens      []lexToken
	outside     lexToken // what [reader.at] returns beside them
	money       []money
	percents    []percent
	taxes       []taxPhrase
	dates       []dateUse
	tooLong     bool
	unclear     bool  // a number in words that was not understood
	unclearMark *mark // its currency
	year        bool  // a number that could be an amount is a year
	badDate     bool  // a date that does not exist
}

// at returns the token k, or an empty one outside the text.
func (r *reader) at(k int) *lexToken {
	if k < 0 || k >= len(r.tokens) {
		r.outside = lexToken{kind: tokenBreak, use: usedSeparator, spaced: true}
		return &r.outside
	}
	return &r.tokens[k]
}

// A quantity is a number before its currency: tokens[first:last].
type quantity struct {
	last   int
	num    numeral // for digits without a scale, whose reading depends on the currency
	plain  bool    // num holds it
	value  decimal.Decimal
	word   bool // in words: money only beside a currency
	scaled bool
	small  bool // at most two digits without separators
	loose  bool
	// readings of a price in words: "two fifty"
	readings []decimal.Decimal
}

// findMoney collects every number that may be money, left to right.
func (r *reader) findMoney() {
	for k := 0; k < len(r.tokens); {
		if r.tokens[k].use != unused {
			k++
			continue
		}
		if end := r.unclearAt(k); end > k {
			r.setAmount(k, end)
			r.unclear, r.unclearMark = true, r.tokens[end-1].lex.markOf()
			k = end
			continue
		}
		m, ok := r.moneyAt(k)
		if !ok {
			k++
			continue
		}
		r.setAmount(m.first, m.last)
		r.money = append(r.money, m)
		k = max(m.last, k+1)
	}
	r.shareRanges()
}

// setAmount marks tokens[first:last] as those of an amount.
func (r *reader) setAmount(first, last int) {
	for i := first; i < last; i++ {
		r.tokens[i].use = usedAmount
	}
}

// moneyAt reads an amount whose number begins at token k. Its currency may
// stand before k.
func (r *reader) moneyAt(k int) (money, bool) {
	q, ok := r.quantityAt(k)
	if !ok {
		return money{}, false
	}
	m := money{first: k, last: q.last, loose: q.loose}
	r.markBefore(&m)
	r.markAfter(&m, &q)
	if m.mark == nil && (q.word || q.last == k || r.isCount(k, q)) {
		return money{}, false
	}
	r.currencyOf(&m)
	r.valueOf(&m, q)
	if m.mark != nil {
		m.rank = rankStrong
		r.addMinor(&m)
		m.Symbol = r.symbol(&m)
	}
	if part := r.unreadPart(&m, q.word); part >= 0 {
		m.Partial, m.loose = true, true
		r.tokens[part].use = usedAmount
	}
	r.sign(&m)
	m.Span = Span{r.tokens[m.first].Start, r.tokens[m.last-1].End}
	m.Text = r.text[m.Start:m.End]
	return m, !r.isRepeated(&m)
}

// quantityAt reads the number at token k with its scale.
func (r *reader) quantityAt(k int) (quantity, bool) {
	t := r.at(k)
	var q quantity
	switch t.kind {
	case tokenNumber:
		if t.num.tooLong {
			r.tooLong = true
			return q, false
		}
		if next := r.at(k + 1); next.kind == tokenEast && r.joinsUnit(k+1) {
			return r.eastQuantity(k)
		}
		q = quantity{last: k + 1, num: t.num, plain: true}
		q.small = t.num.whole && !t.num.ambiguous && t.num.mantissa < 100 && t.End-t.Start == 2
		if t.num.spaces && !languageNamed(r.language).groupsBySpace {
			q.loose = true
		}
		r.joinSplitDecimals(k, &q)
		r.addUp(&q)
		r.scale(&q)
		return q, true
	case tokenEast:
		return r.eastQuantity(k)
	case tokenWord:
		return r.wordQuantity(k)
	}
	return q, false
}

// wordQuantity reads a number in words at token k.
func (r *reader) wordQuantity(k int) (quantity, bool) {
	if one, cents := r.isOneDollar(k); one {
		return quantity{last: k + 1, value: decimal.New(1, 0), word: true, loose: !cents}, true
	}
	value, last := r.wordNumber(k)
	if last == k {
		return quantity{}, false
	}
	q := quantity{last: last, value: value, word: true, small: value.LessThan(decimal.New(100, 0))}
	q.scaled = r.tokens[last-1].lex.is(roleScale) || !value.IsInteger()
	if readings, end := r.price(k, last, value); readings != nil {
		q.readings, q.value, q.last, q.small = readings, readings[0], end, false
		return q, true
	}
	r.scale(&q)
	return q, true
}

// joinsUnit reports whether the character at token k multiplies the digits
// before it: 万 in "7万" and in "48.2 万", but not in "5 万达".
func (r *reader) joinsUnit(k int) bool {
	t := r.at(k)
	if _, _, ok := eastUnit(firstRune(t.low)); !ok || utf8.RuneCountInString(t.low) != 1 {
		return false
	}
	if !t.spaced {
		return true
	}
	next := r.at(k + 1)
	return next.spaced || next.kind != tokenEast || next.lex != nil && (next.lex.mark != nil || next.lex.is(roleFiller)) || r.joinsUnit(k+1)
}

// eastQuantity reads a number in Chinese, Japanese or Korean. Without digits in
// it, it is a word: 三 is also the first character of 三明治.
func (r *reader) eastQuantity(k int) (quantity, bool) {
	t := &r.tokens[k]
	if t.kind == tokenEast && t.lex.is(roleWord) && t.spaced {
		if value, last := r.wordNumber(k); last > k && (r.at(last).spaced || r.at(last).lex.markOf() != nil) {
			return quantity{last: last, value: value, word: true, small: true}, true // 스무 달러
		}
	}
	if t.kind == tokenEast && utf8.RuneCountInString(t.low) > 1 {
		return quantity{}, false
	}
	e := scanSpoken(r.text, t.Start)
	if !e.ok {
		return quantity{}, false
	}
	last := k
	for last < len(r.tokens) && r.tokens[last].End <= e.end {
		last++
	}
	if last == k || r.tokens[last-1].End != e.end {
		return quantity{}, false
	}
	if r.language == "ja" || r.at(last).low == "円" {
		e.value = e.exact
	}
	alone := e.digits || r.standsAlone(k, last)
	if e.tail.IsPositive() && !t.spaced { // 커피만 이천원
		return quantity{last: last, value: e.value, word: true, readings: []decimal.Decimal{e.value, e.tail}}, true
	}
	return quantity{last: last, value: e.value, word: !alone, scaled: e.digits && e.units, small: !e.units && e.value.LessThan(decimal.New(100, 0))}, true
}

// standsAlone reports whether nothing is glued to a number in words, so that it
// is meant as a number: 午饭 三十五, 花了三十.
func (r *reader) standsAlone(first, last int) bool {
	before, after := r.at(first-1), r.at(last)
	open := r.tokens[first].spaced || before.lex.is(roleSpend) || before.kind == tokenSign
	closed := after.spaced || after.kind == tokenBreak || after.kind == tokenSign
	units := 0
	for k := first; k < last; k++ {
		if _, _, ok := hanUnit(firstRune(r.tokens[k].low)); ok {
			units++
		}
	}
	noun := before.kind == tokenEast && before.use == unused && !traitCountedBefore.has(before.low)
	return closed && last-first > 1 && (open || units > 0 && (noun || last-first > 2)) // 房租三千五, 午饭二十
}

// joinSplitDecimals reads "119. 95" as one price when nothing but the price is
// there; in a sentence the point ends it.
func (r *reader) joinSplitDecimals(k int, q *quantity) {
	point, cents := r.at(k+1), r.at(k+2)
	if cents.kind != tokenNumber || !q.num.whole || !cents.num.whole || cents.End-cents.Start != 2 || cents.num.tooLong {
		return
	}
	if point.spaced || !cents.spaced || point.low != "." && point.low != "," || r.hasWordBefore(k) {
		return
	}
	if after := r.at(k + 3); point.low == "," && (after.lex == nil || after.lex.mark == nil) {
		return
	}
	q.num = numeral{mantissa: q.num.mantissa*100 + cents.num.mantissa, places: 2}
	q.last, q.loose, q.small = k+3, true, false
}

// addUp reads "12+5.50" as its sum. It is left for somebody to look at.
func (r *reader) addUp(q *quantity) {
	for range 10 {
		plus, next := r.at(q.last), r.at(q.last+1)
		if plus.low != "+" || plus.spaced || next.kind != tokenNumber || next.spaced || next.use != unused || next.num.tooLong {
			return
		}
		if q.plain {
			q.value, q.plain, q.small = q.num.decimalReading(), false, false
		}
		q.value = q.value.Add(next.num.decimalReading())
		q.last, q.loose, q.scaled = q.last+2, true, true
	}
}

func (r *reader) hasWordBefore(k int) bool {
	for _, t := range r.tokens[:k] {
		if (t.kind == tokenWord || t.kind == tokenEast) && t.lex.markOf() == nil {
			return true
		}
	}
	return false
}

func (l *lexeme) markOf() *mark {
	if l == nil {
		return nil
	}
	return l.mark
}

// scale multiplies by a following k, million or lakh. A single letter must be
// glued to the digits; "m" may be metres, so it needs a currency beside it.
func (r *reader) scale(q *quantity) {
	t := r.at(q.last)
	if t.use != unused || !t.lex.is(roleScale) || r.text[t.Start] == '#' {
		return
	}
	switch t.low {
	case "k", "к", "m", "mm", "tr":
		if t.spaced {
			return
		}
	}
	if t.low == "m" || t.low == "mm" {
		before, after := r.at(q.last-2), r.at(q.last+1)
		if before.lex.markOf() == nil && after.lex.markOf() == nil {
			return
		}
	}
	power := t.lex.scale
	if q.plain {
		q.value = q.num.thousands()
		if q.num.ambiguous && power >= 5 {
			q.value = q.num.decimals()
		}
		q.loose = q.loose || q.num.ambiguous
	}
	scaled := q.value.Shift(power)
	if scaled.GreaterThanOrEqual(decimal.New(1, expense.MaxDigits)) {
		return
	}
	q.value, q.plain, q.scaled, q.small = scaled, false, true, false
	q.last++
	if next := r.at(q.last); next.lex.is(roleScale) && next.lex.scale >= 5 && len(next.low) > 2 { // "five hundred million"
		r.scale(q)
	}
}

// valueOf sets the readings in the currency that was found.
func (r *reader) valueOf(m *money, q quantity) {
	if q.plain {
		decided := m.Currency
		if decided == "" && m.mark == nil {
			decided = r.o.Currency
		}
		m.Readings = q.num.readingsIn(r.custom, decided)
		if !q.num.whole && q.num.places <= 2 {
			m.rank = rankDecimal
		}
		m.whole = q.num.whole && !q.num.ambiguous
	} else if q.readings != nil {
		m.Readings = slices.Clone(q.readings)
	} else {
		m.Readings = []decimal.Decimal{q.value}
		m.whole = !q.scaled
	}
	if m.mark != nil && m.mark.minor > 0 {
		for i := range m.Readings {
			m.Readings[i] = m.Readings[i].Shift(-m.mark.minor)
		}
		if q.word && q.small && r.countsHundreds(m) {
			m.Readings = []decimal.Decimal{q.value.Shift(2), q.value.Shift(-2)}
		}
		m.whole = m.mark.minor == 1
	}
	m.Value = m.Readings[0]
}

// countsHundreds reports whether the unit of an amount is hundreds as well as
// cents: "loyer deux cents".
func (r *reader) countsHundreds(m *money) bool {
	t := &r.tokens[m.last-1]
	return t.lex.is(roleWord) && t.lex.number == 100 && t.lex.spoken&languageBit(r.language) != 0 && r.tokens[m.first].lex.number < 10
}

// sign takes a minus that is glued to the amount and to nothing before it. A
// dash with a space behind it is a bullet or a separator.
func (r *reader) sign(m *money) {
	if m.minus {
		m.negate()
		return
	}
	t := r.at(m.first - 1)
	if t.low != "-" && t.low != "−" || t.use != unused || r.tokens[m.first].spaced || !t.spaced {
		return
	}
	m.first--
	m.minus = true
	// Behind a word the minus may have been meant as a dash.
	if before := r.at(m.first - 1); before.kind != tokenBreak && before.kind != tokenSign && before.use == unused {
		m.loose = true
	}
	m.negate()
}

func (m *money) negate() {
	for i := range m.Readings {
		if m.Readings[i].IsPositive() {
			m.Readings[i] = m.Readings[i].Neg()
		}
	}
	m.Value = m.Readings[0]
}

// isCount reports whether a number without a currency counts, measures or
// names something: "3 kg", "room 12", "at 5", "555-1234".
func (r *reader) isCount(k int, q quantity) bool {
	t, before, after := &r.tokens[k], r.at(k-1), r.at(q.last)
	if after.use == unused && after.lex.is(roleUnit) && !(after.spaced && utf8.RuneCountInString(after.low) == 1) {
		return true
	}
	if after.lex.is(rolePercent) || before.lex.is(rolePercent) && !t.spaced {
		return true
	}
	if !t.spaced {
		switch before.low {
		case "#", "№", "-", "–", "/", "*", "^", "_", "=", "<", ">", "\\", ":":
			return before.low != "-" && before.low != "–" && before.low != ":" || !before.spaced && r.isGlue(k-2)
		}
	}
	if !after.spaced && (after.low == "-" || after.low == "–" || after.low == "/") && r.at(q.last+1).kind == tokenNumber && !r.at(q.last+1).spaced {
		return r.at(q.last+2).lex.markOf() == nil
	}
	whole := !q.plain || q.num.whole
	if whole && before.use == unused && before.lex.is(roleNumbered) {
		return true
	}
	if whole && before.lex.is(roleAt) && before.kind == tokenWord && q.plain && q.num.mantissa <= 24 {
		return true
	}
	return before.low == "+" && !t.spaced && t.End-t.Start > 6
}

// isGlue reports whether token k ends in a letter or digit to which a dash is
// glued: the numbers of a telephone, an order or a range.
func (r *reader) isGlue(k int) bool {
	t := r.at(k)
	return t.kind == tokenNumber || t.kind == tokenCode || t.kind == tokenWord
}

// currencyOf settles which currency the mark means here.
func (r *reader) currencyOf(m *money) {
	if m.mark == nil {
		return
	}
	m.Currency = m.mark.currency(r.o, r.language)
	m.Family = m.mark.list()
}

// symbol returns the sign or word as it was written, without a number.
func (r *reader) symbol(m *money) string {
	for k := m.first; k < m.last; k++ {
		t := &r.tokens[k]
		if t.lex.markOf() != nil && (t.lex.mark == m.mark || t.lex.mark.symbol == m.mark.symbol) {
			return r.text[t.Start:t.End]
		}
	}
	return m.mark.symbol
}
