package slack

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"
	"github.com/slack-go/slack"
	"pgregory.net/rapid"

	"chit/agent/chat"
)

// withBlocks are replies whose parts are told apart.
func withBlocks() map[string]chat.Reply {
	receipt := chat.Compose(
		chat.Block{Kind: chat.Line, Text: "✅ #42 · 4.50 EUR · coffee · Food · yesterday, Fri 20 Nov", Strong: "4.50 EUR"},
		chat.Block{Kind: chat.Figures, Text: "net 3.75 + VAT 20% 0.75"},
		chat.Block{Kind: chat.Note, Text: "Assumed: EUR"},
	)
	receipt.Choices = []chat.Choice{
		{ID: "undo:7", Label: "Undo", Style: chat.Danger},
		{ID: "edit:42", Label: "Edit", Style: chat.Primary},
		{ID: "cat:42:1", Label: "Food", Menu: "Category"},
		{ID: "cat:42:2", Label: "Travel", Menu: "Category"},
		{ID: "rate:42:1", Label: "20%", Menu: "VAT"},
		{ID: "more:42", Label: "More"},
	}
	several := chat.Compose(
		chat.Block{Kind: chat.Line, Text: "✅ 3 expenses"},
		chat.Block{Kind: chat.Line, Text: "#1 · 4.50 EUR · coffee", Strong: "4.50 EUR"},
		chat.Block{Kind: chat.Line, Text: "#2 · 100 EUR · train", Strong: "100 EUR"},
		chat.Block{Kind: chat.Figures, Text: "net 93.46 + VAT 7% 6.54"},
		chat.Block{Kind: chat.Line, Text: "#3 · 7 EUR · *big* <@U1> `x`", Strong: "7 EUR"},
		chat.Block{Kind: chat.Line, Text: "Total 111.50 EUR", Strong: "111.50 EUR", Gap: true},
	)
	report := chat.Compose(
		chat.Block{Kind: chat.Heading, Text: "March 2026: 816.50 EUR", Strong: "816.50 EUR"},
		chat.Block{Kind: chat.Line, Text: "3 expenses · ▲ 8065% on Feb"},
		chat.Block{Kind: chat.Table, Headed: true, Text: "  Category  EUR     %\n  Housing   800.00  98%\n  A & B      16.50   2%", Rows: [][]chat.Cell{
			{{Text: "Category"}, {Text: "EUR", Right: true}, {Text: "", Right: true}},
			{{Text: "Housing"}, {Text: "1,800.00", Right: true, Number: new(decimal.NewFromInt(1800)), Unit: "EUR"}, {Text: "98%", Right: true}},
			{{Text: "A & B"}, {Text: "16.50", Right: true, Number: new(decimal.RequireFromString("16.5")), Unit: "EUR"}, {Text: "", Right: true}},
		}},
		chat.Block{Kind: chat.Table, Text: "  Housing  800.00\n  Food      16.50", Rows: [][]chat.Cell{
			{{Text: "Housing"}, {Text: "800.00", Right: true}}, {{Text: "Food"}, {Text: "16.50", Right: true}},
		}},
		chat.Block{Kind: chat.Figures, Text: "  VAT 20%: net 3.75, tax 0.75"},
		chat.Block{Kind: chat.Note, Text: "  largest: rent 800.00"},
	)
	return map[string]chat.Reply{"receipt": receipt, "several": several, "report": report}
}

func TestBlocks(t *testing.T) {
	for name, r := range withBlocks() {
		t.Run(name, func(t *testing.T) { golden(t, "blocks_"+name, messages(r, "")) })
	}
}

// Where Slack refuses a table, its columns are made of characters.
func TestPlainerBlocks(t *testing.T) {
	all := pages(withBlocks()["report"], "")
	golden(t, "blocks_report_plain", all[0].plainly())
	if blocks := pages(withBlocks()["receipt"], "")[0].plainly(); blocks != nil {
		t.Errorf("a receipt without a table has plainer blocks: %v", blocks)
	}
}

