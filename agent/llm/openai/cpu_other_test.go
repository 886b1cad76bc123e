//go:build !unix

package openai_test

// cpuTime is not implemented here; the benchmark reports only wall time.
func cpuTime() (int64, bool) { return 0, false }
