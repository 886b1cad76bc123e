package door

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// kinds are those that the entry of a call may be of: the one that the model and the
// person's words agree on, or all between which the person has to choose. A model may
// leave out what the words tell; what they do not tell is asked about. None leaves it to
// the sign of the amount.
func (v *values) kinds(said string) []expense.Kind {
	if k, ok := lang.KindNamed(v.Answered[string(expense.FieldKind)]); ok {
		return []expense.Kind{k}
	}
	asked, named := lang.KindNamed(said)
	if v.editing {
		return only(asked, named) // which is shown before it is done
	}
	if v.turned && !named {
		asked, named = expense.KindRefund, true
	}
	told, unposted := v.ev.kinds(v.used)
	switch {
	case unposted:
		return expense.Kinds
	case len(told) == 0 && (asked == expense.KindExpense || !named):
		return nil
	case len(told) == 0 && asked == expense.KindRefund && // the sign says it
		slices.ContainsFunc(v.used, decimal.Decimal.IsNegative):
		return []expense.Kind{asked}
	case len(told) == 0:
		return []expense.Kind{asked, expense.KindExpense}
	case len(told) > 1 || !named || slices.Contains(told, asked):
		return told
	}
	return append([]expense.Kind{asked}, told...)
}

func only(k expense.Kind, ok bool) []expense.Kind {
	if !ok {
		return nil
	}
	return []expense.Kind{k}
}

// kinds returns the kinds that the texts tell of the expenses with some amounts, or of
// all that they say if it has no such amounts. Unposted means that the money is owed or
// planned, or somebody else's.
func (ev Evidence) kinds(used []decimal.Decimal) (told []expense.Kind, unposted bool) {
	found := false
	add := func(kinds []expense.Kind) {
		for _, k := range kinds {
			if !slices.Contains(told, k) {
				told = append(told, k)
			}
		}
	}
	for _, t := range ev.texts {
		read := t.Read()
		unposted = unposted || read.Unspent != ""
		for _, e := range read.Expenses {
			if isOf(e, used) {
				found = true
				add(e.Kinds)
			}
		}
	}
	if !found {
		for _, t := range ev.texts {
			add(t.Read().Kinds)
		}
	}
	return told, unposted
}

// isOf reports whether an expense has one of some amounts, as its own or of a tax line.
func isOf(e parse.Expense, amounts []decimal.Decimal) bool {
	return slices.ContainsFunc(e.Amounts(), func(a *parse.Amount) bool {
		return slices.ContainsFunc(amounts, func(v decimal.Decimal) bool { return containsValue(a.Readings, v) })
	})
}
