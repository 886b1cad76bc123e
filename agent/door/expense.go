package door

import (
	"cmp"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
	"chit/expense/sum"
)

// expense makes an expense of one in words.
func (g Grounds) expense(said action.SaidExpense) action.AddExpense {
	var amounts []decimal.Decimal
	for _, n := range []string{said.Amount, said.Net, said.Gross, said.Tax} {
		amounts = append(amounts, g.named(n)...)
	}
	for _, l := range g.linesSaid(said.Lines) {
		amounts = append(amounts, l.Amount.Value)
	}
	v := values{Grounds: g, ev: g.EvidenceOf(g.Relays(amounts))}
	return v.expense(said)
}

// values are those of one call, as they are checked one by one.
type values struct {
	Grounds
	ev      Evidence
	used    []decimal.Decimal // amounts of the call that were said
	editing bool              // what the call is about is stored already
	back    bool              // the call says that money came back, whatever the sign of its amounts
	turned  bool              // an amount of the call does, and the words do not
	what    string            // was bought, and where
	unsaid  []string          // arguments that only the model has
	knows   *Evidence         // with the figures of other entries, once it was needed

	remarked []parse.Amount // of remarks that amounts were guessed from, for their currencies
}

func (v *values) expense(said action.SaidExpense) action.AddExpense {
	kind, _ := lang.KindNamed(said.Kind)
	v.back, v.what = kind == expense.KindRefund, said.Description+" "+said.Merchant
	a := action.AddExpense{
		Amount: v.amount("amount", said.Amount),
		Net:    v.amount("net_amount", said.Net),
		Gross:  v.amount("gross_amount", said.Gross),
		Tax:    v.amount("tax_amount", said.Tax),
	}
	a.Kinds = v.kinds(said.Kind)
	a.Rate, a.RateText = v.rate(said.Rate)
	if a.Rate.Untaxed() {
		a.Reason = v.reason(said.Rate)
	}
	a.Lines = v.lines(said.Lines)
	a.Currency = v.currency(said.Currency)
	if d := clean(said.Description); v.MayBeSaid(d) {
		a.Description = d
	}
	if m := clean(said.Merchant); v.ev.Contains(m) {
		a.Merchant = m
	}
	if d := clean(said.Document); v.ev.Contains(d) {
		a.Document = d
	}
	a.Category = v.category(clean(said.Category))
	a.Tags = v.tags(said.Tags)
	a.Date = v.date(said.Date)
	a.Unsaid = v.unsaid
	if v.editing {
		return a // in whose currency that is, is found with the entry
	}
	return Rounded(a, cmp.Or(a.Currency, v.Ledger.Currency))
}

// amount grounds an amount. One that the person did not write, and that does not follow
// from what they wrote, is asked about, or is as good as left out.
func (v *values) amount(field, said string) *parse.Amount {
	if s, ok := v.calculation(said); ok {
		return v.computed(field, said, s)
	}
	readings := v.Readings(said)
	if len(readings) == 0 {
		return nil
	}
	value := readings[0]
	if _, answered := v.Answered[field]; answered {
		return v.use(parse.Amount{Text: said}, value)
	}
	if value.IsNegative() && v.back && !v.ev.Refund(value) {
		value = value.Neg() // the kind says it
	}
	if value.IsNegative() && !v.ev.Refund(value) {
		value, v.turned = value.Neg(), true // that money came back must be said
	}
	verdict := v.judge(value)
	switch {
	case !v.stands(verdict):
		return v.guess(field, parse.Amount{Text: said}, value)
	case verdict == Known:
		return v.use(parse.Amount{Text: said}, value)
	}
	return v.grounded(field, said, value, verdict == Said && !v.editing)
}

// grounded returns an amount that was said, or follows from what was. One that a model took
// for that of an entry may be a count, or a part of the amount.
func (v *values) grounded(field, said string, value decimal.Decimal, mayDiffer bool) *parse.Amount {
	if whole, ok := v.ev.whole(value); ok && !v.editing {
		return v.use(whole, append(slices.Clone(whole.Readings), value)...)
	}
	grounded := v.ev.Amount(value)
	written, partial := v.ev.Partial(grounded[0])
	result := v.ev.Sum(value)
	switch {
	case result != "" && !partial: // of several readings the model chose the arithmetic
		if s, err := sum.Parse(result); err == nil {
			v.used = append(v.used, Operands(s)...) // the currency may stand beside one
		}
		return v.use(parse.Amount{Text: said, Sum: result}, value)
	case len(grounded) > 1 || partial:
		return v.use(written, grounded...)
	case mayDiffer && v.ev.isCount(value) && !v.ev.follows(value):
		return v.guess(field, parse.Amount{Text: said}, value)
	case mayDiffer && v.ev.mayBePart(value):
		if s, ok := v.ev.result(value); ok {
			return v.use(parse.Amount{Text: said, Sum: s.String()}, s.Round(maxPlaces), value)
		}
		v.unsaid = append(v.unsaid, field)
	}
	// In which currency it is depends on all that the call says.
	return v.use(parse.Amount{Text: said}, value)
}

