package expenses

import (
	"maps"
	"slices"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/parse"
)

// A taxLine is a tax line that was said, with the origins of its figures.
type taxLine struct {
	expense.TaxLine
	origins expense.Origins
}

// bare returns tax lines as they are stored.
func bare(lines []taxLine) []expense.TaxLine {
	var list []expense.TaxLine
	for _, l := range lines {
		list = append(list, l.TaxLine)
	}
	return list
}

// taxLines are the tax lines that were said, nil if none were. A sum beside them must be
// theirs; otherwise it is asked for.
func (b *builder) taxLines(a action.AddExpense, c expense.Currency) []taxLine {
	if b.stop != nil || len(a.Lines) == 0 {
		return nil
	}
	lines := make([]taxLine, len(a.Lines))
	for i, said := range a.Lines {
		f := b.figuresOf(a, i)
		if b.stop != nil {
			return nil
		}
		amounts, origins, err := f.Resolve(c, b.env.Ledger.Amounts)
		if err != nil {
			b.stop = b.invalid(err, "")
			return nil
		}
		line := expense.TaxLine{Rate: amounts.Rate, Net: amounts.Net, Tax: amounts.Tax, Gross: amounts.Gross}
		if line.Tax == 0 && line.Rate.Untaxed() {
			line.Reason = said.Reason
		}
		lines[i] = taxLine{line, origins}
	}
	b.compare(a, lines, c)
	return lines
}

// figuresOf are those of the tax line i. Which of several readings of its amount was meant
// is asked.
func (b *builder) figuresOf(a action.AddExpense, i int) expense.Figures {
	said := a.Lines[i]
	if q, ok := b.lineQuestion(a, i); ok {
		b.ask(q)
		return expense.Figures{}
	}
	f := expense.Figures{Rate: said.Rate}
	switch said.Side {
	case expense.Net:
		f.Net = &said.Amount.Value
	case expense.Gross:
		f.Gross = &said.Amount.Value
	default:
		f.Amount = &said.Amount.Value
	}
	if said.Tax != nil {
		f.Tax = &said.Tax.Value
	}
	return f
}

// lineQuestion asks which reading of the amount of a tax line was meant, with all lines
// as the answer.
func (b *builder) lineQuestion(a action.AddExpense, i int) (feature.Question, bool) {
	said := a.Lines[i].Amount
	if len(said.Readings) < 2 {
		return feature.Question{}, false
	}
	q := b.readingsQuestion(action.FieldLines, *said)
	for o := range q.Options {
		lines := slices.Clone(a.Lines)
		read := *said
		read.Readings = []decimal.Decimal{said.Readings[o]}
		read.Value = said.Readings[o]
		lines[i].Amount = &read
		q.Options[o].Value = action.Lines(lines)
	}
	return q, true
}

// compare asks for the sum if the one that was said is not that of the lines. If that was
// the answer to this question, nothing is stored.
func (b *builder) compare(a action.AddExpense, lines []taxLine, c expense.Currency) {
	var sum expense.Expense
	sum.Currency = c
	sum.SetTaxLines(bare(lines))
	total, sums := a.Amount, []expense.Money{sum.GrossMoney(), sum.NetMoney()}
	field := "amount"
	switch {
	case a.Gross != nil:
		total, sums, field = a.Gross, sums[:1], "gross_amount"
	case a.Net != nil:
		total, sums, field = a.Net, sums[1:], "net_amount"
	}
	if total == nil || slices.ContainsFunc(sums, func(m expense.Money) bool { return m.Decimal().Equal(total.Value) }) {
		return
	}
	said, err := expense.NewMoney(total.Value, c)
	if err != nil {
		b.stop = b.invalid(err, "")
		return
	}
	args := text.Args{"Sum": sums[0], "Total": said, "Lines": card.TaxLines(b.env.Texts, sum)}
	if _, answered := b.env.Answered[field]; answered || b.env.Repairable() {
		b.stop = b.invalid(expense.Invalid(expense.ReasonTaxLinesSum, expense.Args(args)), "")
		return
	}
	b.ask(feature.Question{
		Text: b.env.Texts.Say(text.AskLines, args), Field: field,
		Options: []feature.Option{{Label: b.env.Texts.Money(sums[0]), Value: sums[0].Decimal().String()}},
	})
}

