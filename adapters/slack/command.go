package slack

import (
	"context"
	"errors"
	"strings"

	"chit/agent/chat"
)

// takeCommand takes a slash command: /expense TEXT is the text, /report MONTH
// asks for that. What was typed is shown to nobody else, wherever it was, so that
// it is about their own ledger.
func (m *Messenger) takeCommand(ctx context.Context, s *session, payload []byte) error {
	var c command
	if err := read(payload, &c); err != nil {
		return err
	}
	if !s.self.owns(c.Team, c.Enterprise) {
		return &foreignError{c.Team}
	}
	if err := lacking("command", c.Channel, c.User, c.TriggerID); err != nil {
		return err
	}
	team, err := m.teamOf(ctx, c.User, c.Channel)
	if err != nil {
		return err
	}
	words := unescape(c.Text, s.self.user, m.nameOf(ctx))
	if c.Command == "/report" {
		words = strings.TrimSpace("/report " + words)
	}
	msg := chat.Message{Sender: m.sender(ctx, s.self, c.User, team, false), Text: words, At: m.Now()}
	channel, err := m.alone(ctx, s, &msg, c.User, c.Channel)
	if err != nil {
		return err
	}
	msg.ID = inRoom("cmd", channel, c.TriggerID)
	if channel != "" {
		m.responses.learn(msg, c.ResponseURL, m.Now())
	}
	return s.Receive(ctx, msg)
}

// teamOf returns the team of somebody who typed a command. A command tells where
// it was typed and not who is a guest there from another organisation, so that
// their profile must: whose ledger is theirs hangs on it, and whether they may speak.
// Slack tells them that the command failed, and they can type it again.
func (m *Messenger) teamOf(ctx context.Context, user, channel string) (string, error) {
	team := m.profile(ctx, user).team
	if team == "" && !direct(channel) {
		return "", errors.New("a command of somebody whom Slack does not describe")
	}
	return team, nil
}
