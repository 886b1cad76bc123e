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

// spoken ends a run with the model's words, if they may be said.
func (r *run) spoken(ctx context.Context, words string, reply chat.Reply) (chat.Reply, error) {
	words = speech.Clean(words)
	if reply.Text == "" && r.shouldHaveActed(reply) && !strings.ContainsAny(words, "?？") {
		// The message names an amount and the model did nothing with it. What
		// the rules make of it is better than what the model says about it.
		return r.withoutModel(ctx, r.reading(ctx))
	}
	if key := r.objection(words); key != text.NoKey {
		switch {
		case reply.Text != "":
			return reply, nil
		case r.message.Overheard:
			r.silence()
			return chat.Reply{}, nil
		}
		return r.say(key), nil
	}
	join(&reply, chat.Reply{Text: words})
	return reply, nil
}

// objection returns the key of what is said in place of a model's words,
// [text.NoKey] if they pass the checks.
func (r *run) objection(words string) text.Key {
	switch {
	case len(strings.Fields(words)) == 0 || empty(words) || speech.Claims(words):
		return text.NothingStored
	case !speech.FiguresSaid(words, r.message.Text, r.env.Text().Numbers()):
		return text.NoFigures
	}
	return text.NoKey
}

// empty reports whether words say nothing.
func empty(words string) bool {
	bare := strings.ToLower(strings.Trim(words, " .!。！✅👍"))
	return lang.SaysNothing.Is(bare)
}
