package agent

import (
	"context"
	"strings"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature/facts"
	"chit/agent/rules"
	"chit/expense/clip"
	"chit/expense/fact"
	"chit/expense/parse/lang"
)

// remembering completes the reading of a message with what the ledger remembers: a name
// that is known is no reason to ask, a thing with a usual price needs only a tap, and what
// is not remembered cannot be forgotten.
func (r resolving) remembering(ctx context.Context, reading rules.Reading) rules.Reading {
	if len(reading.Actions) > 1 || r.message.Edits != "" || r.message.Overheard || passedOn(r.message) {
		return reading
	}
	complete := r.completedBy(reading)
	if complete == nil {
		return reading
	}
	all, err := r.env.Facts(ctx)
	if err != nil {
		r.log.WarnContext(ctx, "a message goes without what is remembered", "error", err)
		return reading
	}
	return complete(all)
}

// completedBy returns how facts complete a reading, nil if they cannot.
func (r resolving) completedBy(reading rules.Reading) func(fact.Facts) rules.Reading {
	if len(reading.Actions) == 0 {
		usual := usually(r.env.Text().String())
		if usual == "" || reading.Err != nil || reading.Say != text.Unknown {
			return nil
		}
		return func(all fact.Facts) rules.Reading {
			if _, ok := all.Cost(usual); !ok {
				return reading
			}
			return rules.Reading{Actions: []action.Action{action.AddExpense{Description: usual}}, Complete: true}
		}
	}
	switch a := reading.Actions[0].(type) {
	case facts.Forget:
		return func(all fact.Facts) rules.Reading {
			reading.Complete = a.Key != "" || len(facts.Known(all, a.Words)) > 0
			return reading
		}
	case action.AddExpense:
		if !reading.Unfamiliar || reading.Complete {
			return nil
		}
		return func(all fact.Facts) rules.Reading {
			reading.Complete = len(all.Things(a.Description, a.Merchant)) > 0
			return reading
		}
	}
	return nil
}

// usually returns what a message names as a whole, without the words that say that it is the
// usual one: "my usual coffee", "coffee".
func usually(said string) string {
	said = strings.TrimRight(strings.TrimSpace(said), " .!。！")
	lower := strings.ToLower(said)
	head, tail := lang.SaysUsual.Encloses(lower)
	if head+tail == 0 {
		head = lang.SaysUsual.Opens(lower)
		tail = lang.SaysUsual.Closes(lower[head:])
	}
	if len(lower) == len(said) {
		said = said[head : len(said)-tail]
	}
	if strings.ContainsAny(said, "\n?？") || len(said) > maxUsual {
		return ""
	}
	return strings.TrimSpace(said)
}

// maxUsual is how many bytes such a message may have.
const maxUsual = 4 * fact.MaxWords

// maxToldFacts is how many tokens a model is told of what the ledger remembers.
const maxToldFacts = 60

// toldFacts are the facts that have words of the message, as a model is told of them.
func (c *consultation) toldFacts(ctx context.Context) []string {
	all, err := c.env.Facts(ctx)
	if err != nil {
		c.log.WarnContext(ctx, "the model goes without what is remembered", "error", err)
		return nil
	}
	var told []string
	budget := maxToldFacts - aroundFacts
	for _, f := range all.Relevant(c.message.Text) {
		line := clip.Cut(f.String(), maxFact, clip.Characters)
		if budget -= len(line)/3 + 2; budget < 0 {
			break
		}
		told = append(told, line)
	}
	return told
}

const (
	aroundFacts = 10 // tokens of what stands before them
	maxFact     = 90 // characters of one
)
