// Package analysis lets a model hand over a question that one look does not answer, and lets
// the analyst who gets it say which of its looks answer it. The looking is the agent's, see
// agent/analysis.go.
package analysis

import (
	"context"
	_ "embed"

	"chit/agent/action"
	"chit/agent/door"
	"chit/agent/feature"
)

// Feature hands questions over.
var Feature = feature.Feature{Name: "analysis", Tools: []*door.Tool{door.Define[analyseArgs](analyseTool, analyseText)}, Do: do}

// Closing is the tool by which an analyst ends. No other model has it.
var Closing = door.Define[concludeArgs](concludeTool, concludeText)

var (
	//go:embed analyse.md
	analyseText string
	//go:embed conclude.md
	concludeText string
)

const (
	analyseTool  = "analyse"
	concludeTool = "conclude"
)

// Analyse has an analyst answer what the message asks.
type Analyse struct{}

// Tool implements [action.Action].
func (Analyse) Tool() string { return analyseTool }

// Looks implements [action.Look].
func (Analyse) Looks() {}

// Conclude says what answers a question.
type Conclude struct {
	Show    string // numbers of the looks that are shown
	Message string // what they mean
}

// Tool implements [action.Action].
func (Conclude) Tool() string { return concludeTool }

// Looks implements [action.Look].
func (Conclude) Looks() {}

type analyseArgs struct{}

func (analyseArgs) Action() action.Action { return Analyse{} }

type concludeArgs struct {
	Show    *door.Text `json:"show" jsonschema:"numbers of results, as 1,3"`
	Message *door.Text `json:"message"`
}

func (a concludeArgs) Action() action.Action { return Conclude{a.Show.Said(), a.Message.Said()} }

func do(_ context.Context, _ *feature.Env, what action.Action) (feature.Result, bool, error) {
	switch what.(type) {
	case Analyse:
		return feature.Result{Analyses: true, Data: "answered"}, true, nil
	case Conclude: // the analyst's exchange ends with it before it is done
		return feature.Result{Data: "ok"}, true, nil
	}
	return feature.Result{}, false, nil
}
