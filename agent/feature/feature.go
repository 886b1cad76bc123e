// Package feature holds what the bot's capabilities have in common. Each capability is a
// folder below: its tools for a model, what it does, and the taps on its cards. A line in
// the agent's list of features adds it.
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
	"chit/expense/fact"
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
	// Do does an action. It reports false for an action of another feature.
	Do func(context.Context, *Env, action.Action) (Result, bool, error)
	// Take answers a tap. It reports false for a choice of another feature. It is nil if
	// the feature has no choices.
	Take func(context.Context, *Env, action.Choice) (Result, bool, error)
}

// An Asker answers questions in SQL about one ledger. Package db implements it.
type Asker interface {
	// Ask runs a SELECT on a copy of a ledger. A SELECT that is not allowed, or fails,
	// is an [expense.QueryError].
	Ask(ctx context.Context, ledger expense.LedgerID, question string) (expense.Table, error)
}

// Next says how a run goes on after an action.
type Next int

// The ways to go on. An action ends the run unless it says otherwise.
const (
	Done     Next = iota // the reply is the answer
	Continue             // the model is told Data and asked again
	Ask                  // the run ends with a question
)

// A Result is what came of an action or a tap.
type Result struct {
	Next  Next
	Data  string            // for the model, if the run goes on, and in later turns
	Reply chat.Reply        // for the person, rendered by code
	Post  []expense.Expense // to be stored
	Plan  expense.Revision  // other changes; Post and Plan of all calls in one answer are one deed with one card
	Ask   *Question
	// Frozen is set if the person must first see what would be done: it is the
	// action that their yes runs, whatever the ledger holds by then.
	Frozen action.Action
	// Rows are the result of a SELECT, rendered by code. Those of the last SELECT
	// of a run are shown above its reply.
	Rows string
	// Spoken is set if the reply's text is the model's own. It is said only if it
	// claims nothing that did not happen.
	Spoken bool
	// Otherwise is said if a model that is asked again cannot mend its call.
	Otherwise string
	// Quoted is set if what is to be stored rests on [Env.Quotes].
	Quoted bool
	// Analyses is set if the question is for an analyst, who goes on in place of the model.
	Analyses bool
	// Foreign is what somebody outside wrote, nil for nothing. After it a model may look at
	// things and speak, but do nothing more.
	Foreign *Foreign

	// The rest is for taps only.

	// Then is what the tap asks for.
	Then action.Action
	// Waits is the action that the answer to Ask completes.
	Waits action.Action
	// Changed is set if the tap has changed the ledger already.
	Changed bool
	// Back is set if the tap leaves the question for a value without answering it.
	Back bool
}

// A Foreign is a text from outside. It supports what a model says in this run, with its
// source beside it, and nothing else.
type Foreign struct {
	Told    string // what the model is told of it, in place of Data and in this run alone
	Text    string // what its words may rest on
	Source  string // said below them
	Instead string // said if the model says nothing that may be said
}

// Stopped returns the result that stopped an action, or none if stop is nil because an
// error did.
func Stopped(stop *Result) Result {
	if stop == nil {
		return Result{}
	}
	return *stop
}

// FieldValue is the argument with the new value of a field or a setting, whichever it is.
const FieldValue = "value"

// Confirmed is the argument that a yes fills in.
const Confirmed = "confirmed"

// A Question asks a person for what an action lacks.
type Question struct {
	Text    string
	Blocks  []chat.Block // the parts of Text, as of a reply; none for plain words
	Field   string       // the argument that the answer fills in; "" for a yes or no
	Options []Option     // shown as choices
	// Quiet is set if choices of the reply are the usual answers. The person may type one,
	// but is not expected to, and is not reminded of it.
	Quiet bool
}

// Add puts blocks below what the question says.
func (q *Question) Add(all ...chat.Block) {
	r := chat.Reply{Text: q.Text, Blocks: q.Blocks}
	r.Add(all...)
	q.Text, q.Blocks = r.Text, r.Blocks
}

// An Option is an answer that can be given with one tap.
type Option struct {
	Label string
	Value string
	Style chat.Style
}

// MaxCurrencies is how many currencies are offered, of those that share a name the most used.
const MaxCurrencies = 5

// CurrencyOptions offers currencies that share a name.
func CurrencyOptions(among []expense.Currency) []Option {
	var options []Option
	for _, c := range among[:min(len(among), MaxCurrencies)] {
		options = append(options, Option{Label: string(c), Value: string(c)})
	}
	return options
}

