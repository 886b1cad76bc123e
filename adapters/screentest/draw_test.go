package main

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"chit/adapters/telegram/telegramtest"
	"chit/agent/chat/text"
)

// TestPhrases checks that each language that there are pictures in says everything.
func TestPhrases(t *testing.T) {
	for _, p := range spoken {
		if !slices.Contains(text.Languages, p.Language) {
			t.Errorf("%q is drawn, and not spoken", p.Language)
		}
		for field, value := range reflect.ValueOf(p).Fields() {
			if value.String() == "" {
				t.Errorf("%s in %q is empty", field.Name, p.Language)
			}
		}
	}
	for _, language := range []string{"en", "zh", "de"} {
		if !slices.ContainsFunc(spoken, func(p phrases) bool { return p.Language == language }) {
			t.Errorf("nothing is said in %q", language)
		}
	}
}

func TestWithEntities(t *testing.T) {
	entity := func(kind string, offset, length int) telegramtest.Entity {
		return telegramtest.Entity{Type: kind, Offset: offset, Length: length}
	}
	for _, tt := range []struct {
		text     string
		entities []telegramtest.Entity
		want     string
	}{
		{"a < b", nil, "a &lt; b"},
		{"✅ 4.50 EUR", []telegramtest.Entity{entity("bold", 2, 8)}, "✅ <b>4.50 EUR</b>"},
		{"🗑 #1 gone", []telegramtest.Entity{entity("bold", 3, 2), entity("italic", 6, 4)}, "🗑 <b>#1</b> <i>gone</i>"},
		{"a b c", []telegramtest.Entity{entity("bold", 0, 5), entity("italic", 2, 1)}, "<b>a <i>b</i> c</b>"},
		{"x\nFood 1\ny", []telegramtest.Entity{entity("pre", 2, 6)}, "x\n<pre>Food 1</pre>y"},
	} {
		if got := withEntities(tt.text, tt.entities); got != tt.want {
			t.Errorf("withEntities(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
}

func TestMrkdwn(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"*4.50 EUR* · coffee", "<b>4.50 EUR</b> · coffee"},
		{"3*4*5", "3*4*5"},
		{"&lt;b&gt; &amp;", "&lt;\u2060b\u2060&gt; &amp;"},
		{"```\n  *a* 1\n```", "<pre>  *a* 1</pre>"},
		{"<https://example.org|a page>", "<a>a page</a>"},
		{"<@U0CHIT> lunch", "<a class=at>@Chit</a> lunch"},
		{":white_check_mark: done", "✅ done"},
	} {
		if got := mrkdwn(tt.text); got != tt.want {
			t.Errorf("mrkdwn(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
}

func TestDrawBlocks(t *testing.T) {
	words := func(s string) block { return block{"type": "plain_text", "text": s} }
	for _, tt := range []struct {
		block block
		want  string
	}{
		{block{"type": "header", "text": words("March")}, `<div class="header">March</div>`},
		{
			block{"type": "actions", "elements": []any{block{"type": "button", "text": words("Undo"), "style": "danger"}}},
			`<div class="actions"><span class="button danger">Undo</span></div>`,
		},
		{block{"type": "hologram"}, `<div class="hologram"><b class="unknown">hologram?</b></div>`},
	} {
		if got := strings.TrimSpace(drawBlocks([]block{tt.block})); got != tt.want {
			t.Errorf("drawBlocks(%v) = %s, want %s", tt.block, got, tt.want)
		}
	}
}

func TestDrawTerminal(t *testing.T) {
	for _, tt := range []struct{ line, want string }{
		{"a<b", `<span class="" style="">a&lt;b</span>`},
		{"\x1b[1m4.50\x1b[0m x", `<span class="bold" style="">4.50</span><span class="" style=""> x</span>`},
		{"\x1b[38;5;2mx\x1b[39m", `<span class="" style="color:var(--c2);">x</span>`},
		{"\x1b[38:2:1:2:3mx", `<span class="" style="color:rgb(1,2,3);">x</span>`},
		{"咖1", `<span class="" style=""><i class=w>咖</i>1</span>`},
	} {
		want := "<pre style=\"width:20ch\">" + tt.want + "\n</pre>"
		if got := drawTerminal([]string{tt.line}, 20); got != want {
			t.Errorf("drawTerminal(%q) = %s, want %s", tt.line, got, want)
		}
	}
}
