package expenses

import (
	"cmp"
	"context"
	"slices"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/expense"
)

func edit(ctx context.Context, env *feature.Env, a action.EditExpense) (feature.Result, error) {
	if len(a.Numbers) > 0 {
		return editAll(ctx, env, a)
	}
	if a.Field == action.FieldDeleted && a.Number == nil && len(env.About) == 0 {
		return restoreOne(ctx, env, a)
	}
	if stop, err := whichIsWrong(ctx, env, a); stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	e, stop, err := target(ctx, env, a.Number, a.Match)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	if err := env.Allowed(ctx, e); err != nil {
		return feature.Refusal(env, err)
	}
	if a.Field == action.FieldDeleted {
		return restore(ctx, env, e.Number)
	}
	if a.Field == action.FieldName {
		return whichName(env, e, a), nil
	}
	if asksFor(a) && !env.Modelled() && env.Texts.HasOf(text.FamilyFix, a.Field) {
		return askField(ctx, env, action.AskField{Number: e.Number, Field: a.Field})
	}
	b := newBuilder(env)
	correction, stop := b.correction(a, e)
	if stop != nil {
		return *stop, nil
	}
	planned, err := env.Plan(ctx, expense.Revision{Edit: []expense.Correction{correction}})
	if err != nil {
		return b.refuse(err)
	}
	return env.ShownFirst(planned, action.EditExpense{Number: &e.Number, Field: a.Field, Value: a.Value, Side: a.Side, Line: a.Line}), nil
}

// correction returns what an edit makes of an expense, or what has to be said or asked first.
func (b *builder) correction(a action.EditExpense, e expense.Expense) (expense.Correction, *feature.Result) {
	patch := b.patch(a, e)
	stop := b.stop
	switch {
	case stop != nil:
		asValue(stop, a)
	case b.lacksLine(patch, e):
		stop = b.whichLine(patch, e)
	case !patch.any():
		stop = b.whatToEdit(e)
	}
	return expense.Correction{Number: e.Number, Apply: patch.apply}, stop
}

// asValue makes the answer to a question fill in the new value of an edit of one field,
// rather than an argument named like the field.
func asValue(r *feature.Result, a action.EditExpense) {
	if r.Ask != nil && a.Field != "" {
		r.Ask.Field = feature.FieldValue
	}
}

// restoreOne restores the deleted expense that an edit names, or else the last one.
func restoreOne(ctx context.Context, e *feature.Env, a action.EditExpense) (feature.Result, error) {
	if a.Match == "" {
		return restoreLast(ctx, e)
	}
	named, ok, err := Named(ctx, e, a, a.Match)
	if err != nil {
		return feature.Result{}, err
	}
	if a, restores := named.(action.EditExpense); ok && restores {
		return restore(ctx, e, *a.Number)
	}
	stop, err := noneLike(ctx, e, a.Match)
	return feature.Stopped(stop), err
}

// restoreLast restores what this person's last deed deleted, all of it, or else what was deleted last.
// Directly behind an undo it does again what that took back, unless that was to delete.
func restoreLast(ctx context.Context, e *feature.Env) (feature.Result, error) {
	if !e.Modelled() {
		undone, err := undoneLast(ctx, e)
		if err != nil {
			return feature.Result{}, err
		}
		if len(undone) > 0 && !slices.ContainsFunc(undone, deletesAgain) {
			return takeBack(ctx, e, action.UndoChanges{Redo: true})
		}
	}
	changes, err := e.Ledgers.Changes(ctx, e.Ledger.ID, expense.ChangeQuery{Actor: e.Message.Sender.ID, Limit: expense.MaxPerMessage})
	if err != nil {
		return feature.Result{}, err
	}
	last := slices.IndexFunc(changes, deleted)
	if last < 0 {
		return feature.Result{Reply: chat.Reply{Text: e.Texts.Say(text.NothingToRestore)}, Data: "nothing"}, nil
	}
	numbers := []int64{changes[last].Number}
	for _, c := range changes[last+1:] {
		if last == 0 && deleted(c) && c.SourceKey == changes[last].SourceKey && !slices.Contains(numbers, c.Number) {
			numbers = append(numbers, c.Number)
		}
	}
	if len(numbers) == 1 || e.Modelled() {
		return restore(ctx, e, numbers[0])
	}
	planned, err := e.Plan(ctx, expense.Revision{Restore: numbers})
	if err != nil {
		return feature.Refusal(e, err)
	}
	return planned, nil
}

