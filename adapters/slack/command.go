package slack

import (
	"context"
	"strings"

	"chit/agent/chat"
)

// takeCommand takes a slash command: /expense TEXT is the text, /report MONTH
// asks for that. In a channel it is about the channel's ledger; what was typed
// is not shown there, so neither is the answer.
func (m *Messenger) takeCommand(ctx context.Context, s *session, payload []byte) (any, error) {
	var c command
	if err := read(payload, &c); err != nil {
		return nil, err
	}
	if !s.self.owns(c.Team, c.Enterprise) {
		m.Log.DebugContext(ctx, "a command of another workspace is ignored")
		return nil, nil
	}
	if err := lacking("command", c.Channel, c.User, c.TriggerID); err != nil {
		return nil, err
	}
	p := place{workspace: s.self.workspace.String(), channel: c.Channel, person: c.User}
	if direct(c.Channel) {
		ours, err := m.directWith(ctx, c.User) // it may be typed to somebody else
		if err != nil {
			return nil, err
		}
		p.channel = ours
	}
	words := unescape(c.Text, s.self.user, m.nameOf(ctx))
	if c.Command == "/report" {
		words = strings.TrimSpace("/report " + words)
	}
	sender := m.sender(ctx, s.self, c.User, "", false)
	return nil, s.Receive(ctx, chat.Message{
		Conversation: p.id(), ID: chat.MessageID("cmd/" + c.TriggerID), Sender: sender, Ledger: p.ledger(sender.Person),
		Direct: direct(p.channel), Text: words, At: m.Now(),
	})
}
