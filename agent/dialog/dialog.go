// Package dialog holds the open questions of a conversation: which of them a message
// answers and with what, which it closes, and which stay open.
//
// A button answers its own question for as long as that is open. Plain words answer the
// question that they reply to, or the newest that they fit. A message that fits none is
// read for itself, and the questions stay open.
package dialog

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"time"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/feature"
	"chit/agent/memory"
)

// OpenFor is how long a question stays open. After that an answer is a message like any
// other.
const OpenFor = 24 * time.Hour

// maxOpen is how many questions to one person stay open.
const maxOpen = 10

// A Dialog is the open questions of a conversation, seen by one of its people.
type Dialog struct {
	own    []*memory.Pending // asked of this person, newest first
	others []memory.Pending  // asked of other people
}

// Of returns the dialog of a person. Open is the newest question of the conversation, with
// the others in it, or nil. Questions that are not [memory.Pending.Answerable] are left out.
func Of(open *memory.Pending, person string) Dialog {
	var d Dialog
	if open == nil {
		return d
	}
	for _, p := range append([]memory.Pending{*open}, open.Others...) {
		p.Others = nil
		switch {
		case !p.Answerable():
		case p.Actor == person:
			d.own = append(d.own, &p)
		default:
			d.others = append(d.others, p)
		}
	}
	return d
}

// ID returns the id of the question that a message leads to. It is short enough for the
// buttons of every platform.
func ID(m chat.Message) string {
	sum := sha256.Sum256([]byte(m.SourceKey()))
	return hex.EncodeToString(sum[:6])
}

// Own returns the questions asked of the person, newest first.
func (d *Dialog) Own() []*memory.Pending { return slices.Clone(d.own) }

// Newest returns the newest question asked of the person, or nil.
func (d *Dialog) Newest() *memory.Pending {
	if len(d.own) == 0 {
		return nil
	}
	return d.own[0]
}

// Close closes a question.
func (d *Dialog) Close(p *memory.Pending) {
	d.own = slices.DeleteFunc(d.own, func(q *memory.Pending) bool { return q.ID == p.ID })
}

// Expire closes the person's questions that are too old.
func (d *Dialog) Expire(now time.Time) {
	d.own = slices.DeleteFunc(d.own, func(p *memory.Pending) bool { return now.Sub(p.Asked) > OpenFor })
}

// GoBack closes the questions that ask for a new value: somebody who goes back is not
// going to answer them.
func (d *Dialog) GoBack() {
	d.own = slices.DeleteFunc(d.own, func(p *memory.Pending) bool { return p.Field == feature.FieldValue })
}

// Overtake closes the questions that a message made obsolete, though it was not read as
// an answer. A wish to change what is stored is dropped, because a later yes may be meant
// for something else. What somebody spent stays asked about, unless made reports that the
// message recorded it: "12 for shoes" answers "What was 12.00 for?". Asked is the question
// that the message led to, or nil.
func (d *Dialog) Overtake(asked *memory.Pending, made func(*memory.Pending) bool) {
	d.own = slices.DeleteFunc(d.own, func(p *memory.Pending) bool {
		return (asked == nil || asked.ID != p.ID) && (!keeps(p) || made(p))
	})
}

// keeps reports whether something that a person said would be lost by closing a question.
func keeps(p *memory.Pending) bool {
	return p.Field == feature.FieldValue || slices.ContainsFunc(p.Actions, isAddition)
}

func isAddition(k action.Kept) bool {
	switch k.Action.(type) {
	case action.AddExpense, action.SaidExpense:
		return true
	}
	return false
}

// adds reports whether a question is about one expense to be added.
func adds(p *memory.Pending) bool { return len(p.Actions) == 1 && isAddition(p.Actions[0]) }

// StillOpen returns all open questions as they are stored: first asked, the question that
// the message led to, if any; then those that the person has not answered yet; then those
// asked of other people. It returns nil if there are none.
func (d *Dialog) StillOpen(asked *memory.Pending) *memory.Pending {
	var all []memory.Pending
	if asked != nil {
		all = append(all, *asked)
	}
	for _, p := range d.own {
		if !same(p, asked) && len(all) < maxOpen {
			all = append(all, *p)
		}
	}
	all = append(all, d.others...)
	if len(all) == 0 {
		return nil
	}
	all[0].Others = all[1:]
	return &all[0]
}

// same reports whether p and q are one question or ask the same of the same; q may be nil.
func same(p, q *memory.Pending) bool {
	return q != nil && (p.ID == q.ID || p.Ask == q.Ask && argument(p, "description") == argument(q, "description"))
}

// Option returns the person's question that offers a choice, and the value that the
// choice stands for.
func (d *Dialog) Option(choice string) (p *memory.Pending, value string, ok bool) {
	for _, p := range d.own {
		if value, ok := p.Options[choice]; ok {
			return p, value, true
		}
	}
	return nil, "", false
}

// PickedBy returns the name of the other person for whose value a card waits that shows what
// a message led to.
func (d *Dialog) PickedBy(m chat.Message, now time.Time) (name string, ok bool) {
	id := ID(m)
	for _, p := range d.others {
		if p.ID == id && p.Field == feature.FieldValue && now.Sub(p.Asked) <= OpenFor {
			return p.Name, true
		}
	}
	return "", false
}

// Asked returns the name of the other person who was offered a choice.
func (d *Dialog) Asked(choice string) (name string, ok bool) {
	for _, p := range d.others {
		if _, ok := p.Options[choice]; ok {
			return p.Name, true
		}
	}
	return "", false
}
