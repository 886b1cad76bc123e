package money

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
)

// maxCount is the largest number of things that a price is multiplied by.
var maxCount = decimal.New(10_000, 0)

// takePrice multiplies the amount i by how many were bought, if it is the price of
// one: "2 coffees 4.50 each", "42 litres at 1.75", "4 Nächte je 22", 加油35升，每升7.8.
func (r calculator) takePrice(i int) {
	m := &r.Amounts[i]
	if m.summed || m.Tax || m.Dropped || m.Partial || m.Sum != "" {
		return
	}
	p := r.priceOfOne(m)
	if !p.ok {
		pricing(r).openReturn(m)
		return
	}
	q, ok := r.countOf(m, p)
	if ok && p.of != "" && !p.sure && pricing(r).isOtherUnit(q, p) {
		p.unsure = true
	}
	if !ok {
		pricing(r).leaveUncounted(m, p)
		return
	}
	if q.amount >= 0 {
		r.Amounts[q.amount].summed = true
	}
	pricing(r).takeUnitAndHalf(&q)
	measured := counts{r}.isUnit(q.last) && (p.of == "" || !pricing(r).isOtherUnit(q, p))
	r.useWords(p.first, p.last)
	r.useCount(q, p)
	m.Loose = m.Loose || q.ambiguous || pricing(r).isPriceOfOther(q, m, p)
	q.weigh(r.At(q.last).Low, &p)
	if measured {
		m.Value = decimal.Min(m.Readings[0], m.Readings[1:]...) // "40l 1.659 €/l"
	}
	whole, payable := m.Value, counts{r}.isPayable(m)
	text := q.String() + "*" + m.term()
	if p.per > 0 {
		text += "/" + decimal.New(p.per, 0).String()
	}
	r.setSum(m, text)
	if p.open && payable || p.unsure && !measured {
		m.Readings = append(m.Readings, whole)
	}
}

// leaveUncounted decides what the price of one is where nobody says how many were bought: in a list
// it may be one, "club 30, beer 12 each".
func (r pricing) leaveUncounted(m *Found, p perPiece) {
	switch {
	case !p.sure:
		r.openReturn(m)
	case r.openReturn(m):
		calculator(r).useWords(p.first, p.last)
	case len(calculator(r).otherAmounts(m)) > 0:
		m.Loose = true
		calculator(r).useWords(p.first, p.last)
	default:
		r.Unclear, r.UnclearMark = true, m.mark
		m.summed = true
		calculator(r).useWords(p.first, p.last)
	}
}

// useCount makes a number of things no part of what they are called: "42 litres of".
func (r calculator) useCount(q operand, p perPiece) {
	k := q.last
	alone := !r.describedBeside(q)
	for t := r.At(k); t.Use == lex.Unused && !(alone && t.Lex.Is(lang.RoleUnit) && lang.IsThing(t.Low)) && (t.Lex.Is(lang.RoleDe) || counts{r}.isUnit(k) || p.of != "" && t.Low == p.of); t = r.At(k) {
		k++
	}
	for i := q.first; i < k; i++ {
		r.Tokens[i].Use = lex.UsedFiller
	}
	for i := q.first; i < q.last && (q.last-q.first > 1 || lang.SaysHalf.Is(r.Tokens[i].Low)); i++ {
		r.Tokens[i].Use = lex.UsedAmount // "two and a half" says no more than 2.5
	}
}

// describedBeside reports whether the line has words besides the unit of a number.
func (r calculator) describedBeside(q operand) bool {
	first, last := r.lineOf(q.first)
	for k := first; k < last; k++ {
		t := &r.Tokens[k]
		if (k < q.first || k > q.last) && t.Use == lex.Unused && (t.Kind == lex.Word || t.Kind == lex.East) && !t.Lex.Is(lang.RoleFiller|lang.RoleUnit|lang.RoleAnd|lang.RoleDe|lang.RoleEach|lang.RolePer) {
			return true
		}
	}
	return false
}

// pricing tells by the words beside an amount what it is the price of.
type pricing struct{ *Reader }

// A perPiece is what shows that an amount is the price of one: tokens[first:last].
type perPiece struct {
	first, last int
	of          string // the unit that was named, "" if any
	per         int64  // of how many units it is the price, 0 for one: "100g 2.49"
	ok          bool
	sure        bool // it can be nothing else, even if nobody said how many
	open        bool // nothing says whether it is that of one or of all: "45 litres 1.72"
	unsure      bool // unless what was bought is measured, it may be that of all: "2 beers at 9.00"
}

