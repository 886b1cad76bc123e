package agent

import (
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/llm/rules"
	"chit/agent/memory"
	"chit/expense/clip"
	"chit/expense/parse/lang"
)

// reminded adds to a reply, in one line, what the sender was asked before and has
// not answered. Each question is recalled once: whoever goes on with something
// else has read it.
func (r *run) reminded(reply chat.Reply) chat.Reply {
	const most = 3
	if reply.Text == "" || r.unheard || r.chatting {
		return reply
	}
	var asked []string
	for _, p := range r.own {
		if p.Recalled > 0 || r.open != nil && (p.ID == r.open.ID || p.Ask == r.open.Ask) {
			continue
		}
		p.Recalled++
		asked = append(asked, inOneLine(p.Ask))
	}
	if len(asked) > most {
		asked = append(asked[:most], "…")
	}
	if len(asked) > 0 {
		reply.Text += "\n" + r.env.Texts.Say(text.StillOpen, text.Args{"Questions": strings.Join(asked, " · ")})
	}
	return reply
}

// evades reports whether a message is about the open question and yet no answer to
// it: a yes where a value was asked for, or that the person does not know.
func (r *run) evades(reading rules.Reading) bool {
	if r.pending == nil || r.message.Overheard || len(reading.Actions) > 0 || reading.Err != nil {
		return false
	}
	said := strings.TrimRight(lang.Bare(r.message.Text), "?？")
	return reading.Say == text.NothingOpen || lang.SaysUnsure.Is(said) || lang.SaysAgreed.Is(said)
}

// askAgain puts the open question once more, to a message that was meant for it.
// It is worded in turn as it was and as one that is still open, so that nobody reads
// the same text twice in a row.
func (r *run) askAgain() chat.Reply {
	r.readBy, r.open = rules.Name, r.pending
	reply := chat.Reply{Text: r.recalled(r.pending)}
	for i := range len(r.pending.Options) {
		id := action.Encode(action.Answer{Question: r.pending.ID, Option: i})
		if label := r.pending.Labels[id]; label != "" {
			reply.Choices = append(reply.Choices, chat.Choice{ID: id, Label: label})
		}
	}
	return reply
}

// recalled is the text of a question that is put once more.
func (r *run) recalled(p *memory.Pending) string {
	if p.Recalled++; p.Recalled%2 == 1 {
		return r.env.Texts.Say(text.StillOpen, text.Args{"Questions": p.Ask})
	}
	return p.Ask
}

// inOneLine is a question in a line that holds other things, too.
func inOneLine(ask string) string {
	const most = 120
	return clip.Shorten(strings.Join(strings.Fields(ask), " "), most, clip.Characters)
}

// askedBefore returns the open question about the same expense in the same words,
// nil if there is none: 12.00 was written twice.
func (r *run) askedBefore(p *memory.Pending) *memory.Pending {
	for _, q := range r.own {
		if q.Ask == p.Ask && q.Field == p.Field && adds(q) && adds(p) {
			return q
		}
	}
	return nil
}

// adds reports whether what waits for an answer is an expense to be added.
func adds(p *memory.Pending) bool { return len(p.Actions) == 1 && isAddition(p.Actions[0]) }
