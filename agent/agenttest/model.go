package agenttest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"chit/agent/llm"
	"chit/agent/llm/llmtest"
)

// modelSteps reads all model sections of a transcript. Each line is one answer:
//
//	add_expense {"amount": 5}      a call; several with " && " between them
//	say Done.                      words
//	down                           no answer
//	cut add_expense {"amount": 1   an answer that was cut off
//	refuse I cannot.               the model will not, and may say so
//
// Nil means that there is no model section.
func modelSteps(t testing.TB, in *txtar.Archive) *llmtest.Script {
	var steps []llmtest.Step
	found := false
	for _, f := range in.Files {
		if f.Name != "model" {
			continue
		}
		found = true
		for line := range strings.Lines(string(f.Data)) {
			if line = strings.TrimSpace(line); line != "" {
				steps = append(steps, step(t, line))
			}
		}
	}
	if !found {
		return nil
	}
	return llmtest.NewScript(steps...)
}

func step(t testing.TB, line string) llmtest.Step {
	kind, rest, _ := strings.Cut(line, " ")
	switch kind {
	case "say":
		return llmtest.Say(rest)
	case "down":
		return llmtest.Down()
	case "refuse":
		return llmtest.Step{Response: llm.Response{Text: rest, Finish: llm.FinishRefusal}}
	case "cut":
		name, args, _ := strings.Cut(rest, " ")
		s := llmtest.Call(name, args)
		s.Response.Finish = llm.FinishLength
		return s
	}
	var calls []llm.ToolCall
	for i, part := range strings.Split(line, " && ") {
		name, args, _ := strings.Cut(part, " ")
		if name == "" {
			t.Fatalf("bad model line %q", line)
		}
		calls = append(calls, llm.ToolCall{ID: fmt.Sprintf("call_%d", i+1), Name: name, Args: json.RawMessage(args)})
	}
	return llmtest.Calls(calls...)
}
