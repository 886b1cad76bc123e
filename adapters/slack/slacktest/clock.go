package slacktest

import (
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"time"
)

// A Clock tells the fake the time.
type Clock interface {
	Now() time.Time
	// AfterFunc calls f once, d from now, unless stop is called before.
	AfterFunc(d time.Duration, f func()) (stop func())
}

type realClock struct{}

func (realClock) Now() time.Time { return time.Now() }

func (realClock) AfterFunc(d time.Duration, f func()) func() {
	t := time.AfterFunc(d, f)
	return func() { t.Stop() }
}

// A ManualClock stands still until it is advanced, so that tests need not wait for
// Slack's minutes.
type ManualClock struct {
	mu     sync.Mutex
	now    time.Time
	timers []*manualTimer
}

type manualTimer struct {
	at time.Time
	f  func()
}

// NewManualClock returns a clock that shows start.
func NewManualClock(start time.Time) *ManualClock { return &ManualClock{now: start} }

// Now returns what the clock shows.
func (c *ManualClock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

// AfterFunc implements [Clock]. It calls f at once if d is not positive.
func (c *ManualClock) AfterFunc(d time.Duration, f func()) func() {
	if d <= 0 {
		go f()
		return func() {}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	t := &manualTimer{c.now.Add(d), f}
	c.timers = append(c.timers, t)
	return func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.timers = slices.DeleteFunc(c.timers, func(o *manualTimer) bool { return o == t })
	}
}

// Advance advances the clock by d and calls the functions that become due, in
// order, before it returns.
func (c *ManualClock) Advance(d time.Duration) {
	c.mu.Lock()
	end := c.now.Add(d)
	for {
		t := c.next(end)
		if t == nil {
			break
		}
		c.now = t.at
		c.mu.Unlock()
		t.f()
		c.mu.Lock()
	}
	c.now = end
	c.mu.Unlock()
}

// next removes and returns the first timer that is due by end, nil if there is none.
func (c *ManualClock) next(end time.Time) *manualTimer {
	var first *manualTimer
	for _, t := range c.timers {
		if !t.at.After(end) && (first == nil || t.at.Before(first.at)) {
			first = t
		}
	}
	c.timers = slices.DeleteFunc(c.timers, func(o *manualTimer) bool { return o == first })
	return first
}

func listen(addr string, h http.Handler) *httptest.Server {
	l, err := net.Listen("tcp", addr)
	if err != nil {
		panic("slacktest: " + err.Error())
	}
	srv := httptest.NewUnstartedServer(h)
	srv.Listener.Close()
	srv.Listener = l
	srv.Start()
	return srv
}
