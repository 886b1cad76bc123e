package llmtest

import (
	"context"
	"net/http"
	"strings"

	"chit/agent/llm"
)

// InText returns a model that answers as m does but writes its calls into the text, one
// line each, as agent/llm/textproto has it.
func InText(m llm.Model) llm.Model { return textModel{m} }

type textModel struct{ llm.Model }

// Next implements [llm.Model].
func (m textModel) Next(ctx context.Context, r llm.Request) (llm.Response, error) {
	resp, err := m.Model.Next(ctx, r)
	resp.Text, resp.Calls = written(resp.Text, resp.Calls), nil
	return resp, err
}

// written returns words and calls as one text.
func written(text string, calls []llm.ToolCall) string {
	var lines []string
	if text != "" {
		lines = append(lines, text)
	}
	for _, c := range calls {
		lines = append(lines, `<tool name="`+c.Name+`">`+string(c.Args)+`</tool>`)
	}
	return strings.Join(lines, "\n")
}

// TextBookkeeper is a [Bookkeeper] that takes no tools, and calls those of its
// instructions in its text.
func TextBookkeeper(h Hit) Answer {
	last := h.Chat.Messages[len(h.Chat.Messages)-1]
	switch {
	case len(h.Chat.Tools) > 0:
		return NoTools()
	case !strings.Contains(h.Chat.Messages[0].Content, "<tool name="), strings.Contains(last.Content, "call no tool"):
		return Text("All right.")
	}
	if calls := expensesIn(h); len(calls) > 0 {
		return Text(written("", calls))
	}
	return Text("All right.")
}

// NoTools is how Ollama refuses tools.
func NoTools() Answer {
	return Refuse(http.StatusBadRequest, "", "", "registry.ollama.ai/library/gemma3:4b does not support tools")
}
