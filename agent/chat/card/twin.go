package card

import (
	"fmt"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// WithTwins adds to the card of entries that some of them say the same as earlier ones, and
// a choice that takes those out.
func WithTwins(t *text.Catalogue, reply chat.Reply, twins []expense.Twin) chat.Reply {
	if len(twins) == 0 {
		return reply
	}
	var numbers []int64
	var earlier []string
	for _, twin := range twins {
		numbers = append(numbers, twin.Entry.Number)
		earlier = append(earlier, fmt.Sprintf("#%d", twin.Of.Number))
	}
	same := choice(action.Delete{Numbers: numbers}, t.Say(text.ChoiceSame, text.Args{"N": len(twins)}))
	if len(same.ID) > action.MaxID {
		return reply
	}
	reply.Add(sentence(t.Say(text.SaysSame, text.Args{"N": len(twins), "Numbers": t.List(earlier)})))
	reply.Choices = append(reply.Choices, same)
	return reply
}
