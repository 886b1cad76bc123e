package kit

import (
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// TestErrands has tasks start while others wait for the running ones to end.
func TestErrands(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var errands Errands
		errands.Wait() // there are none
		var ended atomic.Int32
		errand := func() {
			time.Sleep(time.Second)
			ended.Add(1)
		}
		errands.Go(errand)
		var waiting sync.WaitGroup
		for range 3 {
			waiting.Go(func() {
				errands.Wait()
				if ended.Load() < 2 {
					t.Errorf("waited for %d errands, want 2", ended.Load())
				}
			})
		}
		time.Sleep(500 * time.Millisecond)
		errands.Go(errand)
		waiting.Wait()
		errands.Go(errand)
		errands.Wait()
		if ended.Load() != 3 {
			t.Errorf("%d errands have ended, want 3", ended.Load())
		}
	})
}
