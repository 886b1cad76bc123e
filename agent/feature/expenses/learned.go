package expenses

import (
	"strings"

	"chit/agent/feature"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// learnedCategory sets the category that the ledger's rules have for an expense, unless the
// person named one.
func (b *builder) learnedCategory(e *expense.Expense) {
	rule, ok := b.env.Ledger.RuleFor(endings(b.env), e.Description, e.Merchant)
	if !ok || b.env.Answered["category"] != "" || e.Category != "" && b.saidCategory(*e) {
		return
	}
	e.Category, e.Origins[expense.FieldCategory] = rule.Category, expense.OriginLearned
}

// endings are those that a word may have in the language that is spoken with the person.
func endings(e *feature.Env) []string { return lang.Endings(e.Texts.Language()) }

// namedCategory sets the category of what a name in the words of an expense stands for,
// unless the words have one themselves.
func (b *builder) namedCategory(e *expense.Expense) {
	for _, thing := range b.facts.Things(e.Description, e.Merchant) {
		category, ok := parse.Category(thing, b.env.Texts.Language(), b.env.Ledger.Region)
		if rule, ruled := b.env.Ledger.RuleFor(endings(b.env), thing); ruled {
			category, ok = rule.Category, true
		}
		if ok && e.Category == "" {
			e.Category, e.Origins[expense.FieldCategory] = category, expense.OriginLearned
		}
	}
}

// person moves somebody's name from the merchant to the description: nobody buys from a
// daughter.
func (b *builder) person(e *expense.Expense) {
	if !b.facts.IsPerson(e.Merchant) {
		return
	}
	if !expense.ContainsWords(e.Description, e.Merchant) {
		e.Description = strings.TrimPrefix(e.Description+", "+e.Merchant, ", ")
	}
	e.Merchant = ""
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
	derived, _ := parse.Category(e.Description+" "+e.Merchant, b.env.Texts.Language(), b.env.Ledger.Region)
	return derived != e.Category || len(b.ev.Amounts) < 2
}
