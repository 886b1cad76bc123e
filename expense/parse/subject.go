package parse

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
)

// Subjects reads what expenses shall be about: "food and transport" is one list of
// two things, "coffee or tea at Lidl" one of two and one of one, 咖啡、午饭 one of
// two. Of each list one thing is enough. It reads nothing where the lists cannot be
// told apart, as in "coffee at Lidl and on taxis".
//
// Names can look like lists, "H&M", "bed and breakfast", so whoever knows the names
// that there are looks for the whole first.
func Subjects(s string) ([][]string, bool) {
	var lists [][]string
	joined, again := true, false // the next word follows a joiner; a small word came behind one
	for _, word := range subjectWords(s) {
		lower := strings.ToLower(word)
		last := len(lists) - 1
		switch {
		case lang.JoinsThings.Is(lower):
			joined = true
			if last < 0 {
				return nil, false
			}
			if one := lists[last]; one[len(one)-1] != "" {
				lists[last] = append(one, "")
			}
		case lang.LeadsToPlace.Is(lower) && last >= 0:
			if one := lists[last]; one[len(one)-1] == "" {
				again = true
			} else {
				lists = append(lists, []string{""})
			}
		case joined && last < 0:
			lists, joined = append(lists, []string{word}), false
		default:
			one := lists[last]
			one[len(one)-1], joined = strings.TrimSpace(one[len(one)-1]+" "+word), false
		}
	}
	if again && len(lists) > 1 || slices.ContainsFunc(lists, isUnnamed) {
		return nil, false
	}
	return lists, len(lists) > 0
}

// isUnnamed reports whether something in a list is too short to be a name, and so
// likely a piece of one.
func isUnnamed(list []string) bool {
	return slices.ContainsFunc(list, func(one string) bool { return len(one) < 2 })
}

// minJoined is how many letters each side of a sign without spaces has that parts
// two things: food/transport, but not H&M.
const minJoined = 3

// partedCommas makes commas words of their own.
var partedCommas = strings.NewReplacer(",", " , ", "，", " , ", "、", " 、 ")

// subjectWords parts words and the signs and characters that join them.
func subjectWords(s string) []string {
	s = partedCommas.Replace(Normalize(s))
	var words []string
	for word := range strings.FieldsSeq(s) {
		words = append(words, joinedWords(word)...)
	}
	return words
}

// gluedJoiners are what joins two things without a space. The others are words of their
// own, or were parted before.
var gluedJoiners = sync.OnceValue(func() []string {
	return slices.DeleteFunc(slices.Clone(lang.JoinsThings.Wordings()), func(joiner string) bool {
		first := lang.FirstRune(joiner)
		return unicode.IsLetter(first) && !lang.IsHan(first) || unicode.IsPunct(first) && first != '/' && first != '&'
	})
})

// joinedWords takes food/transport and 餐饮和交通 apart.
func joinedWords(word string) []string {
	for _, joiner := range gluedJoiners() {
		before, after, found := strings.Cut(word, joiner)
		if !found || before == "" || after == "" {
			continue
		}
		if len(joiner) == 1 && min(utf8.RuneCountInString(before), utf8.RuneCountInString(after)) < minJoined && !strings.ContainsFunc(word, lang.IsHan) {
			continue
		}
		return slices.Concat(joinedWords(before), []string{joiner}, joinedWords(after))
	}
	return []string{word}
}
