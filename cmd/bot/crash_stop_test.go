//go:build unix

package main

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"sync"
	"syscall"
	"testing"
	"time"
)

// wordless returns the numbers of n messages that need the model, from nine
// conversations in turn.
func wordless(n int) (numbers []int) {
	for i := range n {
		numbers = append(numbers, 4*i+3)
	}
	return numbers
}

// TestCrashTakeover kills a program while it waits for the model, and measures
// how long its conversation waits for another program: the lease, plus the time
// until somebody looks. Other conversations are not delayed.
func TestCrashTakeover(t *testing.T) {
	t.Parallel()
	for name, url := range crashStores {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			lease, late := 600*time.Millisecond, patience
			if formOf(t).long() {
				lease, late = 15*time.Second, 2*time.Second // the program's default, on a machine that does nothing else
			}
			takeover(t, url(t), lease, late)
		})
	}
}

// takeover allows the conversation to wait longer than the lease and a look by late.
func takeover(t *testing.T, url string, lease, late time.Duration) {
	p := newPlatform(1, 9)
	p.calm = true
	c := newCrew(t, url, p, 1)
	c.lease = lease
	died, again := make(chan time.Time, 1), make(chan time.Time, 1)
	var once, twice sync.Once
	p.asking = func(generation int, _ string) string {
		first := false
		once.Do(func() {
			first = true
			c.signal(generation, syscall.SIGKILL)
			died <- time.Now()
		})
		if !first {
			twice.Do(func() { again <- time.Now() })
		}
		return ""
	}
	p.post(3)
	c.start(3)
	death := receive(t, died)
	p.post(0)
	for p.shownTimes("loop:0/000000") == 0 {
		if time.Since(death) > min(5*late, patience) { // in the long form less than the lease
			t.Fatal("another conversation waits for the one of the dead")
		}
		time.Sleep(10 * time.Millisecond)
	}
	const look = 1500 * time.Millisecond // longest time between two looks
	waited := receive(t, again).Sub(death)
	t.Logf("a lease of %v: somebody went on after %v", lease, waited.Round(time.Millisecond))
	if waited > lease+look+late {
		t.Errorf("the conversation waited %v for a lease of %v", waited, lease)
	}
	c.await()
	c.end()
	c.report(c.judge(), 2)
}

func receive[T any](t *testing.T, from <-chan T) T {
	t.Helper()
	select {
	case v := <-from:
		return v
	case <-time.After(patience):
		t.Fatal("it does not happen")
		panic("unreachable")
	}
}

func (p *platform) shownTimes(key string) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.shown[key])
}

// TestCrashDrain stops one of two programs under load. It reports that it is
// not ready, finishes the work in hand, gives back the rest and exits. The
// other takes over at once, although leases last a minute.
func TestCrashDrain(t *testing.T) {
	t.Parallel()
	for name, url := range crashStores {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			drain(t, url(t), false)
		})
	}
	t.Run("hanging model", func(t *testing.T) {
		if !formOf(t).long() {
			t.Skip("takes half a minute")
		}
		t.Parallel()
		drain(t, crashStores["Postgres"](t), true)
	})
}

// drain runs a model that takes a second for each answer to the first program.
// With hangs it drops the open requests when the program is told to stop, and
// answers no more, so that the work in hand cannot be finished in time.
func drain(t *testing.T, url string, hangs bool) {
	p := newPlatform(1, 9)
	p.calm = true
	addresses := []string{freeAddress(t), freeAddress(t)}
	c := newCrew(t, url, p, 1)
	c.lease, c.stall = time.Minute, true // what is given back may be paid for twice
	c.env = func(n int) []string { return []string{"HTTP_ADDR=" + addresses[n]} }
	asked := make(chan bool, 100)
	told := make(chan bool)
	var cut sync.Map
	p.asking = func(generation int, amount string) string {
		if generation != 1 {
			return ""
		}
		asked <- true
		if !hangs {
			time.Sleep(time.Second)
			return ""
		}
		if _, again := cut.LoadOrStore(amount, true); again {
			time.Sleep(25 * time.Second)
		}
		<-told
		return "length"
	}
	for _, n := range wordless(27) {
		p.post(n)
	}
	c.start(1)
	for range 9 {
		receive(t, asked)
	}
	c.mu.Lock()
	first := c.programs[0]
	c.mu.Unlock()
	c.add()
	eventually(t, "the other is ready", func() bool { return ready(t, addresses[1]) == http.StatusOK })
	if got := ready(t, addresses[0]); got != http.StatusOK {
		t.Errorf("before the signal /readyz says %d", got)
	}
	c.retire(0)
	begin := time.Now()
	c.signal(first.generation, syscall.SIGTERM)
	eventually(t, "/readyz says that it drains", func() bool { return ready(t, addresses[0]) == http.StatusServiceUnavailable })
	close(told)
	receive(t, first.ended)
	took := time.Since(begin)
	if code := first.cmd.ProcessState.ExitCode(); code != 0 {
		t.Errorf("it exits with %d", code)
	}
	if took > 25*time.Second && formOf(t).long() {
		t.Errorf("it takes %v to end", took)
	}
	c.await()
	t.Logf("it ended after %v, and all was answered %v later", took.Round(time.Millisecond), (time.Since(begin) - took).Round(time.Millisecond))
	c.end()
	c.report(c.judge(), 27)
	if got := p.sharedBy[1]; hangs && got != 0 || !hangs && got < 9 {
		t.Errorf("it answered %d messages; nine were in hand", got)
	}
}

// TestCrashSecondSignal signals a program twice: it does not wait for the
// model.
func TestCrashSecondSignal(t *testing.T) {
	t.Parallel()
	p := newPlatform(1, 9)
	p.calm = true
	address := freeAddress(t)
	c := newCrew(t, crashStores["SQLite"](t), p, 1)
	c.stall = true
	c.env = func(int) []string { return []string{"HTTP_ADDR=" + address} }
	asked, ended := make(chan bool, 100), make(chan bool)
	var hang sync.Once
	p.asking = func(int, string) string {
		asked <- true
		hang.Do(func() { <-ended })
		return ""
	}
	for _, n := range wordless(3) {
		p.post(n)
	}
	c.start(1)
	receive(t, asked)
	c.mu.Lock()
	first := c.programs[0]
	c.mu.Unlock()
	c.signal(1, syscall.SIGTERM)
	eventually(t, "/readyz says that it drains", func() bool { return ready(t, address) == http.StatusServiceUnavailable })
	c.signal(1, syscall.SIGTERM)
	receive(t, first.ended)
	close(ended)
	c.await()
	c.end()
	c.report(c.judge(), 3)
}

// eventually waits until a condition holds.
func eventually(t *testing.T, what string, is func() bool) {
	t.Helper()
	for deadline := time.Now().Add(patience); !is(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("it never comes that %s", what)
		}
	}
}

// ready returns the status of /readyz, 0 without an answer.
func ready(t *testing.T, address string) int {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(t.Context()), 2*time.Second)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, fmt.Sprintf("http://%s/readyz", address), http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return 0
	}
	_ = response.Body.Close()
	return response.StatusCode
}

// freeAddress returns an address that nobody listens on at the moment.
func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}
