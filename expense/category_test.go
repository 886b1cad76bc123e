package expense_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"chit/expense"
)

func TestContainsWords(t *testing.T) {
	for _, c := range []struct {
		text, words string
		want        bool
	}{
		{"Green Tea, hot", "tea", true},
		{"green  tea", "Green Tea", true},
		{"steak", "tea", false},
		{"teas", "tea", false},
		{"tea2", "tea", false},
		{"steak and tea", "tea", true},
		{"(tea)", "tea", true},
		{"星巴克咖啡", "咖啡", true},
		{"咖啡latte", "latte", true},
		{"h&m jeans", "h&m", true},
		{"☕ to go", "☕", true},
		{"tea", "", false},
		{"", "tea", false},
	} {
		if got := expense.ContainsWords(c.text, c.words); got != c.want {
			t.Errorf("ContainsWords(%q, %q) = %t, want %t", c.text, c.words, got, c.want)
		}
	}
}

func TestRuleFor(t *testing.T) {
	var s expense.Settings
	for words, category := range map[string]string{"Coffee": "Work", "coffee beans": "Groceries", "uber": "Transport", "uber eats": "Food"} {
		s.SetRule(expense.CategoryRule{Words: words, Category: category})
	}
	for _, c := range []struct{ description, merchant, want string }{
		{"coffee", "", "Work"},
		{"COFFEE with Bob", "", "Work"},
		{"coffee beans 1 kg", "", "Groceries"},
		{"coffeehouse", "", ""},
		{"dinner", "Uber Eats", "Food"},
		{"ride", "Uber", "Transport"},
		{"coffee", "Uber", "Work"},
		{"tea", "", ""},
	} {
		if got, _ := s.RuleFor(nil, c.description, c.merchant); got.Category != c.want {
			t.Errorf("RuleFor(%q, %q) = %q, want %q", c.description, c.merchant, got.Category, c.want)
		}
	}
	s.SetRule(expense.CategoryRule{Words: "COFFEE", Category: "Leisure"})
	if got, _ := s.RuleFor(nil, "coffee"); got.Category != "Leisure" || len(s.CategoryRules) != 4 {
		t.Errorf("a second rule for the same words: %q, %d rules, want Leisure and 4", got.Category, len(s.CategoryRules))
	}
	if !s.DropRule("Coffee") || s.DropRule("coffee") {
		t.Error("a rule must be dropped once")
	}
}

// TestRuleForForms holds that a rule is of its words in other forms, and of no other words.
func TestRuleForForms(t *testing.T) {
	english, polish := []string{"s", "es", "y:ies"}, []string{"a:ę", "a:y", ":y", "a:"}
	for _, c := range []struct {
		words   string
		endings []string
		text    string
		want    bool
	}{
		{"coffee", english, "2 coffees", true},
		{"coffees", english, "coffee", true},
		{"berry", english, "berries and cream", true},
		{"car", english, "card", false},
		{"car", english, "cars", true},
		{"car", english, "scar", false},
		{"kawa", polish, "na kawę", true},
		{"kawę", polish, "kawa", true},
		{"kawę", polish, "dwie kawy", true},
		{"kawę", polish, "kawior", false},
		{"coffee", nil, "2 coffees", false},
		{"コーヒー", english, "コーヒー代", true},
	} {
		var s expense.Settings
		s.SetRule(expense.CategoryRule{Words: c.words, Category: "Treats"})
		if _, got := s.RuleFor(c.endings, c.text); got != c.want {
			t.Errorf("a rule for %q is of %q: %t, want %t", c.words, c.text, got, c.want)
		}
	}
	var s expense.Settings
	s.SetRule(expense.CategoryRule{Words: "beans", Category: "Groceries"})
	s.SetRule(expense.CategoryRule{Words: "tea", Category: "Treats"})
	if got, _ := s.RuleFor(english, "tea and bean soup"); got.Category != "Treats" {
		t.Errorf("the exact word goes before the longer one in another form: %q", got.Category)
	}
}

// TestRuleAsWritten holds that the words of a rule stay as they were written, and are the
// same in any case.
func TestRuleAsWritten(t *testing.T) {
	var s expense.Settings
	s.SetRule(expense.CategoryRule{Words: " Kaffee  schwarz", Category: "Work"})
	s.SetRule(expense.CategoryRule{Words: "kaffee schwarz", Category: "Food"})
	s.SetRule(expense.CategoryRule{Words: "Kaffee schwarz", Category: "Food"})
	if len(s.CategoryRules) != 1 || s.CategoryRules[0].Words != "Kaffee schwarz" {
		t.Errorf("the rules are %v", s.CategoryRules)
	}
}

func TestSettingsCheckCategories(t *testing.T) {
	long := strings.Repeat("长", expense.MaxRuleWords+1)
	for name, c := range map[string]struct {
		change func(*expense.Settings)
		want   expense.Reason
	}{
		"nothing":    {func(*expense.Settings) {}, ""},
		"a rule":     {func(s *expense.Settings) { s.SetRule(expense.CategoryRule{Words: "coffee", Category: "☕"}) }, ""},
		"a name":     {func(s *expense.Settings) { s.NameCategory("Food", "=Meals") }, ""},
		"no words":   {func(s *expense.Settings) { s.SetRule(expense.CategoryRule{Category: "Work"}) }, expense.ReasonRuleWordsLong},
		"long words": {func(s *expense.Settings) { s.SetRule(expense.CategoryRule{Words: long, Category: "Work"}) }, expense.ReasonRuleWordsLong},
		"long name":  {func(s *expense.Settings) { s.NameCategory("Food", long) }, expense.ReasonCategoryNameLong},
		"one name for two": {func(s *expense.Settings) {
			s.NameCategory("Food", "Meals")
			s.NameCategory("Travel", "meals")
		}, expense.ReasonCategoryTaken},
		"too many": {func(s *expense.Settings) {
			for i := range expense.MaxCategoryRules + 1 {
				s.SetRule(expense.CategoryRule{Words: fmt.Sprint("w", i), Category: "Work"})
			}
		}, expense.ReasonTooManyRules},
	} {
		s := expense.DefaultSettings()
		c.change(&s)
		err := s.Check()
		if got := reason(err); got != c.want {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

func TestNameCategory(t *testing.T) {
	s := expense.DefaultSettings()
	s.NameCategory("Food", "Meals")
	if stored, ok := s.CategoryOf("MEALS"); !ok || stored != "Food" || s.CategoryName("Food") != "Meals" || s.CategoryName("Work") != "Work" {
		t.Errorf("Meals is %q, Food is called %q", stored, s.CategoryName("Food"))
	}
	copied := s.Clone()
	copied.NameCategory("Food", "Food")
	if copied.CategoryNames != nil || s.CategoryName("Food") != "Meals" {
		t.Errorf("the copy has the names %v, the original %v", copied.CategoryNames, s.CategoryNames)
	}
}

func reason(err error) expense.Reason {
	if e, ok := errors.AsType[*expense.Error](err); ok {
		return e.Reason
	}
	return ""
}
