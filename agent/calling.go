package agent

import (
	"context"
	"crypto/sha256"
	"errors"
	"slices"
	"strings"

	"chit/agent/llm"
)

// next asks the model once, and once more with room for a longer answer when it
// was cut off: half a tool call is never executed.
func (e *exchange) next(ctx context.Context, request *llm.Request) (llm.Response, error) {
	for _, room := range []int{1024, 4096} {
		if e.calls == e.maxCalls {
			break
		}
		e.calls++
		request.MaxTokens = room
		answer, err := e.timed(ctx, request)
		if err != nil || answer.Finish != llm.FinishLength {
			return answer, err
		}
	}
	return llm.Response{}, llm.ErrNoAnswer
}

func (e *exchange) timed(ctx context.Context, request *llm.Request) (llm.Response, error) {
	step, cancel := context.WithTimeout(ctx, stepTime)
	defer cancel()
	answer, err := e.model.Next(step, *request)
	return answer, e.judge(ctx, &answer, err)
}

// judge counts what an answer has cost, and returns the error that it is to the run.
func (e *exchange) judge(ctx context.Context, answer *llm.Response, err error) error {
	e.usage = e.usage.Plus(answer.Usage)
	if err == nil && len(answer.Calls) == 0 && strings.TrimSpace(answer.Text) == "" && answer.Finish == llm.FinishDone {
		return llm.ErrNoAnswer
	}
	if err != nil && ctx.Err() == nil && !errors.Is(err, llm.ErrUnavailable) {
		// A wrong key or an unknown model is for the operator to mend; the
		// person is served by the rules meanwhile.
		e.log.ErrorContext(ctx, "the model refuses our calls", "model", e.model.Name(), "error", err)
		err = errors.Join(err, llm.ErrUnavailable)
	}
	return err
}

// distinct leaves out calls that an answer makes twice.
func distinct(calls []llm.ToolCall) []llm.ToolCall {
	var kept []llm.ToolCall
	for _, c := range calls {
		same := func(k llm.ToolCall) bool { return k.Name == c.Name && string(k.Args) == string(c.Args) }
		if !slices.ContainsFunc(kept, same) {
			kept = append(kept, c)
		}
	}
	return kept
}

// repeated reports whether one of the calls was made in an earlier answer of
// this run. It is carried out, for the person is asked then what the model
// does not know; but the model is not asked again.
func repeated(seen map[[32]byte]bool, calls []llm.ToolCall) bool {
	again := false
	for _, c := range calls {
		key := sha256.Sum256([]byte(c.Name + "\x00" + string(c.Args)))
		again = again || seen[key]
		seen[key] = true
	}
	return again
}
