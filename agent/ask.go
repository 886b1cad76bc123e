package agent

import (
	"context"
	"crypto/sha256"
	_ "embed"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/door"
	"chit/agent/llm"
)

// The prompt is the same for everybody and every day, so that servers can keep
// what they computed for it. What differs is in the [llm.Situation].
//
//go:embed prompt.md
var prompt string

// specs returns what a model is told of the tools: in every request, and once it
// has called one of which it is told little.
func specs(tools []*door.Tool, of func(*door.Tool) llm.ToolSpec) func() []llm.ToolSpec {
	return sync.OnceValue(func() []llm.ToolSpec {
		var list []llm.ToolSpec
		for _, t := range tools {
			list = append(list, of(t))
		}
		return list
	})
}

// ask lets the model decide, for at most maxCalls calls of it.
func (r *run) ask(ctx context.Context) (chat.Reply, error) {
	ctx, cancel := context.WithTimeout(ctx, runTime)
	defer cancel()
	r.readBy, r.env.FromModel = r.model.Name(), true
	return r.converse(ctx, r.request(ctx))
}

// converse makes the calls that ask allows.
func (r *run) converse(ctx context.Context, request *llm.Request) (chat.Reply, error) {
	var reply chat.Reply
	seen := map[[32]byte]bool{}
	pressed := false
	for r.asked < maxCalls {
		request.NoTools = r.asked == maxCalls-1
		answer, err := r.next(ctx, request)
		switch {
		case err != nil && reply.Text != "":
			return reply, nil // what was done so far is done; the rest the person can say again
		case err != nil:
			return reply, err
		case answer.Finish == llm.FinishRefusal:
			return r.unable(ctx, reply)
		case len(answer.Calls) == 0 && r.shouldHaveActed(reply) && !pressed:
			pressed = true
			request.Messages = append(request.Messages,
				llm.Message{Role: llm.RoleAssistant, Text: answer.Text, Extra: answer.Extra, Model: r.readBy},
				llm.Message{Role: llm.RoleUser, Text: "Use a tool."})
			continue
		case len(answer.Calls) == 0:
			return r.spoken(ctx, answer.Text, reply)
		}
		answer.Calls = distinct(answer.Calls)
		again := repeated(seen, answer.Calls)
		before := len(r.steps)
		// What an edited message logged is there already; that a model adds to
		// it is for the person to confirm.
		out, err := r.execute(ctx, r.modelSteps(answer.Calls), r.correcting != nil)
		if err != nil {
			return reply, err
		}
		r.show(&reply, out.rows)
		if out.spoken {
			words := out.reply.Text
			out.reply.Text = ""
			join(&reply, out.reply)
			return r.spoken(ctx, words, reply)
		}
		join(&reply, out.reply)
		switch {
		case !out.goOn:
			return reply, nil
		case again:
			return r.unable(ctx, reply)
		}
		if r.unfolded(answer.Calls) {
			request.Tools = r.full()
		}
		r.steps[before].Extra = answer.Extra
		request.Messages = append(request.Messages, r.steps[before:]...)
	}
	return r.unable(ctx, reply)
}

// show puts the rows of a question in SQL into a reply, in the place of those of an
// earlier one.
func (r *run) show(reply *chat.Reply, rows string) {
	switch {
	case rows == "":
	case r.rows == "":
		join(reply, chat.Reply{Text: rows})
		r.rows = rows
	default:
		reply.Text = strings.Replace(reply.Text, r.rows, rows, 1)
		r.rows = rows
	}
}

// request returns the first request of a run.
func (r *run) request(ctx context.Context) *llm.Request {
	return &llm.Request{
		System: strings.TrimSpace(prompt), Tools: r.specs(), Situation: r.situation(ctx),
		Messages: append(r.history(ctx), llm.Message{Role: llm.RoleUser, Text: r.words()}),
		User:     dialog.ID(chat.Message{Conversation: "user", ID: chat.MessageID(r.message.Sender.ID)}),
	}
}

// unfolded reports whether a model called a tool of which it was told little.
func (r *run) unfolded(calls []llm.ToolCall) bool {
	return slices.ContainsFunc(calls, func(c llm.ToolCall) bool {
		t, ok := door.Named(r.tools, c.Name)
		return ok && t.Full().Description != t.Spec().Description
	})
}

// words are what the person said, as the model is told.
func (r *run) words() string {
	if r.correcting == nil {
		return told(r.message.Text, r.message.Quotes)
	}
	return fmt.Sprintf("%s\n\n(I corrected my message. Before, it was: %q)", told(r.message.Text, r.message.Quotes), r.original.Text)
}

// next asks the model once, and once more with room for a longer answer when it
// was cut off: half a tool call is never executed.
func (r *run) next(ctx context.Context, request *llm.Request) (llm.Response, error) {
	for _, room := range []int{1024, 4096} {
		if r.asked == maxCalls {
			break
		}
		r.asked++
		request.MaxTokens = room
		answer, err := r.timed(ctx, request)
		if err != nil || answer.Finish != llm.FinishLength {
			return answer, err
		}
	}
	return llm.Response{}, errNoAnswer
}

func (r *run) timed(ctx context.Context, request *llm.Request) (llm.Response, error) {
	step, cancel := context.WithTimeout(ctx, stepTime)
	defer cancel()
	answer, err := r.model.Next(step, *request)
	return answer, r.judge(ctx, &answer, err)
}

// judge counts what an answer has cost, and returns the error that it is to the run.
func (r *run) judge(ctx context.Context, answer *llm.Response, err error) error {
	r.usage.Prompt += answer.Usage.Prompt
	r.usage.Completion += answer.Usage.Completion
	r.usage.Cached += answer.Usage.Cached
	if err == nil && len(answer.Calls) == 0 && strings.TrimSpace(answer.Text) == "" && answer.Finish == llm.FinishDone {
		return errNoAnswer
	}
	if err != nil && ctx.Err() == nil && !errors.Is(err, llm.ErrUnavailable) {
		// A wrong key or an unknown model is for the operator to mend; the
		// person is served by the rules meanwhile.
		r.log.ErrorContext(ctx, "the model refuses our calls", "model", r.model.Name(), "error", err)
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

// shouldHaveActed reports whether a model answered in words to a message that
// names an amount, and nothing was done yet.
func (r *run) shouldHaveActed(reply chat.Reply) bool {
	return reply.Text == "" && len(r.env.Text().Read().Amounts) > 0
}

// unable ends a run that leads nowhere. What the rules make of an expense is
// offered; for anything else there is a sentence.
func (r *run) unable(ctx context.Context, reply chat.Reply) (chat.Reply, error) {
	if reply.Text != "" {
		return reply, nil
	}
	reading := r.reading(ctx)
	if len(reading.Actions) > 0 || r.correcting != nil {
		return r.withoutModel(ctx, reading)
	}
	if r.message.Overheard {
		r.silence()
		return chat.Reply{}, nil
	}
	return r.say(text.Unable), nil
}
