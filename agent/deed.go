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
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
)

// An outcome is what came of the calls of one answer.
type outcome struct {
	reply   chat.Reply
	results []llm.Message // one for each call, for the model
	goOn    bool          // a call wants the model to be asked again
	spoken  bool          // the reply is the model's own words
	rows    string        // of the last question in SQL

	revision expense.Revision  // what the actions want done
	waiting  []action.Action   // those actions, as they are done after a yes
	quoted   bool              // something that they add stands only in what was passed on
	drafts   []memory.Draft    // what they want added
	unsure   bool              // the person must see what is to be done first
	question *feature.Question // the first one that an action asks
	asking   []action.Action   // the actions that ask
}

// take adds what came of one step.
func (o *outcome) take(s step, result feature.Result) {
	o.results = append(o.results, llm.Message{Role: llm.RoleTool, CallID: s.call.ID, Text: result.Data})
	o.goOn = o.goOn || result.Next == feature.Continue
	o.spoken = o.spoken || result.Spoken
	o.rows = cmp.Or(result.Rows, o.rows)
	if result.Reply.Text == o.reply.Text {
		result.Reply.Text = "" // two values of one expense that there is not
	}
	join(&o.reply, result.Reply)
	if result.Ask != nil {
		o.asking = append(o.asking, s.action)
		if o.question == nil {
			o.question = result.Ask
		}
	}
	wanted := result.Plan.And(expense.Revision{Add: result.Post})
	if wanted.Empty() {
		return
	}
	o.revision = o.revision.And(wanted)
	o.quoted = o.quoted || result.Quoted
	for _, e := range result.Post {
		o.drafts = append(o.drafts, memory.Draft{Action: len(o.waiting), Expense: memory.Expense(e)})
	}
	waits := s.action
	if result.Frozen != nil {
		o.unsure, waits = true, result.Frozen
	}
	o.waiting = append(o.waiting, waits)
}

// execute does the steps of one answer. What they want done is one deed with one
// card, and everything that they say becomes one reply. With confirm set nothing is
// added, and the person is asked whether it should be.
func (r *run) execute(ctx context.Context, steps []step, confirm bool) (outcome, error) {
	var out outcome
	if len(steps) > expense.MaxPerMessage {
		out.reply.Text = r.env.Texts.Error(expense.Invalid(expense.ReasonTooManyExpenses, expense.Args{"Limit": expense.MaxPerMessage}))
		return out, nil
	}
	if err := r.doAll(ctx, steps, &out); err != nil {
		return out, err
	}
	calls := make([]llm.ToolCall, len(steps))
	for i, s := range steps {
		calls[i] = s.call
	}
	r.steps = append(r.steps, llm.Message{Role: llm.RoleAssistant, Calls: calls, Model: r.readBy})
	r.steps = append(r.steps, out.results...)
	confirm = confirm || out.quoted && r.env.FromModel
	switch {
	case r.agreed != "":
		return out, r.commitAgreed(ctx, &out)
	case out.question != nil && !out.unsure:
		r.question(&out.reply, r.withKept(ctx, out), slices.Concat(out.asking, out.waiting))
	case out.revision.Empty():
	case out.unsure || confirm && len(out.revision.Add) > 0:
		return out, r.propose(ctx, &out)
	default:
		return out, r.commit(ctx, &out)
	}
	return out, nil
}

// withKept is the question of a call, with what the other calls want done as soon
// as it is answered.
func (r *run) withKept(ctx context.Context, out outcome) *feature.Question {
	q := *out.question
	if out.revision.Empty() {
		return &q
	}
	changes, err := r.ledgers.Plan(ctx, r.env.NextDeed(), out.revision)
	if err != nil {
		return &q // it is told when it is done
	}
	kept := r.env.Card().Proposed(changes).Lines
	q.Text += "\n" + r.env.Texts.Say(text.KeptUntil, text.Args{"Lines": kept})
	return &q
}

