package adaptertest

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"chit/agent/chat"
)

// An exchange is a service with its messenger running. It is the messenger's
// receiver, and keeps each message once, as an inbox does.
type exchange struct {
	Service
	heard chan chat.Message
	raw   chan []byte
	ended chan error
	stop  context.CancelFunc

	mu    sync.Mutex
	keys  map[string]int // how often each message was delivered
	fail  int            // how many more messages to refuse
	stuck bool           // the current message is not finished before the end
}

func exchangeWith(t *testing.T, s Service) *exchange {
	x := &exchange{Service: s, heard: make(chan chat.Message, 100), raw: make(chan []byte, 100), keys: map[string]int{}}
	x.run(t, s.Messenger)
	return x
}

func (x *exchange) run(t *testing.T, m chat.Messenger) {
	ctx, cancel := context.WithCancel(t.Context())
	x.Messenger, x.ended, x.stop = m, make(chan error, 1), cancel
	ended := x.ended
	go func() { ended <- m.Run(ctx, x) }()
	t.Cleanup(cancel)
}

// Receive implements [chat.Receiver].
func (x *exchange) Receive(ctx context.Context, m chat.Message) error {
	x.mu.Lock()
	defer x.mu.Unlock()
	switch {
	case x.stuck:
		x.stuck = false
		x.stop()
		<-ctx.Done()
		return ctx.Err()
	case x.fail > 0:
		x.fail--
		return errors.New("the disk is full")
	}
	x.keys[m.SourceKey()]++
	if x.keys[m.SourceKey()] == 1 {
		x.heard <- m
	}
	return nil
}

// ReceiveRaw implements [chat.Receiver].
func (x *exchange) ReceiveRaw(_ context.Context, platform string, payload []byte) error {
	if platform == x.Messenger.Name() && len(payload) > 0 {
		x.raw <- payload
	}
	return nil
}

// with runs f while nothing is received.
func (x *exchange) with(f func()) {
	x.mu.Lock()
	defer x.mu.Unlock()
	f()
}

func (x *exchange) next(t *testing.T) chat.Message {
	t.Helper()
	return within(t, "a message", func() chat.Message { return <-x.heard })
}

// hear has the person write, and returns the message that arrives.
func (x *exchange) hear(t *testing.T, r Room, text string) chat.Message {
	t.Helper()
	r.Write(text)
	return x.next(t)
}

// deliver sends a reply to a message, and returns its id.
func (x *exchange) deliver(t *testing.T, m chat.Message, r chat.Reply) chat.MessageID {
	t.Helper()
	id, err := x.try(t, m, r)
	if err != nil {
		t.Fatalf("Deliver: %v", err)
	}
	return id
}

func (x *exchange) try(t *testing.T, m chat.Message, r chat.Reply) (chat.MessageID, error) {
	t.Helper()
	d := chat.Delivery{Conversation: m.Conversation, Answers: m.ID, Reply: r, To: m.Sender.ID}
	if m.Choice != "" {
		d.Card = m.ReplyTo
	}
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	id, err := x.Messenger.Deliver(ctx, d)
	for _, s := range x.Secrets {
		if err != nil && strings.Contains(err.Error(), s) {
			t.Errorf("an error of Deliver holds a secret")
		}
	}
	return id, err
}

// last returns the bot's last message.
func last(r Room) Shown {
	all := r.Shown()
	if len(all) == 0 {
		return Shown{}
	}
	return all[len(all)-1]
}
