package report

import (
	"cmp"
	"slices"
	"time"

	"chit/expense"
)

// An Input is everything that a report is made from.
type Input struct {
	Totals   expense.Totals
	Previous *expense.Totals // of the previous period, nil for no comparison
	Settings expense.Settings
	Rows     []expense.Expense // the period's expenses, nil if the format does not list them

	Largest  []expense.Expense // the largest of each currency, largest first
	People   []expense.Group   // what each author spent, nil if there is only one
	Reported *expense.Reported // what the last report of the period showed
}

// A Report is what was spent in a period, and apart from that the income.
// Transfers are in its rows only.
type Report struct {
	Period     expense.Period
	Previous   *expense.Period   // what changes compare with, nil without a comparison
	Zone       string            // IANA name of the time zone that days are in
	MonthStart int               // day on which the ledger's months begin
	Sections   []Section         // the ledger's own currency first, then by count, largest first
	Rows       []expense.Expense // of every kind
	Since      time.Time         // when the last report of the period was shown; zero if there was none
}

// Sums are the sums of some expenses of one currency, in minor units.
type Sums struct {
	Count, Net, Tax, Gross int64
}

func (s *Sums) add(l expense.TotalLine) {
	s.Count += l.Count
	s.Net += l.Net
	s.Tax += l.Tax
	s.Gross += l.Gross
}

// A Section is the report of one currency. But for Income, all of it is about
// the spending.
type Section struct {
	Currency expense.Currency
	Sums
	Income     Sums
	Change     *int64     // of Gross, see [Category.Change]
	Categories []Category // largest Gross first
	Rates      []Rate     // highest rate first, unset last
	Days       []Day      // those with expenses, in order

	Largest []expense.Expense // largest first
	People  []Person          // who spent most first; empty if there was only one
	Late    *Late             // the difference from the last report, nil if none
}

// Money returns an amount of the section's currency.
func (s Section) Money(minor int64) expense.Money {
	return expense.Money{Minor: minor, Currency: s.Currency}
}

// A Category is the part of a section spent on one category.
type Category struct {
	Name string // canonical name, "" without a category
	Sums

	// Share is the percentage of the sum of all categories with a positive Gross.
	// It is nil for the others. In a period with refunds only, it is the share of
	// the refunds. All shares together are 100.
	Share *int64

	// Change is by what percentage Gross is above that of the previous period,
	// negative if below. It is nil if there is nothing to compare with or one
	// of the two is a refund: 300 % of -20 means nothing to anybody.
	Change *int64
}

// A Rate is the part of a section with one tax rate. Its Count is that of tax
// lines, of which an expense may have several.
type Rate struct {
	Rate expense.Rate // unset if the tax was given as an amount
	Sums
}

// A Person is the part of a section spent by one author.
type Person struct {
	Name         string
	Count, Gross int64
}

// Late is the difference between a section and what an earlier report of the
// same period showed. Both may be negative.
type Late struct{ Count, Gross int64 }

// A Day is what was spent on one day.
type Day struct {
	Date         expense.Date
	Count, Gross int64
}

// Build makes the report of a period. It does not modify in.Rows.
func Build(in Input) Report {
	r := Report{
		Period:     in.Totals.Period,
		Zone:       in.Settings.Zone,
		MonthStart: in.Settings.MonthStart,
		Rows:       in.Rows,
	}
	var before expense.Totals
	if in.Previous != nil {
		before = *in.Previous
		r.Previous = &before.Period
	}
	spent, spentBefore := in.Totals.Spending(), before.Spending()
	for _, c := range currencies(in.Totals) {
		s := section(c, spent, spentBefore)
		s.Income = income(c, in.Totals)
		s.Largest, s.People = largest(c, in.Largest), people(c, in.People)
		r.Sections = append(r.Sections, s)
	}
	if in.Reported != nil {
		r.Since = in.Reported.At
		for _, sum := range expense.ReportedOf(in.Totals, time.Time{}).Since(*in.Reported) {
			if i := slices.IndexFunc(r.Sections, func(s Section) bool { return s.Currency == sum.Currency }); i >= 0 {
				r.Sections[i].Late = &Late{sum.Count, sum.Gross}
			}
		}
	}
	slices.SortFunc(r.Sections, func(a, b Section) int {
		own := in.Settings.Currency
		return cmp.Or(
			-compareBool(a.Currency == own, b.Currency == own),
			-cmp.Compare(a.Count, b.Count),
			cmp.Compare(a.Currency, b.Currency),
		)
	})
	return r
}

