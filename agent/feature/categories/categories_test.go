package categories

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/agent/feature/featuretest"
	"chit/expense"
)

// ledger is a run on a ledger with renamed categories, one of its own and a rule.
func ledger(t *testing.T) *feature.Env {
	t.Helper()
	return featuretest.Env(t, func(s *expense.Settings) {
		s.NameCategory("Food", "Grub")
		s.NameCategory("Boats", "Yachts")
		s.SetRule(expense.CategoryRule{Words: "rewe", Category: "Groceries"})
	},
		featuretest.Expense(t, "2026-11-20", "saddle", "Horses", 12000),
		featuretest.Expense(t, "2026-11-21", "Oat Milk", "Food", 300),
	)
}

func change(t *testing.T, env *feature.Env, setting, words, value string) feature.Result {
	t.Helper()
	r, err := Change(t.Context(), env, action.ChangeSettings{Setting: setting, Words: words, Value: value})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestChange(t *testing.T) {
	type rules = []expense.CategoryRule
	type names = map[string]string
	renamed := names{"Food": "Grub", "Boats": "Yachts"}
	rewe := expense.CategoryRule{Words: "rewe", Category: "Groceries"}
	for _, c := range []struct {
		name, setting, words, value string
		rules                       rules
		names                       names
	}{
		{"rule", setRule, "Uber  Eats", "transport", rules{rewe, {Words: "Uber Eats", Category: "Transport"}}, renamed},
		{"rule of a renamed category", setRule, "kebab", "grub", rules{{Words: "kebab", Category: "Food"}, rewe}, renamed},
		{"rule of a category that has another language's name", setRule, "kebab", "餐饮", rules{{Words: "kebab", Category: "Food"}, rewe}, renamed},
		{"rule of a category that only an expense has", setRule, "hay", "horses", rules{{Words: "hay", Category: "Horses"}, rewe}, renamed},
		{"rule of a new category", newRule, "lego", " Toys ", rules{{Words: "lego", Category: "Toys"}, rewe}, renamed},
		{"other rule for the same words", setRule, "REWE", "Gifts", rules{{Words: "REWE", Category: "Gifts"}}, renamed},
		{"forgotten rule", forgetRule, "Rewe", "", nil, renamed},
		{"name", rename, "groceries", " Super  Market", rules{rewe}, names{"Food": "Grub", "Boats": "Yachts", "Groceries": "Super Market"}},
		{"other name of a renamed category", rename, "grub", "Eating", rules{rewe}, names{"Food": "Eating", "Boats": "Yachts"}},
		{"its own name again", rename, "Grub", "Food", rules{rewe}, names{"Boats": "Yachts"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			env := ledger(t)
			got := change(t, env, c.setting, c.words, c.value)
			settings := featuretest.Revised(t, env, got).Settings
			if diff := cmp.Diff(c.rules, settings.CategoryRules); diff != "" {
				t.Errorf("rules (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(c.names, settings.CategoryNames); diff != "" {
				t.Errorf("names (-want +got):\n%s", diff)
			}
		})
	}
}

func TestChangeRefuses(t *testing.T) {
	for _, c := range []struct {
		name, setting, words, value string
		want                        error
	}{
		{"rule that there is not", forgetRule, "lidl", "", expense.NotFound(expense.ReasonRuleNotFound, expense.Args{"Words": "lidl"})},
		{"name of a category that there is not", rename, "Toys", "Games", expense.NotFound(expense.ReasonCategoryUnknown, expense.Args{"Name": "Toys"})},
		{"name of a built-in category", rename, "Groceries", "transport", expense.Conflict(expense.ReasonCategoryTaken, expense.Args{"Name": "Transport"})},
		{"name of a renamed category", rename, "Groceries", "GRUB", expense.Conflict(expense.ReasonCategoryTaken, expense.Args{"Name": "Grub"})},
		{"former name of a renamed category", rename, "Groceries", "Food", expense.Conflict(expense.ReasonCategoryTaken, expense.Args{"Name": "Grub"})},
		{"former name of a category of the ledger's own", rename, "Groceries", "boats", expense.Conflict(expense.ReasonCategoryTaken, expense.Args{"Name": "Yachts"})},
		{"name of a category that only an expense has", rename, "Groceries", "horses", expense.Conflict(expense.ReasonCategoryTaken, expense.Args{"Name": "Horses"})},
		{"another language's name of a category", rename, "Groceries", "交通", expense.Conflict(expense.ReasonCategoryTaken, expense.Args{"Name": "Transport"})},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			env := ledger(t)
			got := change(t, env, c.setting, c.words, c.value)
			if want := env.Texts.Error(c.want); got.Reply.Text != want || !got.Plan.Empty() {
				t.Errorf("the reply is %q with a plan %+v, want %q and none", got.Reply.Text, got.Plan, want)
			}
		})
	}
}

