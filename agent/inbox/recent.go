package inbox

import (
	"slices"
	"sync"

	"chit/agent/chat"
	"chit/agent/memory"
)

// maxRecents is how many conversations are cached. Each takes some ten kilobytes.
const maxRecents = 200

// Recents caches the last turns of the conversations this process works on.
// Reading and decoding them took an eighth of the time of a message that goes to a
// model. Another process may have worked on a conversation in the meantime, so an
// entry is valid for one count of stored turns, which every [Job] carries.
type recents struct {
	mu sync.Mutex
	of map[chat.ConversationID]recent
}

// A recent is what [memory.Store.Recent] returned.
type recent struct {
	upTo  int64 // [Job.Turns] at that time
	limit int
	turns []memory.Turn // oldest first
}

// get returns the last turns of a conversation if they are cached for this count of
// stored turns.
func (r *recents) get(c chat.ConversationID, upTo int64, limit int) ([]memory.Turn, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	known, ok := r.of[c]
	if !ok || known.upTo != upTo || known.limit < limit {
		return nil, false
	}
	return slices.Clone(known.turns[max(0, len(known.turns)-limit):]), true
}

// put caches the turns of a conversation. If the cache is full, some other conversation
// makes room.
func (r *recents) put(c chat.ConversationID, known recent) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.of == nil {
		r.of = map[chat.ConversationID]recent{}
	}
	if _, ok := r.of[c]; !ok && len(r.of) == maxRecents {
		for other := range r.of {
			delete(r.of, other)
			break
		}
	}
	r.of[c] = known
}

// finished adds the turn of a finished run. A turn that replaced an earlier one
// drops the entry.
func (r *recents) finished(j *Job, d *Done, out Outcome) {
	if d.Turn == nil {
		return
	}
	c := d.Turn.Conversation
	r.mu.Lock()
	defer r.mu.Unlock()
	known, ok := r.of[c]
	if !ok {
		return
	}
	if known.upTo != j.Turns || out.Turns != j.Turns+1 || d.Turn.MessageID != j.Message.ID || c != j.Message.Conversation {
		delete(r.of, c)
		return
	}
	turns := append(slices.Clone(known.turns), *d.Turn)
	r.of[c] = recent{upTo: out.Turns, limit: known.limit, turns: turns[max(0, len(turns)-known.limit):]}
}
