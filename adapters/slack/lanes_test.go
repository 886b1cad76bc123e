package slack

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// TestALaneKeepsTheOrderOfEvents checks that events run in the order in which they
// happened, although two connections hand them over in another.
func TestALaneKeepsTheOrderOfEvents(t *testing.T) {
	ts := func(n int) string { return fmt.Sprintf("1700000000.%06d", n) }
	for name, tt := range map[string]struct{ arrive, want []int }{
		"in order":              {[]int{1, 2, 3, 4}, []int{1, 2, 3, 4}},
		"two swapped":           {[]int{2, 1, 4, 3}, []int{1, 2, 3, 4}},
		"one connection behind": {[]int{2, 4, 6, 1, 3, 5}, []int{1, 2, 3, 4, 5, 6}},
		"without a time":        {[]int{3, 0, 1}, []int{3, 0, 1}},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, cancel := context.WithCancel(t.Context())
				l, ended := newLane(), make(chan struct{})
				var ran []int
				go func() { defer close(ended); l.run(ctx) }()
				for _, n := range tt.arrive {
					task := task{ts: ts(n), do: func() { ran = append(ran, n) }}
					if n == 0 {
						task.ts = ""
					}
					l.put(ctx, task)
					time.Sleep(time.Millisecond)
				}
				time.Sleep(time.Second)
				synctest.Wait()
				cancel()
				<-ended
				if !slices.Equal(ran, tt.want) {
					t.Errorf("%v arrived, and %v ran; want %v", tt.arrive, ran, tt.want)
				}
			})
		})
	}
}

// TestALaneDoesNotWaitForLateEvents checks that an event waits for others for a moment
// only, however many follow it.
func TestALaneDoesNotWaitForLateEvents(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		l, ended, start := newLane(), make(chan struct{}), time.Now()
		var waited []time.Duration
		go func() { defer close(ended); l.run(ctx) }()
		for n := range 100 {
			arrived := time.Since(start)
			l.put(ctx, task{ts: fmt.Sprintf("1700000000.%06d", n), do: func() { waited = append(waited, time.Since(start)-arrived) }})
			time.Sleep(handOver / 2)
		}
		time.Sleep(time.Second)
		synctest.Wait()
		cancel()
		<-ended
		if len(waited) != 100 || slices.Max(waited) > handOver {
			t.Errorf("%d events ran, after at most %v; want 100 after %v", len(waited), slices.Max(waited), handOver)
		}
	})
}
