package expense

import "github.com/shopspring/decimal"

// A Grouping is what the expenses of a group have in common.
type Grouping string

// The groupings, with the [Group.Key] of each.
const (
	ByNothing  Grouping = ""         // "": one group of all
	ByCategory Grouping = "category" // the name, "" for none
	ByMerchant Grouping = "merchant" // the name, or the description if there is none
	ByTag      Grouping = "tag"      // an expense is in the group of each of its tags
	ByAuthor   Grouping = "author"   // Person.ID
	ByRate     Grouping = "rate"     // "0.2", "" for unset; an expense is in the group of each of its tax lines
	ByDay      Grouping = "day"      // "2026-11-21"
	ByWeek     Grouping = "week"     // of its first day, see Summary.WeekLead
	ByMonth    Grouping = "month"    // "2026-11", the month in which the ledger month begins
	ByYear     Grouping = "year"     // "2026"
	ByWeekday  Grouping = "weekday"  // "1" is Monday, "7" Sunday
)

// Groupings lists all groupings.
var Groupings = []Grouping{
	ByNothing, ByCategory, ByMerchant, ByTag, ByAuthor, ByRate, ByDay, ByWeek, ByMonth, ByYear, ByWeekday,
}

// A Figure is one of the three amounts of an expense.
type Figure string

// The figures.
const (
	FigureGross Figure = "gross"
	FigureNet   Figure = "net"
	FigureTax   Figure = "tax"
)

// A Summary asks for sums: of which expenses, grouped by what, and of which
// amount. The zero Summary asks for the gross of all.
type Summary struct {
	Query // Limit is ignored
	By    Grouping
	Of    Figure // FigureGross if empty
	// WeekLead is how many days before Monday weeks begin, see [Settings.WeekLead].
	WeekLead int
}

// A Group is the result for the expenses with one key and one currency, in
// minor units. By rate, the amount of an expense is that of its tax lines with the
// rate.
type Group struct {
	Key      string
	Label    string // the key as people know it, such as an author's name
	Currency Currency
	Count    int64
	Sum      int64
	Min, Max int64
	Middle   int64 // the middle amount, or the sum of the middle two if Count is even
}

// Average returns the arithmetic mean, rounded half away from zero. It is zero
// for an empty group.
func (g Group) Average() Money { return g.over(g.Sum, g.Count) }

// Median returns the middle amount, rounded like [Group.Average].
func (g Group) Median() Money {
	if g.Count%2 == 0 {
		return g.over(g.Middle, 2)
	}
	return g.over(g.Middle, 1)
}

// Per divides the sum, for example by a number of weeks, rounded like
// [Group.Average]. Divided by zero it is zero.
func (g Group) Per(n decimal.Decimal) Money {
	if n.Sign() <= 0 {
		return Money{Currency: g.Currency}
	}
	return Money{decimal.NewFromInt(g.Sum).DivRound(n, 0).IntPart(), g.Currency}
}

func (g Group) over(sum, n int64) Money {
	if n == 0 {
		return Money{Currency: g.Currency}
	}
	return Money{decimal.NewFromInt(sum).DivRound(decimal.NewFromInt(n), 0).IntPart(), g.Currency}
}
