package chat_test

import (
	"testing"

	"chit/agent/chat"
)

func TestCompose(t *testing.T) {
	r := chat.Compose(
		chat.Block{Kind: chat.Line, Text: "#7 · 4.50 EUR · coffee", Strong: "4.50 EUR"},
		chat.Block{Kind: chat.Figures},
		chat.Block{Kind: chat.Note, Text: "today is Friday", Gap: true},
	)
	if want := "#7 · 4.50 EUR · coffee\n\ntoday is Friday"; r.Text != want || len(r.Blocks) != 2 {
		t.Errorf("%q in %d blocks, want %q in 2", r.Text, len(r.Blocks), want)
	}
	plain := chat.Reply{Text: "hello"}
	plain.Add(chat.Block{Kind: chat.Note, Text: "there"})
	if plain.Text != "hello\nthere" || len(plain.Blocks) != 2 || plain.Blocks[0].Text != "hello" {
		t.Errorf("a note below plain words: %+v", plain)
	}
	plain.Head(chat.Block{Kind: chat.Heading, Text: "well"})
	if plain.Text != "well\nhello\nthere" || plain.Blocks[0].Kind != chat.Heading {
		t.Errorf("a heading above plain words: %+v", plain)
	}
}
