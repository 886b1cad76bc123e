package main

import (
	"runtime"
	"runtime/debug"
	"testing"
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
	ballast := make([]byte, 20*garbageAllowed)
	for _, test := range []struct {
		name, variable string
		want           int
	}{{"unset", "", leastGCPercent}, {"GOGC", "GOGC", usualGCPercent}, {"GOMEMLIMIT", "GOMEMLIMIT", usualGCPercent}} {
		t.Run(test.name, func(t *testing.T) {
			stop := paceCollector(func(name string) string {
				if name == test.variable {
					return "1"
				}
				return ""
			})
			waitForFinalizers()
			if got := currentGCPercent(); got != test.want {
				t.Errorf("the collector waits for %d %%, want %d", got, test.want)
			}
			stop()
			waitForFinalizers()
			if got := currentGCPercent(); got != usualGCPercent {
				t.Errorf("afterwards the collector waits for %d %%, want %d", got, usualGCPercent)
			}
		})
	}
	ballast[0] = 1 // which keeps it in use until here
}

// waitForFinalizers collects garbage until what was set to run after that has run.
// Finalizers run one after the other, a collection's in any order, so the second
// collection's come after all of the first.
func waitForFinalizers() {
	for range 2 {
		done := make(chan struct{})
		type sentinel struct{ done chan struct{} }
		runtime.SetFinalizer(&sentinel{done}, func(s *sentinel) { close(s.done) })
		runtime.GC()
		<-done
	}
}

func currentGCPercent() int {
	now := debug.SetGCPercent(usualGCPercent)
	debug.SetGCPercent(now)
	return now
}
