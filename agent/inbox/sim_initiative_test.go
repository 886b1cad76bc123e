package inbox_test

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/expense"
)

// For each conversation.
const (
	posts = 2
	ticks = 4 // of a schedule in which each sets the next
)

func (w *worker) Post(ctx context.Context, p inbox.Post) error {
	_, err := faulty(w, "post "+p.Key, func() (bool, error) { return true, w.Memory.Post(ctx, p) })
	return err
}

func (w *worker) Address(ctx context.Context, l expense.LedgerID) (inbox.Address, bool, error) {
	at, err := faulty(w, "address "+string(l), func() (inbox.Address, error) {
		at, _, err := w.Memory.Address(ctx, l)
		return at, err
	})
	return at, at.Conversation != "", err
}

// post has the bot say something until it is stored, and sometimes once more, as a
// run does that is repeated.
func (w *world) post(l expense.LedgerID, key string) {
	time.Sleep(time.Duration(w.roll(60_000, "time of "+key)) * time.Millisecond)
	again := w.chance(50, "repeat "+key)
	for {
		w.mu.Lock()
		k := w.workers[len(key)%len(w.workers)]
		w.mu.Unlock()
		if err := k.inbox.Post(context.Background(), l, chat.Reply{Text: key}, key); err == nil {
			w.mu.Lock()
			w.posted[string(l)+"/"+string(inbox.PostID(key))] = true
			w.mu.Unlock()
			if !again {
				return
			}
			again = false
		}
		time.Sleep(time.Duration(w.roll(5000, "repetition "+key)) * time.Millisecond)
	}
}

// judgePosts checks that everything posted was said, and is one message.
func (w *world) judgePosts(shown map[string]int) {
	finished := map[string]int{}
	for _, e := range w.store.Written {
		finished[string(e.Conversation)+"/"+e.Key]++
	}
	for key := range w.posted {
		if finished[key] != 1 {
			w.wrong("%s was posted, and is %d messages", key, finished[key])
		}
		if n := shown[key]; n == 0 || w.repeats(key, n) {
			w.wrong("%s was posted, and said %d times", key, n)
		}
	}
}

func (w *worker) SetTick(ctx context.Context, t inbox.Tick) error {
	_, err := faulty(w, "tick "+t.Key, func() (bool, error) {
		err := w.Memory.SetTick(ctx, t)
		if err == nil {
			w.world.mu.Lock()
			w.world.ticks[string(t.Ledger)+"/"+t.Key] = true
			w.world.mu.Unlock()
		}
		return true, err
	})
	return err
}

func (w *worker) ArriveTicks(ctx context.Context, limit int) (int, error) {
	return faulty(w, "arrive", func() (int, error) { return w.Memory.ArriveTicks(ctx, min(limit, 2)) })
}

// tickOf returns the n-th tick of the schedule of a conversation.
func tickOf(c chat.ConversationID, n int, due time.Time) inbox.Tick {
	return inbox.Tick{Ledger: expense.LedgerID(c), Key: fmt.Sprintf("schedule/%d", n), Conversation: c, Due: due, Payload: fmt.Sprint(n)}
}

// schedule sets the first tick of a conversation's schedule, and sometimes once more,
// perhaps when it has arrived.
func (w *world) schedule(c chat.ConversationID) {
	first := tickOf(c, 1, time.Now().Add(time.Duration(w.roll(60_000, "schedule of "+string(c)))*time.Millisecond))
	for again := w.chance(50, "repeat the schedule of "+string(c)); ; again = false {
		for {
			w.mu.Lock()
			k := w.workers[0]
			w.mu.Unlock()
			if k.SetTick(context.Background(), first) == nil {
				break
			}
			time.Sleep(time.Second)
		}
		if !again {
			return
		}
		time.Sleep(time.Minute)
	}
}

// A scheduler is the handler of ticks: it sets the next one, writes to the ledger, and
// says so.
type scheduler struct {
	inbox.Run
	worker *worker
}

