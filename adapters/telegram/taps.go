package telegram

import (
	"context"
	"sync"
	"time"
	"unicode/utf16"

	"github.com/go-telegram/bot"
)

const (
	// tapPatience is how long a button may show that it waits.
	tapPatience = 2 * time.Second
	// tapMemory is how long it is remembered that a tap was answered. Telegram
	// forgets taps sooner than that.
	tapMemory = 5 * time.Minute
	// maxNotice is how long the text shown for a tap may be, in UTF-16 units.
	maxNotice = 200
)

// taps are the taps of the last minutes, by the id of their callback query. Each
// is answered once: with its reply, or empty when that takes longer.
type taps struct {
	mu       sync.Mutex
	answered map[string]bool
}

// expect notes a tap that waits, and reports whether it is new.
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

// claim reports whether nobody has answered a tap yet, and notes that the caller
// does. A tap that another process received is unknown here, and can be claimed.
func (t *taps) claim(id string) bool {
	t.expect(id)
	t.mu.Lock()
	defer t.mu.Unlock()
	before := t.answered[id]
	t.answered[id] = true
	return !before
}

// expectAnswer sees to it that a tap is answered in time.
func (m *Messenger) expectAnswer(id string) {
	if m.taps.expect(id) {
		time.AfterFunc(tapPatience, func() { m.endTap(context.Background(), id) })
	}
}

// endTap ends the waiting of a button if nobody has. What Telegram says to it
// does not matter: the tap may be too old.
func (m *Messenger) endTap(ctx context.Context, id string) { _ = m.answerTap(ctx, id, "") }

// answerTap shows a text for a tap, none if it is empty. It reports whether
// Telegram took the answer.
func (m *Messenger) answerTap(ctx context.Context, id, text string) bool {
	if !m.taps.claim(id) {
		return false
	}
	ctx, cancel := context.WithTimeout(ctx, requestTime)
	defer cancel()
	_, err := m.bot.AnswerCallbackQuery(ctx, &bot.AnswerCallbackQueryParams{CallbackQueryID: id, Text: shortened(text, maxNotice)})
	return err == nil
}

// shortened returns s, or its beginning and an ellipsis, in at most n UTF-16 units.
func shortened(s string, n int) string {
	if width(s) <= n {
		return s
	}
	used := 0
	for i, r := range s {
		used += utf16.RuneLen(r)
		if used > n-1 {
			return s[:i] + "…"
		}
	}
	return s
}

// width returns how many UTF-16 units s has, which is what Telegram counts. A
// broken byte counts as the character that replaces it.
func width(s string) int {
	n := 0
	for _, r := range s {
		n += utf16.RuneLen(r)
	}
	return n
}
