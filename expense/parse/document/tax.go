package document

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// A taxRow is the figures that stand beside one tax rate.
type taxRow struct {
	rate    expense.Rate
	figures []*figure
	tax     bool // one of them is called a tax
}

// taxes fills in what a receipt says of taxes, as far as it agrees with the total. What
// does not is left out: the total is what was paid.
func (r receipt) taxes(d *Document, total int) {
	sum := r.figures[total].Value
	rows := r.taxRows(total)
	if parts, ok := partsOf(rows, sum, r.tolerance()); ok {
		if len(parts) > 1 {
			d.Parts = parts
			return
		}
		d.Rate, d.Tax = parts[0].Rate, &parts[0].Tax
		return
	}
	tax := r.onlyTax(total)
	if tax == nil {
		return
	}
	net := sum.Sub(tax.Value)
	for _, row := range rows {
		if len(rows) == 1 && slices.Contains(row.figures, tax) && fits(net, tax.Value, row.rate, r.tolerance()) {
			d.Rate, d.Tax = row.rate, &tax.Amount
			return
		}
	}
	if len(rows) == 0 || r.hasSubtotal(net) {
		d.Tax = &tax.Amount
	}
}

// tolerance is by how much rounding may change a tax: what the currency's smallest unit
// makes of two parts.
func (r receipt) tolerance() decimal.Decimal {
	if r.Options.Currency.Digits() == 0 {
		return decimal.New(1, 0)
	}
	return decimal.New(2, -2)
}

// fits reports whether a tax is that of a net amount at a rate.
func fits(net, tax decimal.Decimal, rate expense.Rate, tolerance decimal.Decimal) bool {
	return net.IsPositive() && net.Mul(rate.Decimal()).Sub(tax).Abs().LessThanOrEqual(tolerance)
}

// taxRows returns the figures beside each tax rate, in its line up to the next rate.
func (r receipt) taxRows(total int) []taxRow {
	var rows []taxRow
	rates := money.FindRates(r.text)
	header := r.taxHeader()
	for i, rate := range rates {
		line := r.lineAt(rate.Start)
		within := r.lines[line]
		if i > 0 && rates[i-1].Start >= within.Start {
			within.Start = rate.Start
		}
		if i+1 < len(rates) && rates[i+1].Start < within.End {
			within.End = rates[i+1].Start
		}
		row := r.taxRow(within, total)
		row.rate = rate.Rate
		if row.tax || header >= 0 && header < line && len(row.figures) > 1 {
			rows = append(rows, row)
		}
	}
	return rows
}

// taxHeader returns the line with the headings of a table of taxes, -1 if there is none.
func (r receipt) taxHeader() int {
	for i, line := range r.lines {
		if !r.hasFigure(i) && r.labelsIn(line.Start, line.End).has(lang.LabelTax) {
			return i
		}
	}
	return -1
}

func (r receipt) taxRow(within lex.Span, total int) taxRow {
	var row taxRow
	for i := range r.figures {
		f := &r.figures[i]
		switch {
		case i == total || f.Start < within.Start || f.End > within.End || !f.isPrice() && f.called == lang.LabelNone:
		case f.called == lang.LabelTip || f.called == lang.LabelOff || f.called == lang.LabelCount:
		default:
			row.figures = append(row.figures, f)
			row.tax = row.tax || f.called == lang.LabelTax
		}
	}
	return row
}

// partsOf returns the parts that the rows are, if each has two figures that agree with its
// rate and together they are the total.
func partsOf(rows []taxRow, total, tolerance decimal.Decimal) ([]Part, bool) {
	var parts []Part
	for _, row := range rows {
		part, ok := row.part(tolerance)
		if !ok {
			return nil, false
		}
		parts = append(parts, part)
		total = total.Sub(part.Gross.Value)
	}
	return parts, len(parts) > 0 && total.IsZero()
}

// part finds the net amount, the tax and the gross among the figures of a row, of which one
// may be left out.
func (row taxRow) part(tolerance decimal.Decimal) (Part, bool) {
	if len(row.figures) < 2 || len(row.figures) > 3 {
		return Part{}, false
	}
	for _, a := range row.figures {
		for _, tax := range row.figures {
			if a == tax || tax.Value.GreaterThanOrEqual(a.Value) {
				continue
			}
			asGross, asNet := a.Value.Sub(tax.Value), a.Value.Add(tax.Value)
			switch {
			case fits(a.Value, tax.Value, row.rate, tolerance) && row.holds(asNet):
				return Part{Net: a.Amount, Tax: tax.Amount, Gross: valued(a.Amount, asNet), Rate: row.rate}, true
			case fits(asGross, tax.Value, row.rate, tolerance) && row.holds(asGross):
				return Part{Net: valued(a.Amount, asGross), Tax: tax.Amount, Gross: a.Amount, Rate: row.rate}, true
			}
		}
	}
	return Part{}, false
}

// holds reports whether a row of three figures has an amount; of two, the third is derived.
func (row taxRow) holds(value decimal.Decimal) bool {
	return len(row.figures) == 2 || slices.ContainsFunc(row.figures, func(f *figure) bool { return f.Value.Equal(value) })
}

// valued returns an amount of another value.
func valued(a money.Amount, value decimal.Decimal) money.Amount {
	a.Value, a.Readings = value, []decimal.Decimal{value}
	return a
}

// onlyTax returns the figure that is called a tax, nil if there are several or none.
func (r receipt) onlyTax(total int) *figure {
	var tax *figure
	for i := range r.figures {
		f := &r.figures[i]
		if f.called != lang.LabelTax || f.Value.IsZero() || !f.isPrice() && f.all.has(lang.LabelCount) {
			continue
		}
		if tax != nil && !tax.Value.Equal(f.Value) || f.Value.IsNegative() || f.Value.Add(f.Value).GreaterThan(r.figures[total].Value) {
			return nil
		}
		tax = f
	}
	return tax
}

func (r receipt) hasSubtotal(value decimal.Decimal) bool {
	return slices.ContainsFunc(r.figures, func(f figure) bool { return f.called == lang.LabelSubtotal && f.Value.Equal(value) })
}
