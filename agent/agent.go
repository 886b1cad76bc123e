// Package agent turns a person's message into a reply.
//
// The work on one message is a run of five steps, see [Agent.Handle]: what there is to
// know is loaded, an intent is decided on, it is done, what came of it is put into a
// reply, and the turn is kept. To decide, a run tries in this order: a choice that the
// person tapped, the answer to an open question, the rules, and a language model. The
// first two and a message that the rules understand completely need no model. Whoever
// decides, what happens is an action, see package action, and its feature checks it
// against what the person wrote. Only package door speaks JSON with a model.
//
// The model proposes and code decides: receipts and reports are rendered from
// stored rows, amounts must occur in the person's words, dates are read here.
// What a model says in its own words is said only if it claims nothing that did
// not happen, see speech.go.
//
// The agent keeps nothing between runs but what it gives to a [memory.Store], so
// any number of them can serve the same conversations.
package agent

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"chit/agent/chat"
	"chit/agent/feature"
	"chit/agent/feature/reference"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/agent/secret"
	"chit/expense"
)

// MaxText is how many characters of a message are read. A longer one is refused
// with a sentence.
const MaxText = 4000

// Limits of one run.
const (
	maxCalls      = 5                // of the model
	maxLooks      = 8                // of the model more, to analyse
	stepTime      = 20 * time.Second // for one of them
	analysisTime  = 30 * time.Second // for those that analyse
	runTime       = 45 * time.Second // for all of them
	historyTurns  = 8
	historyTokens = 1000

	rememberedTurns = 32 // among which remarks are looked for
)

// Config is what an agent needs. Model may be nil: then the rules answer all.
type Config struct {
	Ledgers *expense.Service
	Asker   feature.Asker // nil if questions in SQL cannot be asked
	Memory  memory.Store
	Model   llm.Model
	Now     func() time.Time
	Log     *slog.Logger
	Files   chat.Fetcher // nil if no message has files

	// Reference is where a model looks up what no ledger knows. It is nil if nothing leaves
	// for that; then a model hears of no such tool.
	Reference reference.Fetcher

	// Introduces is set if the first reply to somebody shows what else they can write.
	// Whoever reads replies with a program does without.
	Introduces bool

	// Watcher is told what is done, if it is not nil.
	Watcher Watcher

	// Features are what the bot can do, [Features] if nil.
	Features []feature.Feature

	// Defaults are what ledgers begin with where the platform tells nothing of
	// their people: what the operator set, or the server's own locale and zone.
	// What is empty is not known.
	Defaults chat.Sender
}

// An Agent answers messages. It implements [chat.Handler] and is safe for
// concurrent use by different conversations.
type Agent struct {
	ledgers  *expense.Service
	asker    feature.Asker
	memory   memory.Store
	model    llm.Model
	features []feature.Feature
	rules    *rules.Reader
	keeping  duty // to find out what a message wants done
	looking  duty // to answer a question that needs several looks
	now      func() time.Time
	log      *slog.Logger
	files    chat.Fetcher
	guard    expense.Guard
	keeps    bool
	watcher  Watcher

	defaults   chat.Sender
	introduces bool
}

// Fenced returns the agent for one run that somebody else may have to repeat: it
// writes to the ledger while the fence stands, asks model, and leaves its turn to
// m. With keeps a message that needs the model while the model is away is a
// [chat.LaterError]. The rest it shares with a.
func (a *Agent) Fenced(f expense.Guard, m memory.Store, model llm.Model, keeps bool) *Agent {
	b := *a
	b.guard, b.memory, b.model, b.keeps = f, m, model, keeps
	return &b
}

// New returns an agent.
func New(c Config) *Agent {
	a := &Agent{ledgers: c.Ledgers, asker: c.Asker, memory: c.Memory, model: c.Model, features: c.Features, now: c.Now, log: c.Log, files: c.Files, watcher: c.Watcher, defaults: c.Defaults, introduces: c.Introduces}
	if a.features == nil {
		a.features = Features()
	}
	if c.Reference != nil {
		a.features = append(slices.Clone(a.features), reference.New(c.Reference))
	}
	a.rules = rules.New(phrasesOf(a.features)...)
	a.keeping = newDuty(keepersPrompt, toolsOf(a.features), maxCalls, runTime)
	a.looking = newDuty(analystsPrompt, analystsTools(a.keeping.tools), maxLooks, analysisTime)
	a.looking.specs = a.looking.full
	if a.files == nil {
		a.files = chat.Fetchers{}
	}
	if a.log == nil {
		a.log = slog.New(slog.DiscardHandler)
	}
	return a
}

// Handle answers m. See [chat.Handler].
func (a *Agent) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) {
	// The inbox withholds already what it is given; what it has from an earlier
	// version, and what comes past it, is read here for the first time.
	in, err := a.load(ctx, secret.Withhold(m))
	switch {
	case err != nil:
		return chat.Reply{}, fmt.Errorf("open the conversation: %w", err)
	case in == nil:
		return chat.Reply{}, nil
	case in.done != nil:
		return in.named(*in.done), nil
	}
	r := &run{a, in}
	i, err := r.decide(ctx)
	if err != nil {
		return chat.Reply{}, fmt.Errorf("understand %s: %w", m.SourceKey(), err)
	}
	out, err := r.do(ctx, i)
	if err != nil {
		return chat.Reply{}, fmt.Errorf("answer %s: %w", m.SourceKey(), err)
	}
	reply := r.reply(i, out)
	if err := r.keep(ctx, out, reply); err != nil {
		return chat.Reply{}, fmt.Errorf("remember %s: %w", m.SourceKey(), err)
	}
	r.handled(ctx, i, out)
	return in.named(reply), nil
}
