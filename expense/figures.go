package expense

import (
	"github.com/shopspring/decimal"

	"chit/expense/sum"
)

// Figures are the amounts of one expense as far as they were given, in major
// units. Amount is one given without saying whether it is net or gross.
type Figures struct {
	Amount, Net, Tax, Gross *decimal.Decimal
	Rate                    Rate
}

// Any reports whether the figures include an amount from which the others could
// follow. A tax alone does not count: it needs a rate or a second amount.
func (f Figures) Any() bool {
	return f.Amount != nil || f.Net != nil || f.Gross != nil || f.Tax != nil && f.Rate.IsSet() && !f.Rate.Untaxed()
}

// NeedsRate reports whether the figures determine only one of net, tax and
// gross, so that a rate must come from elsewhere.
func (f Figures) NeedsRate() bool { return f.given() == 1 && !f.Rate.IsSet() }

// Disagree reports whether net, tax and gross were given and do not add up.
func (f Figures) Disagree() bool {
	return f.Net != nil && f.Tax != nil && f.Gross != nil && !f.Net.Add(*f.Tax).Equal(*f.Gross)
}

// Resolve returns the three figures in minor units of c, and the origin of each.
// Side is the side of an Amount. Any two of net, tax, gross and rate determine
// the others:
//
//	net, rate    gross = round(net + net × rate),    tax = gross − net
//	gross, rate  net = round(gross ÷ (1 + rate)),    tax = gross − net
//	tax, rate    net = round(tax ÷ rate),            gross = net + tax
//	two amounts  the third by addition or subtraction; the rate if one fits
//	             and the tax was not said
//
// Given amounts are never changed. If more were given than needed and they
// disagree by more than two minor units, which rounding can explain, Resolve
// fails with [ReasonFiguresDisagree]. With one amount and no rate, the rate is
// zero; a caller that means another rate sets it, see [Figures.NeedsRate]. An
// amount with more decimals than its currency cannot have been paid, and fails
// with [ReasonAmountPrecision].
func (f Figures) Resolve(c Currency, side Side) (Amounts, Origins, error) {
	f = f.sided(side)
	a := Amounts{Currency: c, Rate: f.Rate}
	origins := Origins{FieldNet: OriginDerived, FieldTax: OriginDerived, FieldGross: OriginDerived}
	for _, given := range []struct {
		value *decimal.Decimal
		field Field
		minor *int64
	}{{f.Net, FieldNet, &a.Net}, {f.Tax, FieldTax, &a.Tax}, {f.Gross, FieldGross, &a.Gross}} {
		if given.value == nil {
			continue
		}
		minor, err := RoundMinor(*given.value, c)
		if err != nil {
			return Amounts{}, nil, err
		}
		if !given.value.Shift(int32(c.Digits())).IsInteger() {
			return Amounts{}, nil, Invalid(ReasonAmountPrecision, Args{"Amount": given.value, "Currency": c})
		}
		*given.minor = minor
		origins[given.field] = OriginSaid
	}
	if f.Rate.IsSet() {
		origins[FieldRate] = OriginSaid
	}
	if f.NeedsRate() {
		a.Rate, origins[FieldRate] = Percent(0), OriginDefault
	}
	a.derive(f)
	if err := a.check(); err != nil {
		return Amounts{}, nil, err
	}
	if f.given() > 1 {
		return a.withRate(f, origins)
	}
	return a, origins, nil
}

// sided moves an Amount to its side: the one that is not given, or the ledger's
// if neither is.
func (f Figures) sided(side Side) Figures {
	amount := f.Amount
	if amount == nil {
		return f
	}
	switch {
	case f.Net != nil && f.Net.Equal(*amount), f.Gross != nil && f.Gross.Equal(*amount):
		// Given twice, with and without its side.
	case f.Net == nil && (side == Net || f.Gross != nil):
		f.Net = amount
	case f.Gross == nil:
		f.Gross = amount
	}
	f.Amount = nil
	return f
}

