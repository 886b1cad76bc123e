package expenses

import (
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/feature/categories"
	"chit/expense"
	"chit/expense/parse"
)

// fieldSide is the origin of the side that an amount is on.
const fieldSide = expense.FieldSide

// amount reads an amount argument. One that the person did not write, and that
// does not follow from what they wrote, is as good as left out; one that they
// wrote in a way that has several readings is asked for.
func (b *builder) amount(field, said string) *decimal.Decimal {
	readings := b.env.Readings(said)
	if b.stop != nil || len(readings) == 0 {
		return nil
	}
	if _, answered := b.answered[field]; answered {
		return b.use(readings[0])
	}
	grounded := b.ev.Amount(readings[0])
	if readings[0].IsNegative() && !b.ev.Refund(readings[0]) {
		grounded = nil // that money came back must be said; a model may not turn a sign around
	}
	switch len(grounded) {
	case 0:
		return nil
	case 1:
		if written, partial := b.ev.Partial(grounded[0]); partial {
			b.ask(b.partialQuestion(field, written))
			return nil
		}
		return b.use(grounded[0])
	}
	b.ask(b.readingsQuestion(field, readings[0], grounded))
	return nil
}

func (b *builder) use(v decimal.Decimal) *decimal.Decimal {
	b.used = append(b.used, v)
	return &v
}

func (b *builder) ask(q feature.Question) {
	if b.stop == nil {
		b.stop = &feature.Result{Next: feature.Ask, Ask: &q}
	}
}

// readingsQuestion asks which of several readings of an amount was meant.
func (b *builder) readingsQuestion(field string, v decimal.Decimal, readings []decimal.Decimal) feature.Question {
	q := feature.Question{Field: field}
	written, c := v.String(), b.env.Ledger.Currency
	for _, a := range b.ev.Amounts {
		if feature.ContainsValue(a.Readings, v) {
			written = a.Text
			c = a.CurrencyIn(c)
		}
	}
	for _, r := range readings {
		if m, err := expense.NewMoney(r, c); err == nil {
			q.Options = append(q.Options, feature.Option{Label: m.String(), Value: r.String()})
		}
	}
	q.Text = b.env.Texts.Say(text.AskReading, text.Args{"Written": written})
	return q
}

// partialQuestion asks for an amount of which a word was not understood, with
// what was read to be taken.
func (b *builder) partialQuestion(field string, a parse.Amount) feature.Question {
	q := feature.Question{Field: field, Text: b.env.Texts.Say(text.AskPartial)}
	if m, err := expense.NewMoney(a.Value, a.CurrencyIn(b.env.Ledger.Currency)); err == nil {
		q.Options = []feature.Option{{Label: m.String(), Value: a.Value.String()}}
	}
	return q
}

// rate reads a tax rate. One above 1 is a percentage when the person wrote it as
// one, and asked for when they did not.
func (b *builder) rate(said string) expense.Rate {
	if b.stop != nil || said == "" {
		return expense.Rate{}
	}
	_, answered := b.answered["tax_rate"]
	r, ok := expense.Rate{}, false
	switch fraction, plain := feature.PlainNumber(said); {
	case !plain:
		r, ok = b.env.Words(said).Rate()
	case fraction.GreaterThan(decimal.New(1, 0)):
		return b.percentage(fraction)
	default:
		var err error
		r, err = expense.NewRate(fraction)
		ok = err == nil
	}
	if !ok {
		b.stop = b.invalid(expense.Invalid(expense.ReasonRateRange, expense.Args{"Rate": said}), "tax_rate")
		return expense.Rate{}
	}
	if !answered && !b.ev.Rate(r) {
		return expense.Rate{}
	}
	return r
}

// percentage reads a rate such as 20, which is no fraction.
func (b *builder) percentage(n decimal.Decimal) expense.Rate {
	r, err := expense.NewRate(n.Shift(-2))
	if err != nil {
		b.stop = b.invalid(expense.Invalid(expense.ReasonRateRange, expense.Args{"Rate": n.String()}), "tax_rate")
		return expense.Rate{}
	}
	if b.ev.Rate(r) {
		return r
	}
	b.ask(feature.Question{
		Text: b.env.Texts.Say(text.AskPercent, text.Args{"Rate": n.String()}), Field: "tax_rate",
		Options: []feature.Option{
			{Label: r.Percentage(), Value: r.String()}, {Label: b.env.Texts.Say(text.ChoiceNoTax), Value: "0"},
		},
	})
	return expense.Rate{}
}

