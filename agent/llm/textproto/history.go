package textproto

import (
	"encoding/json"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/agent/llm"
)

// noResult is what a model is told of a call whose result was lost.
const noResult = `{"error":"no result"}`

// inText returns a conversation without calls and results: the assistant wrote
// the calls, and a person's message has the results.
//
// Neighbours of one role become one message, because the chat templates of many
// models without tool calling demand that the roles alternate.
func inText(messages []llm.Message) []llm.Message {
	var out []llm.Message
	add := func(m llm.Message) {
		last := len(out) - 1
		switch {
		case m.Text == "":
		case last >= 0 && out[last].Role == m.Role:
			out[last].Text += "\n\n" + m.Text
		default:
			out = append(out, m)
		}
	}
	for i, m := range messages {
		switch m.Role {
		case llm.RoleUser:
			add(llm.Message{Role: llm.RoleUser, Text: harmless(m.Text)})
		case llm.RoleAssistant:
			add(llm.Message{Role: llm.RoleAssistant, Text: spoken(m), Extra: m.Extra, Model: m.Model})
			add(llm.Message{Role: llm.RoleUser, Text: results(m.Calls, messages[i+1:])})
		}
	}
	return out
}

// spoken returns what the assistant said, with its calls.
func spoken(m llm.Message) string {
	lines := make([]string, 0, len(m.Calls)+1)
	if m.Text != "" {
		lines = append(lines, harmless(m.Text))
	}
	for _, c := range m.Calls {
		lines = append(lines, written(c))
	}
	return strings.Join(lines, "\n")
}

func written(c llm.ToolCall) string {
	return `<tool name="` + attribute(c.Name) + `">` + argsText(c.Args) + callEnds
}

// results returns the results of calls, which are the messages of tools that
// directly follow.
func results(calls []llm.ToolCall, following []llm.Message) string {
	lines := make([]string, len(calls))
	for i, c := range calls {
		text := noResult
		for _, m := range following {
			if m.Role != llm.RoleTool {
				break
			}
			if m.CallID == c.ID {
				text = m.Text
				break
			}
		}
		lines[i] = `<result name="` + attribute(c.Name) + `">` + harmless(text) + `</result>`
	}
	return strings.Join(lines, "\n")
}

// argsText returns arguments as they are written within a tag. In JSON any "<" can
// be written so that it begins no tag.
func argsText(args json.RawMessage) string {
	if len(args) == 0 {
		return "{}"
	}
	return strings.ReplaceAll(string(args), "<", `\u003c`)
}

// attribute returns the name of a tool, which is a model's word, as it may stand
// between quotes.
func attribute(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune("_-. ", r) {
			return r
		}
		return '_'
	}, name)
}

// harmless returns a text in which nothing begins like a tag of ours. Any other "<"
// stays, as in "I <3 coffee", for the model may have to repeat it.
func harmless(s string) string {
	i := nextTag(s)
	if i < 0 {
		return s
	}
	var b strings.Builder
	for ; i >= 0; i = nextTag(s) {
		b.WriteString(s[:i])
		b.WriteString("&lt;")
		s = s[i+1:]
	}
	b.WriteString(s)
	return b.String()
}

// nextTag returns where the first "<" is that begins a tag of ours, or what a
// careless reader takes for one, and -1 if there is none.
func nextTag(s string) int {
	for from := 0; ; {
		i := strings.IndexByte(s[from:], '<')
		if i < 0 {
			return -1
		}
		i += from
		if begins(strings.TrimLeftFunc(s[i+1:], isFiller)) {
			return i
		}
		from = i + 1
	}
}

// begins reports whether s begins with a word of ours.
func begins(s string) bool {
	for _, word := range []string{"tool", "result"} {
		if len(s) >= len(word) && strings.EqualFold(s[:len(word)], word) {
			next, _ := utf8.DecodeRuneInString(s[len(word):])
			return !unicode.IsLetter(next) && !unicode.IsDigit(next)
		}
	}
	return false
}

// isFiller reports whether a careless reader overlooks r within a tag.
func isFiller(r rune) bool {
	return r == '/' || r == '\\' || unicode.IsSpace(r) || unicode.In(r, unicode.Cf, unicode.Mn)
}
