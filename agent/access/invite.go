package access

import (
	"context"
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// A Linker is a [chat.Messenger] with links that send the bot a code.
type Linker interface {
	// Invitation returns the link for a code, or "" while it cannot make one.
	Invitation(code string) string
}

// An InviteHandler is a [chat.Handler] that answers /invite, tells owners of it, and
// passes every other message on. It runs behind the inbox, so that an invitation is answered
// reliably and in order, like any other message.
//
// It keeps no turn of an invitation: a model is sent the last turns of a
// conversation, and must not see a code.
type InviteHandler struct {
	Open  bool // everybody is let in, so nobody needs an invitation
	Store Store
	Next  chat.Handler
	Guard expense.Guard            // of the current run
	Link  func(code string) string // see [Linker]
}

// Handle implements [chat.Handler].
func (h InviteHandler) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) {
	if invites(m) {
		return h.invite(ctx, m)
	}
	reply, err := h.Next.Handle(ctx, m)
	if err != nil || h.Open || !m.Direct || m.Choice != "" || !command(m.Text, start) {
		return reply, err
	}
	// An owner who begins is told what only they can do.
	s, err := h.Store.Standing(ctx, m.Sender.ID, "")
	if err == nil && s.Owner {
		reply.Add(chat.Block{Kind: chat.Line, Text: text.In(language(m)).Say(text.AccessOwner), Gap: true})
	}
	return reply, err
}

// invite answers with an invitation, or says why there is none.
//
// A repeated run makes a new code, which the store keeps in place of the first.
// Nobody has seen that one, since the reply is stored only when a run ends. So a
// message is worth one invitation, however often it is delivered.
func (h InviteHandler) invite(ctx context.Context, m chat.Message) (chat.Reply, error) {
	texts := text.In(language(m))
	switch {
	case h.Open:
		return chat.Reply{Text: texts.Say(text.AccessNotNeeded)}, nil
	case !m.Direct:
		return chat.Reply{Text: texts.Say(text.AccessInPrivate), Private: true}, nil
	}
	code := NewCode()
	kept, err := h.Store.Invite(ctx, Invitation{
		Code: DigestOf(code), By: m.Sender.ID, Source: m.SourceKey(), Valid: InvitationValid, Guard: h.Guard,
	})
	if err != nil {
		return chat.Reply{}, err
	}
	if !kept && m.Sender.Member {
		return chat.Reply{Text: texts.Say(text.AccessMembers)}, nil
	}
	if !kept {
		return chat.Reply{Text: texts.Say(text.AccessOwnerInvites)}, nil
	}
	if link := h.Link(code); link != "" {
		return chat.Reply{Text: texts.Say(text.AccessInvitationLink, text.Args{"Link": link})}, nil
	}
	return chat.Reply{Text: texts.Say(text.AccessInvitationCode, text.Args{"Code": code})}, nil
}

// invites reports whether a message is the command /invite, with or without
// words after it.
func invites(m chat.Message) bool {
	words := strings.Fields(m.Text)
	return len(words) > 0 && command(words[0], "/invite") && m.Choice == "" && m.Edits == ""
}
