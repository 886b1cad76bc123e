package expense

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Limits on the categories of a ledger.
const (
	MaxCategoryRules = 200
	MaxCategoryName  = 60 // characters of a name that a person gives to a category
	MaxRuleWords     = 60 // characters of a rule's words
)

// A CategoryRule says that an expense that contains Words is of Category,
// unless somebody says otherwise. Words are in the form of [Fold], and match
// whole words of the description or the merchant.
type CategoryRule struct {
	Words    string `json:"words"`
	Category string `json:"category"` // as stored in [Expense.Category]
}

// Key returns the words in the form in which they are unique among the rules of a ledger.
func (r CategoryRule) Key() string { return Fold(r.Words) }

// CategoryName returns the name of a stored category in this ledger, which is
// the stored one unless it was renamed.
func (s Settings) CategoryName(stored string) string {
	return cmp.Or(s.CategoryNames[stored], stored)
}

// Shown returns e with its category's name in this ledger, for people. It is
// never stored like that.
func (s Settings) Shown(e Expense) Expense {
	e.Category = s.CategoryName(e.Category)
	return e
}

// CategoryOf returns the stored category with a given name in this ledger, in
// any case.
func (s Settings) CategoryOf(name string) (string, bool) {
	for stored, shown := range s.CategoryNames {
		if Fold(shown) == Fold(name) {
			return stored, true
		}
	}
	return "", false
}

// OwnCategories returns the stored categories that this ledger's members
// invented, including those in rules, in order.
func (s Settings) OwnCategories() []string {
	own := s.RenamedCategories()
	for _, r := range s.CategoryRules {
		own = append(own, r.Category)
	}
	slices.Sort(own)
	return slices.Compact(own)
}

// RenamedCategories returns the stored categories that have another name here, in
// order.
func (s Settings) RenamedCategories() []string { return slices.Sorted(maps.Keys(s.CategoryNames)) }

// RuleFor returns the rule with the longest words that one of texts contains; of
// equally long ones the first in the order of words. If there is none, the last of the
// words may have another of the endings of a language, see [HoldsForm].
func (s Settings) RuleFor(endings []string, texts ...string) (CategoryRule, bool) {
	for _, holds := range [...]func(text, words string) bool{
		ContainsWords,
		func(text, words string) bool { return HoldsForm(text, words, endings) },
	} {
		var best CategoryRule
		for _, r := range s.CategoryRules {
			n := cmp.Compare(utf8.RuneCountInString(r.Words), utf8.RuneCountInString(best.Words))
			if n < 0 || n == 0 && Fold(r.Words) >= Fold(best.Words) {
				continue
			}
			if slices.ContainsFunc(texts, func(text string) bool { return holds(text, r.Words) }) {
				best = r
			}
		}
		if best.Words != "" {
			return best, true
		}
	}
	return CategoryRule{}, false
}

// SetRule adds a rule, replacing one with the same words. They stay as they were written,
// since German says Kaffee.
func (s *Settings) SetRule(r CategoryRule) {
	r.Words = strings.Join(strings.Fields(r.Words), " ")
	s.DropRule(r.Words)
	s.CategoryRules = append(s.CategoryRules, r)
	slices.SortFunc(s.CategoryRules, func(a, b CategoryRule) int { return strings.Compare(a.Key(), b.Key()) })
}

// DropRule removes the rule for words, and reports whether there was one.
func (s *Settings) DropRule(words string) bool {
	words = Fold(words)
	before := len(s.CategoryRules)
	s.CategoryRules = slices.DeleteFunc(s.CategoryRules, func(r CategoryRule) bool { return r.Key() == words })
	if len(s.CategoryRules) == before {
		return false
	}
	if len(s.CategoryRules) == 0 {
		s.CategoryRules = nil // the form in which settings without rules are stored
	}
	return true
}

// NameCategory sets the name under which people see a stored category. Its
// stored name resets it.
func (s *Settings) NameCategory(stored, name string) {
	if name != stored {
		if s.CategoryNames == nil {
			s.CategoryNames = map[string]string{}
		}
		s.CategoryNames[stored] = name
		return
	}
	delete(s.CategoryNames, stored)
	if len(s.CategoryNames) == 0 {
		s.CategoryNames = nil
	}
}

// checkCategories reports the first invalid rule or name.
func (s Settings) checkCategories() error {
	if len(s.CategoryRules) > MaxCategoryRules {
		return Invalid(ReasonTooManyRules, Args{"Limit": MaxCategoryRules})
	}
	for _, r := range s.CategoryRules {
		if n := utf8.RuneCountInString(r.Words); n == 0 || n > MaxRuleWords {
			return Invalid(ReasonRuleWordsLong, Args{"Limit": MaxRuleWords})
		}
		if err := checkCategoryName(r.Category); err != nil {
			return err
		}
	}
	taken := map[string]bool{}
	for _, stored := range s.RenamedCategories() {
		name := s.CategoryNames[stored]
		if err := checkCategoryName(name); err != nil {
			return err
		}
		if taken[Fold(name)] {
			return Conflict(ReasonCategoryTaken, Args{"Name": name})
		}
		taken[Fold(name)] = true
	}
	return nil
}

