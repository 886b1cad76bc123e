// Package memory is what the agent remembers of earlier messages: the recent
// turns of a conversation and its open question.
//
// Amounts are not remembered here: what somebody spent is always read from the
// ledger.
package memory

import (
	"context"
	"slices"
	"strings"
	"time"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/llm"
	"chit/expense"
)

// A Turn is a person's message and the bot's reply, with the model's steps
// between them.
type Turn struct {
	Conversation chat.ConversationID `json:"-"`
	MessageID    chat.MessageID      `json:"-"` // unique in the conversation
	At           time.Time           `json:"at"`
	Sender       string              `json:"sender"`
	Text         string              `json:"text"`
	Parts        []chat.Part         `json:"parts,omitempty"`  // whose lines Text consists of, as in [chat.Message]
	Quotes       []chat.Quote        `json:"quotes,omitempty"` // text that was passed on with it
	Language     string              `json:"language"`
	Steps        []llm.Message       `json:"steps,omitempty"` // calls and results, as a model must see them again
	Reply        string              `json:"reply"`           // the text of the reply
	Choices      []chat.Choice       `json:"choices,omitempty"`
	InPlace      bool                `json:"in_place,omitempty"` // of the reply, as in [chat.Reply]
	Amends       bool                `json:"amends,omitempty"`
	Notice       bool                `json:"notice,omitempty"`
	Numbers      []int64             `json:"numbers,omitempty"` // expenses that the reply is about
	ReadBy       string              `json:"read_by"`           // "rules" or the model's name

	// Edits are the messages that edited this one, oldest first. Text is that of
	// the last edit, and At the time of the original.
	Edits    []chat.MessageID `json:"edits,omitempty"`
	EditedAt time.Time        `json:"edited_at,omitzero"` // when the last one was made
	Created  []int64          `json:"created,omitempty"`  // expenses that Text created, in its order
	Answers  string           `json:"answers,omitempty"`  // ID of the [Pending] that this message answered

	Untold bool `json:"untold,omitempty"` // to models: it is about roles

	Foreign bool `json:"foreign,omitempty"` // Text is in a language that is not spoken here

	Usage llm.Usage `json:"usage,omitzero"`
}

// WithPart returns the text of the turn with that of a part replaced, and its parts then. It
// reports false if it is not known which lines are those of the part.
func (t Turn) WithPart(id chat.MessageID, text string) (whole string, parts []chat.Part, ok bool) {
	at := slices.IndexFunc(t.Parts, func(p chat.Part) bool { return p.ID == id })
	if at < 0 {
		return "", nil, false
	}
	from, to := linesOf(t.Parts[:at]), linesOf(t.Parts[:at+1])
	lines, own := linesIn(t.Text), linesIn(text)
	if linesOf(t.Parts) != len(lines) {
		return "", nil, false
	}
	parts = slices.Clone(t.Parts)
	parts[at].Lines = len(own)
	return strings.Join(slices.Concat(lines[:from], own, lines[to:]), "\n"), parts, true
}

// linesOf returns how many lines parts have together.
func linesOf(parts []chat.Part) (n int) {
	for _, p := range parts {
		n += p.Lines
	}
	return n
}

func linesIn(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n")
}

// A Pending is an open question: an action that lacks a value, has an
// ambiguous one, or needs confirmation.
type Pending struct {
	ID       string            `json:"id"` // part of the choices' ids, to recognize an old button
	Asked    time.Time         `json:"asked"`
	Actor    string            `json:"actor"`              // the person who may answer
	Name     string            `json:"name,omitempty"`     // the actor's name, for others to read
	Ask      string            `json:"ask"`                // the text of the question
	Field    string            `json:"field"`              // the argument it asks for
	Actions  []action.Kept     `json:"actions"`            // done once it is answered; the first one lacks the value
	Sources  []string          `json:"sources"`            // the person's texts that the actions come from
	Quotes   []string          `json:"quotes,omitempty"`   // forwarded or quoted text that came with them
	Written  time.Time         `json:"written,omitzero"`   // when Sources were written, which is how relative dates in the actions are read
	Files    []chat.FileRef    `json:"files,omitempty"`    // that came with them, for what is stored in the end
	Answered map[string]string `json:"answered,omitempty"` // earlier answers for the first action
	About    []int64           `json:"about,omitempty"`    // expenses that the first message was about
	Unwilled bool              `json:"unwilled,omitempty"` // the actions are a model's
	Drafts   []Draft           `json:"drafts,omitempty"`   // expenses that the question showed: a yes stores exactly these
	Whose    []expense.Person  `json:"whose,omitempty"`    // whose the expenses may be; of several the answer names one
	Currency expense.Currency  `json:"currency,omitempty"` // of the ledger when the question was asked
	Shown    string            `json:"shown,omitempty"`    // for a yes-or-no question, a digest of the changes it showed
	Options  map[string]string `json:"options,omitempty"`  // choice ID → value
	Labels   map[string]string `json:"labels,omitempty"`   // choice ID → label
	Recalled int               `json:"recalled,omitempty"` // how often the person was reminded of it
	Others   []Pending         `json:"others,omitempty"`   // open questions to other people in the conversation
}

// Answerable reports whether an answer would do anything. It would not where another
// version of the program asked, for an action that this one does not have.
func (p *Pending) Answerable() bool {
	unknown := func(k action.Kept) bool { return k.Action == nil }
	return len(p.Actions) > 0 && !slices.ContainsFunc(p.Actions, unknown)
}

// A Draft is an expense that a question showed before storing it.
type Draft struct {
	Action  int     `json:"action"` // index of the question's action that it comes from
	Expense Expense `json:"expense"`
}

// Expense is an [expense.Expense] with every field in its JSON, unlike the form for
// output.
type Expense expense.Expense

// A Store keeps turns and open questions. Package db implements it.
type Store interface {
	// Recent returns the last turns of a conversation, oldest first.
	Recent(ctx context.Context, c chat.ConversationID, limit int) ([]Turn, error)
	// Turn returns the turn of one message, and whether there is one.
	Turn(ctx context.Context, c chat.ConversationID, id chat.MessageID) (Turn, bool, error)
	// Pending returns the open question of a conversation, with other people's
	// in Others, or nil.
	Pending(ctx context.Context, c chat.ConversationID) (*Pending, error)
	// Save stores a turn and the open question after it (nil for none) in one
	// transaction. It replaces an earlier turn of the same message.
	Save(ctx context.Context, t Turn, open *Pending) error
}
