//go:build !unix

package scratch_test

import "time"

var began = time.Now()

// processorTime is how long this process has run, where the system does not tell how
// much of that it had a processor for.
func processorTime() time.Duration { return time.Since(began) }