// currency decides the currency: as written beside the amount, else as named
// anywhere in the text, else the ledger's.
func (b *builder) currency(e *expense.Expense, said string) {
	e.Currency, e.Origins[expense.FieldCurrency] = b.env.Ledger.Currency, expense.OriginDefault
	if b.stop != nil {
		return
	}
	asked, known := expense.LookupCurrency(said)
	if answer, ok := b.answered["currency"]; ok {
		if c, ok := expense.LookupCurrency(answer); ok {
			e.Currency, e.Origins[expense.FieldCurrency] = c, expense.OriginSaid
			return
		}
	}
	if said != "" && !known && b.ev.Contains(said) {
		b.stop = b.invalid(expense.Invalid(expense.ReasonCurrencyUnknown, expense.Args{"Currency": said}), "currency")
		if b.stop.Ask != nil {
			own := string(b.env.Ledger.Currency)
			b.stop.Ask.Options = []feature.Option{{Label: own, Value: own}}
		}
		return
	}
	if c, ok := b.besideAmount(asked, known); ok {
		if c != "" {
			e.Currency, e.Origins[expense.FieldCurrency] = c, expense.OriginSaid
		}
		return
	}
	switch {
	case said == "":
	case known && (b.ev.Currency(asked) || b.editing && b.ev.NamesCurrency(asked)):
		e.Currency, e.Origins[expense.FieldCurrency] = asked, expense.OriginSaid
	}
}

// besideAmount returns the currency written beside the amount that the call
// uses, "" if none was, and whether such an amount is there at all. The same
// figure may stand there twice, 5 USD and 5 EUR: then the one that was asked for
// is meant, and without a currency the one that has none.
func (b *builder) besideAmount(asked expense.Currency, known bool) (expense.Currency, bool) {
	found, bare := expense.Currency(""), false
	for _, a := range b.ev.Amounts {
		switch {
		case !b.uses(a):
		case known && (a.Currency == asked || slices.Contains(a.Family, asked)):
			return asked, true
		case a.Symbol == "" && a.Currency == "":
			bare = true
		case found == "":
			found = a.CurrencyIn(b.env.Ledger.Currency)
		}
	}
	if !known && bare {
		return "", true
	}
	return found, found != ""
}

func (b *builder) uses(a parse.Amount) bool {
	return slices.ContainsFunc(b.used, func(v decimal.Decimal) bool { return feature.ContainsValue(a.Readings, v) })
}

// words fills in description, merchant, category and tags.
func (b *builder) words(e *expense.Expense, a action.AddExpense) {
	lang := b.env.Texts.Language()
	if d := feature.Clean(a.Description); b.env.MayBeSaid(d) {
		e.Description = d
	}
	if m := feature.Clean(a.Merchant); b.ev.Contains(m) {
		e.Merchant, e.Origins[expense.FieldMerchant] = m, expense.OriginSaid
	}
	b.category(e, feature.Clean(a.Category))
	if e.Description == "" {
		e.Description = e.Merchant
	}
	if e.Description != "" {
		e.Origins[expense.FieldDescription] = expense.OriginSaid
	}
	b.learnedCategory(e)
	if e.Category == "" {
		for _, words := range []string{e.Description, e.Merchant} {
			if c, ok := parse.Category(words, lang); ok {
				e.Category, e.Origins[expense.FieldCategory] = c, expense.OriginDerived
				break
			}
		}
	}
	e.Tags = b.tags(a.Tags)
	if len(e.Tags) > 0 {
		e.Origins[expense.FieldTags] = expense.OriginSaid
	}
}

// category takes the category that the person named, or a built-in one that a
// model found fitting. A new one that only a model thought of is dropped.
func (b *builder) category(e *expense.Expense, name string) {
	if name == "" {
		return
	}
	written := b.ev.Contains(name)
	known, ok := categories.Named(b.env, name)
	switch {
	case ok:
		e.Category = known
	case written:
		e.Category = name
	default:
		return
	}
	e.Origins[expense.FieldCategory] = expense.OriginDerived
	if written {
		e.Origins[expense.FieldCategory] = expense.OriginSaid
	}
}

