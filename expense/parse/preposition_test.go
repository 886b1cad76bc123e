package parse_test

import (
	"testing"

	"chit/expense/parse"
)

// TestPrepositionOfACurrency reads no amount out of a preposition that is an article in
// another language, such as Swedish.
func TestPrepositionOfACurrency(t *testing.T) {
	for _, c := range []struct{ language, text string }{
		{"es", "en dólares"},
		{"es", "fue en euros"},
		{"fr", "en francs suisses"},
		{"", "en dollars"},
	} {
		text := parse.NewText(c.text, parse.Options{Language: c.language})
		if got := text.Read().Amounts; len(got) > 0 {
			t.Errorf("%q has the amount %v", c.text, got[0].Value)
		}
	}
	if a, ok := parse.NewText("a dollar", parse.Options{Language: "en"}).Amount(); !ok || a.Value.String() != "1" {
		t.Errorf("\"a dollar\" is %v, %t", a.Value, ok)
	}
}
