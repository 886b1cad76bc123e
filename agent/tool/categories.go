package tool

import (
	"context"
	"regexp"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/expense"
	"chit/expense/parse"
)

// What change_settings does to categories, beside the settings that its schema
// lists: a model need not be told of what the rules read by themselves.
const (
	showCategories     = "categories"
	setCategoryRule    = "category_rule"     // what contains Words is of the category Value, which there is
	newCategoryRule    = "new_category_rule" // the same, of a category that there need not be
	ForgetCategoryRule = "forget_category_rule"
	categoryName       = "category_name" // the category Words is called Value
)

func (e *Env) changeCategories(ctx context.Context, a action.ChangeSettings) (Result, error) {
	words, value := clean(a.Words), clean(a.Value)
	if e.FromModel && !e.wrote(words, value) {
		return Result{Next: Continue, Data: "Invalid value: the person did not ask for it"}, nil
	}
	switch setting := a.Setting; {
	case setting == ForgetCategoryRule:
		return e.planSettings(ctx, a, func(s *expense.Settings) error {
			if !s.DropRule(words) {
				return expense.NotFound(expense.ReasonRuleNotFound, expense.Args{"Words": e.heard(words)})
			}
			return nil
		})
	case words == "" || value == "":
		return ShowCategories(ctx, e, 0)
	case setting == categoryName:
		return e.renameCategory(ctx, a)
	case setting == setCategoryRule, setting == newCategoryRule:
		stored, ok, err := e.category(ctx, value)
		if err != nil {
			return Result{}, err
		}
		if !ok && setting == setCategoryRule {
			return Refusal(e, expense.NotFound(expense.ReasonCategoryUnknown, expense.Args{"Name": e.heard(value)}))
		}
		return e.planSettings(ctx, a, func(s *expense.Settings) error {
			s.SetRule(expense.CategoryRule{Words: words, Category: stored})
			return nil
		})
	}
	return ShowCategories(ctx, e, 0)
}

// wrote reports whether the person's words hold all of some values.
func (e *Env) wrote(values ...string) bool {
	return !slices.ContainsFunc(values, func(v string) bool { return v != "" && !e.evidence().contains(v) })
}

// renameCategory gives a category another name, unless another one has it.
func (e *Env) renameCategory(ctx context.Context, a action.ChangeSettings) (Result, error) {
	from, to := clean(a.Words), clean(a.Value)
	stored, ok, err := e.category(ctx, from)
	if err != nil {
		return Result{}, err
	}
	if !ok {
		return Refusal(e, expense.NotFound(expense.ReasonCategoryUnknown, expense.Args{"Name": e.heard(from)}))
	}
	used, err := e.usedCategories(ctx)
	if err != nil {
		return Result{}, err
	}
	for _, other := range slices.Concat(parse.Categories(), e.Ledger.OwnCategories(), used) {
		if other != stored && (e.calls(other, to) || expense.Fold(other) == expense.Fold(to) || text.ShownAs(other, to)) {
			return Refusal(e, expense.Conflict(expense.ReasonCategoryTaken, expense.Args{"Name": e.Card().Category(other)}))
		}
	}
	return e.planSettings(ctx, a, func(s *expense.Settings) error {
		s.NameCategory(stored, to)
		return nil
	})
}

// calls reports whether a stored category goes by a name in this ledger.
func (e *Env) calls(stored, name string) bool {
	return expense.Fold(e.Ledger.CategoryName(stored)) == expense.Fold(name)
}

// categoryNamed returns the stored category that a name means: one that this
// ledger calls so, a built-in one by a name of any language, or one of the
// ledger's own.
func (e *Env) categoryNamed(name string) (string, bool) {
	if stored, ok := e.Ledger.CategoryOf(name); ok {
		return stored, true
	}
	if stored, ok := parse.CategoryNamed(name); ok {
		return stored, true
	}
	for _, stored := range slices.Concat(parse.Categories(), e.Ledger.OwnCategories()) {
		if expense.Fold(stored) == expense.Fold(name) || text.ShownAs(stored, name) {
			return stored, true
		}
	}
	return "", false
}

