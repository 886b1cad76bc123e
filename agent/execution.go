package agent

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
)

// A step is an action of a run, with the call that a model knows it by.
type step struct {
	action  action.Action
	call    llm.ToolCall
	tool    string          // the name of the tool, "" if a model called one that there is not
	refused *feature.Result // why there is no action
}

// ownSteps are actions that code found, and not a model.
func (r *run) ownSteps(actions ...action.Action) []step {
	steps := make([]step, len(actions))
	for i, a := range actions {
		steps[i] = step{action: a, tool: a.Tool(), call: door.Call(fmt.Sprintf("%s_%d", dialog.ID(r.message), i), a)}
	}
	return steps
}

// An execution is the doing of the steps of an intent: as one deed with one card, and
// with one reply for everything that they say.
type execution struct {
	outcome
	run    *run
	intent intent

	results []llm.Message // one for each call, for the model
	goOn    bool          // a call wants the model to be asked again
	spoken  bool          // a call says something
	words   string        // of the model's own, which it says
	failing string        // what is said if the model cannot mend a call
	rows    string        // of the last question in SQL
	foreign []passage     // what was looked up

	analyses bool // the question is for an analyst

	revision expense.Revision  // what the actions want done
	waiting  []action.Action   // those actions, as they are done after a yes
	quoted   bool              // something that they add stands only in what was passed on
	adding   []memory.Draft    // what they want added
	unsure   bool              // the person must see what is to be done first
	question *feature.Question // the first one that an action asks
	later    bool              // which is not the first action
	asking   []action.Action   // the actions that ask
}

// take adds what came of one step.
func (x *execution) take(s step, result feature.Result) {
	x.results = append(x.results, llm.Message{Role: llm.RoleTool, CallID: s.call.ID, Text: result.Data})
	x.goOn = x.goOn || result.Next == feature.Continue
	if result.Spoken {
		x.spoken, x.words = true, strings.TrimSpace(x.words+"\n"+result.Reply.Text)
		return
	}
	x.analyses = x.analyses || result.Analyses
	if result.Foreign != nil {
		x.foreign = append(x.foreign, passage{s.call.ID, *result.Foreign})
	}
	x.rows, x.failing = cmp.Or(result.Rows, x.rows), cmp.Or(x.failing, result.Otherwise)
	if result.Reply.Text == x.reply.Text {
		result.Reply.Text, result.Reply.Blocks = "", nil // two values of one expense that there is not
	}
	join(&x.reply, result.Reply)
	if result.Ask != nil {
		x.asking = append(x.asking, s.action)
		if x.question == nil {
			x.question = result.Ask
		}
	}
	if whose := x.run.env.Whose; len(whose) == 1 {
		for i := range result.Post {
			result.Post[i].Author = whose[0]
		}
	}
	wanted := result.Plan.And(expense.Revision{Add: result.Post})
	if wanted.Empty() {
		return
	}
	x.revision = x.revision.And(wanted)
	x.quoted = x.quoted || result.Quoted
	for _, e := range result.Post {
		x.adding = append(x.adding, memory.Draft{Action: len(x.waiting), Expense: memory.Expense(e)})
	}
	waits := s.action
	if result.Frozen != nil {
		x.unsure, waits = true, result.Frozen
	}
	x.waiting = append(x.waiting, waits)
}

// execute does the steps of an intent.
func (r *run) execute(ctx context.Context, i intent) (*execution, error) {
	x := &execution{run: r, intent: i, outcome: outcome{by: i.by, answers: i.answers, created: i.created}}
	if len(i.steps) > expense.MaxPerMessage {
		x.reply.Text = r.env.Texts.Error(expense.Invalid(expense.ReasonTooManyExpenses, expense.Args{"Limit": expense.MaxPerMessage}))
		return x, nil
	}
	if err := x.doAll(ctx); err != nil {
		return x, err
	}
	calls := make([]llm.ToolCall, len(i.steps))
	for n, s := range i.steps {
		calls[n] = s.call
	}
	x.steps = append([]llm.Message{{Role: llm.RoleAssistant, Calls: calls, Model: i.by}}, x.results...)
	if err := x.settle(ctx); err != nil {
		return x, err
	}
	join(&x.reply, i.reply)
	if i.asked != nil {
		x.asked = i.asked
	}
	return x, nil
}

