package facts

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/agent/action"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/fact"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// maxName is how many words a name or a thing has that is stated without asking that it be
// remembered.
const maxName = 4

// told reads what somebody asks to be remembered.
func told(words map[string]string) (action.Action, bool) {
	a, ok := readFact(words["words"])
	if _, isCategory := parse.CategoryNamed(a.Value); ok && isCategory && a.Kind == fact.Is && !isRelation(a.Value) {
		return action.ChangeSettings{Setting: "category_rule", Words: a.Subject, Value: a.Value}, true
	}
	return a, ok
}

// toldSomething is for what is no fact that we know: a model may find one in it.
func toldSomething(words map[string]string) (action.Action, bool) {
	return Remember{}, !strings.ContainsFunc(words["words"], unicode.IsDigit)
}

// readFact reads a statement as a fact. That it is to be remembered is known, so words
// count that are said of many things.
func readFact(said string) (Remember, bool) {
	for _, s := range []struct {
		phrase lang.Phrase
		read   func(map[string]string) (action.Action, bool)
	}{{lang.StatesPayday, statedPayday}, {lang.StatesUsual, statedCost}, {lang.StatesName, named}, {lang.StatesRole, namedFor}, {lang.StatesNamed, named}, {lang.StatesIs, nameIs}} {
		words, ok := rules.Slots(s.phrase.Wordings(), said)
		if !ok {
			continue
		}
		if a, ok := s.read(words); ok {
			return a.(Remember), true
		}
	}
	return Remember{}, false
}

// statedPayday reads on which day of the month money comes.
func statedPayday(words map[string]string) (action.Action, bool) {
	value := words["value"]
	_, ok := dayOf(value)
	return Remember{Kind: fact.Payday, Value: value}, ok
}

// dayOf reads the day of a month: "25", "25th of every month", 25号.
func dayOf(s string) (int, bool) {
	numbers := strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsDigit(r) })
	if len(numbers) != 1 || utf8.RuneCountInString(s) > maxDay {
		return 0, false
	}
	day, _ := strconv.Atoi(parse.Normalize(numbers[0]))
	return day, day >= 1 && day <= 31
}

// maxDay is how many characters the day of a month has, with the words around it.
const maxDay = 24

// statedCost reads what something usually costs.
func statedCost(words map[string]string) (action.Action, bool) {
	what := words["words"]
	return Remember{Kind: fact.Usual, Subject: what, Value: words["amount"]}, isSubject(what)
}

// statedName reads what something is called: the gym, or a daughter.
func statedName(words map[string]string) (action.Action, bool) {
	a, ok := named(words)
	return a, ok && isName(words["words"]) && isThing(words["value"])
}

// named reads the same where it is known that it is to be remembered.
func named(words map[string]string) (action.Action, bool) {
	if isCost(words["words"]) {
		return Remember{Kind: fact.Usual, Subject: words["value"], Value: words["words"]}, true
	}
	return Remember{Kind: fact.Called, Subject: words["value"], Value: words["words"]}, isSubject(words["value"])
}

// statedRole reads what a name stands for. What is said of many things must be somebody,
// or something of which the category is known.
func statedRole(words map[string]string) (action.Action, bool) {
	name, thing := words["words"], words["value"]
	if !isName(name) || lang.PointsAway.Is(strings.ToLower(name)) || !isThing(thing) || !isRelation(thing) && !hasCategory(thing) || hasCategory(name) {
		return nil, false
	}
	return namedFor(words)
}

// namedFor reads the same where it is known that it is to be remembered. Of most things
// people have one, so that another name takes its place; friends they have several.
func namedFor(words map[string]string) (action.Action, bool) {
	name, thing := words["words"], words["value"]
	if isRelation(thing) {
		return Remember{Kind: fact.Is, Subject: name, Value: thing}, isSubject(name)
	}
	return Remember{Kind: fact.Called, Subject: thing, Value: name}, isSubject(name)
}

// nameIs reads what a name means.
func nameIs(words map[string]string) (action.Action, bool) {
	name, thing := words["words"], words["value"]
	if isCost(thing) {
		return Remember{Kind: fact.Usual, Subject: name, Value: thing}, true
	}
	return Remember{Kind: fact.Is, Subject: name, Value: thing}, isSubject(name) && utf8.RuneCountInString(name) > 1 // 总是
}

// isCost reports whether words are an amount.
func isCost(words string) bool {
	_, ok := parse.NewText(words, parse.Options{}).Amount()
	return ok
}

// isSubject reports whether words can be what a fact is about: they do not point back at
// something else, or ask.
func isSubject(words string) bool {
	lower := strings.ToLower(words)
	if lang.PointsBackWithin.Opens(lower) > 0 || lang.PointsBackWithin.Closes(lower) > 0 {
		return false
	}
	for word := range strings.FieldsSeq(lower) {
		word = strings.Trim(word, ",;:.")
		if lang.PointsBack.Is(word) || lang.PointsAway.Is(word) && !isRelation(words) {
			return false
		}
	}
	return words != ""
}

// isName reports whether words can be a name that somebody mentions in passing.
func isName(words string) bool {
	return isSubject(words) && len(strings.Fields(words)) <= maxName && utf8.RuneCountInString(words) <= fact.MaxWords
}

// isThing is the same of what has the name, which has no figures.
func isThing(words string) bool {
	return isName(words) && !strings.ContainsFunc(words, unicode.IsDigit)
}

func isRelation(words string) bool { return lang.NamesRelation.Is(expense.Fold(words)) }

func hasCategory(words string) bool {
	_, ok := parse.Category(words, "", "")
	return ok
}

// isSecret reports whether words are about a password or the like.
func isSecret(words string) bool {
	lower := expense.Fold(words)
	for _, w := range lang.NamesSecret.Wordings() {
		if expense.ContainsWords(lower, w) {
			return true
		}
	}
	digits := 0
	for _, r := range words {
		if unicode.IsDigit(r) {
			digits++
		}
	}
	return digits > maxDigits
}

// maxDigits is how many digits a name has: more are a number of an account or a card.
const maxDigits = 7

// forgetting reads what shall be forgotten. "Forget it" closes a question.
func forgetting(words map[string]string) (action.Action, bool) {
	said := words["words"]
	if lang.IsUnspaced(lang.FirstRune(said)) && strings.ContainsAny(said, "0123456789") {
		return nil, false // 忘了还有咖啡14 adds what was forgotten
	}
	if a, ok := readFact(said); ok {
		said = a.Subject
		if a.Kind == fact.Payday {
			return Forget{Key: fact.Fact{Kind: fact.Payday}.Key()}, true
		}
	}
	said = strings.TrimSpace(trimmed(said))
	return Forget{Words: said}, isSubject(said) && utf8.RuneCountInString(said) > 1 && !strings.HasPrefix(said, "#") && strings.Trim(said, "0123456789") != "" && !lang.NamesLast.Is(strings.ToLower(said))
}

// trimmed leaves out what only introduces words: "my", "the".
func trimmed(words string) string {
	if n := lang.OpensSubject.Opens(strings.ToLower(words)); n > 0 && n < len(words) && words[n] == ' ' {
		return words[n+1:]
	}
	return words
}
