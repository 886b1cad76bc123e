package inbox

import (
	"context"

	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/memory"
)

// A notebook is the memory of one run. It holds what the run saves until the
// transaction that also stores the reply: if it were stored earlier, a second
// run would find the message answered.
type notebook struct {
	memory.Store
	recents *recents
	job     *Job
	turn    *memory.Turn
	open    *memory.Pending
}

// Turn implements [memory.Store]. On its first run a message has no turn yet,
// so there is nothing to look up.
func (n *notebook) Turn(ctx context.Context, c chat.ConversationID, id chat.MessageID) (memory.Turn, bool, error) {
	if m := &n.job.Message; n.job.Attempts == 1 && m.Conversation == c && m.ID == id {
		return memory.Turn{}, false, nil
	}
	return n.Store.Turn(ctx, c, id)
}

// Pending implements [memory.Store]. The question came with the job.
func (n *notebook) Pending(ctx context.Context, c chat.ConversationID) (*memory.Pending, error) {
	if n.job.Message.Conversation == c {
		return n.job.Open, nil
	}
	return n.Store.Pending(ctx, c)
}

// Recent implements [memory.Store].
func (n *notebook) Recent(ctx context.Context, c chat.ConversationID, limit int) ([]memory.Turn, error) {
	ours := n.job.Message.Conversation == c
	if ours {
		if turns, ok := n.recents.get(c, n.job.Turns, limit); ok {
			return turns, nil
		}
	}
	turns, err := n.Store.Recent(ctx, c, limit)
	if ours && err == nil {
		n.recents.put(c, recent{upTo: n.job.Turns, limit: limit, turns: turns})
	}
	return turns, err
}

// Save implements [memory.Store].
func (n *notebook) Save(_ context.Context, t memory.Turn, open *memory.Pending) error {
	n.turn, n.open = &t, open
	return nil
}

// checkpoints is the model of one run. It repeats what the model answered in an
// earlier run of the same message, step by step, and stores each new answer
// before anything acts on it.
type checkpoints struct {
	llm.Model
	inbox *Inbox
	job   *Job
	stop  context.CancelCauseFunc // ends the run
	step  int
	kept  map[int]llm.Response
	read  bool
}

// Next implements [llm.Model].
func (c *checkpoints) Next(ctx context.Context, r llm.Request) (llm.Response, error) {
	if c.job.Attempts > 1 && !c.read {
		if err := c.recall(ctx); err != nil {
			return llm.Response{}, err
		}
	}
	c.step++
	if answer, ok := c.kept[c.step]; ok {
		c.inbox.Metrics.Repeated.Add(1)
		return answer, nil
	}
	answer, err := c.Model.Next(ctx, r)
	if err != nil {
		c.step-- // a failed call is not a step; the next run may succeed
		return answer, err
	}
	return answer, c.keep(ctx, answer)
}

// recall reads the answers of earlier runs.
func (c *checkpoints) recall(ctx context.Context) (err error) {
	c.kept, err = c.inbox.Store.Answers(ctx, c.job.Message.Conversation, c.job.Seq)
	c.read = err == nil
	return err
}

// keep stores an answer for later runs.
func (c *checkpoints) keep(ctx context.Context, answer llm.Response) error {
	c.inbox.Metrics.asked(answer.Usage)
	c.inbox.answered.Store(true)
	err := c.inbox.Store.KeepAnswer(ctx, c.job.Fence, c.job.Seq, c.step, answer)
	if err != nil {
		// The store failed, not the model, so the run must not continue without
		// one.
		c.stop(err)
	}
	return err
}
