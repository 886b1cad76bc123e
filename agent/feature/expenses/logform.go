package expenses

import (
	"cmp"
	"context"

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

// logFields are the fields of the form that logs an expense, in their order.
var logFields = []string{"amount", "description", "category", "date", "tax_rate", "currency", "merchant"}

// LogForm returns the form that logs an expense, submitted under id. Categories are those
// that the ledger has besides the built-in ones.
func LogForm(ctx context.Context, e *feature.Env, id string, categories []string) (*chat.Form, error) {
	t := e.Texts
	f := &chat.Form{ID: id, Title: t.Say(text.FormLog), Submit: t.Say(text.FormSubmit), Cancel: t.Say(text.FormCancel)}
	for _, name := range logFields {
		field := chat.Field{Name: name, Label: t.SayOf(text.FamilyField, name), Kind: cmp.Or(fieldKinds[name], chat.TextField)}
		if t.HasOf(text.FamilyHint, name) && field.Kind != chat.ChoiceField {
			field.Hint = t.SayOf(text.FamilyHint, name)
		}
		var err error
		switch name {
		case "amount", "description":
			field.Missing = true
		case "category":
			field.Options = categoryOptions(e, "", categories)[1:] // without one it is derived
		case "date":
			field.Value = e.Today().String()
		case "currency":
			field.Value = string(e.Ledger.Currency)
			field.Options, err = CurrencyOptions(ctx, e, e.Ledger.Currency)
		case "tax_rate":
			field.Options, err = RateOptions(ctx, e, expense.Rate{})
		}
		if err != nil {
			return nil, err
		}
		f.Fields = append(f.Fields, field)
	}
	return f, nil
}

// ReadLogForm reads a filled-in form as words are read. It returns a sentence for each
// field with a value that it cannot have.
func ReadLogForm(e *feature.Env, filled map[string]string) (a action.AddExpense, faults map[string]string) {
	faults = map[string]string{}
	for _, name := range logFields {
		value := feature.Clean(filled[name])
		required := name == "amount" || name == "description"
		switch {
		case value == "" && required:
			faults[name] = e.Texts.Say(text.FormEmpty)
			continue
		case value == "":
			continue
		}
		n, plain := door.PlainNumber(value)
		switch {
		case plain && name == "amount":
			a.Amount = &parse.Amount{Text: value, Value: n, Readings: []decimal.Decimal{n}}
			continue
		case plain && name == "tax_rate":
			value += "%" // the field asks for a percentage
		}
		a = rules.Fill(a, name, value, e.Words)
		unread := name == "amount" && a.Amount == nil || name == "tax_rate" && !a.Rate.IsSet() ||
			name == "date" && (a.Date == nil || len(a.Date.Readings) != 1)
		if unread {
			faults[name] = e.Texts.Say(text.FormUnread, text.Args{"Written": value})
		}
	}
	return a, faults
}

// log adds an expense as the form was filled in.
func log(env *feature.Env) feature.Result {
	if len(env.Message.Fields) == 0 { // the form did not open
		return feature.Result{Reply: chat.Reply{Text: env.Texts.Say(text.PromptAdd), Notice: true}}
	}
	a, faults := ReadLogForm(env, env.Message.Fields)
	if len(faults) > 0 {
		return refuseForm(env, faults)
	}
	for _, name := range logFields {
		if value := env.Message.Fields[name]; value != "" {
			env.Sources = append(env.Sources, value) // what was filled in was said
		}
	}
	return feature.Result{Then: a}
}
