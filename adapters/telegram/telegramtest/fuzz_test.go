package telegramtest

import (
	"testing"
	"unicode/utf8"
)

// FuzzHTML looks for markup that makes the parser panic, or entities outside of the
// text.
func FuzzHTML(f *testing.F) {
	for _, s := range []string{
		"<b>a</b>", `<a href="x.y">b</a>`, "&lt;&#60;", "<i  x  =  '&lt;'>a</>", "<b", "</", "<b>\n a </b>",
		"😀<pre><code class=language-go>x</code></pre> ", `<span class="tg-spoiler">a</span>`,
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, in string) {
		if !utf8.ValidString(in) {
			t.Skip("refused before it is parsed")
		}
		text, entities, err := parseHTML(in)
		if err != nil {
			return
		}
		short, kept := trim(text, entities)
		for _, e := range entities {
			if e.in(text) == "" {
				t.Errorf("%q: %+v is not within %q", in, e, text)
			}
		}
		for _, e := range kept {
			if e.in(short) == "" {
				t.Errorf("%q: %+v is not within %q", in, e, short)
			}
		}
	})
}
