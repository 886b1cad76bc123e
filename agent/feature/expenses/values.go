package expenses

import (
	"fmt"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/sum"
)

// fieldSide is the origin of the side that an amount is on.
const fieldSide = expense.FieldSide

// amount is an amount that has one meaning. Which of several was meant is asked.
func (b *builder) amount(field string, said *parse.Amount) *decimal.Decimal {
	switch {
	case b.stop != nil || said == nil:
	case b.said.IsUnsaid(field):
		b.ask(b.guessQuestion(field, *said))
	case len(said.Readings) > 1:
		b.ask(b.readingsQuestion(field, *said))
	case said.Partial:
		b.ask(b.partialQuestion(field, *said))
	default:
		return &said.Value
	}
	return nil
}

func (b *builder) ask(q feature.Question) {
	if b.stop == nil {
		b.stop = &feature.Result{Next: feature.Ask, Ask: &q}
	}
}

// readingsQuestion asks which of several readings of an amount was meant.
func (b *builder) readingsQuestion(field string, a parse.Amount) feature.Question {
	q := feature.Question{Field: field, Text: b.env.Texts.Say(text.AskReading, text.Args{"Written": a.Text})}
	s, err := sum.Parse(a.Sum)
	if err == nil || a.Either {
		q.Text = b.askPaid()
	}
	for i, r := range a.Readings {
		m, bad := expense.NewMoney(r, b.currencyOf(a))
		switch {
		case bad != nil:
		case i == 0 && err == nil:
			q.Options = append(q.Options, feature.Option{Label: b.env.Texts.Money(m) + " · " + b.env.Texts.Decimals(s.Show()), Value: "=" + a.Sum})
		default:
			q.Options = append(q.Options, feature.Option{Label: b.env.Texts.Money(m), Value: r.String()})
		}
	}
	return q
}

// askPaid asks how much was paid, and for what, since several such questions may be open.
func (b *builder) askPaid() string {
	if b.what == "" {
		return b.env.Texts.Say(text.AskPaid)
	}
	return b.env.Texts.Say(text.AskAmount, text.Args{"What": b.what})
}

// partialQuestion asks for an amount of which a word was not understood, with
// what was read to be taken.
func (b *builder) partialQuestion(field string, a parse.Amount) feature.Question {
	q := feature.Question{Field: field, Text: b.env.Texts.Say(text.AskPartial)}
	if m, err := expense.NewMoney(a.Value, b.currencyOf(a)); err == nil {
		q.Options = []feature.Option{{Label: b.env.Texts.Money(m), Value: a.Value.String()}}
	}
	return q
}

// rate is the tax rate. Whether a number that is none as it was written is a percentage
// is asked, unless that is the ledger's rate.
func (b *builder) rate(a action.AddExpense) expense.Rate {
	if b.stop != nil || a.RateText == "" {
		return a.Rate
	}
	n, plain := door.PlainNumber(a.RateText)
	r, err := expense.NewRate(n.Shift(-2))
	if !plain || err != nil {
		b.stop = b.invalid(expense.Invalid(expense.ReasonRateRange, expense.Args{"Rate": a.RateText}), "tax_rate")
		return expense.Rate{}
	}
	if s := b.env.Ledger.Settings; s.VAT == expense.VATRate && s.Rate == r {
		return r
	}
	b.ask(feature.Question{
		Text: b.env.Texts.Say(text.AskPercent, text.Args{"Rate": n}), Field: "tax_rate",
		Options: []feature.Option{
			{Label: b.env.Texts.Percentage(r), Value: r.String()}, {Label: b.env.Texts.Say(text.ChoiceNoTax), Value: "0"},
		},
	})
	return expense.Rate{}
}

// currency is the one that was said, else that of an amount, else the ledger's.
func (b *builder) currency(e *expense.Expense, a action.AddExpense) {
	e.Currency, e.Origins[expense.FieldCurrency] = b.env.Ledger.Currency, expense.OriginDefault
	if b.stop != nil {
		return
	}
	said := a.Currency
	if _, known := expense.LookupCurrency(string(said)); said != "" && !known {
		if open := b.env.Words(string(said)).Contested(); open != nil {
			b.ask(feature.Question{
				Field: string(expense.FieldCurrency), Text: b.env.Texts.SayOf(text.FamilyAskAgain, string(expense.FieldCurrency)), Options: feature.CurrencyOptions(open),
			})
			return
		}
		b.stop = b.invalid(expense.Invalid(expense.ReasonCurrencyUnknown, expense.Args{"Currency": string(said)}), "currency")
		if b.stop.Ask != nil {
			own := string(b.env.Ledger.Currency)
			b.stop.Ask.Options = []feature.Option{{Label: own, Value: own}}
		}
		return
	}
	marked, open := expense.Currency(""), []expense.Currency(nil)
	shared := false // the currency of the place has the same sign: 元
	for _, one := range a.Amounts() {
		if marked == "" && (one.Symbol != "" || one.Currency != "") {
			marked = one.CurrencyIn(b.env.Ledger.Currency)
			open = one.OpenIn(b.env.Ledger.Currency)
			shared = slices.Contains(one.Family, a.Currency)
		}
	}
	if said == "" && open != nil {
		b.ask(b.currencyQuestion(a, open...))
		return
	}
	if a.IsUnsaid(string(expense.FieldCurrency)) && (marked == "" || shared) {
		b.ask(b.currencyQuestion(a, a.Currency, b.env.Ledger.Currency))
		return
	}
	if said == "" || a.IsUnsaid(string(expense.FieldCurrency)) {
		said = marked
	}
	if said != "" {
		e.Currency, e.Origins[expense.FieldCurrency] = said, expense.OriginSaid
	}
}

