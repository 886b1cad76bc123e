package inbox_test

import (
	"context"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
)

// TestLeave has a platform cut off the messenger while one of its messages is in
// hand and another waits. The next process answers both, and nothing is tried
// meanwhile.
func TestLeave(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := inboxtest.NewMemory(time.Now)
		serve := func(b *board) (in *inbox.Inbox, stop func()) {
			in = inbox.New(inbox.Config{Store: store, Memory: nobody{}, Now: time.Now, Handler: func(inbox.Run) chat.Handler {
				return handlerFunc(func(ctx context.Context, m chat.Message) (chat.Reply, error) {
					time.Sleep(time.Second)
					return echo(ctx, m)
				})
			}}, b)
			ctx, cancel := context.WithCancel(t.Context())
			ended := make(chan struct{})
			go func() { in.Serve(ctx); close(ended) }()
			synctest.Wait()
			return in, func() { cancel(); <-ended }
		}
		refused, admitted := &board{}, &board{}
		in, stop := serve(refused)
		for _, id := range []chat.MessageID{"a", "b"} {
			if err := in.Receive(t.Context(), said("slack:1", id, string(id))); err != nil {
				t.Fatal(err)
			}
		}
		in.Leave("slack")
		if err := in.Receive(t.Context(), said("slack:2", "c", "c")); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Hour)
		if got := refused.take(); len(got) != 0 || !in.Ready() {
			t.Errorf("it shows %q, and is ready: %v", got, in.Ready())
		}
		stop()
		_, stop = serve(admitted)
		time.Sleep(time.Hour)
		stop()
		got := admitted.take()
		slices.Sort(got)
		if want := []string{"re: a", "re: b", "re: c"}; !slices.Equal(got, want) {
			t.Errorf("the next process shows %q, want %q", got, want)
		}
	})
}
