package categories

import (
	"context"
	"slices"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/parse"
)

// The settings of categories. The schema of change_settings does not list them, because
// the rules read these wishes by themselves.
const (
	setRule    = "category_rule"     // what contains Words is of the category Value, which exists
	newRule    = "new_category_rule" // the same, for a category that may be new
	forgetRule = "forget_category_rule"
	rename     = "category_name" // the category Words is called Value from now on
	add        = "new_category"  // there shall be one called Value
)

// Change changes one of these settings, or shows the categories.
func Change(ctx context.Context, e *feature.Env, a action.ChangeSettings) (feature.Result, error) {
	words, value := feature.Clean(a.Words), feature.Clean(a.Value)
	switch setting := a.Setting; {
	case setting == forgetRule:
		return e.PlanSettings(ctx, a, func(s *expense.Settings) error {
			if !s.DropRule(words) {
				return expense.NotFound(expense.ReasonRuleNotFound, expense.Args{"Words": e.Heard(words)})
			}
			return nil
		})
	case setting == add && value != "":
		return announce(ctx, e, value)
	case words == "" || value == "":
		return show(ctx, e, 0)
	case setting == rename:
		return renameCategory(ctx, e, a)
	case setting == setRule, setting == newRule:
		stored, ok, err := Lookup(ctx, e, value)
		if err != nil {
			return feature.Result{}, err
		}
		planned, err := e.PlanSettings(ctx, a, func(s *expense.Settings) error {
			s.SetRule(expense.CategoryRule{Words: words, Category: stored})
			return nil
		})
		if !ok && setting == setRule && len(planned.Plan.Settings) > 0 {
			a.Setting = newRule
			planned.Frozen = a // it may be misspelled, so a yes makes the category
		}
		return planned, err
	}
	return show(ctx, e, 0)
}

// announce says how a category comes to be, or shows those that there are if it is one of them.
func announce(ctx context.Context, e *feature.Env, name string) (feature.Result, error) {
	_, known, err := Lookup(ctx, e, name)
	if err != nil || known {
		return show(ctx, e, 0)
	}
	return feature.Result{Reply: chat.Reply{Text: e.Texts.Say(text.CategoryBegins, text.Args{"Name": e.Heard(name)})}, Data: "explained"}, nil
}

// renameCategory gives a category another name, unless another one has it.
func renameCategory(ctx context.Context, e *feature.Env, a action.ChangeSettings) (feature.Result, error) {
	from, to := feature.Clean(a.Words), feature.Clean(a.Value)
	stored, ok, err := Lookup(ctx, e, from)
	if err != nil {
		return feature.Result{}, err
	}
	if !ok {
		return feature.Refusal(e, expense.NotFound(expense.ReasonCategoryUnknown, expense.Args{"Name": e.Heard(from)}))
	}
	inUse, err := used(ctx, e)
	if err != nil {
		return feature.Result{}, err
	}
	for _, other := range slices.Concat(parse.Categories(), e.Ledger.OwnCategories(), inUse) {
		if other != stored && (calls(e, other, to) || expense.Fold(other) == expense.Fold(to) || text.ShownAs(other, to)) {
			return feature.Refusal(e, expense.Conflict(expense.ReasonCategoryTaken, expense.Args{"Name": e.Card().Category(other)}))
		}
	}
	return e.PlanSettings(ctx, a, func(s *expense.Settings) error {
		s.NameCategory(stored, to)
		return nil
	})
}

// calls reports whether this ledger calls a stored category by a name.
func calls(e *feature.Env, stored, name string) bool {
	return expense.Fold(e.Ledger.CategoryName(stored)) == expense.Fold(name)
}

// Lookup is [feature.Env.CategoryNamed] for those too that only expenses have. Without any it
// returns the name, which may become one.
func Lookup(ctx context.Context, e *feature.Env, name string) (stored string, known bool, err error) {
	if stored, ok := e.CategoryNamed(name); ok {
		return stored, true, nil
	}
	inUse, err := used(ctx, e)
	for _, stored := range inUse {
		if expense.Fold(stored) == expense.Fold(name) {
			return stored, true, nil
		}
	}
	return name, false, err
}

// used returns the categories of the ledger's expenses that are not built in.
func used(ctx context.Context, e *feature.Env) ([]string, error) {
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

// show lists the ledger's categories and its rules, without the first skip of those.
func show(ctx context.Context, env *feature.Env, skip int) (feature.Result, error) {
	own, err := used(ctx, env)
	if err != nil {
		return feature.Result{}, err
	}
	builtIn := parse.Categories()
	for _, name := range env.Ledger.OwnCategories() {
		if !slices.Contains(builtIn, name) && !slices.Contains(own, name) {
			own = append(own, name)
		}
	}
	return feature.Result{Reply: env.Card().Categories(builtIn, own, skip), Data: "shown"}, nil
}
