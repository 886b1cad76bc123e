package kit

import "sync"

// Errands are background tasks of an adapter, which waits for them before it
// ends. Unlike with a sync.WaitGroup, new ones may start while somebody waits: a
// platform that calls us does not know that we are about to end. The zero value
// is ready to use.
type Errands struct {
	mu      sync.Mutex
	running int
	done    chan struct{} // closed when none is left; nil unless somebody waits
}

// Go runs a task in a goroutine of its own.
func (e *Errands) Go(do func()) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.running++
	go func() {
		defer e.end()
		do()
	}()
}

func (e *Errands) end() {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.running--; e.running == 0 && e.done != nil {
		close(e.done)
		e.done = nil
	}
}

// Wait returns as soon as no task is running.
func (e *Errands) Wait() {
	e.mu.Lock()
	if e.running > 0 && e.done == nil {
		e.done = make(chan struct{})
	}
	done := e.done
	e.mu.Unlock()
	if done != nil {
		<-done
	}
}
