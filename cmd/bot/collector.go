package main

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// Go collects garbage when there is as much of it as there is memory in use. That
// is right for the few megabytes of an ordinary day, and doubles what the bot
// needs while a thousand people wait for a model. So the garbage that is allowed
// stops growing with what is in use, until collecting would cost too much.
const (
	garbageAllowed  = 8 << 20 // bytes; less than that is always allowed to be as much as is in use
	leastGCPercent  = 10      // of what is in use is always allowed to be garbage
	usualGCPercent  = 100
	collectorPeriod = 250 * time.Millisecond // how often the collector is adjusted
)

// paceCollector adjusts the collector to what is in use until ctx is done. Whoever
// sets GOGC or GOMEMLIMIT has decided otherwise.
func paceCollector(ctx context.Context, getenv func(string) string) {
	if getenv("GOGC") != "" || getenv("GOMEMLIMIT") != "" {
		return
	}
	defer debug.SetGCPercent(usualGCPercent)
	ticker := time.NewTicker(collectorPeriod)
	defer ticker.Stop()
	for now := usualGCPercent; ; {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		if wanted := gcPercent(memoryInUse()); wanted != now {
			debug.SetGCPercent(wanted)
			now = wanted
		}
	}
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
