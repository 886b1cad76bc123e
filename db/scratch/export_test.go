package scratch

import "time"

// What the tests of package scratch_test see of the inside.

const (
	MaxTime     = maxTime
	MaxText     = maxText
	MaxQuestion = maxQuestion
)

var Functions = functions

// SetTime sets what a question may take.
func (a *Asker) SetTime(d time.Duration) { a.time = d }
