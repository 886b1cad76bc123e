package agent

import (
	"slices"
	"strings"
	"time"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense/clip"
)

// Remarks are what people refer back to that the ledger does not have: "the cottage will be
// 420", "Anna pays half", "next week is a business trip". They are the person's own words
// from turns that a model is not told any more, and that led to nothing. No model sums them
// up, so nothing in them is invented, nothing is kept besides the turns, and what is edited
// or deleted there is so here. They are no evidence; an amount in them may be asked about.
const (
	remarkLength  = 160 // of one, in characters
	remarksLength = 480 // of all, in bytes: 120 tokens
	remarksFor    = 30 * 24 * time.Hour
	minRemark     = 16 // bytes; what is shorter is a courtesy or an answer
)

// remarks returns what somebody remarked in some turns, oldest first. The newest are kept.
func remarks(turns []memory.Turn, sender string, now time.Time) []llm.Remark {
	var list []llm.Remark
	room := remarksLength
	for _, t := range slices.Backward(turns) {
		if now.Sub(t.At) > remarksFor {
			break
		}
		if t.Sender != sender || !isRemark(t) {
			continue
		}
		said := clip.Shorten(strings.Join(strings.Fields(t.Text), " "), remarkLength, clip.Characters)
		if room -= len(said); room < 0 {
			break
		}
		list = append(list, llm.Remark{At: t.At.In(now.Location()), Text: said})
	}
	slices.Reverse(list)
	return list
}

// isRemark reports whether a turn led to nothing, and says something.
func isRemark(t memory.Turn) bool {
	_, _, command := rules.Slash(strings.TrimSpace(t.Text))
	switch {
	case t.Untold, len(t.Quotes) > 0, t.InPlace, t.Notice, command, len(t.Text) < minRemark:
		return false
	case len(t.Numbers) > 0, len(t.Created) > 0, t.Answers != "":
		return false
	}
	for _, step := range t.Steps {
		for _, call := range step.Calls {
			if call.Name != action.SayTool {
				return false
			}
		}
	}
	return true
}

// texts returns the words of remarks.
func texts(list []llm.Remark) []string {
	var words []string
	for _, r := range list {
		words = append(words, r.Text)
	}
	return words
}
