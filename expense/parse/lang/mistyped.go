package lang

import (
	"strings"
	"sync"
	"unicode/utf8"
)

// A DayWord names one day in one word.
type DayWord struct {
	Word      string
	Weekday   int // Sunday is 0
	IsWeekday bool
	Days      int // from today, of a word that is no weekday
	letters   []rune
}

// dayWords are those of each language for a day in the past or of the week.
var dayWords = sync.OnceValue(func() map[string][]DayWord {
	m := make(map[string][]DayWord)
	for _, l := range languages() {
		add := func(list string, d DayWord) {
			for w := range strings.SplitSeq(list, "|") {
				if w == "" || strings.ContainsAny(w, " ~?*") || utf8.RuneCountInString(w) < minMistyped || IsUnspaced(FirstRune(w)) {
					continue
				}
				d.Word, d.letters = w, []rune(w)
				m[l.code] = append(m[l.code], d)
			}
		}
		for n, words := range l.dates.days {
			if n < 0 {
				add(words, DayWord{Days: n})
			}
		}
		for i, words := range l.dates.weekdays {
			add(words, DayWord{Weekday: i, IsWeekday: true})
		}
	}
	return m
})

// Shorter words are mistyped as other words too often.
const (
	minMistyped = 4 // letters, of which two have changed places
	minMissing  = 7 // letters, of which one is missing, doubled or another
	minInPlace  = 5 // the same where a day is likely, as in "w sobtę" and "вчра сільпо"
)

// MistypedDay returns the word for a day in a language that a word in lower case, without
// accents, is one slip away from: "getsern", "yestreday".
func MistypedDay(word, language string) (DayWord, bool) {
	return mistypedDay(word, language, minMissing)
}

// MistypedDayInPlace is [MistypedDay] where a shorter word is likelier a day than another: behind a
// preposition, and at the beginning before something that people buy.
func MistypedDayInPlace(word, language string) (DayWord, bool) {
	return mistypedDay(word, language, minInPlace)
}

func mistypedDay(word, language string, missing int) (DayWord, bool) {
	if utf8.RuneCountInString(word) < minMistyped {
		return DayWord{}, false
	}
	typed := []rune(word)
	for _, d := range dayWords()[language] {
		if isSlip(d.letters, typed, missing) {
			return d, true
		}
	}
	return DayWord{}, false
}

// SpokenIn returns the language that most people of a region write, which need not be that
// of their ledger; "" or an unknown code where that is not known.
func SpokenIn(region string) string {
	switch region {
	case "AT", "CH", "LI":
		return "de"
	case "BR", "AO", "MZ":
		return "pt"
	case "MX", "AR", "CO", "CL", "PE", "UY", "EC", "VE", "BO", "PY", "CR", "GT", "DO":
		return "es"
	case "BY", "KZ":
		return "ru"
	}
	return strings.ToLower(region) // DE, FR, IT and others
}

// MaybeWeekday returns the weekday that a word in lower case, without accents, is in a language
// as well as something else: "quinta", "mer", "vr".
func MaybeWeekday(word, language string) (DayWord, bool) {
	if IsFunctionIn(word, language) {
		return DayWord{}, false
	}
	for i, words := range Named(language).dates.weekdays {
		for w := range strings.SplitSeq(words, "|") {
			if stem := strings.TrimRight(w, "~?"); stem != w && stem == word {
				return DayWord{Word: stem, Weekday: i, IsWeekday: true}, true
			}
		}
	}
	return DayWord{}, false
}

// isSlip reports whether a word was typed with one slip: two letters that have changed
// places, one that is missing, doubled or another. The first letter is right, unless it
// is one of the two; none is added at the end, and the last one is right unless it is missing. A
// letter is missing, doubled or another only in a word of so many.
func isSlip(word, typed []rune, missing int) bool {
	at := 0
	for at < len(word) && at < len(typed) && word[at] == typed[at] {
		at++
	}
	left, right := word[at:], typed[at:]
	switch {
	case len(left) == 0 || len(right) == 0 && len(left) == 0:
		return false
	case len(left) == len(right) && len(left) > 1 && left[0] == right[1] && left[1] == right[0] && string(left[2:]) == string(right[2:]):
		return true
	case at == 0 || len(word) < missing:
		return false
	case string(left[1:]) == string(right) || string(left) == string(right[min(1, len(right)):]):
		return true
	}
	return len(right) > 1 && string(left[1:]) == string(right[1:])
}
