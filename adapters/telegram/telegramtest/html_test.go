package telegramtest_test

import (
	"strings"
	"testing"

	"chit/adapters/telegram/telegramtest"

	"github.com/google/go-cmp/cmp"
)

func TestHTML(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	a.Say("hello")
	for _, tt := range []struct {
		in, text string
		entities []telegramtest.Entity
	}{
		{"a &lt; b &amp; c &gt; d &quot;e&quot;", `a < b & c > d "e"`, nil},
		{"&euro; &laquo; &#8364;&#x20AC &#0; AT&T", "&euro; &laquo; €€ &#0; AT&T", nil},
		{"<b>4.50</b> EUR", "4.50 EUR", []telegramtest.Entity{{Type: "bold", Offset: 0, Length: 4}}},
		{"😀 <i>x</i>", "😀 x", []telegramtest.Entity{{Type: "italic", Offset: 3, Length: 1}}},
		{"<b>a<i>b</i></b>c", "abc", []telegramtest.Entity{{Type: "bold", Offset: 0, Length: 2}, {Type: "italic", Offset: 1, Length: 1}}},
		{"<B>a</b><STRONG >b</>", "ab", []telegramtest.Entity{{Type: "bold", Offset: 0, Length: 1}, {Type: "bold", Offset: 1, Length: 1}}},
		{
			`<a href="https://example.com/?a=1&amp;b=2">x</a>`, "x",
			[]telegramtest.Entity{{Type: "text_link", Offset: 0, Length: 1, URL: "https://example.com/?a=1&b=2"}},
		},
		{"<pre>1\n2</pre>", "1\n2", []telegramtest.Entity{{Type: "pre", Offset: 0, Length: 3}}},
		{"<blockquote expandable>q</blockquote>", "q", []telegramtest.Entity{{Type: "expandable_blockquote", Offset: 0, Length: 1}}},
		{`<span class="tg-spoiler">q</span>`, "q", []telegramtest.Entity{{Type: "spoiler", Offset: 0, Length: 1}}},
		{"<b></b>x", "x", nil},
		{"  \n<b> a </b>\n ", "a", []telegramtest.Entity{{Type: "bold", Offset: 0, Length: 1}}},
		{"type /undo or <code>/month</code>", "type /undo or /month", []telegramtest.Entity{
			{Type: "bot_command", Offset: 5, Length: 5},
			{Type: "code", Offset: 14, Length: 6},
		}},
	} {
		must(t, s, "sendMessage", params{"chat_id": 1, "text": tt.in, "parse_mode": "HTML"}, nil)
		m := a.Chat().Last()
		if m.Text != tt.text {
			t.Errorf("%q became %q, want %q", tt.in, m.Text, tt.text)
		}
		if diff := cmp.Diff(tt.entities, m.Entities); diff != "" {
			t.Errorf("%q: entities mismatch (-want +got):\n%s", tt.in, diff)
		}
	}
	sound(t, s)
}

func TestHTMLErrors(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	a.Say("hello")
	for _, tt := range []struct{ in, want string }{
		{"1 <2", `Unclosed start tag at byte offset 2`},
		{"1 < 2", `Unsupported start tag "" at byte offset 2`},
		{"é<x>", `Unsupported start tag "x" at byte offset 2`},
		{"<br>", `Unsupported start tag "br" at byte offset 0`},
		{"<p>a</p>", `Unsupported start tag "p" at byte offset 0`},
		{"<b>a", `Can't find end tag corresponding to start tag "b"`},
		{"<b>a<i>b</b></i>", `Unmatched end tag at byte offset 8, expected "</i>", found "</b>"`},
		{"a</b>", `Unexpected end tag at byte offset 1`},
		{"<b>a</b", `Unclosed end tag at byte offset 4`},
		{"<b", `Unclosed start tag at byte offset 0`},
		{"<b =x>", `Empty attribute name in the tag "b" at byte offset 0`},
		{"<a href=", `Unclosed start tag "a" at byte offset 0`},
		{`<a href="x`, `Unclosed start tag at byte offset 0`},
		{"<a href=x,y>z</a>", `Unexpected end of name token at byte offset 8`},
	} {
		refused(t, s, "sendMessage", params{"chat_id": 1, "text": tt.in, "parse_mode": "HTML"},
			"Bad Request: can't parse entities: "+tt.want)
	}
	if got := a.Chat().FromBot(); len(got) != 0 {
		t.Errorf("Ana sees %+v, want nothing", got)
	}
	sound(t, s)
}

func TestTextLimits(t *testing.T) {
	s := open(t, telegramtest.Options{})
	s.User(ana).Say("hello")
	text := func(s string) params { return params{"chat_id": 1, "text": s, "parse_mode": "HTML"} }
	must(t, s, "sendMessage", text("<b>"+strings.Repeat("&amp;", 4096)+"</b>"), nil)
	must(t, s, "sendMessage", text(strings.Repeat("😀", 2048)), nil)
	refused(t, s, "sendMessage", text(strings.Repeat("😀", 2048)+"."), "Bad Request: message is too long")
	refused(t, s, "sendMessage", text(" <b> </b>\n"), "Bad Request: message text is empty")
	refused(t, s, "sendMessage", params{"chat_id": 1, "text": ""}, "Bad Request: message text is empty")
	refused(t, s, "sendMessage", params{"chat_id": 1, "text": "x", "parse_mode": "RTF"}, "Bad Request: unsupported parse_mode")
	sound(t, s)
}
