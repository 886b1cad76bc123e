//go:build unix

package main

import (
	"sync"
	"syscall"
	"testing"
	"time"

	"chit/db/dbtest"
)

// TestCrashNotices is the negative control of the battery: it removes one
// safeguard of the program at a time, and the battery must notice.
func TestCrashNotices(t *testing.T) {
	t.Parallel()
	for _, control := range []struct {
		fault string
		kills int
		point killPoint
		seen  func(*verdict) int
	}{
		{faultEarlyAck, 3, atAcked, func(v *verdict) int { return v.lost }},
		{faultEventKey, 0, "", func(v *verdict) int { return v.doubled }},
		{faultDeedKey, 2, atWritten, func(v *verdict) int { return v.doubled }},
		{faultPostKey, 2, atTickSet, func(v *verdict) int { return v.doubled }},
		{faultTickKey, 2, atTickSet, func(v *verdict) int { return v.doubled }},
		{faultMark, 0, "", func(v *verdict) int { return v.repeated }},
	} {
		t.Run(control.fault, func(t *testing.T) {
			t.Parallel()
			for seed := uint64(1); seed <= 20; seed++ {
				c := newCrew(t, dbtest.SQLiteURL(t), newPlatform(seed, 8), seed)
				c.lease = 400 * time.Millisecond
				c.fault, c.kills, c.points, c.every = control.fault, control.kills, []killPoint{control.point}, 3
				c.directed = control.kills > 0 // a busy machine must not spend them elsewhere
				c.run(1, 40)
				if v := c.judge(); control.seen(v) > 0 {
					t.Logf("seed %d: %s", seed, v.wrong[0])
					return
				}
			}
			t.Error("nobody notices")
		})
	}
}

// TestCrashFence has a program sleep past its lease while the model answers it.
// Another takes over. While that one asks the model too, the first wakes up,
// gets its answer and tries to write. The fence prevents it.
func TestCrashFence(t *testing.T) {
	t.Parallel()
	for name, url := range crashStores {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if v := sleeper(t, url(t), ""); len(v.wrong) > 0 {
				t.Errorf("with its fence: %v", v.wrong)
			}
		})
		t.Run(name+" "+faultFence, func(t *testing.T) {
			t.Parallel()
			// It may fall asleep holding a lock that the other needs, which shows nothing.
			for range 5 {
				if v := sleeper(t, url(t), faultFence); v.fenced > 0 {
					return
				}
			}
			t.Error("nobody notices")
		})
	}
}

// crashStores are the databases that a crew can share.
var crashStores = map[string]func(testing.TB) string{"SQLite": dbtest.SQLiteURL, "Postgres": dbtest.PostgresURL}

func sleeper(t *testing.T, url, fault string) *verdict {
	p := newPlatform(1, 4)
	p.calm = true
	c := newCrew(t, url, p, 1)
	c.fault, c.stall, c.lease = fault, true, 400*time.Millisecond
	var once, twice sync.Once
	var first int
	p.asking = func(generation int, _ string) string {
		once.Do(func() {
			first = generation
			c.signal(generation, syscall.SIGSTOP)
			time.AfterFunc(5*time.Second, func() { c.signal(generation, syscall.SIGCONT) }) // it may hold a lock that all others wait for
		})
		if generation != first {
			twice.Do(func() {
				c.signal(first, syscall.SIGCONT)
				c.awaitWrite()
			})
		}
		return ""
	}
	p.post(3)
	c.start(2)
	for deadline := time.Now().Add(patience); len(p.unanswered()) > 0 && time.Now().Before(deadline); {
		time.Sleep(20 * time.Millisecond)
	}
	c.end()
	return c.judge()
}

// awaitWrite waits for what a program does after waking up: a write to a ledger,
// if nothing prevents it.
func (c *crew) awaitWrite() {
	timeout := 500 * time.Millisecond
	if c.fault != "" {
		timeout = 5 * time.Second
	}
	for deadline := time.Now().Add(timeout); time.Now().Before(deadline) && c.written() == 0; {
		time.Sleep(20 * time.Millisecond)
	}
}

// written returns how many changes of ledgers the database has recorded.
func (c *crew) written() (n int) {
	conn, err := sqlOpen(c.url)
	if err != nil {
		return 0
	}
	defer conn.Close()
	_ = conn.QueryRow(`SELECT COUNT(*) FROM observed`).Scan(&n) // 0 while it cannot be read
	return n
}

// signal sends a signal to the program of a generation.
func (c *crew) signal(generation int, s syscall.Signal) {
	c.mu.Lock()
	defer c.mu.Unlock()
	p := c.all[generation-1]
	p.atRandom = p.atRandom || s == syscall.SIGKILL
	_ = p.cmd.Process.Signal(s)
}
