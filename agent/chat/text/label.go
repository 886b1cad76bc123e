package text

import (
	"strings"

	"golang.org/x/text/feature/plural"
)

// Picked marks the label of a value that is set already.
const Picked = "• "

// Labels reports whether one of the texts is the label of a choice.
func (t *Catalogue) Labels(label string) bool {
	label = strings.TrimPrefix(label, Picked)
	for _, said := range t.texts {
		if said.forms[plural.Other] == label {
			return true
		}
	}
	return false
}
