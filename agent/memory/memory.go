// Package memory is what the agent knows of earlier messages: the recent turns
// of a conversation and the question that is open in it.
//
// The ledger is not here. What somebody spent is looked up, never remembered.
package memory

import (
	"context"
	"time"

	"chit/agent/chat"
	"chit/agent/llm"
	"chit/expense"
)

// A Turn is a person's message and our reply, with what the model did between
// them.
type Turn struct {
	Conversation chat.ConversationID `json:"-"`
	MessageID    chat.MessageID      `json:"-"` // unique in the conversation
	At           time.Time           `json:"at"`
	Sender       string              `json:"sender"`
	Text         string              `json:"text"`
	Quotes       []chat.Quote        `json:"quotes,omitempty"` // what was passed on with it
	Language     string              `json:"language"`
	Steps        []llm.Message       `json:"steps,omitempty"` // calls and results, as a model must see them again
	Reply        string              `json:"reply"`           // the text we answered with
	Choices      []chat.Choice       `json:"choices,omitempty"`
	InPlace      bool                `json:"in_place,omitempty"` // of the reply, as in [chat.Reply]
	Notice       bool                `json:"notice,omitempty"`
	Numbers      []int64             `json:"numbers,omitempty"` // expenses that the reply is about
	ReadBy       string              `json:"read_by"`           // "rules" or the model's name

	// Edits are the later messages that replaced the text, oldest first; Text is
	// that of the last one, and At when the first was written.
	Edits    []chat.MessageID `json:"edits,omitempty"`
	EditedAt time.Time        `json:"edited_at,omitzero"` // when the last one was made
	Created  []int64          `json:"created,omitempty"`  // expenses that Text stands for, in its order
	Answers  string           `json:"answers,omitempty"`  // ID of the [Pending] that the message answered

	Usage llm.Usage `json:"usage,omitzero"`
}

// A Pending is a question that waits for its answer: a tool call that lacks a
// value, has a value with two readings, or wants a confirmation.
type Pending struct {
	ID       string            `json:"id"` // part of the choices' ids, so that an old button is known
	Asked    time.Time         `json:"asked"`
	Actor    string            `json:"actor"`              // who may answer
	Name     string            `json:"name,omitempty"`     // theirs, for others to read
	Ask      string            `json:"ask"`                // the question
	Field    string            `json:"field"`              // the argument that is asked for
	Calls    []llm.ToolCall    `json:"calls"`              // what runs once it is answered; the first one lacks the value
	Sources  []string          `json:"sources"`            // the person's texts that the calls come from
	Quotes   []string          `json:"quotes,omitempty"`   // what was passed on with them
	Written  time.Time         `json:"written,omitzero"`   // when they were written: the calls are read as of then
	Answered map[string]string `json:"answered,omitempty"` // earlier answers for the first call
	About    []int64           `json:"about,omitempty"`    // expenses that the first message was about
	Unwilled bool              `json:"unwilled,omitempty"` // the calls are a model's
	Drafts   []Draft           `json:"drafts,omitempty"`   // expenses that the question showed: a yes stores these and no others
	Currency expense.Currency  `json:"currency,omitempty"` // of the ledger when it was asked: what the question shows is in it
	Shown    string            `json:"shown,omitempty"`    // of a question for a yes: the seal of the changes that it showed
	Options  map[string]string `json:"options,omitempty"`  // choice id → value
	Labels   map[string]string `json:"labels,omitempty"`   // choice id → what stands on it
	Recalled int               `json:"recalled,omitempty"` // how often the person was told that it is still open
	Others   []Pending         `json:"others,omitempty"`   // open questions to other people in the conversation
}

// A Draft is an expense as a question showed it.
type Draft struct {
	Call    int     `json:"call"` // which of the question's calls it comes from
	Expense Expense `json:"expense"`
}

// Expense is an [expense.Expense] that is kept as it is, and not as outputs show it.
type Expense expense.Expense

// A Store keeps turns and open questions. Package db implements it.
type Store interface {
	// Recent returns the last turns of a conversation, oldest first.
	Recent(ctx context.Context, c chat.ConversationID, limit int) ([]Turn, error)
	// Turn returns the turn of one message, and whether there is one.
	Turn(ctx context.Context, c chat.ConversationID, id chat.MessageID) (Turn, bool, error)
	// Pending returns the open question of a conversation, with those to other
	// people in Others, or nil.
	Pending(ctx context.Context, c chat.ConversationID) (*Pending, error)
	// Save stores a turn and the question that is open after it, nil for none,
	// in one transaction. A turn of the same message is replaced.
	Save(ctx context.Context, t Turn, open *Pending) error
}
