package agent

import (
	"context"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/memory"
	"chit/agent/tool"
	"chit/expense"
)

// What a choice does is in its id, see package action. After it stands the mark of
// the ledger that the card was made from, see mark.go: an id with another mark does
// nothing.

// chosen does what a choice says. Its card becomes what came of it; a tap of
// which nothing came leaves the card, and a question that is open stays open
// unless the tap answered it or asked another.
func (r *run) chosen(ctx context.Context) (chat.Reply, error) {
	r.readBy = "choice"
	reply, err := r.take(ctx)
	reply.InPlace = !reply.Notice && len(reply.Files) == 0
	return reply, err
}

func (r *run) take(ctx context.Context) (chat.Reply, error) {
	if !r.ours() {
		return r.stale(), nil
	}
	taken, ok := action.Decode(r.message.Choice)
	if !ok {
		return r.stale(), nil
	}
	switch a := taken.(type) {
	case action.SubmitForm:
		return r.handIn(ctx, a)
	case action.Answer:
		return r.chosenOption(ctx)
	case action.Undo:
		return r.perform(ctx, action.UndoChanges{Changes: &a.Changes})
	case action.Move:
		return r.chosenMove(ctx, "move", a.Changes, a.Room)
	case action.MoveBack:
		return r.chosenMove(ctx, "unmove", a.Changes, a.Room)
	case action.ForgetRule:
		return r.chosenForget(ctx, a)
	case action.ShowCategories:
		result, err := tool.ShowCategories(ctx, r.env, min(max(a.Skip, 0), expense.MaxCategoryRules))
		return result.Reply, err
	case action.ShowMonth:
		return r.perform(ctx, action.ReportPeriod{Period: a.Month, Format: a.Format})
	}
	if reply, ok, err := r.takeExpense(ctx, taken); ok {
		return reply, err
	}
	return r.takeSetting(ctx, taken)
}

// takeExpense does what a choice says of an expense.
func (r *run) takeExpense(ctx context.Context, taken action.Choice) (reply chat.Reply, ok bool, err error) {
	switch a := taken.(type) {
	case action.Edit:
		reply, err = r.perform(ctx, action.EditExpense{Number: &a.Number})
	case action.AskField:
		reply, err = r.chosenField(ctx, a)
	case action.SetSide:
		reply, err = r.chosenSide(ctx, a)
	case action.Delete:
		reply, err = r.perform(ctx, action.DeleteExpenses{Numbers: a.Numbers, Confirmed: true})
	case action.ShowCard:
		r.goBack()
		reply, err = r.chosenCard(ctx, a.Number)
	case action.AlwaysCategory:
		reply, err = r.chosenAlways(ctx, a)
	default:
		return reply, false, nil
	}
	return reply, true, err
}

// takeSetting does what a choice says of the settings.
func (r *run) takeSetting(ctx context.Context, taken action.Choice) (chat.Reply, error) {
	switch a := taken.(type) {
	case action.ShowSettings:
		r.goBack()
		return r.perform(ctx, action.ChangeSettings{})
	case action.ChangeSetting:
		r.goBack()
		return r.perform(ctx, action.ChangeSettings{Setting: a.Setting, Value: a.Value})
	case action.AskSetting:
		return r.chosenSetting(ctx, a.Setting)
	}
	return r.stale(), nil
}

// goBack drops the question for a value: whoever goes back does not answer it.
func (r *run) goBack() {
	r.own = slices.DeleteFunc(r.own, func(p *memory.Pending) bool { return p.Field == tool.FieldValue })
	r.pending = nil
}

// stale answers a tap on a choice that means nothing any more.
func (r *run) stale() chat.Reply {
	reply := r.say(text.Stale)
	reply.Notice = true
	return reply
}

// perform does what code decided.
func (r *run) perform(ctx context.Context, what action.Action) (chat.Reply, error) {
	out, err := r.execute(ctx, r.ownSteps(what), false)
	return out.reply, err
}

func (r *run) chosenOption(ctx context.Context) (chat.Reply, error) {
	for _, p := range r.own {
		if value, ok := p.Options[r.message.Choice]; ok {
			r.pending = p
			reply, _, err := r.fill(ctx, answer{args: map[string]string{p.Field: value}})
			return reply, err
		}
	}
	return r.notTheirs(), nil
}

