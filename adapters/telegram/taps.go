package telegram

import (
	"context"
	"sync"
	"time"

	"github.com/go-telegram/bot"

	"chit/expense/clip"
)

const (
	// tapPatience is how long a button may show that it waits.
	tapPatience = 2 * time.Second
	// tapMemory is how long an answered tap is remembered. Telegram forgets
	// taps sooner.
	tapMemory = 5 * time.Minute
	// maxNotice is the maximal length of a tap's notice, in UTF-16 units.
	maxNotice = 200
)

// taps holds recent taps by the id of their callback query. Each is answered
// once: with its reply, or with nothing if that takes longer.
type taps struct {
	*account
	mu       sync.Mutex
	answered map[string]bool
}

// expect records a waiting tap, and reports whether it is new.
func (t *taps) expect(id string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if _, ok := t.answered[id]; ok {
		return false
	}
	if t.answered == nil {
		t.answered = map[string]bool{}
	}
	t.answered[id] = false
	time.AfterFunc(tapMemory, func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		delete(t.answered, id)
	})
	return true
}

// claim reports whether a tap is still unanswered, and marks it as answered. A
// tap received by another process is unknown here and can be claimed.
func (t *taps) claim(id string) bool {
	t.expect(id)
	t.mu.Lock()
	defer t.mu.Unlock()
	before := t.answered[id]
	t.answered[id] = true
	return !before
}

// await makes sure that a tap is answered in time.
func (t *taps) await(id string) {
	if t.expect(id) {
		time.AfterFunc(tapPatience, func() { t.end(context.Background(), id) })
	}
}

// end ends the waiting state of a button if nobody has. It ignores Telegram's
// answer: the tap may be too old.
func (t *taps) end(ctx context.Context, id string) { _ = t.answer(ctx, id, "", false) }

// answer shows a text for a tap, nothing if it is empty; an alert stays until the person
// closes it. It reports whether Telegram accepted the answer.
func (t *taps) answer(ctx context.Context, id, text string, alert bool) bool {
	if !t.claim(id) {
		return false
	}
	ctx, cancel := context.WithTimeout(ctx, requestTime)
	defer cancel()
	_, err := t.bot.AnswerCallbackQuery(ctx, &bot.AnswerCallbackQueryParams{CallbackQueryID: id, Text: clip.Shorten(text, maxNotice, clip.UTF16), ShowAlert: alert})
	return err == nil
}

// width returns the number of UTF-16 units in s, which is what Telegram counts.
// An invalid byte counts as the replacement character.
func width(s string) int { return clip.Length(s, clip.UTF16) }
