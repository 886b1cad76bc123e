package lang

import (
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// The categories, in the order in which they are offered.
var categoryNames = [...]string{
	"Food", "Groceries", "Transport", "Housing", "Utilities", "Health", "Leisure", "Shopping", "Travel",
	"Work", "Education", "Gifts", "Family", "Pets", "Fees", "Insurance", "Taxes", "Subscriptions",
}

// Categories returns the canonical names of the built-in categories.
func Categories() []string { return append([]string(nil), categoryNames[:]...) }

// categoryWords are words and merchants of one language by category, separated
// by white space; an underscore stands for a space. Words of scripts without
// spaces are found inside longer text.
type categoryWords map[string]string

// each calls f for each word with the name of its category, in the order of the
// categories.
func (c categoryWords) each(f func(name, word string)) {
	for _, name := range categoryNames {
		for w := range strings.FieldsSeq(c[name]) {
			f(name, spaced(w))
		}
	}
}

// A categoryTable finds categories. Merchants are words of it too; they are
// kept apart because "at" before one makes it the merchant.
type categoryTable struct {
	words   map[string]uint8             // value is an index into categoryNames
	own     map[string]map[string]uint8  // by language, of words that are other things elsewhere: "pan"
	there   map[dialect]map[string]uint8 // the same of a region of the language: "gas"
	people  map[string]uint32            // the languages in which a word is a person, a bit for each
	shops   map[string]bool
	names   map[string]uint8
	longest map[rune]int          // in runes, of the words in scripts without spaces, by their first letter
	plurals []string              // endings that a word of the table may have besides
	cases   map[rune][]caseEnding // of Cyrillic, by their last letter
	latin   map[string]*declined  // by language, of those in Latin letters that have cases
}

// A dialect is a language as it is written in a region.
type dialect struct{ language, region string }

// declined are the words of a language in Latin letters that stand in other cases as well.
// They are apart because their endings are those of anything in other languages.
type declined struct {
	words map[string]bool
	cases map[rune][]caseEnding // by their last letter
}

// A caseEnding takes the place of another one.
type caseEnding struct{ own, base string }

var categoriesTable = sync.OnceValue(func() *categoryTable {
	t := &categoryTable{
		words: make(map[string]uint8, 4096), shops: make(map[string]bool, 512), people: make(map[string]uint32, 512),
		names: make(map[string]uint8, 128), own: make(map[string]map[string]uint8), longest: make(map[rune]int, 512), cases: make(map[rune][]caseEnding),
		latin: make(map[string]*declined), there: make(map[dialect]map[string]uint8),
	}
	index := make(map[string]uint8, len(categoryNames))
	for i, name := range categoryNames {
		index[name] = uint8(i)
		t.names[strings.ToLower(name)] = uint8(i)
	}
	for _, l := range languages() {
		l.categories.each(func(name, w string) { t.add(w, index[name]) })
		l.categoryNames.each(func(name, w string) { t.names[w] = index[name] })
		for _, ending := range l.pluralEndings {
			if !strings.Contains(ending, ":") {
				t.plurals = append(t.plurals, ending)
			}
		}
		cases := t.cases
		if len(l.caseEndings) > 0 && !isCyrillic(FirstRune(l.caseEndings[0])) {
			t.latin[l.code] = declinedWords(l)
			cases = t.latin[l.code].cases
		}
		for _, ending := range l.caseEndings {
			base, own, _ := strings.Cut(ending, ":")
			if last, e := LastRune(own), (caseEnding{own, base}); !slices.Contains(cases[last], e) {
				cases[last] = append(cases[last], e)
			}
		}
	}
	for _, l := range languages() { // the word of any language before the name of a shop
		l.shops.each(func(name, w string) {
			t.add(w, index[name])
			t.shops[w] = true
		})
	}
	t.addPlain()
	for _, l := range languages() {
		first := map[string]bool{}
		addOwn := func(name, w string) {
			if !first[w] {
				t.addOwn(l.code, w, index[name])
			}
			first[w] = true
		}
		l.categories.each(addOwn)
		l.shops.each(addOwn)
		for _, rw := range l.Words.words {
			for w := range strings.FieldsSeq(rw.list) {
				if w = spaced(w); rw.roles&RolePerson != 0 && !first[w] {
					t.people[w] |= bitsByCode()[l.code]
				}
			}
		}
		for _, r := range l.regional {
			for region := range strings.FieldsSeq(r.regions) {
				words := t.there[dialect{l.code, region}]
				if words == nil {
					words = make(map[string]uint8)
					t.there[dialect{l.code, region}] = words
				}
				r.categories.each(func(name, w string) { words[w] = index[name] })
			}
		}
	}
	return t
})

// declinedWords returns the words of a language, with and without accents, and no endings yet.
func declinedWords(l *language) *declined {
	d := &declined{words: make(map[string]bool, 1024), cases: make(map[rune][]caseEnding)}
	add := func(_, w string) {
		d.words[w] = true
		if utf8.RuneCountInString(w) >= minPlain {
			d.words[WithoutAccents(w)] = true
		}
	}
	l.categories.each(add)
	l.shops.each(add)
	return d
}

// addPlain adds the words and the names of categories without their accents, because many
// people leave them out.
func (t *categoryTable) addPlain() {
	for _, w := range slices.Sorted(maps.Keys(t.words)) {
		if plain := WithoutAccents(w); plain != w && utf8.RuneCountInString(w) >= minPlain {
			t.add(plain, t.words[w])
			if t.shops[w] {
				t.shops[plain] = true
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(t.names)) {
		plain := WithoutAccents(name)
		if _, taken := t.names[plain]; !taken && utf8.RuneCountInString(name) >= minPlain {
			t.names[plain] = t.names[name]
		}
	}
}

func (t *categoryTable) add(word string, category uint8) {
	if _, taken := t.words[word]; !taken {
		t.words[word] = category
	}
	if r, _ := utf8.DecodeRuneInString(word); strings.ContainsFunc(word, IsUnspaced) {
		t.longest[r] = max(t.longest[r], utf8.RuneCountInString(word))
	}
}

// addOwn notes the category of a word in its language where another one has the word, too.
func (t *categoryTable) addOwn(language, word string, category uint8) {
	if t.words[word] == category {
		return
	}
	if t.own[language] == nil {
		t.own[language] = make(map[string]uint8)
	}
	t.own[language][word] = category
}

// CategoryNamed returns the built-in category of a name in any case or
// language that has a table: "transport", "餐饮", "Essen".
func CategoryNamed(name string) (string, bool) {
	if i, ok := categoriesTable().names[strings.ToLower(strings.TrimSpace(name))]; ok {
		return categoryNames[i], true
	}
	return "", false
}

// IsFood reports whether a built-in category is of what people eat and drink.
func IsFood(category string) bool { return category == "Food" || category == "Groceries" }

// IsShop reports whether a word in lower case is a well-known shop, in any case that it
// has in a language.
func IsShop(word, language string) bool {
	t := categoriesTable()
	if t.shops[word] {
		return true
	}
	base, ok := t.nominative(word, language)
	return ok && t.shops[base]
}

// IsThing reports whether words in lower case are, as a whole, something that people
// buy.
func IsThing(words string) bool {
	_, ok := categoriesTable().lookup(words, "")
	return ok
}

// IsNominative reports whether a word in lower case is something that people buy, as the tables
// have it and in no other case.
func IsNominative(word string) bool {
	_, ok := categoriesTable().words[word]
	return ok
}

// CategoryOf returns the built-in category of a description: that of the longest
// word or phrase of the tables in it, the first of several that are equally
// long, and that of a ticket only if nothing else has one. Language is that of the text; the tables of
// all languages are looked at, because people mix them, but for words that are persons in that of the
// text: "mum" is a candle in Turkish. Region is that of the ledger, "" if unknown.
func CategoryOf(text, language, region string) (name string, ok bool) {
	t := categoriesTable()
	best, length := uint8(0), 0
	var starts [32]int
	words := 0
	lower := strings.ToLower(text)
	for i := 0; i < len(lower); {
		c, size := utf8.DecodeRuneInString(lower[i:])
		if IsUnspaced(c) {
			if id, n := t.within(lower[i:], c); n > length {
				best, length = id, n
			}
			i += size
			continue
		}
		if !unicode.IsLetter(c) {
			i += size
			continue
		}
		end := WordEnd(lower, i)
		starts[words%len(starts)] = i
		words++
		id, n := t.ending(lower, end, starts[:min(words, len(starts))], words, dialect{language, region})
		phrase := suffix(lower[:end], n)
		if Ticket.Has(phrase) {
			n = 1 // the metro tells more, however short its name
		}
		if n > length && !IsFunctionIn(phrase, language) && t.people[phrase]&Bit(language) == 0 {
			best, length = id, n
		}
		if IsUnspaced(FirstRune(lower[end:])) { // "t恤", "abcマート"
			if id, n := t.within(lower[i:], c); n > length {
				best, length = id, n
			}
		}
		i = max(end, i+size)
	}
	if length > 0 {
		return categoryNames[best], true
	}
	best, ok = t.words[strings.TrimSpace(lower)] // with digits in it: "a101"
	if !ok || !strings.ContainsAny(lower, "0123456789") {
		return "", false
	}
	return categoryNames[best], true
}

// within returns the longest word of the table at the beginning of s, with its
// length in runes, each counted double because a character says as much as two
// letters.
func (t *categoryTable) within(s string, first rune) (uint8, int) {
	longest := t.longest[first]
	best, length, j := uint8(0), 0, 0
	for n := 1; n <= longest && j < len(s); n++ {
		_, size := utf8.DecodeRuneInString(s[j:])
		j += size
		if id, ok := t.words[s[:j]]; ok {
			best, length = id, 2*n
		}
	}
	return best, length
}

// ending returns the longest phrase of up to three words that ends at end, and
// its length. What it is in the language of the text comes first. A plural is looked up without its
// ending.
func (t *categoryTable) ending(s string, end int, starts []int, words int, in dialect) (uint8, int) {
	for back := min(3, len(starts)); back >= 1; back-- {
		phrase := s[starts[(words-back)%len(starts)]:end]
		if id, ok := t.there[in][phrase]; ok {
			return id, utf8.RuneCountInString(phrase)
		}
		if id, ok := t.own[in.language][phrase]; ok {
			return id, utf8.RuneCountInString(phrase)
		}
		if id, ok := t.lookup(phrase, in.language); ok {
			return id, utf8.RuneCountInString(phrase)
		}
	}
	return 0, 0
}

// suffix returns the last n characters of s.
func suffix(s string, n int) string {
	start := len(s)
	for range n {
		_, size := utf8.DecodeLastRuneInString(s[:start])
		start -= size
	}
	return s[start:]
}

func (t *categoryTable) lookup(phrase, language string) (uint8, bool) {
	if id, ok := t.words[phrase]; ok {
		return id, true
	}
	for _, suffix := range t.plurals {
		stem, cut := strings.CutSuffix(phrase, suffix)
		if !cut || len(stem) < 4 {
			continue
		}
		if id, ok := t.words[stem]; ok {
			return id, true
		}
	}
	if base, ok := t.nominative(phrase, language); ok {
		return t.words[base], true
	}
	return 0, false
}

// nominative returns the word or phrase of the table that phrase is another case of.
// People write "е" for "ё" as they like; the table has the former.
func (t *categoryTable) nominative(phrase, language string) (string, bool) {
	switch d := t.latin[language]; {
	case isCyrillic(LastRune(phrase)):
		phrase = strings.ReplaceAll(phrase, "ё", "е")
		if t.has(phrase) {
			return phrase, true
		}
		return nominative(phrase, t.cases, t.words)
	case d != nil:
		return nominative(phrase, d.cases, d.words)
	}
	return "", false
}

func nominative[V any](phrase string, cases map[rune][]caseEnding, words map[string]V) (string, bool) {
	for _, e := range [...][]caseEnding{cases[LastRune(phrase)], cases[utf8.RuneError]} {
		for _, ending := range e {
			stem, ok := strings.CutSuffix(phrase, ending.own)
			if !ok || utf8.RuneCountInString(stem) < 3 {
				continue
			}
			base := stem + ending.base
			if _, ok := words[base]; ok {
				return base, true
			}
		}
	}
	return "", false
}

func (t *categoryTable) has(word string) bool {
	_, ok := t.words[word]
	return ok
}
