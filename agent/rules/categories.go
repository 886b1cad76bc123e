package rules

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/llm"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// forgetting reads which rule is to be dropped.
func forgetting(words map[string]string, _ llm.Situation, _ *parse.Text) (Reading, bool) {
	return settle("forget_category_rule", subjectOf(words["words"]), ""), true
}

// renaming reads which category is to get which name.
func renaming(words map[string]string, _ llm.Situation, t *parse.Text) (Reading, bool) {
	from, to := unquoted(words["words"]), unquoted(words["value"])
	if number := strings.TrimPrefix(from, "#"); digits(number) || about(from) || hasAmount(from, t) || hasAmount(to, t) {
		return Reading{}, false
	}
	return settle("category_name", from, to), true
}

// rulingNew reads a rule for a category that may be new.
func rulingNew(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	return ruled("new_category_rule", words, s, t, func(string) bool { return true })
}

// ruling reads a rule for a category that should exist. If it does not, the reply says
// so.
func ruling(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	return ruled("category_rule", words, s, t, func(string) bool { return true })
}

// rulingKnown reads a rule for a category under any of its names, or for a new one if its name
// is written like one: "shell is always Fuel", "gamma is altijd categorie klussen".
func rulingKnown(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	if name := categoryOf(words["value"]); !isCategory(name, s) && isNew(words["value"], name) {
		return rulingNew(words, s, t)
	}
	return ruled("category_rule", words, s, t, func(name string) bool { return isCategory(name, s) })
}

// isNew reports whether words can be meant as a category that does not exist yet.
func isNew(value, name string) bool { return isNameOfOne(name) || saysCategory(value) }

// isNameOfOne reports whether words are written as the name of a category is: one or two of
// them, the first with a capital letter.
func isNameOfOne(name string) bool {
	first, _ := utf8.DecodeRuneInString(name)
	return unicode.IsUpper(first) && len(strings.Fields(name)) <= 2
}

// saysCategory reports whether the word for a category stands beside its name.
func saysCategory(value string) bool {
	for word := range strings.FieldsSeq(strings.ToLower(value)) {
		if lang.CategoryWord.Has(word) {
			return true
		}
	}
	return false
}

// rulingNamed reads a rule for a category under the name with which it is shown:
// "swimming is fun" is about no category, although fun is a word for one.
func rulingNamed(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	if about(subjectOf(words["words"])) || len(strings.Fields(words["words"])) > maxSubject || utf8.RuneCountInString(words["words"]) > maxSubject*8 {
		return Reading{}, false
	}
	return ruled("category_rule", words, s, t, func(name string) bool { return isShown(name, s) })
}

// maxSubject is how many words may stand on either side of "is" in "coffee is Work".
const maxSubject = 4

func ruled(setting string, words map[string]string, s llm.Situation, t *parse.Text, fits func(string) bool) (Reading, bool) {
	subject, name := subjectOf(behindOpening(words["words"])), categoryOf(words["value"])
	if pointsOnly(words["words"]) {
		subject = "it" // "pack das lieber unter Arbeit", "meglio mettilo in viaggi"
	}
	if n := lang.BehindEntry.Closes(strings.ToLower(subject)); n > 0 && digits(subject[:len(subject)-n]) {
		subject = subject[:len(subject)-n] // "3'ü spor kategorisine koy"
	}
	isOne := isCategory(name, s) || name != "" && (isNameOfOne(name) || saysCategory(t.String()))
	if subject == "" && name != "" && (saysCategory(words["value"]) || isCategory(name, s)) {
		subject = "it" // "gehört in kategorie Haushalt", "scusa va in lavoro", of what was just entered
	}
	switch {
	case lang.PointsBack.Is(strings.ToLower(subject)) || lang.NamesLast.Is(strings.ToLower(subject)) || isSeveral(subject):
		both := lang.NamesBoth.Is(strings.ToLower(subject))
		return wants(action.EditExpense{Field: "category", Value: action.AddExpense{Category: name}, Both: both}), isOne // "put it under Work"
	case subject == "" || name == "" || about(subject) || about(name) || len(strings.Fields(name)) > maxSubject:
		return Reading{}, false
	case strings.HasPrefix(words["words"], "#") || !fits(name):
		return Reading{}, false
	case digits(subject) && isOne:
		return wants(action.EditExpense{Number: expenseNumber(subject), Field: "category", Value: action.AddExpense{Category: name}}), true
	case hasAmount(subject, t) || hasAmount(name, t):
		return Reading{}, false
	}
	return settle(setting, subject, name), true
}

// pointsOnly reports whether words say nothing but what leads to a correction, and may point at what was
// just entered before it: "das lieber", "meglio".
func pointsOnly(words string) bool {
	c := clauseOf(words)
	pointed := c.skip(lang.PointsBack) || c.skip(lang.NamesLast)
	return c.said != "" && (lang.Interjects.Is(c.said) || lang.OpensWish.Is(c.said) || pointed && lang.BesideValue.Is(c.said))
}

