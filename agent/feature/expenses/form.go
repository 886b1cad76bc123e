package expenses

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/parse"
)

// formFields are the fields of an expense's form in their order, with their names in
// edit_expense. One with several tax lines has these in place of its amount and its rate.
var (
	formFields  = []string{"description", "amount", action.FieldSide, "currency", "date", "category", "tax_rate", "merchant", action.FieldDocument, action.FieldKind}
	linedFields = []string{"description", action.FieldLines, "currency", "date", "category", "merchant", action.FieldDocument, action.FieldKind}
)

func formFieldsOf(one expense.Expense) []string {
	if len(one.Lines) > 1 {
		return linedFields
	}
	return formFields
}

// noCategory is the option for an expense without a category, because platforms want an
// option to have a value.
const noCategory = "-"

// fieldKinds are the kinds of the fields that hold more than text.
var fieldKinds = map[string]chat.FieldKind{
	"amount": chat.AmountField, "date": chat.DateField, "tax_rate": chat.ChoiceField,
	"category": chat.ChoiceField, "currency": chat.ChoiceField, action.FieldSide: chat.ChoiceField, action.FieldKind: chat.ChoiceField,
}

// formValues returns what the fields hold at first, written as their kinds say.
func formValues(one expense.Expense) map[string]string {
	side := saidSide(one)
	amount := one.GrossMoney()
	if side == expense.Net {
		amount = one.NetMoney()
	}
	values := map[string]string{
		action.FieldKind: string(one.Kind), "description": one.Description, "merchant": one.Merchant, "category": one.Category, "currency": string(one.Currency),
		"amount": amount.Amount(), action.FieldSide: string(side), "tax_rate": "",
		action.FieldDocument: one.Document, action.FieldLines: writtenLines(one),
		"date": one.SpentOn.String(),
	}
	if one.Category == "" {
		values["category"] = noCategory
	}
	if one.Rate.IsSet() {
		values["tax_rate"] = percentage(one.Rate)
	}
	return values
}

// percentage is a rate as fields hold it, "7.7".
func percentage(r expense.Rate) string { return strings.TrimSuffix(r.Percentage(), "%") }

// Form returns the form to change an expense, submitted under id. Categories are those
// that the ledger has besides the built-in ones.
func Form(ctx context.Context, e *feature.Env, id string, one expense.Expense, categories []string) (*chat.Form, error) {
	t := e.Texts
	f := &chat.Form{
		ID: id, Title: t.Say(text.FormTitle, text.Args{"Number": one.Number}),
		Submit: t.Say(text.FormSubmit), Cancel: t.Say(text.FormCancel),
	}
	values := formValues(one)
	for _, name := range formFieldsOf(one) {
		missing := name == "description" || name == "amount" || name == action.FieldLines
		field := chat.Field{Name: name, Label: t.SayOf(text.FamilyField, name), Kind: cmp.Or(fieldKinds[name], chat.TextField), Value: values[name], Missing: missing}
		if t.HasOf(text.FamilyHint, name) && field.Kind != chat.ChoiceField {
			field.Hint = t.SayOf(text.FamilyHint, name)
		}
		var err error
		switch name {
		case "currency":
			field.Options, err = CurrencyOptions(ctx, e, one.Currency)
		case "tax_rate":
			field.Options, err = RateOptions(ctx, e, one.Rate)
		case action.FieldSide:
			for _, side := range []expense.Side{expense.Gross, expense.Net} {
				field.Options = append(field.Options, chat.Choice{ID: string(side), Label: t.SayOf(text.FamilySide, string(side))})
			}
		case action.FieldKind:
			for _, k := range expense.Kinds {
				field.Options = append(field.Options, chat.Choice{ID: string(k), Label: t.SayOf(text.FamilyKind, string(k))})
			}
		case "category":
			field.Options = categoryOptions(e, one.Category, categories)
		}
		if err != nil {
			return nil, err
		}
		f.Fields = append(f.Fields, field)
	}
	return f, nil
}

