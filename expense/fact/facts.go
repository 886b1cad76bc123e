package fact

import (
	"unicode/utf8"

	"chit/expense"
)

// Facts are those of one ledger.
type Facts []Fact

// With returns the fact with a key, false if there is none.
func (all Facts) With(key string) (Fact, bool) {
	for _, f := range all {
		if f.Key() == key {
			return f, true
		}
	}
	return Fact{}, false
}

// Cost returns what something usually costs.
func (all Facts) Cost(words string) (expense.Money, bool) {
	f, ok := all.With(Fact{Kind: Usual, Subject: words}.Key())
	if !ok {
		return expense.Money{}, false
	}
	return f.Money()
}

// RateFor returns the tax rate of the fact with the longest words that one of texts
// contains.
func (all Facts) RateFor(texts ...string) (expense.Rate, bool) {
	var found expense.Rate
	longest := 0
	for _, f := range all {
		r, ok := f.Rate()
		if n := utf8.RuneCountInString(f.Subject); ok && n > longest && contains(texts, f.Subject) {
			found, longest = r, n
		}
	}
	return found, longest > 0
}

// Things returns what the names in texts stand for.
func (all Facts) Things(texts ...string) []string {
	var things []string
	for _, f := range all {
		if name, thing := f.Names(); name != "" && contains(texts, name) {
			things = append(things, thing)
		}
	}
	return things
}

// NamesOf returns the names that stand for a thing, which may have one of endings.
func (all Facts) NamesOf(thing string, endings []string) []string {
	var names []string
	for _, f := range all {
		name, of := f.Names()
		if name != "" && expense.HoldsWords(of, thing, endings) {
			names = append(names, name)
		}
	}
	return names
}

// IsName reports whether words are a name that stands for something.
func (all Facts) IsName(words string) bool {
	for _, f := range all {
		if name, _ := f.Names(); name != "" && expense.Fold(name) == expense.Fold(words) {
			return true
		}
	}
	return false
}

// IsPerson reports whether a name is that of somebody.
func (all Facts) IsPerson(name string) bool {
	for _, f := range all {
		if of, _ := f.Names(); f.Person && expense.Fold(of) == expense.Fold(name) {
			return true
		}
	}
	return false
}

func contains(texts []string, words string) bool {
	for _, text := range texts {
		if expense.ContainsWords(text, words) {
			return true
		}
	}
	return false
}
