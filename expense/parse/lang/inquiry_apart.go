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
		together := slices.ContainsFunc(words, func(w string) bool { return slices.Contains(q.own[SaysTogether], w) })
		for i, w := range words {
			words[i] = q.apart(w)
			if together && i+1 < len(words) && words[i] == w {
				words[i] = q.joinedApart(w)
			}
		}
	}
	return strings.Join(words, " ")
}

// Added returns the words of a question for the sum of two things, "бензин с мойкой вместе", with a
// comma in the place of what joins them only there.
func (q *Inquiry) Added(words []string) []string {
	adds := func(w string) bool { return q.meanings[w].Says == SaysTogether }
	if len(q.own[JoinsTogether]) == 0 || !slices.ContainsFunc(words, adds) {
		return words
	}
	added := slices.Clone(words)
	for i := 1; i+1 < len(words); i++ {
		if slices.Contains(q.own[JoinsTogether], words[i]) {
			added[i] = ","
		}
	}
	return added
}

// joinedApart puts a comma in the place of what is glued behind a thing if another one is added
// to it: 커피랑.
func (q *Inquiry) joinedApart(word string) string {
	for _, joiner := range q.own[JoinsTogether] {
		if thing, ok := strings.CutSuffix(word, joiner); ok && thing != "" && utf8.RuneCountInString(word) > 2 && !q.knows(word) {
			return thing + " ,"
		}
	}
	return word
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
