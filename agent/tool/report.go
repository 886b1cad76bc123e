package tool

import (
	"context"
	_ "embed"

	"chit/agent/chat"
)

//go:embed report.md
var reportText string

var reportTool = define("report", reportText, tell)

type reportArgs struct {
	Message *Text `json:"message"`
}

// tell ends the run with the model's own words. The agent decides whether they
// may be said, see Spoken in package agent.
func tell(_ context.Context, env *Env, a reportArgs) (Result, error) {
	return Result{Reply: chat.Reply{Text: a.Message.said()}, Spoken: true, Data: "ok"}, nil
}
