package rules

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse"
	"chit/expense/parse/lang"
)

const (
	maxTopics         = 8  // things that one question may be about
	maxSubjectHan     = 8  // characters of one of them, if characters stand for words
	maxSubjectLetters = 16 // or if they stand for sounds
)

// isSubject reports whether words can be what a question is about: few enough, and
// separable into things.
func isSubject(words string) bool {
	if words == "" {
		return true
	}
	lists, ok := parse.Subjects(words)
	if !ok {
		lists = [][]string{{words}}
	}
	n := 0
	for _, list := range lists {
		n += len(list)
		for _, one := range list {
			length := utf8.RuneCountInString(one)
			most := maxSubjectHan
			if strings.ContainsFunc(one, func(r rune) bool { return isUnspaced(r) && !lang.IsHan(r) }) {
				most = maxSubjectLetters
			}
			if len(strings.Fields(one)) > maxSubject || strings.ContainsFunc(one, isUnspaced) && length > most {
				return false
			}
		}
	}
	return n <= maxTopics
}

// repeats reports whether the period in a text stands for a recurring day, of which it is
// only the last: "on Mondays", "every Friday", 每周一.
func repeats(text string, span parse.Span) bool {
	period := text[span.Start:span.End]
	return lang.SaysRepeats.Closes(strings.TrimRight(text[:span.Start], " ")) > 0 || lang.SaysRepeats.Opens(period) > 0 || lang.NamesDayAlways.Closes(period) > 0
}

// turned reports whether words ask for something other than what they are about.
func turned(words string, t *parse.Text, monthStart int) bool {
	lower := strings.ToLower(words)
	if _, span, ok := t.Part(lower).Period(monthStart); ok {
		if repeats(lower, span) {
			return true
		}
		lower = lower[:span.Start] + " " + lower[span.End:]
		if _, _, second := t.Part(lower).Period(monthStart); second {
			return true
		}
	}
	if namesPeriod(lower, t, monthStart) || dangles(lower) {
		return true
	}
	if b, ok := boundIn(lower, t); ok {
		lower = b.before + " " + b.after
	}
	return slices.ContainsFunc(inquiriesIn(t), func(q *lang.Inquiry) bool { return q.Turns(ownCommas(lower)) })
}

// inquiriesIn returns the languages in which a text may ask: any of those without spaces
// if it has their characters, and those with spaces that have words of it which ask. What
// turns a question in one language may be a name in another: "solo", "ten".
func inquiriesIn(t *parse.Text) []*lang.Inquiry {
	text := ownCommas(strings.ToLower(t.String()))
	spaced := slices.DeleteFunc(strings.Fields(text), func(w string) bool { return strings.ContainsFunc(w, isUnspaced) })
	found := slices.Clone(lang.Asked(spaced, false))
	if strings.ContainsFunc(text, isUnspaced) {
		for _, q := range lang.Inquiries() {
			if q.Unspaced {
				found = append(found, q)
			}
		}
	}
	return found
}

// dangles reports whether a conjunction joins nothing, or things of different kinds: "and",
// "coffee at Lidl and on taxis".
func dangles(text string) bool {
	text = strings.TrimSpace(text)
	for _, joiner := range lang.JoinsThings.Wordings() {
		if isUnspaced(lang.FirstRune(joiner)) && strings.HasSuffix(text, joiner) {
			return true
		}
	}
	words := strings.Fields(ownCommas(text))
	placed := false
	for i, w := range words {
		edge := i == len(words)-1 || i == 0 && w != ","
		switch joins := lang.JoinsThings.Is(w); {
		case joins && edge && !isInNames(w):
			return true
		case joins && !edge && w != "," && placed && lang.LeadsToPlace.Is(words[i+1]):
			return true
		case lang.LeadsToPlace.Is(w):
			placed = true
		}
	}
	return false
}

// isInNames reports whether a conjunction is part of names as well: "vitamin E", "Disney
// Plus".
func isInNames(joiner string) bool {
	first, size := utf8.DecodeRuneInString(joiner)
	return size == len(joiner) && unicode.IsLetter(first) || lang.Words().Words[joiner].Is(lang.RolePlus)
}

// namesPeriod reports whether one of the things that words are about is a time.
func namesPeriod(words string, t *parse.Text, monthStart int) bool {
	if words == "" {
		return false
	}
	lists, _ := parse.Subjects(words)
	for _, list := range lists {
		for _, one := range list {
			if _, ok := t.Part(one).WholePeriod(monthStart); ok {
				return true
			}
		}
	}
	return false
}