// The strong part of a line is bold, whatever stands around it.
func TestStrong(t *testing.T) {
	const z = "\u200b"
	for _, tt := range []struct{ text, strong, want string }{
		{"✅ 4 EUR · tea", "4 EUR", "✅ *4 EUR* · tea"},
		{"4 EUR", "4 EUR", "*4 EUR*"},
		{"共4 EUR，茶", "4 EUR", "共" + z + "*4 EUR*" + z + "，茶"},
		{"(4 EUR)", "4 EUR", "(*4 EUR*)"},
		{"Ask: how was March?", "Ask", "*Ask*: how was March?"},
		{"tea * 4 EUR", "4 EUR", "tea " + z + "*" + z + " *4 EUR*"},
		{"tea  4 EUR ", " 4 EUR ", "tea  *4 EUR* "},
		{"the *x* of 4", "*x*", "the " + z + "*" + z + "x" + z + "*" + z + " of 4"},
		{"<@U1> & co", "<@U1>", "*&lt;@U1&gt;* &amp; co"},
		{"nothing of it", "else", "nothing of it"},
	} {
		b := pages(chat.Compose(chat.Block{Kind: chat.Line, Text: tt.text, Strong: tt.strong}), "")[0].parts[0].plainly()[0]
		if got := b.(*slack.SectionBlock).Text.Text; got != tt.want {
			t.Errorf("%q in %q is shown as %q, want %q", tt.strong, tt.text, got, tt.want)
		}
	}
}

// Where mrkdwn would show its marks, the strong part is bold in rich text.
func TestStrongInRichText(t *testing.T) {
	type piece struct {
		Text string
		Bold bool
	}
	for _, tt := range []struct {
		text, strong string
		want         []piece // nil for a section
	}{
		{"✅ #8 · 8,000.00 CNY（收入） · 工资 *x*\n<b>", "8,000.00 CNY", []piece{{"✅ #8 · ", false}, {"8,000.00 CNY", true}, {"（收入） · 工资 *x*", false}, {"\n<b>", false}}},
		{"共4 EUR，茶", "4 EUR", []piece{{"共", false}, {"4 EUR", true}, {"，茶", false}}},
		{"合計¥4です", "¥4", []piece{{"合計", false}, {"¥4", true}, {"です", false}}},
		{"4 EUR。", "4 EUR", []piece{{"4 EUR", true}, {"。", false}}},
		{`the "tea"`, "tea", []piece{{`the "`, false}, {"tea", true}, {`"`, false}}},
		{"✅ 4 EUR · tea", "4 EUR", nil},
		{"tea (4 EUR), 5", "4 EUR", nil},
		{"茶（四）", "", nil},
	} {
		b := pages(chat.Compose(chat.Block{Kind: chat.Line, Text: tt.text, Strong: tt.strong}), "")[0].blocks[0]
		var got []piece
		if rich, ok := b.(*slack.RichTextBlock); ok {
			for _, e := range rich.Elements[0].(*slack.RichTextSection).Elements {
				e := e.(*slack.RichTextSectionTextElement)
				got = append(got, piece{e.Text, e.Style != nil && e.Style.Bold})
			}
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%q in %q (-want +got):\n%s", tt.strong, tt.text, diff)
		}
	}
}

