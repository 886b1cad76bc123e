package lang

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// ApartInQuestion returns a question with spaces between words that people write without them
// in a language that has them: 얼마썼어, 비싼거.
func ApartInQuestion(said string) string {
	if !strings.ContainsFunc(said, IsHangul) {
		return said
	}
	words := strings.Fields(said)
	for _, q := range Inquiries() {
		if q.Unspaced {
			continue
		}
		for i, w := range words {
			words[i] = q.apart(w)
		}
	}
	return strings.Join(words, " ")
}

// apart parts a word that nobody knows behind a beginning of it that asks, and before an end of it
// that only stands for a thing.
func (q *Inquiry) apart(word string) string {
	if q.knows(word) || !IsHangul(FirstRune(word)) {
		return word
	}
	for i := len(word) - 1; i > 0; i-- {
		before, known := q.meanings[word[:i]]
		if !known || !slices.Contains(opensGlued, before.Says) {
			continue
		}
		rest := q.apart(word[i:])
		if q.knows(rest) || rest != word[i:] {
			return word[:i] + " " + rest
		}
	}
	for i := range word {
		if m := q.meanings[word[i:]]; m.Says == AroundQuestion && ThingItself.Has(word[i:]) && utf8.RuneCountInString(word[:i]) > 1 {
			return word[:i] + " " + word[i:]
		}
	}
	return word
}

// opensGlued are the meanings of the words that others are written behind without a space.
var opensGlued = []Phrase{AsksHowMuch, AsksCount, AsksTotal, AsksAverage, SaysMost}
