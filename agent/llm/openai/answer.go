package openai

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"chit/agent/llm"
)

// An answer holds the few fields of a chat completion that we use. A field of a
// wrong type counts as absent, see [decode].
type answer struct {
	ID      loose `json:"id"`
	Model   loose `json:"model"`
	Choices []struct {
		FinishReason string          `json:"finish_reason"`
		Message      message         `json:"message"`
		Error        json.RawMessage `json:"error"` // OpenRouter
	} `json:"choices"`
	Usage usage `json:"usage"`
}

type message struct {
	Content          loose           `json:"content"`
	Refusal          string          `json:"refusal"`
	ToolCalls        []toolCall      `json:"tool_calls"`
	FunctionCall     *function       `json:"function_call"` // the former name of tool_calls
	ReasoningContent json.RawMessage `json:"reasoning_content"`
	ReasoningDetails json.RawMessage `json:"reasoning_details"`
	ExtraContent     json.RawMessage `json:"extra_content"`
}

type toolCall struct {
	ID           string          `json:"id"`
	Function     function        `json:"function"`
	ExtraContent json.RawMessage `json:"extra_content"`
}

type function struct {
	Name      string          `json:"name"`
	Arguments json.RawMessage `json:"arguments"`
}

// usage has fractional numbers, because some servers send them.
type usage struct {
	Prompt     float64 `json:"prompt_tokens"`
	Completion float64 `json:"completion_tokens"`
	Details    struct {
		Cached float64 `json:"cached_tokens"`
	} `json:"prompt_tokens_details"`
	CacheHit float64 `json:"prompt_cache_hit_tokens"` // DeepSeek
	Cached   float64 `json:"cached_tokens"`           // Moonshot
}

// A loose string accepts what servers send instead of a string: null, a number,
// or a list of parts, of which the text parts are joined.
type loose string

// UnmarshalJSON never fails, so that one malformed field does not lose an
// answer.
func (l *loose) UnmarshalJSON(b []byte) error {
	switch b[0] {
	case '"':
		*l = loose(unquote(b))
	case '[':
		var parts []struct {
			Text string `json:"text"`
		}
		_ = json.Unmarshal(b, &parts) // parts of other types have no text
		var s strings.Builder
		for _, p := range parts {
			s.WriteString(p.Text)
		}
		*l = loose(s.String())
	case 'n', '{', 't', 'f':
		*l = ""
	default:
		*l = loose(b)
	}
	return nil
}

// unquote returns the value of a JSON string that is known to be valid.
func unquote(b []byte) string {
	if inner := b[1 : len(b)-1]; bytes.IndexByte(inner, '\\') < 0 && utf8.Valid(inner) {
		return string(inner)
	}
	var s string
	if json.Unmarshal(b, &s) != nil { // unreachable
		return ""
	}
	return s
}

// Errors of answers with status 200.
var (
	errNotJSON   = errors.New("the answer is not a chat completion; is the base URL right?")
	errNoChoices = errors.New("the answer has no choices")
	errEmpty     = errors.New("the answer is empty")
	errCalls     = errors.New("the answer is a tool call although none was allowed")
	errBroken    = errors.New("the server stopped in the middle of its answer")
)

var byteOrderMark = []byte("\ufeff")

// decode reads the body of an answer. history is the conversation so far. The
// ids of the answer's calls differ from all ids in it, because results are
// matched by id and some servers count from zero each time or send no ids.
func decode(body []byte, history []llm.Message) (llm.Response, error) {
	var a answer
	// A value of a wrong type is skipped, and reported only after everything
	// else was read, so the error alone does not make an answer useless.
	err := json.Unmarshal(bytes.TrimPrefix(body, byteOrderMark), &a)
	if _, ok := errors.AsType[*json.UnmarshalTypeError](err); err != nil && !ok {
		return llm.Response{}, errNotJSON
	}
	if len(a.Choices) == 0 {
		return llm.Response{}, errNoChoices
	}
	c := a.Choices[0]
	r := llm.Response{Finish: finishOf(c.FinishReason, c.Message.Refusal), Usage: a.Usage.tokens()}
	r.Served = llm.Served{ID: string(a.ID), Model: string(a.Model), Reason: c.FinishReason}
	r.Text = textOf(c.Message)
	if isBroken(c.FinishReason) || present(c.Error) {
		return llm.Response{}, errBroken
	}
	if r.Finish != llm.FinishDone {
		// A truncated call may look complete: 125.00 cut off is 12. So none of
		// the calls leaves this package.
		return r, nil
	}
	r.Calls, r.Extra = c.Message.calls(history)
	if r.Text == "" && len(r.Calls) == 0 {
		return llm.Response{}, errEmpty
	}
	return r, nil
}