// priceOfOne reads what stands beside the amount m and makes it the price of one.
func (r calculator) priceOfOne(m *Found) perPiece {
	if k := r.At(m.First - 2); k.Use == lex.Unused && k.Lex.Is(lang.RoleShared) && k.Lex.Share == 0 {
		return perPiece{} // "à partager à 4"
	}
	before, behind := r.perBefore(m), r.perBehind(m)
	switch {
	case !before.ok && !behind.ok:
		return counts{r}.openPrice(m)
	case !behind.ok:
		return before
	case before.ok:
		r.useWords(before.first, before.last) // "à 6,50 chacune"
	}
	return behind
}

// perBefore reads "at", "je" and 每升 before an amount.
func (r calculator) perBefore(m *Found) perPiece {
	k := m.First - 1
	t := r.At(k)
	if t.Use != lex.Unused {
		return perPiece{}
	}
	switch {
	case t.Lex.Is(lang.RoleEach), lang.Apiece.Has(t.Low) && pricing(r).isApiece(k-1):
		first := k
		if pricing(r).isApiece(k - 1) {
			first-- // "zu je 79"
		}
		return perPiece{first: first, last: k + 1, ok: true, sure: true}
	case (counts{r}).leadsFromCount(k):
		return perPiece{first: k, last: k + 1, ok: true, unsure: true}
	case r.At(k - 1).Lex.Is(lang.RolePlus | lang.RoleAnd):
		return perPiece{} // "31.80 plus a 3 quid tip"
	case lang.Apiece.Has(t.Low) || t.Low != "" && lang.Named(r.Language).AtEach == t.Low:
		return perPiece{first: k, last: k + 1, ok: true, unsure: t.Lex.Is(lang.RoleAt)}
	}
	if (counts{r}).repeatsUnit(k) {
		return perPiece{first: k, last: k + 1, ok: true}
	}
	// 每 and a counter, or 一 and a counter: the price of one of them.
	if (t.Kind == lex.East || t.Lex.Is(lang.RoleUnit) && !t.Spaced) && r.At(k-1).Use == lex.Unused && pricing(r).saysOne(k-1) {
		return perPiece{first: k - 1, last: k + 1, of: t.Low, ok: !pricing(r).isListed(k - 1)}
	}
	if p := pricing(r).perEnd(k); p.ok {
		return p
	}
	if p := pricing(r).ofMeasure(k); p.ok {
		return p
	}
	return pricing(r).ofOneThing(m)
}

// ofOneThing reads one of a thing before its price, of which several are counted behind it:
// 一箱牛奶59.9 买了两箱.
func (r pricing) ofOneThing(m *Found) perPiece {
	for k := m.First - 2; k >= max(m.First-maxCounted, 0); k-- {
		unit := r.At(k + 1)
		if r.At(k+1).Kind != lex.East || r.At(k).Use != lex.Unused || unit.Use != lex.Unused {
			return perPiece{}
		}
		if r.saysOne(k) && r.isCountedAgain(m.Last, unit.Low) {
			return perPiece{first: m.First, last: m.First, of: unit.Low, ok: true}
		}
	}
	return perPiece{}
}

// isCountedAgain reports whether several of a unit are counted from token k on, before the line or
// a part of it ends. Right at k they are of the next thing, if that has a price: "1개 고기 12만원 2개 맥주 4만5천".
func (r pricing) isCountedAgain(k int, unit string) bool {
	first := k
	for last := k + maxCounted; k < min(last, len(r.Tokens)) && r.At(k).Kind != lex.Break; k++ {
		if q, ok := (counts{calculator(r)}).pieces(k); ok && r.At(q.last).Low == unit {
			return k != first || !r.opensPriced(q.last+1)
		}
	}
	return false
}

// opensPriced reports whether the name of something opens at token k, and an amount is behind it.
func (r pricing) opensPriced(k int) bool {
	first := k
	for isName(r.At(k)) {
		k++
	}
	return k > first && calculator(r).moneyStarting(k) >= 0
}

