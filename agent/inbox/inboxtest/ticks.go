package inboxtest

import (
	"fmt"
	"sync"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/expense"
)

// past and future are times by any store's clock.
var (
	past   = time.Date(2001, time.March, 4, 5, 6, 7, 8_000_000, time.UTC)
	future = time.Date(2201, time.March, 4, 5, 6, 7, 8_000_000, time.UTC)
)

// tickAt returns a tick of Ana's ledger.
func tickAt(key string, due time.Time) inbox.Tick {
	return inbox.Tick{Ledger: "slack:ana", Key: key, Conversation: "slack:1", Due: due, Payload: "<" + key + ">"}
}

func set(t T, s inbox.Store, k inbox.Tick) {
	t.Helper()
	if err := s.SetTick(t.Context(), k); err != nil {
		t.Errorf("SetTick(%s, %s): %v", k.Ledger, k.Key, err)
	}
}

// arrive makes messages of what is due, up to a limit.
func arrive(t T, s inbox.Store, limit int) int {
	t.Helper()
	due, err := s.Waiting(t.Context(), slack)
	if err != nil {
		t.Errorf("Waiting: %v", err)
	}
	n, err := s.ArriveTicks(t.Context(), limit)
	if err != nil || due.Ticks != (n > 0) {
		t.Errorf("ArriveTicks = %d, %v, after Waiting = %+v", n, err, due)
	}
	return n
}

// struck returns the messages that wait, in the order of each conversation, and
// finishes them.
func struck(t T, s inbox.Store) (all []string) {
	t.Helper()
	for {
		jobs := claim(t, s, long)
		if len(jobs) == 0 {
			return all
		}
		for _, j := range jobs {
			if j.Message.Tick == nil || j.Post != nil {
				t.Fatalf("claimed %+v, want ticks only", j)
			}
			all = append(all, fmt.Sprint(j.Message.Conversation, " ", j.Message.ID, " ", j.Message.Tick.Payload))
			d := done(j)
			d.Reply, d.Turn = chat.Reply{}, nil
			finish(t, s, d)
		}
	}
}

func ticks(t T, s inbox.Store) []inbox.Tick {
	t.Helper()
	all, err := s.Ticks(t.Context(), "slack:ana")
	if err != nil {
		t.Errorf("Ticks: %v", err)
	}
	return all
}

func checkTick(t T, s inbox.Store) {
	set(t, s, tickAt("test/1", past))
	set(t, s, tickAt("test/2", future))
	if n := arrive(t, s, 10); n != 1 {
		t.Errorf("%d ticks arrived, want the one that is due", n)
	}
	if n := arrive(t, s, 10); n != 0 {
		t.Errorf("%d ticks arrived a second time", n)
	}
	jobs := claim(t, s, long)
	if len(jobs) != 1 {
		t.Fatalf("claimed %+v, want the tick", jobs)
	}
	want := chat.Message{Conversation: "slack:1", ID: "test/1", Ledger: "slack:ana", At: past, Tick: &chat.Tick{Due: past, Payload: "<test/1>"}}
	equal(t, "its message", jobs[0].Message, want)
	finish(t, s, done(jobs[0]))
	moved := tickAt("test/1", past)
	moved.Conversation = "slack:2"
	set(t, s, moved) // as a run does that is repeated
	equal(t, "what arrives again", arrive(t, s, 10), 0)
	if ok, err := s.CancelTick(t.Context(), "slack:ana", "test/1", nil); ok || err != nil {
		t.Errorf("CancelTick of one that has arrived = %v, %v", ok, err)
	}
	set(t, s, moved)
	equal(t, "what arrives after it was cancelled too late", arrive(t, s, 10), 0)
	other := tickAt("test/1", past)
	other.Ledger, other.Conversation = "slack:bo", "slack:2"
	set(t, s, other)
	equal(t, "what arrives for another ledger", arrive(t, s, 10), 1)
	equal(t, "its message", struck(t, s), []string{"slack:2 test/1 <test/1>"})
}

