package inboxtest

import (
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
)

func checkRaw(t T, s inbox.Store) {
	for range 2 {
		if err := s.ReceiveRaw(t.Context(), "slack", "k", []byte{0, 0xff, 'x'}); err != nil {
			t.Fatalf("ReceiveRaw: %v", err)
		}
	}
	equal(t, "Claim", claim(t, s, long), []inbox.Job{})
	list, err := s.List(t.Context(), 5)
	if err != nil || len(list) != 1 || list[0].State != "raw" {
		t.Errorf("List = %+v, %v, want one that is raw", list, err)
	}
}

func checkKept(t T, s inbox.Store) {
	j := given(t, s, "a")
	receive(t, s, "slack:1", "b", 0)
	d := done(j)
	d.Keep, d.Turn, d.Lease = "the model is away", nil, long
	next := finish(t, s, d).Next
	if next == nil || next.Message.ID != "b" || next.Kept {
		t.Fatalf("after a message that is kept comes %+v, want b", next)
	}
	finish(t, s, done(*next))
	for limit, want := range map[int]int{0: 0, 1: 1, 5: 1} {
		list, err := s.Kept(t.Context(), slack, limit)
		if err != nil || len(list) != want {
			t.Fatalf("Kept(%d) = %+v, %v, want %d", limit, list, err, want)
		}
		if want == 1 {
			equal(t, "what is kept", []any{list[0].Conversation, list[0].Seq, list[0].State, list[0].Reason},
				[]any{chat.ConversationID("slack:1"), int64(1), "kept", "the model is away"})
		}
	}
	for _, other := range []inbox.Scope{{}, {Platforms: []string{"telegram"}}, {Prefixes: []string{"slack:2"}}, {Conversation: "slack:2"}} {
		if list, err := s.Kept(t.Context(), other, 5); err != nil || len(list) > 0 {
			t.Errorf("Kept of %+v = %+v, %v, want none", other, list, err)
		}
	}
	if _, err := s.Prune(t.Context(), noon.AddDate(100, 0, 0)); err != nil {
		t.Fatalf("Prune: %v", err)
	}
	if err := s.Retry(t.Context(), "slack:1", 1); err != nil {
		t.Fatalf("Retry: %v", err)
	}
	if err := s.Retry(t.Context(), "slack:1", 1); err == nil {
		t.Errorf("a message was retried twice")
	}
	jobs := claim(t, s, long)
	if len(jobs) != 1 || jobs[0].Seq != 3 || jobs[0].Message.ID != "a" || !jobs[0].Kept || jobs[0].Attempts != 1 {
		t.Fatalf("the retried message is %+v, want a as the third, kept", jobs)
	}
	if err := s.Postpone(t.Context(), jobs[0].Fence, 3, 0, "interrupted", true); err != nil {
		t.Fatalf("Postpone: %v", err)
	}
	jobs = claim(t, s, long)
	if len(jobs) != 1 || !jobs[0].Kept {
		t.Fatalf("the retried message after an interruption is %+v, want it kept: its sender knows", jobs)
	}
	d = done(jobs[0]) // kept a second time
	d.Keep, d.Turn = "the model is away", nil
	finish(t, s, d)
	list, err := s.Kept(t.Context(), slack, 5)
	if err != nil || len(list) != 1 || list[0].Seq != 3 {
		t.Errorf("Kept = %+v, %v, want the third", list, err)
	}
}

func checkAside(t T, s inbox.Store) {
	j := given(t, s, "a")
	receive(t, s, "slack:1", "b", 0)
	d := done(j)
	d.Aside, d.Turn = "panic", nil
	finish(t, s, d)
	list, err := s.List(t.Context(), 5)
	if err != nil || len(list) != 2 {
		t.Fatalf("List = %+v, %v, want two", list, err)
	}
	equal(t, "states", []string{list[0].State, list[1].State}, []string{"aside", "waiting"})
	equal(t, "reason", list[0].Reason, "panic")
	equal(t, "text", list[0].Text, "coffee 4.50 <b>&\nlunch 12\ntea 3")
	if err := s.Retry(t.Context(), "slack:1", 2); err == nil {
		t.Errorf("a message that is not aside was retried")
	}
	if err := s.Retry(t.Context(), "slack:1", 1); err != nil {
		t.Fatalf("Retry: %v", err)
	}
	if err := s.Retry(t.Context(), "slack:1", 1); err == nil {
		t.Errorf("a message was retried twice")
	}
	jobs := claim(t, s, long)
	d = done(jobs[0])
	d.Lease = long
	next := finish(t, s, d).Next
	if next == nil || next.Seq != 3 || next.Message.ID != "a" {
		t.Errorf("the retried message is %+v, want a as the third", next)
	}
}