// perEnd reads the unit before token k whose price the amount behind it is: 한 마리에 2만원,
// 리터당 1650원, 1杯あたり550円.
func (r pricing) perEnd(k int) perPiece {
	unit := r.At(k - 1)
	if !lang.PerEnd.Has(r.At(k).Low) || !unit.Lex.Is(lang.RoleUnit) || unit.Use != lex.Unused {
		return perPiece{}
	}
	if p := r.ofMeasure(k - 1); p.ok {
		p.last = k + 1
		return p // 100그램에 2500원
	}
	first := k - 1
	switch {
	case r.At(k-2).Use == lex.Unused && r.saysOne(k-2):
		first--
	case lang.Particle.Has(r.At(k).Low): // 두 마리에 is the price of both
		return perPiece{}
	}
	return perPiece{first: first, last: k + 1, of: unit.Low, ok: !r.isListed(first)}
}

// ofMeasure reads the measure at token k that an amount behind it is the price of: リッター170円,
// 100グラム250円.
func (r pricing) ofMeasure(k int) perPiece {
	t, number := r.At(k), r.At(k-1)
	switch {
	case !t.Lex.Is(lang.RoleUnit) || t.Lex.MarkOf() != nil || !r.isMeasuredBeside(k):
		return perPiece{}
	case number.Kind != lex.Number:
		return perPiece{first: k, last: k + 1, of: t.Low, ok: t.Kind == lex.East && utf8.RuneCountInString(t.Low) > 1}
	case number.Num.Whole && !t.Spaced && (number.Num.Mantissa == 10 || number.Num.Mantissa == 100 || number.Num.Mantissa == 1000):
		return perPiece{first: k - 1, last: k + 1, of: t.Low, per: number.Num.Mantissa, ok: true}
	}
	return perPiece{}
}

// isMeasuredBeside reports whether another number than the one before it has the unit at
// token k.
func (r pricing) isMeasuredBeside(k int) bool {
	for i := 1; i < len(r.Tokens); i++ {
		if i != k && sameUnit(r.At(i).Low, r.At(k).Low) && r.At(i-1).Kind == lex.Number {
			return true
		}
	}
	return false
}

// isListed reports whether a number of things at token k ends a list of things that were
// counted, and so their price stands behind it: コーヒー2つとケーキ1つ.
func (r pricing) isListed(k int) bool {
	if t := r.At(k - 1); t.Kind != lex.East && t.Kind != lex.Word || t.Lex.Is(lang.RoleUnit) {
		return false
	}
	for k--; k > 0 && r.At(k).Kind != lex.Break; k-- {
		if r.At(k).Lex.Is(lang.RoleAnd) {
			return !slices.ContainsFunc(r.Amounts, func(m Found) bool { return m.Last == k }) // 水果5块和两瓶水一瓶2块
		}
	}
	return false
}

// isApiece reports whether token k leads to the price of one.
func (r pricing) isApiece(k int) bool {
	t := r.At(k)
	return t.Use == lex.Unused && lang.Apiece.Has(t.Low) && t.Kind == lex.Word
}

// perBehind reads "each", "pro Stück", "a night" and 一斤 behind an amount.
func (r calculator) perBehind(m *Found) perPiece {
	k := m.Last
	t, next := r.At(k), r.At(k+1)
	if m.each {
		return perPiece{first: k, last: k, ok: true, sure: true}
	}
	if t.Use != lex.Unused {
		return perPiece{}
	}
	switch {
	case t.Lex.Is(lang.RoleEach):
		return perPiece{first: k, last: k + 1, ok: true, sure: true}
	case r.phraseEnd(k, lang.PerHead) > k:
		return perPiece{first: k, last: r.phraseEnd(k, lang.PerHead), ok: true, unsure: true} // "2 tickets 13.50 pp"
	case pricing(r).isCountedBehind(k), pricing(r).isWorthEach(k):
		return perPiece{first: k, last: k + 1, ok: true}
	case pricing(r).pieceEnd(m) > k:
		return perPiece{first: k, last: pricing(r).pieceEnd(m), ok: true}
	case pricing(r).eachEnd(k) > k:
		return perPiece{first: k, last: pricing(r).eachEnd(k), ok: true, sure: true}
	case r.At(m.First - 1).Lex.Is(lang.RolePlus):
		return perPiece{} // "pizza 42 plus 5 za dostawę"
	case next.Use == lex.Unused && (t.Lex.Is(lang.RolePer) || t.Low == "/") && (next.Kind == lex.Word || next.Kind == lex.East):
		return perPiece{first: k, last: k + 2, of: next.Low, ok: true}
	case t.Lex.IsArticleIn(r.Language) && next.Use == lex.Unused && isWeight(next.Low):
		return perPiece{first: k, last: k + 2, of: next.Low, ok: true} // "9 euro de kilo"
	case pricing(r).saysOne(k) && next.Kind == lex.East && next.Use == lex.Unused:
		return perPiece{first: k, last: k + 2, of: next.Low, ok: true}
	}
	return perPiece{}
}

