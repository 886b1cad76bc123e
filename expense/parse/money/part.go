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
// 0.8 for 打8折.
func FindTenthsKept(t *lex.Text) []decimal.Decimal {
	r := NewReader(t.In(lex.Options{}))
	defer r.Release()
	var found []decimal.Decimal
	for k := range r.Tokens {
		if _, percent := (calculator{&r}).tenthsKept(k, k+1); percent != "" {
			if kept, err := decimal.NewFromString(percent); err == nil {
				found = append(found, kept.Shift(-2))
			}
		}
	}
	return found
}
