package lang

import (
	"slices"
	"strings"
	"sync"

	"chit/expense"
)

// A Phrase is something that people say in answers, or a model in claims. Its
// wordings are looked for in all languages at once.
type Phrase int

// The phrases, by what is said with them.
const (
	ClaimsDeed  Phrase = iota // that a deed was done
	SaysNothing               // that something is fine, and nothing else
	SaysCancel                // that a question shall be dropped
	SaysGross                 // gross
	SaysEnglish               // English
	SaysChinese               // Chinese
	SaysNet                   // net
	SaysNo                    // no
	SaysNone                  // none, of a tax
	SaysSide                  // which side of a tax is meant
	SaysUndo                  // that something shall be taken back
	SaysUnsure                // that one does not know
	SaysYes                   // yes
)

// phrases are the wordings of a language, with | between them.
type phrases map[Phrase]string

var wordings = sync.OnceValue(func() map[Phrase][]string {
	all := map[Phrase][]string{}
	for _, l := range languages() {
		for p, list := range l.phrases {
			all[p] = append(all[p], strings.Split(list, "|")...)
		}
	}
	return all
})

// Wordings returns how p is worded, in all languages.
func (p Phrase) Wordings() []string { return wordings()[p] }

// Is reports whether words in lower case are a wording of p, the whole of them.
func (p Phrase) Is(words string) bool { return slices.Contains(p.Wordings(), words) }

// In reports whether a text holds a wording of p, as whole words.
func (p Phrase) In(text string) bool {
	return slices.ContainsFunc(p.Wordings(), func(w string) bool { return expense.ContainsWords(text, w) })
}
