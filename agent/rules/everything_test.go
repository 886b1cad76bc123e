package rules_test

import (
	"strings"
	"testing"

	"chit/agent/rules"
)

func TestUndoOfAPeriod(t *testing.T) {
	for _, c := range []struct {
		period string
		said   []string
	}{
		{"today", []string{"undo all of today", "undo everything from today", "please undo everything I did today", "revert everything I entered today"}},
		{"yesterday", []string{"undo all my entries from yesterday", "take everything I did yesterday back"}},
		{"heute", []string{"mach alles von heute rückgängig", "alles von heute rückgängig machen", "nimm alles, was ich heute eingetragen habe, zurück", "heute alles rückgängig"}},
		{"gestern", []string{"mach alle Einträge von gestern rückgängig"}},
		{"hoy", []string{"deshaz todo lo de hoy", "deshacer todo lo que hice hoy"}},
		{"aujourd'hui", []string{"annule tout ce que j'ai fait aujourd'hui", "annuler tout d'aujourd'hui"}},
		{"hoje", []string{"desfaz tudo de hoje", "desfazer tudo o que fiz hoje"}},
		{"今日", []string{"今日の全部を取り消して", "今日入力した分を全部元に戻して"}},
		{"今天", []string{"撤销今天的全部", "把今天记的全部撤销", "今天的都撤销"}},
		{"сегодня", []string{"отмени всё за сегодня", "отменить все, что я сделал сегодня"}},
	} {
		for _, text := range c.said {
			if got := show(rules.New().Read(text, situation())); !strings.HasPrefix(got, "undo period=") || !strings.HasSuffix(got, c.period) {
				t.Errorf("Read(%q) = %q, want an undo of %s", text, got, c.period)
			}
		}
	}
	for _, text := range []string{"undo today", "undo the coffee from today", "everything from today 12", "take everything out today"} {
		if got := show(rules.New().Read(text, situation())); got == "undo period=today" {
			t.Errorf("Read(%q) = %q", text, got)
		}
	}
}
