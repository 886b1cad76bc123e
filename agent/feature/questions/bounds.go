package questions

import (
	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// bounds are the limits of an amount, whatever its currency; nil for none.
type bounds struct {
	over, under     *expense.Money // themselves excluded
	atLeast, atMost *expense.Money
}

func boundsOf(e *feature.Env, a action.FindExpenses) bounds {
	return bounds{bound(e, a.Over), bound(e, a.Under), bound(e, a.AtLeast), bound(e, a.AtMost)}
}

// bound reads a limit in major units. It returns nil if there is none.
func bound(e *feature.Env, said string) *expense.Money {
	readings := e.Readings(said)
	if len(readings) == 0 {
		return nil
	}
	m, err := expense.NewMoney(readings[0], e.Ledger.Currency)
	if err != nil {
		return nil
	}
	return &m
}

// of returns the expenses within the bounds.
func (b bounds) of(found []expense.Expense) []expense.Expense {
	if b == (bounds{}) {
		return found
	}
	var kept []expense.Expense
	for _, e := range found {
		amount := e.GrossMoney().Decimal()
		switch {
		case b.over != nil && !amount.GreaterThan(b.over.Decimal()), b.under != nil && !amount.LessThan(b.under.Decimal()):
		case b.atLeast != nil && amount.LessThan(b.atLeast.Decimal()), b.atMost != nil && amount.GreaterThan(b.atMost.Decimal()):
		default:
			kept = append(kept, e)
		}
	}
	return kept
}

// say names the bounds behind what else was looked for.
func (b bounds) say(t *text.Catalogue) string {
	said := ""
	if b.over != nil {
		said += " · " + t.Say(text.BoundOver, text.Args{"Amount": *b.over})
	}
	if b.under != nil {
		said += " · " + t.Say(text.BoundUnder, text.Args{"Amount": *b.under})
	}
	if b.atLeast != nil && b.atMost != nil {
		said += " · " + t.Say(text.Range, text.Args{"From": *b.atLeast, "To": *b.atMost})
	}
	return said
}
