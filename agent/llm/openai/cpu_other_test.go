//go:build !unix

package openai_test

// cpuTime is not known here; the benchmark reports wall time alone.
func cpuTime() (int64, bool) { return 0, false }
