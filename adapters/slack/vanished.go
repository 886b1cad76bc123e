package slack

import (
	"context"
	"slices"
	"strings"
	"sync"

	"github.com/slack-go/slack"

	"chit/agent/chat"
)

// Somebody may delete a message while its answer is on the way. Nobody looks for
// an answer below what is no more, so it goes where the answer to the deletion
// goes. Of most deletions we hear first. Where we do not, Slack says nothing: it
// shows the answer outside of any thread, in a channel to everybody.

// maxVanished is how many deleted messages are remembered. An answer is on the way
// for seconds, so that the oldest are no loss.
const maxVanished = 1000

// vanished are the messages that were deleted last.
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

// outlived reports whether a reply is to a message that began a thread and is known
// to be deleted, or to a change of it.
func (m *Messenger) outlived(t target, d chat.Delivery) bool {
	root, change, _ := strings.Cut(string(d.Answers), "#")
	return isTS(root) && d.Card == "" && ("#"+change == deletion || m.vanished.has(t.channel, root))
}

// withoutThread returns where a reply goes whose thread is gone: to the top of a
// direct conversation, and in a channel to the one person whom it answers.
func (t target) withoutThread(d chat.Delivery) target {
	t.thread = ""
	if !direct(t.channel) {
		t.user = userOf(d.To)
	}
	return t
}

// strayed reports whether Slack showed a message outside of the thread that it was
// meant for, because that is gone, and takes the message back.
func (m *Messenger) strayed(ctx context.Context, t target, posted slack.Message) bool {
	if t.thread == "" || posted.Timestamp == "" || posted.ThreadTimestamp != "" {
		return false
	}
	_, _, _, err := m.api.GetConversationRepliesContext(ctx, &slack.GetConversationRepliesParameters{ChannelID: t.channel, Timestamp: t.thread, Limit: 1})
	if slackCode(err) != "thread_not_found" {
		return false
	}
	if _, _, err := m.api.DeleteMessageContext(ctx, t.channel, posted.Timestamp); err != nil {
		m.Log.WarnContext(ctx, "an answer to a deleted message stands outside of its thread", "error", plain(err))
	}
	return true
}
