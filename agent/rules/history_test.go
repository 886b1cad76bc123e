package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestHistories reads who did what to an entry.
func TestHistories(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"history of 2", "who added 2", "who changed #2?", "Verlauf von 2", "wer hat 2 geändert?", "historial de 2", "quién añadió el 2?",
		"historique du 2", "qui a ajouté le 2 ?", "histórico do 2", "quem alterou o 2?", "история 2", "кто добавил 2?", "2の履歴", "2番の履歴", "2的历史", "谁改了2",
	} {
		if got := show(rules.New().Read(text, situation())); got != "find_expenses number=2" {
			t.Errorf("Read(%q) = %q, want the history of 2", text, got)
		}
	}
}
