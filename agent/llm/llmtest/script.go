// Package llmtest helps to test code that calls a language model, without one.
//
//   - [Script] is a model that gives prepared answers, for tests of the agent.
//   - [Server] is an OpenAI-compatible server with programmed answers, for
//     tests of agent/llm/openai and of the whole binary. It checks each request
//     against OpenAI's published API description when that is available.
//   - [Run] is the test suite of [llm.Model].
package llmtest

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"chit/agent/llm"
)

// A Step is one answer of a [Script]. If Do is set, it makes the answer from
// the request.
type Step struct {
	Response llm.Response
	Err      error
	Do       func(context.Context, llm.Request) (llm.Response, error)
}

// A Script is a model that plays its steps in order and records the requests.
// It fails when it is asked more often than it has steps.
type Script struct {
	name string

	mu       sync.Mutex
	steps    []Step
	requests []llm.Request
}

// NewScript returns a model that plays steps.
func NewScript(steps ...Step) *Script { return &Script{name: "script", steps: steps} }

// Named gives the script a name other than "script", and returns it.
func (s *Script) Named(name string) *Script {
	s.name = name
	return s
}

// Say returns a step that answers in words.
func Say(text string) Step {
	return Step{Response: llm.Response{Text: text, Finish: llm.FinishDone}}
}

// Call returns a step that calls one tool, with the id "call_1".
func Call(name, args string) Step { return Calls(NewCall(1, name, args)) }

// Calls returns a step that calls several tools.
func Calls(calls ...llm.ToolCall) Step {
	return Step{Response: llm.Response{Calls: calls, Finish: llm.FinishDone}}
}

// NewCall returns a call with the id "call_<n>".
func NewCall(n int, name, args string) llm.ToolCall {
	return llm.ToolCall{ID: fmt.Sprintf("call_%d", n), Name: name, Args: json.RawMessage(args)}
}

// Down returns a step that fails with [llm.ErrUnavailable].
func Down() Step { return Step{Err: llm.ErrUnavailable} }

// Name implements [llm.Model].
func (s *Script) Name() string { return s.name }

// Next implements [llm.Model].
func (s *Script) Next(ctx context.Context, r llm.Request) (llm.Response, error) {
	if err := ctx.Err(); err != nil {
		return llm.Response{}, err
	}
	step, err := s.take(r)
	if err != nil {
		return llm.Response{}, err
	}
	if step.Do != nil {
		return step.Do(ctx, r)
	}
	return step.Response, step.Err
}

// take records r and returns its step.
func (s *Script) take(r llm.Request) (Step, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.requests = append(s.requests, r)
	n := len(s.requests)
	if n > len(s.steps) {
		return Step{}, fmt.Errorf("%s: call %d, but there are %d steps", s.name, n, len(s.steps))
	}
	return s.steps[n-1], nil
}

// Requests returns the requests so far.
func (s *Script) Requests() []llm.Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]llm.Request(nil), s.requests...)
}

// Left returns how many steps were not played.
func (s *Script) Left() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return max(len(s.steps)-len(s.requests), 0)
}
