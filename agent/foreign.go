package agent

import (
	"slices"
	"strings"

	"chit/agent/chat"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/expense/parse"
)

// What was looked up outside reaches the model in one run, and the person in the model's
// words with the source below them. It orders nothing: once a model has read it, calls that
// do anything are refused, since they could be the article's and not the person's. What the
// model asks for in the same answer as the article, it asks for without having read it.

// A passage is a text from outside that is the result of a call.
type passage struct {
	call string // ID of the call
	feature.Foreign
}

// noDeeds is what a model is told that wants something done after it has read such a text.
const noDeeds = "error: after what was looked up nothing is done. Answer the person in words"

// withPassages returns messages with what a model is told of texts from outside, which is
// not kept for later runs.
func withPassages(messages []llm.Message, foreign []passage) []llm.Message {
	messages = slices.Clone(messages)
	for i, m := range messages {
		for _, p := range foreign {
			if m.Role == llm.RoleTool && m.CallID == p.call {
				messages[i].Text = p.Told
			}
		}
	}
	return messages
}

// heard is what a model's words may take figures from: the message, what was looked up for
// it, and remarks.
func (c *consultation) heard() (string, []parse.Number) {
	texts, numbers := []string{c.message.Text}, slices.Clone(c.env.Text().Numbers())
	for _, p := range c.foreign {
		texts, numbers = append(texts, p.Text), append(numbers, parse.NewText(p.Text, parse.Options{}).Numbers()...)
	}
	for _, said := range c.env.Remarks {
		texts, numbers = append(texts, said), append(numbers, c.env.Source(said).Numbers()...)
	}
	return strings.Join(texts, "\n"), numbers
}

// cite names the sources of what was looked up, below the model's words or instead of them.
func (c *consultation) cite(spoken bool) {
	for _, p := range c.foreign {
		source := p.Instead
		if spoken {
			source = p.Source
		}
		if !strings.Contains(c.out.reply.Text, source) {
			join(&c.out.reply, chat.Reply{Text: source})
		}
	}
}
