package text_test

import (
	"testing"
	"testing/fstest"

	"chit/agent/chat/text"
)

func book(en, zh string) fstest.MapFS {
	return fstest.MapFS{"en.json": {Data: []byte(en)}, "zh.json": {Data: []byte(zh)}}
}

func TestBook(t *testing.T) {
	b := text.NewBook(book(`{"wishes":{"one":"{{.N}} wish","other":"{{.N}} wishes"}}`, `{"wishes":"{{.N}} 个愿望"}`))
	for _, c := range []struct {
		language string
		n        int
		want     string
	}{{"en", 1, "1 wish"}, {"en", 2, "2 wishes"}, {"zh", 2, "2 个愿望"}, {"fi", 2, "2 wishes"}} {
		if got := b.Say(text.In(c.language), "wishes", text.Args{"N": c.n}); got != c.want {
			t.Errorf("%s: %q, want %q", c.language, got, c.want)
		}
	}
}

// TestBookOfARegion has what a region says differently, and the language's for all else.
func TestBookOfARegion(t *testing.T) {
	files := book(`{"a":"x","b":"y"}`, `{"a":"甲","b":"{{.Amount}} 简"}`)
	files["zh-Hant.json"] = &fstest.MapFile{Data: []byte(`{"b":"{{.Amount}} 繁"}`)}
	b := text.NewBook(files)
	for tag, want := range map[string]string{"zh": "甲 5 简", "zh-Hant": "甲 5 繁", "zh-TW": "甲 5 繁", "zh-Hans-TW": "甲 5 简", "zh-SG": "甲 5 简"} {
		in := text.In(tag)
		if got := b.Say(in, "a") + " " + b.Say(in, "b", text.Args{"Amount": 5}); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}

// TestBookWithAGap says in English what a language lacks.
func TestBookWithAGap(t *testing.T) {
	for _, b := range []*text.Book{text.NewBook(book(`{"a":"x"}`, `{}`)), text.NewBook(fstest.MapFS{"en.json": {Data: []byte(`{"a":"x"}`)}})} {
		if got := b.Say(text.In("zh"), "a"); got != "x" {
			t.Errorf("instead of what is missing: %q", got)
		}
	}
}

func TestBrokenBook(t *testing.T) {
	for _, files := range []fstest.MapFS{book(`{"a":`, `{}`), book(`{}`, `{"a":{"several":"x"}}`), {}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%v makes a book", files)
				}
			}()
			text.NewBook(files)
		}()
	}
}
