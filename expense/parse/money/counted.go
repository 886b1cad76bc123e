package money

import (
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
)

// How many tokens what was bought may have between its price and how many there were, where
// the price stands first and where it stands behind.
const (
	maxCounted = 6
	maxBetween = 3
)

// maxPieces is how many of something are bought one by one at most.
var maxPieces = decimal.New(50, 0)

// counts tells by the numbers beside an amount whether it is the price of one or of all.
type counts struct{ calculator }

// leadsFromCount reports whether an "of" at token k stands between a count of something and
// what one cost: "3 diárias de 190", "due birre da 5".
func (r counts) leadsFromCount(k int) bool {
	if t := r.At(k); !t.Lex.Is(lang.RoleDe) && !(lang.OfEach.Has(t.Low) && t.Kind == lex.Word) {
		return false
	}
	for i := k - 1; i >= k-maxBetween; i-- {
		if q, ok := r.pieces(i - 1); ok && q.last == i {
			return true
		}
		t := r.At(i)
		joins := t.Lex.Is(lang.RoleDe) || lang.LeadsOn(t.Low, r.Language, "") // "2 cafés con leche de 1,50"
		if t.Kind != lex.Word || t.Use != lex.Unused || t.Lex.MarkOf() != nil || t.Lex.Is(lang.RoleFiller|lang.RoleTax|lang.RoleOff) && !joins {
			return false
		}
	}
	return false
}

// repeatsUnit reports whether the word at token k is the unit that was counted right before it, with
// an ending: "3 saat, saati 200".
func (r counts) repeatsUnit(k int) bool {
	unit := k - 1
	if r.At(unit).Low == "," {
		unit--
	}
	ending, ok := strings.CutPrefix(r.At(k).Low, r.At(unit).Low)
	if !ok || ending == "" || !r.At(unit).Lex.Is(lang.RoleUnit) {
		return false
	}
	_, counted := r.pieces(unit - 1)
	return counted
}

// pieces reads at token k how many of something were bought one by one.
func (r counts) pieces(k int) (operand, bool) {
	q, ok := r.operandAt(k)
	if !ok || q.percent || q.ambiguous || !q.value.IsInteger() || !q.value.GreaterThan(one) || q.value.GreaterThan(maxPieces) {
		return operand{}, false
	}
	return q, q.amount < 0 || r.Amounts[q.amount].Rank == RankBare
}

var one = decimal.New(1, 0)

// followsCount reports whether an "at" at token k stands behind a number of things that people
// buy, so that a price follows as well as an hour: "4 beers at 7".
func followsCount(r *lex.Sentence, k int) bool {
	thing, c := r.At(k-1), k-2
	if r.At(c).Lex.Is(lang.RoleDe) {
		c-- // "2 kg de pommes à 3"
	}
	if _, weighed := weightOf(r.At(c).Low); weighed || lang.Litre.Has(r.At(c).Low) {
		c-- // "2 kg apples at 3"
	}
	count := r.At(c)
	return lang.Apiece.Has(r.At(k).Low) && count.Kind == lex.Number && count.Num.Whole && count.Num.Mantissa > 1 && count.Num.Mantissa <= maxPieces.IntPart() &&
		thing.Kind == lex.Word && r.KnownWord(k-1) && !thing.Lex.Is(lang.RolePerson|lang.RoleUnit) && !lang.Heads.Has(thing.Low)
}

// isCountedBehind reports whether what was bought for an amount that ends before token k is
// counted behind it: 140円を3個, 100円のパンを3個, 120円のパン4つ.
func (r pricing) isCountedBehind(k int) bool {
	of := lang.PriceOf.Has(r.At(k).Low)
	if !of && !lang.Object.Has(r.At(k).Low) {
		return false
	}
	for last := k + maxCounted; k < min(last, len(r.Tokens)) && r.At(k).Kind == lex.East && r.At(k).Use == lex.Unused; k++ {
		if !of && !lang.Object.Has(r.At(k).Low) {
			continue
		}
		n, unit := r.At(k+1), r.At(k+2)
		if n.Kind == lex.Number {
			return n.Num.Whole && n.Num.Mantissa > 1 && n.Num.Mantissa <= maxPieces.IntPart() && unit.Lex.Is(lang.RoleUnit) && !lang.Heads.Has(unit.Low)
		}
	}
	return false
}

