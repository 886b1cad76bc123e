package rules

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/llm"
	"chit/expense"
	"chit/expense/parse"
)

// englishCategories are what people say of categories. They come before other
// commands: "delete the rule for coffee" is about no expense.
var englishCategories = []command{
	{asks: action.ChangeSettings{Setting: "categories"}, phrases: []phrase{
		"categories", "my categories", "the categories", "show categories", "show my categories", "list categories", "list my categories", "show the categories",
		"which categories are there", "what categories are there", "what are my categories", "rules", "my rules", "show rules", "show my rules", "list rules", "category rules",
		"show the rules", "list my rules",
	}},
	{read: forgetting, phrases: []phrase{
		"forget the rule for {words}", "forget the rule about {words}", "forget rule {words}", "forget the {words} rule", "forget my rule for {words}", "delete the rule for {words}",
		"remove the rule for {words}", "drop the rule for {words}", "delete the {words} rule", "remove the {words} rule", "delete rule {words}", "remove rule {words}",
	}},
	{read: renaming, phrases: []phrase{
		"rename the category {words} to {value}", "rename category {words} to {value}", "rename {words} to {value}", "rename {words} as {value}", "{words} is now called {value}",
		"{words} should be called {value}",
	}},
	{read: rulingNew, stated: true, phrases: []phrase{
		"always put {words} under {value}", "always file {words} under {value}", "always categorize {words} as {value}", "always categorise {words} as {value}",
		"categorize {words} as {value}", "categorise {words} as {value}", "always count {words} as {value}",
	}},
	{read: rulingKnown, stated: true, phrases: []phrase{
		"{words} is always {value}", "{words} are always {value}", "{words} always belongs to {value}", "{words} always goes under {value}", "{words} always goes to {value}",
		"from now on {words} is {value}", "from now on, {words} is {value}", "always put {words} into {value}", "always put {words} in {value}", "put {words} in {value}",
	}},
	{read: ruling, stated: true, phrases: []phrase{
		"{words} belongs to {value}", "{words} belong to {value}", "{words} belongs under {value}", "{words} goes under {value}", "{words} go under {value}", "{words} counts as {value}",
		"{words} count as {value}", "put {words} under {value}", "put {words} into {value}", "file {words} under {value}",
	}},
}

var chineseCategories = []command{
	{asks: action.ChangeSettings{Setting: "categories"}, phrases: []phrase{
		"分类", "类别", "我的分类", "我的类别", "显示分类", "查看分类", "看看分类", "有哪些分类", "有哪些类别", "分類", "類別", "规则", "我的规则", "分类规则", "显示规则", "查看规则", "規則",
	}},
	{read: forgetting, phrases: []phrase{
		"忘掉{words}的规则", "忘记{words}的规则", "删除{words}的规则", "删掉{words}的规则", "取消{words}的规则", "去掉{words}的规则", "忘掉{words}的規則", "刪除{words}的規則",
	}},
	{read: renaming, phrases: []phrase{
		"把分类{words}改名为{value}", "把类别{words}改名为{value}", "把{words}改名为{value}", "把{words}改名叫{value}", "把{words}改名成{value}", "把{words}重命名为{value}", "把{words}改叫{value}",
		"{words}改名为{value}", "{words}改名叫{value}", "{words}改叫{value}", "{words}重命名为{value}", "把{words}改名為{value}",
	}},
	{read: rulingNew, stated: true, phrases: []phrase{
		"以后总是把{words}归到{value}", "总是把{words}归到{value}", "以后都把{words}归到{value}", "{words}总是归到{value}", "{words}总是归为{value}",
	}},
	{read: rulingKnown, stated: true, phrases: []phrase{
		"{words}总是算{value}", "{words}永远算{value}", "{words}一律算{value}", "以后把{words}都算作{value}", "以后{words}都算作{value}", "以后{words}都算{value}", "以后{words}算{value}", "把{words}归类为{value}", "把{words}归到{value}", "把{words}归为{value}", "把{words}归入{value}",
		"把{words}算作{value}", "把{words}放到{value}", "{words}都算作{value}", "{words}都算{value}", "{words}算作{value}", "{words}算是{value}", "{words}算{value}", "{words}都属于{value}", "{words}属于{value}",
		"{words}屬於{value}", "{words}归到{value}", "{words}归为{value}", "{words}归入{value}", "{words}歸到{value}", "{words}归类为{value}",
	}},
}

// bareRules are "coffee is Work". They come last, for many things are something.
var bareRules = []command{
	{read: rulingNamed, stated: true, phrases: []phrase{"{words} is {value}", "{words} are {value}", "{words}是{value}"}},
}

// forgetting reads which rule shall go.
func forgetting(words map[string]string, _ llm.Situation, _ *parse.Text) (Reading, bool) {
	return settle("forget_category_rule", subjectOf(words["words"]), ""), true
}

