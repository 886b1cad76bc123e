package speech

import (
	"regexp"
	"sync"

	"chit/expense/parse/lang"
)

var quantities = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for _, word := range lang.Quantities() {
		set[word] = true
	}
	return set
})

// compound matches numbers that are written as one word.
var compound = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^` + lang.CompoundPattern() + `$`) })

// spelled matches quantities in languages that have no spaces around them.
var spelled = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(lang.SpelledPattern()) })