// tags splits a list of tags and keeps those that the person wrote.
func (b *builder) tags(said string) []string {
	var tags []string
	for _, tag := range strings.FieldsFunc(said, func(r rune) bool { return r == ',' || r == '#' || r == ' ' || r == ';' }) {
		if b.ev.Contains(tag) && !slices.Contains(tags, tag) {
			tags = append(tags, tag)
		}
	}
	return tags
}

// date decides the day. It is read here and never by a model; what the person
// wrote wins over what the model made of it.
func (b *builder) date(e *expense.Expense, phrase string) {
	e.SpentOn, e.Origins[expense.FieldDate] = b.o.Today, expense.OriginDefault
	if b.stop != nil {
		return
	}
	if answer, ok := b.answered["date"]; ok {
		if d, ok := b.env.Day(answer); ok {
			b.setDate(e, d)
			return
		}
	}
	if bad := b.badDate(); bad != "" {
		b.stop = b.invalid(b.dateError(bad), "date")
		return
	}
	switch {
	case phrase != "":
		b.saidDate(e, phrase)
	case b.env.FromModel && b.oneDate():
		b.setDate(e, b.ev.Dates[0])
	}
}

// badDate returns a date in the person's words that does not exist.
func (b *builder) badDate() string {
	for _, source := range b.sources {
		for _, d := range b.env.Source(source).Read().BadDates {
			return d.Text
		}
	}
	return ""
}

// dateError says what is wrong with a date that cannot be stored: there is no
// such day, or it is too far away.
func (b *builder) dateError(s string) error {
	words := strings.Fields(s)
	if _, err := expense.ParseDate(words[len(words)-1]); err != nil {
		return expense.Invalid(expense.ReasonDateInvalid, expense.Args{"Date": s})
	}
	return expense.Invalid(expense.ReasonDateRange, expense.Args{
		"Date": words[len(words)-1], "From": expense.EarliestDate.String(), "To": b.env.Today().AddMonths(12).String(),
	})
}

func (b *builder) saidDate(e *expense.Expense, phrase string) {
	d, ok := b.env.Day(phrase)
	if !ok {
		b.stop = b.invalid(expense.Invalid(expense.ReasonDateInvalid, expense.Args{"Date": phrase}), "date")
		return
	}
	for _, same := range []func(parse.Date) bool{
		func(written parse.Date) bool { return strings.EqualFold(written.Text, phrase) },
		func(written parse.Date) bool { return slices.Contains(written.Readings, d.Date) },
	} {
		if i := slices.IndexFunc(b.ev.Dates, same); i >= 0 {
			b.setDate(e, b.ev.Dates[i])
			return
		}
	}
	switch {
	case b.ev.Contains(phrase):
		b.setDate(e, d)
	case d.Date == b.o.Today && len(b.ev.Dates) == 0:
		// The model said what the default is.
	case d.Date != b.o.Today && b.oneDate():
		b.setDate(e, b.ev.Dates[0]) // the model reckoned, and we do that better
	default:
		q := feature.Question{Text: b.env.Texts.Say(text.AskDate), Field: "date"}
		for _, day := range []expense.Date{d.Date, b.o.Today} {
			q.Options = append(q.Options, feature.Option{Label: b.env.Texts.Day(day, b.env.Today()), Value: day.String()})
		}
		b.ask(q)
	}
}

// oneDate reports whether the person named one day, and only one.
func (b *builder) oneDate() bool {
	if len(b.ev.Dates) == 0 {
		return false
	}
	for _, d := range b.ev.Dates {
		if d.Date != b.ev.Dates[0].Date || d.Weak {
			return false
		}
	}
	return true
}

func (b *builder) setDate(e *expense.Expense, d parse.Date) {
	if len(d.Readings) > 1 {
		asked := b.env.Texts.Say(text.AskReading, text.Args{"Written": d.Text})
		if len(d.Readings) > 2 {
			asked = b.env.Texts.Say(text.AskReadings, text.Args{"Written": d.Text, "Count": len(d.Readings)})
		}
		q := feature.Question{Text: asked, Field: "date"}
		for _, day := range d.Readings {
			q.Options = append(q.Options, feature.Option{Label: b.env.Texts.Date(day, b.env.Today().Year), Value: day.String()})
		}
		b.ask(q)
		return
	}
	e.SpentOn, e.Origins[expense.FieldDate] = d.Date, expense.OriginSaid
}
