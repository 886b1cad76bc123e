package slack

import (
	"context"
	"sync"
	"time"

	"github.com/slack-go/slack"

	"chit/agent/chat"
	"chit/agent/chat/text"
)

// statusTime is how long Slack shows a status. No run takes longer.
const statusTime = 2 * time.Minute

// A status shows below a thread that the bot is thinking.
type status struct {
	settled chan struct{} // closed when Slack has answered
}

// statuses are shown below threads.
type statuses struct {
	*connection
	vanished *vanished
	shown    sync.Map // target → *status shown there
}

// show shows that the bot works on a message. It shows nothing for an overheard
// one, which may get no answer.
func (ss *statuses) show(ctx context.Context, msg chat.Message) {
	p, ok := placeOf(msg.Conversation)
	if !ok {
		return
	}
	d := chat.Delivery{Answers: msg.ID, Card: cardOf(msg)}
	t := statusAt(p, d)
	if t.thread == "" || t.user != "" || ss.vanished.outlive(t, d) || msg.Overheard || ctx.Err() != nil {
		return
	}
	s := &status{make(chan struct{})}
	ss.shown.Store(t, s)
	defer close(s.settled)
	time.AfterFunc(statusTime, func() { ss.shown.CompareAndDelete(t, s) })
	// Let the request finish even if the run ends first: a cancelled request
	// could still take effect after the reply.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), callTime/2)
	defer cancel()
	if err := ss.set(ctx, t, text.In(msg.Sender.Language).Say(text.SlackThinking)); err != nil {
		ss.log.DebugContext(ctx, "Slack shows no status", "error", plain(err))
	}
}

// statusAt returns where a status is shown until a reply is delivered. Slack shows one
// in threads only, so that of a message on its own is below that message.
func statusAt(p place, d chat.Delivery) target {
	t := targetOf(p, d)
	if !direct(p.channel) || isUnseen(d.Card) {
		return t
	}
	t.thread = threadOf(d.Answers)
	if d.Card != "" {
		t.thread = threadOf(d.Card)
	}
	return t
}

// cardOf returns the card whose choice was made, "" if none was.
func cardOf(msg chat.Message) chat.MessageID {
	if msg.Choice == "" {
		return ""
	}
	return msg.ReplyTo
}

func (ss *statuses) set(ctx context.Context, t target, text string) error {
	return ss.api.SetAssistantThreadsStatusContext(ctx, slack.AssistantThreadsSetStatusParameters{
		ChannelID: t.channel, ThreadTS: t.thread, Status: text,
	})
}

// settle waits for a status request in progress, and reports whether a status is
// shown, which the next message there will remove.
func (ss *statuses) settle(ctx context.Context, t target) bool {
	t.user = ""
	s, ok := ss.shown.LoadAndDelete(t)
	if !ok {
		return false
	}
	select {
	case <-s.(*status).settled:
	case <-ctx.Done():
	}
	return true
}

// clear removes a status that the reply did not remove: Slack does so
// only for a new message that everybody sees.
func (ss *statuses) clear(t target) {
	t.user = ""
	ss.background("a status stays", func(ctx context.Context) error { return ss.set(ctx, t, "") })
}
