package card_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
)

// What leads a list on its own line stands out, examples belong to the line above them, and
// no word is added or lost.
func TestGuide(t *testing.T) {
	for _, c := range []struct {
		language, said string
		want           []chat.Block
	}{
		{"en", "Write what you spent, and I keep the expense:\n  coffee 4.50\n  tea 3\nCorrect it: no, 5.20", []chat.Block{
			{Kind: chat.Line, Text: "Write what you spent, and I keep the expense:\n  coffee 4.50\n  tea 3"},
			{Kind: chat.Line, Text: "Correct it: no, 5.20", Strong: "Correct it"},
		}},
		{"zh", "修改：不对，5.20", []chat.Block{{Kind: chat.Line, Text: "修改：不对，5.20", Strong: "修改"}}},
		{"en", "An expense is of today, unless you say another day, as on a card. What you write: it counts", []chat.Block{
			{Kind: chat.Line, Text: "An expense is of today, unless you say another day, as on a card. What you write: it counts"},
		}},
	} {
		got := card.Guide(text.In(c.language), c.said)
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", c.said, diff)
		}
		if said := chat.Compose(got...).Text; said != c.said {
			t.Errorf("it says %q, want %q", said, c.said)
		}
	}
	for _, language := range text.Languages {
		said := text.In(language).Say(text.Help)
		if r := chat.Compose(card.Guide(text.In(language), said)...); r.Text != said {
			t.Errorf("in %s it says %q", language, r.Text)
		} else if last := r.Blocks[len(r.Blocks)-1]; last.Strong == "" {
			t.Errorf("in %s nothing stands out in %q", language, last.Text)
		}
	}
}
