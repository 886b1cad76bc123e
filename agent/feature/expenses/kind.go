package expenses

import (
	"slices"

	"chit/agent/action"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// mostlySpends reports whether an entry that may be of some kinds has what only spending
// has without being said: the ledger's tax rate, and a category.
func mostlySpends(kinds []expense.Kind) bool {
	return !slices.ContainsFunc(kinds, func(k expense.Kind) bool { return !k.Spends() })
}

// kindQuestion asks of which kind an entry is. It shows the whole of it, and what each of
// the kinds means.
func kindQuestion(env *feature.Env, e expense.Expense, kinds []expense.Kind) *feature.Question {
	q := &feature.Question{Field: action.FieldKind, Options: kindOptions(env.Texts, kinds)}
	meanings := make([]string, len(kinds))
	for i, k := range kinds {
		meanings[i] = env.Texts.SayOf(text.FamilyKindMeans, string(k))
	}
	if len(kinds) == len(expense.Kinds) { // the words say that it is none of them
		q.Options = append(q.Options, feature.Option{Label: env.Texts.Say(text.ChoiceDrop)})
	}
	q.Add(card.AskKind(env.Card(), e, meanings)...)
	return q
}

func kindOptions(t *text.Catalogue, kinds []expense.Kind) []feature.Option {
	options := make([]feature.Option, len(kinds))
	for i, k := range kinds {
		options[i] = feature.Option{Label: t.SayOf(text.FamilyKind, string(k)), Value: string(k)}
	}
	return options
}

// setKind makes an entry one of another kind. Its figures keep their size, and it keeps a
// category only if that was said or belongs to both kinds; income keeps a tax that was said.
func setKind(e *expense.Expense, kind expense.Kind) {
	if kind == "" || kind == e.Kind {
		return
	}
	if (kind == expense.KindRefund) != e.IsRefund() {
		turn(e)
	}
	if e.Kind.Spends() && !kind.Spends() && e.Origins[expense.FieldCategory] != expense.OriginSaid {
		e.Category = ""
		delete(e.Origins, expense.FieldCategory)
	}
	if kind == expense.KindTransfer || kind == expense.KindIncome && e.Origins[expense.FieldRate] == expense.OriginDefault {
		// What is only moved is not taxed, and the ledger's rate is that of spending.
		e.Amounts = expense.Amounts{Currency: e.Currency, Net: e.Gross, Gross: e.Gross}
		e.Lines = nil
		delete(e.Origins, expense.FieldRate)
	}
	e.Kind, e.Origins[expense.FieldKind] = kind, expense.OriginSaid
}

// turn gives all figures of an entry the other sign.
func turn(e *expense.Expense) {
	e.Net, e.Tax, e.Gross = -e.Net, -e.Tax, -e.Gross
	e.Lines = slices.Clone(e.Lines)
	for i := range e.Lines {
		l := &e.Lines[i]
		l.Net, l.Tax, l.Gross = -l.Net, -l.Tax, -l.Gross
	}
}
