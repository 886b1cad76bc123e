// Package chart draws a report as a picture: a bar for each day and a bar for
// each category, of one currency.
//
// The picture is for a phone: a thousand pixels wide, as high as it needs to be,
// about twelve hundred for a usual month, with large letters on a light ground
// that carries its own contrast, because half of all chats are dark. Bars begin
// at zero, so that twice as long is twice as much.
//
// # Exactness
//
// All geometry is in whole pixels and all amounts are in minor units; [pixels]
// is the one place where one becomes the other. There is no floating point
// between an expense and its bar.
//
// # Letters
//
// Latin, Greek and Cyrillic are drawn with the Go fonts, Chinese and kana with a
// subset of Noto Sans in the directory font. A character that neither has, such
// as an emoji, is left out rather than drawn as a box; a label of which nothing
// remains leaves its amount alone. Fonts are parsed when the first picture is
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

// Options are the words of a picture and the choice of what is in it. The zero
// Options draws the busiest currency in English.
type Options struct {
	Currency      expense.Currency // of the bars; that with the most expenses if empty
	Title         string           // name of the period; its dates if empty
	Empty         string           // what an empty period says
	Uncategorized string           // name of "no category"

	CategoryName func(string) string        // shown name of a category that has one
	More         func(n int) string         // names the n smallest categories when there are too many
	Amount       func(expense.Money) string // an amount without its currency
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
	if o.Month == nil {
		o.Month = func(d expense.Date) string { return d.Format("Jan") }
	}
	return o
}

// PNG draws a report. Other currencies than the one in the bars are named with
// their totals below the title, and never added.
func PNG(w io.Writer, r report.Report, o Options) error {
	o = o.complete(r)
	p, err := newPainter(o)
	if err != nil {
		return err
	}
	s, others := choose(r, o.Currency)
	return png.Encode(w, p.paint(r.Period, s, others))
}

// choose returns the section to draw, which has no count when the report has
// none of that currency, and the rest.
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
		} else {
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

// bars returns the categories of s, the smallest of them together in one bar
// when there are too many. Those are the last ones: what was refunded is the
// smallest of all.
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

// total is the amount that heads a picture.
func (o Options) total(s report.Section) string {
	if s.Count == 0 {
		return o.Empty
	}
	return o.Amount(s.Money(s.Gross)) + " " + string(s.Currency)
}

// others is the line about the other currencies, the most used first.
func (o Options) others(list []report.Section) string {
	list = slices.SortedStableFunc(slices.Values(list), func(a, b report.Section) int { return cmp.Compare(b.Count, a.Count) })
	parts := make([]string, len(list))
	for i, s := range list {
		parts[i] = "+ " + o.total(s)
	}
	return strings.Join(parts, " ")
}
