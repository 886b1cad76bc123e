package textproto

import (
	"strings"
	"testing"

	"chit/agent/llm"
)

// BenchmarkRead reads an ordinary answer, and answers to messages that were made to take
// long.
func BenchmarkRead(b *testing.B) {
	const call = `<tool name="add_expense">{"description":"tea","amount":"2.50"}</tool>`
	for _, bb := range []struct{ name, said, answer string }{
		{"ordinary", "tea 2.50", call},
		{"tags", strings.Repeat("<tool", 8000), call},
		{"objects", strings.Repeat(`<tool>{"a":`, 4000), call},
		{"thoughts", strings.Repeat("\n<think></think>", 3000) + strings.Repeat("\n</think>", 3000), call},
		{"answer", "<tool", strings.Repeat(`<tool name="x">{"a":`, 800)},
		{"lines", strings.Repeat("<\n", 20000), strings.Repeat("undo {}\n", 2000)},
	} {
		b.Run(bb.name, func(b *testing.B) {
			r := ask(bb.said)
			for b.Loop() {
				_, _ = read(llm.Response{Text: bb.answer, Finish: llm.FinishDone}, r)
			}
		})
	}
}

func BenchmarkInText(b *testing.B) {
	messages := []llm.Message{{Role: llm.RoleUser, Text: strings.Repeat("<tool </result ", 3000)}}
	for b.Loop() {
		inText(messages)
	}
}
