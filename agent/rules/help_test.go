package rules_test

import (
	"os"
	"strings"
	"testing"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/rules"
	"chit/expense/parse/lang"
)

// TestHelp reads what people ask about the bot, each with the topic that explains it:
// "help" for all of them, "-" for what asks for no explanation.
func TestHelp(t *testing.T) {
	data, err := os.ReadFile("testdata/help.tsv")
	if err != nil {
		t.Fatal(err)
	}
	reader := rules.New()
	for line := range strings.Lines(string(data)) {
		said, want, ok := strings.Cut(strings.TrimSpace(line), "\t")
		if !ok {
			continue
		}
		got := "-"
		reading := reader.Read(said, situation())
		if reading.Say == text.Help {
			got = "help"
		}
		if len(reading.Actions) == 1 {
			if a, ok := reading.Actions[0].(action.Explain); ok {
				got = string(a.Topic)
			}
		}
		if got != want {
			t.Errorf("%q is about %s, want %s: %+v", said, got, want, reading)
		}
	}
}

// TestExamplesAreUnderstood types what people are shown in their own language.
func TestExamplesAreUnderstood(t *testing.T) {
	t.Parallel()
	for _, code := range []string{"de", "es", "fr", "ja", "pt", "ru"} {
		own := lang.Named(code)
		s := situation()
		s.Language = code
		for line := range strings.Lines(own.Examples + "\n" + own.Corrections) {
			for said := range strings.SplitSeq(strings.TrimSpace(line), " · ") {
				if r := rules.New().Read(said, s); !r.Complete || len(r.Actions) == 0 {
					t.Errorf("%s: %q is not understood: %s", code, said, show(r))
				}
			}
		}
	}
}
