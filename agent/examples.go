package agent

import (
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense/parse/lang"
)

// explaining is what is said of how things are done. The texts are in few languages; to
// people who write another one they show what can be typed in it.
func (r *run) explaining() chat.Reply {
	reply := r.say(text.Help)
	if examples := lang.Named(r.env.Spoken()).Examples; examples != "" {
		reply.Text += "\n  " + strings.ReplaceAll(examples, "\n", "\n  ")
	}
	return reply
}
