package tool

import (
	"context"
	_ "embed"
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse"
)

//go:embed add_expense.md
var addExpenseText string

var addExpense = define("add_expense", addExpenseText, add)

// addArgs are what a person may say of an expense.
type addArgs struct {
	Description *Text   `json:"description" validate:"required"`
	Merchant    *Text   `json:"merchant"`
	Category    *Text   `json:"category"`
	Tags        *Text   `json:"tags"`
	Amount      *Number `json:"amount" validate:"required_without_all=Net Gross" jsonschema:"side not said"`
	Net         *Number `json:"net_amount"`
	Gross       *Number `json:"gross_amount"`
	Tax         *Number `json:"tax_amount"`
	Rate        *Number `json:"tax_rate" jsonschema:"0.2 for 20%"`
	Currency    *Text   `json:"currency"`
	Date        *Text   `json:"date" jsonschema:"as said"`
}

// add turns the arguments into an expense that is ready to be stored, or into a
// question for what is missing.
func add(_ context.Context, env *Env, a addArgs) (Result, error) {
	b := newBuilder(env)
	b.readQuotes(a)
	e, figures := b.expense(a)
	if b.stop != nil {
		return *b.stop, nil
	}
	if faults := check(b.checked(a, e, figures)); len(faults) > 0 {
		return b.missing(faults, e, figures), nil
	}
	amounts, origins, err := figures.Resolve(e.Currency, env.Ledger.Amounts)
	if err != nil {
		return b.refuse(err)
	}
	e.Amounts = amounts
	for field, origin := range origins {
		if e.Origins[field] == "" {
			e.Origins[field] = origin
		}
	}
	if err := e.Check(env.Today()); err != nil {
		return b.refuse(err)
	}
	return Result{Post: []expense.Expense{e}, Quoted: b.quoted}, nil
}

// A builder reads the arguments of one call against the evidence. The first
// thing that must be asked or refused stops it.
type builder struct {
	env  *Env
	ev   evidence
	o    parse.Options
	used []decimal.Decimal // amounts that the call uses
	// answered are the arguments that the person gave in answer to a question.
	answered map[string]string
	stop     *Result
	sources  []string // that ev comes from
	quoted   bool     // some of them were passed on
	editing  bool     // what the call is about is stored already
}

func newBuilder(env *Env) *builder {
	return &builder{env: env, ev: env.evidence(), o: env.Parsing(), answered: env.Answered, sources: env.Sources}
}

// readQuotes takes what was passed on as evidence too, unless the person's own
// words have the amounts.
func (b *builder) readQuotes(a addArgs) {
	if len(b.env.Quotes) == 0 {
		return
	}
	said := false // what was answered completes what both of them said
	for _, n := range []*Number{a.Amount, a.Net, a.Gross, a.Tax} {
		readings := n.readings(b.o)
		if len(readings) == 0 || len(b.answered) > 0 {
			continue
		}
		if said = len(b.ev.amount(readings[0])) > 0; !said {
			break
		}
	}
	if !said {
		b.sources, b.quoted = slices.Concat(b.sources, b.env.Quotes), true
		b.ev = b.env.evidenceOf(b.sources)
	}
}

func (b *builder) expense(a addArgs) (expense.Expense, expense.Figures) {
	e := expense.Expense{Origins: expense.Origins{}}
	figures := b.figures(a, e.Origins)
	b.currency(&e, a.Currency)
	b.words(&e, a)
	b.date(&e, a.Date)
	b.defaultRate(&e, &figures)
	return e, figures
}

// figures reads the amounts and the rate.
func (b *builder) figures(a addArgs, origins expense.Origins) expense.Figures {
	f := expense.Figures{
		Amount: b.amount("amount", a.Amount),
		Net:    b.amount("net_amount", a.Net),
		Gross:  b.amount("gross_amount", a.Gross),
		Tax:    b.amount("tax_amount", a.Tax),
		Rate:   b.rate(a.Rate),
	}
	origins[fieldSide] = expense.OriginDefault
	for _, said := range b.ev.sides {
		if said == expense.Net && f.Net != nil || said == expense.Gross && f.Gross != nil {
			origins[fieldSide] = expense.OriginSaid
		}
	}
	if f.Net != nil && f.Gross != nil || f.Tax != nil {
		origins[fieldSide] = expense.OriginSaid
	}
	return f
}

// defaultRate fills in the ledger's rate when the figures leave it open.
func (b *builder) defaultRate(e *expense.Expense, f *expense.Figures) {
	s := b.env.Ledger.Settings
	if f.NeedsRate() && s.VAT == expense.VATRate {
		f.Rate = s.Rate
		e.Origins[expense.FieldRate] = expense.OriginDefault
	}
}

// checked returns the arguments as the validator must see them: what was refused
// is gone, what was derived is there.
func (b *builder) checked(a addArgs, e expense.Expense, f expense.Figures) any {
	a.Description, a.Amount = textOf(e.Description), numberOf(f.Amount)
	a.Net, a.Gross = numberOf(f.Net), numberOf(f.Gross)
	if f.Any() && a.Amount == nil && a.Net == nil && a.Gross == nil {
		a.Gross = numberOf(f.Tax) // the tax and its rate give the gross
	}
	if b.env.Ledger.VAT == expense.VATAsk && f.NeedsRate() && f.Any() {
		return askingRate{a, nil}
	}
	return a
}

// askingRate are the arguments in a ledger that wants every rate said.
type askingRate struct {
	addArgs
	Rate *Number `json:"tax_rate" validate:"required"`
}

func textOf(s string) *Text {
	if s == "" {
		return nil
	}
	t := Text(s)
	return &t
}

func numberOf(d *decimal.Decimal) *Number {
	if d == nil {
		return nil
	}
	n := Number(d.String())
	return &n
}