// isWeight reports whether a word names a unit of weight.
func isWeight(word string) bool {
	_, ok := weightOf(word)
	return ok
}

// isWorthEach reports whether the amount before token k is what one thing is worth, and the
// things are counted behind it: 5천원짜리 소주 3병.
func (r pricing) isWorthEach(k int) bool {
	if !lang.Worth.Has(r.At(k).Low) {
		return false
	}
	for last := k + maxCounted; k < min(last, len(r.Tokens)); k++ {
		if q, ok := calculator(r).operandAt(k); ok {
			return q.amount < 0 && !q.percent && r.At(q.last).Lex.Is(lang.RoleUnit) && !lang.Heads.Has(r.At(q.last).Low)
		}
	}
	return false
}

// pieceEnd returns the token behind the abbreviation of "piece" that ends a part of a list behind the price m,
// "3 bułki 1,20 szt.", or the one behind m. A number without cents is rather one of pieces: "40 шт".
func (r pricing) pieceEnd(m *Found) int {
	k := m.Last
	if m.Rank == RankBare || !lang.Piece.Has(r.At(k).Low) {
		return k
	}
	last := k + 1
	if point := r.At(last); point.Low == "." && !point.Spaced {
		last++
	}
	if last < len(r.Tokens) && !r.EndsPart(last) {
		return k
	}
	return last
}

// eachEnd returns the token behind an abbreviation for "each" at token k, such as "c/u" and "p.st.",
// or k.
func (r pricing) eachEnd(k int) int {
	sign, last := r.At(k+1), r.At(k+2)
	if sign.Low != "/" && sign.Low != "." || sign.Spaced || last.Spaced || last.Kind != lex.Word || !lang.Words().Words[r.At(k).Low+sign.Low+last.Low].Is(lang.RoleEach) {
		return k
	}
	if point := r.At(k + 3); sign.Low == "." && point.Low == "." && !point.Spaced {
		return k + 4
	}
	return k + 3
}

// saysOne reports whether token k says one of something in a script without spaces: 每,
// 一 or 1.
func (r pricing) saysOne(k int) bool {
	t := r.At(k)
	if t.Kind == lex.Number {
		unit := r.At(k + 1)
		return t.Num.Whole && t.Num.Mantissa == 1 && (unit.Kind == lex.East || unit.Lex.Is(lang.RoleUnit) && !unit.Spaced)
	}
	return t.Kind == lex.East && (t.Lex.Is(lang.RoleEach) || lang.One.Has(t.Low))
}

// countOf finds how many of the thing with the price m were bought: the nearest number
// of things before it, or else behind it.
func (r calculator) countOf(m *Found, p perPiece) (operand, bool) {
	first, last := r.lineOf(m.First)
	var one operand // 한 개 1500원씩 4개 is of four
	for k := min(p.first, m.First) - 1; k >= first; k-- {
		if q, ok := r.count(k, m, p); ok && !pricing(r).saysOne(k) {
			return q, true
		} else if ok {
			one = q
		}
		if i := r.moneyStarting(k); i >= 0 && r.Amounts[i].Rank > RankBare && !r.Amounts[i].summed {
			break // the price of another thing
		}
	}
	alone := !slices.ContainsFunc(r.otherAmounts(m), func(o *Found) bool { return o.Rank > RankBare })
	for k := max(p.last, m.Last); k < last && (alone || r.At(k).Low != ","); k++ {
		if q, ok := r.count(k, m, p); ok && !pricing(r).countsNext(q, p) {
			return q, true
		}
	}
	return one, one.last > 0
}

// countsNext reports whether a number of things stands right before the price of another, as the one
// before the price p does: "고기 1개 12만원 맥주 2개 4만5천".
func (r pricing) countsNext(q operand, p perPiece) bool {
	return r.saysOne(p.first) && !r.At(p.first).Lex.Is(lang.RoleEach) && r.At(q.last).Lex.Is(lang.RoleUnit) && calculator(r).moneyStarting(q.last+1) >= 0
}

// countedIn reads the number at token k in a unit, of which only the dozen is a number itself: "2 dozen
// eggs at 4.50 a dozen".
func countedIn(r calculator, unit string, k int) (operand, bool) {
	q, ok := r.operandAt(k)
	if ok && lang.SaysDozen.Is(unit) && lang.SaysDozen.Is(r.At(q.last-1).Low) {
		q.value = q.value.Div(dozen)
	}
	return q, ok
}

