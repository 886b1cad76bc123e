// Package feature is what the bot's capabilities have in common. Each of them is a folder
// below: the tools by which a model asks for what it does, the doing, the taps on its
// cards. A line in the agent's list of features adds one.
//
// The order of work is always the same: derive, fill in what was learned and what is a
// default, and only then validate. That the values of an action are the person's,
// package door has seen to. Which ledger it is and who speaks comes from the [Env],
// never from an action.
//
// What cannot be done is a [Result], not an error: an error means that we are broken.
package feature

import (
	"context"
	"fmt"
	"time"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/door"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/parse"
)

// A Feature is one capability of the bot.
type Feature struct {
	// Name is the name of its folder.
	Name string
	// Tools are how a model asks for its actions.
	Tools []*door.Tool
	// Phrases are how people ask for its actions where no model is asked.
	Phrases []rules.Phrase
	// Do does an action. It reports false for one of another feature.
	Do func(context.Context, *Env, action.Action) (Result, bool, error)
	// Take answers a tap. It reports false for a choice of another feature, and is nil
	// where no card has choices of this one.
	Take func(context.Context, *Env, action.Choice) (Result, bool, error)
}

// An Asker answers questions in SQL about one ledger. Package db implements it.
type Asker interface {
	// Ask answers a SELECT over the copy of a ledger. What cannot be asked so
	// is an [expense.QueryError].
	Ask(ctx context.Context, ledger expense.LedgerID, question string) (expense.Table, error)
}

// Next says how a run goes on after an action.
type Next int

// The ways on. Actions end the run unless they say otherwise.
const (
	Done     Next = iota // the reply is the answer
	Continue             // the model is told Data and asked again
	Ask                  // the run ends with a question
)

// A Result is what came of an action or a tap.
type Result struct {
	Next  Next
	Data  string            // for the model, when the run goes on and in later turns
	Reply chat.Reply        // for the person, rendered by code
	Post  []expense.Expense // to be stored
	Plan  expense.Revision  // what else is to be done; with Post, that of all calls of one answer is one deed with one card
	Ask   *Question
	// Frozen is set when the person must see what is to be done and say yes to
	// it: it is the action that their yes runs, whatever is in the ledger by then.
	Frozen action.Action
	// Rows are what a question in SQL found, rendered by code. Those of the last
	// question of a run are shown with what ends it.
	Rows string
	// Spoken is set when the reply's text is the model's own: it is said only
	// if it claims nothing that did not happen.
	Spoken bool
	// Quoted is set when what is to be stored stands only in [Env.Quotes].
	Quoted bool

	// What follows is of taps only.

	// Then is what the tap asks for.
	Then action.Action
	// Waits is the action that the answer to Ask completes.
	Waits action.Action
	// Back is set when the tap leaves a question for a value, and does not answer it.
	Back bool
}

// Stopped is the result of what could not be gone on with; stop is nil where an error
// says why.
func Stopped(stop *Result) Result {
	if stop == nil {
		return Result{}
	}
	return *stop
}

// FieldValue is the argument that holds the new value of an expense or of a setting,
// whatever it is a value of.
const FieldValue = "value"

// Confirmed is the name under which a yes is answered.
const Confirmed = "confirmed"

// A Question is what a person must say before a call can be done.
type Question struct {
	Text    string
	Field   string   // the argument that the answer is the value of; "" for a yes or no
	Options []Option // shown as choices
}

// An Option is an answer that can be given with one tap.
type Option struct {
	Label string
	Value string
}

// An Env is what features may use in one run.
type Env struct {
	Ledgers *expense.Service
	Asker   Asker // nil if SQL is not to be had
	Ledger  expense.Ledger
	Message chat.Message
	Texts   *text.Catalogue
	Now     time.Time
	Written time.Time // when the words were written, if that was before Now: "yesterday" is the day before it

	// About are the expenses that the message is about because it answers
	// their card.
	About []int64
	// Sources are the texts that a value may come from: the message, and the
	// one that it continues.
	Sources []string
	// Quotes are the texts that were passed on with them. A value of what is added
	// may come from there, and nothing else.
	Quotes []string
	// Answered are the arguments that the person gave in answer to a question.
	// They count as written.
	Answered map[string]string

	// Guard protects what the run writes. It is nil where nobody else could be
	// working on the same message.
	Guard expense.Guard

	// FromModel is set when the actions come from a language model.
	FromModel bool
	// Unwilled is set when calls of a model run again, with an answer to what they
	// lacked or after a yes: whether somebody agreed to what they change is for the
	// run to find out.
	Unwilled bool

	read     *door.Evidence // of readFrom
	readFrom []string

	shared *shared
}