// behindOpening strips what only opens a correction: "scusa, va in lavoro".
func behindOpening(s string) string {
	lower := strings.ToLower(s)
	if len(lower) != len(s) || lang.IsThing(lower) {
		return s
	}
	return strings.TrimLeft(s[lang.OpensCorrection.Opens(lower):], " ,")
}

// isSeveral reports whether words stand for entries that were spoken of before.
func isSeveral(words string) bool {
	lower := strings.ToLower(words)
	return lang.NamesBoth.Is(lower) || lang.NamesAll.Is(lower)
}

func settle(setting, words, value string) Reading {
	return wants(action.ChangeSettings{Setting: setting, Words: words, Value: value})
}

// subjectOf strips what only introduces the words of a rule, and what says at their end that
// it holds from now on.
func subjectOf(s string) string {
	s = trimmed(unquoted(s), lang.OpensSubject)
	for {
		lower := strings.ToLower(s)
		n := max(lang.SaysHenceforth.Closes(lower), lang.ClosesWish.Closes(lower))
		if n == 0 || n >= len(s) || len(lower) != len(s) {
			return unquoted(s)
		}
		s = strings.TrimSpace(s[:len(s)-n])
	}
}

// categoryOf strips what only surrounds the name of a category.
func categoryOf(s string) string {
	s = trimmed(unquoted(s), lang.OpensCategory)
	for {
		n := max(lang.ClosesCategory.Closes(strings.ToLower(s)), lang.ClosesWish.Closes(strings.ToLower(s)))
		if n == 0 || n >= len(s) {
			return unquoted(s)
		}
		s = strings.TrimSpace(s[:len(s)-n])
	}
}

// trimmed returns s without the wordings of p that it begins with as whole words.
func trimmed(s string, p lang.Phrase) string {
	for {
		n := p.Opens(strings.ToLower(s))
		if n == 0 || n >= len(s) || s[n] != ' ' && !lang.IsUnspaced(lang.FirstRune(s)) {
			return s
		}
		s = strings.TrimSpace(s[n:])
	}
}

func unquoted(s string) string { return strings.Trim(strings.TrimSpace(s), " \"'“”‘’「」") }

// about reports whether words refer back to something, or ask: a rule for "it" would
// apply to everything.
func about(s string) bool {
	lower := strings.ToLower(s)
	for word := range strings.FieldsSeq(lower) {
		if lang.PointsBack.Is(strings.Trim(word, ",;:")) {
			return true
		}
	}
	return lang.PointsBackWithin.Opens(lower) > 0 || lang.PointsBackWithin.Closes(lower) > 0
}

func hasAmount(s string, t *parse.Text) bool { return len(t.Part(s).Read().Amounts) > 0 }

// isCategory reports whether a name is that of a category: of a built-in one in any
// language, or of one that the ledger's members named.
func isCategory(name string, s llm.Situation) bool {
	_, ok := parse.CategoryNamed(name)
	return ok || isShown(name, s)
}

// isShown reports whether a category is shown under a name.
func isShown(name string, s llm.Situation) bool {
	folded := expense.Fold(name)
	return shownNames()[folded] || slices.ContainsFunc(s.Own, func(own string) bool { return expense.Fold(own) == folded })
}

// shownNames are the folded names of the built-in categories, as they are stored
// and as each of our languages shows them.
var shownNames = sync.OnceValue(func() map[string]bool {
	names := map[string]bool{}
	for _, stored := range parse.Categories() {
		names[expense.Fold(stored)] = true
		for _, texts := range text.All() {
			names[expense.Fold(texts.Category(stored))] = true
		}
	}
	return names
})

// categoryAdded reads the wish for a new category: the word for one, a verb that wants it, and
// a name.
func categoryAdded(m *message) (Reading, bool) {
	if len(m.said) > maxGist || m.hasFigures() || m.manner() >= asksHow {
		return Reading{}, false
	}
	c := clause{m.said, m.typed}.plain()
	adds, noun := false, false
	for again := true; again && c.said != ""; {
		again = true
		switch {
		case c.skip(lang.AddsCategory), c.drop(lang.AddsCategory):
			adds = true
		case c.skip(lang.NamesCategories), c.drop(lang.NamesCategories):
			noun = true
		case c.skip(lang.AroundNewCategory), c.drop(lang.AroundNewCategory):
		default:
			again = false
		}
	}
	name := unquoted(strings.TrimLeft(c.typed, ": "))
	if !adds || !noun || name == "" || about(name) || strings.Count(name, " ") >= maxSubject || slices.ContainsFunc(strings.Fields(strings.ToLower(name)), lang.NamesExpenses.Is) {
		return Reading{}, false
	}
	return wants(action.ChangeSettings{Setting: "new_category", Value: name}), true
}
