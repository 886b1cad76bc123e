package slack

import (
	"context"
	"errors"
	"slices"
	"strings"

	"chit/agent/chat"
)

// takeEvent takes an event. Unknown kinds are ignored: Slack adds new ones, and
// an app may be subscribed to more than it needs.
func (in *intake) takeEvent(ctx context.Context, s *session, payload []byte) error {
	var env envelope
	if err := read(payload, &env); err != nil {
		return err
	}
	if env.Type == "app_rate_limited" {
		in.log.WarnContext(ctx, "Slack delivers only some of the events, because there are too many")
		return nil
	}
	if !env.forUs(s.self) {
		return &foreignError{env.Team}
	}
	var kind struct{ Type string }
	if err := read(env.Event, &kind); err != nil {
		return err
	}
	if !slices.Contains([]string{"message", "app_mention", "app_home_opened", "app_uninstalled", "tokens_revoked"}, kind.Type) {
		return nil
	}
	var e event
	if err := read(env.Event, &e); err != nil {
		return err
	}
	switch {
	case e.Type == "app_home_opened":
		return in.home.opened(ctx, s, e)
	case e.Type == "app_uninstalled", e.Type == "tokens_revoked" && slices.Contains(e.Tokens.Bot, s.self.user):
		in.end(errors.New("the app was removed from the Slack workspace; install it again and set SLACK_BOT_TOKEN to its new token"))
		return nil
	case e.Type == "tokens_revoked":
		return nil // about a person; we use none
	case e.brings(s.self):
		return in.brought(ctx, s, e, env.External)
	}
	h, ok, err := e.heard()
	if err != nil || !ok || h.author(s.self) == "" {
		return err
	}
	if h.change == deletion {
		in.vanished.learn(h.channel, h.TS)
	}
	ok, err = in.addressed(ctx, s, &h)
	if err != nil || !ok {
		return err
	}
	if err := in.showParent(ctx, s, &h); err != nil {
		return err
	}
	return s.Receive(ctx, in.message(ctx, s, h, env.External))
}

// brings reports whether somebody added the bot to a channel. Slack posts there
// that the bot has joined, and who invited it.
func (e event) brings(self identity) bool {
	return e.Type == "message" && (e.Subtype == "channel_join" || e.Subtype == "group_join") &&
		e.User == self.user && e.Inviter != "" && e.Channel != ""
}

// brought reports who added the bot to a channel, if the receiver is a
// [chat.Host].
func (in *intake) brought(ctx context.Context, s *session, e event, external bool) error {
	host, ok := s.Receiver.(chat.Host)
	if !ok {
		return nil
	}
	h := hearing{messagePayload: e.messagePayload, channel: e.Channel}
	h.User, h.Text, h.Team, h.UserTeam, h.SourceTeam = e.Inviter, "", "", "", "" // the teams are ours
	msg := in.message(ctx, s, h, external)
	if err := complete(ctx); err != nil {
		return err
	}
	_, err := host.Brought(ctx, msg)
	return err
}

// A hearing is something that was written, edited or deleted in a channel.
type hearing struct {
	messagePayload           // its Text is the author's own
	quotes         []passage // what the author passed on
	channel        string
	mentioned      bool   // Slack says that it mentions the bot
	overheard      bool   // new words in a thread with the bot that do not mention it
	change         string // id of the change, "" for a new message
	at             string // ts of the change
}

// author returns the author, "" for the bot itself, other bots and Slack.
func (h hearing) author(self identity) string {
	if h.Bot != "" || h.User == self.user || h.User == "USLACKBOT" {
		return ""
	}
	return h.User
}

// heard returns what somebody wrote, according to the event. Anything else that
// Slack calls a message (somebody joined, a topic was set) is ignored, and so is
// a change that is not one of the text, such as the preview of a link.
func (e event) heard() (hearing, bool, error) {
	h := hearing{messagePayload: e.messagePayload, channel: e.Channel, mentioned: e.Type == "app_mention"}
	switch e.Subtype {
	case "", "file_share", "thread_broadcast":
	case "message_changed":
		if e.Message == nil {
			return h, false, lacking("changed message", "")
		}
		h.messagePayload = *e.Message
		switch {
		case h.Kind == "tombstone" && e.Previous != nil: // the first of a thread was deleted
			h.messagePayload, h.change, h.at = e.Previous.wordless(), deletion, e.EventTS
		case h.Edited.TS == "" || e.Previous != nil && e.Previous.Text == h.Text:
			return h, false, nil
		default:
			h.change, h.at = "#"+h.Edited.TS, h.Edited.TS
		}
	case "message_deleted":
		if e.Previous == nil {
			return h, false, nil // the author is unknown
		}
		h.messagePayload, h.change, h.at = e.Previous.wordless(), deletion, e.EventTS
	default:
		return h, false, nil
	}
	if h.User == "" {
		return h, false, nil
	}
	h.Text, h.quotes = h.apart()
	return h, true, lacking("message", h.channel, h.TS)
}

// addressed reports whether something is meant for the bot: always in a direct
// conversation, and in a channel if it mentions the bot or is in a thread that
// the bot is in. A mention brings the bot into a thread, unless it is in
// somebody else's quoted words. A message that mentions the bot only since an
// edit is new to it.
func (in *intake) addressed(ctx context.Context, s *session, h *hearing) (bool, error) {
	if direct(h.channel) {
		in.people.directs.learn(h.User, h.channel)
		return true, nil
	}
	p := place{workspace: s.self.workspace.String(), channel: h.channel, thread: h.root()}
	quoted := func(q passage) bool { return mentions(q.Text, s.self.user) }
	named := mentions(h.Text, s.self.user) || h.mentioned && !slices.ContainsFunc(h.quotes, quoted)
	if named && h.change == "" {
		return true, in.threads.join(ctx, p)
	}
	if h.change == "" && (h.Thread == "" || strings.TrimSpace(h.Text) == "" && len(h.files()) == 0) {
		return false, nil
	}
	joined, err := in.threads.has(ctx, p)
	h.overheard = h.change == ""
	if err != nil || joined || !named {
		return joined, err
	}
	h.change = ""
	return true, in.threads.join(ctx, p)
}

// message converts a hearing for the agent.
func (in *intake) message(ctx context.Context, s *session, h hearing, external bool) chat.Message {
	sender := in.people.sender(ctx, s.self, h.User, h.team(), external)
	p := place{workspace: s.self.workspace.String(), channel: h.channel, thread: h.root()}
	msg := chat.Message{
		Conversation: p.id(), ID: messageID(h.TS, h.Thread), Sender: sender, Ledger: p.ledger(sender.Person),
		Direct: direct(h.channel), Overheard: h.overheard, At: timeOf(h.TS, in.now()),
		Text: unescape(h.Text, s.self.user, in.people.nameOf(ctx)), Quotes: in.people.said(ctx, s.self, h.quotes, external),
		Files: h.files(), Mentions: in.people.mentioned(ctx, s.self, h.Text, external),
	}
	if h.Thread != "" && h.Thread != h.TS {
		msg.ReplyTo = chat.MessageID(h.Thread)
	}
	if h.change != "" {
		msg.Edits = msg.ID
		msg.ID += chat.MessageID(h.change)
		msg.At = timeOf(h.at, in.now())
	}
	return msg
}