// What is shared by an environment and its copies, which are of the same run.
type shared struct {
	lexed texts
	deeds int  // so far, for their source keys
	told  bool // the model was told once what is wrong
}

// Copy returns an environment of the same run, for actions that rest on something else.
func (e *Env) Copy() *Env {
	e.run()
	c := *e
	return &c
}

func (e *Env) run() *shared {
	if e.shared == nil {
		e.shared = &shared{lexed: texts{}}
	}
	return e.shared
}

// Repairable reports whether what is wrong with an action may be told to the model that
// asked for it: it gets one chance in a run to do better.
func (e *Env) Repairable() bool { return e.FromModel && !e.run().told }

// Repair takes that chance.
func (e *Env) Repair() { e.run().told = true }

// Today returns the person's day.
func (e *Env) Today() expense.Date { return e.Ledger.Today(e.Now) }

// WrittenAt returns the time from which the person's words are understood.
func (e *Env) WrittenAt() time.Time {
	if e.Written.IsZero() {
		return e.Now
	}
	return e.Written
}

// Card returns what renders this ledger's expenses in the language spoken.
func (e *Env) Card() card.Renderer {
	return card.Renderer{Texts: e.Texts, Ledger: e.Ledger, Today: e.Today()}
}

// Deed returns the next deed of this run. Its source key names the message and
// which deed of its run it is, so that a second run of the message finds it done.
func (e *Env) Deed() expense.Deed {
	e.run().deeds++
	return e.deed(e.shared.deeds)
}

// NextDeed is the deed that Deed returns next.
func (e *Env) NextDeed() expense.Deed { return e.deed(e.run().deeds + 1) }

func (e *Env) deed(op int) expense.Deed {
	return expense.Deed{
		Ledger: e.Ledger, By: e.Message.Sender.Person, At: e.Now,
		SourceKey: fmt.Sprintf("%s/%d", e.Message.SourceKey(), op), Guard: e.Guard,
	}
}

// Plan is the result of a call that changes what is there. What cannot be done is
// found out here, call by call, unless it was done already by an earlier run of
// the message.
func (e *Env) Plan(ctx context.Context, r expense.Revision) (Result, error) {
	deed := e.NextDeed()
	done, err := e.Ledgers.Done(ctx, deed)
	if err == nil && len(done) == 0 {
		_, err = e.Ledgers.Plan(ctx, deed, r)
	}
	return Result{Plan: r, Data: "ok"}, err
}

// PlanSettings is the result of an action that changes settings.
func (e *Env) PlanSettings(ctx context.Context, a action.ChangeSettings, edit func(*expense.Settings) error) (Result, error) {
	planned, err := e.Plan(ctx, expense.Revision{Settings: []func(*expense.Settings) error{edit}})
	if err != nil {
		return Refusal(e, err)
	}
	return e.ShownFirst(planned, a), nil
}

// Modelled reports whether the calls are a model's. What a person plainly wishes
// the rules read by themselves, so that a deed which only a model found may come
// from any text that it was shown: it adds what was said, and everything else is
// shown first.
func (e *Env) Modelled() bool { return e.FromModel || e.Unwilled }

// ShownFirst freezes an action of a model, so that a yes runs it and no other.
func (e *Env) ShownFirst(planned Result, frozen action.Action) Result {
	if e.Modelled() && planned.Frozen == nil {
		planned.Frozen = frozen
	}
	return planned
}

// Allowed returns an error with a sentence when this person may not change e.
func (e *Env) Allowed(one expense.Expense) error {
	return expense.Deed{Ledger: e.Ledger, By: e.Message.Sender.Person}.Allowed(one)
}

// Parsing returns the options for reading this person's texts.
func (e *Env) Parsing() parse.Options {
	return parse.Options{
		Today: e.Ledger.Today(e.WrittenAt()), Language: e.Ledger.Language, Region: e.Ledger.Region, Currency: e.Ledger.Currency,
	}
}
