// Package agent turns a person's message into a reply.
//
// A run tries, in this order: a choice that the person tapped, the answer to an
// open question, the rules, and a language model. The first two and a message
// that the rules understand completely need no model. Whoever decides, what
// happens is an action, see package action, and its feature checks it against what
// the person wrote. Only package door speaks JSON with a model.
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
	"errors"
	"fmt"
	"log/slog"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"

	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/agent/secret"
	"chit/expense"
	"chit/expense/parse"
)

// MaxText is how many characters of a message are read. A longer one is refused
// with a sentence.
const MaxText = 4000

// Limits of one run.
const (
	maxCalls      = 5                // of the model
	stepTime      = 20 * time.Second // for one of them
	runTime       = 45 * time.Second // for all of them
	historyTurns  = 8
	historyTokens = 1000
)

// Config is what an agent needs. Model may be nil: then the rules answer all.
type Config struct {
	Ledgers *expense.Service
	Asker   feature.Asker // nil if questions in SQL cannot be asked
	Memory  memory.Store
	Model   llm.Model
	Now     func() time.Time
	Log     *slog.Logger

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
	tools    []*door.Tool
	specs    func() []llm.ToolSpec // for the first request of a run
	full     func() []llm.ToolSpec // for the others
	now      func() time.Time
	log      *slog.Logger
	guard    expense.Guard
	keeps    bool

	defaults chat.Sender
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
	a := &Agent{ledgers: c.Ledgers, asker: c.Asker, memory: c.Memory, model: c.Model, features: c.Features, now: c.Now, log: c.Log, defaults: c.Defaults}
	if a.features == nil {
		a.features = Features()
	}
	a.rules, a.tools = rules.New(phrasesOf(a.features)...), toolsOf(a.features)
	a.specs, a.full = specs(a.tools, (*door.Tool).Spec), specs(a.tools, (*door.Tool).Full)
	if a.log == nil {
		a.log = slog.New(slog.DiscardHandler)
	}
	return a
}

// Handle answers m. See [chat.Handler].
func (a *Agent) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) {
	// The inbox withholds already what it is given; what it has from an earlier
	// version, and what comes past it, is read here for the first time.
	r, err := a.begin(ctx, secret.Withhold(m))
	switch {
	case err != nil:
		return chat.Reply{}, fmt.Errorf("open the conversation: %w", err)
	case r == nil:
		return chat.Reply{}, nil
	}
	reply, err := r.answer(ctx)
	if err != nil {
		return chat.Reply{}, fmt.Errorf("answer %s: %w", r.message.SourceKey(), err)
	}
	return r.conclude(ctx, reply)
}

// conclude remembers the turn that ends with reply.
func (r *run) conclude(ctx context.Context, reply chat.Reply) (chat.Reply, error) {
	if r.done == nil {
		reply = card.Bounded(r.env.Texts, r.inRoom(reply))
		reply.Choices = marked(reply.Choices, r.ledger.ID)
	}
	if err := r.remember(ctx, reply); err != nil {
		return chat.Reply{}, fmt.Errorf("remember %s: %w", r.message.SourceKey(), err)
	}
	return r.shown(reply), nil
}

// shown gives the expenses of a reply the names that their categories have in
// the ledger: what a program reads is what a person reads.
func (r *run) shown(reply chat.Reply) chat.Reply {
	for i, e := range reply.Expenses {
		reply.Expenses[i] = r.ledger.Shown(e)
	}
	return reply
}

// begin gathers what a run needs. It is nil for what somebody edits in a group
// that was not said to us: nobody brings us to work there by that.
func (a *Agent) begin(ctx context.Context, m chat.Message) (*run, error) {
	now := m.At
	if now.IsZero() {
		now = a.now()
	}
	original, err := a.original(ctx, m)
	if err != nil || m.Edits != "" && original == nil && !m.Direct {
		return nil, err
	}
	initial := a.newLedger(m, now)
	ledger, err := a.ledgers.Open(ctx, initial)
	if err != nil {
		return nil, err
	}
	r := &run{Agent: a, message: m, ledger: ledger, original: original, tooLong: length(m) > MaxText}
	if r.done, err = a.answeredBefore(ctx, m); err != nil || r.done != nil {
		return r, err
	}
	if r.ledger, err = a.withZone(ctx, m, ledger, initial); err != nil {
		return nil, err
	}
	if err := r.openDialog(ctx); err != nil {
		return nil, err
	}
	about, known, err := a.about(ctx, m)
	if err != nil {
		return nil, err
	}
	r.known = known
	r.env = r.environment(now)
	r.env.About, r.env.Quotes, r.env.Written = about, m.Passed(), writtenAt(m.Text, m.Quotes, now)
	if r.original != nil && blank(m) {
		r.env.Texts = text.In(r.original.Language)
	}
	return r, nil
}

