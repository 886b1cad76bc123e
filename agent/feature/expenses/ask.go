package expenses

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/fact"
)

// missing handles missing values. If the person's text has a number that the model did
// not use, the model is told, once; otherwise the person is asked for one value.
func (b *builder) missing(ctx context.Context, a action.AddExpense, faults []door.Fault, e expense.Expense, f expense.Figures) (feature.Result, error) {
	if unused := b.ev.Unused(valuesOf(a)); b.env.Repairable() && len(unused) > 0 {
		b.env.Repair()
		missing := names(faults, b.env.Ledger.Amounts)
		return feature.Result{Next: feature.Continue, Data: fmt.Sprintf("error: the call has no %s, and uses nothing of: %s. Call again, or ask.", missing, strings.Join(unused, ", "))}, nil
	}
	field := faults[0].Argument
	for _, other := range faults {
		// The amount matters most: without one there is nothing to log.
		if other.Argument == "amount" {
			field = other.Argument
		}
	}
	q := b.question(field, e, f)
	if field == "tax_rate" {
		options, _, err := rateValues(ctx, b.env, expense.Expense{})
		if err != nil {
			return feature.Result{}, err
		}
		q.Options = append(options, feature.Option{Label: b.env.Texts.Say(text.ChoiceOther)})
	}
	return feature.Result{Next: feature.Ask, Ask: q}, nil
}

// names lists the arguments of faults, for the model. For an amount it names the one of
// the side that the ledger's amounts are on.
func names(faults []door.Fault, side expense.Side) string {
	list := make([]string, len(faults))
	for i, f := range faults {
		list[i] = f.Argument
		if f.Argument == "amount" {
			list[i] = string(side) + "_amount"
		}
	}
	return strings.Join(list, ", ")
}

// question returns the question for a value.
func (b *builder) question(field string, e expense.Expense, f expense.Figures) *feature.Question {
	q := &feature.Question{Field: field}
	what := e.Description
	switch field {
	case "amount":
		q.Text = b.env.Texts.Say(text.AskAmount, text.Args{"What": what})
		if what == "" {
			q.Text = b.env.Texts.Say(text.AskAmountBare)
		}
		if m, ok := b.facts.Cost(what); ok {
			q.Options = []feature.Option{{Label: b.env.Texts.Money(m), Value: fact.OfMoney(m)}}
		}
	case "description":
		q.Text = b.env.Texts.Say(text.AskDescription, text.Args{"Amount": b.amountOf(e, f)})
	case "tax_rate":
		q.Text = b.env.Texts.Say(text.AskRate, text.Args{"What": what})
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
			return b.env.Texts.Money(m)
		}
	}
	return ""
}

// refuse says why an expense cannot be stored.
func (b *builder) refuse(err error) (feature.Result, error) {
	if expense.CodeOf(err) == expense.CodeInternal {
		return feature.Result{}, err
	}
	return *b.invalid(err, ""), nil
}

// refuseFigures asks what was paid if net, tax and gross were said and do not add up. For
// any other error it says why the expense cannot be stored.
func (b *builder) refuseFigures(err error, c expense.Currency, f expense.Figures) (feature.Result, error) {
	e, ok := errors.AsType[*expense.Error](err)
	if !ok || e.Reason != expense.ReasonFiguresDisagree || !f.Disagree() || b.env.Repairable() {
		return b.refuse(err)
	}
	q := &feature.Question{Field: "gross_amount", Text: b.env.Texts.Say(text.AskFigures, text.Args(e.Args))}
	for _, v := range []decimal.Decimal{*f.Gross, f.Net.Add(*f.Tax)} {
		if m, err := expense.NewMoney(v, c); err == nil {
			q.Options = append(q.Options, feature.Option{Label: b.env.Texts.Money(m), Value: v.String()})
		}
	}
	return feature.Result{Next: feature.Ask, Ask: q}, nil
}

// invalid handles an invalid value. A model gets one chance to repair it; otherwise the
// person is told, and asked for another value if the field is known.
func (b *builder) invalid(err error, field string) *feature.Result {
	if b.env.Repairable() {
		b.env.Repair()
		return &feature.Result{Next: feature.Continue, Data: "error: " + err.Error()}
	}
	sentence := b.env.Texts.Error(err)
	if field == "" {
		return &feature.Result{Reply: b.env.Refused(err), Data: feature.ForModel(err)}
	}
	return &feature.Result{Next: feature.Ask, Ask: &feature.Question{Field: field, Text: text.Sentences(sentence, b.env.Texts.SayOf(text.FamilyAskAgain, field))}}
}