// openPrice finds what leaves it open whether the only amount of a line is the price of one or
// of all.
func (r counts) openPrice(m *Found) perPiece {
	before := r.At(m.First - 1)
	if m.minus || before.Lex.Is(lang.RoleFor|lang.RoleCost|lang.RoleSpend|lang.RoleTotal|lang.RoleTip|lang.RoleTax) {
		return perPiece{}
	}
	first, last := r.lineOf(m.First)
	for k := first; k+1 < last; k++ {
		if q, ok := r.operandAt(k); ok && r.isOnlyBeside(m, q) && (r.isBulk(q) || r.isTimesThing(m, q) || r.countsTimes(m, q) || r.countsPriced(m, q)) {
			return perPiece{first: m.First, last: m.First, ok: true, open: true}
		}
	}
	return perPiece{}
}

// countsPriced reports whether a number stands right before a price, and what was bought right behind
// it, so that it is the price of one as well: "two 14.99 t-shirts".
func (r counts) countsPriced(m *Found, q operand) bool {
	before, thing := r.At(q.first-1), r.At(m.Last)
	if _, ok := r.pieces(q.first); !ok || q.last != m.First || m.Rank == RankBare || before.Kind == lex.Word && !before.Lex.Is(lang.RoleFiller) {
		return false // "bus 2 3.50 downtown"
	}
	return thing.Use == lex.Unused && thing.Kind == lex.Word && !lang.FunctionWord.Has(thing.Low) && !thing.Lex.Is(lang.RoleUnit|lang.RoleTax|lang.RoleOff|lang.RoleTip)
}

// isOnlyBeside reports whether the line of the amount m has no other but the number q.
func (r counts) isOnlyBeside(m *Found, q operand) bool {
	if q.first == m.First || q.amount >= 0 && r.Amounts[q.amount].Rank > RankBare {
		return false
	}
	others := r.otherAmounts(m)
	return len(others) == 0 || len(others) == 1 && q.amount >= 0 && others[0] == &r.Amounts[q.amount]
}

// minBulk is how many litres there are at least of what is sold by the litre, and not by the
// bottle.
var minBulk = decimal.New(5, 0)

// isBulk reports whether a number measures what is sold by the unit behind it: "diesel 45
// litres 1.72".
func (r counts) isBulk(q operand) bool {
	unit := r.At(q.last)
	if q.percent || unit.Use != lex.Unused || !unit.Lex.Is(lang.RoleUnit) {
		return false
	}
	return lang.Metered.Has(unit.Low) || lang.Litre.Has(unit.Low) && q.value.GreaterThanOrEqual(minBulk)
}

// isTimesThing reports whether a number says with a sign of multiplication how many there were
// of the word behind it, before the amount m: "2x coffee 2.75".
func (r counts) isTimesThing(m *Found, q operand) bool {
	times, thing := r.At(q.last), r.At(q.last+1)
	if _, ok := r.pieces(q.first); !ok || q.last >= m.First || times.Use != lex.Unused || times.Low == "*" || !isTimes(times) {
		return false
	}
	return (thing.Kind == lex.Word || thing.Kind == lex.East) && thing.Use == lex.Unused && !number.IsNumberWord(&r.Sentence, q.last+1)
}

// countsTimes reports whether a number says in characters, right before the amount m, how often
// something was paid: バス2回500円.
func (r counts) countsTimes(m *Found, q operand) bool {
	t := r.At(q.last)
	_, ok := r.pieces(q.first)
	return ok && q.last+1 == m.First && t.Use == lex.Unused && t.Kind == lex.East && lang.CountsTimes.Is(t.Low)
}

