package slack

import (
	"context"
	"slices"
	"strings"
	"sync"

	"github.com/slack-go/slack"

	"chit/agent/chat"
)

// A message may be deleted while its answer is on the way. Nobody looks for an
// answer below a deleted message, so it goes where the answer to the deletion
// goes. Usually we hear about a deletion first. If we do not, Slack reports no
// error: it shows the answer outside of any thread, in a channel to everybody.

// maxVanished is how many deleted messages are remembered. An answer is on the way
// for seconds, so the oldest are not needed.
const maxVanished = 1000

// vanished remembers the messages that were deleted last.
type vanished struct {
	mu  sync.Mutex
	all []string
}

func (v *vanished) learn(channel, ts string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if len(v.all) == maxVanished {
		v.all = slices.Delete(v.all, 0, 1)
	}
	v.all = append(v.all, channel+"/"+ts)
}

func (v *vanished) has(channel, ts string) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	return slices.Contains(v.all, channel+"/"+ts)
}

// outlive reports whether a reply is to a message, or a change of one, that began
// a thread and is known to be deleted.
func (v *vanished) outlive(t target, d chat.Delivery) bool {
	root, change, _ := strings.Cut(string(d.Answers), "#")
	return isTS(root) && d.Card == "" && ("#"+change == deletion || v.has(t.channel, root))
}

// withoutThread returns where a reply goes if its thread is gone: to the top
// level of a direct conversation, and in a channel to the one person it answers.
func (t target) withoutThread(d chat.Delivery) target {
	t.thread = ""
	if !direct(t.channel) {
		t.user = userOf(d.To)
	}
	return t
}

// strayed reports whether Slack posted a message outside of its thread because the
// thread is gone, and deletes that message.
func (w *writer) strayed(ctx context.Context, t target, posted slack.Message) bool {
	if t.thread == "" || posted.Timestamp == "" || posted.ThreadTimestamp != "" {
		return false
	}
	_, _, _, err := w.api.GetConversationRepliesContext(ctx, &slack.GetConversationRepliesParameters{ChannelID: t.channel, Timestamp: t.thread, Limit: 1})
	if slackCode(err) != "thread_not_found" {
		return false
	}
	if _, _, err := w.api.DeleteMessageContext(ctx, t.channel, posted.Timestamp); err != nil {
		w.log.WarnContext(ctx, "an answer to a deleted message appeared outside of its thread", "error", plain(err))
	}
	return true
}
