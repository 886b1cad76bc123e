package expenses

import (
	"cmp"
	"context"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/fact"
	"chit/expense/parse"
	"chit/expense/sum"
)

// required holds what the validator checks of a new expense, after everything derivable
// was derived.
type required struct {
	Description string           `json:"description" validate:"required"`
	Amount      *decimal.Decimal `json:"amount" validate:"required_without_all=Net Gross"`
	Net         *decimal.Decimal `json:"net_amount"`
	Gross       *decimal.Decimal `json:"gross_amount"`
}

// requiredRate is the same in a ledger that wants every rate to be said.
type requiredRate struct {
	required
	Rate *decimal.Decimal `json:"tax_rate" validate:"required"`
}

// add turns what was said into an expense that is ready to be stored, or a question for
// what is missing.
func add(ctx context.Context, env *feature.Env, a action.AddExpense) (feature.Result, error) {
	if err := env.NextDeed().MayAdd(); err != nil {
		return feature.Refusal(env, err) // before anything is asked
	}
	facts, err := env.Facts(ctx)
	if err != nil {
		return feature.Result{}, err
	}
	if err := currencyUsed(ctx, env, &a); err != nil {
		return feature.Result{}, err
	}
	b := newBuilder(env)
	b.facts = facts
	b.relay(a)
	e, figures := b.expense(a)
	lines := b.taxLines(a, e.Currency)
	if len(a.Kinds) == 1 {
		e.Kind = a.Kinds[0]
	}
	if b.stop != nil {
		return *b.stop, nil
	}
	if lines != nil {
		figures = sumOf(lines, e.Currency)
	}
	if faults := door.Check(b.required(e, figures)); len(faults) > 0 {
		return b.missing(ctx, a, faults, e, figures)
	}
	amounts, origins, err := figures.Resolve(e.Currency, env.Ledger.Amounts)
	if err != nil {
		return b.refuseFigures(err, e.Currency, figures)
	}
	e.Amounts, e.Sum = amounts, arithmeticOf(a)
	if lines == nil && a.Reason != expense.TaxNotSaid && amounts.Tax == 0 {
		lines = []taxLine{{TaxLine: expense.TaxLine{Rate: amounts.Rate, Net: amounts.Net, Gross: amounts.Gross, Reason: a.Reason}}}
	}
	if lines != nil {
		e.SetTaxLines(bare(lines))
	}
	if e.Kind != "" && (e.Kind == expense.KindRefund) != e.IsRefund() {
		turn(&e)
	}
	for field, origin := range origins {
		if e.Origins[field] == "" {
			e.Origins[field] = origin
		}
	}
	if err := e.Check(env.Today()); err != nil {
		return b.refuse(err)
	}
	if len(a.Kinds) > 1 {
		return feature.Result{Next: feature.Ask, Ask: kindQuestion(env, e, a.Kinds)}, nil
	}
	return feature.Result{Post: []expense.Expense{e}, Quoted: b.quoted}, nil
}

// arithmeticOf returns the arithmetic of the amount that was said, "" if there was none.
func arithmeticOf(a action.AddExpense) string {
	for _, said := range []*parse.Amount{a.Amount, a.Gross, a.Net} {
		if said != nil && said.Sum != "" {
			return said.Sum
		}
	}
	return ""
}

// A builder makes an expense, or the changes to one. The first thing that must be asked
// or refused stops it.
type builder struct {
	env    *feature.Env
	ev     door.Evidence // what was said, for the origins of values
	stop   *feature.Result
	what   string // was bought
	said   action.AddExpense
	quoted bool // some of what was said was passed on
	facts  fact.Facts
}

func newBuilder(env *feature.Env) *builder {
	return &builder{env: env, ev: env.Grounds().EvidenceOf(false)}
}

// relay counts what was passed on as said, unless the person's own words have the
// amounts.
func (b *builder) relay(a action.AddExpense) {
	g := b.env.Grounds()
	b.quoted = g.Relays(valuesOf(a))
	b.ev = g.EvidenceOf(b.quoted)
}

// valuesOf returns the amounts of an expense to be added, and of arithmetic those of which
// it is made.
func valuesOf(a action.AddExpense) []decimal.Decimal {
	var values []decimal.Decimal
	for _, one := range a.Amounts() {
		if s, err := sum.Parse(one.Sum); err == nil {
			values = append(values, door.Operands(s)...)
		} else {
			values = append(values, one.Value)
		}
	}
	return values
}

func (b *builder) expense(a action.AddExpense) (expense.Expense, expense.Figures) {
	e := expense.Expense{Origins: expense.Origins{}}
	b.what = feature.Clean(cmp.Or(a.Description, a.Merchant))
	figures := b.figures(a, e.Origins)
	b.lineOrigins(a, e.Origins)
	b.currency(&e, a)
	b.words(&e, a)
	b.date(&e, a.Date)
	if mostlySpends(a.Kinds) {
		b.defaultRate(&e, &figures)
	}
	return e, figures
}

// figures returns the amounts and the rate.
func (b *builder) figures(a action.AddExpense, origins expense.Origins) expense.Figures {
	b.said = a
	f := expense.Figures{
		Amount: b.amount("amount", a.Amount),
		Net:    b.amount("net_amount", a.Net),
		Gross:  b.amount("gross_amount", a.Gross),
		Tax:    b.amount("tax_amount", a.Tax),
		Rate:   b.rate(a),
	}
	if _, answered := b.env.Answered["gross_amount"]; answered && f.Disagree() {
		f.Tax = nil // the person settled what was paid, and the tax follows from it
	}
	origins[fieldSide] = expense.OriginDefault
	for _, said := range b.ev.Sides {
		if said == expense.Net && f.Net != nil || said == expense.Gross && f.Gross != nil {
			origins[fieldSide] = expense.OriginSaid
		}
	}
	if f.Net != nil && f.Gross != nil || f.Tax != nil {
		origins[fieldSide] = expense.OriginSaid
	}
	return f
}

// defaultRate fills in the rate that is remembered for the words of the expense, or else
// the ledger's, if the figures leave it open.
func (b *builder) defaultRate(e *expense.Expense, f *expense.Figures) {
	s := b.env.Ledger.Settings
	if r, ok := b.facts.RateFor(e.Description, e.Merchant); ok && f.NeedsRate() {
		f.Rate = r
		e.Origins[expense.FieldRate] = expense.OriginLearned
		return
	}
	if f.NeedsRate() && s.VAT == expense.VATRate {
		f.Rate = s.Rate
		e.Origins[expense.FieldRate] = expense.OriginDefault
	}
}

// required returns the values for the validator.
func (b *builder) required(e expense.Expense, f expense.Figures) any {
	r := required{Description: e.Description, Amount: f.Amount, Net: f.Net, Gross: f.Gross}
	if f.Any() && f.Amount == nil && f.Net == nil && f.Gross == nil {
		r.Gross = f.Tax // the tax and its rate give the gross
	}
	// Of a net amount the tax is still to come: without its rate nobody knows what was paid.
	asked := (b.env.Ledger.VAT == expense.VATAsk || f.Net != nil) && (e.Kind == "" || e.Kind.Spends())
	if asked && f.NeedsRate() && f.Any() {
		return requiredRate{r, nil}
	}
	return r
}
