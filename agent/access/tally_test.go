package access

import (
	"strconv"
	"testing"
	"time"
)

func TestTallyIsBounded(t *testing.T) {
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	tally := newTally(1, time.Hour)
	for i := range 10 * maxTally {
		tally.add(strconv.Itoa(i), 1, now)
		if len(tally.recent) > maxTally || len(tally.before) > maxTally {
			t.Fatalf("%d and %d are remembered, want at most %d", len(tally.recent), len(tally.before), maxTally)
		}
	}
	for i := 9*maxTally + 1; i < 10*maxTally; i++ {
		if !tally.full(strconv.Itoa(i), now) {
			t.Fatalf("number %d of %d is forgotten", i, 10*maxTally)
		}
	}
	if tally.full("0", now) {
		t.Error("the first one is still remembered")
	}
	if tally.full(strconv.Itoa(10*maxTally-1), now.Add(time.Hour)) {
		t.Error("the time of the last one is over, and it counts")
	}
	if tally.full(strconv.Itoa(10*maxTally-1), now.Add(-time.Minute)) {
		t.Error("after the clock was set back somebody is full for longer than the time")
	}
}
