package tool

import (
	"errors"

	"github.com/shopspring/decimal"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// missing says what to do about values that are not there: tell the model once
// if the person's text holds something that it did not use, otherwise ask the
// person for the first of them.
func (b *builder) missing(faults []fault, e expense.Expense, f expense.Figures) Result {
	if !b.env.told && b.ev.unused(b.used) && b.env.FromModel {
		b.env.told = true
		return Result{Next: Continue, Data: "Missing values: " + names(faults, b.env.Ledger.Amounts)}
	}
	field := faults[0].field
	for _, other := range faults {
		// The amount matters most: without one there is nothing to log.
		if other.field == "amount" {
			field = other.field
		}
	}
	return Result{Next: Ask, Ask: b.question(field, e, f)}
}

// question asks for a value.
func (b *builder) question(field string, e expense.Expense, f expense.Figures) *Question {
	q := &Question{Field: field}
	what := e.Description
	switch field {
	case "amount":
		q.Text = b.env.Texts.Say(text.AskAmount, text.Args{"What": what})
		if what == "" {
			q.Text = b.env.Texts.Say(text.AskAmountBare)
		}
	case "description":
		q.Text = b.env.Texts.Say(text.AskDescription, text.Args{"Amount": b.amountOf(e, f)})
	case "tax_rate":
		q.Text = b.env.Texts.Say(text.AskRate, text.Args{"What": what})
		q.Options = []Option{{b.env.Texts.Say(text.ChoiceNoTax), "0"}}
	default:
		q.Text = b.env.Texts.Say(text.AskField, text.Args{"Field": b.env.Texts.SayOf(text.FamilyField, field)})
	}
	return q
}

func (b *builder) amountOf(e expense.Expense, f expense.Figures) string {
	for _, v := range []*decimal.Decimal{f.Amount, f.Gross, f.Net, f.Tax} {
		if v == nil {
			continue
		}
		if m, err := expense.NewMoney(*v, e.Currency); err == nil {
			return m.String()
		}
	}
	return ""
}

// refuse says why an expense cannot be stored.
func (b *builder) refuse(err error) (Result, error) {
	if expense.CodeOf(err) == expense.CodeInternal {
		return Result{}, err
	}
	return *b.invalid(err, ""), nil
}

// refuseFigures asks what was paid where net, tax and gross were said and do not fit
// together; any other error it refuses.
func (b *builder) refuseFigures(err error, c expense.Currency, f expense.Figures) (Result, error) {
	e, ok := errors.AsType[*expense.Error](err)
	if !ok || e.Reason != expense.ReasonFiguresDisagree || !f.Disagree() || b.env.FromModel && !b.env.told {
		return b.refuse(err)
	}
	q := &Question{Field: "gross_amount", Text: b.env.Texts.Say(text.AskFigures, text.Args(e.Args))}
	for _, v := range []decimal.Decimal{*f.Gross, f.Net.Add(*f.Tax)} {
		if m, err := expense.NewMoney(v, c); err == nil {
			q.Options = append(q.Options, Option{m.String(), v.String()})
		}
	}
	return Result{Next: Ask, Ask: q}, nil
}

// invalid says what to do about a value that cannot be: one repair by the model
// if there is one, then a sentence to the person, which is a question when the
// field is known.
func (b *builder) invalid(err error, field string) *Result {
	if b.env.FromModel && !b.env.told {
		b.env.told = true
		return &Result{Next: Continue, Data: "Invalid value: " + err.Error()}
	}
	sentence := b.env.Texts.Error(err)
	if field == "" {
		return &Result{Reply: b.env.refusal(err), Data: "error: " + err.Error()}
	}
	return &Result{Next: Ask, Ask: &Question{Field: field, Text: text.Sentences(sentence, b.env.Texts.SayOf(text.FamilyAskAgain, field))}}
}

// Refusal is the result that tells a person about an error that has a meaning.
// Any other error is returned. Of a choice that was taken nothing came then, and
// its card stays as it is.
func Refusal(env *Env, err error) (Result, error) {
	if expense.CodeOf(err) == expense.CodeInternal {
		return Result{}, err
	}
	return Result{Reply: env.refusal(err), Data: "error: " + err.Error()}, nil
}

func (e *Env) refusal(err error) chat.Reply {
	return chat.Reply{Text: e.Texts.Error(err), Notice: e.Message.Choice != ""}
}