// use returns an amount with what it can mean.
func (v *values) use(written parse.Amount, readings ...decimal.Decimal) *parse.Amount {
	v.used = append(v.used, readings[0])
	written.Value, written.Readings = readings[0], readings
	return &written
}

// rate grounds a tax rate. One above 1 is a percentage if the person wrote it as one.
// Otherwise it is returned as it was said, like what is no rate at all, and like one that
// only a model has of a tax that the person spoke of: those are asked about.
func (v *values) rate(said string) (rate expense.Rate, unclear string) {
	if said == "" {
		return expense.Rate{}, ""
	}
	r, ok := v.readRate(said)
	_, answered := v.Answered["tax_rate"]
	switch {
	case !ok:
		return expense.Rate{}, said
	case answered || v.ev.Rate(r):
		return r, ""
	case v.FromModel && !r.Untaxed() && v.ev.tellsTax():
		if v.ev.writesPercent(r) {
			return r, ""
		}
		return expense.Rate{}, r.Decimal().Shift(2).String()
	}
	return expense.Rate{}, ""
}

func (v *values) readRate(said string) (expense.Rate, bool) {
	fraction, plain := PlainNumber(said)
	if !plain {
		return v.Words(said).Rate()
	}
	percent := fraction.GreaterThan(decimal.New(1, 0))
	if percent {
		fraction = fraction.Shift(-2)
	}
	r, err := expense.NewRate(fraction)
	return r, err == nil && (!percent || v.ev.Rate(r))
}

// currency decides the currency: as written beside the amount, else as named anywhere in
// the text. It is "" for the ledger's.
func (v *values) currency(said string) expense.Currency {
	asked, known := expense.LookupCurrency(said)
	if answer, ok := v.Answered["currency"]; ok {
		if c, ok := expense.LookupCurrency(answer); ok {
			return c
		}
	}
	if said != "" && !known && v.ev.Contains(said) {
		return expense.Currency(said)
	}
	c, ok := v.besideAmount(asked, known)
	switch {
	case c == "" && said == "" && !v.editing && v.abroad() != "":
		v.unsaid = append(v.unsaid, string(expense.FieldCurrency))
		return v.abroad()
	case ok:
		return c
	case !known || asked == v.Ledger.Currency || v.ev.mistakes(asked) && !v.ev.Currency(asked):
		return ""
	case !v.editing && !v.ev.Currency(asked):
		v.unsaid = append(v.unsaid, string(expense.FieldCurrency)) // as that of a place
	}
	return asked
}

// besideAmount returns the currency written beside the amount that the call
// uses, "" if none was, and whether such an amount is there at all. The same
// figure may stand there twice, 5 USD and 5 EUR: then the one that was asked for
// is meant, and without a currency the one that has none.
func (v *values) besideAmount(asked expense.Currency, known bool) (expense.Currency, bool) {
	found, bare := expense.Currency(""), false
	for _, a := range slices.Concat(v.ev.Amounts, v.remarked) {
		switch {
		case !v.uses(a):
		case known && (a.Currency == asked || slices.Contains(a.Family, asked)):
			return asked, true
		case a.Symbol == "" && a.Currency == "":
			bare = true
		case a.OpenIn(v.Ledger.Currency) != nil:
			bare = true // which is asked
		case found == "":
			found = a.CurrencyIn(v.Ledger.Currency)
		}
	}
	if !known && bare {
		return "", true
	}
	return found, found != ""
}

// abroad returns the currency of the place where the amount of the call was paid, "" if the
// words name none.
func (v *values) abroad() expense.Currency {
	for _, a := range v.ev.abroad {
		if v.uses(a.Amount) {
			return a.of
		}
	}
	return ""
}

func (v *values) uses(a parse.Amount) bool {
	return slices.ContainsFunc(v.used, func(u decimal.Decimal) bool { return containsValue(a.Readings, u) })
}

// category takes the category that the person named, or one of the ledger that a model
// found fitting. A new one that only a model thought of is dropped.
func (v *values) category(name string) string {
	if _, known := v.Category(name); known || v.ev.Contains(name) {
		return name
	}
	return ""
}

// tags splits a list of tags and keeps those that the person wrote.
func (v *values) tags(said string) []string {
	var tags []string
	for _, tag := range strings.FieldsFunc(said, func(r rune) bool { return r == ',' || r == '#' || r == ' ' || r == ';' }) {
		if v.ev.Contains(tag) && !slices.Contains(tags, tag) {
			tags = append(tags, tag)
		}
	}
	return tags
}

// clean brings a text to one line.
func clean(s string) string { return strings.Join(strings.Fields(parse.Normalize(s)), " ") }
