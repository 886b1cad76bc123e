package telegram

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/go-telegram/bot/models"
	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"chit/agent/chat"
)

func TestMarkup(t *testing.T) {
	for _, tt := range []struct{ in, want string }{
		{"4.50 EUR · <b>coffee</b> & tea", "4.50 EUR · &lt;b&gt;coffee&lt;/b&gt; &amp; tea"},
		{"Total 16.50\n  Food   16.50  100%\n  Fees    0.00    0%\nVAT", "Total 16.50\n<pre>  Food   16.50  100%\n  Fees    0.00    0%\n</pre>VAT"},
		{"  Food <3  16.50", "<pre>  Food &lt;3  16.50</pre>"},
		{"  VAT 20%: net 3.75", "  VAT 20%: net 3.75"},
		{"#1 · 5.20 EUR   was 4.50", "#1 · 5.20 EUR   was 4.50"},
		{"", ""},
	} {
		if got := markup(tt.in); got != tt.want {
			t.Errorf("markup(%q) = %q, want %q", tt.in, got, tt.want)
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
		if diff := cmp.Diff(tt.want, split(tt.in, tt.n)); diff != "" {
			t.Errorf("split(%q, %d) mismatch (-want +got):\n%s", tt.in, tt.n, diff)
		}
	}
}

// TestSplitKeepsEverything checks that parts are never too long, consist of
// whole characters, and contain every word.
func TestSplitKeepsEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOfN(rapid.RuneFrom([]rune("ab \n😀é&<")), 0, 300, -1).Draw(t, "text")
		n := rapid.IntRange(2, 40).Draw(t, "n")
		parts := split(text, n)
		for _, p := range parts {
			if width(p) > n || !utf8.ValidString(p) || strings.TrimSpace(p) == "" {
				t.Fatalf("split(%q, %d) has the part %q of width %d", text, n, p, width(p))
			}
		}
		letters := func(s string) string { return strings.Join(strings.Fields(s), "") }
		if got := letters(strings.Join(parts, "")); got != letters(text) {
			t.Fatalf("split(%q, %d) keeps %q", text, n, got)
		}
	})
}

func TestLayOut(t *testing.T) {
	choices := func(labels ...string) (all []chat.Choice) {
		for _, l := range labels {
			all = append(all, chat.Choice{ID: "x:" + l, Label: l})
		}
		return all
	}
	var many []string
	for n := range 30 {
		many = append(many, fmt.Sprintf("Category number %d", n))
	}
	for _, tt := range []struct {
		labels []string
		want   []int // buttons in each row
	}{
		{nil, nil},
		{[]string{"Undo", "Edit", "It was net"}, []int{3}},
		{[]string{"◀ Feb", "Apr ▶", "Rows", "CSV", "XLSX", "Picture"}, []int{4, 2}},
		{[]string{"1,200.00 EUR", "1.20 EUR"}, []int{2}},
		{[]string{strings.Repeat("long ", 12), "No"}, []int{1, 1}},
	} {
		var got []int
		for _, row := range layOut(choices(tt.labels...)) {
			got = append(got, len(row))
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%q is laid out as %v, want %v", tt.labels, got, tt.want)
		}
	}
	rows := layOut(choices(many...))
	n := 0
	for _, row := range rows {
		n += len(row)
	}
	if len(rows) > maxRows || n != len(many) {
		t.Errorf("%d choices are %d buttons in %d rows", len(many), n, len(rows))
	}
}

func TestSpoken(t *testing.T) {
	m := &intake{account: &account{id: 4711}}
	m.username.Store("Chit_bot")
	command := func(offset, length int) models.MessageEntity {
		return models.MessageEntity{Type: models.MessageEntityTypeBotCommand, Offset: offset, Length: length}
	}
	mention := func(offset, length int) models.MessageEntity {
		return models.MessageEntity{Type: models.MessageEntityTypeMention, Offset: offset, Length: length}
	}
	for _, tt := range []struct {
		text   string
		marks  []models.MessageEntity
		want   string
		called bool
	}{
		{"coffee 4.50", nil, "coffee 4.50", false},
		{"@chit_BOT, coffee 4.50", []models.MessageEntity{mention(0, 9)}, "coffee 4.50", true},
		{"😀é @chit_bot coffee", []models.MessageEntity{mention(4, 9)}, "😀é  coffee", true},
		{"coffee 4.50 @chit_bot", []models.MessageEntity{mention(12, 9)}, "coffee 4.50", true},
		{"@chit_bot", []models.MessageEntity{mention(0, 9)}, "", true},
		{"@somebody coffee", []models.MessageEntity{mention(0, 9)}, "@somebody coffee", false},
		{"/month@chit_bot March", []models.MessageEntity{command(0, 15)}, "/month March", true},
		{"/month@other_bot March", []models.MessageEntity{command(0, 16)}, "/month@other_bot March", false},
		{"/month March", []models.MessageEntity{command(0, 6)}, "/month March", true},
		{"/ban Bo", []models.MessageEntity{command(0, 4)}, "/ban Bo", false},
		{"see /month", []models.MessageEntity{command(4, 6)}, "see /month", false},
		{"Chit coffee", []models.MessageEntity{{Type: models.MessageEntityTypeTextMention, Offset: 0, Length: 4, User: &models.User{ID: 4711}}}, "coffee", true},
		{"Bo coffee", []models.MessageEntity{{Type: models.MessageEntityTypeTextMention, Offset: 0, Length: 2, User: &models.User{ID: 1}}}, "Bo coffee", false},
		{"short", []models.MessageEntity{mention(3, 9), mention(-1, 2), mention(1, -1), mention(1<<62, 1<<62)}, "short", false},
	} {
		if got, _, called := m.spoken(tt.text, tt.marks); got != tt.want || called != tt.called {
			t.Errorf("%q is heard as %q, called %v; want %q, %v", tt.text, got, called, tt.want, tt.called)
		}
	}
}

func TestMenuIsWhatTelegramTakes(t *testing.T) {
	all := profiles()
	if len(all) < 2 || all[0].Language != "" {
		t.Fatalf("there are %d profiles, the first for %q", len(all), all[0].Language)
	}
	for _, p := range all {
		if n := width(p.Welcome); n == 0 || n > 512 {
			t.Errorf("%q: the welcome has %d characters", p.Language, n)
		}
		if n := width(p.About); n == 0 || n > 120 {
			t.Errorf("%q: what it is about has %d characters", p.Language, n)
		}
		for _, c := range p.Commands {
			if n := width(c.Description); n == 0 || n > 256 || strings.HasPrefix(c.Description, "command_") {
				t.Errorf("%q: /%s is described as %q", p.Language, c.Command, c.Description)
			}
		}
	}
}
