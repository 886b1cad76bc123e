package cue

import (
	"testing"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

func TestMatch(t *testing.T) {
	for _, test := range []struct {
		wording, text string
		want          bool
	}{
		{"remind me", "please Remind me to pay", true},
		{"remind me", "remind, me", true},
		{"remind me", "remind Bob and me", false},
		{"remind me", "remind. Me", false},
		{"paid … back", "paid him 20.50 back", true},
		{"paid … back", "paid back", true},
		{"paid … back", "paid 20. Back home", false},
		{"haven't/havent paid", "I haven’t paid", true},
		{"rappelle moi", "Rappelle-moi", true},
		{"fällig*", "x", false},
		{"ist fällig*", "ist fällige", true},
		{"^ i? paid", "I paid 3", true},
		{"^ i? paid", "paid 3", true},
		{"^ i? paid", "Bob paid 3", false},
		{"^ i? paid", "Hi! I paid 3", true},
		{"month $", "9 each month", true},
		{"month $", "month 9", false},
		{"budget #", "budget 300", true},
		{"budget #", "budget for food", false},
		{"on_the house", "on the house", true},
		{"^ reminder :", "reminder: rent", true},
		{"^ reminder :", "reminder rent", false},
		{"还/還 … 没/沒 给/給", "还欠房东300没给", true},
		{"自动 记", "每月自动记一笔", true},
		{"自动 记", "自动扣", false},
		{"円高", "円高で安い", true},
		{"円高", "500円 高速", false},
	} {
		table := map[string][]wording{}
		w := compile(lang.SaysOwed, test.wording)
		for w.add(table); w.elements[0].optional; w.add(table) {
			w.elements = w.elements[1:]
		}
		if got := find(lex.NewText(test.text, lex.Options{}), table) != 0; got != test.want {
			t.Errorf("%q in %q: %v, want %v", test.wording, test.text, got, test.want)
		}
	}
}

// TestWordings holds that each wording can be found at all: it has a first word and none
// that is empty.
func TestWordings(t *testing.T) {
	lang.EachCue(func(c lang.Cue, text string) {
		w := compile(c, text)
		if first := w.elements[0]; first.gap || first.end || len(first.words) == 0 || first.words[0][0].prefix {
			t.Errorf("%q begins with no word", text)
		}
	})
}

func BenchmarkFind(b *testing.B) {
	texts := []*lex.Text{
		lex.NewText("so I think Bo and me had a sandwich for like 4.50 EUR maybe, could you put that somewhere", lex.Options{}),
		lex.NewText("昨天和同事在公司附近吃火锅花了235块钱", lex.Options{}),
	}
	b.ReportAllocs()
	for b.Loop() {
		for _, t := range texts {
			Find(t)
		}
	}
}
