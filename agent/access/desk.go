package access

import (
	"context"
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// A Linker is a [chat.Messenger] that has links which send the bot a code.
type Linker interface {
	// Invitation returns the link for a code, "" while none can be made.
	Invitation(code string) string
}

// A Desk is a [chat.Handler] that gives out invitations and hands every other
// message on. It stands behind the inbox, so that an invitation is answered as
// surely and in the same order as anything else.
//
// No turn is kept of an invitation: a model is sent the last turns of a
// conversation, and no code is for a model.
type Desk struct {
	Open  bool // everybody is let in
	Store Store
	Next  chat.Handler
	Fence expense.Guard            // of the run
	Link  func(code string) string // what [Linker] says of the messenger
}

// Handle implements [chat.Handler].
func (d Desk) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) {
	if invites(m) {
		return d.invite(ctx, m)
	}
	return d.Next.Handle(ctx, m)
}

// invite gives out an invitation, or says why there is none.
//
// A run that is repeated makes a new code, and the store keeps it in place of the
// first one, which nobody was shown: the reply is stored with the end of a run. So
// a message is worth one invitation, however often it is handed over.
func (d Desk) invite(ctx context.Context, m chat.Message) (chat.Reply, error) {
	texts := text.In(language(m))
	switch {
	case d.Open:
		return chat.Reply{Text: texts.Say(text.AccessNotNeeded)}, nil
	case !m.Direct:
		return chat.Reply{Text: texts.Say(text.AccessInPrivate), Private: true}, nil
	}
	code := NewCode()
	kept, err := d.Store.Invite(ctx, Invitation{
		Code: DigestOf(code), By: m.Sender.ID, Source: m.SourceKey(), Valid: InvitationValid, Fence: d.Fence,
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
	if link := d.Link(code); link != "" {
		return chat.Reply{Text: texts.Say(text.AccessInvitationLink, text.Args{"Link": link})}, nil
	}
	return chat.Reply{Text: texts.Say(text.AccessInvitationCode, text.Args{"Code": code})}, nil
}

// invites reports whether somebody wants to invite: "/invite", whatever follows.
func invites(m chat.Message) bool {
	words := strings.Fields(m.Text)
	return len(words) > 0 && command(words[0], "/invite") && m.Choice == "" && m.Edits == ""
}
