package telegram

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/go-telegram/bot/models"
	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"chit/agent/chat"
	"chit/expense/clip"
)

// shown returns a marked text with its marks as [bold:…].
func shown(m marked) string {
	units := utf16.Encode([]rune(m.text))
	var b strings.Builder
	done := 0
	for _, e := range m.marks {
		b.WriteString(string(utf16.Decode(units[done:e.Offset])))
		b.WriteString("[" + string(e.Type) + ":" + string(utf16.Decode(units[e.Offset:e.Offset+e.Length])) + "]")
		done = e.Offset + e.Length
	}
	return b.String() + string(utf16.Decode(units[done:]))
}

func TestMarkUp(t *testing.T) {
	receipt := chat.Block{Kind: chat.Line, Text: "✅ #1 · 4.50 EUR · coffee", Strong: "4.50 EUR"}
	for _, tt := range []struct {
		name   string
		blocks []chat.Block
		want   string
	}{
		{"an amount", []chat.Block{receipt}, "✅ #1 · [bold:4.50 EUR] · coffee"},
		{
			"behind emoji",
			[]chat.Block{{Kind: chat.Line, Text: "🍕👨\u200d👩\u200d👧 4.50 EUR 🍕", Strong: "4.50 EUR"}},
			"🍕👨\u200d👩\u200d👧 [bold:4.50 EUR] 🍕",
		},
		{
			"from right to left",
			[]chat.Block{{Kind: chat.Line, Text: "✅ קפה · 4.50 EUR · תל אביב", Strong: "4.50 EUR"}},
			"✅ קפה · [bold:4.50 EUR] · תל אביב",
		},
		{"overrides of direction", []chat.Block{{Kind: chat.Line, Text: "\u202e4.50 EUR\u202c · tea", Strong: "4.50\u202e EUR"}}, "[bold:4.50 EUR] · tea"},
		{
			"names with markup",
			[]chat.Block{{Kind: chat.Line, Text: "4.50 EUR · <b>Bo</b> & *_`x`[a](b)", Strong: "4.50 EUR"}},
			"[bold:4.50 EUR] · <b>Bo</b> & *_`x`[a](b)",
		},
		{"nothing strong", []chat.Block{{Kind: chat.Line, Text: "Done."}}, "Done."},
		{"something strong that is not there", []chat.Block{{Kind: chat.Line, Text: "Done.", Strong: "4.50"}}, "Done."},
		{
			"a card",
			[]chat.Block{receipt, {Kind: chat.Figures, Text: "net 3.75 + VAT 20% 0.75"}, {Kind: chat.Note, Text: "EUR is assumed.", Gap: true}},
			"✅ #1 · [bold:4.50 EUR] · coffee\nnet 3.75 + VAT 20% 0.75\n\n[italic:EUR is assumed.]",
		},
		{"a note in Chinese", []chat.Block{receipt, {Kind: chat.Note, Text: "按 EUR 记账"}}, "✅ #1 · [bold:4.50 EUR] · coffee\n按 EUR 记账"},
		{"a note with a figure", []chat.Block{{Kind: chat.Note, Text: "was 4.50 EUR before", Strong: "4.50 EUR"}}, "[italic:was ][bold:4.50 EUR][italic: before]"},
		{
			"a report",
			[]chat.Block{
				{Kind: chat.Heading, Text: "November 2026: 16.50 EUR", Strong: "16.50 EUR"},
				{Kind: chat.Table, Text: "Food  16.50  100%\nFees   0.00    0%", Gap: true, Rows: [][]chat.Cell{
					{{Text: "Food"}, {Text: "16.50", Right: true}, {Text: "100%", Right: true}},
					{{Text: "Fees"}, {Text: "0.00", Right: true}, {Text: "0%", Right: true}},
				}},
				{Kind: chat.Note, Text: "3 more"},
			},
			"[bold:November 2026: 16.50 EUR]\n\n[pre:Food  16.50  100%\nFees   0.00    0%]\n[italic:3 more]",
		},
		{"a table without cells", []chat.Block{{Kind: chat.Table, Text: "a  1\nb  2"}}, "[pre:a  1\nb  2]"},
		{"of an unknown kind", []chat.Block{{Kind: "hologram", Text: "4.50 EUR", Strong: "4.50"}}, "[bold:4.50] EUR"},
		{"only what cannot be printed", []chat.Block{{Kind: chat.Line, Text: "\u202e"}, receipt}, "✅ #1 · [bold:4.50 EUR] · coffee"},
	} {
		if got := shown(markUp(chat.Compose(tt.blocks...))); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestMarkUpOfPlainText(t *testing.T) {
	for _, tt := range []struct{ in, want string }{
		{"4.50 EUR · <b>coffee</b> & tea", "4.50 EUR · <b>coffee</b> & tea"},
		{"Total 16.50\n  Food   16.50  100%\n  Fees    0.00    0%\nVAT", "Total 16.50\n[pre:  Food   16.50  100%\n  Fees    0.00    0%]\nVAT"},
		{"😀\n  Food <3  16.50", "😀\n[pre:  Food <3  16.50]"},
		{"  VAT 20%: net 3.75", "  VAT 20%: net 3.75"},
		{"#1 · 5.20 EUR   was 4.50", "#1 · 5.20 EUR   was 4.50"},
		{"", ""},
	} {
		if got := shown(markUp(chat.Reply{Text: tt.in})); got != tt.want {
			t.Errorf("%q is %q, want %q", tt.in, got, tt.want)
		}
	}
}

func TestSplit(t *testing.T) {
	for _, tt := range []struct {
		in   string
		n    int
		want []string
	}{
		{"", 10, nil},
		{" \n ", 10, nil},
		{"one\ntwo", 10, []string{"one\ntwo"}},
		{"one\ntwo\nthree", 8, []string{"one\ntwo", "three"}},
		{"one two three", 8, []string{"one two", " three"}},
		{"abcdefghij", 4, []string{"abcd", "efgh", "ij"}},
		{"😀😀😀", 3, []string{"😀", "😀", "😀"}},
		{"\n\n\nabcdef", 4, []string{"abcd", "ef"}},
	} {
		var got []string
		for _, p := range (marked{text: tt.in}).split(tt.n) {
			got = append(got, p.text)
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("split(%q, %d) mismatch (-want +got):\n%s", tt.in, tt.n, diff)
		}
	}
}

func TestSplitCutsMarks(t *testing.T) {
	b := markedBuilder{}
	b.write("😀 ", "")
	b.write("one\ntwo", models.MessageEntityTypePre)
	b.write("\nthree ", "")
	b.write("four", models.MessageEntityTypeBold)
	var got []string
	for _, p := range (marked{b.text.String(), b.marks}).split(7) {
		got = append(got, shown(p))
	}
	if want := []string{"😀 [pre:one]", "[pre:two]", "three", " [bold:four]"}; !slices.Equal(got, want) {
		t.Errorf("the parts are %q, want %q", got, want)
	}
}

// TestSplitKeepsEverything checks that parts are never too long, consist of
// whole characters, and contain every word with its marks.
func TestSplitKeepsEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		letter := rapid.RuneFrom([]rune("ab \n😀é&<"))
		n := rapid.IntRange(2, 40).Draw(t, "n")
		var b markedBuilder
		bold := ""
		for range rapid.IntRange(0, 6).Draw(t, "pieces") {
			b.write(rapid.StringOfN(letter, 0, 30, -1).Draw(t, "plain"), "")
			strong := rapid.StringOfN(letter, 0, 30, -1).Draw(t, "bold")
			b.write(strong, models.MessageEntityTypeBold)
			bold += strong
		}
		whole := marked{b.text.String(), b.marks}
		all, allBold := "", ""
		for _, p := range whole.split(n) {
			if width(p.text) > n || !utf8.ValidString(p.text) || strings.TrimSpace(p.text) == "" {
				t.Fatalf("split(%q, %d) has the part %q of width %d", whole.text, n, p.text, width(p.text))
			}
			units := utf16.Encode([]rune(p.text))
			for _, e := range p.marks {
				allBold += string(utf16.Decode(units[e.Offset : e.Offset+e.Length]))
			}
			all += p.text
		}
		letters := func(s string) string { return strings.Join(strings.Fields(s), "") }
		if letters(all) != letters(whole.text) || letters(allBold) != letters(bold) {
			t.Fatalf("split(%q, %d) keeps %q, in bold %q of %q", whole.text, n, all, allBold, bold)
		}
	})
}

