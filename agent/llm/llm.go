// Package llm is what the agent needs of a language model, and no more.
//
// agent/llm/openai talks to any server with the OpenAI chat completions API. Without
// a model the rules of agent/llm/rules answer alone.
package llm

import (
	"context"
	"encoding/json"
	"errors"
	"time"
)

// A Model produces the next step of a conversation. It is safe for concurrent
// use.
type Model interface {
	// Name identifies the model in logs and in stored runs.
	Name() string
	// Next returns either the final text or the tools to call next. It fails
	// with [ErrUnavailable] when asking again later may help, and with
	// [ErrRejected] when somebody must change something first.
	Next(ctx context.Context, r Request) (Response, error)
}

// ErrUnavailable is in the tree of every error of a [Model] that cannot be
// reached, is overloaded, or answers with nonsense.
var ErrUnavailable = errors.New("model unavailable")

// ErrRejected is in the tree of every error of a [Model] that was reached and
// will not serve us as we are configured: a wrong key, a model that it does not
// have, a request that it does not take. Its text says what the operator can do.
var ErrRejected = errors.New("model refuses the request")

// A Role says who speaks.
type Role string

// The roles. There is no system role: see [Request].
const (
	RoleUser      Role = "user"
	RoleAssistant Role = "assistant"
	RoleTool      Role = "tool"
)

// A Message is one entry of a conversation.
type Message struct {
	Role   Role            `json:"role"`
	Text   string          `json:"text,omitempty"`
	Calls  []ToolCall      `json:"calls,omitempty"`   // of an assistant
	CallID string          `json:"call_id,omitempty"` // of a tool: the call that this is the result of
	Extra  json.RawMessage `json:"extra,omitempty"`   // of an assistant: what its provider wants back, see [Response]
	Model  string          `json:"model,omitempty"`   // of an assistant: who said it; Extra goes back to the same model only
}

// A ToolSpec is what a model is told of a tool.
type ToolSpec struct {
	Name        string
	Description string
	Schema      json.RawMessage // JSON schema of the arguments, nothing in it required
}

// A ToolCall is a model's wish to call a tool, with the arguments as written:
// they may be anything. What was no JSON is kept as a JSON string, so that a
// call can always be stored.
type ToolCall struct {
	ID   string          `json:"id"`
	Name string          `json:"name"`
	Args json.RawMessage `json:"args"`
}

// A Situation is what differs from one person and day to the next.
type Situation struct {
	Now        time.Time // in the person's zone
	Currency   string
	Language   string
	Region     string
	MonthStart int
	Categories []string // that the ledger uses
	Own        []string // names that the ledger's people gave to categories; for the rules
	About      []int64  // expenses whose card the message answers
	Pending    string   // what the bot asked last and waits for, "" if nothing
}

// A Request is one call of a model.
type Request struct {
	System    string     // the same for everybody
	Tools     []ToolSpec // the same for everybody
	Situation Situation  // given to the model after the history
	Messages  []Message
	NoTools   bool   // the model must answer in words
	MaxTokens int    // of the answer; 0 means the model's own default
	User      string // opaque name of the person, for the provider's abuse checks
}

// A Finish says why a model stopped. Servers are not to be trusted with it, so
// only the cut-off ones are told apart.
type Finish string

// The reasons.
const (
	FinishDone    Finish = "done"
	FinishLength  Finish = "length"  // cut off: nothing of it may be executed
	FinishRefusal Finish = "refusal" // the model or its provider will not answer
)

// A Response is a model's answer.
type Response struct {
	Text   string
	Calls  []ToolCall
	Finish Finish
	Usage  Usage
	Extra  json.RawMessage // provider's fields that must be replayed with this answer
}

// Usage counts tokens.
type Usage struct {
	Prompt     int `json:"prompt"`
	Completion int `json:"completion"`
	Cached     int `json:"cached"` // of Prompt, not computed again
}
