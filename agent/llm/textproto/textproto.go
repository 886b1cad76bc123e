// Package textproto lets a model call tools that has no way to be given any.
//
// Many local models, and some servers, reject a request with tools. Such a model
// is told of the tools in its instructions, and calls one by writing a line:
//
//	<tool name="add_expense">{"description":"coffee","amount":"4.50"}</tool>
//
// The next request tells it what came of that:
//
//	<result name="add_expense">stored #7</result>
//
// [New] wraps a model so that nobody else needs to know. To the agent the answers
// are those of any model, with calls that it checks like any others.
//
// # Whose words a call is
//
// A model that is given tools separates its calls from its words. Here both are
// text, and so is what people wrote. A person, or a text that they passed on, must
// not be able to write a call or a result:
//
//   - In what the model reads, such tags of anybody else's are made harmless
//     (see harmless).
//   - In what it writes, a call stands on a line of its own. In the middle of a
//     sentence or of code it is something the model talks about.
//   - A call that somebody else wrote in this conversation, to the letter, is
//     repeated and not made, wherever it stands.
//
// A call that no tool of the request answers to, or whose arguments are not one
// JSON object, is pointed out to the model once, and no call of that answer is
// passed on. Neither is any of an answer that ends within a call or a thought.
package textproto

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync/atomic"

	"chit/agent/llm"
)

// Settings say when a model is spoken to in text.
type Settings struct {
	Always bool         // from the start; otherwise once it has rejected tools
	Log    *slog.Logger // nil for none
}

type model struct {
	llm.Model

	log    *slog.Logger
	inText atomic.Bool
	prefix atomic.Pointer[prefix]
}

// New returns m with the ability to call tools in text. Unless told otherwise, it
// gives m the tools until m fails with [llm.ErrNoTools], and never again after
// that.
func New(m llm.Model, s Settings) llm.Model {
	if s.Log == nil {
		s.Log = slog.New(slog.DiscardHandler)
	}
	t := &model{Model: m, log: s.Log}
	t.inText.Store(s.Always)
	return t
}

// Next implements [llm.Model].
func (m *model) Next(ctx context.Context, r llm.Request) (llm.Response, error) {
	if m.inText.Load() {
		return m.next(ctx, r)
	}
	resp, err := m.Model.Next(ctx, r)
	if !errors.Is(err, llm.ErrNoTools) {
		return resp, err
	}
	if m.inText.CompareAndSwap(false, true) {
		m.log.InfoContext(ctx, "the model takes no tools, from now on it calls them in text", "model", m.Name(), "error", err)
	}
	return m.next(ctx, r)
}

// next asks in text, and once more if the answer has a call that is none.
func (m *model) next(ctx context.Context, r llm.Request) (llm.Response, error) {
	asked := r
	asked.System, asked.Tools = m.system(r.System, r.Tools), nil
	asked.Situation, asked.Messages = harmlessSituation(r.Situation), inText(r.Messages)
	answer, err := m.Model.Next(ctx, asked)
	if err != nil {
		return llm.Response{}, err
	}
	resp, fault := read(answer, r)
	if fault == nil {
		return resp, nil
	}
	if !errors.Is(fault, errNotAllowed) {
		asked.Messages = append(slices.Clip(asked.Messages),
			llm.Message{Role: llm.RoleAssistant, Text: answer.Text, Extra: answer.Extra, Model: m.Name()},
			llm.Message{Role: llm.RoleUser, Text: "error: " + fault.Error() + ". " + howToCall})
		spent := answer.Usage
		if answer, err = m.Model.Next(ctx, asked); err != nil {
			return llm.Response{}, err
		}
		answer.Usage = spent.Plus(answer.Usage)
		if resp, fault = read(answer, r); fault == nil {
			return resp, nil
		}
	}
	return llm.Response{}, fmt.Errorf("model %s: %w: %w", m.Name(), llm.ErrNoAnswer, fault)
}