// What lacks its words or its value, and what is no change of categories, shows them.
func TestChangeShows(t *testing.T) {
	for _, a := range []action.ChangeSettings{
		{Setting: "categories"}, {Setting: setRule, Words: "lego"}, {Setting: rename, Value: "Games"}, {Setting: "category", Words: "a", Value: "b"},
	} {
		got := change(t, ledger(t), a.Setting, a.Words, a.Value)
		for _, want := range []string{"Grub", "Horses", "Yachts", "rewe"} {
			if !strings.Contains(got.Reply.Text, want) || !got.Plan.Empty() {
				t.Errorf("%+v shows %q, want %s in it", a, got.Reply.Text, want)
			}
		}
	}
}

// What a model changes is shown first: a yes does exactly that.
func TestAModelsChangeWaits(t *testing.T) {
	env := ledger(t)
	env.FromModel, env.Sources = true, []string{"Kebab is Food, I think"}
	wanted := action.ChangeSettings{Setting: setRule, Words: "kebab", Value: "food"}
	got := change(t, env, wanted.Setting, wanted.Words, wanted.Value)
	if diff := cmp.Diff(action.Action(wanted), got.Frozen); diff != "" {
		t.Errorf("frozen (-want +got):\n%s", diff)
	}
}

func tap(t *testing.T, env *feature.Env, choice action.Choice) feature.Result {
	t.Helper()
	r, ok, err := Feature.Take(t.Context(), env, choice)
	if err != nil || !ok {
		t.Fatalf("%+v: %t, %v", choice, ok, err)
	}
	return r
}

// A tap makes a rule of the expense on its card as long as that is what the card shows.
func TestARuleOfANewCategoryWaits(t *testing.T) {
	env := ledger(t)
	got := change(t, env, setRule, "lego", "Toys")
	want := action.ChangeSettings{Setting: newRule, Words: "lego", Value: "Toys"}
	if got.Frozen != want {
		t.Errorf("what waits for a yes is %v, want %v", got.Frozen, want)
	}
	if got := change(t, env, newRule, "lego", "Toys"); got.Frozen != nil {
		t.Errorf("%v waits although the category may be new", got.Frozen)
	}
}

func TestAlwaysCategory(t *testing.T) {
	env := ledger(t)
	one, err := env.Ledgers.Expense(t.Context(), env.Ledger.ID, 2)
	if err != nil {
		t.Fatal(err)
	}
	for name, gone := range map[string]action.AlwaysCategory{
		"an expense that has changed":  {Number: 2, Revision: one.Revision + 1},
		"an expense that there is not": {Number: 9, Revision: one.Revision},
	} {
		if diff := cmp.Diff(env.Stale(), tap(t, env, gone).Reply); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	tap(t, env, action.AlwaysCategory{Number: 2, Revision: one.Revision})
	want := []expense.CategoryRule{{Words: "oat milk", Category: "Food"}, {Words: "rewe", Category: "Groceries"}}
	if diff := cmp.Diff(want, featuretest.Revised(t, env, feature.Result{}).CategoryRules); diff != "" {
		t.Errorf("rules (-want +got):\n%s", diff)
	}
}

func TestForgetRule(t *testing.T) {
	env := ledger(t)
	got := tap(t, env, action.ForgetRule{Hash: action.RuleHash("rewe")})
	if diff := cmp.Diff(feature.Result{Then: action.ChangeSettings{Setting: forgetRule, Words: "rewe"}}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	got = tap(t, env, action.ForgetRule{Hash: action.RuleHash("lidl")})
	if diff := cmp.Diff(feature.Result{Reply: env.Stale()}, got); diff != "" {
		t.Errorf("a rule that is gone (-want +got):\n%s", diff)
	}
}

// A page begins where its choice says, and one that would be empty at the beginning,
// wherever somebody who made up the choice wants it to begin.
func TestShowCategories(t *testing.T) {
	env := ledger(t)
	for skip, want := range map[int]bool{0: true, -5: true, 1: true, 1 << 30: true} {
		if got := strings.Contains(tap(t, env, action.ShowCategories{Skip: skip}).Reply.Text, "rewe"); got != want {
			t.Errorf("after %d rules the one is shown: %t, want %t", skip, got, want)
		}
	}
}

func TestOthers(t *testing.T) {
	if _, ok, err := Feature.Take(t.Context(), ledger(t), action.ShowSettings{}); ok || err != nil {
		t.Errorf("settings are taken: %t, %v", ok, err)
	}
}
