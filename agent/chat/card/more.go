package card

import (
	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
)

// SkipIn returns how many of n are not shown: those of skip, unless nothing would be left.
func SkipIn(n, skip int) int {
	if skip < 0 || skip >= n {
		return 0
	}
	return skip
}

// More is the choice that pages through a list of n: to the next of them, and from the
// last ones back to the first, so that it is at the same place on all pages. None is
// needed for a short list, and there is none if page reports false.
func More(t *text.Catalogue, n, skip, limit int, page func(skip int) (action.Choice, bool)) []chat.Choice {
	next, label := SkipIn(n, skip)+limit, text.ChoiceMore
	if next >= n {
		next, label = 0, text.ChoiceTop
	}
	if n <= limit {
		return nil
	}
	a, ok := page(next)
	if !ok {
		return nil
	}
	return []chat.Choice{choice(a, t.Say(label))}
}
