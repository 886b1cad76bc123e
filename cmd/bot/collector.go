package main

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
)

// Go collects garbage when there is as much of it as there is memory in use. That
// is right for the few megabytes of an ordinary day, and doubles what the bot
// needs while a thousand people wait for a model. So the garbage that is allowed
// stops growing with what is in use, until collecting would cost too much.
const (
	garbageAllowed = 8 << 20 // bytes; less than that is always allowed to be as much as is in use
	leastGCPercent = 10      // of what is in use is always allowed to be garbage
	usualGCPercent = 100
)

// A collectorPacer adjusts the collector after each collection to what it found to
// be in use. A program that is at rest collects nothing, and so costs nothing.
type collectorPacer struct {
	mu      sync.Mutex
	percent int
	stopped bool
}

// paceCollector adjusts the collector until stop is called. Whoever sets GOGC or
// GOMEMLIMIT has decided otherwise.
func paceCollector(getenv func(string) string) (stop func()) {
	if getenv("GOGC") != "" || getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	p := &collectorPacer{percent: usualGCPercent}
	p.watch()
	return p.stop
}

// watch has p adjust the collector after the next collection, which finds that
// nobody uses the value that is made here.
func (p *collectorPacer) watch() {
	type cycle struct{ p *collectorPacer }
	runtime.SetFinalizer(&cycle{p}, func(c *cycle) {
		if c.p.adjust() {
			c.p.watch()
		}
	})
}

// adjust reports whether there may be more to adjust.
func (p *collectorPacer) adjust() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.stopped {
		return false
	}
	if wanted := gcPercent(memoryInUse()); wanted != p.percent {
		debug.SetGCPercent(wanted)
		p.percent = wanted
	}
	return true
}

func (p *collectorPacer) stop() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.stopped = true
	debug.SetGCPercent(usualGCPercent)
}

// gcPercent returns for how much memory in use the collector may wait, in percent
// of it and steps of five: each change stops everybody for a moment.
func gcPercent(inUse uint64) int {
	const step = 5
	percent := 100 * garbageAllowed / max(inUse, 1) / step * step
	return int(min(max(percent, leastGCPercent), usualGCPercent))
}

// memoryInUse is what the last collection found: the heap and the stacks, in bytes.
func memoryInUse() uint64 {
	found := []metrics.Sample{{Name: "/gc/heap/live:bytes"}, {Name: "/gc/scan/stack:bytes"}}
	metrics.Read(found)
	var sum uint64
	for _, s := range found {
		if s.Value.Kind() == metrics.KindUint64 { // else this version of Go does not tell
			sum += s.Value.Uint64()
		}
	}
	return sum
}