func TestGrid(t *testing.T) {
	name := func(s string) chat.Cell { return chat.Cell{Text: s} }
	figure := func(s string) chat.Cell { return chat.Cell{Text: s, Right: true} }
	for _, tt := range []struct {
		name string
		rows [][]chat.Cell
		want string
	}{
		{
			"what fits",
			[][]chat.Cell{{name("Food"), figure("416.50"), figure("96%")}, {name("Fees"), figure("2.00"), figure("4%")}},
			`
Food  416.50  96%
Fees    2.00   4%`,
		},
		{
			"a long name is shortened",
			[][]chat.Cell{{name("#12"), figure("1,416.50 EUR"), name("a present for the neighbours")}, {name("#3"), figure("2.00 EUR"), name("tea")}},
			`
#12  1,416.50 EUR  a present for th…
#3       2.00 EUR  tea`,
		},
		{
			"ideographs are two columns wide",
			[][]chat.Cell{{name("餐饮"), figure("16.50")}, {name("Fees"), figure("2.00")}, {name("送给邻居们的一份非常非常好的圣诞礼物"), figure("8.00")}},
			`
餐饮                           16.50
Fees                            2.00
送给邻居们的一份非常非常好的…   8.00`,
		},
		{
			"figures that do not fit take a second line",
			[][]chat.Cell{
				{name("Entertainment and sports"), figure("11,416.50 EUR"), figure("9,513.75"), figure("1,902.75"), figure("100%")},
				{name("Fees"), figure("2.00 EUR"), figure("2.00"), figure("0.00"), figure("0%")},
			},
			`
Entertainment and sports
  11,416.50 EUR  9,513.75  1,902.75
  100%
Fees
  2.00 EUR  2.00  0.00  0%`,
		},
		{
			"a column with nothing in it is left out",
			[][]chat.Cell{{name("Food"), name(""), figure("16.50")}, {name("Fees"), name(""), figure("2.00")}},
			`
Food  16.50
Fees   2.00`,
		},
		{
			"lines and controls in a name",
			[][]chat.Cell{{name("Food\n\u202eand\tdrink"), figure("16.50")}},
			`
Food and drink  16.50`,
		},
		{"rows of different lengths", [][]chat.Cell{{name("Food")}, {name("Fees"), figure("2.00")}, {}}, "\nFood\nFees  2.00\n"},
	} {
		got := "\n" + strings.Join(grid(tt.rows, maxColumns), "\n")
		if got != tt.want {
			t.Errorf("%s:%s\nwant%s", tt.name, got, tt.want)
		}
	}
}

// TestGridFits checks that lines fit on a phone, with all figures whole.
func TestGridFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		columns := rapid.IntRange(1, 6).Draw(t, "columns")
		var rows [][]chat.Cell
		for range rapid.IntRange(1, 4).Draw(t, "rows") {
			var row []chat.Cell
			for range columns {
				right := rapid.Bool().Draw(t, "right")
				text := rapid.StringOfN(rapid.RuneFrom([]rune("ab é茶😀")), 0, 60, -1).Draw(t, "text")
				if right {
					text = rapid.StringOfN(rapid.RuneFrom([]rune("0123456789.")), 1, 30, -1).Draw(t, "figure")
				}
				row = append(row, chat.Cell{Text: text, Right: right})
			}
			rows = append(rows, row)
		}
		lines := grid(rows, maxColumns)
		for _, l := range lines {
			if n := clip.Length(l, clip.Columns); n > maxColumns {
				t.Fatalf("the line %q has %d columns", l, n)
			}
		}
		all := strings.Join(lines, "\n")
		for _, row := range rows {
			for _, c := range row {
				if c.Right && !strings.Contains(all, c.Text) {
					t.Fatalf("the figure %s is not in\n%s", c.Text, all)
				}
			}
		}
	})
}
