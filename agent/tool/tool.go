// Package tool does what actions say: one file for each of them.
//
// The order of work is always the same: check what came against what the person wrote
// ([Env.Sources]), derive, fill in what was learned and what is a default, and only
// then validate; the validator's "required" rules say what is missing and all others
// what is invalid.
//
// An action is not to be trusted. It may come from a model, and an amount, a rate, a
// currency or a date that the person did not write does not reach the ledger. Which
// ledger it is and who speaks comes from the [Env], never from an action.
//
// What cannot be done is a [Result], not an error: an error means that we are broken.
package tool

import (
	"context"
	"fmt"
	"time"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/expense"
	"chit/expense/parse"
)

// An Asker answers questions in SQL about one ledger. Package db implements it.
type Asker interface {
	// Ask answers a SELECT over the copy of a ledger. What cannot be asked so
	// is an [expense.QueryError].
	Ask(ctx context.Context, ledger expense.LedgerID, question string) (expense.Table, error)
}

// Next says how a run goes on after a tool call.
type Next int

// The ways on. Tools end the run unless they say otherwise.
const (
	Done     Next = iota // the reply is the answer
	Continue             // the model is told Data and asked again
	Ask                  // the run ends with a question
)

// A Result is what came of a tool call.
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
}

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

// An Env is what tools may use in one run.
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

	// Fence guards what the run writes. It is nil where nobody else could be
	// working on the same message.
	Fence expense.Guard

	// FromModel is set when the calls come from a language model, which can be
	// told once what is wrong; the rules cannot do better a second time.
	FromModel bool
	// Unwilled is set when calls of a model run again, with an answer to what they
	// lacked or after a yes: whether somebody agreed to what they change is for the
	// run to find out.
	Unwilled bool

	lexed    texts
	read     *evidence // of readFrom
	readFrom []string

	op   int  // counts deeds, for their source keys
	told bool // the model was told once what is missing
}

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
	e.op++
	return e.deed(e.op)
}

// NextDeed is the deed that Deed returns next.
func (e *Env) NextDeed() expense.Deed { return e.deed(e.op + 1) }

func (e *Env) deed(op int) expense.Deed {
	return expense.Deed{
		Ledger: e.Ledger, By: e.Message.Sender.Person, At: e.Now,
		SourceKey: fmt.Sprintf("%s/%d", e.Message.SourceKey(), op), Guard: e.Fence,
	}
}

// plan is the result of a call that changes what is there. What cannot be done is
// found out here, call by call, unless it was done already by an earlier run of
// the message.
func (e *Env) plan(ctx context.Context, r expense.Revision) (Result, error) {
	deed := e.NextDeed()
	done, err := e.Ledgers.Done(ctx, deed)
	if err == nil && len(done) == 0 {
		_, err = e.Ledgers.Plan(ctx, deed, r)
	}
	return Result{Plan: r, Data: "ok"}, err
}

// modelled reports whether the calls are a model's. What a person plainly wishes
// the rules read by themselves, so that a deed which only a model found may come
// from any text that it was shown: it adds what was said, and everything else is
// shown first.
func (e *Env) modelled() bool { return e.FromModel || e.Unwilled }

// shownFirst freezes an action of a model, so that a yes runs it and no other.
func (e *Env) shownFirst(planned Result, frozen action.Action) Result {
	if e.modelled() && planned.Frozen == nil {
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

// Do does what an action says, as far as the person's words allow it. What is to be
// stored it only plans, see [Result].
func Do(ctx context.Context, env *Env, what action.Action) (Result, error) {
	switch a := what.(type) {
	case action.AddExpense:
		return add(env, a)
	case action.EditExpense:
		return edit(ctx, env, a)
	case action.DeleteExpenses:
		return remove(ctx, env, a)
	case action.UndoChanges:
		return takeBack(ctx, env, a)
	case action.FindExpenses:
		return find(ctx, env, a)
	case action.ReportPeriod:
		return reportPeriod(ctx, env, a)
	case action.QueryExpenses:
		return query(ctx, env, a)
	case action.ChangeSettings:
		return settings(ctx, env, a)
	case action.TellDate:
		return now(env), nil
	case action.Say:
		return Result{Reply: chat.Reply{Text: a.Message}, Spoken: true, Data: "ok"}, nil
	}
	return Result{}, fmt.Errorf("nothing does %T", what)
}
