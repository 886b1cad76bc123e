package talk

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/feature"
	"chit/agent/feature/featuretest"
	"chit/expense"
)

func TestDo(t *testing.T) {
	for _, c := range []struct {
		name   string
		action action.Action
		want   feature.Result
	}{
		{
			"the person's date, which is tomorrow's in Auckland",
			action.TellDate{},
			feature.Result{Next: feature.Continue, Data: "Monday 2026-11-23 01:00 Pacific/Auckland"},
		},
		{
			"a model's words, which are checked before they are said",
			action.Say{Message: "I keep expenses."},
			feature.Result{Reply: chat.Reply{Text: "I keep expenses."}, Spoken: true, Data: "ok"},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			env := featuretest.Env(t, func(s *expense.Settings) { s.Zone = "Pacific/Auckland" })
			got, ok, err := Feature.Do(t.Context(), env, c.action)
			if err != nil || !ok {
				t.Fatalf("%t, %v", ok, err)
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
	if _, ok, err := Feature.Do(t.Context(), featuretest.Env(t, nil), action.UndoChanges{}); ok || err != nil {
		t.Errorf("an undo is done: %t, %v", ok, err)
	}
}
