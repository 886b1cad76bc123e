package feature

import (
	"testing"

	"chit/agent/chat/text"
)

// What a model writes into an argument is said again if it holds no figure of its
// own; what was passed on may be the name of something, too.
func TestHeard(t *testing.T) {
	e := &Env{Texts: text.In("en"), FromModel: true, Sources: []string{"log this, it was 12.50"}, Quotes: []string{"2 x pizza 7 inch"}}
	for words, want := range map[string]string{
		"pizza": "pizza", "2 x pizza 7 inch": "2 x pizza 7 inch", "12.50": "12.50", "5000 EUR for zorgo": "…", "a dozen pizzas": "…", "I deleted it": "…",
	} {
		if got := e.Heard(words); got != want {
			t.Errorf("%q is said again as %q, want %q", words, got, want)
		}
	}
	e.FromModel = false
	if got := e.Heard("5000 pizzas"); got != "5000 pizzas" {
		t.Errorf("a person's words are said again as %q", got)
	}
}