// sumOf are the figures of all lines together.
func sumOf(lines []taxLine, c expense.Currency) expense.Figures {
	var e expense.Expense
	e.Currency = c
	e.SetTaxLines(bare(lines))
	net, tax, gross := e.NetMoney().Decimal(), e.TaxMoney().Decimal(), e.GrossMoney().Decimal()
	return expense.Figures{Net: &net, Tax: &tax, Gross: &gross, Rate: e.Rate}
}

// lineOrigins notes on which side the amounts of tax lines were said to be.
func (b *builder) lineOrigins(a action.AddExpense, origins expense.Origins) {
	if len(a.Lines) == 0 {
		return
	}
	side, said := b.env.Ledger.Amounts, expense.OriginSaid
	for _, l := range a.Lines {
		if l.Side == "" && l.Tax == nil {
			said = expense.OriginDefault
		} else if l.Side != "" {
			side = l.Side
		}
	}
	origins[fieldSide], origins[expense.FieldRate] = said, expense.OriginSaid
	origins[expense.FieldNet], origins[expense.FieldTax], origins[expense.FieldGross] = expense.OriginDerived, expense.OriginDerived, expense.OriginSaid
	if side == expense.Net {
		origins[expense.FieldNet], origins[expense.FieldGross] = expense.OriginSaid, expense.OriginDerived
	}
}

func (p patch) changesFigures() bool {
	f := p.figures
	return f.Amount != nil || f.Net != nil || f.Gross != nil || f.Tax != nil || f.Rate.IsSet()
}

// applyLines changes the tax lines of an expense: all, one, or each in the same way.
func (p patch) applyLines(e *expense.Expense) error {
	if p.lines != nil {
		if p.currency != "" {
			e.Currency = p.currency
		}
		e.SetTaxLines(p.lines)
		e.Origins[expense.FieldRate] = expense.OriginSaid
		return nil
	}
	lines := slices.Clone(e.TaxLines())
	one := p
	one.line = 0
	currency := e.Currency
	for i := range lines {
		if p.line != 0 && p.line != i+1 {
			continue
		}
		part := expense.Expense{Origins: maps.Clone(e.Origins), Lines: []expense.TaxLine{lines[i]}}
		part.Amounts = expense.Amounts{Currency: e.Currency, Net: lines[i].Net, Tax: lines[i].Tax, Gross: lines[i].Gross, Rate: lines[i].Rate}
		if err := one.applyAmounts(&part); err != nil {
			return err
		}
		lines[i], currency = part.TaxLines()[0], part.Currency
		if p.line == 0 {
			e.Origins = part.Origins
		}
	}
	if currency != e.Currency && p.line != 0 {
		return expense.Invalid(expense.ReasonCurrencyMixed, expense.Args{"A": string(e.Currency), "B": string(currency)})
	}
	e.Currency = currency
	e.SetTaxLines(lines)
	return nil
}

// writtenLines are the tax lines of an expense as they can be read again.
func writtenLines(e expense.Expense) string {
	var lines []parse.TaxLine
	side := saidSide(e)
	for _, l := range e.TaxLines() {
		money := expense.Money{Minor: l.Gross, Currency: e.Currency}
		if side == expense.Net {
			money.Minor = l.Net
		}
		line := parse.TaxLine{Amount: &parse.Amount{Value: money.Decimal()}, Side: side, Rate: l.Rate, Reason: l.Reason}
		if !l.Rate.IsSet() {
			line.Tax = &parse.Amount{Value: expense.Money{Minor: l.Tax, Currency: e.Currency}.Decimal()}
		}
		lines = append(lines, line)
	}
	return action.Lines(lines)
}