// An Env is what features may use in one run.
type Env struct {
	Ledgers *expense.Service
	Asker   Asker // nil if there is no SQL
	Ledger  expense.Ledger
	Message chat.Message
	Texts   *text.Catalogue
	Now     time.Time
	Written time.Time // when the words were written, if before Now; "yesterday" is the day before it

	// About are the expenses on the card that the message answers.
	About []int64
	// Digressed is set if the person spoke of something else since their last deed, so that
	// "the last one" may be another one for them.
	Digressed bool
	// Sources are the texts that a value may come from: the message, and those that
	// it continues.
	Sources []string
	// Quotes are the texts that were passed on with them. Only values of an expense to
	// be added may come from there.
	Quotes []string
	// Whose are those whose the expenses to be added may be, because somebody else wrote of
	// them than has them logged. Which of several is asked. None are the sender's.
	Whose []expense.Person
	// Remarks are what the person said some time ago. An amount that stands there may be
	// asked about, and a model may speak of it; nothing else comes from them.
	Remarks []string
	// Answered are the arguments that the person gave in answer to a question. They
	// count as written.
	Answered map[string]string

	// Files are those that came with the message, and with those that it continues. Fetch
	// gets them.
	Files []chat.FileRef
	Fetch chat.Fetcher

	// Guard protects what the run writes. It is nil if nobody else can be working on
	// the message.
	Guard expense.Guard

	// FromModel is set if the actions come from a language model.
	FromModel bool
	// Unshown is set if not all that features find is shown to the person.
	Unshown bool
	// Unwilled is set if a model's calls run again, because somebody answered what they
	// lacked or said yes. Whether that agrees to what they change, the run finds out.
	Unwilled bool

	read *reading // the last evidence

	shared *shared
}

// What is shared by an environment and its copies, which are of the same run.
type shared struct {
	lexed texts
	deeds int        // so far, for their source keys
	told  bool       // the model was told once what is wrong
	kept  bool       // from models
	filed bool       // what becomes of the files is decided
	facts fact.Facts // nil until they are read
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

// Repairable reports whether the model that asked for an action may be told what is wrong
// with it. It gets one chance in a run to do better.
func (e *Env) Repairable() bool { return e.FromModel && !e.run().told }

// Repair uses up that chance.
func (e *Env) Repair() { e.run().told = true }

// KeepFromModels keeps the message and its reply from what models are told in later runs.
// Who has which role is no business of theirs.
func (e *Env) KeepFromModels() { e.run().kept = true }

// KeptFromModels reports whether the message and its reply are kept from models.
func (e *Env) KeptFromModels() bool { return e.run().kept }

// UseFiles notes that the files of the run are taken care of.
func (e *Env) UseFiles() { e.run().filed = true }

// HasFiles reports whether the run has files of which nobody has taken care.
func (e *Env) HasFiles() bool { return len(e.Files) > 0 && !e.run().filed }

// Today returns the person's day.
func (e *Env) Today() expense.Date { return e.Ledger.Today(e.Now) }

// WrittenAt returns when the person's words were written, which is what they are relative to.
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

// Deed returns the next deed of this run. Its source key is made of the message and a
// count of deeds, so that a second run of the message finds it done.
func (e *Env) Deed() expense.Deed {
	e.run().deeds++
	return e.deed(e.shared.deeds)
}

// NextDeed returns the deed that Deed will return, without using it up.
func (e *Env) NextDeed() expense.Deed { return e.deed(e.run().deeds + 1) }

func (e *Env) deed(op int) expense.Deed {
	return expense.Deed{
		Ledger: e.Ledger, By: e.Message.Sender.Person, At: e.Now,
		SourceKey: fmt.Sprintf("%s/%d", e.Message.SourceKey(), op), Guard: e.Guard,
	}
}

// Plan returns the result of an action that changes what is stored. It fails if the
// change is impossible, so that each action is told so by itself, unless an earlier run
// of the message made the change.
func (e *Env) Plan(ctx context.Context, r expense.Revision) (Result, error) {
	deed := e.NextDeed()
	done, err := e.Ledgers.Done(ctx, deed)
	if err == nil && len(done) == 0 {
		_, err = e.Ledgers.Plan(ctx, deed, r)
	}
	return Result{Plan: r, Data: "ok"}, err
}

// PlanSettings returns the result of an action that changes settings.
func (e *Env) PlanSettings(ctx context.Context, a action.ChangeSettings, edit func(*expense.Settings) error) (Result, error) {
	planned, err := e.Plan(ctx, expense.Revision{Settings: []func(*expense.Settings) error{edit}})
	if err != nil {
		return Refusal(e, err)
	}
	return e.ShownFirst(planned, a), nil
}

// Modelled reports whether the actions are a model's. The rules read by themselves what
// a person plainly wishes, so a deed that only a model found may come from any text that
// it was shown. Such a deed may add what was said; everything else is shown first.
func (e *Env) Modelled() bool { return e.FromModel || e.Unwilled }

// ShownFirst freezes an action if it is a model's, so that a yes runs exactly that.
func (e *Env) ShownFirst(planned Result, frozen action.Action) Result {
	if e.Modelled() && planned.Frozen == nil {
		planned.Frozen = frozen
	}
	return planned
}

// Allowed returns an error with a sentence if this person may not change an expense.
func (e *Env) Allowed(ctx context.Context, one expense.Expense) error {
	return e.Ledgers.Allowed(ctx, e.NextDeed(), one)
}

// Parsing returns the options for reading this person's texts.
func (e *Env) Parsing() parse.Options {
	return parse.Options{
		Today: e.Ledger.Today(e.WrittenAt()), Language: e.Ledger.Language, Region: e.Ledger.Region, Currency: e.Ledger.Currency,
	}
}