// Empty reports whether nothing was spent or earned in the period.
func (r Report) Empty() bool { return len(r.Sections) == 0 }

// Busiest returns the section with the most expenses, the first one of several,
// and false if the report is empty.
func (r Report) Busiest() (Section, bool) {
	if r.Empty() {
		return Section{}, false
	}
	return slices.MaxFunc(r.Sections, func(a, b Section) int { return cmp.Compare(a.Count, b.Count) }), true
}

func currencies(t expense.Totals) []expense.Currency {
	var list []expense.Currency
	for _, l := range t.Lines {
		if l.Kind != expense.KindTransfer && !slices.Contains(list, l.Currency) {
			list = append(list, l.Currency)
		}
	}
	return list
}

// income sums the income in a currency.
func income(c expense.Currency, t expense.Totals) (sums Sums) {
	for _, l := range t.Lines {
		if l.Currency == c && l.Kind == expense.KindIncome {
			sums.add(l)
		}
	}
	return sums
}

func section(c expense.Currency, now, before expense.Totals) Section {
	s := Section{Currency: c, Categories: categories(c, now), Rates: rates(c, now), Days: days(c, now)}
	for _, l := range now.Lines {
		if l.Currency == c {
			s.add(l)
		}
	}
	old := categories(c, before)
	var oldGross int64
	for _, cat := range old {
		oldGross += cat.Gross
	}
	s.Change = Change(oldGross, s.Gross)
	setShares(s.Categories)
	for i, cat := range s.Categories {
		if j := slices.IndexFunc(old, func(o Category) bool { return o.Name == cat.Name }); j >= 0 {
			s.Categories[i].Change = Change(old[j].Gross, cat.Gross)
		}
	}
	return s
}

// categories sums the lines of a currency by category.
func categories(c expense.Currency, t expense.Totals) []Category {
	var list []Category
	at := map[string]int{}
	for _, l := range t.Lines {
		if l.Currency != c {
			continue
		}
		i, ok := at[l.Category]
		if !ok {
			i = len(list)
			at[l.Category] = i
			list = append(list, Category{Name: l.Category})
		}
		list[i].add(l)
	}
	slices.SortFunc(list, func(a, b Category) int {
		return cmp.Or(-cmp.Compare(a.Gross, b.Gross), cmp.Compare(a.Name, b.Name))
	})
	return list
}

// rates sums the lines of a currency by tax rate.
func rates(c expense.Currency, t expense.Totals) []Rate {
	var list []Rate
	for _, l := range t.Lines {
		if l.Currency != c {
			continue
		}
		i := slices.IndexFunc(list, func(r Rate) bool { return r.Rate == l.Rate })
		if i < 0 {
			i = len(list)
			list = append(list, Rate{Rate: l.Rate})
		}
		l.Count = l.TaxLines
		list[i].add(l)
	}
	slices.SortFunc(list, func(a, b Rate) int {
		return cmp.Or(
			-compareBool(a.Rate.IsSet(), b.Rate.IsSet()),
			-a.Rate.Decimal().Compare(b.Rate.Decimal()),
		)
	})
	return list
}

func days(c expense.Currency, t expense.Totals) []Day {
	var list []Day
	for _, d := range t.Days {
		if d.Currency == c {
			list = append(list, Day{d.Day, d.Count, d.Gross})
		}
	}
	slices.SortFunc(list, func(a, b Day) int { return a.Date.Compare(b.Date) })
	return list
}

func largest(c expense.Currency, all []expense.Expense) []expense.Expense {
	return slices.DeleteFunc(slices.Clone(all), func(e expense.Expense) bool { return e.Currency != c })
}

func people(c expense.Currency, groups []expense.Group) []Person {
	var list []Person
	for _, g := range groups {
		if g.Currency == c {
			list = append(list, Person{g.Label, g.Count, g.Sum})
		}
	}
	slices.SortStableFunc(list, func(a, b Person) int { return -cmp.Compare(a.Gross, b.Gross) })
	return list
}

// compareBool orders false before true.
func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}
