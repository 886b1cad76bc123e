package inbox_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox/inboxtest"
)

// slowly is a messenger whose platform takes its time to show each reply.
type slowly struct {
	chat.Messenger
	takes time.Duration
	shown []time.Time
}

func (*slowly) Name() string { return "slack" }

func (s *slowly) Deliver(context.Context, chat.Delivery) (chat.MessageID, error) {
	time.Sleep(s.takes)
	s.shown = append(s.shown, time.Now())
	return "1", nil
}

// TestTheNextReplyFollows has somebody write again while the answer to their last message
// is being shown: the next answer is shown right after it.
func TestTheNextReplyFollows(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &slowly{takes: 200 * time.Millisecond}
		in, end := serve(t, inboxtest.NewMemory(time.Now), p, echo)
		defer end()
		begin := time.Now()
		for _, id := range []chat.MessageID{"1", "2", "3"} {
			if err := in.Receive(t.Context(), said("slack:1", id, "coffee")); err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
		}
		time.Sleep(10 * time.Second)
		synctest.Wait() // what is shown was written by others
		if len(p.shown) != 3 {
			t.Fatalf("%d answers are shown, want 3", len(p.shown))
		}
		for n, at := range p.shown {
			if took, want := at.Sub(begin), time.Duration(n+1)*p.takes; took != want {
				t.Errorf("answer %d is shown after %v, want %v", n+1, took, want)
			}
		}
	})
}
