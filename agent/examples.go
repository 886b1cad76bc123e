package agent

import (
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense/parse/lang"
)

// explaining is what is said of how things are done. The texts are in few languages; to
// people who write another one they show what can be typed in it.
func (r *run) explaining() chat.Reply {
	reply := r.say(text.Help)
	reply.Text = feature.WithExamples(reply.Text, lang.Named(r.env.Spoken()).Examples)
	return reply
}
