package slack

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/slack-go/slack"
	"pgregory.net/rapid"

	"chit/agent/chat"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// golden compares a payload for Slack with testdata/NAME.json.
func golden(t *testing.T, name string, v any) {
	t.Helper()
	got, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	got = []byte(strings.NewReplacer(`\u0026`, "&", `\u003c`, "<", `\u003e`, ">").Replace(string(got)) + "\n")
	path := filepath.Join("testdata", name+".json")
	if *update {
		if err := os.WriteFile(path, got, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s differs (-want +got):\n%s", path, diff)
	}
}

// A message is what golden files show of a page.
type message struct {
	Text   string        `json:"text"`
	Blocks []slack.Block `json:"blocks"`
}

func messages(r chat.Reply, note string) []message {
	var all []message
	for _, p := range pages(r, note) {
		all = append(all, message{p.text, p.blocks})
	}
	return all
}

var (
	receipt = chat.Reply{
		Text:    "✅ #42 · 4.50 EUR · coffee · Food · yesterday, Fri 20 Nov\nnet 3.75 + VAT 20% 0.75",
		Choices: []chat.Choice{{ID: "undo:7", Label: "Undo"}, {ID: "edit:42", Label: "Edit"}, {ID: "net:42:7", Label: "It was net"}},
	}
	monthly = chat.Reply{
		Text: "March 2026 (1-31 Mar, Europe/Berlin): 816.50 EUR\n\nTotal 816.50 EUR · 3 expenses · ▲ 8065% on Feb\n" +
			"  Housing  800.00  98%\n  Food      16.50   2%  ▲ 65% on Feb\n  VAT 20%: net 3.75, tax 0.75, gross 4.50",
		Choices: []chat.Choice{{ID: "month:2026-02", Label: "◀ Feb"}, {ID: "csv:2026-03", Label: "CSV"}},
	}
)

func TestCards(t *testing.T) {
	for name, r := range map[string]chat.Reply{
		"receipt": receipt,
		"report":  monthly,
		"hostile": {
			Text:    "✅ #1 · 4.50 EUR · <!channel> <https://evil.example|bank> @here & *x* · Food\n  ``` <@U1>",
			Choices: []chat.Choice{{ID: "undo:1", Label: "Undo <!channel> " + strings.Repeat("long ", 40)}, {ID: "x", Label: ""}},
		},
	} {
		t.Run(name, func(t *testing.T) { golden(t, "card_"+name, messages(r, "")) })
	}
	golden(t, "card_unseen", messages(receipt, "in/1700000000.000100"))
}

func TestFormAndHome(t *testing.T) {
	golden(t, "form", modal(chat.Form{
		ID: "save:42", Title: "Expense #42", Submit: "Save", Cancel: "Cancel",
		Fields: []chat.Field{
			{Name: "description", Label: "Description", Kind: chat.TextField, Value: "coffee *big*", Hint: "what it was"},
			{Name: "amount", Label: "Amount", Kind: chat.AmountField, Value: "4.50", Missing: true},
			{Name: "tax_rate", Label: "VAT", Kind: chat.NumberField, Value: "four"},
			{Name: "date", Label: "Date", Kind: chat.DateField, Value: "2026-11-20"},
			{Name: "until", Label: "Until", Kind: chat.DateField, Value: "yesterday"},
			{Name: "category", Label: "Category", Kind: chat.ChoiceField, Value: "Food", Options: []chat.Choice{{ID: "Food", Label: "Food"}, {ID: "Travel", Label: "Travel"}}},
			{Name: "side", Label: "The amount is", Options: []chat.Choice{{ID: "gross", Label: "gross"}}},
		},
	}, `{"c":"slack:T024/D061"}`))
	golden(t, "home", homeView(chat.Overview{Month: monthly, Recent: []chat.Reply{receipt, receipt}, Settings: chat.Reply{
		Text: "Currency EUR · time zone Europe/Berlin", Choices: []chat.Choice{{ID: "set:currency", Label: "Currency"}},
	}}))
}

func TestHomeStaysWithinItsLimit(t *testing.T) {
	o := chat.Overview{Month: monthly, Settings: receipt}
	for range 120 {
		o.Recent = append(o.Recent, receipt)
	}
	blocks := homeView(o).Blocks.BlockSet
	if n := len(blocks); n > maxHome || n < maxHome-4 {
		t.Errorf("the home tab has %d blocks", n)
	}
	if _, ok := blocks[len(blocks)-1].(*slack.ActionBlock); !ok {
		t.Error("the buttons of the settings are missing")
	}
}

// Text is shown as people wrote it, with and without blocks. Slack has no escape
// for its markup characters, so something invisible separates them from their
// neighbours. Within a word they have no effect.
func TestFormattingIsShownAsWritten(t *testing.T) {
	const z = "\u200b"
	for _, tt := range []struct{ written, want string }{
		{"#1 · coffee *big* · Food", "#1 · coffee " + z + "*" + z + "big" + z + "*" + z + " · Food"},
		{"_a_", z + "_" + z + "a" + z + "_" + z},
		{"~a~ `b`", z + "~" + z + "a" + z + "~" + z + " " + z + "`" + z + "b" + z + "`" + z},
		{"America/New_York, 2*3", "America/New_York, 2*3"},
		{"AT&T <b> & *", "AT&amp;T &lt;b&gt; &amp; " + z + "*" + z},
		{"> a\n>b > c", z + "&gt; a\n" + z + "&gt;b &gt; c"},
	} {
		all := pages(chat.Reply{Text: tt.written}, "")
		if len(all) != 1 || len(all[0].blocks) != 1 {
			t.Fatalf("%q becomes %v", tt.written, all)
		}
		if block := all[0].blocks[0].(*slack.SectionBlock).Text.Text; all[0].text != tt.want || block != tt.want {
			t.Errorf("%q becomes the text %q and the block %q, want %q", tt.written, all[0].text, block, tt.want)
		}
	}
	table := pages(chat.Reply{Text: "  *a*  1"}, "")[0]
	if want := "  " + z + "*" + z + "a" + z + "*" + z + "  1"; table.text != want {
		t.Errorf("the text of a table is %q, want %q", table.text, want)
	}
	if got, want := table.blocks[0].(*slack.SectionBlock).Text.Text, fence+"\n  *a*  1\n"+fence; got != want {
		t.Errorf("the block of a table is %q, want %q", got, want)
	}
}

// Whatever a reply contains, Slack accepts each message, and together they
// contain all of it.
func TestPagesAreWithinSlacksLimits(t *testing.T) {
	line := rapid.OneOf(
		rapid.StringMatching(`[ -~]{0,80}`), rapid.StringMatching("  [a-z`<&]{0,60}"), rapid.StringMatching(`[😀<é]{0,200}`),
		rapid.Custom(func(t *rapid.T) string { return strings.Repeat("x<&", rapid.IntRange(0, 5000).Draw(t, "n")) }),
	)
	rapid.Check(t, func(t *rapid.T) {
		lines := rapid.SliceOfN(line, 1, 60).Draw(t, "lines")
		r := chat.Reply{Text: strings.Join(lines, "\n")}
		for n := range rapid.IntRange(0, 60).Draw(t, "choices") {
			r.Choices = append(r.Choices, chat.Choice{ID: fmt.Sprint("undo:", n), Label: strings.Repeat("ü", n+1)})
		}
		all := pages(r, "")
		said := ""
		for _, p := range all {
			checkPage(t, p)
			said += p.text
		}
		// White space may differ, and a table shows a fence with other
		// characters.
		squeeze := strings.NewReplacer(" ", "", "\n", "", "\u200b", "", "`", "'").Replace
		if got, want := squeeze(entities.Replace(said)), squeeze(visible(r.Text)); got != want {
			t.Fatalf("says %q, want %q", got, want)
		}
	})
}

// checkPage fails if Slack would refuse a message.
func checkPage(t *rapid.T, p page) {
	size, ids := 0, map[string]bool{}
	if len(p.blocks) > maxBlocks {
		t.Fatalf("%d blocks", len(p.blocks))
	}
	for _, b := range p.blocks {
		switch b := b.(type) {
		case *slack.SectionBlock:
			n := utf8.RuneCountInString(b.Text.Text)
			size += n
			if n == 0 || n > maxSection || strings.ContainsAny(strings.ReplaceAll(b.Text.Text, "&lt;", ""), "<>") {
				t.Fatalf("a section of %d characters: %q", n, b.Text.Text)
			}
		case *slack.HeaderBlock:
			size += utf8.RuneCountInString(b.Text.Text)
			if n := utf8.RuneCountInString(b.Text.Text); n == 0 || n > maxHeading {
				t.Fatalf("a heading of %d characters", n)
			}
		case *slack.ContextBlock:
			for _, e := range b.ContextElements.Elements {
				n := utf8.RuneCountInString(e.(*slack.TextBlockObject).Text)
				size += n
				if n == 0 || n > maxSection {
					t.Fatalf("small print of %d characters", n)
				}
			}
		case *slack.DataTableBlock:
			checkTable(t, b)
		case *slack.ActionBlock:
			checkActions(t, b, ids)
		}
	}
	if size > 13_000 {
		t.Fatalf("%d characters", size)
	}
}

// checkActions fails if Slack would refuse buttons or menus, whose ids must not be those of
// others on the page.
func checkActions(t *rapid.T, b *slack.ActionBlock, ids map[string]bool) {
	if n := len(b.Elements.ElementSet); n == 0 || n > maxButtons {
		t.Fatalf("%d buttons", n)
	}
	for _, e := range b.Elements.ElementSet {
		var id string
		switch e := e.(type) {
		case *slack.SelectBlockElement:
			id = e.ActionID
			if n := len(e.Options); n == 0 || n > maxOptions {
				t.Fatalf("the menu %+v", e)
			}
		case *slack.ButtonBlockElement:
			id = e.ActionID
			if utf8.RuneCountInString(e.Text.Text) > maxLabel {
				t.Fatalf("the button %+v", e)
			}
		}
		if ids[id] {
			t.Fatalf("%q is the id of two elements", id)
		}
		ids[id] = true
	}
}
