package card_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
)

func TestBounded(t *testing.T) {
	list := func(n, width int, detail bool) string {
		lines := []string{"✅ head"}
		for i := range n {
			lines = append(lines, fmt.Sprintf("#%d · %s", i, strings.Repeat("é", width)))
			if detail {
				lines = append(lines, "  net and tax")
			}
		}
		return strings.Join(append(lines, "the sum", "Assumed: EUR"), "\n")
	}
	for name, c := range map[string]struct {
		text      string
		want      []string // substrings of the text
		unchanged bool
	}{
		"short":         {"✅ head\nline", nil, true},
		"fifty lines":   {list(50, 40, false), []string{"✅ head\n#0 ", "more\n", "\nthe sum\nAssumed: EUR"}, false},
		"with details":  {list(50, 40, true), []string{"✅ head\n#0 ", "  net and tax\nand ", "\nthe sum\nAssumed: EUR"}, false},
		"long lines":    {list(12, 250, false), []string{"✅ head\n#0 ", "\nthe sum\nAssumed: EUR"}, false},
		"one line":      {strings.Repeat("words ", 400), []string{"words", "…"}, false},
		"one long line": {"head\n" + strings.Repeat("x", 5000), []string{"head\n"}, false},
		"many lines":    {strings.Repeat("\n", 4000), nil, false},
	} {
		got := card.Bounded(text.In("en"), chat.Reply{Text: c.text, Files: make([]chat.File, 9)})
		if n := utf8.RuneCountInString(got.Text); n > card.MaxReply || len(got.Files) > card.MaxFiles {
			t.Errorf("%s: %d characters and %d files", name, n, len(got.Files))
		}
		for _, want := range c.want {
			if !strings.Contains(got.Text, want) {
				t.Errorf("%s: %q is not in\n%s", name, want, got.Text)
			}
		}
		if c.unchanged && got.Text != c.text {
			t.Errorf("%s: became %q", name, got.Text)
		}
	}
	if got := card.Bounded(text.In("en"), chat.Reply{Text: list(50, 40, true)}).Text; strings.Count(got, "\n#")+more(t, got) != 50 {
		t.Errorf("what is shown and what is counted are no fifty:\n%s", got)
	}
}

// more returns how many lines a text says it leaves out.
func more(t *testing.T, text string) int {
	t.Helper()
	var n int
	_, rest, _ := strings.Cut(text, "\nand ")
	if _, err := fmt.Sscanf(rest, "%d more", &n); err != nil {
		t.Fatalf("%v in %q", err, text)
	}
	return n
}
