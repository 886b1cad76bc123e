// Package speech checks what a language model wants to say in its own words.
// People trust what a bookkeeper says, so the words must contain no figure that
// the person did not say, claim no deed, and name nothing that a messenger turns
// into a link: fetching a preview could leak what the model was told.
package speech

import (
	"strings"
	"unicode/utf8"

	"chit/expense/clip"
)

// MaxWords is how many characters a model may say.
const MaxWords = 1000

// Clean returns words without links, with normalized spaces, and cut to
// [MaxWords].
func Clean(words string) string {
	lines := strings.Split(WithoutLinks(words), "\n")
	for i, line := range lines {
		lines[i] = strings.Join(strings.Fields(line), " ")
	}
	return Cut(strings.TrimSpace(strings.Join(lines, "\n")), MaxWords)
}

// Cut returns the first characters of a text, up to a nearby space, with an
// ellipsis if something is missing.
func Cut(s string, most int) string {
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	kept := clip.Cut(s, most-1, clip.Characters)
	if at := strings.LastIndexAny(kept, " \n"); at > len(kept)*3/4 {
		kept = kept[:at]
	}
	return strings.TrimRight(kept, " \n") + "…"
}