func (s *scheduler) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) {
	n, err := strconv.Atoi(m.Tick.Payload)
	if err != nil {
		return chat.Reply{}, err
	}
	if n < ticks {
		next := tickOf(m.Conversation, n+1, m.Tick.Due.Add(20*time.Second))
		next.Guard = s.Fence
		if err := s.worker.SetTick(ctx, next); err != nil {
			return chat.Reply{}, err
		}
	}
	time.Sleep(time.Duration(s.worker.world.roll(20_000, "time of "+m.SourceKey())) * time.Millisecond)
	_, err = faulty(s.worker, "write "+m.SourceKey(), func() (bool, error) {
		return true, s.worker.Write(s.Fence, int64(n), m.SourceKey()+"/1")
	})
	return chat.Reply{Text: m.SourceKey()}, err
}

// judgeTicks checks that every schedule came to its end, and each of its ticks was one
// message with one effect. One that failed five times was set aside without a word.
func (w *world) judgeTicks(aside map[string]bool, shown, effects map[string]int) {
	finished := map[string]int{}
	for _, e := range w.store.Written {
		finished[string(e.Conversation)+"/"+e.Key]++
	}
	if len(w.ticks) != talks*ticks {
		w.wrong("%d ticks were set, want %d", len(w.ticks), talks*ticks)
	}
	for key := range w.ticks {
		if finished[key] != 1 || effects[key] > 1 || effects[key] == 0 && !aside[key] {
			w.wrong("%s was set, is %d messages and has %d effects (set aside: %v)", key, finished[key], effects[key], aside[key])
		}
		if n := shown[key]; n == 0 && !aside[key] || w.repeats(key, n) {
			w.wrong("%s was set, and answered %d times", key, n)
		}
	}
}

// TestScheduleOverDST runs a schedule of every day at half past two over the days on
// which the clocks are put forward and back, with the process down for half a day: it
// is due once a day, at the time that [expense.Date.At] says.
func TestScheduleOverDST(t *testing.T) {
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	for first, want := range map[string][]string{
		"2026-03-28": {"2026-03-28 02:30 CET", "2026-03-29 03:30 CEST", "2026-03-30 02:30 CEST"},
		"2026-10-24": {"2026-10-24 02:30 CEST", "2026-10-25 02:30 CEST", "2026-10-26 02:30 CET"},
	} {
		synctest.Test(t, func(t *testing.T) {
			day, err := expense.ParseDate(first)
			if err != nil {
				t.Fatal(err)
			}
			ahead := time.Until(day.At(2, 0, berlin))
			clock := func() time.Time { return time.Now().Add(ahead) }
			s := inboxtest.NewMemory(clock)
			at := func(d expense.Date) inbox.Tick {
				return inbox.Tick{Ledger: "slack:1", Key: "schedule/7/" + d.String(), Conversation: "slack:1", Due: d.At(2, 30, berlin), Payload: d.String()}
			}
			if err := s.SetTick(t.Context(), at(day)); err != nil {
				t.Fatal(err)
			}
			var due []string
			in := inbox.Config{Store: s, Memory: nobody{}, Now: clock, Handler: func(inbox.Run) chat.Handler { return handlerFunc(echo) }}
			in.Ticked = func(r inbox.Run) chat.Handler {
				return handlerFunc(func(ctx context.Context, m chat.Message) (chat.Reply, error) {
					if late := clock().Sub(m.At); late < 0 || late > 2*time.Second && late < 10*time.Hour {
						t.Errorf("%s arrived %v late", m.ID, late)
					}
					due = append(due, m.At.In(berlin).Format("2006-01-02 15:04 MST"))
					today, err := expense.ParseDate(m.Tick.Payload)
					next := at(today.AddDays(1))
					next.Guard = r.Fence
					return chat.Reply{}, errors.Join(err, s.SetTick(ctx, next))
				})
			}
			for _, up := range []time.Duration{time.Hour, 0, 48 * time.Hour} { // the second start is half a day late
				ctx, stop := context.WithTimeout(t.Context(), up)
				inbox.New(in, new(board)).Serve(ctx)
				stop()
				if up == 0 {
					time.Sleep(36 * time.Hour)
				}
			}
			same(t, "due", due[:min(3, len(due))], want...)
		})
	}
}
