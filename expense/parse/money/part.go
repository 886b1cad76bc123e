package money

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// FindShares returns by how many an amount is divided, as far as a word of a text says so:
// two for "split", three for "zu dritt". It is meant for checking arithmetic with a number
// that stands in no figure; who wrote the text does not matter.
func FindShares(t *lex.Text) []int64 {
	r := NewReader(t.In(lex.Options{}))
	defer r.Release()
	var found []int64
	for k := range r.Tokens {
		l := r.Tokens[k].Lex
		if !l.Is(lang.RoleShare | lang.RoleShared) {
			continue
		}
		if n := max(l.Share, 2); !slices.Contains(found, n) {
			found = append(found, n)
		}
	}
	return found
}

// FindTenthsKept returns the parts of one that remain of prices, as words of a text say:
// 0.8 for 打8折, 0.7 for 3割引.
func FindTenthsKept(t *lex.Text) []decimal.Decimal {
	r := NewReader(t.In(lex.Options{}))
	defer r.Release()
	var found []decimal.Decimal
	for k := range r.Tokens {
		if t := (calculator{&r}).tenths(k, k+1); t.last > 0 {
			found = append(found, t.kept.Shift(-2))
		}
	}
	return found
}

// FindParts returns the amounts of a text of which words say that they may not be what was
// paid: the price of one, what is reduced, or what others had a part of. Each word is about
// the amount nearest to it.
func FindParts(t *lex.Text) []decimal.Decimal {
	reader := NewReader(t.In(lex.Options{}))
	defer reader.Release()
	r := parts{calculator{&reader}}
	r.FindPercents()
	r.FindMoney()
	var found []decimal.Decimal
	for k := range r.Tokens {
		if m := r.nearest(k); m != nil && r.points(k, m) {
			found = append(found, absolute(m.Readings)...)
		}
	}
	for i := range r.Amounts {
		m := &r.Amounts[i]
		if p := r.priceOfOne(m); p.ok && !p.unsure && (p.sure || lang.Words().Words[p.of].Is(lang.RoleUnit)) {
			found = append(found, absolute(m.Readings)...)
		}
	}
	return found
}

// FindCounts returns the numbers of a text that count or measure something, and are
// percentages.
func FindCounts(t *lex.Text) []decimal.Decimal {
	r := NewReader(t.In(lex.Options{}))
	defer r.Release()
	var found []decimal.Decimal
	for k := range r.Tokens {
		if q, ok := (calculator{&r}).operandAt(k); ok && r.At(q.last).Lex.Is(lang.RoleUnit|lang.RolePercent) && r.At(q.last).Lex.MarkOf() == nil {
			found = append(found, q.value)
		}
	}
	return found
}

// parts finds the words for parts of an amount.
type parts struct{ calculator }

// points reports whether token k says that the amount m may be a part, or more than one.
func (r parts) points(k int, m *Found) bool {
	t := r.At(k)
	switch {
	case t.Lex.Is(lang.RoleShare | lang.RoleShared), (lang.TenthsKept.Has(t.Low) || lang.TenthsOff.Has(t.Low)) && r.At(k-1).Kind != lex.Word:
		return true
	case t.Lex.Is(lang.RoleEach):
		return t.Kind != lex.East || r.saysSame(k)
	case t.Lex.Is(lang.RoleOff):
		return !m.reduced
	case t.Lex.Is(lang.RoleMinus):
		return r.isPercent(k-1) || r.isPercent(k+1)
	case t.Lex.Is(lang.RoleUnit): // "der Liter 1,82", "12,50 la unidad"
		return r.At(k-1).Lex.Is(lang.RoleArticle|lang.RolePer|lang.RoleEach) && (m.First == k+1 || m.Last == k-1)
	case t.Kind == lex.East && lang.One.Has(t.Low):
		return r.saysSame(k)
	}
	return r.isPercent(k) && !r.isPercent(k+1) && r.skipGlue(k+1) > k+1 && r.skipGlue(k+1) == m.First // "20% of 450"
}

// saysSame reports whether something of which token k says one was counted elsewhere: 五杯,
// 一杯十八.
func (r parts) saysSame(k int) bool {
	counter := r.At(k + 1).Low
	if r.At(k+1).Kind != lex.East {
		return false
	}
	for i := range r.Tokens {
		if i != k+1 && i > 0 && r.Tokens[i].Low == counter && !lang.One.Has(r.At(i-1).Low) {
			return true
		}
	}
	return false
}

func (r parts) isPercent(k int) bool {
	return slices.ContainsFunc(r.percents, func(p percent) bool { return p.first <= k && k < p.last })
}

// nearest returns the amount that is nearest to token k, the one before it if two are.
func (r parts) nearest(k int) *Found {
	var best *Found
	distance := len(r.Tokens)
	for i := range r.Amounts {
		m := &r.Amounts[i]
		d := max(k-m.Last+1, m.First-k, 0)
		if !m.Tax && !m.Dropped && d < distance {
			best, distance = m, d
		}
	}
	return best
}