// isPayable reports whether an amount has no more decimals than its currency, and so can be
// what was paid: a litre is 1.729, a tank is not.
func (r counts) isPayable(m *Found) bool { return -m.Value.Exponent() <= r.digits(m) }

// powers of ten of a kilogram that units of weight are.
var weights = [...]struct {
	unit  lang.List
	power int32
}{{lang.Kilo, 0}, {lang.Hectogram, -1}, {lang.Decagram, -2}, {lang.Gram, -3}}

// weightOf returns which power of ten of a kilogram a word names.
func weightOf(word string) (power int32, ok bool) {
	if lang.HalfKilo.Has(word) {
		return 0, true
	}
	for _, w := range weights {
		if w.unit.Has(word) {
			return w.power, true
		}
	}
	return 0, false
}

// partOfUnit reads at token k a part of what a price is the price of, or one and a half: "half a
// kilo", "cuarto de kilo", полкило, "kilo y medio". The number ends before the unit.
func (r counts) partOfUnit(k int) (operand, bool) {
	t := r.At(k)
	o := operand{first: k, last: k, amount: -1}
	switch {
	case t.Use != lex.Unused || t.Kind != lex.Word:
		return operand{}, false
	case lang.HalfKilo.Has(t.Low):
		o.value, o.places = half, 1
		return o, true
	case r.isUnit(k):
		o.value = one // to which the half is added
		return o, !r.At(k-1).Lex.Is(lang.RoleWord) && !r.endsNumber(k) && number.AndHalf(&r.Sentence, k+1) > k+1
	case lang.SaysHalf.Is(t.Low), t.Lex.Is(lang.RoleHalf) && !lang.HalfAlone.Has(t.Low):
		o.value, o.places = half, 1
	case lang.SaysQuarter.Is(t.Low):
		o.value, o.places = half.Mul(half), 2
	default:
		return operand{}, false
	}
	for o.last = k + 1; r.At(o.last).Use == lex.Unused && r.At(o.last).Lex.Is(lang.RoleDe|lang.RoleArticle|lang.RolePer); {
		o.last++
	}
	if r.At(k - 1).Lex.Is(lang.RoleArticle) {
		o.first-- // "un demi kilo"
	}
	return o, !r.endsNumber(k) && r.isUnit(o.last)
}

// isPartOfUnit reports whether token k says half of a unit or of a dozen.
func (r counts) isPartOfUnit(k int) bool {
	if o, ok := r.partOfUnit(k); ok {
		return o.value.LessThan(one)
	}
	dozen := k + 1
	for r.At(dozen).Lex.Is(lang.RoleArticle) {
		dozen++
	}
	return lang.SaysHalf.Is(r.At(k).Low) && lang.SaysDozen.Is(r.At(dozen).Low)
}

// notAlone reads at token k how much was bought for the price m where that is no number before a word.
func (r counts) notAlone(k int, m *Found, p perPiece) (operand, bool) {
	if q, ok := r.timed(k, p); ok {
		return q, true
	}
	if q, ok := r.behindThing(k, m, p); ok {
		return q, true
	}
	if _, ok := r.operandAt(k); ok {
		return operand{}, false
	}
	q, ok := r.partOfUnit(k)
	return q, ok && r.At(q.last).Use == lex.Unused && (q.last < m.First || q.first >= m.Last)
}

