package slack

import (
	"context"
	"errors"
	"strings"

	"chit/agent/chat"
)

// takeCommand takes a slash command: /expense TEXT is the text, and /report MONTH
// asks for a report. Nobody else sees what was typed, wherever that was, so it is
// about the person's own ledger.
func (in *intake) takeCommand(ctx context.Context, s *session, payload []byte) error {
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
	team, err := in.teamOf(ctx, c.User, c.Channel)
	if err != nil {
		return err
	}
	words := unescape(c.Text, s.self.user, in.people.nameOf(ctx))
	if c.Command == "/report" {
		words = strings.TrimSpace("/report " + words)
	}
	msg := chat.Message{Sender: in.people.sender(ctx, s.self, c.User, team, false), Text: words, At: in.now()}
	channel, err := in.alone(ctx, s, &msg, c.User, c.Channel)
	if err != nil {
		return err
	}
	msg.ID = inRoom("cmd", channel, c.TriggerID)
	if channel != "" {
		in.responses.learn(msg, c.ResponseURL, in.now())
	}
	return s.Receive(ctx, msg)
}

// teamOf returns the team of somebody who typed a command. A command says where it
// was typed, but not whether its author is a guest from another organisation, so the
// profile is needed: it decides which ledger is theirs, and whether they may talk to
// the bot. On an error Slack says that the command failed, and the person can type it
// again.
func (in *intake) teamOf(ctx context.Context, user, channel string) (string, error) {
	team := in.people.profile(ctx, user).team
	if err := complete(ctx); err != nil {
		return "", err
	}
	if team == "" && !direct(channel) {
		return "", errors.New("a command from a user whose profile Slack does not return")
	}
	return team, nil
}
