package access

import (
	"hash/maphash"
	"time"
)

// A tally counts actions per person, up to a limit within a window of time. It
// identifies people by a hash with a seed of this process, and forgets the least
// recent ones when there are too many. It is not safe for concurrent use.
type tally struct {
	limit  int
	window time.Duration
	seed   maphash.Seed
	recent map[uint64]count
	before map[uint64]count // the older generation, dropped next
}

type count struct {
	n     int
	since time.Time
}

// maxTally is how many people a generation holds, some 400 kB.
const maxTally = 10_000

func newTally(limit int, window time.Duration) *tally {
	return &tally{limit: limit, window: window, seed: maphash.MakeSeed(), recent: map[uint64]count{}}
}

// full reports whether who has reached the limit.
func (t *tally) full(who string, now time.Time) bool { return t.of(who, now).n >= t.limit }

// take counts one action unless the limit is reached, and reports whether it
// did.
func (t *tally) take(who string, now time.Time) bool {
	if t.full(who, now) {
		return false
	}
	t.add(who, 1, now)
	return true
}

// add adds n to a count; n may be negative.
func (t *tally) add(who string, n int, now time.Time) {
	c := t.of(who, now)
	c.n += n
	if len(t.recent) >= maxTally {
		t.before, t.recent = t.recent, map[uint64]count{}
	}
	t.recent[maphash.String(t.seed, who)] = c
}

// of returns the count of who, starting a new one when its window is over.
func (t *tally) of(who string, now time.Time) count {
	key := maphash.String(t.seed, who)
	c, ok := t.recent[key]
	if !ok {
		c, ok = t.before[key]
	}
	if !ok || now.Sub(c.since) >= t.window || now.Before(c.since) {
		return count{since: now}
	}
	return c
}