// settle stores what the steps want done, shows it first, or asks for what they lack.
func (x *execution) settle(ctx context.Context) error {
	confirm := x.intent.confirm || x.quoted && x.run.env.FromModel
	switch {
	case x.intent.agreed != "":
		return x.commitAgreed(ctx)
	case x.question != nil && !x.unsure:
		x.ask(x.withKept(ctx), slices.Concat(x.asking, x.waiting))
	case x.revision.Empty():
	case x.unsure || (confirm || len(x.run.env.Whose) > 1) && len(x.revision.Add) > 0:
		return x.propose(ctx)
	default:
		return x.commit(ctx)
	}
	return nil
}

// ask opens a question for what the steps lack.
func (x *execution) ask(q *feature.Question, waiting []action.Action) {
	if x.run.message.Overheard && x.intent.question == nil {
		x.silent, x.reply = true, chat.Reply{} // nobody is asked about what was not said to us
		return
	}
	asked, p := x.run.ask(q, waiting)
	if x.later {
		p.Answered = confirmedIn(p.Answered)
	}
	join(&x.reply, asked)
	x.asked = p
}

// withKept is the question of a call, with what the other calls want done as soon
// as it is answered.
func (x *execution) withKept(ctx context.Context) *feature.Question {
	q, r := *x.question, x.run
	if x.revision.Empty() {
		return &q
	}
	changes, err := r.ledgers.Plan(ctx, r.env.NextDeed(), x.revision)
	if err != nil {
		return &q // it is told when it is done
	}
	q.Add(card.Kept(r.env.Card(), changes)...)
	return &q
}

// commitAgreed does what the person said yes to, exactly that or nothing: what
// was shown may not be so any more. Calls that lack a value ask for it then.
func (x *execution) commitAgreed(ctx context.Context) error {
	r := x.run
	done, err := r.ledgers.Done(ctx, r.env.NextDeed())
	if err != nil {
		return err
	}
	if len(done) == 0 { // else an earlier run of the message did it
		planned, err := r.ledgers.Plan(ctx, r.env.NextDeed(), x.revision)
		if expense.CodeOf(err) == expense.CodeInternal {
			return fmt.Errorf("plan what was agreed to: %w", err)
		}
		if err != nil || seal(planned) != x.intent.agreed {
			x.reply = r.say(text.Outdated)
			return nil
		}
	}
	if err := x.commit(ctx); err != nil || x.question == nil {
		return err
	}
	x.ask(x.question, x.asking)
	return nil
}

