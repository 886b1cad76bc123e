package eval

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"chit/agent/llm"
)

// Use is what some calls of a model took.
type Use struct {
	Calls   int
	Failed  int // of them
	Tokens  llm.Usage
	Latency time.Duration // of all of them
}

// Plus returns the sum of two uses.
func (u Use) Plus(v Use) Use {
	return Use{Calls: u.Calls + v.Calls, Failed: u.Failed + v.Failed, Latency: u.Latency + v.Latency, Tokens: u.Tokens.Plus(v.Tokens)}
}

// A Meter measures the calls of a model, and notices when it is of no use to go on.
type Meter struct {
	model llm.Model
	now   func() time.Time

	mu       sync.Mutex
	answered bool
	fails    int // in a row
	last     error
	down     error
}

// NewMeter measures m by a clock.
func NewMeter(m llm.Model, now func() time.Time) *Meter { return &Meter{model: m, now: now} }

// Name returns the name of the model.
func (m *Meter) Name() string { return m.model.Name() }

// maxFails is how many calls in a row may fail: what overloads a server for a moment is
// part of what people would get, and the rules answer then.
const maxFails = 5

// Down returns why the model cannot be scored, nil if it can.
func (m *Meter) Down() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.down
}

// Silent returns why the model answered nothing that it was asked, nil if it did, or was
// not asked.
func (m *Meter) Silent() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.answered {
		return nil
	}
	return m.last
}

func (m *Meter) next(ctx context.Context, r llm.Request) (llm.Response, Use, error) {
	began := m.now()
	response, err := m.model.Next(ctx, r)
	u := Use{Calls: 1, Tokens: response.Usage, Latency: m.now().Sub(began)}
	if err != nil {
		u.Failed = 1
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	switch {
	case err == nil:
		m.fails, m.answered = 0, true
	case ctx.Err() != nil && errors.Is(err, ctx.Err()): // somebody stopped waiting
	default:
		m.fails++
		m.last = err
		switch {
		case m.down != nil:
		case errors.Is(err, llm.ErrRejected):
			m.down = err
		case m.fails == maxFails:
			m.down = fmt.Errorf("%d calls in a row failed: %w", m.fails, err)
		}
	}
	return response, u, err
}

// Recall returns the model for one conversation. Whoever asks it the same again gets the
// same answer, and the model behind it is not called.
func (m *Meter) Recall() *Recall {
	return &Recall{meter: m, answers: map[[sha256.Size]byte]answer{}}
}

// A Recall is a model that remembers its answers.
type Recall struct {
	meter *Meter

	mu      sync.Mutex
	answers map[[sha256.Size]byte]answer
	use     Use
}

type answer struct {
	response llm.Response
	err      error
}

// Name implements [llm.Model].
func (r *Recall) Name() string { return r.meter.Name() }

// Next implements [llm.Model].
func (r *Recall) Next(ctx context.Context, q llm.Request) (llm.Response, error) {
	text, err := json.Marshal(q)
	if err != nil {
		return llm.Response{}, err
	}
	key := sha256.Sum256(text)
	r.mu.Lock()
	defer r.mu.Unlock()
	if known, ok := r.answers[key]; ok {
		return known.response, known.err
	}
	response, use, err := r.meter.next(ctx, q)
	r.use = r.use.Plus(use)
	r.answers[key] = answer{response, err}
	return response, err
}

// Take returns what the model was used for since the last time.
func (r *Recall) Take() Use {
	if r == nil {
		return Use{}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	u := r.use
	r.use = Use{}
	return u
}
