package main

import (
	"context"
	"runtime"
	"runtime/debug"
	"testing"
	"testing/synctest"
	"time"
)

// The more is in use the less of it may be garbage, within limits.
func TestGCPercent(t *testing.T) {
	for _, test := range []struct {
		inUse uint64 // MiB
		want  int
	}{{0, 100}, {5, 100}, {8, 100}, {10, 80}, {16, 50}, {24, 30}, {80, 10}, {1000, 10}} {
		if got := gcPercent(test.inUse << 20); got != test.want {
			t.Errorf("with %d MiB in use the collector waits for %d %%, want %d", test.inUse, got, test.want)
		}
	}
}

func TestMemoryInUse(t *testing.T) {
	if memoryInUse() == 0 {
		t.Error("nothing is in use: this version of Go has other names for it")
	}
}

// The collector is adjusted to what is in use, left alone when the environment
// says how it should be, and as before afterwards.
func TestPaceCollector(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(usualGCPercent))
	ballast := make([]byte, 10*garbageAllowed)
	for _, test := range []struct {
		name, variable string
		want           int
	}{{"unset", "", leastGCPercent}, {"GOGC", "GOGC", usualGCPercent}, {"GOMEMLIMIT", "GOMEMLIMIT", usualGCPercent}} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, cancel := context.WithCancel(t.Context())
				go paceCollector(ctx, func(name string) string {
					if name == test.variable {
						return "1"
					}
					return ""
				})
				waitForCollector(t)
				if got := currentGCPercent(); got != test.want {
					t.Errorf("the collector waits for %d %%, want %d", got, test.want)
				}
				cancel()
				synctest.Wait()
				if got := currentGCPercent(); got != usualGCPercent {
					t.Errorf("afterwards the collector waits for %d %%, want %d", got, usualGCPercent)
				}
			})
		})
	}
	ballast[0] = 1 // which keeps it in use until here
}

// waitForCollector lets paceCollector look once at what a collection has found.
func waitForCollector(t *testing.T) {
	t.Helper()
	runtime.GC()
	time.Sleep(collectorPeriod) // of the bubble's clock
	synctest.Wait()
}

func currentGCPercent() int {
	now := debug.SetGCPercent(usualGCPercent)
	debug.SetGCPercent(now)
	return now
}
