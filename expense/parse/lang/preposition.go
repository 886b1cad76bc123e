package lang

import (
	"strings"
	"sync"
)

// leading are the languages in which a word leads from a thing to where it was bought,
// for whom or with whom, a bit for each.
var leading = sync.OnceValue(func() map[string]uint32 {
	m := make(map[string]uint32, 256)
	for _, l := range languages() {
		for w := range strings.FieldsSeq(l.prepositions) {
			m[spaced(w)] |= bitsByCode()[l.code]
		}
	}
	return m
})

// functions are the languages in which nothing is called by a word, see [FunctionWord] and [NotSold].
var functions = sync.OnceValue(func() map[string]uint32 {
	m := make(map[string]uint32, 1024)
	for _, l := range languages() {
		for _, lw := range l.lists {
			if lw.list != FunctionWord && lw.list != NotSold {
				continue
			}
			for w := range strings.FieldsSeq(lw.words) {
				m[w] |= bitsByCode()[l.code]
			}
		}
	}
	return m
})

// IsFunctionIn reports whether nothing is called by a word in a language, whatever it is
// in others: "el" is the power in Swedish.
func IsFunctionIn(word, language string) bool { return functions()[word]&Bit(language) != 0 }

// LeadsOn reports whether a word in lower case is a preposition in one of two languages,
// behind which more is said of the same thing. Many mean something else in others.
func LeadsOn(word, language, other string) bool {
	return leading()[word]&(Bit(language)|Bit(other)) != 0
}