// Again puts what was typed into the form of an entry that has changed since it was opened
// as old: what was left as it was then shows the present.
func Again(f *chat.Form, old expense.Expense, typed map[string]string, note string) {
	f.Note = note
	held := formValues(old)
	for i := range f.Fields {
		name := f.Fields[i].Name
		if value, ok := typed[name]; ok && feature.Clean(value) != feature.Clean(held[name]) {
			f.Fields[i].Value = value
		}
	}
}

func categoryOptions(e *feature.Env, own string, categories []string) []chat.Choice {
	options := []chat.Choice{{ID: noCategory, Label: e.Texts.Say(text.Uncategorized)}}
	names := append(parse.Categories(), categories...)
	if own != "" && !slices.Contains(names, own) {
		names = append(names, own)
	}
	for _, name := range names {
		options = append(options, chat.Choice{ID: name, Label: e.Card().Category(name)})
	}
	return options
}

// ReadForm reads a filled-in form of an expense, as edit_expense reads its values. It
// returns a function that makes the change, and a sentence for each field with a value
// that it cannot have. A field that is unchanged or missing stays as it is.
func ReadForm(e *feature.Env, one expense.Expense, filled map[string]string) (apply func(*expense.Expense) error, faults map[string]string) {
	all, faults := patch{words: expense.Expense{Origins: expense.Origins{}}}, map[string]string{}
	var emptied []string
	held := formValues(one)
	for _, name := range formFieldsOf(one) {
		value, given := filled[name]
		value = feature.Clean(value)
		switch {
		case !given || value == feature.Clean(held[name]):
		case name == "category" && value == noCategory, value == "" && (name == "merchant" || name == action.FieldDocument):
			emptied = append(emptied, name)
		case value == "" && name == "tax_rate":
			all.figures.Rate = expense.Percent(0)
		case value == "":
			faults[name] = e.Texts.Say(text.FormEmpty)
		default:
			p, fault := readField(e, one, name, value)
			if fault != "" {
				faults[name] = fault
			}
			all.merge(p, name)
		}
	}
	apply = func(to *expense.Expense) error {
		for _, name := range emptied {
			switch name {
			case "merchant":
				to.Merchant = ""
			case action.FieldDocument:
				to.Document = ""
			default:
				to.Category, all.words.Category = "", ""
			}
		}
		return all.apply(to)
	}
	if len(faults) == 0 {
		tryForm(e, one, apply, faults)
	}
	return apply, faults
}

// readField reads the new value of one field.
func readField(e *feature.Env, one expense.Expense, name, value string) (patch, string) {
	if _, ok := door.PlainNumber(value); ok && name == "tax_rate" {
		value += "%" // the field asks for a percentage
	}
	env := e.Copy()
	env.Sources, env.Quotes, env.Answered, env.About, env.FromModel = []string{value}, nil, nil, nil, false
	b := newBuilder(env)
	edit := rules.Edit(action.EditExpense{}, name, value, env.Words)
	if n, ok := door.PlainNumber(value); ok && name == "amount" && -n.Exponent() <= int32(one.Currency.Digits()) {
		edit.Value.Amount = &parse.Amount{Text: value, Value: n, Readings: []decimal.Decimal{n}}
	}
	p := b.patch(edit, one)
	switch {
	case b.stop != nil:
		return p, sentence(e.Texts, *b.stop)
	case !p.any():
		return p, e.Texts.Say(text.FormUnread, text.Args{"Written": value})
	}
	return p, ""
}

// sentence returns what a result says that stopped the reading of a field, with what was
// perhaps meant. A form has no buttons for that.
func sentence(t *text.Catalogue, r feature.Result) string {
	if r.Ask == nil {
		return r.Reply.Text
	}
	if len(r.Ask.Options) < 2 {
		return r.Ask.Text
	}
	var meant []string
	for _, o := range r.Ask.Options {
		meant = append(meant, o.Label)
	}
	return text.Sentences(r.Ask.Text, t.Say(text.FormMeant, text.Args{"Options": strings.Join(meant, t.Say(text.ListOr))}))
}

