// Package breaker keeps people from waiting for a model that is down.
//
// While the model's server is down, every message would otherwise wait for
// every retry. After a few failures in a row the breaker fails at once, so that
// the agent falls back to the rules without delay. Now and then it lets one
// request through to see whether the server is back.
//
// It is a package of its own so that agent/llm, which is imported everywhere,
// does not depend on sony/gobreaker.
package breaker

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/sony/gobreaker/v2"

	"chit/agent/llm"
)

// Defaults of [Settings].
const (
	DefaultFailures = 5
	DefaultOpen     = 30 * time.Second
)

// Settings say when a breaker opens, and for how long.
type Settings struct {
	Failures int           // failures in a row that open it; 0 is DefaultFailures
	Open     time.Duration // until one request is let through; 0 is DefaultOpen
	Log      *slog.Logger  // nil for none
}

type model struct {
	llm.Model

	breaker *gobreaker.CircuitBreaker[llm.Response]
}

// New returns m behind a breaker. While the breaker is open, Next fails with
// [llm.ErrUnavailable] without calling m.
//
// Only [llm.ErrUnavailable] counts as a failure. A model that rejects a request
// is up, and a caller that gives up proves nothing.
func New(m llm.Model, s Settings) llm.Model {
	if s.Failures <= 0 {
		s.Failures = DefaultFailures
	}
	if s.Open <= 0 {
		s.Open = DefaultOpen
	}
	if s.Log == nil {
		s.Log = slog.New(slog.DiscardHandler)
	}
	return &model{m, gobreaker.NewCircuitBreaker[llm.Response](gobreaker.Settings{
		Name:    m.Name(),
		Timeout: s.Open,
		ReadyToTrip: func(c gobreaker.Counts) bool {
			return int64(c.ConsecutiveFailures) >= int64(s.Failures)
		},
		IsSuccessful: func(err error) bool { return !errors.Is(err, llm.ErrUnavailable) },
		IsExcluded: func(err error) bool {
			return errors.Is(err, context.Canceled) && !errors.Is(err, llm.ErrUnavailable)
		},
		OnStateChange: func(name string, from, to gobreaker.State) {
			s.Log.Warn("model breaker", "model", name, "from", from.String(), "to", to.String())
		},
	})}
}

// Next implements [llm.Model].
func (m *model) Next(ctx context.Context, r llm.Request) (llm.Response, error) {
	resp, err := m.breaker.Execute(func() (llm.Response, error) { return m.Model.Next(ctx, r) })
	if errors.Is(err, gobreaker.ErrOpenState) || errors.Is(err, gobreaker.ErrTooManyRequests) {
		return llm.Response{}, fmt.Errorf("model %s: %w: too many failures in a row, not called for a while", m.Name(), llm.ErrUnavailable)
	}
	return resp, err
}
