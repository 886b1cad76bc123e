// Package chart draws a report as a picture: a bar for each day and a bar for
// each category, in one currency.
//
// The picture is made for a phone: a thousand pixels wide, as high as necessary,
// about twelve hundred for a usual month. It has large letters on a light
// background of its own, because half of all chats are dark. Bars begin at zero,
// so that twice as long means twice as much.
//
// # Exactness
//
// All geometry is in whole pixels and all amounts are in minor units; only
// [pixels] converts one into the other. There is no floating point between an
// expense and its bar.
//
// # Letters
//
// Latin, Greek and Cyrillic are drawn with the Go fonts, Chinese and kana with a
// subset of Noto Sans in the directory font. A character that neither has, such
// as an emoji, is left out rather than drawn as a box; if nothing remains of a
// label, its amount stands alone. Fonts are parsed when the first picture is
// drawn.
package chart

import (
	"cmp"
	"image/png"
	"io"
	"slices"
	"strconv"
	"strings"

	"chit/expense"
	"chit/expense/report"
)

// Options are the words of a picture and the choice of its content. The zero
// Options draws the most used currency in English.
type Options struct {
	Currency      expense.Currency // of the bars; the one with the most expenses if empty
	Title         string           // name of the period; its dates if empty
	Empty         string           // text for an empty period
	Uncategorized string           // name for expenses without a category

	CategoryName func(string) string        // display name of a category
	More         func(n int) string         // name for the n smallest categories when there are too many
	Amount       func(expense.Money) string // an amount without its currency
	Money        func(expense.Money) string // an amount with its currency
	Month        func(expense.Date) string  // short name of a month, below a bar of a long period
}

func (o Options) complete(r report.Report) Options {
	o.Title = cmp.Or(o.Title, r.Period.From.String()+" – "+r.Period.To.String())
	o.Empty = cmp.Or(o.Empty, "no expenses")
	o.Uncategorized = cmp.Or(o.Uncategorized, "Uncategorized")
	if o.CategoryName == nil {
		o.CategoryName = func(name string) string { return name }
	}
	if o.More == nil {
		o.More = func(n int) string { return strconv.Itoa(n) + " more" }
	}
	if o.Amount == nil {
		o.Amount = expense.Money.Grouped
	}
	if o.Money == nil {
		o.Money = expense.Money.String
	}
	if o.Month == nil {
		o.Month = func(d expense.Date) string { return d.Format("Jan") }
	}
	return o
}

// PNG draws a report. Totals in other currencies are listed below the title,
// never added.
func PNG(w io.Writer, r report.Report, o Options) error {
	o = o.complete(r)
	p, err := newPainter(o)
	if err != nil {
		return err
	}
	s, others := choose(r, o.Currency)
	return png.Encode(w, p.paint(r.Period, s, others))
}

// Words returns what the picture shows for those who cannot see it: each bar of a
// category, "Food 120.50 EUR".
func Words(r report.Report, o Options) []string {
	o = o.complete(r)
	s, _ := choose(r, o.Currency)
	var words []string
	for _, b := range o.bars(s) {
		words = append(words, b.name+" "+b.amount+" "+string(s.Currency))
	}
	return words
}

// choose returns the section to draw, which is empty if the report has none in
// that currency, and the other sections with expenses.
func choose(r report.Report, c expense.Currency) (report.Section, []report.Section) {
	if c == "" {
		busiest, _ := r.Busiest()
		c = busiest.Currency
	}
	s := report.Section{Currency: c}
	var others []report.Section
	for _, other := range r.Sections {
		if other.Currency == c {
			s = other
		} else if other.Count > 0 {
			others = append(others, other)
		}
	}
	return s, others
}

// A bar is a category as it is drawn.
type bar struct {
	name, amount, share string
	gross               int64
	several             bool // stands for more than one category
}

// maxBars is how many categories a picture has room for.
const maxBars = 10

// bars returns the categories of s. If there are too many, the last ones, which
// are the smallest, share one bar; refunds are the smallest of all.
func (o Options) bars(s report.Section) []bar {
	list := make([]bar, 0, maxBars)
	for i, c := range s.Categories {
		if i == maxBars-1 && len(s.Categories) > maxBars {
			break
		}
		list = append(list, bar{name: o.name(c.Name), amount: o.Amount(s.Money(c.Gross)), share: percent(c.Share), gross: c.Gross})
	}
	rest := s.Categories[len(list):]
	if len(rest) == 0 {
		return list
	}
	var gross int64
	var share *int64
	for _, c := range rest {
		gross += c.Gross
		if c.Share != nil {
			if share == nil {
				share = new(int64)
			}
			*share += *c.Share
		}
	}
	return append(list, bar{name: o.More(len(rest)), amount: o.Amount(s.Money(gross)), share: percent(share), gross: gross, several: true})
}

func (o Options) name(category string) string {
	if category == "" {
		return o.Uncategorized
	}
	return o.CategoryName(category)
}

func percent(share *int64) string {
	switch {
	case share == nil:
		return ""
	case *share == 0:
		return "<1%"
	}
	return strconv.FormatInt(*share, 10) + "%"
}

// total is the amount at the top of a picture.
func (o Options) total(s report.Section) string {
	if s.Count == 0 {
		return o.Empty
	}
	return o.Money(s.Money(s.Gross))
}

// others lists the other currencies, most used first.
func (o Options) others(list []report.Section) string {
	list = slices.SortedStableFunc(slices.Values(list), func(a, b report.Section) int { return cmp.Compare(b.Count, a.Count) })
	parts := make([]string, len(list))
	for i, s := range list {
		parts[i] = "+ " + o.total(s)
	}
	return strings.Join(parts, " ")
}
