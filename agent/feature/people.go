package feature

import (
	"context"
	"slices"
	"strings"

	"chit/expense"
)

// People returns those who are known in the ledger: who have a role, and whose entries
// there are.
func (l Lookup) People(ctx context.Context) ([]expense.Person, error) {
	all := l.env.Ledger.Owners()
	for _, g := range l.env.Ledger.Grants {
		all = append(all, g.Person())
	}
	groups, err := l.env.Ledgers.Summarize(ctx, l.env.Ledger.ID, expense.Summary{By: expense.ByAuthor, Query: expense.Query{Deleted: true}})
	if err != nil {
		return nil, err
	}
	for _, g := range groups {
		all = append(all, expense.Person{ID: g.Key, Name: g.Label})
	}
	return distinct(all), nil
}

// distinct returns each person once, as the last one who has a name.
func distinct(all []expense.Person) []expense.Person {
	var each []expense.Person
	for _, p := range all {
		i := slices.IndexFunc(each, func(o expense.Person) bool { return o.ID == p.ID })
		switch {
		case p.ID == "" || p.Name == "":
		case i < 0:
			each = append(each, p)
		default:
			each[i] = p
		}
	}
	return each
}

// Called returns the people whom a name fits: all of theirs, or where it is nobody's the
// first word of it.
func Called(people []expense.Person, name string) []expense.Person {
	name = plainName(name)
	return byName(people, func(p string) bool { return p == name }, func(first string) bool { return first == name })
}

// CalledIn is like [Called] for a name within a sentence, where it may have another ending:
// "Bo's", "Боба". An ending counts only if nobody is called so without one.
func CalledIn(people []expense.Person, name string) []expense.Person {
	if found := Called(people, name); len(found) > 0 {
		return found
	}
	name = plainName(name)
	inflected := func(p string) bool { return p != "" && isInflected(name, p) }
	return byName(people, inflected, inflected)
}

// byName returns the people whose whole name, or otherwise the first word of it, fits.
func byName(people []expense.Person, fits ...func(string) bool) []expense.Person {
	for i, fit := range fits {
		var found []expense.Person
		for _, p := range distinct(people) {
			name := plainName(p.Name)
			if i > 0 {
				name, _, _ = strings.Cut(name, " ")
			}
			if fit(name) {
				found = append(found, p)
			}
		}
		if len(found) > 0 {
			return found
		}
	}
	return nil
}

// isInflected reports whether a word is a name with an ending of a few letters, which may
// take the place of its last one.
func isInflected(word, name string) bool {
	const longest = 3
	w, n := []rune(word), []rune(name)
	same := 0
	for same < min(len(w), len(n)) && w[same] == n[same] {
		same++
	}
	return same >= len(n)-1 && same >= 2 && len(w)-same <= longest && (same == len(n) || same >= longest)
}

// plainName returns a name as names are compared.
func plainName(name string) string {
	return expense.Fold(strings.TrimPrefix(strings.Join(strings.Fields(name), " "), "@"))
}
