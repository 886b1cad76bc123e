package inbox

import (
	"errors"
	"fmt"
)

// A Fence is a fencing token: it names the right to work on a conversation by an
// Epoch that counts how often the right was given. A worker that stalls past its
// lease and wakes up must not write any more, and has no way of knowing that by
// itself; so each of its writes checks the fence in its own transaction. It is
// an expense.Guard. The zero Fence always holds: it is for writers that share no
// conversation with others.
type Fence struct {
	Conversation string
	Epoch        int64
}

// String names the fence in an error.
func (f Fence) String() string { return fmt.Sprintf("epoch %d of %s", f.Epoch, f.Conversation) }

// ErrFenced is wrapped by every error due to a stale [Fence]: another worker
// has taken over the conversation. Drop the work, do not retry it.
var ErrFenced = errors.New("another worker has taken over this conversation")
