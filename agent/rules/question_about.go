package rules

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"chit/expense"
	"chit/expense/parse"
)

// articles may stand between what joins two things and the second of them.
var articles = []string{"the", "a", "an", "my", "our", "all"}

// joins takes a word as what joins the next one to the subject of a question, "and"
// or "at"; n is of how many words the phrase is that begins there. What joins must
// be followed by something that is joined.
func (q *question) joins(word string, i, n int) {
	switch {
	case len(q.subject) == 0:
		if parse.IsSubjectJoiner(word) && word != "," {
			q.broken = true
		}
	case parse.IsSubjectJoiner(word):
		q.link = append(q.link, word)
	case n == 1 && parse.IsSubjectPlace(word) && (q.at == i || len(q.link) > 0):
		q.link = append(q.link, word)
	case n > 0 && !slices.Contains(articles, word):
		q.broken = q.broken || q.isOpen()
		q.link = nil
	}
}

// isOpen reports whether something was joined to the subject that did not come. A
// comma may have parted clauses.
func (q *question) isOpen() bool {
	return slices.ContainsFunc(q.link, func(w string) bool { return parse.IsSubjectJoiner(w) && w != "," && w != "、" })
}

// maxTopics is how many things one question may be about.
const maxTopics = 8

// isSubject reports whether words are few enough to be what a question is about,
// and can be told apart.
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
			if len(strings.Fields(one)) > maxSubject || strings.ContainsFunc(one, isHan) && length > maxSubjectHan {
				return false
			}
		}
	}
	return n <= maxTopics
}

// maxCurrency is how many words a currency has: New Zealand dollars.
const maxCurrency = 3

// inCurrency reads "in dollars", "how many euros" and the dollars of "dollar
// expenses" at word i, and returns how many words they are. There is one currency.
func (q *question) inCurrency(words []string, i int, t *parse.Text) int {
	start, marked := i, false
	switch {
	case words[i] == "in":
		start, marked = i+1, true
	case words[i] == "how" && i+1 < len(words) && words[i+1] == "many":
		start, marked = i+2, true
	}
	if !marked && q.named {
		return 0
	}
	for n := min(maxCurrency, len(words)-start); n > 0; n-- {
		currency, ok := q.currencyIn(words[start:start+n], t)
		if !ok || !marked && !q.aloneAt(words, start, n) {
			continue
		}
		q.broken = q.broken || q.currency != "" || q.isOpen()
		q.currency, q.link = currency, nil
		if start == i+2 {
			q.asking = true
		}
		if !marked {
			q.stays = true
		}
		return start + n - i
	}
	return 0
}

// currencyIn returns the code of the currency that words name. Codes that are words
// as well, SEK and TRY, are names in capitals only.
func (q *question) currencyIn(words []string, t *parse.Text) (string, bool) {
	if code := strings.ToUpper(words[0]); len(words) == 1 && slices.Contains(q.codes, code) {
		return code, true
	}
	name := strings.Join(words, " ")
	if !t.HoldsMark(name) {
		return "", false // they name none, or were apart
	}
	currency, ok := t.Part(name).Currency()
	return string(currency), ok
}

// codesIn returns the codes of currencies that stand in capitals in a text, unless
// all of it is in capitals.
func codesIn(typed string) []string {
	if typed == strings.ToUpper(typed) && strings.Contains(typed, " ") {
		return nil
	}
	return slices.DeleteFunc(strings.Fields(typed), func(w string) bool {
		_, ok := expense.LookupCurrency(w)
		return !ok || w != strings.ToUpper(w)
	})
}

// aloneAt reports whether n words are no part of what a question is about: a pound
// cake is no money.
func (q *question) aloneAt(words []string, start, n int) bool {
	if len(q.subject) > 0 && q.at == start {
		return false
	}
	if start+n == len(words) {
		return true
	}
	behind, _ := questionsEN().at(words[start+n:])
	return behind > 0
}

// recurring finds days that come again, of which a period is only the last.
var recurring = regexp.MustCompile(`\b(mon|tues|wednes|thurs|fri|satur|sun)days$`)

// repeats reports whether the period in a text is of days that come again: "on
// Mondays", "every Friday", 每周一.
func repeats(text string, span parse.Span) bool {
	before := strings.TrimRight(text[:span.Start], " ")
	for _, word := range [...]string{"every", "each", "每", "每个", "每個"} {
		if strings.HasSuffix(before, word) {
			return true
		}
	}
	return recurring.MatchString(text[span.Start:span.End])
}

// turned reports whether words ask for something else than what they are about.
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
	if mentions(lower, turningZh) || namesPeriod(lower, t, monthStart) || danglingJoiner.MatchString(strings.TrimSpace(lower)) {
		return true
	}
	said := strings.Fields(ownCommas.Replace(bounded.ReplaceAllString(lower, " ")))
	return slices.ContainsFunc(said, func(w string) bool { return slices.Contains(turning, w) })
}

// danglingJoiner finds what joins nothing, or two things that are not alike.
var danglingJoiner = regexp.MustCompile(`^(and|or|und|y|et) | (and|or|und|y|et|&|/|,)$|(和|与|與|、|或)$| (at|in|from) .* (and|or) (at|in|from|on|for) `)

// namesPeriod reports whether one of the things that words are about is a time.
func namesPeriod(words string, t *parse.Text, monthStart int) bool {
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

// bounded finds the words around the bound of an amount.
var bounded = regexp.MustCompile(`\b(over|above|more than|under|below|less than) [0-9]`)
