package line

import (
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// choose decides, part by part, which numbers are what was paid. A currency
// beats a bare number, a price such as 12.50 beats a count.
func choose(r *Reader) {
	if len(r.paid()) < 2 && len(r.dates) == 0 {
		dropChatNumbers(r)
		return
	}
	shareDay(r)
	settleTotal(r)
	dropHeadCount(r)
	dropPricedDates(r)
	long := r.CountWords() > 12
	strong := false
	for _, i := range r.paid() {
		strong = strong || r.Amounts[i].Rank == money.RankStrong
	}
	for _, c := range r.chunks() {
		chooseIn(r, c, long && strong)
	}
	dropWeakDates(r)
	dropChatNumbers(r)
}

// shareDay makes words fillers that say beside a day that it is of all things before them, as it is
// without them: "kino 12,50 popcorn 6,90 alles gestern", "bus 3, lunch 12, both on friday".
func shareDay(r *Reader) {
	if len(r.paid()) < 2 {
		return
	}
	for _, d := range r.dates {
		if d.Weak {
			continue
		}
		says := func(k int) bool { return r.At(k).Use == lex.Unused && (r.isThing(k) || r.At(k).Kind == lex.East) }
		first, last := d.first, d.last
		for says(first - 1) {
			first--
		}
		for says(last) {
			last++
		}
		markAll(r, first, d.first)
		markAll(r, d.last, last)
	}
}

// markAll makes tokens[first:last] fillers if they say "all", and nothing else but fillers.
func markAll(r *Reader, first, last int) {
	for f := first; f < last; f++ {
		for l := last; l > f; l-- {
			if lang.SaysOfAll.Is(strings.ToLower(r.Text[r.Tokens[f].Start:r.Tokens[l-1].End])) {
				for k := f; k < l; k++ {
					r.Tokens[k].Use = lex.UsedFiller
				}
				return
			}
			if !r.Tokens[l-1].Lex.Is(lang.RoleFiller) {
				break
			}
		}
		if !r.Tokens[f].Lex.Is(lang.RoleFiller) {
			return
		}
	}
}

// maxHeads is how many of a thing people count, maxEaten how many in a list of several things.
var one, maxEaten, maxHeads, most = decimal.New(1, 0), decimal.New(9, 0), decimal.New(20, 0), decimal.New(maxThings, 0)

// dropHeadCount takes the number before a list of things that ends with its price for how many
// of the first were bought: "2 croissants et un café 5,30". The other things may be counted, too.
func dropHeadCount(r *Reader) {
	paid := r.paid()
	if len(paid) < 2 {
		return
	}
	count, others, price := &r.Amounts[paid[0]], paid[1:len(paid)-1], &r.Amounts[paid[len(paid)-1]]
	isOther := func(i int) bool { return isHeadCount(&r.Amounts[i]) && r.follows(&r.Amounts[i]) }
	if !isHeadCount(count) || slices.ContainsFunc(others, func(i int) bool { return !isOther(i) }) {
		return
	}
	if !r.isThing(count.Last) || r.At(price.First-1).Kind != lex.Word || !endsAt(r, price, len(r.Tokens)) {
		return
	}
	if !opensWithPlace(r, count.First) {
		return
	}
	counted := len(others) > 0
	for k := count.Last + 1; k+1 < price.First && !counted; k++ {
		counted = (r.Tokens[k].Lex.Is(lang.RoleAnd) || r.Tokens[k].Low == ",") && r.isCounted(k+1)
	}
	if counted {
		for _, i := range paid[:len(paid)-1] {
			r.Drop(&r.Amounts[i])
		}
	}
}

// maxPlace is how many words a place has at most, without what leads to it.
const maxPlace = 2

// opensWithPlace reports whether nothing but where it was stands before token k: "beim bäcker",
// "en el bar", "tesco".
func opensWithPlace(r *Reader, k int) bool {
	words, shop, leads := 0, false, false
	for i := range k {
		t := &r.Tokens[i]
		if t.Use != lex.Unused {
			continue
		}
		if i == 0 && (t.Lex.Is(lang.RoleAt) || lang.FunctionWord.Has(t.Low)) {
			leads = true
		} else if !t.Lex.Is(lang.RoleFiller) {
			words++
			shop = shop || lang.IsShop(t.Low, r.Language)
		}
	}
	return words == 0 || words <= maxPlace && (leads || shop)
}

// isHeadCount reports whether an amount may be how many of something were bought.
func isHeadCount(m *money.Found) bool {
	return m.Rank == money.RankBare && m.Value.IsInteger() && m.Value.GreaterThan(one) && m.Value.LessThanOrEqual(maxHeads)
}

// follows reports whether an amount stands before a word, behind "and" or a comma.
func (r *Reader) follows(m *money.Found) bool {
	before := r.At(m.First - 1)
	return (before.Lex.Is(lang.RoleAnd) || before.Low == ",") && r.isThing(m.Last)
}

// isThing reports whether token k is a word that may be what was bought.
func (r *Reader) isThing(k int) bool {
	return r.At(k).Kind == lex.Word && r.At(k).Use == lex.Unused
}

// isCounted reports whether token k says in a word how many there are of the word behind it.
func (r *Reader) isCounted(k int) bool {
	t := r.At(k)
	return t.Use == lex.Unused && r.isThing(k+1) && (t.Lex.Is(lang.RoleArticle) || t.Lex.Is(lang.RoleWord) && t.Lex.Number > 0)
}

func chooseIn(r *Reader, c chunk, strict bool) {
	best := money.RankBare
	for _, i := range c.money {
		if m := &r.Amounts[i]; m.Rank > best && !onWeakDate(r, m) {
			best = m.Rank
		}
	}
	if strict {
		best = money.RankStrong
	}
	kept := 0
	listed := best > money.RankBare && (isGluedList(r, c) || isDatedList(r, c) || isThingList(r, c))
	for _, i := range c.money {
		m := &r.Amounts[i]
		if m.Rank < best && !listed {
			r.Drop(m)
		} else {
			kept++
		}
	}
	if kept > 1 && best == money.RankBare {
		chooseBare(r, c)
	}
}

// chooseBare keeps the number at the end of the part, or else the one at its
// start, of several without a currency: "3 pizzas por 2000".
func chooseBare(r *Reader, c chunk) {
	if alternates(r, c) {
		return
	}
	keep := -1
	for _, i := range c.money {
		m := &r.Amounts[i]
		if m.Dropped || onWeakDate(r, m) {
			continue
		}
		if keep < 0 || endsAt(r, m, c.last) {
			keep = i
		}
	}
	for _, i := range c.money {
		if i != keep && keep >= 0 {
			r.Drop(&r.Amounts[i])
		}
	}
}

// endsAt reports whether only fillers and used words follow m before last.
func endsAt(r *Reader, m *money.Found, last int) bool {
	for k := m.Last; k < last; k++ {
		if t := &r.Tokens[k]; t.Use == lex.Unused && !t.Lex.Is(lang.RoleFiller) {
			return false
		}
	}
	return true
}

// alternates reports whether a part is a list without separators, "lunch 12
// taxi 5": words before each number, and a number at the end.
func alternates(r *Reader, c chunk) bool {
	from := c.first
	for _, i := range c.money {
		m := &r.Amounts[i]
		if m.Dropped {
			continue
		}
		words := false
		for k := from; k < m.First; k++ {
			t := &r.Tokens[k]
			words = words || t.Use == lex.Unused && (t.Kind == lex.Word || t.Kind == lex.East) && !t.Lex.Is(lang.RoleFiller)
		}
		if !words || m.Rank == money.RankBare && r.At(m.Last).Kind == lex.Word && r.At(m.Last).Use == lex.Unused && i != c.money[len(c.money)-1] && m.Value.LessThanOrEqual(most) && !r.KnownWord(m.Last) && !isPricedBetween(r, m) {
			return false
		}
		from = m.Last
	}
	return from == c.last || from > c.first && fills(r, from, c.last)
}

// isPricedBetween reports whether a bare number in a list is more than people count and stands behind
// something that they buy, and before another thing with its price: "haircut 18 beard trim 8", "waschanlage
// 12 snickers 1,89".
func isPricedBetween(r *Reader, m *money.Found) bool {
	next := slices.IndexFunc(r.Amounts, func(o money.Found) bool { return o.First >= m.Last && !o.Dropped })
	if next < 0 || m.Value.LessThanOrEqual(maxEaten) || !r.KnownWord(m.First-1) {
		return false
	}
	price := &r.Amounts[next]
	if price.Rank == money.RankBare {
		return lang.IsThing(strings.ToLower(r.Text[r.At(m.Last).Start:r.At(price.First-1).End]))
	}
	return price.First == m.Last+1 && isUnknownThing(r, m.Last)
}

// fills reports whether tokens[first:last] say nothing of what was bought: コーヒー450円 パン200円 買った,
// "lunch 12 taxi 5.20 yesterday", "pan 1,10 leche 0,95 en el lidl".
func fills(r *Reader, first, last int) bool {
	last = placeStart(r, first, last)
	return !slices.ContainsFunc(r.Tokens[first:last], func(t lex.Token) bool {
		return t.Use != lex.UsedFiller && t.Use != lex.UsedDate && (t.Use != lex.Unused || t.Kind == lex.Sign || !t.Lex.Is(lang.RoleFiller))
	})
}

// placeStart returns where a shop, with a preposition before it, begins that ends tokens[first:last], or last.
func placeStart(r *Reader, first, last int) int {
	for k := last - 1; k > first && r.isThing(k); k-- {
		shop := k
		for before := r.At(k - 1); before.Lex.Is(lang.RoleArticle) && !before.Lex.Is(lang.RoleAt) && k-1 > first; before = r.At(k - 1) {
			k-- // "en el lidl"
		}
		if t := r.At(k - 1); (t.Lex.Is(lang.RoleAt) || lang.LeadsOn(t.Low, r.Language, "")) && lang.IsShop(strings.ToLower(r.Text[r.Tokens[shop].Start:r.Tokens[last-1].End]), r.Language) {
			return k - 1
		}
	}
	return last
}

// isGluedList reports whether a part is a list of which each price that nothing marks as one
// is glued to what it is of: 早餐12 地铁4块.
func isGluedList(r *Reader, c chunk) bool {
	return alternates(r, c) && !slices.ContainsFunc(c.money, func(i int) bool {
		m := &r.Amounts[i]
		return m.Rank == money.RankBare && !m.Dropped && !isGlued(r, m.First)
	})
}

// isThingList reports whether a part is a list of which each price that nothing marks as one stands
// between things that people buy, as in "parking 10 lunch 14.20", or behind one at the end, as in
// "lunch 14.20 parking 10". In a longer list one thing beside
// it is enough: "bun 20 tea 25 cake 22.50". A small number says how many there are of the next.
func isThingList(r *Reader, c chunk) bool {
	isLong := len(c.money) >= fewestListed
	return len(c.money) > 1 && alternates(r, c) && !slices.ContainsFunc(c.money, func(i int) bool {
		m := &r.Amounts[i]
		if m.Rank != money.RankBare || m.Dropped {
			return false
		}
		before, behind := r.KnownWord(m.First-1), r.KnownWord(m.Last)
		if i == c.money[len(c.money)-1] {
			return !before && !isUnknownThing(r, m.First-1)
		}
		if isLong {
			return !before && !behind
		}
		return !before || !behind || m.Value.LessThanOrEqual(mostOfOne)
	})
}

// isUnknownThing reports whether the word at token k, in no table, may be what was bought.
func isUnknownThing(r *Reader, k int) bool {
	t := r.At(k)
	return r.isThing(k) && t.Lex == nil && !lang.Heads.Has(t.Low) && !lang.FunctionWord.Has(t.Low) && !lang.Premises.Has(t.Low) && !lang.Seat.Has(t.Low) && !lang.Fellows.Has(t.Low) && !lang.Paged.Has(t.Low) && !lang.Model.Has(t.Low)
}

// fewestListed is how many things make a list without separators that can be nothing else.
const fewestListed = 3

// mostOfOne is how many of one thing people write before it in the middle of a line.
var mostOfOne = decimal.New(4, 0)

// isDatedList reports whether a part is a list of which each thing has a day of its own:
// "monday vet 22.50 tuesday sauna 19".
func isDatedList(r *Reader, c chunk) bool {
	if len(c.money) < 2 || !alternates(r, c) {
		return false
	}
	first := c.first
	for _, i := range c.money {
		m := &r.Amounts[i]
		if onWeakDate(r, m) || !slices.ContainsFunc(r.dates, func(d dateUse) bool { return !d.Weak && d.first >= first && d.last <= m.First }) {
			return false
		}
		first = m.Last
	}
	return true
}

// isGlued reports whether the number at token k is glued to a word of a script without spaces.
func isGlued(r *Reader, k int) bool {
	before := r.At(k - 1)
	return !r.At(k).Spaced && before.Kind == lex.East && before.Use == lex.Unused
}

// isBehindThing reports whether a word that may be what was bought stands before token k.
func isBehindThing(r *Reader, k int) bool {
	return r.isThing(k-1) && !r.At(k-1).Lex.Is(lang.RoleFiller)
}

// dropChatNumbers keeps whole numbers of small talk from being amounts: in "I
// tried to call Bob 3 times" nothing was spent.
func dropChatNumbers(r *Reader) {
	if !isChat(r) {
		return
	}
	for i := range r.Amounts {
		if m := &r.Amounts[i]; m.Rank == money.RankBare && !m.Tax && !m.Dropped {
			r.Drop(m)
		}
	}
}

// isChat reports whether a text talks rather than notes: it has words that no
// expense has, and none about spending.
func isChat(r *Reader) bool {
	chat := false
	for i := range r.Tokens {
		t := &r.Tokens[i]
		if t.Use != lex.Unused {
			continue
		}
		if t.Lex.Is(lang.RoleSpend | lang.RoleCost | lang.RoleAdd | lang.RoleMoney | lang.RoleNotSpent | lang.RoleIncome | lang.RoleRefund | lang.RoleMoved) {
			return false
		}
		chat = chat || t.Lex.Is(lang.RoleBan) && !t.Lex.Is(lang.RoleEstimate) && !isOwnParticle(r, i)
	}
	if chat {
		_, known := lang.CategoryOf(r.Text, r.Language, r.Options.Region)
		chat = !known
	}
	return chat
}
