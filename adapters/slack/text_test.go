package slack

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestUnescape(t *testing.T) {
	names := func(user string) string { return map[string]string{"U2": "Bob"}[user] }
	for _, tt := range []struct{ in, want string }{
		{"coffee 4.50", "coffee 4.50"},
		{"M&amp;S 12 &lt;b&gt;", "M&S 12 <b>"},
		{"&amp;lt; stays what it was", "&lt; stays what it was"},
		{"<@UBOT> coffee 4.50", "coffee 4.50"},
		{"<@UBOT|chit>: coffee 4.50", "coffee 4.50"},
		{"<@UBOT>, coffee, 4.50", "coffee, 4.50"},
		{"coffee <@UBOT> 4.50", "coffee 4.50"},
		{"coffee 4.50 <@UBOT>", "coffee 4.50"},
		{"<@UBOT>", ""},
		{"<@UBOT> <@UBOT>\ncoffee 4.50", "coffee 4.50"},
		{"<@UBOT> lunch 12 with <@U2>", "lunch 12 with @Bob"},
		{"lunch 12 with <@U999>", "lunch 12 with @"},
		{"lunch 12 with <@U2|bob>", "lunch 12 with @bob"},
		{"<@UBOTX> coffee", "@ coffee"},
		{"see <https://example.com/a?b=1&amp;c=2>", "see https://example.com/a?b=1&c=2"},
		{"hosting at <http://hetzner.com|hetzner.com> 4.50", "hosting at hetzner.com 4.50"},
		{"mail <mailto:a@b.example|a@b.example> and <mailto:c@d.example>", "mail a@b.example and c@d.example"},
		{"call <tel:+49305550|+49 30 5550>", "call +49 30 5550"},
		{"in <#C024BE7LR|general> and <#C024BE7LR>", "in #general and #"},
		{"<!here> <!channel> <!everyone|everyone> <!subteam^S012|@finance>", "@here @channel @everyone @finance"},
		{"lunch 12 <!date^1392734382^{date}|18 Feb 2014>", "lunch 12 18 Feb 2014"},
		{"<!date^1392734382^{date}>", ""},
		{"a < b", "a < b"},
		{"<", "<"},
		{"<>", ""},
		{"<|>", ""},
		{"<@|>", "@"},
		{"a <b <c>", "a b <c"},
		{"昨天打车花了35元 <@UBOT>", "昨天打车花了35元"},
	} {
		if got := unescape(tt.in, "UBOT", names); got != tt.want {
			t.Errorf("unescape(%q) = %q, want %q", tt.in, got, tt.want)
		}
	}
}

func TestMentions(t *testing.T) {
	for in, want := range map[string]bool{
		"<@UBOT> 4": true, "4 <@UBOT|chit>": true, "<@UBOTX> 4": false, "@UBOT 4": false, "": false, "&lt;@UBOT&gt;": false,
	} {
		if got := mentions(in, "UBOT"); got != want {
			t.Errorf("mentions(%q) = %v", in, got)
		}
	}
	if mentions("<@> 4", "") {
		t.Error("a text mentions nobody's id")
	}
}

func TestEscapeLeavesNoCommand(t *testing.T) {
	for _, in := range []string{
		"<!channel> lunch", "<@U123>", "<https://evil.example|your bank>", "&lt;!here&gt;", "\x1b[2J\u202e05.4\x00", "broken \xff",
	} {
		got := sections(plainLines(in))[0].text
		if strings.ContainsAny(got, "<>\x00\x1b\u202e") || !utf8.ValidString(got) {
			t.Errorf("%q is shown as %q", in, got)
		}
	}
}

// FuzzUnescape checks that text without Slack's characters arrives unchanged,
// and that no input grows or breaks.
func FuzzUnescape(f *testing.F) {
	for _, seed := range []string{
		"coffee 4.50", "<@UBOT> coffee", "a &amp;&lt;&gt; b", "<!date^1^{date}|x>", "<#C1|a>", "<<@UBOT>>", "<https://a|b|c>", "&amp", "<@", "\xff<!here>",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got := unescape(s, "UBOT", func(string) string { return "Bob" })
		if utf8.ValidString(s) && !utf8.ValidString(got) {
			t.Errorf("unescape(%q) = %q", s, got)
		}
		if len(got) > 4*len(s)+8 {
			t.Errorf("unescape(%q) grew to %d bytes", s, len(got))
		}
		if back := unescape(escapes.Replace(s), "UBOT", nil); back != strings.TrimSpace(s) {
			t.Errorf("what was written as %q arrives as %q", s, back)
		}
	})
}
