package terminal

import (
	"slices"
	"strings"

	"chit/agent/chat"
)

// A completion is what Tab makes of the beginning of a command.
type completion struct {
	typed string   // the beginning that a person typed
	found []string // the commands that begin like this
	at    int      // the one that is in the editor
}

// elsewhere are commands of messengers that mean nothing to somebody who is alone.
var elsewhere = []string{"invite", "start"}

// commands returns the commands that a text may become.
func commands(text string) (found []string) {
	typed, ok := strings.CutPrefix(text, "/")
	if !ok || strings.ContainsAny(typed, " \n") {
		return nil
	}
	for _, c := range chat.Commands {
		if strings.HasPrefix(c, strings.ToLower(typed)) && !slices.Contains(elsewhere, c) {
			found = append(found, "/"+c)
		}
	}
	return found
}

// next returns the text after Tab: the only command that fits, as much as those that fit
// have in common, or each of them in turn.
func (c *completion) next(text string) string {
	if len(c.found) > 1 && text == c.found[c.at] {
		c.at = (c.at + 1) % len(c.found)
		return c.found[c.at]
	}
	*c = completion{typed: text, found: commands(text)}
	switch len(c.found) {
	case 0:
		return text
	case 1:
		return c.found[0] + " "
	}
	if common := common(c.found); len(common) > len(text) {
		return common
	}
	return c.found[0]
}

// common returns the longest beginning that all have.
func common(all []string) string {
	shared := all[0]
	for _, s := range all[1:] {
		for !strings.HasPrefix(s, shared) {
			shared = shared[:len(shared)-1]
		}
	}
	return shared
}
