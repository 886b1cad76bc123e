package slack

import (
	"context"
	"errors"
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
		return nil, &foreignError{c.Team}
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
	team, err := m.teamOf(ctx, c.User, p)
	if err != nil {
		return nil, err
	}
	words := unescape(c.Text, s.self.user, m.nameOf(ctx))
	if c.Command == "/report" {
		words = strings.TrimSpace("/report " + words)
	}
	sender := m.sender(ctx, s.self, c.User, team, false)
	return nil, s.Receive(ctx, chat.Message{
		Conversation: p.id(), ID: chat.MessageID("cmd/" + c.TriggerID), Sender: sender, Ledger: p.ledger(sender.Person),
		Direct: direct(p.channel), Text: words, At: m.Now(),
	})
}

// teamOf returns the team of somebody who typed a command. A command tells where
// it was typed and not who is a guest there from another organisation, so that
// their profile must. What a channel has spent is not shown to somebody unknown:
// Slack tells them that the command failed, and they can type it again.
func (m *Messenger) teamOf(ctx context.Context, user string, p place) (string, error) {
	team := m.profile(ctx, user).team
	if team == "" && !direct(p.channel) {
		return "", errors.New("a command of somebody whom Slack does not describe")
	}
	return team, nil
}
