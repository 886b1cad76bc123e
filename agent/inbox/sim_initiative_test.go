package inbox_test

import (
	"context"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/expense"
)

// posts is how many posts there are for each conversation.
const posts = 2

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
		if n := shown[key]; n == 0 || n > 4 {
			w.wrong("%s was posted, and said %d times", key, n)
		}
	}
}