// renaming reads which category shall have which name.
func renaming(words map[string]string, _ llm.Situation, t *parse.Text) (Reading, bool) {
	from, to := unquoted(words["words"]), unquoted(words["value"])
	if number := strings.TrimPrefix(from, "#"); digits(number) || about(from) || hasAmount(from, t) || hasAmount(to, t) {
		return Reading{}, false
	}
	return settle("category_name", from, to), true
}

// rulingNew makes a rule of a category that may be a new one.
func rulingNew(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	return ruled("new_category_rule", words, s, t, func(string) bool { return true })
}

// ruling makes a rule of a category that there must be; it is said if there is
// none.
func ruling(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	return ruled("category_rule", words, s, t, func(string) bool { return true })
}

// rulingKnown makes a rule of a category by any of its names.
func rulingKnown(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	return ruled("category_rule", words, s, t, func(name string) bool { return isCategory(name, s) })
}

// rulingNamed makes a rule of a category by the name that it is shown under:
// "swimming is fun" is about no category, though fun is a word for one.
func rulingNamed(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	if len(strings.Fields(words["words"])) > maxSubject || utf8.RuneCountInString(words["words"]) > maxSubject*8 {
		return Reading{}, false
	}
	return ruled("category_rule", words, s, t, func(name string) bool { return isShown(name, s) })
}

// maxSubject is how many words "coffee is Work" may be about.
const maxSubject = 4

func ruled(setting string, words map[string]string, s llm.Situation, t *parse.Text, fits func(string) bool) (Reading, bool) {
	subject, name := subjectOf(words["words"]), categoryOf(words["value"])
	switch {
	case subject == "" || name == "" || about(subject) || about(name) || len(strings.Fields(name)) > maxSubject:
		return Reading{}, false
	case strings.HasPrefix(words["words"], "#") || !fits(name):
		return Reading{}, false
	case digits(subject) && isCategory(name, s):
		return wants(action.EditExpense{Number: expenseNumber(subject), Field: "category", Value: name}), true
	case hasAmount(subject, t) || hasAmount(name, t):
		return Reading{}, false
	}
	return settle(setting, subject, name), true
}

func settle(setting, words, value string) Reading {
	return wants(action.ChangeSettings{Setting: setting, Words: words, Value: value})
}

// subjectOf takes from the words of a rule what only introduces them.
func subjectOf(s string) string {
	s = unquoted(s)
	for _, prefix := range []string{
		"everything from ", "everything at ", "everything with ", "anything from ", "anything with ", "expenses at ", "expenses for ", "every ", "all ", "the ", "my ", "a ", "以后", "所有的", "所有", "全部",
	} {
		if len(s) > len(prefix) && strings.EqualFold(s[:len(prefix)], prefix) {
			s = s[len(prefix):]
		}
	}
	return unquoted(s)
}

// categoryOf takes from the name of a category what only surrounds it.
func categoryOf(s string) string {
	s = unquoted(s)
	for _, prefix := range []string{"the category ", "category ", "the ", "my ", "类别", "分类"} {
		if len(s) > len(prefix) && strings.EqualFold(s[:len(prefix)], prefix) {
			s = s[len(prefix):]
		}
	}
	for _, suffix := range []string{" from now on", " now", " category", "这一类", "这类", "类别", "分类", "类", "里面", "里", "吧", "了"} {
		if len(s) > len(suffix) && strings.EqualFold(s[len(s)-len(suffix):], suffix) {
			s = s[:len(s)-len(suffix)]
		}
	}
	return unquoted(s)
}

func unquoted(s string) string { return strings.Trim(strings.TrimSpace(s), " \"'“”‘’「」") }

// about reports whether words are about something that was named before, or ask:
// a rule for "it" would be found in everything.
func about(s string) bool {
	lower := strings.ToLower(s)
	for word := range strings.FieldsSeq(lower) {
		if slices.Contains(pointing, strings.Trim(word, ",;:")) {
			return true
		}
	}
	return slices.ContainsFunc(pointingZh, func(w string) bool { return strings.HasPrefix(lower, w) || strings.HasSuffix(lower, w) })
}

var (
	pointing = []string{
		"it", "this", "that", "these", "those", "he", "she", "they", "we", "i", "you", "me", "us", "him", "her", "them", "there", "here", "what", "who", "how", "where", "when", "why", "which",
		"everything", "something", "nothing", "anything", "no", "not", "yes", "so", "actually", "sorry", "is", "are", "was", "were", "if", "do", "does", "did", "life", "today", "yesterday", "tomorrow",
		"it's", "that's", "he's", "she's", "whose", "because", "but",
	}
	pointingZh = []string{"这", "那", "它", "我", "你", "他", "她", "什么", "谁", "怎么", "哪", "不", "吗", "今天", "昨天", "明天", "這", "什麼", "没", "都", "就", "应该", "應該"}
)

func hasAmount(s string, t *parse.Text) bool { return len(t.Part(s).Read().Amounts) > 0 }

// isCategory reports whether a category goes by a name: a built-in one by a name
// of any language, or one of the ledger's people.
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
