//go:build unix

package openai_test

import "syscall"

// cpuTime returns the processor time used by this process, in nanoseconds.
func cpuTime() (int64, bool) {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0, false
	}
	return u.Utime.Nano() + u.Stime.Nano(), true
}