// behindThing reads at token k how many were bought of the thing before it, where the price of one
// follows: "pens 5 at 2 each", "ручки 5 по 20".
func (r counts) behindThing(k int, m *Found, p perPiece) (operand, bool) {
	thing, at := r.At(k-1), r.At(p.first).Low
	if !p.sure && !r.isNoPrice(k, m, p) && (p.last != m.First || !lang.Apiece.Has(at) || lang.Versus.Has(at)) || // "juve inter 2 a 1"
		!isName(thing) || isCommand(&r.Sentence) || lang.Model.Has(thing.Low) || thing.Lex.Is(lang.RoleNumbered|lang.RoleFiller|lang.RoleSpend) {
		return operand{}, false
	}
	q, ok := r.operandAt(k)
	if !ok || q.percent || q.ambiguous || !q.value.IsInteger() || !q.value.IsPositive() || q.value.GreaterThan(maxPieces) || q.amount >= 0 && r.Amounts[q.amount].Rank > RankBare {
		return operand{}, false
	}
	price := q.last
	for price < m.First && (price >= p.first || r.At(price).Lex.Is(lang.RoleAt|lang.RoleFor) || lang.Apiece.Has(r.At(price).Low) || lang.Named(r.Language).AtEach == r.At(price).Low) {
		price++
	}
	return q, price == m.First
}

// isNoPrice reports whether the number at token k is none of the thing before it, because money without
// cents has no price as small, and the price of one stands right behind it: ペン5 1本200円.
func (r counts) isNoPrice(k int, m *Found, p perPiece) bool {
	return p.first == k+1 && p.last == m.First && pricing(r.calculator).saysOne(p.first) && !r.At(p.first).Lex.Is(lang.RoleEach) && r.digits(m) == 0
}

// timed reads at token k how often something was bought for a price that is that of one: "x3",
// "3x".
func (r counts) timed(k int, p perPiece) (operand, bool) {
	t := r.At(k)
	if !p.sure || t.Use != lex.Unused {
		return operand{}, false
	}
	o, ok := r.operandAt(k)
	if t.Kind == lex.Code { // "x3" looks like a name
		value, err := decimal.NewFromString(r.Text[t.Start:t.End])
		o, ok = operand{first: k, last: k + 1, value: value, amount: -1}, err == nil
	}
	if !ok || o.amount >= 0 && r.Amounts[o.amount].Rank > RankBare {
		return operand{}, false
	}
	before, behind := r.At(k-1), r.At(o.last)
	switch {
	case behind.Use == lex.Unused && isTimes(behind):
		o.last++
	case before.Use == lex.Unused && isTimes(before):
		o.first--
	default:
		return operand{}, false
	}
	return o, !o.percent && o.value.IsInteger() && o.value.LessThanOrEqual(maxPieces)
}

// endsNumber reports whether a number that is no article stands before token k, or one to which
// a half is added: "two and a half kilos".
func (r counts) endsNumber(k int) bool {
	before := r.At(k - 1)
	if before.Lex.Is(lang.RoleArticle) && r.At(k-2).Lex.Is(lang.RoleAnd) || before.Lex.Is(lang.RoleAnd) || lang.JoinsHalf.Has(before.Low) {
		return true
	}
	return before.Kind == lex.Number || before.Lex.Is(lang.RoleWord) && !before.Lex.Is(lang.RoleArticle)
}

var half = decimal.New(5, -1)

// isUnit reports whether token k is the unit of what was bought.
func (r counts) isUnit(k int) bool {
	t := r.At(k)
	_, weighed := weightOf(t.Low)
	return t.Use == lex.Unused && (t.Lex.Is(lang.RoleUnit) || weighed || lang.Pound.Has(t.Low))
}

// weigh converts what was bought to the unit of weight that has the price: "300 g à 22 le kilo".
// Of grams without such a unit it is the kilogram, and asked about unless p is sure.
func (o *operand) weigh(unit string, p *perPiece) {
	of, ok := weightOf(p.of)
	from, weighed := weightOf(unit)
	if ok && of == 0 && lang.Pound.Has(unit) {
		o.value, o.places = o.value.Mul(half), o.places+1
		return
	}
	switch {
	case !weighed || !ok && p.of != "":
		return
	case !ok && from > -2:
		return // who buys two kilos at 3 pays for kilos
	case !ok:
		p.open = !p.sure
	}
	shift := from - of
	o.value, o.places = o.value.Shift(shift), max(o.places-shift, 0)
}
