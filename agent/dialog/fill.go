package dialog

import (
	"slices"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/rules"
	"chit/expense/parse"
)

// A change is a further value of an expense that is edited.
type change struct {
	number       *int64
	field, value string
}

// fill gives an argument of an action the value that was answered.
func (a Answer) fill(env *feature.Env, what action.Action, name, value string) action.Action {
	switch what := what.(type) {
	case action.AddExpense:
		filled := rules.Fill(what, name, value, env.Words).Settled(name)
		asked, _ := a.To.Actions[0].Action.(action.AddExpense) // before anything was filled in
		a.settle(&filled, what, asked.Amounts(), name, value)
		return filled
	case action.EditExpense:
		switch name {
		case "number":
			if what.Numbers = action.Numbers(value); len(what.Numbers) < 2 {
				what.Number, what.Numbers = action.ParseNumber(value), nil
			}
		case action.FieldLine:
			what.Line, _ = strconv.Atoi(value)
		case action.FieldName:
			what = rules.Edit(action.EditExpense{Number: what.Number}, value, what.Value.Description, env.Words)
		case feature.FieldValue:
			asked := what.Value.Amounts()
			what = rules.Edit(what, what.Field, value, env.Words)
			a.settle(&what.Value, action.AddExpense{}, asked, name, value)
		default: // one of several new values
			before := what.Value
			what.Value = rules.Fill(what.Value, name, value, env.Words).Settled(name)
			a.settle(&what.Value, before, before.Amounts(), name, value)
		}
		return what
	}
	return action.With(what, name, value)
}

// settle leaves of an amount that was answered the reading that was meant: an option names
// it plainly. Without a currency it is in that of those which were asked about.
func (a Answer) settle(filled *action.AddExpense, before action.AddExpense, asked []parse.Amount, name, value string) {
	for _, at := range []struct {
		amount **parse.Amount
		before *parse.Amount
	}{{&filled.Amount, before.Amount}, {&filled.Net, before.Net}, {&filled.Gross, before.Gross}, {&filled.Tax, before.Tax}} {
		if *at.amount == nil || *at.amount == at.before {
			continue
		}
		amount := **at.amount
		if !slices.Contains(a.Open, name) {
			number, _, _ := strings.Cut(value, " ") // an option may have the currency behind it
			if n, plain := door.PlainNumber(number); plain {
				amount.Value = n
			}
			amount.Readings, amount.Partial = []decimal.Decimal{amount.Value}, false
		}
		if amount.Symbol == "" && amount.Currency == "" {
			mark(&amount, asked)
		}
		*at.amount = &amount
	}
}

// mark puts an amount into the currency that the first of some has which names one.
func mark(amount *parse.Amount, like []parse.Amount) {
	for _, one := range like {
		if one.Symbol != "" || one.Currency != "" {
			amount.Symbol, amount.Currency, amount.Family = one.Symbol, one.Currency, one.Family
			return
		}
	}
}
