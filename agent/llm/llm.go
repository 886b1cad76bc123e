// Package llm defines what the agent needs from a language model, and no more.
//
// agent/llm/openai calls any server with the OpenAI chat completions API;
// agent/llm/textproto has tools called in text if it takes none. Without a model, the
// rules of agent/rules answer alone.
package llm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"
)

// A Model produces the next step of a conversation. It is safe for concurrent
// use.
type Model interface {
	// Name identifies the model in logs and in stored runs.
	Name() string
	// Next returns either the final text or the tools to call next. It fails
	// with [ErrUnavailable] if asking again later may help, and with
	// [ErrRejected] if the operator must change something first.
	Next(ctx context.Context, r Request) (Response, error)
}

// ErrUnavailable is wrapped by every error of a [Model] that cannot be reached,
// is overloaded, or answers with nonsense.
var ErrUnavailable = errors.New("model unavailable")

// ErrNoAnswer is wrapped by the errors of a [Model] that was reached and answered, with
// nothing to act on.
var ErrNoAnswer = fmt.Errorf("%w: no usable answer", ErrUnavailable)

// ErrRejected is wrapped by every error of a [Model] that was reached and
// rejects our requests as configured: a wrong key, an unknown model, an
// unsupported request. The error's text says what the operator can do.
var ErrRejected = errors.New("model rejects the request")

// ErrNoTools is an [ErrRejected]: the model was reached and takes no tools. It may
// still call them in words, see agent/llm/textproto.
var ErrNoTools = fmt.Errorf("%w: it takes no tools", ErrRejected)

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
	Calls  []ToolCall      `json:"calls,omitempty"`   // of the assistant
	CallID string          `json:"call_id,omitempty"` // of a tool: the call that this message is the result of
	Extra  json.RawMessage `json:"extra,omitempty"`   // of the assistant: fields that its provider wants back, see [Response]
	Model  string          `json:"model,omitempty"`   // of the assistant: which model said it; only that one gets Extra back
}

// A ToolSpec describes a tool to a model.
type ToolSpec struct {
	Name        string
	Description string
	Schema      json.RawMessage // JSON schema of the arguments, none of which is required
}

// A ToolCall is a model's request to call a tool, with arguments that may be
// anything. Arguments that are not JSON become a JSON string, so that every
// call can be stored.
type ToolCall struct {
	ID   string          `json:"id"`
	Name string          `json:"name"`
	Args json.RawMessage `json:"args"`
}

// A Situation is what differs between people and days.
type Situation struct {
	Now        time.Time // in the person's time zone
	Currency   string
	Language   string
	Region     string
	MonthStart int
	Categories []string // that the ledger uses
	Own        []string // names that the ledger's members gave to categories; for the rules
	About      []int64  // expenses on the card that the message answers
	Entries    []string // the same for a model, with what it may compute with
	Facts      []string // that the ledger remembers; data, whatever they say
	Remarks    []Remark // what the person said before the messages
	Pending    string   // the question that waits for an answer, "" if none
	Note       string   // what we tell the model beside that, "" if nothing
}

// A Remark is something that a person once said, in their words.
type Remark struct {
	At   time.Time // in the person's time zone
	Text string
}

// A Request is one call of a model.
type Request struct {
	System    string     // the same for everybody
	Tools     []ToolSpec // the same for everybody
	Situation Situation  // given to the model after the history
	Messages  []Message
	NoTools   bool   // the model must answer in words
	MaxTokens int    // of the answer; 0 is the model's own default
	User      string // opaque id of the person, for the provider's abuse detection
}

// A Finish says why a model stopped. Servers report it unreliably, so only
// reasons not to trust the answer are told apart.
type Finish string

// The reasons.
const (
	FinishDone    Finish = "done"
	FinishLength  Finish = "length"  // cut off: none of it may be executed
	FinishRefusal Finish = "refusal" // the model or its provider will not answer
)

// A Response is a model's answer.
type Response struct {
	Text   string
	Calls  []ToolCall
	Finish Finish
	Usage  Usage
	Extra  json.RawMessage // provider's fields that must be sent back with this answer
	Served Served          `json:"-"`
}

// Served is what a server says of an answer, as it says it. It is for those who operate
// the bot: nothing is decided by it, so it is not stored.
type Served struct {
	ID     string // of the answer
	Model  string // that gave it
	Reason string // why it stopped
}

// An Endpoint is where a model is asked. A [Model] that knows it has a method of this
// name.
type Endpoint struct {
	Provider string // whose server it is, or whose API it has
	Model    string // as the server is asked for it, "" if that is not known yet
	Host     string
	Port     int
}

// Usage counts tokens.
type Usage struct {
	Prompt     int `json:"prompt"`
	Completion int `json:"completion"`
	Cached     int `json:"cached"` // part of Prompt that the provider had cached
}

// Plus returns the tokens of two uses.
func (u Usage) Plus(v Usage) Usage {
	return Usage{Prompt: u.Prompt + v.Prompt, Completion: u.Completion + v.Completion, Cached: u.Cached + v.Cached}
}
