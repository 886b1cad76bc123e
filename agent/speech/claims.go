package speech

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// Claims reports whether words claim that something was stored, changed, deleted
// or taken back. Code writes the receipts of what was done, so a model has no
// reason to say it. It does not always speak the person's language. That something was
// not done, or can be, is no claim.
func Claims(words string) bool { return slices.ContainsFunc(asserted(words), claims) }

// ClaimsStored reports whether words claim that something is in the ledger, and no other
// deed.
func ClaimsStored(words string) bool {
	clauses := asserted(words)
	return slices.ContainsFunc(clauses, claims) &&
		!slices.ContainsFunc(clauses, func(clause string) bool { return claims(withoutStored(clause)) })
}

// claims reports whether a clause holds a claim.
func claims(clause string) bool {
	for _, claim := range claimed().phrases {
		if expense.ContainsWords(clause, claim) {
			return true
		}
	}
	return slices.ContainsFunc(wordsOf(clause), claimed().begins) || claimed().pattern.MatchString(clause)
}

// Asks reports whether words ask the person something.
func Asks(words string) bool {
	return strings.ContainsAny(words, "?？؟") || asking().MatchString(words)
}

// asserted returns the clauses of a text in lower case, each up to what denies the rest of
// it: "nothing", "can be", "if".
func asserted(words string) []string {
	text := denied().ReplaceAllString(strings.ToLower(parse.Normalize(words)), " ")
	var clauses []string
	for clause := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(".,;:!?…—–()\n。，、；：！？（）", r) }) {
		var kept []string
		said := true
		list := strings.Fields(clause)
		for i, word := range list {
			switch {
			case denials().startOf(list[i:]):
				said = false
			case joins().startOf(list[i:]):
				said = true
			}
			if said {
				kept = append(kept, word)
			}
		}
		clauses = append(clauses, strings.Join(kept, " "))
	}
	return clauses
}

// withoutStored takes out of a clause what says that something is in the ledger.
func withoutStored(clause string) string {
	for _, phrase := range stored().phrases {
		if strings.Contains(phrase, " ") {
			clause = strings.ReplaceAll(clause, phrase, " ")
		}
	}
	var kept []string
	for _, word := range wordsOf(stored().pattern.ReplaceAllString(clause, " ")) {
		if !slices.Contains(stored().phrases, word) && !stored().begins(word) {
			kept = append(kept, word)
		}
	}
	return strings.Join(kept, " ")
}

func wordsOf(clause string) []string {
	return strings.FieldsFunc(clause, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) && r != '\'' })
}

// A claimTable is how something is claimed in all languages.
type claimTable struct {
	phrases, stems []string
	pattern        *regexp.Regexp // where words are not apart or have many endings
}

// begins reports whether a word begins as a claim with any ending does.
func (t claimTable) begins(word string) bool {
	return slices.ContainsFunc(t.stems, func(stem string) bool { return strings.HasPrefix(word, stem) })
}

var (
	claimed = sync.OnceValue(func() claimTable { return tableOf(lang.Claims(), lang.ClaimPattern()) })
	stored  = sync.OnceValue(func() claimTable { return tableOf(lang.StoredClaims(), lang.StoredPattern()) })
	denied  = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(lang.DenialPattern()) })
	denials = sync.OnceValue(func() phraseSet { return setOf(lang.Denials()) })
	asking  = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(lang.AskingPattern() + `[\s.。]*$`) })
	joins   = sync.OnceValue(func() phraseSet { return setOf(lang.Joins()) })
)

func tableOf(list []string, pattern string) claimTable {
	t := claimTable{pattern: regexp.MustCompile(pattern)}
	for _, claim := range list {
		if stem, ok := strings.CutSuffix(claim, "*"); ok {
			t.stems = append(t.stems, stem)
		} else {
			t.phrases = append(t.phrases, claim)
		}
	}
	return t
}

// A phraseSet is phrases of a few words, and endings of words.
type phraseSet struct {
	phrases map[string]bool
	longest int // of the phrases, in words
	endings []string
}

func setOf(list []string) phraseSet {
	set := phraseSet{phrases: map[string]bool{}}
	for _, phrase := range list {
		if ending, ok := strings.CutPrefix(phrase, "*"); ok {
			set.endings = append(set.endings, ending)
			continue
		}
		set.phrases[phrase] = true
		set.longest = max(set.longest, len(strings.Fields(phrase)))
	}
	return set
}

// startOf reports whether words begin with one of the phrases, or with a word that has one
// of the endings.
func (s phraseSet) startOf(words []string) bool {
	for n := range min(len(words), s.longest) {
		if s.phrases[strings.Join(words[:n+1], " ")] {
			return true
		}
	}
	return slices.ContainsFunc(s.endings, func(ending string) bool { return strings.HasSuffix(words[0], ending) })
}