// seal names changes by what they change, and from what. What is added is not in
// it: it is new whenever it is added.
func seal(changes []expense.Change) string {
	h := sha256.New()
	for _, c := range changes {
		switch {
		case c.SettingsAfter != nil:
			fmt.Fprintf(h, "%+v\n%+v\n", *c.SettingsBefore, *c.SettingsAfter)
		case c.Before != nil:
			fmt.Fprintf(h, "%d at %d, undoing %d: %+v\n", c.Number, c.Before.Revision, c.Undoes, *c.After)
		case c.OfThing():
			fmt.Fprintf(h, "%s %q, undoing %d: %s → %s\n", c.Entity, c.Key, c.Undoes, c.Was, c.Is)
		}
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// doAll does the steps in their order. A setting that one of them changes
// holds for those after it. What a person answered is about the call that asked,
// which is the first; only that they said yes is about all.
func (x *execution) doAll(ctx context.Context) error {
	env := x.run.env.Copy()
	for i, s := range x.intent.steps {
		if i == 1 {
			env.Answered = confirmedIn(env.Answered)
		}
		s, result, err := x.watched(ctx, env, i, s)
		if err != nil {
			return fmt.Errorf("%s: %w", s.call.Name, err)
		}
		x.later = x.later || i > 0 && x.question == nil && result.Ask != nil
		x.take(s, result)
		settings := env.Ledger.Clone()
		for _, edit := range result.Plan.Settings {
			if edit(&settings) == nil {
				env.Ledger.Settings = settings
			}
		}
	}
	return nil
}

// doStep checks a step against the person's words, and does it.
func (x *execution) doStep(ctx context.Context, env *feature.Env, i int, s step) (step, feature.Result, error) {
	s, err := x.run.grounded(ctx, env, s)
	if err != nil {
		return s, feature.Result{}, err
	}
	result, err := x.resultOf(ctx, env, i, s)
	return s, result, err
}

// resultOf does a step, unless the person has seen what comes of it and said yes:
// then that is the result, whatever day it is and whatever the settings are by then.
func (x *execution) resultOf(ctx context.Context, env *feature.Env, i int, s step) (feature.Result, error) {
	var seen feature.Result
	for _, d := range x.intent.drafts {
		if d.Action == i {
			seen.Post = append(seen.Post, expense.Expense(d.Expense))
		}
	}
	r := x.run
	switch {
	case len(seen.Post) > 0:
		return seen, nil
	case s.refused != nil:
		return *s.refused, nil
	case passedOn(r.message):
		return r.doFromQuotes(ctx, env, s.action)
	}
	return r.doAction(ctx, env, s.action)
}

// doAction has the feature whose action it is do it.
func (a *Agent) doAction(ctx context.Context, env *feature.Env, what action.Action) (feature.Result, error) {
	for _, f := range a.features {
		if f.Do == nil {
			continue
		}
		if result, ok, err := f.Do(ctx, env, what); ok {
			return result, err
		}
	}
	return feature.Result{}, fmt.Errorf("no feature does %T", what)
}

// confirmedIn is what of earlier answers holds for every call: that the person
// said yes to them.
func confirmedIn(answered map[string]string) map[string]string {
	if yes := answered[feature.Confirmed]; yes != "" {
		return map[string]string{feature.Confirmed: yes}
	}
	return nil
}

// propose asks whether what the calls want should be done. All of it is shown;
// calls that lack a value ask for it after a yes.
func (x *execution) propose(ctx context.Context) error {
	same := x.proposedBefore()
	if same != nil {
		x.join(same)
	}
	changes, err := x.run.ledgers.Plan(ctx, x.run.env.NextDeed(), x.revision)
	if err != nil {
		return x.refuse(err)
	}
	x.run.keepFromModels(changes)
	cards, err := x.cards(ctx, changes)
	if err != nil {
		return err
	}
	before, err := x.run.ledgers.Find(ctx, x.run.env.Ledger.ID, expense.Query{Deleted: true, Limit: card.MaxAssumed})
	if err != nil {
		return fmt.Errorf("look for earlier entries: %w", err)
	}
	cards.Before = len(before)
	q := x.proposal(cards, changes)
	q.Add(filesLine(x.run.env.Files))
	x.ask(q, slices.Concat(x.waiting, x.asking))
	if x.asked == nil {
		return nil
	}
	x.asked.Drafts = x.adding
	if same != nil {
		x.asked.Sources = slices.Concat(same.Sources, x.asked.Sources)
		x.asked.Files = slices.Concat(same.Files, x.asked.Files)
	}
	if !x.revision.Additions() {
		x.asked.Shown = seal(changes)
	}
	return nil
}

// proposal asks for a yes to changes, or for whose expenses they add.
func (x *execution) proposal(cards card.Renderer, changes []expense.Change) *feature.Question {
	env := x.run.env
	p := cards.Proposed(changes)
	if len(env.Whose) < 2 {
		q := &feature.Question{Options: []feature.Option{{Label: p.Yes, Value: "yes", Style: p.Style}, {Label: p.No, Value: ""}}}
		q.Add(p.Blocks...)
		return q
	}
	q := &feature.Question{}
	for _, who := range env.Whose {
		q.Options = append(q.Options, feature.Option{Label: feature.Clean(who.Name), Value: who.ID})
	}
	q.Options = append(q.Options, feature.Option{Label: p.No, Value: ""})
	q.Add(card.AskWhose(cards, p.Lines)...)
	return q
}

// commit does what the calls of one answer want, and renders its card from what
// was stored.
func (x *execution) commit(ctx context.Context) error {
	if err := x.attach(ctx); err != nil {
		return err
	}
	changes, moved, err := x.record(ctx)
	if err == nil && moved != nil {
		x.changed, x.moved, x.reply = true, true, *moved
		return nil
	}
	if _, others := forRoom(x.run); err != nil && len(x.revision.Add) > 0 && !others {
		// Something else of the deed cannot be: what was spent is kept all the same.
		if refused := x.refuse(err); refused != nil {
			return refused
		}
		changes, err = x.run.record(ctx, x.run.env, expense.Revision{Add: x.revision.Add})
	}
	if err != nil {
		return x.refuse(err)
	}
	x.changed = len(changes) > 0
	x.run.keepFromModels(changes)
	cards, err := x.cards(ctx, changes)
	if err != nil {
		return err
	}
	receipt := cards.Done(changes)
	receipt.Amends = ofOne(changes)
	if !x.repeats() {
		twins, err := x.run.ledgers.Twins(ctx, changes)
		if err != nil {
			return fmt.Errorf("look for twins: %w", err)
		}
		receipt = card.WithTwins(x.run.env.Texts, receipt, twins)
	}
	join(&receipt, x.reply)
	x.reply = receipt
	var added []string
	for _, c := range changes {
		if c.Kind == expense.ChangeAdd {
			added = append(added, fmt.Sprintf("#%d", c.Number))
			x.created = append(x.created, c.Number)
		}
	}
	for i := range x.steps {
		if x.steps[i].Role == llm.RoleTool && x.steps[i].Text == "" && len(added) > 0 {
			x.steps[i].Text = "stored " + strings.Join(added, " ")
		}
	}
	return nil
}

// cards returns what renders changes, stored or proposed.
func (x *execution) cards(ctx context.Context, changes []expense.Change) (card.Renderer, error) {
	cards := x.run.env.Card()
	var err error
	if cards.First, err = x.firstInCurrency(ctx, changes); err != nil {
		return cards, fmt.Errorf("look for entries in the currency of the ledger: %w", err)
	}
	cards.Told = len(x.intent.drafts) > 0
	return cards, nil
}

// firstInCurrency reports whether changes add the first entries in the currency of the
// ledger, which may be only assumed.
func (x *execution) firstInCurrency(ctx context.Context, changes []expense.Change) (bool, error) {
	l := x.run.env.Ledger
	guess := l.Origins[expense.SettingCurrency]
	added := slices.ContainsFunc(changes, func(ch expense.Change) bool {
		return ch.Kind == expense.ChangeAdd && ch.After.Origins[expense.FieldCurrency] == expense.OriginDefault
	})
	if !added || guess != expense.OriginDefault && guess != expense.OriginDerived {
		return false, nil
	}
	found, err := x.run.ledgers.Find(ctx, l.ID, expense.Query{Currency: l.Currency, Deleted: true, Limit: len(changes) + 1})
	return !slices.ContainsFunc(found, func(e expense.Expense) bool { return e.SourceKey != changes[0].SourceKey }), err
}

// repeats reports whether what is added was asked for as the like of what is there.
func (x *execution) repeats() bool {
	return slices.ContainsFunc(x.intent.steps, func(s step) bool { _, ok := s.action.(action.RepeatExpense); return ok })
}

// keepFromModels keeps the message from models if changes of it give roles.
func (r *run) keepFromModels(changes []expense.Change) {
	if slices.ContainsFunc(changes, expense.Change.Grants) {
		r.env.KeepFromModels()
	}
}

// refuse adds why something cannot be done to the reply; an error that has no
// meaning for a person is returned.
func (x *execution) refuse(err error) error {
	refusal, err := feature.Refusal(x.run.env, err)
	if err == nil {
		join(&x.reply, refusal.Reply)
	}
	return err
}

// record makes the changes of a revision.
func (a *Agent) record(ctx context.Context, env *feature.Env, revision expense.Revision) ([]expense.Change, error) {
	if revision.Additions() {
		return a.ledgers.Add(ctx, env.Deed(), revision.Add)
	}
	return a.ledgers.Revise(ctx, env.Deed(), revision)
}
