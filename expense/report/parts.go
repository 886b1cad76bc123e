package report

import (
	"cmp"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// A Part is a line or a table of a report in words.
type Part struct {
	Kind   PartKind
	Text   string   // in plain text, without a newline at its end
	Amount string   // the amount in Text that stands out, "" for none
	Gap    bool     // an empty line sets it off from what is above
	Rows   [][]Cell // of Categories: the headings, then name, amount, share and, if any has changed, change of each; of several Taxes likewise
}

// A Cell is a field of a table: its text and, unless it is words, the number that this
// stands for and what that counts.
type Cell struct {
	Text   string
	Number *decimal.Decimal
	Unit   string
}

// inPercent is the unit of shares and changes. That of an amount is its currency.
const inPercent = "%"

func words(text string) Cell { return Cell{Text: text} }

func (l Labels) amount(m expense.Money) Cell {
	return Cell{l.Amount(m), new(m.Decimal()), string(m.Currency)}
}

// percentage is a cell with a whole number of hundredths, nil for none.
func percentage(text string, n *int64) Cell {
	if n == nil {
		return words(text)
	}
	return Cell{text, new(decimal.NewFromInt(*n)), inPercent}
}

// A PartKind says what a part tells.
type PartKind int

// The kinds of parts, in their order.
const (
	Title      PartKind = iota // the period
	Sum                        // the spending in a currency
	Categories                 // a table
	Taxes                      // a table, or the tax of the only rate
	Remark                     // what else there is to say
	Income
)

// Parts returns the report in words. Their texts make a plain text with aligned columns,
// for a terminal or a monospaced block.
func (r Report) Parts(l Labels) []Part {
	l = l.complete()
	title := Part{Kind: Title, Text: cmp.Or(l.Period, r.Period.From.String()+" - "+r.Period.To.String())}
	spent := slices.DeleteFunc(slices.Clone(r.Sections), func(s Section) bool { return s.Count == 0 })
	switch len(spent) {
	case 0:
		title.Text += l.Colon + l.Empty
	case 1:
		title.Amount = spent[0].spending(l)
		title.Text += l.Colon + title.Amount
	}
	parts := []Part{title}
	for _, s := range r.Sections {
		first := len(parts)
		parts = append(parts, s.parts(l, len(spent) > 1)...)
		if first < len(parts) {
			parts[first].Gap = len(r.Sections) > 1
		}
	}
	return parts
}

// parts are those of one currency. The title of a report in one currency has its total.
func (s Section) parts(l Labels, total bool) (parts []Part) {
	if s.Count > 0 {
		sums := Part{Kind: Sum, Text: s.summary(l)}
		if total {
			sums.Amount = s.spending(l)
			sums.Text = strings.TrimSpace(l.Total+" "+sums.Amount) + " · " + sums.Text
		}
		parts = append(parts, sums)
	}
	if rows := s.categoryRows(l); len(rows) > 0 {
		lines := align(rows, 1, 2)
		headings := []Cell{words(l.Category), words(string(s.Currency)), words(l.Share), words(l.Change)}
		table := slices.Concat([][]Cell{headings}, rows)
		if !slices.ContainsFunc(s.Categories, func(c Category) bool { return c.Change != nil }) {
			for i := range table { // nothing to compare with
				table[i] = table[i][:len(headings)-1]
			}
		}
		parts = append(parts, Part{Kind: Categories, Text: "  " + strings.Join(lines, "\n  "), Rows: table})
	}
	if s.taxed() {
		parts = append(parts, s.taxes(l))
	}
	for _, line := range s.notes(l) {
		parts = append(parts, Part{Kind: Remark, Text: "  " + line})
	}
	if s.Income.Count > 0 {
		amount := l.Money(s.Money(s.Income.Gross))
		parts = append(parts, Part{Kind: Income, Text: l.Income + " " + amount, Amount: amount})
	}
	return parts
}

// taxes are the taxes of all rates: a line, or a table if there are several.
func (s Section) taxes(l Labels) Part {
	part := Part{Kind: Taxes}
	var lines []string
	for _, rate := range s.Rates {
		lines = append(lines, "  "+s.rateLine(rate, l))
	}
	part.Text = strings.Join(lines, "\n")
	if len(s.Rates) == 1 {
		return part
	}
	part.Rows = [][]Cell{{words(l.VAT), words(l.Net), words(l.Tax), words(l.Gross)}}
	for _, rate := range s.Rates {
		part.Rows = append(part.Rows, []Cell{
			words(l.rateName(rate)), l.amount(s.Money(rate.Net)), l.amount(s.Money(rate.Tax)), l.amount(s.Money(rate.Gross)),
		})
	}
	return part
}

// spending is what was spent, "412.70 EUR".
func (s Section) spending(l Labels) string { return l.Money(s.Money(s.Gross)) }

// summary says how many expenses there are, how they compare, and the tax of all rates.
func (s Section) summary(l Labels) string {
	parts := []string{l.Expenses(s.Count)}
	if s.Change != nil {
		parts = append(parts, strings.TrimSpace(l.change(s.Change)+" "+l.Against))
	}
	if s.taxed() && len(s.Rates) > 1 {
		parts = append(parts, l.Net+" "+l.Amount(s.Money(s.Net))+l.Comma+l.Tax+" "+l.Amount(s.Money(s.Tax)))
	}
	return strings.Join(parts, " · ")
}
