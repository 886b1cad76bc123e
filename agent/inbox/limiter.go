package inbox

import (
	"sync"
	"time"

	"chit/agent/chat"
)

// Limits are a platform's rate limits: replies per second, and how many may go
// at once after a pause. A rate of zero means no limit.
type Limits struct {
	Rate, Burst                         float64 // of the whole platform
	ConversationRate, ConversationBurst float64
}

// A bucket holds tokens, one for each reply that may be sent at once.
type bucket struct {
	tokens float64
	at     time.Time
}

// A limiter holds the buckets of platforms and conversations.
type limiter struct {
	limits map[string]Limits
	now    func() time.Time

	mu            sync.Mutex
	platforms     map[string]*bucket
	conversations map[chat.ConversationID]*bucket
}

func newLimiter(limits map[string]Limits, now func() time.Time) *limiter {
	return &limiter{limits: limits, now: now, platforms: map[string]*bucket{}, conversations: map[chat.ConversationID]*bucket{}}
}

// take takes a token for a reply and returns 0, or takes none and returns how
// long until there is one.
func (l *limiter) take(c chat.ConversationID) time.Duration {
	name := c.Platform()
	limits, ok := l.limits[name]
	if !ok {
		return 0
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	l.forget(now)
	whole := filled(l.platforms, name, limits.Rate, limits.Burst, now)
	own := filled(l.conversations, c, limits.ConversationRate, limits.ConversationBurst, now)
	wait := max(whole.wait(limits.Rate), own.wait(limits.ConversationRate))
	if wait == 0 {
		whole.tokens--
		own.tokens--
	}
	return wait
}

// pause makes a conversation wait because its platform asked for it.
func (l *limiter) pause(c chat.ConversationID, d time.Duration) {
	limits, ok := l.limits[c.Platform()]
	if !ok || limits.ConversationRate == 0 {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	b := filled(l.conversations, c, limits.ConversationRate, limits.ConversationBurst, l.now())
	b.tokens = min(b.tokens, 1-d.Seconds()*limits.ConversationRate)
}

// filled returns the bucket of a key, refilled up to now.
func filled[K comparable](all map[K]*bucket, key K, rate, burst float64, now time.Time) *bucket {
	b := all[key]
	if b == nil {
		b = &bucket{burst, now}
		all[key] = b
	}
	b.tokens = min(burst, b.tokens+max(0, now.Sub(b.at).Seconds())*rate)
	b.at = now
	return b
}

// wait returns how long until the bucket holds a token.
func (b *bucket) wait(rate float64) time.Duration {
	if rate == 0 || b.tokens >= 1 {
		return 0
	}
	return time.Duration((1-b.tokens)/rate*float64(time.Second)) + time.Millisecond
}

// forget drops idle conversations when there are many: a full bucket equals a
// missing one.
func (l *limiter) forget(now time.Time) {
	const many = 10_000
	if len(l.conversations) < many {
		return
	}
	for c, b := range l.conversations {
		if now.Sub(b.at) > time.Minute {
			delete(l.conversations, c)
		}
	}
}
