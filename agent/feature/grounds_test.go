package feature

import (
	"testing"

	"chit/agent/chat/text"
	"chit/expense"
)

// A setting that one call of a run changes holds for those after it, and for what their
// values rest on.
func TestEvidenceFollowsTheSettings(t *testing.T) {
	e := &Env{Texts: text.In("en"), Ledger: expense.Ledger{Settings: expense.DefaultSettings()}, Sources: []string{"laptop 100"}}
	seven := expense.Percent(7)
	if e.evidence(e.Sources).Rate(seven) {
		t.Error("a rate counts as said that nobody said")
	}
	e = e.Copy()
	e.Ledger.VAT, e.Ledger.Rate = expense.VATRate, seven
	if !e.evidence(e.Sources).Rate(seven) {
		t.Error("the new rate of the ledger does not count as said")
	}
}

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
