//go:build unix

package scratch_test

import (
	"syscall"
	"time"
)

// processorTime is how long this process has used a processor. It does not grow
// while others keep it waiting for one.
func processorTime() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		panic(err) // unreachable: there is no such error for ourselves
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