func checkCategoryName(name string) error {
	if n := utf8.RuneCountInString(name); n == 0 || n > MaxCategoryName {
		return Invalid(ReasonCategoryNameLong, Args{"Limit": MaxCategoryName})
	}
	return nil
}

// Fold returns words in the form in which they are compared: lower case, with
// single spaces.
func Fold(s string) string { return strings.Join(strings.Fields(strings.ToLower(s)), " ") }

// ContainsWords reports whether text contains words as whole words, in any case:
// "tea" is in "Green tea, hot" but not in "steak". Scripts without spaces have
// no whole words; there 咖啡 is in 星巴克咖啡.
func ContainsWords(text, words string) bool {
	text, words = Fold(text), Fold(words)
	if words == "" {
		return false
	}
	first, _ := utf8.DecodeRuneInString(words)
	last, _ := utf8.DecodeLastRuneInString(words)
	for at := 0; ; {
		i := strings.Index(text[at:], words)
		if i < 0 {
			return false
		}
		i += at
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+len(words):])
		if !joined(before, first) && !joined(last, after) {
			return true
		}
		_, size := utf8.DecodeRuneInString(text[i:])
		at = i + size
	}
}

// HoldsWords is [ContainsWords] for words that may have another ending in the text:
// with the ending "s" the text "two coffees" holds "coffee", and "coffee" holds
// "coffees". An ending such as "y:ies" takes the place of another. What is left of a
// word has at least three letters.
func HoldsWords(text, words string, endings []string) bool {
	return slices.ContainsFunc(inflected(words, endings), func(w string) bool { return ContainsWords(text, w) })
}

// HoldsForm is [HoldsWords] for words that may both have another ending than the one that a
// dictionary has: with the pairs "a:ę" and "a:y" the text "z kawą i kawy" holds "kawę".
func HoldsForm(text, words string, endings []string) bool {
	text, words = Fold(text), Fold(words)
	if last := []rune(lastWord(words)); !strings.Contains(text, string(last[:min(minStem, len(last))])) {
		return false // most texts have nothing alike, and there are many forms
	}
	bases := append([]string{words}, exchanged(words, endings, true)...)
	return slices.ContainsFunc(bases, func(base string) bool {
		return ContainsWords(text, base) || slices.ContainsFunc(exchanged(base, endings, false), func(form string) bool { return ContainsWords(text, form) })
	})
}

// StemOf returns what all texts contain that [HoldsWords] finds the words in.
func StemOf(words string, endings []string) string {
	forms := inflected(words, endings)
	stem := forms[0]
	for _, w := range forms[1:] {
		for !strings.HasPrefix(w, stem) {
			_, size := utf8.DecodeLastRuneInString(stem)
			stem = stem[:len(stem)-size]
		}
	}
	return stem
}

// minStem is how many letters a word has without its ending.
const minStem = 3

// inflected returns the forms of words whose last one may have one of the endings
// more, less or in the place of another.
func inflected(words string, endings []string) []string {
	words = Fold(words)
	return slices.Concat([]string{words}, exchanged(words, endings, false), exchanged(words, endings, true))
}

// exchanged returns the forms of words whose last one gets an ending, or with back loses it,
// as each of the endings says. Words of scripts without spaces have no endings.
func exchanged(words string, endings []string, back bool) []string {
	last := lastWord(words)
	if strings.ContainsFunc(last, func(r rune) bool { return unspaced(r) || !inWord(r) }) {
		return nil
	}
	var forms []string
	for _, ending := range endings {
		from, to, pair := strings.Cut(ending, ":")
		if !pair {
			from, to = "", ending
		}
		if back {
			from, to = to, from
		}
		if stem, ok := strings.CutSuffix(last, from); ok && utf8.RuneCountInString(stem) >= minStem {
			forms = append(forms, strings.TrimSuffix(words, from)+to)
		}
	}
	return forms
}

func lastWord(words string) string { return words[strings.LastIndexByte(words, ' ')+1:] }

// joined reports whether two neighbouring characters belong to one word.
func joined(a, b rune) bool { return inWord(a) && inWord(b) && !unspaced(a) && !unspaced(b) }

func inWord(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r))
}

// unspaced reports whether a character belongs to a script that writes no
// spaces between words, or attaches endings to them as Korean does.
func unspaced(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul, unicode.Thai, unicode.Khmer, unicode.Lao, unicode.Myanmar)
}

// RuleWords returns the words that identify an expense like e for a rule: its
// description, or the merchant if the description is too long to recur; "" if
// both are.
func RuleWords(e Expense) string {
	for _, words := range []string{e.Description, e.Merchant} {
		if n := utf8.RuneCountInString(words); n > 0 && n <= MaxRuleWords {
			return Fold(words)
		}
	}
	return ""
}
