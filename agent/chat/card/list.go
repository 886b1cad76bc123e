package card

import (
	"fmt"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// List shows entries, each in a line. Where there are columns, those are its number, what
// was bought, its category, the day and the amount.
func List(c Renderer, found []expense.Expense) chat.Block {
	if len(found) == 0 {
		return chat.Block{}
	}
	field := func(name string) string { return c.Texts.SayOf(text.FamilyField, name) }
	amount, amountIn := field("amount"), func(e expense.Expense) string { return amountOf(c.Texts, e) }
	if !slices.ContainsFunc(found, func(e expense.Expense) bool { return !kindOfEntry(e).Spends() || e.Currency != found[0].Currency }) {
		amount, amountIn = string(found[0].Currency), func(e expense.Expense) string { return c.Texts.Amount(e.GrossMoney()) }
	}
	b := chat.Block{Kind: chat.Table, Headed: true, Caption: c.Texts.Say(text.Entries, text.Args{"N": len(found)}), Rows: [][]chat.Cell{{
		{Text: "#", Right: true}, {Text: field("description")}, {Text: field("category"), Spare: true}, {Text: field("date")}, {Text: amount, Right: true},
	}}}
	lines := make([]string, len(found))
	for i, e := range found {
		lines[i] = c.Line(e)
		category := ""
		if e.Category != "" {
			category = c.Category(e.Category)
		}
		b.Rows = append(b.Rows, []chat.Cell{
			{Text: fmt.Sprintf("#%d", e.Number), Right: true, Number: new(decimal.NewFromInt(e.Number))},
			{Text: what(e)},
			{Text: category, Spare: true},
			{Text: dayInShort(c, e.SpentOn), Number: new(decimal.NewFromInt(int64(e.SpentOn.Sub(c.Today)))), Unit: "day"},
			{Text: amountIn(e), Right: true, Number: new(e.GrossMoney().Decimal()), Unit: string(e.Currency)},
		})
	}
	b.Text = strings.Join(lines, "\n")
	return b
}

// dayInShort names a day without its weekday, and without the present year.
func dayInShort(c Renderer, d expense.Date) string {
	key := text.DayMonth
	if d.Year != c.Today.Year {
		key = text.DayMonthYear
	}
	return c.Texts.Say(key, text.Args{"Day": d.Day, "Month": c.Texts.SayOf(text.FamilyMonthShort, fmt.Sprint(int(d.Month))), "Year": d.Year})
}

// what says what an entry is of.
func what(e expense.Expense) string {
	said, merchant := oneLine(e.Description), oneLine(e.Merchant)
	switch {
	case merchant == "" || strings.EqualFold(merchant, said):
		return said
	case said == "":
		return merchant
	}
	return said + " · " + merchant
}

// Headline is a block that names what the rest is about.
func Headline(s string) chat.Block { return chat.Block{Kind: chat.Heading, Text: s} }

// Saying is a line in which a part stands out.
func Saying(s, strong string) chat.Block { return chat.Block{Kind: chat.Line, Text: s, Strong: strong} }