// withZone returns a ledger with the time zone of its people: when the first of them
// spoke, the platform may not have told it yet. A tap is about what a card shows,
// and changes nothing else.
func (a *Agent) withZone(ctx context.Context, m chat.Message, l, initial expense.Ledger) (expense.Ledger, error) {
	known := initial.Origins[expense.SettingZone] == expense.OriginLearned
	if !known || m.Choice != "" || l.Origins[expense.SettingZone] != expense.OriginDefault {
		return l, nil
	}
	deed := expense.Deed{Ledger: l, At: initial.CreatedAt, SourceKey: m.SourceKey() + "/zone", Guard: a.guard}
	return a.ledgers.LearnZone(ctx, deed, initial.Zone)
}

// answeredBefore returns the reply that a message got the first time: platforms
// deliver again what they are not sure has arrived.
func (a *Agent) answeredBefore(ctx context.Context, m chat.Message) (*chat.Reply, error) {
	t, ok, err := a.memory.Turn(ctx, m.Conversation, m.ID)
	if err != nil || !ok {
		return nil, err
	}
	reply := chat.Reply{Text: t.Reply, Choices: t.Choices, InPlace: t.InPlace, Notice: t.Notice}
	for _, n := range t.Numbers {
		e, err := a.ledgers.Expense(ctx, m.Ledger, n)
		if err != nil {
			return nil, err
		}
		reply.Expenses = append(reply.Expenses, e)
	}
	return &reply, nil
}

// NewLedger is what the ledger of a message begins with: what the sender's platform tells of
// them, and defaults for the rest. The ledger of a group that nobody owns yet belongs
// to them, too, unless they are a guest there.
func NewLedger(m chat.Message, now time.Time) expense.Ledger {
	s := expense.DefaultSettings()
	if _, ok := expense.LookupCurrency(string(m.Sender.Currency)); ok {
		s.Currency, s.Origins[expense.SettingCurrency] = m.Sender.Currency, expense.OriginDerived
	}
	if zone := m.Sender.Zone; zone != "" {
		if _, err := time.LoadLocation(zone); err == nil && zone != "Local" {
			s.Zone = zone
			s.Origins[expense.SettingZone] = expense.OriginLearned
		}
	}
	s.Language, s.Region = text.Spoken(m.Sender.Language), m.Sender.Region
	owner := m.Sender.Person
	if !m.Direct && m.Sender.Outsider {
		owner = expense.Person{}
	}
	return expense.Ledger{ID: m.Ledger, Owner: owner, Settings: s, CreatedAt: now.UTC().Truncate(time.Microsecond)}
}

// newLedger is a ledger of which the operator's guess is taken for what the platform
// does not tell. A zone that is only assumed may still be told later.
func (a *Agent) newLedger(m chat.Message, now time.Time) expense.Ledger {
	l := NewLedger(m, now)
	if _, ok := expense.LookupCurrency(string(a.defaults.Currency)); ok && l.Origins[expense.SettingCurrency] == expense.OriginDefault {
		l.Currency, l.Origins[expense.SettingCurrency] = a.defaults.Currency, expense.OriginDerived
	}
	if l.Origins[expense.SettingZone] == expense.OriginDefault && a.defaults.Zone != "" {
		l.Zone = a.defaults.Zone
	}
	if m.Sender.Language != "" {
		return l
	}
	if a.defaults.Language != "" {
		l.Language = text.Spoken(a.defaults.Language)
	}
	if m.Sender.Region == "" {
		l.Region = a.defaults.Region
	}
	return l
}

