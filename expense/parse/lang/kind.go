package lang

import "chit/expense"

// kindNames are the phrases that name the kinds of entries.
var kindNames = map[expense.Kind]Phrase{
	expense.KindExpense: NamesSpent, expense.KindRefund: NamesRefund, expense.KindIncome: NamesIncome, expense.KindTransfer: NamesTransfer,
}

// KindNamed returns the kind of entry that words name, in any language or as code writes
// it.
func KindNamed(words string) (expense.Kind, bool) {
	said := Bare(words)
	for _, k := range expense.Kinds {
		if said != "" && (said == string(k) || kindNames[k].Is(said)) {
			return k, true
		}
	}
	return "", false
}
