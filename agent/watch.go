package agent

import (
	"cmp"
	"context"

	"chit/agent/feature"
	"chit/agent/rules"
)

// A Watcher is told what runs do, for whoever operates the bot. It is told in our own
// words: nothing that a person or a model wrote reaches it.
type Watcher interface {
	// Handled is told of each message that was dealt with.
	Handled(ctx context.Context, by Decision, came Outcome)
	// Tool is told that an action begins, by the name of its tool. What it returns is told
	// how the action ended.
	Tool(ctx context.Context, name string) (done func(Fault))
}

// A Decision says how a message was understood.
type Decision string

// The decisions.
const (
	ByRules  Decision = "rules"
	ByAnswer Decision = "answer" // to an open question
	ByTap    Decision = "tap"
	ByModel  Decision = "model"
)

// An Outcome says what came of a message.
type Outcome string

// The outcomes.
const (
	Changed Outcome = "changed" // the ledger
	Asked   Outcome = "asked"   // a question
	Replied Outcome = "replied" // and nothing else
	Silent  Outcome = "silent"  // it was not for us
)

// A Fault says why an action was not done. There is none if it was, even if the person
// was told that it cannot be.
type Fault string

// The faults.
const (
	NoFault     Fault = ""
	UnknownTool Fault = "unknown_tool"
	Refused     Fault = "refused" // its arguments make no sense, or nobody said them
	Failed      Fault = "failed"  // we are broken
)

// unknownTool stands for the name of a tool that a model made up.
const unknownTool = "unknown"

// handled tells the watcher of a message.
func (r *run) handled(ctx context.Context, i intent, out outcome) {
	if r.watcher == nil {
		return
	}
	by, came := ByRules, Replied
	switch {
	case i.tap:
		by = ByTap
	case i.question != nil:
		by = ByAnswer
	case i.consult != nil && out.by != rules.Name: // else the model was away
		by = ByModel
	}
	switch {
	case out.silent:
		came = Silent
	case out.changed:
		came = Changed
	case out.asked != nil:
		came = Asked
	}
	r.watcher.Handled(ctx, by, came)
}

// watched does a step that the watcher is told of.
func (x *execution) watched(ctx context.Context, env *feature.Env, i int, s step) (grounded step, result feature.Result, err error) {
	if x.run.watcher == nil {
		return x.doStep(ctx, env, i, s)
	}
	fault := Failed
	done := x.run.watcher.Tool(ctx, cmp.Or(s.tool, unknownTool))
	defer func() { done(fault) }()
	grounded, result, err = x.doStep(ctx, env, i, s)
	switch {
	case err != nil:
	case grounded.refused == nil:
		fault = NoFault
	case s.tool == "":
		fault = UnknownTool
	default:
		fault = Refused
	}
	return grounded, result, err
}