func (f Figures) given() int {
	n := 0
	for _, d := range []*decimal.Decimal{f.Amount, f.Net, f.Tax, f.Gross} {
		if d != nil {
			n++
		}
	}
	return n
}

// derive fills in the figures that were not given. One of the three is always
// the sum or difference of the other two, so that they add up.
func (a *Amounts) derive(f Figures) {
	onePlus := decimal.New(1, 0).Add(a.Rate.Decimal())
	switch {
	case f.Net != nil && f.Tax != nil && f.Gross != nil:
		// Nothing to derive; whether they agree is checked later.
	case f.Net != nil && f.Gross != nil:
		a.Tax = a.Gross - a.Net
	case f.Net != nil && f.Tax != nil:
		a.Gross = a.Net + a.Tax
	case f.Gross != nil && f.Tax != nil:
		a.Net = a.Gross - a.Tax
	case f.Net != nil:
		a.Gross = decimal.New(a.Net, 0).Mul(onePlus).Round(0).IntPart()
		a.Tax = a.Gross - a.Net
	case f.Gross != nil:
		a.Net = roundQuotient(a.Gross, onePlus)
		a.Tax = a.Gross - a.Net
	case f.Tax != nil && !a.Rate.Untaxed():
		a.Net = roundQuotient(a.Tax, a.Rate.Decimal())
		a.Gross = a.Net + a.Tax
	}
}

// roundQuotient divides minor units by a number with at most six decimals.
// Minor units have 15 digits and the divisor 7, so 40 decimals are enough to
// round the quotient like the exact one.
func roundQuotient(minor int64, by decimal.Decimal) int64 {
	return decimal.New(minor, 0).DivRound(by, 40).Round(0).IntPart()
}

// withRate checks a given rate against given amounts, or finds the rate that
// the amounts imply. A tax that was said is kept as it is: the rate that would
// yield it need not exist where it was paid. Tills round each line, so the tax on
// a receipt may differ by a minor unit or two from what its printed rate yields.
func (a Amounts) withRate(f Figures, origins Origins) (Amounts, Origins, error) {
	said := f.Rate
	if !said.IsSet() {
		if f.Tax != nil && !f.Tax.IsZero() {
			return a, origins, nil
		}
		if a.Rate = a.fittingRate(); a.Rate.IsSet() {
			origins[FieldRate] = OriginDerived
		}
		return a, origins, nil
	}
	tolerance := decimal.New(2, 0) // three lines, each rounded separately
	off := decimal.New(a.Net, 0).Mul(said.Decimal()).Sub(decimal.New(a.Tax, 0)).Abs()
	if off.GreaterThan(tolerance) {
		return Amounts{}, nil, a.disagree()
	}
	return a, origins, nil
}

// fittingRate returns the whole percentage, or else the tenth of one, that
// yields the tax on the net. It is unset if there is none, as for a receipt
// with two rates.
func (a Amounts) fittingRate() Rate {
	if a.Tax == 0 {
		return Percent(0)
	}
	if a.Net == 0 {
		return Rate{}
	}
	net, tax := decimal.New(a.Net, 0), decimal.New(a.Tax, 0)
	for _, places := range []int32{2, 3} {
		rate, err := NewRate(tax.DivRound(net, places))
		if err == nil && net.Mul(rate.Decimal()).Round(0).Equal(tax) {
			return rate
		}
	}
	return Rate{}
}

func (a Amounts) disagree() error {
	return Invalid(ReasonFiguresDisagree, Args{
		"Net": Bare(a.NetMoney()), "Tax": Bare(a.TaxMoney()), "Gross": Bare(a.GrossMoney()),
	})
}

// keepSum drops the arithmetic of e if it gives neither its net nor its gross, as after
// an edit of the amount.
func (e *Expense) keepSum() {
	if e.Sum == "" {
		return
	}
	s, err := sum.Parse(e.Sum)
	if err == nil {
		value := s.Round(int32(e.Currency.Digits())).Abs()
		if value.Equal(e.GrossMoney().Decimal().Abs()) || value.Equal(e.NetMoney().Decimal().Abs()) {
			return
		}
	}
	e.Sum = ""
}