// notTheirs answers a tap on an option of a question to somebody else, and on
// that of a question that is not open any more.
func (r *run) notTheirs() chat.Reply {
	for _, p := range r.others {
		if _, ok := p.Options[r.message.Choice]; !ok {
			continue
		}
		name := strings.Join(strings.Fields(p.Name), " ")
		if name == "" {
			name = r.env.Texts.Say(text.SomebodyElse)
		}
		reply := r.say(text.QuestionNotYours, text.Args{"Name": name})
		reply.Notice = true
		return reply
	}
	return r.stale()
}

// chosenCard shows an expense as it is.
func (r *run) chosenCard(ctx context.Context, number int64) (chat.Reply, error) {
	last, err := r.ledgers.LastOf(ctx, r.ledger.ID, number)
	if expense.CodeOf(err) == expense.CodeNotFound {
		return r.stale(), nil
	}
	if err != nil {
		return chat.Reply{}, err
	}
	return r.env.Card().Current(last[0]), nil
}

// chosenSide says that an amount was meant on the other side of the tax. A card
// whose expense has changed since does nothing.
func (r *run) chosenSide(ctx context.Context, a action.SetSide) (chat.Reply, error) {
	_, unchanged, err := r.unchanged(ctx, a.Number, a.Revision)
	if err != nil || !unchanged {
		return r.stale(), err
	}
	return r.perform(ctx, action.EditExpense{Number: &a.Number, Field: "amount_is", Value: string(a.Side)})
}

// chosenAlways makes a rule of an expense whose category was corrected. A card
// whose expense has changed since does nothing.
func (r *run) chosenAlways(ctx context.Context, a action.AlwaysCategory) (chat.Reply, error) {
	e, unchanged, err := r.unchanged(ctx, a.Number, a.Revision)
	if err != nil || !unchanged {
		return r.stale(), err
	}
	result, err := tool.Always(ctx, r.env, e)
	return result.Reply, err
}

// unchanged returns an expense, and whether it is there and as a revision left it.
func (r *run) unchanged(ctx context.Context, number, revision int64) (expense.Expense, bool, error) {
	e, err := r.ledgers.Expense(ctx, r.ledger.ID, number)
	if expense.CodeOf(err) == expense.CodeNotFound {
		return e, false, nil
	}
	return e, err == nil && e.Revision == revision, err
}

// chosenForget takes away the rule that a choice names.
func (r *run) chosenForget(ctx context.Context, a action.ForgetRule) (chat.Reply, error) {
	for _, rule := range r.ledger.CategoryRules {
		if action.RuleHash(rule.Words) == a.Hash {
			return r.perform(ctx, action.ChangeSettings{Setting: tool.ForgetCategoryRule, Words: rule.Words})
		}
	}
	return r.stale(), nil
}

// chosenField asks for a new value of one field of an expense.
func (r *run) chosenField(ctx context.Context, a action.AskField) (chat.Reply, error) {
	e, err := r.ledgers.Expense(ctx, r.ledger.ID, a.Number)
	if expense.CodeOf(err) == expense.CodeNotFound || err == nil && !r.env.Texts.HasOf(text.FamilyFix, a.Field) {
		return r.stale(), nil
	}
	if err != nil {
		return chat.Reply{}, err
	}
	if err := r.env.Allowed(e); err != nil {
		refusal, err := tool.Refusal(r.env, err)
		return refusal.Reply, err
	}
	reply := chat.Reply{}
	r.question(&reply, &tool.Question{
		Text: r.env.Texts.SayOf(text.FamilyFix, a.Field, text.Args{"Line": r.env.Card().Line(e)}), Field: tool.FieldValue,
	}, []action.Action{action.EditExpense{Number: &a.Number, Field: a.Field}})
	reply.Expenses = []expense.Expense{e}
	reply.Choices = append(reply.Choices, tool.Back(r.env.Texts, a.Number))
	return reply, nil
}

// chosenSetting asks for a value of a setting.
func (r *run) chosenSetting(_ context.Context, setting string) (chat.Reply, error) {
	q, ok := tool.AskSetting(r.env, setting)
	if !ok {
		return r.stale(), nil
	}
	var reply chat.Reply
	r.question(&reply, q, []action.Action{action.ChangeSettings{Setting: setting}})
	reply.Choices = append(reply.Choices, chat.Choice{ID: action.Encode(action.ShowSettings{}), Label: r.env.Texts.Say(text.ChoiceBack)})
	return reply, nil
}
