package expenses

import (
	"strings"

	"chit/expense"
	"chit/expense/parse"
)

// learnedCategory sets the category that the ledger's rules have for an expense, unless the
// person named one.
func (b *builder) learnedCategory(e *expense.Expense) {
	rule, ok := b.env.Ledger.RuleFor(e.Description, e.Merchant)
	if !ok || b.env.Answered["category"] != "" || e.Category != "" && b.saidCategory(*e) {
		return
	}
	e.Category, e.Origins[expense.FieldCategory] = rule.Category, expense.OriginLearned
}

// saidCategory reports whether the person named the category of an expense, as opposed to
// a word of its description: in "dog food 12" nobody named Food.
func (b *builder) saidCategory(e expense.Expense) bool {
	for _, named := range parse.CategoriesIn(b.ev.Text, b.env.Parsing()) {
		if stored, ok := b.env.CategoryNamed(named); ok && stored == e.Category || strings.EqualFold(named, e.Category) {
			return true
		}
	}
	if e.Origins[expense.FieldCategory] != expense.OriginSaid {
		return false
	}
	apart := strings.ReplaceAll(b.ev.Text, strings.ToLower(e.Description), " ")
	if !expense.ContainsWords(apart, b.env.Ledger.CategoryName(e.Category)) && !expense.ContainsWords(apart, e.Category) {
		return false
	}
	derived, _ := parse.Category(e.Description+" "+e.Merchant, b.env.Texts.Language())
	return derived != e.Category || len(b.ev.Amounts) < 2
}