func checkPrune(t T, s inbox.Store) {
	finish(t, s, done(given(t, s, "a")))
	mark(t, s, 1, inbox.Mark{State: inbox.Sent, ExternalID: "x"})
	receive(t, s, "slack:1", "b", 0)
	if oldest, err := s.Oldest(t.Context()); err != nil || !oldest.Equal(noon) {
		t.Errorf("Oldest = %v, %v, want %v", oldest, err, noon)
	}
	if err := s.TryWrite(t.Context()); err != nil {
		t.Errorf("TryWrite: %v", err)
	}
	if n, err := s.Prune(t.Context(), noon.Add(-time.Hour)); err != nil || n != 0 {
		t.Errorf("Prune of nothing = %d, %v", n, err)
	}
	if n, err := s.Prune(t.Context(), time.Now().Add(time.Hour)); err != nil || n == 0 {
		t.Errorf("Prune = %d, %v", n, err)
	}
	jobs := claim(t, s, long)
	if len(jobs) != 1 || jobs[0].Message.ID != "b" {
		t.Errorf("after Prune %+v is left, want b", jobs)
	}
}

func checkOdd(t T, s inbox.Store) {
	m := Message("slack:1", "a")
	m.Text = "nul \x00 and \xff bytes"
	r, err := s.Receive(t.Context(), inbox.Arrival{Message: m, At: noon, Lease: long})
	if err != nil {
		t.Fatalf("Receive: %v", err)
	}
	d := done(*r.Job)
	d.Reply.Text, d.Aside = m.Text, m.Text
	finish(t, s, d)
	if err := s.Mark(t.Context(), "slack:1", 1, inbox.Mark{State: inbox.Sent, ExternalID: "\x00", Reason: "\xff"}); err != nil {
		t.Errorf("Mark: %v", err)
	}
	bad := Message("slack:\x00", "a")
	if _, err := s.Receive(t.Context(), inbox.Arrival{Message: bad, At: noon}); err == nil {
		// A store that can keep any text may accept it, but must not lose it
		// silently.
		if n, _ := s.Handled(t.Context(), bad.Conversation); n != 0 {
			t.Errorf("a bad id was handled")
		}
	}
}

// checkMany has many senders and workers at once: everything is received once
// and in order, and finished once, although each sender sends everything twice
// and one message in ten repeats another sender's.
func checkMany(t T, s inbox.Store) {
	const conversations, messages = 12, 8
	var senders, workers sync.WaitGroup
	for c := range conversations {
		id := chat.ConversationID(fmt.Sprintf("slack:%d", c))
		for range 2 {
			senders.Go(func() {
				for m := range messages {
					_, err := s.Receive(t.Context(), inbox.Arrival{Message: Message(id, chat.MessageID(fmt.Sprint(m))), At: noon})
					if err != nil {
						t.Errorf("Receive: %v", err)
					}
				}
			})
		}
	}
	var sent atomic.Bool
	var mu sync.Mutex
	handled := map[string]int{}
	for range 4 {
		workers.Go(func() {
			for {
				last := sent.Load() // so what this claim does not find, another worker has
				jobs, err := s.Claim(t.Context(), slack, long, 3)
				if err != nil {
					t.Errorf("Claim: %v", err)
					return
				}
				for _, j := range jobs {
					for next := &j; next != nil; {
						d := done(*next)
						d.Lease = long
						mu.Lock()
						handled[fmt.Sprint(next.Message.Conversation, next.Message.ID)]++
						mu.Unlock()
						out, err := s.Finish(t.Context(), d)
						if err != nil {
							t.Errorf("Finish: %v", err)
							return
						}
						next = out.Next
					}
				}
				if last && len(jobs) == 0 {
					return
				}
			}
		})
	}
	senders.Wait()
	sent.Store(true)
	workers.Wait()
	if len(handled) != conversations*messages {
		t.Errorf("%d messages were handled, want %d", len(handled), conversations*messages)
	}
	for m, n := range handled {
		if n != 1 {
			t.Errorf("message %s was handled %d times", m, n)
		}
	}
}
