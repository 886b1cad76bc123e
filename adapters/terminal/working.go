package terminal

import (
	"io"
	"sync"
	"time"
)

// After patience somebody who waits is shown that we work, and every beat that
// we still do.
const (
	patience = 300 * time.Millisecond
	beat     = 400 * time.Millisecond
)

var frames = []string{"·  ", "·· ", "···"}

// working begins to watch a message that is being handled, and returns what
// ends the watch. What it showed is gone by then.
func (a *Adapter) working() (done func()) {
	if !a.Interactive || !a.Control || a.JSON {
		return func() {}
	}
	stop := make(chan struct{})
	var wait sync.WaitGroup
	wait.Go(func() { a.pulse(stop) })
	return func() {
		close(stop)
		wait.Wait()
	}
}

// pulse draws until stop. An error of the writer is left to the reply, which
// meets it too.
func (a *Adapter) pulse(stop <-chan struct{}) {
	timer := time.NewTimer(patience)
	defer timer.Stop()
	for n := 0; ; n++ {
		select {
		case <-stop:
			if n > 0 {
				_, _ = io.WriteString(a.Out, "\r\x1b[K")
			}
			return
		case <-timer.C:
			_, _ = io.WriteString(a.Out, "\r"+frames[n%len(frames)])
			timer.Reset(beat)
		}
	}
}
