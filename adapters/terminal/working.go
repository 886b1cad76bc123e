package terminal

import (
	"io"
	"sync"
	"time"
)

// After patience, somebody who waits is shown that the bot is working, with an
// update at every beat.
const (
	patience = 300 * time.Millisecond
	beat     = 400 * time.Millisecond
)

var frames = []string{"·  ", "·· ", "···"}

// working starts to show that a message is being handled, and returns a
// function that stops it and erases what it showed.
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

// pulse draws until stop. It ignores write errors, which the reply will meet
// too.
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
