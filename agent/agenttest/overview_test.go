package agenttest_test

import (
	"slices"
	"testing"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/memory"
	"chit/expense/storetest"
)

// TestPromptsStoreNothing says what is suggested, in each language: it is understood, and
// nothing is stored by it.
func TestPromptsStoreNothing(t *testing.T) {
	t.Parallel()
	for _, language := range text.Languages {
		t.Run(language, func(t *testing.T) {
			t.Parallel()
			k := newTalk(storetest.NewModel(), &notes{turns: map[chat.MessageID]memory.Turn{}}, "ana")
			message := func(said string) chat.Message {
				m := k.message(said)
				m.Sender.Language = language
				return m
			}
			o, err := k.Overview(t.Context(), message(""))
			if err != nil {
				t.Fatal(err)
			}
			texts := text.In(language)
			unread := []string{texts.Say(text.Unknown), texts.Say(text.UnknownQuestion), texts.Say(text.Unable), texts.Say(text.NothingStored)}
			for _, p := range o.Prompts {
				r, err := k.Handle(t.Context(), message(p.ID))
				if err != nil {
					t.Fatal(err)
				}
				if slices.Contains(unread, r.Text) || r.Asks != "" {
					t.Errorf("%s (%q) is answered %q", p.Label, p.ID, r.Text)
				}
			}
			if lines := k.lines(t); len(lines) > 0 {
				t.Errorf("the prompts store %q", lines)
			}
		})
	}
}
