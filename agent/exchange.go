package agent

import (
	"context"
	_ "embed"
	"slices"
	"strings"
	"sync"
	"time"

	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/llm"
)

// A duty is what a model is asked for: by which prompt, with which tools, and for how long.
type duty struct {
	// The prompt is the same for everybody and every day, so that servers can keep what
	// they computed for it. What differs is in the [llm.Situation].
	prompt      string
	tools       []*door.Tool
	specs, full func() []llm.ToolSpec // for the first request of a run, and for the others
	maxCalls    int                   // of the model
	patience    time.Duration         // for all of them
}

//go:embed prompt.md
var keepersPrompt string

// newDuty returns a duty.
func newDuty(prompt string, tools []*door.Tool, maxCalls int, patience time.Duration) duty {
	return duty{
		prompt: strings.TrimSpace(prompt), tools: tools, maxCalls: maxCalls, patience: patience,
		specs: specs(tools, (*door.Tool).Spec), full: specs(tools, (*door.Tool).Full),
	}
}

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

// An exchange is the asking of a model on one message, call by call, about one duty.
type exchange struct {
	*run
	duty
	calls int // of the model
	usage llm.Usage
}

// A partner is who asks a model. It does what the model's answers want, and decides what
// the person reads.
type partner interface {
	// obey does the calls of an answer and adds what came of them to the request. It
	// reports whether the model is asked again.
	obey(ctx context.Context, answer llm.Response, request *llm.Request) (bool, error)
	// doubts reports whether the model is asked again because of its words, and adds why
	// to the request.
	doubts(ctx context.Context, words string, request *llm.Request) bool
	// The others end the exchange: with the model's words, with those by which it refuses,
	// because it gives no more answers, and because it leads nowhere.
	speak(ctx context.Context, words string) error
	declines(ctx context.Context, words string) error
	failed(ctx context.Context, err error) error
	unable(ctx context.Context) error
}

// converse asks the model until it has nothing more to do.
func (e *exchange) converse(ctx context.Context, p partner, begin func(context.Context) *llm.Request) error {
	ctx, cancel := context.WithTimeout(ctx, e.patience)
	defer cancel()
	request := begin(ctx)
	seen := map[[32]byte]bool{}
	for e.calls < e.maxCalls {
		request.NoTools = e.calls == e.maxCalls-1
		answer, err := e.next(ctx, request)
		switch {
		case err != nil:
			return p.failed(ctx, err)
		case answer.Finish == llm.FinishRefusal:
			return p.declines(ctx, answer.Text)
		case len(answer.Calls) == 0 && p.doubts(ctx, answer.Text, request):
			continue
		case len(answer.Calls) == 0:
			return p.speak(ctx, answer.Text)
		}
		answer.Calls = distinct(answer.Calls)
		again := repeated(seen, answer.Calls)
		goOn, err := p.obey(ctx, answer, request)
		switch {
		case err != nil || !goOn:
			return err
		case again:
			return p.unable(ctx)
		}
	}
	return p.unable(ctx)
}

// modelSteps are the calls of a model's answer. Of one that makes no sense the model
// is told why.
func (e *exchange) modelSteps(calls []llm.ToolCall) []step {
	steps := make([]step, len(calls))
	for i, call := range calls {
		steps[i].call = call
		t, ok := door.Named(e.tools, call.Name)
		if !ok {
			steps[i].refused = &feature.Result{Next: feature.Continue, Data: "error: no such tool. There are: " + strings.Join(toolNames(e.tools), ", ")}
			continue
		}
		a, err := t.Read(call.Args, e.env.Said)
		if err != nil {
			steps[i].refused = &feature.Result{Next: feature.Continue, Data: "error: " + err.Error()}
		}
		steps[i].action, steps[i].tool = a, t.Name()
	}
	return steps
}

func toolNames(tools []*door.Tool) []string {
	var names []string
	for _, t := range tools {
		names = append(names, t.Name())
	}
	slices.Sort(names)
	return names
}
