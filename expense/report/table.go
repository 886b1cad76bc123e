package report

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"chit/expense"
	"chit/expense/clip"
)

// Labels are the words of [Report.Parts]. [English] has them all; those of
// other languages come from the caller's catalogue. An empty word leaves its
// place empty, and a nil function means the English one.
type Labels struct {
	Period        string // name of the period, "March 2026 (1-31 Mar, Europe/Berlin)"; its dates if empty
	Empty         string // what an empty report shows instead of a total
	Total         string // heads the line of a section's sums
	Net           string
	Tax           string
	Gross         string
	VAT           string // before a rate: "VAT" for "VAT 20%"
	VATUnset      string // row of the tax table for tax without a single rate
	Uncategorized string // name for expenses without a category
	Up, Down      string // before a change: "▲", "▼"
	Same          string // instead of a change of zero
	Against       string // after the change of a total, "on Feb"
	Category      string // headings of the table of categories; that of its amounts is the currency
	Share, Change string
	Colon         string // after a heading; ": " if empty
	Comma         string // between parts of a line; ", " if empty

	CategoryName func(string) string        // display name of a category
	Amount       func(expense.Money) string // an amount without its currency
	Money        func(expense.Money) string // an amount with its currency
	Rate         func(expense.Rate) string  // a tax rate
	Percent      func(n int64) string       // a whole number of hundredths
	Expenses     func(n int64) string       // "12 expenses"
	Late         func(l Late, amount string) string
	Largest      string // before the largest expenses
	Income       string // before the income
}

// English returns the labels in English.
func English() Labels {
	return Labels{
		Empty: "no expenses", Total: "Total", Net: "net", Tax: "tax", Gross: "gross",
		VAT: "VAT", VATUnset: "VAT", Uncategorized: "Uncategorized",
		Up: "▲", Down: "▼", Same: "=", Colon: ": ", Comma: ", ",
		Category: "Category", Share: "Share", Change: "Change",
		CategoryName: func(name string) string { return name },
		Amount:       expense.Money.Grouped,
		Money:        expense.Money.String,
		Rate:         expense.Rate.Percentage,
		Percent:      func(n int64) string { return strconv.FormatInt(n, 10) + "%" },
		Expenses: func(n int64) string {
			if n == 1 {
				return "1 expense"
			}
			return fmt.Sprintf("%d expenses", n)
		},
		Late: func(l Late, amount string) string {
			return fmt.Sprintf("%+d since the last report: %s", l.Count, amount)
		},
		Largest: "largest",
		Income:  "Income",
	}
}

func (l Labels) complete() Labels {
	english := English()
	l.Colon, l.Comma = cmp.Or(l.Colon, english.Colon), cmp.Or(l.Comma, english.Comma)
	if l.CategoryName == nil {
		l.CategoryName = english.CategoryName
	}
	if l.Amount == nil {
		l.Amount = english.Amount
	}
	if l.Money == nil {
		l.Money = english.Money
	}
	if l.Rate == nil {
		l.Rate = english.Rate
	}
	if l.Percent == nil {
		l.Percent = english.Percent
	}
	if l.Expenses == nil {
		l.Expenses = english.Expenses
	}
	if l.Late == nil {
		l.Late = english.Late
	}
	return l
}

// maxName is how many terminal columns a category's name may take.
const maxName = 32

// taxed reports whether the tax table says more than the total.
func (s Section) taxed() bool {
	for _, r := range s.Rates {
		if r.Tax != 0 || !r.Rate.Untaxed() {
			return true
		}
	}
	return false
}

func (s Section) categoryRows(l Labels) [][]Cell {
	rows := make([][]Cell, len(s.Categories))
	for i, c := range s.Categories {
		change := l.change(c.Change)
		if s.Change == nil && change != "" { // the summary does not say what they are compared with
			change = strings.TrimSpace(change + " " + l.Against)
		}
		rows[i] = []Cell{words(l.name(c.Name)), l.amount(s.Money(c.Gross)), percentage(l.share(c), c.Share), percentage(change, c.Change)}
	}
	return rows
}

// notes are the lines below the tables: who spent how much, the largest
// expenses, and what has changed since the last report.
func (s Section) notes(l Labels) (lines []string) {
	var people, largest []string
	for _, p := range s.People {
		people = append(people, clip.Shorten(oneLine(p.Name), maxName, clip.Columns)+" "+l.Amount(s.Money(p.Gross)))
	}
	for _, e := range s.Largest {
		largest = append(largest, fmt.Sprintf("#%d %s %s", e.Number, clip.Shorten(oneLine(e.Description), maxName, clip.Columns), l.Amount(e.GrossMoney())))
	}
	if len(people) > 0 {
		lines = append(lines, strings.Join(people, " · "))
	}
	if len(largest) > 0 {
		lines = append(lines, l.Largest+l.Colon+strings.Join(largest, " · "))
	}
	if s.Late != nil {
		amount := l.Amount(s.Money(s.Late.Gross))
		if s.Late.Gross >= 0 {
			amount = "+" + amount
		}
		lines = append(lines, l.Late(*s.Late, amount))
	}
	return lines
}

func (s Section) rateLine(r Rate, l Labels) string {
	parts := []string{l.Net + " " + l.Amount(s.Money(r.Net)), l.Tax + " " + l.Amount(s.Money(r.Tax))}
	if len(s.Rates) > 1 { // otherwise it is the total
		parts = append(parts, l.Gross+" "+l.Amount(s.Money(r.Gross)))
	}
	return l.rateName(r) + l.Colon + strings.Join(parts, l.Comma)
}

// rateName names a rate, "VAT 20%".
func (l Labels) rateName(r Rate) string {
	if !r.Rate.IsSet() {
		return l.VATUnset
	}
	return strings.TrimSpace(l.VAT + " " + l.Rate(r.Rate))
}

// share writes less than half a percent as <1%, because 0% next to an amount
// looks like a mistake.
func (l Labels) share(c Category) string {
	switch {
	case c.Share == nil:
		return ""
	case *c.Share == 0:
		return "<" + l.Percent(1)
	}
	return l.Percent(*c.Share)
}

func (l Labels) change(percent *int64) string {
	if percent == nil {
		return ""
	}
	switch {
	case *percent > 0:
		return l.Up + " " + l.Percent(*percent)
	case *percent < 0:
		return l.Down + " " + l.Percent(-*percent)
	}
	return l.Same
}

func (l Labels) name(category string) string {
	if category == "" {
		return l.Uncategorized
	}
	return clip.Shorten(oneLine(l.CategoryName(category)), maxName, clip.Columns)
}

// align pads each column to one width, the given columns on the left, and joins
// them.
func align(rows [][]Cell, right ...int) []string {
	widths := map[int]int{}
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], cells(cell.Text))
		}
	}
	lines := make([]string, len(rows))
	for n, row := range rows {
		padded := make([]string, len(row))
		for i, cell := range row {
			pad := strings.Repeat(" ", widths[i]-cells(cell.Text))
			padded[i] = cell.Text + pad
			for _, r := range right {
				if r == i {
					padded[i] = pad + cell.Text
				}
			}
		}
		lines[n] = strings.TrimRight(strings.Join(padded, "  "), " ")
	}
	return lines
}

// cells returns how many terminal columns s takes: two for a wide East Asian
// character, none for a combining one.
func cells(s string) int { return clip.Length(s, clip.Columns) }

// oneLine makes a person's text safe to use within a line: line breaks become
// spaces, and characters that could break or reverse the line are removed.
func oneLine(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) {
			return -1
		}
		return r
	}, s)
}