// finishOf interprets the finish reason. Servers send "stop" with calls and
// "tool_calls" without, so only reasons not to trust the answer count.
func finishOf(reason, refusal string) llm.Finish {
	switch strings.ToLower(reason) {
	case "length", "max_tokens", "model_length", "max_output_tokens":
		return llm.FinishLength
	case "content_filter", "content-filter", "refusal", "safety", "sensitive", "prohibited_content":
		return llm.FinishRefusal
	}
	if refusal != "" {
		return llm.FinishRefusal
	}
	return llm.FinishDone
}

// isBroken reports whether the server itself gave up midway.
func isBroken(reason string) bool {
	switch strings.ToLower(reason) {
	case "error", "insufficient_system_resource", "network_error", "abort":
		return true
	}
	return false
}

func textOf(m message) string {
	text := strings.TrimSpace(withoutThoughts(string(m.Content)))
	if text == "" {
		text = strings.TrimSpace(m.Refusal)
	}
	return text
}

// withoutThoughts removes the thinking that some local servers leave before the
// text.
func withoutThoughts(s string) string {
	rest, ok := strings.CutPrefix(strings.TrimLeft(s, " \t\r\n"), "<think>")
	if !ok {
		return s
	}
	_, text, _ := strings.Cut(rest, "</think>")
	return text
}

// calls returns the calls of a message, each with a name and a unique id, and
// the fields that must be sent back with them.
func (m message) calls(history []llm.Message) ([]llm.ToolCall, json.RawMessage) {
	list := m.ToolCalls
	if len(list) == 0 && m.FunctionCall != nil {
		list = []toolCall{{Function: *m.FunctionCall}}
	}
	x := extra{ReasoningContent: m.ReasoningContent, ReasoningDetails: m.ReasoningDetails, ExtraContent: m.ExtraContent}
	var calls []llm.ToolCall
	ids := newIDs(history, len(list))
	for _, c := range list {
		name := strings.TrimSpace(c.Function.Name)
		if name == "" {
			continue
		}
		call := llm.ToolCall{ID: ids.next(c.ID), Name: name, Args: argsOf(c.Function.Arguments)}
		calls = append(calls, call)
		if present(c.ExtraContent) {
			if x.Calls == nil {
				x.Calls = make(map[string]json.RawMessage)
			}
			x.Calls[call.ID] = c.ExtraContent
		}
	}
	return calls, x.encode()
}

// encode returns x for [llm.Response], or nil if it is empty.
func (x extra) encode() json.RawMessage {
	for _, v := range []*json.RawMessage{&x.ReasoningContent, &x.ReasoningDetails, &x.ExtraContent} {
		if !present(*v) {
			*v = nil
		}
	}
	if x.ReasoningContent == nil && x.ReasoningDetails == nil && x.ExtraContent == nil && x.Calls == nil {
		return nil
	}
	b, err := json.Marshal(x)
	if err != nil { // unreachable: every part was just decoded
		return nil
	}
	return b
}

// ids makes call ids that the conversation does not contain yet.
type ids struct {
	taken map[string]bool
	n     int
}

// newIDs returns the zero value if there are no calls.
func newIDs(history []llm.Message, calls int) ids {
	if calls == 0 {
		return ids{}
	}
	g := ids{taken: make(map[string]bool)}
	for _, m := range history {
		for _, c := range m.Calls {
			g.taken[c.ID] = true
			g.n++
		}
	}
	return g
}

// next returns the server's id if it is usable, otherwise the next id of our
// own.
func (g *ids) next(id string) string {
	g.n++
	if id == "" || len(id) > 256 || g.taken[id] {
		id = "call_" + strconv.Itoa(g.n)
		for n := g.n; g.taken[id]; {
			n++
			id = "call_" + strconv.Itoa(n)
		}
	}
	g.taken[id] = true
	return id
}

// argsOf converts arguments to the form of [llm.ToolCall]. In the API they are
// a string that contains JSON. Some servers send the JSON without the string,
// some put a string into the string, and models write anything.
func argsOf(raw json.RawMessage) json.RawMessage {
	if !present(raw) {
		return json.RawMessage(`{}`)
	}
	if raw[0] != '"' {
		return slices.Clone(raw)
	}
	text := raw
	for range 2 {
		inner := strings.TrimSpace(unquote(text))
		if inner == "" {
			return json.RawMessage(`{}`)
		}
		if text = json.RawMessage(inner); !json.Valid(text) {
			break
		}
		if text[0] != '"' {
			return text
		}
	}
	return slices.Clone(raw)
}

// tokens converts u to the agent's form.
func (u usage) tokens() llm.Usage {
	return llm.Usage{
		Prompt:     count(u.Prompt),
		Completion: count(u.Completion),
		Cached:     count(max(u.Details.Cached, u.CacheHit, u.Cached)),
	}
}

// count converts a server's number to a token count.
func count(f float64) int { return int(min(max(f, 0), 1e9)) }
