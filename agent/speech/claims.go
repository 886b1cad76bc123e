package speech

import (
	"regexp"
	"strings"
	"sync"
	"unicode"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// Claims reports whether words claim that something was stored, changed, deleted
// or taken back. Code writes the receipts of what was done, so a model has no
// reason to say it. It does not always speak the person's language.
func Claims(words string) bool {
	lower := strings.ToLower(parse.Normalize(words))
	for _, claim := range claims().phrases {
		if expense.ContainsWords(lower, claim) {
			return true
		}
	}
	for word := range strings.FieldsFuncSeq(lower, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }) {
		for _, stem := range claims().stems {
			if strings.HasPrefix(word, stem) {
				return true
			}
		}
	}
	return claimed().MatchString(lower)
}

// claimed matches claims in languages without spaces or with many endings.
var claimed = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(lang.ClaimPattern()) })

type claimTable struct{ phrases, stems []string }

var claims = sync.OnceValue(func() claimTable {
	var t claimTable
	for _, claim := range lang.Claims() {
		if stem, ok := strings.CutSuffix(claim, "*"); ok {
			t.stems = append(t.stems, stem)
		} else {
			t.phrases = append(t.phrases, claim)
		}
	}
	return t
})
