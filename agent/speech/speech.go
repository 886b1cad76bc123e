// Package speech judges what a language model wants to say in its own words.
// People believe what a bookkeeper says, so that it says no figure that they did
// not say themselves, claims no deed, and names nothing that a messenger makes a
// link of: a preview that is fetched is a way out for what a model was told.
package speech

import (
	"strings"
	"unicode/utf8"
)

// MaxWords is how many characters a model may say.
const MaxWords = 1000

// Clean returns words without links, with the spaces that are seen, and cut at
// [MaxWords].
func Clean(words string) string {
	lines := strings.Split(WithoutLinks(words), "\n")
	for i, line := range lines {
		lines[i] = strings.Join(strings.Fields(line), " ")
	}
	return Cut(strings.TrimSpace(strings.Join(lines, "\n")), MaxWords)
}

// Cut returns a text of at most so many characters: of a longer one the
// beginning, up to a space if there is one near, with a sign that there was more.
func Cut(s string, most int) string {
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	kept := string([]rune(s)[:most-1])
	if at := strings.LastIndexAny(kept, " \n"); at > len(kept)*3/4 {
		kept = kept[:at]
	}
	return strings.TrimRight(kept, " \n") + "…"
}
