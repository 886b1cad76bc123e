package reference

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"chit/agent/feature"
	"chit/agent/secret"
	"chit/agent/speech"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// A subject leaves the machine, and a model chooses it, perhaps because somebody else's
// text told it to. So it is a few words of a question that the person has asked just now.
// Nothing of the ledger or of earlier messages can be in it, no amount, and no name that
// the ledger alone explains.

const maxSubject = 60 // characters

// refused returns why a subject is not looked up, for the model; "" if it is.
func refused(ctx context.Context, env *feature.Env, subject string) (string, error) {
	question := asked(env.Message.Text)
	switch {
	case !env.FromModel || env.Message.Overheard || question == "":
		return "the message asks nothing that could be looked up", nil
	case utf8.RuneCountInString(subject) > maxSubject || strings.IndexFunc(subject, unicode.IsLetter) < 0:
		return "name the subject in a few words", nil
	case strings.ContainsFunc(subject, notInSubject) || !onlyAYear(subject) || secret.Find(subject) != "" || speech.WithoutLinks(subject) != subject:
		return "a subject has words alone, no amounts, numbers or addresses", nil
	case !saidIn(question, subject):
		return "only words of the question are looked up", nil
	}
	private, err := explainedHere(ctx, env, subject)
	if private {
		return "that is of the person's ledger, and no general question", err
	}
	return "", err
}

// asked returns what a message asks: its questions, each from its question word on, so that
// what somebody tells before they ask is none of it.
func asked(message string) string {
	var questions []string
	for sentence := range strings.FieldsFuncSeq(ends.Replace(parse.Normalize(message)), func(r rune) bool { return r == '\n' }) {
		rest := sentence
		for !lang.InquiresOfAnything(strings.ToLower(strings.TrimSpace(rest))) {
			at := strings.IndexAny(rest, ",，、:：–—")
			if at < 0 {
				rest = ""
				break
			}
			_, size := utf8.DecodeRuneInString(rest[at:])
			rest = rest[at+size:]
		}
		if rest == "" && strings.HasSuffix(strings.TrimSpace(sentence), "?") {
			rest = sentence
		}
		questions = append(questions, strings.TrimSpace(rest))
	}
	return strings.TrimSpace(strings.Join(questions, "\n"))
}

// ends puts each sentence on a line of its own, and all marks of a question in one form.
var ends = strings.NewReplacer("?", "?\n", "？", "?\n", "؟", "?\n", "!", "\n", "！", "\n", ". ", "\n", "。", "\n", "; ", "\n", "；", "\n")

// notInSubject reports whether a character is in no name of anything.
func notInSubject(r rune) bool {
	return !unicode.In(r, unicode.Letter, unicode.Mark, unicode.Digit) && !strings.ContainsRune(" -'’.,()&+·・", r)
}

// onlyAYear reports whether the only number in a subject is a year, if there is any.
func onlyAYear(subject string) bool {
	numbers := strings.FieldsFunc(subject, func(r rune) bool { return !unicode.IsNumber(r) })
	if len(numbers) == 0 {
		return true
	}
	year, err := strconv.Atoi(numbers[0])
	return err == nil && len(numbers) == 1 && len(numbers[0]) == 4 && year >= 1000 && year <= 2100
}

// saidIn reports whether a message has the words of a subject, be it with other endings.
func saidIn(message, subject string) bool {
	message = parse.Normalize(message)
	if expense.ContainsWords(message, subject) {
		return true
	}
	said := wordsOf(message)
	for _, word := range wordsOf(parse.Normalize(subject)) {
		if !lang.FunctionWord.Has(word) && !expense.ContainsWords(message, word) && !slices.ContainsFunc(said, func(s string) bool { return sameStem(s, word) }) {
			return false
		}
	}
	return true
}

func wordsOf(s string) []string {
	return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return !unicode.In(r, unicode.Letter, unicode.Mark, unicode.Digit) })
}

// sameStem reports whether two words differ in their endings at most.
func sameStem(a, b string) bool {
	const minStem, maxEnding = 3, 3
	short, long := []rune(plain(a)), []rune(plain(b))
	if len(short) > len(long) {
		short, long = long, short
	}
	same := 0
	for same < len(short) && short[same] == long[same] {
		same++
	}
	changed := len(short) - same // y in "history" and "histories"
	return same >= minStem+changed && changed <= 1 && len(long)-same <= maxEnding
}

// plain returns a word without accents, which other forms of it may lack.
func plain(word string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(word))
}

// explainedHere reports whether a subject has a word that is known from entries of the
// ledger and from nowhere else: the name of a person, a doctor, a club.
func explainedHere(ctx context.Context, env *feature.Env, subject string) (bool, error) {
	for _, word := range wordsOf(subject) {
		if _, named := parse.Category(word, env.Ledger.Language, env.Ledger.Region); named || lang.IsKnown(word) {
			continue
		}
		found, err := env.Ledgers.Find(ctx, env.Ledger.ID, expense.Query{Text: word, Words: &expense.Words{}, Deleted: true, Limit: 1})
		if err != nil {
			return false, fmt.Errorf("compare a subject with the ledger: %w", err)
		}
		if len(found) > 0 {
			return true, nil
		}
	}
	return false, nil
}
