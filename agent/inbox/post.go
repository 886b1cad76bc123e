package inbox

import (
	"context"
	"errors"
	"fmt"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
	"chit/expense/clip"
)

// AddressOf returns the ledger whose [Address] a message shows, with the address; ""
// if it shows none. What is overheard is not said to us, and the ledger of one
// person is nothing to be written about where others read.
func AddressOf(m chat.Message) (expense.LedgerID, Address) {
	if m.Overheard || !m.Direct && string(m.Ledger) == m.Sender.ID {
		return "", Address{}
	}
	return m.Ledger, Address{Conversation: m.Conversation, Person: m.Sender.ID, Language: m.Sender.Language}
}

// PostID returns the id of the message that a [Post] is in its conversation.
func PostID(key string) chat.MessageID { return chat.MessageID("post/" + key) }

// Message returns the message that a post is in the inbox. It says where the reply
// goes, and has no words and no time, because nobody wrote it.
func (p Post) Message(to Address) chat.Message {
	return chat.Message{
		Conversation: to.Conversation, ID: PostID(p.Key), Ledger: p.Ledger, ReplyTo: p.About,
		Sender: chat.Sender{Person: expense.Person{ID: to.Person}, Language: to.Language},
	}
}

// Post says something to the people of a ledger without being asked: once for a key,
// in order with the replies of their conversation, and as surely as any of them. A
// key is remembered as long as messages are.
func (i *Inbox) Post(ctx context.Context, l expense.LedgerID, r chat.Reply, key string) error {
	err := i.Store.Post(ctx, Post{Ledger: l, Key: key, Reply: r})
	if err == nil {
		i.workers.signal()
	}
	return err
}

// post makes d deliver a post, unless nobody can be reached any more.
func (i *Inbox) post(ctx context.Context, j *Job, d *Done) *Done {
	if j.Message.ReplyTo != "" {
		d.Answers = j.Message.ReplyTo
	}
	blocked, err := i.blocked(ctx, j)
	if err != nil {
		return i.failed(ctx, j, d, err)
	}
	if !blocked {
		d.Reply = *j.Post
	}
	return d
}

// hush takes the reply from d if nobody in the job's conversation wants to be written
// to. What the run did stays done.
func (i *Inbox) hush(ctx context.Context, j *Job, d *Done) error {
	blocked, err := i.blocked(ctx, j)
	if blocked {
		d.Reply = chat.Reply{}
	}
	return err
}

// blocked reports whether nobody in the job's conversation wants to be written to.
func (i *Inbox) blocked(ctx context.Context, j *Job) (bool, error) {
	at, _, err := i.Store.Address(ctx, j.Message.Ledger)
	return at.Blocked && at.Conversation == j.Message.Conversation, err
}

// unasked reports whether nobody wrote the message.
func (j *Job) unasked() bool { return j.Post != nil || j.Message.Tick != nil }

// Message returns the message that a tick becomes.
func (t Tick) Message(to Address) chat.Message {
	if to.Conversation == "" {
		to.Conversation = t.Conversation
	}
	return chat.Message{
		Conversation: to.Conversation, ID: chat.MessageID(t.Key), Ledger: t.Ledger, At: t.Due, Tick: &chat.Tick{Due: t.Due, Payload: t.Payload},
		Sender: chat.Sender{Person: expense.Person{ID: to.Person}, Language: to.Language},
	}
}

// arrive makes messages of the ticks that are due.
func (i *Inbox) arrive(ctx context.Context) (n int, err error) {
	const atOnce = 100
	for {
		some, err := i.Store.ArriveTicks(ctx, atOnce)
		if n += some; err != nil || some < atOnce {
			return n, err
		}
	}
}

// Retry has a message that was set aside or kept run again, at the end of its
// conversation. Somebody who was told that it was set aside is told first.
func Retry(ctx context.Context, s Store, c chat.ConversationID, seq int64) error {
	m, state, err := s.Message(ctx, c, seq)
	if err != nil {
		return err
	}
	if state == Aside && m.Words() != "" {
		say := text.In(m.Sender.Language).Say(text.Retried, text.Args{"Text": excerptOf(m)})
		err := s.Post(ctx, Post{
			Ledger: m.Ledger, Key: fmt.Sprintf("retry/%s/%d", c, seq), Reply: chat.Reply{Text: say}, About: m.ID,
			To: Address{Conversation: c, Person: m.Sender.ID, Language: m.Sender.Language},
		})
		if err != nil && !errors.Is(err, ErrUnreachable) {
			return err
		}
	}
	return s.Retry(ctx, c, seq)
}

// excerpt is how much of a message is repeated so that its sender recognizes it.
const excerpt = 60

func excerptOf(m chat.Message) string { return clip.Shorten(m.Words(), excerpt, clip.Characters) }
