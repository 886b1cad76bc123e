package inbox

import (
	"context"
	"sync"
	"time"
)

// leases renews the leases of the conversations that this process works on.
type leases struct {
	config *Config
	mu     sync.Mutex
	held   map[Fence]context.CancelCauseFunc // stops the work on the conversation
}

// hold has a lease renewed until release is called. The returned context ends when the
// lease is lost or the process must stop.
func (l *leases) hold(ctx context.Context, f Fence) (held context.Context, release func()) {
	held, cancel := context.WithCancelCause(ctx)
	l.mu.Lock()
	l.held[f] = cancel
	l.mu.Unlock()
	return held, func() {
		cancel(nil)
		l.mu.Lock()
		delete(l.held, f)
		l.mu.Unlock()
	}
}

// keep renews the leases until ctx is done, and stops the work whose lease is lost.
func (l *leases) keep(ctx context.Context) {
	ticker := time.NewTicker(l.config.Lease / 3)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		held := l.holding()
		if len(held) == 0 {
			continue
		}
		lost, err := l.config.Store.Renew(ctx, held, l.config.Lease)
		if err != nil {
			l.config.Log.WarnContext(ctx, "leases not renewed", "error", err)
			continue
		}
		l.mu.Lock()
		for _, f := range lost {
			if cancel := l.held[f]; cancel != nil {
				cancel(ErrFenced)
			}
		}
		l.mu.Unlock()
	}
}

func (l *leases) holding() []Fence {
	l.mu.Lock()
	defer l.mu.Unlock()
	held := make([]Fence, 0, len(l.held))
	for f := range l.held {
		held = append(held, f)
	}
	return held
}

// giveUp stops all work, with a cause.
func (l *leases) giveUp(cause error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, cancel := range l.held {
		cancel(cause)
	}
}