func checkTicks(t T, s inbox.Store) {
	equal(t, "the ticks of nobody", ticks(t, s), []inbox.Tick{})
	for n := range 5 {
		set(t, s, tickAt(fmt.Sprint("test/", n), future.AddDate(0, 0, -n)))
	}
	replaced := tickAt("test/0", future.AddDate(0, 0, -9))
	replaced.Payload, replaced.Conversation = "other", "slack:2"
	set(t, s, replaced)
	for key, want := range map[string]bool{"test/3": true, "test/9": false} {
		if ok, err := s.CancelTick(t.Context(), "slack:ana", key, nil); ok != want || err != nil {
			t.Errorf("CancelTick(%s) = %v, %v, want %v", key, ok, err, want)
		}
	}
	if ok, err := s.CancelTick(t.Context(), "slack:bo", "test/1", nil); ok || err != nil {
		t.Errorf("another's tick was cancelled (%v)", err)
	}
	equal(t, "Ticks", ticks(t, s), []inbox.Tick{
		replaced, tickAt("test/4", future.AddDate(0, 0, -4)), tickAt("test/2", future.AddDate(0, 0, -2)), tickAt("test/1", future.AddDate(0, 0, -1)),
	})
	equal(t, "what arrives early", arrive(t, s, 10), 0)
	for n := range 5 { // after a long time without a process
		set(t, s, tickAt(fmt.Sprint("test/", n), past.AddDate(0, 0, -n)))
	}
	var some []int
	for n := -1; n != 0; some = append(some, n) {
		n = arrive(t, s, 2)
	}
	equal(t, "what arrives late", some, []int{2, 2, 1, 0})
	equal(t, "its order", struck(t, s), []string{
		"slack:1 test/4 <test/4>", "slack:1 test/3 <test/3>", "slack:1 test/2 <test/2>", "slack:1 test/1 <test/1>", "slack:1 test/0 <test/0>",
	})
	equal(t, "the ticks that are left", ticks(t, s), []inbox.Tick{})
}

func checkTickAddress(t T, s inbox.Store) {
	for _, l := range []expense.LedgerID{"slack:ana", "slack:bo"} {
		k := tickAt("test/"+string(l), past)
		k.Ledger = l
		set(t, s, k)
	}
	writes(t, s, from("slack:2", "a", "slack:ana"))
	arrive(t, s, 10)
	jobs := claim(t, s, long)
	got := map[string]string{}
	for _, j := range jobs {
		got[string(j.Message.Ledger)] = fmt.Sprint(j.Message.Conversation, " ", j.Message.Sender.ID, " ", j.Message.Sender.Language)
	}
	equal(t, "where ticks arrive", got, map[string]string{"slack:ana": "slack:2 slack:u en", "slack:bo": "slack:1  "})
}

func checkTickFence(t T, s inbox.Store) {
	receive(t, s, "slack:1", "a", 0)
	old := claim(t, s, lapsed)[0]
	young := claim(t, s, long)[0]
	k := tickAt("test/1", future)
	k.Guard = old.Fence
	fenced(t, "SetTick", s.SetTick(t.Context(), k))
	equal(t, "Ticks", ticks(t, s), []inbox.Tick{})
	k.Guard = young.Fence
	set(t, s, k)
	_, err := s.CancelTick(t.Context(), "slack:ana", "test/1", old.Fence)
	fenced(t, "CancelTick", err)
	if n := len(ticks(t, s)); n != 1 {
		t.Errorf("there are %d ticks, want 1", n)
	}
	if ok, err := s.CancelTick(t.Context(), "slack:ana", "test/1", young.Fence); !ok || err != nil {
		t.Errorf("CancelTick = %v, %v", ok, err)
	}
}

// checkTicksRace has several processes take ticks at the same time.
func checkTicksRace(t T, s inbox.Store) {
	const ticks, processes = 40, 4
	for n := range ticks {
		k := tickAt(fmt.Sprint("test/", n), past)
		k.Conversation = chat.ConversationID(fmt.Sprint("slack:", n%7))
		set(t, s, k)
	}
	var all sync.WaitGroup
	var mu sync.Mutex
	total := 0
	for range processes {
		all.Go(func() {
			for {
				n, err := s.ArriveTicks(t.Context(), 3)
				if err != nil {
					t.Errorf("ArriveTicks: %v", err)
				}
				mu.Lock()
				total += n
				mu.Unlock()
				if n == 0 {
					return
				}
			}
		})
	}
	all.Wait()
	for n := -1; n != 0; total += n { // a process may have found all the others' locked
		n = arrive(t, s, 10)
	}
	count := map[string]int{}
	for _, x := range struck(t, s) {
		count[x]++
	}
	if total != ticks || len(count) != ticks {
		t.Errorf("%d ticks arrived as %d messages, want %d", total, len(count), ticks)
	}
	for x, n := range count {
		if n != 1 {
			t.Errorf("%s arrived %d times", x, n)
		}
	}
}
