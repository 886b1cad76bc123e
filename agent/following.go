package agent

import (
	"context"
	"slices"

	"chit/agent/dialog"
	"chit/agent/rules"
	"chit/expense/parse"
)

// followedTurns is how many turns a message may follow: a question, and what was asked of
// it in between.
const followedTurns = 6

// following returns the reading of a message that changes the question before it, such as
// "and last week?", together with that question.
func (r resolving) following(ctx context.Context, reading rules.Reading) rules.Reading {
	if reading.Follows == nil || r.message.Edits != "" {
		return reading
	}
	turns, err := r.memory.Recent(ctx, r.message.Conversation, followedTurns)
	if err != nil {
		r.log.WarnContext(ctx, "a question goes without the one before it", "error", err)
		return reading
	}
	var before []*parse.Text
	for _, t := range slices.Backward(turns) {
		if t.Sender != r.message.Sender.ID || len(t.Quotes) > 0 || r.env.Now.Sub(t.At) > dialog.OpenFor {
			break
		}
		before = append(before, r.env.Source(t.Text))
	}
	if whole, ok := r.rules.Follows(reading.Follows, before, r.situation()); ok {
		return whole
	}
	return reading
}
