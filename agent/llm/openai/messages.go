package openai

import (
	"encoding/json"

	"chit/agent/llm"
)

// A writer appends messages to the body of a request.
type writer struct {
	b     []byte
	name  string // of the model, whose own extras are sent back
	short bool   // call ids must be short
}

// messages writes the history and the situation.
//
// Servers reject a conversation in which a call has no result or a result has
// no call, so a thread with such a history would be rejected forever. A
// truncated history is therefore completed here: a call without a result gets
// one that says so, and a result without a call is dropped.
func (w *writer) messages(r llm.Request) {
	line, last := contextLine(r), lastUser(r.Messages)
	for i := 0; i < len(r.Messages); i++ {
		switch msg := r.Messages[i]; msg.Role {
		case llm.RoleAssistant:
			i += w.assistant(msg, r.Messages[i+1:])
		case llm.RoleUser:
			text := msg.Text
			if i == last && line != "" {
				text = line + "\n" + text
			}
			w.plain("user", text)
		}
	}
	if last < 0 && line != "" {
		w.plain("user", line)
	}
}

func lastUser(messages []llm.Message) int {
	for i := len(messages) - 1; i >= 0; i-- {
		if messages[i].Role == llm.RoleUser {
			return i
		}
	}
	return -1
}

func (w *writer) plain(role, text string) {
	w.b = append(separate(w.b), `{"role":"`...)
	w.b = append(w.b, role...)
	w.b = append(w.b, `","content":`...)
	w.b = append(appendString(w.b, text), '}')
}

// assistant writes a message of the assistant with the results of its calls,
// and returns how many of the following messages it has consumed.
func (w *writer) assistant(msg llm.Message, following []llm.Message) int {
	used := 0
	for used < len(following) && following[used].Role == llm.RoleTool {
		used++
	}
	if msg.Text == "" && len(msg.Calls) == 0 {
		return used
	}
	x := w.extraOf(msg)
	w.b = append(separate(w.b), `{"role":"assistant","content":`...)
	w.b = appendString(w.b, msg.Text)
	w.raw(`,"reasoning_content":`, x.ReasoningContent)
	w.raw(`,"reasoning_details":`, x.ReasoningDetails)
	w.raw(`,"extra_content":`, x.ExtraContent)
	if len(msg.Calls) > 0 {
		w.b = append(w.b, `,"tool_calls":[`...)
		for _, c := range msg.Calls {
			w.call(c, x.Calls[c.ID])
		}
		w.b = append(w.b, ']')
	}
	w.b = append(w.b, '}')
	for _, c := range msg.Calls {
		w.result(c.ID, following[:used])
	}
	return used
}

func (w *writer) call(c llm.ToolCall, extra json.RawMessage) {
	w.b = append(separate(w.b), `{"id":`...)
	w.b = appendString(w.b, w.id(c.ID))
	w.b = append(w.b, `,"type":"function","function":{"name":`...)
	w.b = appendString(w.b, c.Name)
	w.b = append(w.b, `,"arguments":`...)
	w.b = append(appendString(w.b, argumentsText(c.Args)), '}')
	w.raw(`,"extra_content":`, extra)
	w.b = append(w.b, '}')
}

// result writes the result of a call.
func (w *writer) result(id string, results []llm.Message) {
	text := `{"error":"no result"}`
	for _, m := range results {
		if m.CallID == id {
			text = m.Text
			break
		}
	}
	w.b = append(separate(w.b), `{"role":"tool","tool_call_id":`...)
	w.b = appendString(w.b, w.id(id))
	w.b = append(w.b, `,"content":`...)
	w.b = append(appendString(w.b, text), '}')
}

func (w *writer) id(id string) string {
	if w.short {
		return shortID(id)
	}
	return id
}

// raw writes a member whose value is already JSON, and nothing for a nil value.
func (w *writer) raw(member string, value json.RawMessage) {
	if !present(value) {
		return
	}
	w.b = append(append(w.b, member...), value...)
}

// An extra is the content of [llm.Response.Extra]: fields that a provider wants
// back with an assistant's message. Without them it rejects the conversation
// (DeepSeek) or forgets its thoughts (Gemini).
type extra struct {
	ReasoningContent json.RawMessage            `json:"reasoning_content,omitempty"`
	ReasoningDetails json.RawMessage            `json:"reasoning_details,omitempty"`
	ExtraContent     json.RawMessage            `json:"extra_content,omitempty"`
	Calls            map[string]json.RawMessage `json:"calls,omitempty"` // extra_content by id of the call
}

// extraOf returns what to send back with msg. Only the model that wrote the
// message gets it; other models could misread it.
func (w *writer) extraOf(msg llm.Message) extra {
	var x extra
	if len(msg.Extra) == 0 || msg.Model != w.name {
		return x
	}
	if json.Unmarshal(msg.Extra, &x) != nil {
		return extra{}
	}
	return x
}

// present reports whether a raw value is there and not null.
func present(v json.RawMessage) bool { return len(v) > 0 && string(v) != "null" }

// argumentsText returns the arguments as the model wrote them, see
// [llm.ToolCall].
func argumentsText(args json.RawMessage) string {
	if len(args) == 0 {
		return "{}"
	}
	if args[0] == '"' {
		var s string
		if json.Unmarshal(args, &s) == nil {
			return s
		}
	}
	return string(args)
}