// tryForm makes the change without storing it, to find what is wrong with it as a whole.
func tryForm(e *feature.Env, one expense.Expense, apply func(*expense.Expense) error, faults map[string]string) {
	changed := one.Clone()
	if changed.Origins == nil {
		changed.Origins = expense.Origins{}
	}
	err := apply(&changed)
	if err == nil {
		err = changed.Check(e.Today())
	}
	if wrong, ok := errors.AsType[*expense.Error](err); ok {
		name := formFieldsOf(one)[1] // where the amounts are
		switch wrong.Reason {
		case expense.ReasonDateRange:
			name = "date"
		case expense.ReasonDescriptionLong:
			name = "description"
		}
		faults[name] = e.Texts.Error(err)
	}
}

// merge adds the change of another field to p. The currency's own field takes precedence
// over a currency beside the amount.
func (p *patch) merge(q patch, field string) {
	switch field {
	case "amount":
		p.figures.Amount = q.figures.Amount
		if p.currency == "" {
			p.currency = q.currency
		}
	case "currency":
		p.currency = q.currency
	case "tax_rate":
		p.figures.Rate = q.figures.Rate
	case action.FieldSide:
		p.side = q.side
	case action.FieldKind:
		p.kind = q.kind
	case "date":
		p.words.SpentOn, p.hasDate = q.words.SpentOn, q.hasDate
	case "description":
		p.words.Description = q.words.Description
		if p.words.Category == "" {
			p.words.Category = q.words.Category
		}
	case "merchant":
		p.words.Merchant = q.words.Merchant
	case action.FieldDocument:
		p.words.Document = q.words.Document
	case action.FieldLines:
		p.lines = q.lines
	case "category":
		p.words.Category = q.words.Category
	}
}

// handIn changes an expense as its form was filled in.
func handIn(ctx context.Context, env *feature.Env, c action.SubmitForm) (feature.Result, error) {
	env.Texts = text.In(env.Ledger.Language).Among(env.Ledger.Settings) // the values of a form tell no language
	// A second run would find the form stale, because of what the first one did.
	done, err := env.Ledgers.Done(ctx, env.NextDeed())
	if err != nil {
		return feature.Result{}, err
	}
	if len(done) > 0 {
		return feature.Result{Reply: env.Card().Edited(done[0])}, nil
	}
	e, stop, err := OfForm(ctx, env, c)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	apply, faults := ReadForm(env, e, env.Message.Fields)
	if len(faults) > 0 {
		return refuseForm(env, faults), nil
	}
	change, err := env.Ledgers.Edit(ctx, env.Deed(), e.Number, apply)
	if err != nil {
		return feature.Refusal(env, err)
	}
	return feature.Result{Reply: env.Card().Edited(change), Data: "ok", Changed: true}, nil
}

// OfForm returns the expense that a form is about, or the result that says why the form
// cannot change it.
func OfForm(ctx context.Context, env *feature.Env, c action.SubmitForm) (e expense.Expense, stop *feature.Result, err error) {
	e, err = env.Ledgers.Expense(ctx, env.Ledger.ID, c.Number)
	switch {
	case expense.CodeOf(err) == expense.CodeNotFound:
		return e, &feature.Result{Reply: env.Stale()}, nil
	case err != nil:
		return e, nil, err
	}
	if err := env.Allowed(ctx, e); err != nil {
		refusal, err := feature.Refusal(env, err)
		return e, &refusal, err
	}
	if e.Deleted || e.Revision != c.Revision {
		said := env.Texts.Say(text.FormStale, text.Args{"Number": c.Number})
		return e, &feature.Result{Reply: chat.Reply{Text: said, Notice: true}}, nil
	}
	return e, nil, nil
}

// refuseForm says what is wrong with a form, field by field.
func refuseForm(env *feature.Env, faults map[string]string) feature.Result {
	var said []string
	for _, name := range slices.Concat(formFields, []string{action.FieldLines}) {
		if fault := faults[name]; fault != "" {
			said = append(said, env.Texts.SayOf(text.FamilyField, name)+env.Texts.Say(text.Colon)+fault)
		}
	}
	said = append(said, env.Texts.Say(text.FormRefused))
	return feature.Result{Reply: chat.Reply{Text: strings.Join(said, "\n"), Notice: true}, Data: "error"}
}