// commitAgreed does what the person said yes to, exactly that or nothing: what
// was shown may not be so any more. Calls that lack a value ask for it then.
func (r *run) commitAgreed(ctx context.Context, out *outcome) error {
	done, err := r.ledgers.Done(ctx, r.env.NextDeed())
	if err != nil {
		return err
	}
	if len(done) == 0 { // else an earlier run of the message did it
		planned, err := r.ledgers.Plan(ctx, r.env.NextDeed(), out.revision)
		if expense.CodeOf(err) == expense.CodeInternal {
			return fmt.Errorf("plan what was agreed to: %w", err)
		}
		if err != nil || seal(planned) != r.agreed {
			out.reply = r.say(text.Outdated)
			return nil
		}
	}
	if err := r.commit(ctx, out); err != nil || out.question == nil {
		return err
	}
	r.question(&out.reply, out.question, out.asking)
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
		}
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// doAll does the steps in their order. A setting that one of them changes
// holds for those after it. What a person answered is about the call that asked,
// which is the first; only that they said yes is about all.
func (r *run) doAll(ctx context.Context, steps []step, out *outcome) error {
	ledger, answered := r.env.Ledger, r.env.Answered
	for i, s := range steps {
		if i > 0 {
			r.env.Answered = confirmedIn(answered)
		}
		result, err := r.resultOf(ctx, i, s)
		if err != nil {
			return fmt.Errorf("%s: %w", s.call.Name, err)
		}
		if out.question == nil && result.Ask != nil && i > 0 {
			answered = r.env.Answered
		}
		out.take(s, result)
		settings := r.env.Ledger.Clone()
		for _, edit := range result.Plan.Settings {
			if edit(&settings) == nil {
				r.env.Ledger.Settings = settings
			}
		}
	}
	r.env.Ledger, r.env.Answered = ledger, answered
	return nil
}

// resultOf does a step, unless the person has seen what comes of it and said yes:
// then that is the result, whatever day it is and whatever the settings are by then.
func (r *run) resultOf(ctx context.Context, i int, s step) (feature.Result, error) {
	var seen feature.Result
	for _, d := range r.drafted {
		if d.Action == i {
			seen.Post = append(seen.Post, expense.Expense(d.Expense))
		}
	}
	if len(seen.Post) > 0 {
		return seen, nil
	}
	return r.do(ctx, s)
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
func (r *run) propose(ctx context.Context, out *outcome) error {
	changes, err := r.ledgers.Plan(ctx, r.env.NextDeed(), out.revision)
	if err != nil {
		return r.refuse(&out.reply, err)
	}
	proposal := r.env.Card().Proposed(changes)
	r.question(&out.reply, &feature.Question{
		Text:    proposal.Text,
		Options: []feature.Option{{Label: proposal.Yes, Value: "yes"}, {Label: proposal.No, Value: ""}},
	}, slices.Concat(out.waiting, out.asking))
	r.open.Drafts = out.drafts
	if !out.revision.Additions() {
		r.open.Shown = seal(changes)
	}
	return nil
}

// commit does what the calls of one answer want, and renders its card from what
// was stored.
func (r *run) commit(ctx context.Context, out *outcome) error {
	changes, err := r.record(ctx, out.revision)
	if err != nil && len(out.revision.Add) > 0 {
		// Something else of the deed cannot be: what was spent is kept all the same.
		if refused := r.refuse(&out.reply, err); refused != nil {
			return refused
		}
		changes, err = r.record(ctx, expense.Revision{Add: out.revision.Add})
	}
	if err != nil {
		return r.refuse(&out.reply, err)
	}
	card := r.env.Card().Done(changes)
	join(&card, out.reply)
	out.reply = card
	var added []string
	for _, c := range changes {
		if c.Kind == expense.ChangeAdd {
			added = append(added, fmt.Sprintf("#%d", c.Number))
			r.created = append(r.created, c.Number)
		}
	}
	for i := range out.results {
		if out.results[i].Text == "" && len(added) > 0 {
			out.results[i].Text = "stored " + strings.Join(added, " ")
		}
	}
	return nil
}

// refuse adds why something cannot be done to a reply; an error that has no
// meaning for a person is returned.
func (r *run) refuse(reply *chat.Reply, err error) error {
	refusal, err := feature.Refusal(r.env, err)
	if err == nil {
		join(reply, refusal.Reply)
	}
	return err
}

// record makes the changes of a revision.
func (r *run) record(ctx context.Context, revision expense.Revision) ([]expense.Change, error) {
	if revision.Additions() {
		return r.ledgers.Add(ctx, r.env.Deed(), revision.Add)
	}
	return r.ledgers.Revise(ctx, r.env.Deed(), revision)
}
