package card

import (
	"slices"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// A Description says how the things of an entity are shown. The feature that has them
// brings it.
type Description struct {
	// Line says in one line what a change made of a thing, or would make of it if it is only
	// planned.
	Line func(t *text.Catalogue, ch expense.Change, planned bool) string
	// Name names the thing with a key.
	Name func(t *text.Catalogue, key string) string
	// Choices are offered on the card of a change that a person made. It may be nil.
	Choices func(*text.Catalogue, expense.Change) []chat.Choice
}

var descriptions = map[expense.Entity]Description{}

// Describe has the things of an entity shown as described. It is called while the program is
// initialized, and panics for an entity that is described already.
func Describe(e expense.Entity, d Description) {
	if _, taken := descriptions[e]; taken {
		panic("card: the things of " + string(e) + " are described already")
	}
	descriptions[e] = d
}

// thingLine says what a change makes of a thing.
func thingLine(c Renderer, ch expense.Change, planned bool) string {
	if d, ok := descriptions[ch.Entity]; ok {
		return d.Line(c.Texts, ch, planned)
	}
	return Log{Renderer: c}.Thing(ch.Entity, ch.Key)
}

// ofThings reports whether any of some changes is about a thing.
func ofThings(changes []expense.Change) bool {
	return slices.ContainsFunc(changes, expense.Change.OfThing)
}

// withThingChoices adds what the only change of a deed offers.
func withThingChoices(c Renderer, changes []expense.Change, r chat.Reply) chat.Reply {
	if len(changes) != 1 || changes[0].Kind != expense.ChangeThing {
		return r
	}
	if d, ok := descriptions[changes[0].Entity]; ok && d.Choices != nil {
		r.Choices = append(r.Choices, d.Choices(c.Texts, changes[0])...)
	}
	return r
}
