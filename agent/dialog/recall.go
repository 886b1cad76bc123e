package dialog

import (
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/memory"
	"chit/expense/clip"
)

// Recall returns, in one line each, what the person was asked before and has not
// answered. Each question is recalled once: whoever goes on with something else has read
// it. Asked is what the message was asked in turn, nil if nothing.
func (d *Dialog) Recall(asked *memory.Pending) []string {
	const most = 3
	var recalled []string
	for _, p := range d.own {
		if p.Recalled > 0 || same(p, asked) {
			continue
		}
		p.Recalled++
		recalled = append(recalled, inOneLine(p.Ask))
	}
	if len(recalled) > most {
		recalled = append(recalled[:most], "…")
	}
	return recalled
}

// inOneLine is a question in a line that holds other things, too.
func inOneLine(ask string) string {
	const most = 120
	return clip.Shorten(strings.Join(strings.Fields(ask), " "), most, clip.Characters)
}

// AskAgain puts a question once more, to a message that was meant for it.
func AskAgain(p *memory.Pending, t *text.Catalogue) chat.Reply {
	reply := chat.Reply{Text: wordAgain(p, t)}
	for i := range len(p.Options) {
		id := action.Encode(action.Answer{Question: p.ID, Option: i})
		if label := p.Labels[id]; label != "" {
			reply.Choices = append(reply.Choices, chat.Choice{ID: id, Label: label})
		}
	}
	return reply
}

// wordAgain is the text of a question that is put once more. It is worded in turn as it
// was and as one that is still open, so that nobody reads the same text twice in a row.
func wordAgain(p *memory.Pending, t *text.Catalogue) string {
	if p.Recalled++; p.Recalled%2 == 1 {
		return t.Say(text.StillOpen, text.Args{"Questions": p.Ask})
	}
	return p.Ask
}

// Ask opens a question, and returns how it is put. One about the same expense in the same
// words that is open already is put as one that is still open: 12.00 was written twice.
func (d *Dialog) Ask(p *memory.Pending, t *text.Catalogue) string {
	for _, q := range d.own {
		if q.Ask == p.Ask && q.Field == p.Field && adds(q) && adds(p) {
			p.Recalled = q.Recalled
			return wordAgain(p, t)
		}
	}
	return p.Ask
}