// A column is sorted by its exact numbers, whatever its language writes.
func TestNumbersOfATable(t *testing.T) {
	cell := func(said, number, unit string) []chat.Cell {
		c := chat.Cell{Text: said, Right: true, Unit: unit}
		if number != "" {
			c.Number = new(decimal.RequireFromString(number))
		}
		return []chat.Cell{c}
	}
	for _, tt := range []struct {
		name string
		rows [][]chat.Cell
		want []float64
	}{
		{"amounts", [][]chat.Cell{cell("1.800,00", "1800", "EUR"), cell("16,50", "16.5", "EUR"), cell("−3,00", "-3", "EUR")}, []float64{1800, 16.5, -3}},
		{"Indian groups", [][]chat.Cell{cell("1,23,456.00", "123456", "INR"), cell("300.00", "300", "INR")}, []float64{123456, 300}},
		{"shares", [][]chat.Cell{cell("98 %", "98", "%"), cell("2 %", "2", "%")}, []float64{98, 2}},
		{"numbers of entries", [][]chat.Cell{cell("#9", "9", ""), cell("#10", "10", "")}, []float64{9, 10}},
		{"one without a number", [][]chat.Cell{cell("<1 %", "", ""), cell("2 %", "2", "%")}, nil},
		{"two currencies", [][]chat.Cell{cell("3.00 EUR", "3", "EUR"), cell("2.00 USD", "2", "USD")}, nil},
	} {
		if diff := cmp.Diff(tt.want, numbers(tt.rows, 0)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

// Whatever blocks a reply has, Slack accepts each message, and together they say
// all of it.
func TestBlocksAreWithinSlacksLimits(t *testing.T) {
	words := rapid.OneOf(rapid.StringMatching(`[ -~]{1,80}`), rapid.StringMatching(`[茶é&<*]{1,1000}`))
	kinds := rapid.SampledFrom([]chat.BlockKind{chat.Heading, chat.Line, chat.Figures, chat.Note, chat.Table})
	block := rapid.Custom(func(t *rapid.T) chat.Block {
		b := chat.Block{Kind: kinds.Draw(t, "kind"), Text: words.Draw(t, "text"), Gap: rapid.Bool().Draw(t, "gap")}
		b.Strong = b.Text[:len(b.Text)/3]
		if b.Kind == chat.Table {
			b.Headed = rapid.Bool().Draw(t, "headed")
			n := rapid.IntRange(0, 22).Draw(t, "columns")
			for range rapid.IntRange(0, 130).Draw(t, "rows") {
				b.Rows = append(b.Rows, make([]chat.Cell, n))
			}
		}
		return b
	})
	rapid.Check(t, func(t *rapid.T) {
		r := chat.Compose(rapid.SliceOfN(block, 1, 60).Draw(t, "blocks")...)
		for n := range rapid.IntRange(0, 120).Draw(t, "choices") {
			r.Choices = append(r.Choices, chat.Choice{ID: fmt.Sprint(n), Label: "x", Menu: rapid.SampledFrom([]string{"", "a", "b"}).Draw(t, "menu")})
		}
		said := ""
		for _, p := range pages(r, "") {
			checkPage(t, p)
			if plainer := p.plainly(); plainer != nil {
				checkPage(t, page{blocks: plainer})
			}
			said += p.text
		}
		squeeze := strings.NewReplacer(" ", "", "\n", "", "\u200b", "", "`", "'", "*", "").Replace
		if got, want := squeeze(entities.Replace(said)), squeeze(visible(r.Text)); got != want {
			t.Fatalf("says %q, want %q", got, want)
		}
	})
}

// checkTable fails if Slack would refuse a table.
func checkTable(t *rapid.T, b *slack.DataTableBlock) {
	if n := len(b.Rows); n < 2 || n > 101 || b.PageSize < 1 || b.PageSize > 100 || b.Caption == "" {
		t.Fatalf("a table of %d rows, %d on a page, with the caption %q", n, b.PageSize, b.Caption)
	}
	size := 0
	for n, row := range b.Rows {
		if len(row) == 0 || len(row) > maxColumns || len(row) != len(b.Rows[0]) {
			t.Fatalf("a row of %d cells", len(row))
		}
		for _, c := range row {
			switch c := c.(type) {
			case *slack.DataTableRawTextCell:
				size += utf8.RuneCountInString(c.Text)
			case *slack.DataTableRawNumberCell:
				size += utf8.RuneCountInString(c.Text)
				if n == 0 {
					t.Fatalf("a number as a heading: %q", c.Text)
				}
			}
		}
	}
	if size > 10_000 {
		t.Fatalf("a table of %d characters", size)
	}
}