// category is categoryNamed for those too that only expenses have. Without any it
// returns the name, which may become one.
func (e *Env) category(ctx context.Context, name string) (stored string, known bool, err error) {
	if stored, ok := e.categoryNamed(name); ok {
		return stored, true, nil
	}
	used, err := e.usedCategories(ctx)
	for _, stored := range used {
		if expense.Fold(stored) == expense.Fold(name) {
			return stored, true, nil
		}
	}
	return name, false, err
}

// usedCategories returns the categories of the ledger's expenses that are none
// of the built-in ones.
func (e *Env) usedCategories(ctx context.Context) ([]string, error) {
	all := expense.Period{
		From: expense.MonthOf(expense.EarliestDate, e.Ledger.MonthStart).From,
		To:   expense.MonthOf(e.Today().AddMonths(12), e.Ledger.MonthStart).To,
	}
	totals, err := e.Ledgers.Totals(ctx, e.Ledger.ID, all)
	if err != nil {
		return nil, err
	}
	builtIn := parse.Categories()
	var used []string
	for _, l := range totals.Lines {
		if l.Category != "" && !slices.Contains(builtIn, l.Category) {
			used = append(used, l.Category)
		}
	}
	slices.Sort(used)
	return slices.Compact(used), nil
}

// ShowCategories lists the ledger's categories and, after skip of them, its
// rules.
func ShowCategories(ctx context.Context, env *Env, skip int) (Result, error) {
	own, err := env.usedCategories(ctx)
	if err != nil {
		return Result{}, err
	}
	builtIn := parse.Categories()
	for _, name := range env.Ledger.OwnCategories() {
		if !slices.Contains(builtIn, name) && !slices.Contains(own, name) {
			own = append(own, name)
		}
	}
	return Result{Reply: env.Card().Categories(builtIn, own, skip), Data: "shown"}, nil
}

// Always makes a rule of an expense: what has its words is of its category.
func Always(ctx context.Context, env *Env, one expense.Expense) (Result, error) {
	words := expense.RuleWords(one)
	change, err := env.Ledgers.ChangeSettings(ctx, env.Deed(), func(s *expense.Settings) error {
		s.SetRule(expense.CategoryRule{Words: words, Category: one.Category})
		return nil
	})
	if err != nil {
		return Refusal(env, err)
	}
	return Result{Reply: env.Card().Ruled(change, one), Data: "ok"}, nil
}

// learnedCategory takes the category that the ledger's rules have for an expense,
// unless the person said one.
func (b *builder) learnedCategory(e *expense.Expense) {
	rule, ok := b.env.Ledger.RuleFor(e.Description, e.Merchant)
	if !ok || b.answered["category"] != "" || e.Category != "" && b.saidCategory(*e) {
		return
	}
	e.Category, e.Origins[expense.FieldCategory] = rule.Category, expense.OriginLearned
}

// saidCategory reports whether the person named the category of an expense, and
// not only something that the tables or its description have under that word: in
// "dog food 12" nobody said Food.
func (b *builder) saidCategory(e expense.Expense) bool {
	for _, named := range bracketed.FindAllStringSubmatch(b.ev.text, -1) {
		if stored, ok := b.env.categoryNamed(named[1]); ok && stored == e.Category {
			return true
		}
	}
	if e.Origins[expense.FieldCategory] != expense.OriginSaid {
		return false
	}
	apart := strings.ReplaceAll(b.ev.text, strings.ToLower(e.Description), " ")
	if !expense.ContainsWords(apart, b.env.Ledger.CategoryName(e.Category)) && !expense.ContainsWords(apart, e.Category) {
		return false
	}
	derived, _ := parse.Category(e.Description+" "+e.Merchant, b.env.Texts.Language())
	return derived != e.Category || len(b.ev.amounts) < 2
}

// bracketed finds a category as an expense line says it: [Work].
var bracketed = regexp.MustCompile(`\[([^\[\]]+)\]`)
