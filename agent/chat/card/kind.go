package card

import (
	"cmp"
	"slices"
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// kindOfEntry returns the kind of an entry, of a draft as its amount has it.
func kindOfEntry(e expense.Expense) expense.Kind { return cmp.Or(e.Kind, expense.KindOf(e.Gross)) }

// amountOf returns the amount of an entry, with its kind if it is no expense.
func amountOf(t *text.Catalogue, e expense.Expense) string {
	amount := t.Money(e.GrossMoney())
	if k := kindOfEntry(e); k != expense.KindExpense {
		return t.SayOf(text.FamilyAmountOf, string(k), text.Args{"Amount": amount})
	}
	return amount
}

// AskKind asks of which kind an entry is that is not stored. It shows the entry with its
// tax, and what each of the kinds means.
func AskKind(c Renderer, e expense.Expense, meanings []string) []chat.Block {
	return surrounded(unstored(c, e), func(place string) string {
		return c.Texts.Say(text.AskKind, text.Args{"Line": place, "Meanings": strings.Join(meanings, "\n")})
	})
}

// counted says how many entries there are: expenses, if all of them are spending.
func counted(t *text.Catalogue, list []expense.Expense) string {
	key := text.Expenses
	if slices.ContainsFunc(list, func(e expense.Expense) bool { return !kindOfEntry(e).Spends() }) {
		key = text.Entries
	}
	return t.Say(key, text.Args{"N": len(list)})
}

// Totals adds up what was spent, and apart from that what came in. What was only moved is
// in no sum.
func Totals(t *text.Catalogue, list []expense.Expense) string {
	var spending, income []expense.Amounts
	for _, e := range list {
		switch kind := kindOfEntry(e); {
		case kind.Spends():
			spending = append(spending, e.Amounts)
		case kind == expense.KindIncome:
			income = append(income, e.Amounts)
		}
	}
	var sums []string
	if sum := Sums(t, spending); sum != "" {
		sums = append(sums, sum)
	}
	if sum := Sums(t, income); sum != "" {
		sums = append(sums, t.Say(text.ReportIncome)+" "+sum)
	}
	return strings.Join(sums, " · ")
}