// words fills in description, merchant, category and tags.
func (b *builder) words(e *expense.Expense, a action.AddExpense) {
	lang := b.env.Texts.Language()
	e.Description, e.Merchant, e.Tags = feature.Clean(a.Description), feature.Clean(a.Merchant), a.Tags
	b.person(e)
	if e.Merchant != "" {
		e.Origins[expense.FieldMerchant] = expense.OriginSaid
	}
	if e.Document = feature.Clean(a.Document); e.Document != "" {
		e.Origins[expense.FieldDocument] = expense.OriginSaid
	}
	b.category(e, feature.Clean(a.Category))
	if e.Description == "" {
		e.Description = e.Merchant
	}
	if e.Description != "" {
		e.Origins[expense.FieldDescription] = expense.OriginSaid
	}
	if mostlySpends(a.Kinds) {
		b.learnedCategory(e)
	}
	if e.Category == "" && mostlySpends(a.Kinds) {
		for _, words := range []string{e.Description, e.Merchant} {
			if c, ok := parse.Category(words, lang, b.env.Ledger.Region); ok {
				e.Category, e.Origins[expense.FieldCategory] = c, expense.OriginDerived
				break
			}
		}
		b.namedCategory(e)
	}
	if len(e.Tags) > 0 {
		e.Origins[expense.FieldTags] = expense.OriginSaid
	}
}

// category takes the category that goes by a name, or begins a new one. It was said if
// the name was.
func (b *builder) category(e *expense.Expense, name string) {
	if name == "" {
		return
	}
	e.Category, e.Origins[expense.FieldCategory] = name, expense.OriginDerived
	if known, ok := b.env.CategoryNamed(name); ok {
		e.Category = known
	}
	if b.ev.Contains(name) {
		e.Origins[expense.FieldCategory] = expense.OriginSaid
	}
}

// date is the day that was said, else today's. Which of several was meant is asked.
func (b *builder) date(e *expense.Expense, said *parse.Date) {
	e.SpentOn, e.Origins[expense.FieldDate] = b.env.Parsing().Today, expense.OriginDefault
	switch {
	case b.stop != nil || said == nil:
	case said.Vague:
		b.ask(b.dateQuestion(*said))
	case len(said.Readings) == 0 && b.env.Repairable() && !strings.ContainsAny(said.Text, "0123456789"):
		b.env.Repair()
		b.stop = &feature.Result{Next: feature.Continue, Data: fmt.Sprintf("error: no day is known by %q. Give it as %s, or leave it out.", said.Text, e.SpentOn)}
	case len(said.Readings) == 0:
		b.stop = b.invalid(b.dateError(said.Text), "date")
	case len(said.Readings) > 1:
		b.ask(b.dateQuestion(*said))
	default:
		e.SpentOn, e.Origins[expense.FieldDate] = said.Date, expense.OriginSaid
	}
}

// dateError says what is wrong with a date that cannot be stored: there is no
// such day, or it is too far away.
func (b *builder) dateError(s string) error {
	last := s[strings.LastIndexByte(s, ' ')+1:]
	if _, err := expense.ParseDate(last); err != nil {
		return expense.Invalid(expense.ReasonDateInvalid, expense.Args{"Date": s})
	}
	return expense.Invalid(expense.ReasonDateRange, expense.Args{
		"Date": last, "From": expense.EarliestDate.String(), "To": b.env.Today().AddMonths(12).String(),
	})
}

// dateQuestion asks for the day: which one of what was written was meant, or whether it
// was the one that a model has and nobody wrote.
func (b *builder) dateQuestion(said parse.Date) feature.Question {
	q := feature.Question{Field: "date"}
	label := func(day expense.Date) string { return b.env.Texts.Date(day, b.env.Today().Year) }
	switch {
	case said.Vague:
		q.Text = b.env.Texts.Say(text.AskVagueDay, text.Args{"Words": said.Text})
	case said.Text == "":
		q.Text = b.env.Texts.Say(text.AskDate)
		label = func(day expense.Date) string { return b.env.Texts.Day(day, b.env.Today()) }
	case len(said.Readings) > 2:
		q.Text = b.env.Texts.Say(text.AskReadings, text.Args{"Written": said.Text, "Count": len(said.Readings)})
	default:
		q.Text = b.env.Texts.Say(text.AskReading, text.Args{"Written": said.Text})
	}
	for _, day := range said.Readings {
		q.Options = append(q.Options, feature.Option{Label: label(day), Value: day.String()})
	}
	return q
}