// count reads a number of things that begins at token k.
func (r calculator) count(k int, m *Found, p perPiece) (operand, bool) {
	if q, ok := (counts{r}).notAlone(k, m, p); ok {
		return q, true
	}
	q, ok := countedIn(r, p.of, k)
	if !ok || q.percent || q.last > m.First && q.first < m.Last || !q.value.IsPositive() || q.value.GreaterThan(maxCount) {
		return operand{}, false
	}
	if lang.Model.Has(r.At(k-1).Low) && !r.At(q.last).Lex.Is(lang.RoleUnit) {
		return operand{}, false // "айфон 17 по 48 тис"
	}
	if q.amount >= 0 && r.Amounts[q.amount].mark != nil || q.last == p.first && p.first < m.First {
		return operand{}, false
	}
	if last := number.AndHalf(&r.Sentence, q.last); last > q.last {
		q.addHalf()
		q.last = last
	}
	t := r.At(q.last)
	if q.last == m.First && p.open {
		t = r.At(m.Last) // "two 14.99 t-shirts"
	}
	if !q.countsWord(t) || r.At(k-1).Lex.Is(lang.RoleFor) && p.of == "" && !p.sure {
		return operand{}, false
	}
	if p.of != "" && !sameUnit(t.Low, p.of) && !t.Lex.Is(lang.RoleUnit) && t.Kind == lex.East {
		return operand{}, false
	}
	return q, true
}

// countsWord reports whether a number may count the word behind it. With cents it is the price of
// another thing: "19,99 la cover e 34,90 le cuffie".
func (o *operand) countsWord(t *lex.Token) bool {
	if o.places == 2 && !t.Lex.Is(lang.RoleUnit) {
		return false
	}
	return t.Use == lex.Unused && (t.Kind == lex.Word || t.Kind == lex.East) && !t.Lex.Is(lang.RoleAt|lang.RoleFor|lang.RoleAnd) && t.Lex.MarkOf() == nil
}

// takeUnitAndHalf adds the half that is said behind the unit of a count: "2 kilos y medio de
// carne", 三斤半苹果.
func (r pricing) takeUnitAndHalf(q *operand) {
	k := q.last + 1
	if !r.At(q.last).Lex.Is(lang.RoleUnit) {
		return
	}
	last := number.AndHalf(&r.Sentence, k)
	if t := r.At(k); last == k && t.Kind == lex.East && lang.Half.Has(t.Low) && t.Use == lex.Unused {
		last++
	}
	if last > k {
		q.addHalf()
		calculator(r).useWords(k, last)
	}
}

// isPriceOfOther reports whether a number of things may as well be the price of what stands
// before it: "tea 40 cake 60 each". Of what no table knows only a number that is at least the price
// of one may: "pagode 30 cerveja 12 cada".
func (r pricing) isPriceOfOther(q operand, m *Found, p perPiece) bool {
	before, counted := r.At(q.first-1), r.At(q.last)
	if p.of != "" || before.Kind != lex.Word || before.Use != lex.Unused || counted.Lex.Is(lang.RoleUnit) || !lang.IsThing(counted.Low) {
		return false
	}
	return lang.IsThing(before.Low) || !lang.IsKnown(before.Low) && q.value.GreaterThanOrEqual(m.Value)
}

// isOtherUnit reports whether a price is for something else than what was counted: "2 pizzas
// 3.50 a slice".
func (r pricing) isOtherUnit(q operand, p perPiece) bool {
	t := r.At(q.last)
	unit := isWeight(p.of) || lang.Words().Words[p.of].Is(lang.RoleUnit)
	return t.Kind == lex.Word && !sameUnit(t.Low, p.of) && !(counts{calculator(r)}.isUnit(q.last) && unit)
}

// measures are the units that have several names.
var measures = [...]lang.List{lang.Litre, lang.Kilo, lang.Gram}

// sameUnit reports whether two words name the same unit, one of them in the plural or as an
// abbreviation.
func sameUnit(a, b string) bool {
	if slices.ContainsFunc(measures[:], func(l lang.List) bool { return l.Has(a) && l.Has(b) }) {
		return true
	}
	n := min(utf8.RuneCountInString(a), utf8.RuneCountInString(b), 4)
	return strings.HasPrefix(a, string([]rune(b)[:n]))
}
