package inbox

import (
	"slices"
	"sync"

	"chit/agent/chat"
	"chit/agent/memory"
)

// maxRecents is of how many conversations the last turns are kept in mind, a few
// kilobytes each.
const maxRecents = 200

// Recents are the last turns of conversations that this process works on. Reading
// and decoding them was an eighth of what a message costs that a model reads.
// Another process may have worked on the conversation meanwhile, so they go by how
// often a turn was stored in it, which comes with each [Job].
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

// get returns the last turns of a conversation in which a turn was stored so
// often.
func (r *recents) get(c chat.ConversationID, upTo int64, limit int) ([]memory.Turn, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	known, ok := r.of[c]
	if !ok || known.upTo != upTo || known.limit != limit {
		return nil, false
	}
	return slices.Clone(known.turns), true
}

// put keeps the turns of a conversation in mind, and forgets those of some other
// when there are many.
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

// went adds the turn of a run that is finished. One that replaced an earlier turn
// makes us read them all again.
func (r *recents) went(j *Job, d *Done, out Outcome) {
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