// deleted reports whether an entry was gone after a change.
func deleted(c expense.Change) bool { return c.After != nil && c.After.Deleted }

// restore restores a deleted expense.
func restore(ctx context.Context, e *feature.Env, number int64) (feature.Result, error) {
	planned, err := e.Plan(ctx, expense.Revision{Restore: []int64{number}})
	if err != nil {
		return feature.Refusal(e, err)
	}
	return e.ShownFirst(planned, action.EditExpense{Number: &number, Field: action.FieldDeleted}), nil
}

// A patch is what an edit changes. A nil or zero field stays as it is.
type patch struct {
	kind     expense.Kind
	words    expense.Expense
	figures  expense.Figures
	currency expense.Currency
	side     expense.Side
	hasDate  bool
	lines    []expense.TaxLine // all of them
	line     int               // the one that figures are of, from 1
	reason   expense.TaxReason // of a rate of zero in figures
}

func (b *builder) patch(a action.EditExpense, e expense.Expense) patch {
	p := patch{words: expense.Expense{Origins: expense.Origins{}}, side: a.Side, line: a.Line, reason: a.Value.Reason}
	if len(a.Value.Kinds) == 1 {
		p.kind = a.Value.Kinds[0]
	}
	a.Value = door.Rounded(a.Value, cmp.Or(a.Value.Currency, e.Currency))
	a.Value.Amount = countedAgain(a.Value.Amount, e)
	p.figures = b.figures(a.Value, expense.Origins{})
	p.words.Sum = arithmeticOf(a.Value)
	b.currency(&p.words, a.Value)
	if p.words.Origins[expense.FieldCurrency] == expense.OriginSaid {
		p.currency = p.words.Currency
	}
	p.lines = bare(b.taxLines(a.Value, cmp.Or(p.currency, e.Currency)))
	b.words(&p.words, a.Value)
	if p.words.Origins[expense.FieldCategory] != expense.OriginSaid && a.Value.Category == "" && e.Category != "" {
		p.words.Category = "" // a new description does not move a category that somebody chose
	}
	if a.Value.Description == "" {
		p.words.Description = ""
	}
	if a.Value.Date != nil {
		b.date(&p.words, a.Value.Date)
		p.hasDate = true
	}
	return p
}

func (p patch) any() bool {
	w := p.words
	return p.kind != "" || p.changesAmounts() || p.hasDate || w.Description != "" || w.Merchant != "" || w.Document != "" || w.Category != "" || len(w.Tags) > 0
}

func (p patch) changesAmounts() bool {
	f := p.figures
	return f.Amount != nil || f.Net != nil || f.Gross != nil || f.Tax != nil || f.Rate.IsSet() || p.currency != "" || p.side != "" || p.lines != nil
}

// apply makes the change.
func (p patch) apply(e *expense.Expense) error {
	for _, v := range []struct {
		field expense.Field
		from  string
		to    *string
	}{
		{expense.FieldDescription, p.words.Description, &e.Description},
		{expense.FieldMerchant, p.words.Merchant, &e.Merchant},
		{expense.FieldDocument, p.words.Document, &e.Document},
		{expense.FieldCategory, p.words.Category, &e.Category},
	} {
		if v.from != "" {
			*v.to = v.from
			e.Origins[v.field] = expense.OriginSaid
		}
	}
	if len(p.words.Tags) > 0 {
		e.Tags = p.words.Tags
	}
	if p.hasDate {
		e.SpentOn, e.Origins[expense.FieldDate] = p.words.SpentOn, expense.OriginSaid
	}
	wasRefund := e.IsRefund()
	if err := p.applyFigures(e); err != nil {
		return err
	}
	if wasRefund && !e.IsRefund() {
		turn(e) // a refund is given other figures without their sign
	}
	setKind(e, p.kind)
	return nil
}

