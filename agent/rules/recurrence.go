package rules

import (
	"strings"

	"chit/expense/parse/lang"
)

// withoutRecurrence cuts "monthly" and the like off the end of a text: an expense is
// one payment, and nothing repeats by itself.
func withoutRecurrence(text string) (string, bool) {
	text = strings.TrimRight(strings.TrimSpace(text), ".!。！")
	lower := strings.ToLower(text)
	n := lang.Recurs.Closes(lower)
	if n == 0 || len(lower) != len(text) {
		return "", false
	}
	return strings.TrimSpace(text[:len(text)-n]), true
}
