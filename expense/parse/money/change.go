package money

import (
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// change finds the coins that came back, which were not spent.
type change struct{ calculator }

// drop drops the change that was given on a price, and what was handed over for that, if it is said
// and adds up: "coffee 3.50 change 1.50", "coffee 3.50, gave 5, got 1.50 change".
func (r change) drop() {
	for i := range r.Amounts {
		m := &r.Amounts[i]
		first, last := r.beside(m)
		price := r.priceBefore(m)
		if first == last || price == nil {
			continue
		}
		m.summed, r.Change = true, true
		r.useWords(min(first, m.First), max(last, m.Last))
		line, _ := r.lineOf(m.First)
		for j := range r.Amounts {
			handed := &r.Amounts[j]
			if handed.First > line && areLive(handed, price) && price.Value.Add(m.Value).Equal(handed.Value) {
				handed.summed = true
				r.useWords(handed.First-1, handed.Last)
			}
		}
	}
}

// beside returns the tokens of the word for change beside the amount m, with what leads to it: none if
// there is no such word.
func (r change) beside(m *Found) (first, last int) {
	isChange := func(k int) bool { return r.At(k).Use != lex.UsedAmount && lang.Change.Has(r.At(k).Low) }
	switch {
	case isChange(m.Last):
		first, last = m.First, m.Last+1
		if t := r.At(first - 1); t.Use == lex.Unused && lang.Returns.Has(t.Low) {
			first--
		}
		return first, last
	case isChange(m.First - 1):
		return m.First - 1, m.Last
	}
	return 0, 0
}

// priceBefore returns the first amount in the line of m that something before m cost, nil if there is none.
func (r change) priceBefore(m *Found) *Found {
	first, _ := r.lineOf(m.First)
	for i := range r.Amounts {
		if p := &r.Amounts[i]; p.First >= first && p.Last <= m.First && areLive(p, m) && p.Value.IsPositive() {
			return p
		}
	}
	return nil
}
