package agent

import (
	"context"
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/speech"
	"chit/expense/parse/lang"
)

// A model's own words reach the person only if they say something, claim no deed
// and name no figure but those of the message, see package speech. Anything else is
// replaced by a sentence of ours.

// speak ends a consultation with the model's words, if they may be said.
func (c *consultation) speak(ctx context.Context, words string) error {
	words = speech.Clean(words)
	if c.shouldHaveActed() && !strings.ContainsAny(words, "?？") {
		// The message names an amount and the model did nothing with it. What
		// the rules make of it is better than what the model says about it.
		return c.withoutModel(ctx)
	}
	key := c.objection(words)
	switch {
	case key == text.NoKey:
		join(&c.out.reply, chat.Reply{Text: words})
	case c.out.reply.Text != "":
	case c.message.Overheard:
		c.out.silent = true
	default:
		c.out.reply = c.say(key)
	}
	return nil
}

// objection returns the key of what is said in place of a model's words,
// [text.NoKey] if they pass the checks.
func (c *consultation) objection(words string) text.Key {
	switch {
	case len(strings.Fields(words)) == 0 || empty(words) || speech.Claims(words):
		return text.NothingStored
	case !speech.FiguresSaid(words, c.message.Text, c.env.Text().Numbers()):
		return text.NoFigures
	}
	return text.NoKey
}

// empty reports whether words say nothing.
func empty(words string) bool {
	bare := strings.ToLower(strings.Trim(words, " .!。！✅👍"))
	return lang.SaysNothing.Is(bare)
}
