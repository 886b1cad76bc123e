package slack

import (
	"context"
	"errors"
	"slices"
	"strings"

	"chit/agent/chat"
)

// takeEvent takes an event. Kinds that we do not know change nothing: Slack adds
// some, and an app may be subscribed to more than it needs.
func (m *Messenger) takeEvent(ctx context.Context, s *session, payload []byte) error {
	var env envelope
	if err := read(payload, &env); err != nil {
		return err
	}
	if env.Type == "app_rate_limited" {
		m.Log.WarnContext(ctx, "Slack delivers only a part of what happens: there is too much of it")
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
		return m.opened(ctx, s, e)
	case e.Type == "app_uninstalled", e.Type == "tokens_revoked" && slices.Contains(e.Tokens.Bot, s.self.user):
		m.end(errors.New("the app was removed from the Slack workspace; install it again and set SLACK_BOT_TOKEN to its new token"))
		return nil
	case e.Type == "tokens_revoked":
		return nil // of a person; we use none
	case e.brings(s.self):
		return m.brought(ctx, s, e, env.External)
	}
	h, ok, err := m.heard(e)
	if err != nil || !ok || h.author(s.self) == "" {
		return err
	}
	if h.change == deletion {
		m.vanished.learn(h.channel, h.TS)
	}
	ok, err = m.addressed(ctx, s, &h)
	if err != nil || !ok {
		return err
	}
	return s.Receive(ctx, m.message(ctx, s, h, env.External))
}

// brings reports whether somebody lets us into a channel. Slack writes there that
// we have joined, and who asked us to.
func (e event) brings(self identity) bool {
	return e.Type == "message" && (e.Subtype == "channel_join" || e.Subtype == "group_join") &&
		e.User == self.user && e.Inviter != "" && e.Channel != ""
}

// brought tells who let us into a channel, if anybody wants to know.
func (m *Messenger) brought(ctx context.Context, s *session, e event, external bool) error {
	host, ok := s.Receiver.(chat.Host)
	if !ok {
		return nil
	}
	h := hearing{messagePayload: e.messagePayload, channel: e.Channel}
	h.User, h.Text, h.Team, h.UserTeam, h.SourceTeam = e.Inviter, "", "", "", "" // the teams are ours
	return host.Brought(ctx, m.message(ctx, s, h, external))
}

// A hearing is what somebody wrote, rewrote or deleted in a channel.
type hearing struct {
	messagePayload              // its Text is the author's own
	quotes         []chat.Quote // what they passed on with it
	channel        string
	mentioned      bool   // Slack says that it names us
	overheard      bool   // new words in a thread that we are in, which do not name us
	change         string // how the change is named, "" for a new message
	at             string // ts of the change
}

// author returns who wrote it, "" for us, other bots and Slack itself.
func (h hearing) author(self identity) string {
	if h.Bot != "" || h.User == self.user || h.User == "USLACKBOT" {
		return ""
	}
	return h.User
}

// heard returns what an event says that somebody said. Everything else that
// Slack calls a message (somebody joined, a topic was set) is nothing to us, and
// so is a change that is none of the text: Slack adds previews of links so.
func (*Messenger) heard(e event) (hearing, bool, error) {
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
			return h, false, nil // nobody knows whose it was
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

// addressed reports whether something was said to us: in a direct conversation
// always, in a channel when it names us or stands in a thread that we are in.
// Naming us is what brings us into a thread, if it is not somebody else's words
// that name us. Words that name us only since they
// were changed are said to us for the first time.
func (m *Messenger) addressed(ctx context.Context, s *session, h *hearing) (bool, error) {
	if direct(h.channel) {
		m.directs.learn(h.User, h.channel)
		return true, nil
	}
	p := place{workspace: s.self.workspace.String(), channel: h.channel, thread: h.root()}
	quoted := func(q chat.Quote) bool { return mentions(q.Text, s.self.user) }
	named := mentions(h.Text, s.self.user) || h.mentioned && !slices.ContainsFunc(h.quotes, quoted)
	if named && h.change == "" {
		return true, m.join(ctx, p)
	}
	if h.change == "" && (h.Thread == "" || strings.TrimSpace(h.Text) == "") {
		return false, nil // a picture that people show each other is nothing to us
	}
	in, err := m.hasJoined(ctx, p)
	h.overheard = h.change == ""
	if err != nil || in || !named {
		return in, err
	}
	h.change = ""
	return true, m.join(ctx, p)
}

// message returns a hearing as the agent is told of it.
func (m *Messenger) message(ctx context.Context, s *session, h hearing, external bool) chat.Message {
	sender := m.sender(ctx, s.self, h.User, h.team(), external)
	p := place{workspace: s.self.workspace.String(), channel: h.channel, thread: h.root()}
	msg := chat.Message{
		Conversation: p.id(), ID: messageID(h.TS, h.Thread), Sender: sender, Ledger: p.ledger(sender.Person),
		Direct: direct(h.channel), Overheard: h.overheard, At: timeOf(h.TS, m.Now()),
		Text: unescape(h.Text, s.self.user, m.nameOf(ctx)), Quotes: said(h.quotes, s.self.user, m.nameOf(ctx)),
	}
	if h.Thread != "" && h.Thread != h.TS {
		msg.ReplyTo = chat.MessageID(h.Thread)
	}
	if h.change != "" {
		msg.Edits = msg.ID
		msg.ID += chat.MessageID(h.change)
		msg.At = timeOf(h.at, m.Now())
	}
	return msg
}
