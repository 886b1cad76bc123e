package dialog

import (
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/memory"
	"chit/expense/clip"
)

// Recall returns a line for each question that the person has left unanswered. Each is
// recalled once, because somebody who goes on with something else has read it by then.
// Asked is the question that the message led to, or nil.
func (d *Dialog) Recall(t *text.Catalogue, asked *memory.Pending) []string {
	const most = 3
	var recalled []string
	for _, p := range d.own {
		if p.Recalled > 0 || same(p, asked) {
			continue
		}
		p.Recalled++
		recalled = append(recalled, inShort(t, p))
	}
	if len(recalled) > most {
		recalled = append(recalled[:most], "…")
	}
	return recalled
}

// inShort names what a question is about in part of a line: the entries that it proposes,
// otherwise its first line.
func inShort(t *text.Catalogue, p *memory.Pending) string {
	const most = 120
	short, rest, _ := strings.Cut(p.Ask, "\n")
	switch {
	case len(p.Drafts) > 0:
		short = draftsInShort(t, p.Drafts)
	case p.Field == feature.Confirmed && !strings.Contains(rest, "\n"):
		short += " " + rest // "Shall I do this?" and what
	}
	return clip.Shorten(strings.Join(strings.Fields(short), " "), most, clip.Characters)
}

// draftsInShort names the first entries that a question proposes.
func draftsInShort(t *text.Catalogue, drafts []memory.Draft) string {
	const most = 3
	var parts []string
	for _, d := range drafts[:min(len(drafts), most)] {
		parts = append(parts, strings.TrimSuffix(t.Money(d.Expense.GrossMoney())+" · "+d.Expense.Description, " · "))
	}
	if len(drafts) > most {
		parts = append(parts, "…")
	}
	return strings.Join(parts, " + ")
}

// AskAgain repeats a question, with its choices, to a message that did not answer it.
func AskAgain(p *memory.Pending, t *text.Catalogue) chat.Reply {
	reply := chat.Reply{Text: wordAgain(p, t), Asks: Asks(p, t), Place: Place(p, t)}
	for i := range len(p.Options) {
		id := action.Encode(action.Answer{Question: p.ID, Option: i})
		if label := p.Labels[id]; label != "" {
			reply.Choices = append(reply.Choices, chat.Choice{ID: id, Label: label})
		}
	}
	return reply
}

// Asks names the value that a question wants to be typed, "" if its options are the answers.
func Asks(p *memory.Pending, t *text.Catalogue) string {
	kind := strings.TrimPrefix(kindOf(p), "setting_")
	switch {
	case len(p.Options) > 0, p.Field == feature.Confirmed:
		return ""
	case isAmount(kind):
		kind = "amount"
	}
	if t.HasOf(text.FamilyAsks, kind) {
		return t.SayOf(text.FamilyAsks, kind)
	}
	return t.Say(text.AsksOther)
}

// Place names the way to answer a question by showing a place, "" if that is none.
func Place(p *memory.Pending, t *text.Catalogue) string {
	if !TakesPlace(p) {
		return ""
	}
	return t.Say(text.ChoicePlace)
}

// TakesPlace reports whether a place that the person shows answers a question.
func TakesPlace(p *memory.Pending) bool { return kindOf(p) == "setting_time_zone" }

// wordAgain returns the text of a repeated question. It alternates between a reminder that
// the question is still open and the question itself, so that nobody reads the same text
// twice in a row.
func wordAgain(p *memory.Pending, t *text.Catalogue) string {
	if p.Recalled++; p.Recalled%2 == 1 {
		return t.Say(text.StillOpen, text.Args{"Questions": p.Ask})
	}
	return p.Ask
}

// Ask returns the text of a new question. If the same one is open already, because
// somebody wrote 12.00 twice, it is the text of a repeated question.
func (d *Dialog) Ask(p *memory.Pending, t *text.Catalogue) string {
	for _, q := range d.own {
		if same(q, p) && q.Field == p.Field && adds(q) && adds(p) {
			p.Recalled = q.Recalled
			return wordAgain(p, t)
		}
	}
	return p.Ask
}