// language is the one in which the message is answered: its own, that of the
// ledger when the message does not show one.
func (r *run) language(e *feature.Env) string {
	words := substance(r.message.Text, r.message.Quotes)
	said := e.Source(words)
	if _, rest, ok := rules.Slash(strings.TrimSpace(words)); ok {
		words, said = rest, said.Part(rest) // commands have the same names in every language
	}
	if r.ledger.Language == "zh" && latin.MatchString(words) && !strings.ContainsFunc(words, isHan) {
		return "en" // nobody writes Chinese without a Chinese character
	}
	if l := said.Language(); slices.Contains(text.Languages, l) {
		return l
	}
	return r.ledger.Language
}

// latin finds a word of the Latin alphabet that is none of the abbreviations
// which stand in Chinese text too.
var latin = regexp.MustCompile(`[a-z]{2,}`)

func isHan(c rune) bool { return unicode.Is(unicode.Han, c) }

// answer finds out what the person wants and does it.
func (r *run) answer(ctx context.Context) (chat.Reply, error) {
	m := &r.message
	switch {
	case r.done != nil:
		return *r.done, nil
	case m.Withheld != "" && m.Overheard:
		r.silence()
		return chat.Reply{}, nil
	case m.Withheld != "":
		return r.reminded(chat.Reply{Text: r.env.Texts.SayOf(text.FamilyWithheld, string(m.Withheld))}), nil
	case m.Edits != "":
		return r.corrected(ctx)
	case m.Choice != "":
		return r.chosen(ctx)
	case m.Overheard && (parse.Normalize(m.Text) == "" || r.tooLong):
		r.silence()
		return chat.Reply{}, nil
	case blank(*m):
		return r.say(text.Empty), nil
	case r.tooLong:
		return r.say(text.TooLong, text.Args{"Limit": MaxText}), nil
	}
	if r.dialog.Newest() == nil {
		return r.understand(ctx)
	}
	if passedOn(*m) { // it answers nothing, and overtakes nothing
		reply, err := r.understand(ctx)
		return r.reminded(reply), err
	}
	reply, answered, err := r.answered(ctx)
	if !answered && err == nil {
		reply, err = r.understand(ctx)
		r.overtaken(reply)
	}
	return r.reminded(reply), err
}

// understand reads a message that stands on its own.
func (r *run) understand(ctx context.Context) (chat.Reply, error) {
	if passedOn(r.message) {
		return r.fromQuotes(ctx)
	}
	reading := r.reading(ctx)
	if r.evades(reading) {
		return r.askAgain(r.dialog.Newest()), nil
	}
	if (reading.Complete && r.correcting == nil) || r.model == nil {
		return r.act(ctx, reading)
	}
	return r.consult(ctx)
}

// consult has the model answer, and the rules when it is away.
func (r *run) consult(ctx context.Context) (chat.Reply, error) {
	reply, err := r.ask(ctx)
	if errors.Is(err, llm.ErrUnavailable) && ctx.Err() == nil {
		return r.unavailable(ctx, err)
	}
	return reply, err
}

// unavailable lets the rules answer a message whose model is away, or has it kept.
// They read it again, so that no reading is held while a model thinks.
func (r *run) unavailable(ctx context.Context, err error) (chat.Reply, error) {
	r.env.FromModel = false
	reading := r.reading(ctx)
	r.log.WarnContext(ctx, "the model is unavailable, the rules answer", "model", r.model.Name(), "error", err)
	if r.keeps && (len(reading.Actions) == 0 || r.correcting != nil) && reading.Err == nil && !errors.Is(err, errNoAnswer) {
		later := &chat.LaterError{Err: err}
		if !r.message.Overheard {
			later.Reply = r.say(text.ModelAwayKept)
		}
		return chat.Reply{}, later
	}
	reply, err := r.withoutModel(ctx, reading)
	if len(reading.Actions) > 0 && r.correcting == nil {
		reply.Text += "\n" + r.env.Texts.Say(text.ModelAwayNote)
	}
	return reply, err
}

func (r *run) say(key text.Key, args ...text.Args) chat.Reply {
	return chat.Reply{Text: r.env.Texts.Say(key, args...)}
}