// applyFigures changes the amounts, of each tax line if there are several.
func (p patch) applyFigures(e *expense.Expense) error {
	switch {
	case !p.changesAmounts():
		return nil
	case p.lines != nil || p.line > 0 || len(e.Lines) > 1:
		return p.applyLines(e)
	}
	return p.applyAmounts(e)
}

// applyAmounts derives the three figures again, from what was said before and the new
// values, which take precedence.
func (p patch) applyAmounts(e *expense.Expense) error {
	currency := e.Currency
	if p.currency != "" {
		currency = p.currency
	}
	side := saidSide(*e)
	f := saidFigures(*e, side)
	if p.side != "" {
		f = expense.Figures{Amount: firstOf(f.Net, f.Gross), Rate: f.Rate}
		side = p.side
		e.Origins[fieldSide] = expense.OriginSaid
	}
	if n := p.figures; n.Amount != nil || n.Net != nil || n.Gross != nil {
		f.Amount, f.Net, f.Gross = n.Amount, n.Net, n.Gross
	}
	if p.figures.Tax != nil {
		f.Tax, f.Rate = p.figures.Tax, expense.Rate{}
	}
	if p.figures.Rate.IsSet() {
		f.Tax, f.Rate = nil, p.figures.Rate
	}
	amounts, origins, err := f.Resolve(currency, side)
	if err != nil {
		return err
	}
	if e.IsRefund() && amounts.Gross > 0 {
		amounts.Net, amounts.Tax, amounts.Gross = -amounts.Net, -amounts.Tax, -amounts.Gross
	}
	reason := p.reason
	if len(e.Lines) == 1 && !p.figures.Rate.IsSet() {
		reason = e.Lines[0].Reason
	}
	e.Amounts, e.Lines = amounts, nil
	if reason != expense.TaxNotSaid && amounts.Tax == 0 && amounts.Rate.Untaxed() {
		e.SetTaxLines([]expense.TaxLine{{Rate: amounts.Rate, Net: amounts.Net, Gross: amounts.Gross, Reason: reason}})
	}
	if p.words.Sum != "" {
		e.Sum = p.words.Sum
	}
	for field, origin := range origins {
		e.Origins[field] = origin
	}
	return nil
}

// saidSide returns the side of the amount that was given when e was entered.
func saidSide(e expense.Expense) expense.Side {
	if e.Origins[expense.FieldNet] == expense.OriginSaid && e.Origins[expense.FieldGross] != expense.OriginSaid {
		return expense.Net
	}
	return expense.Gross
}

// saidFigures returns the values from which e's amounts are derived.
func saidFigures(e expense.Expense, side expense.Side) expense.Figures {
	net, tax, gross := e.NetMoney().Decimal(), e.TaxMoney().Decimal(), e.GrossMoney().Decimal()
	f := expense.Figures{Rate: e.Rate}
	if side == expense.Net {
		f.Net = &net
	} else {
		f.Gross = &gross
	}
	if !e.Rate.IsSet() {
		f.Tax = &tax
	}
	return f
}

func firstOf(values ...*decimal.Decimal) *decimal.Decimal {
	for _, v := range values {
		if v != nil {
			return v
		}
	}
	return nil
}

// whatToEdit asks which value of an expense is wrong.
func (b *builder) whatToEdit(e expense.Expense) *feature.Result {
	r := chat.Reply{
		Text: b.env.Texts.Say(text.AskWhatToEdit, text.Args{"Line": b.env.Card().Line(e)}), Expenses: []expense.Expense{e}, Choices: fieldsOf(b.env.Texts, e),
	}
	return &feature.Result{Reply: r, Data: "which value is to change?"}
}
