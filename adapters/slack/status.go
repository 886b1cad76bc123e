package slack

import (
	"context"
	"time"

	"github.com/slack-go/slack"

	"chit/agent/chat"
	"chit/agent/chat/text"
)

// statusTime is how long Slack leaves a status standing. A run may take no longer.
const statusTime = 2 * time.Minute

// A status says under a thread that we think.
type status struct {
	settled chan struct{} // closed when Slack has answered
}

// Working implements [chat.Indicator]: under the thread stands that we think,
// until something is posted there. Of what was overheard perhaps nothing comes.
func (m *Messenger) Working(ctx context.Context, msg chat.Message) {
	p, ok := placeOf(msg.Conversation)
	if !ok {
		return
	}
	d := chat.Delivery{Answers: msg.ID, Card: cardOf(msg)}
	t := targetOf(p, d)
	if t.thread == "" || t.user != "" || m.outlived(t, d) || msg.Overheard || ctx.Err() != nil {
		return
	}
	s := &status{make(chan struct{})}
	m.shown.Store(t, s)
	defer close(s.settled)
	time.AfterFunc(statusTime, func() { m.shown.CompareAndDelete(t, s) })
	// The request is finished even when the run is not slower after all: one
	// that was broken off could still take effect, after the reply.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), callTime/2)
	defer cancel()
	if err := m.setStatus(ctx, t, text.In(msg.Sender.Language).Say(text.SlackThinking)); err != nil {
		m.Log.DebugContext(ctx, "Slack shows no status", "error", plain(err))
	}
}

// cardOf returns the card whose choice was taken, "" if none was.
func cardOf(msg chat.Message) chat.MessageID {
	if msg.Choice == "" {
		return ""
	}
	return msg.ReplyTo
}

func (m *Messenger) setStatus(ctx context.Context, t target, text string) error {
	return m.api.SetAssistantThreadsStatusContext(ctx, slack.AssistantThreadsSetStatusParameters{
		ChannelID: t.channel, ThreadTS: t.thread, Status: text,
	})
}

// settle waits until a status that is on its way stands, and reports whether one
// stands: what is posted after it takes it away.
func (m *Messenger) settle(ctx context.Context, t target) bool {
	t.user = ""
	s, ok := m.shown.LoadAndDelete(t)
	if !ok {
		return false
	}
	select {
	case <-s.(*status).settled:
	case <-ctx.Done():
	}
	return true
}

// clearStatus takes a status away where the reply did not: Slack does it only
// for a new message that everybody sees.
func (m *Messenger) clearStatus(t target) {
	t.user = ""
	m.background("a status stays", func(ctx context.Context) error { return m.setStatus(ctx, t, "") })
}
