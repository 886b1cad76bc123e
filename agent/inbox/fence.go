package inbox

import (
	"errors"
	"fmt"
)

// A Fence names the right to work on a conversation: its Epoch counts how often
// that right was given. A worker that stalled, lost its right to another one and
// wakes up must not write any more, and cannot know by itself that it must not;
// so each of its writes asks, in the transaction that would do it. It is an
// expense.Guard. The zero Fence stands always: it is for writers that share no
// conversation with anybody.
type Fence struct {
	Conversation string
	Epoch        int64
}

// String names the fence in an error.
func (f Fence) String() string { return fmt.Sprintf("epoch %d of %s", f.Epoch, f.Conversation) }

// ErrFenced is in the tree of every error that a [Fence] made: somebody else
// works on the conversation. The work is to be dropped, not repeated.
var ErrFenced = errors.New("somebody else works on this conversation")
