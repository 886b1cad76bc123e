package agent

import (
	"testing"

	"chit/agent/chat"
	"chit/agent/memory"
	"chit/expense"
)

func TestOutcomeAnd(t *testing.T) {
	first := outcome{by: "model", reply: chat.Reply{Text: "one"}, asked: &memory.Pending{ID: "a"}, created: []int64{1}}
	first.and(outcome{reply: chat.Reply{Text: "two", Notice: true}, small: true, created: []int64{2}})
	if first.reply.Text != "one\ntwo" || !first.reply.Notice || first.by != "model" || first.asked.ID != "a" || len(first.created) != 2 || !first.small {
		t.Errorf("%+v", first)
	}
	first.and(outcome{by: "rules", asked: &memory.Pending{ID: "b"}, silent: true})
	if first.by != "rules" || first.asked.ID != "b" || !first.silent || first.reply.Text != "one\ntwo" {
		t.Errorf("%+v", first)
	}
}

// A yes is to the changes that were shown, so that each difference must show in their seal.
func TestSeal(t *testing.T) {
	before, after := expense.Expense{Description: "coffee", Revision: 1}, expense.Expense{Description: "tea", Revision: 1}
	later := before
	later.Revision = 2
	usual := expense.DefaultSettings()
	other := usual.Clone()
	other.Currency = "CHF"
	seals := map[string]string{}
	for name, changes := range map[string][]expense.Change{
		"none":             nil,
		"an edit":          {{Number: 1, Before: &before, After: &after}},
		"of another":       {{Number: 2, Before: &before, After: &after}},
		"after another":    {{Number: 1, Before: &later, After: &after}},
		"to something":     {{Number: 1, Before: &before, After: &later}},
		"undoing":          {{Number: 1, Before: &before, After: &after, Undoes: 3}},
		"a setting":        {{SettingsBefore: &usual, SettingsAfter: &other}},
		"a setting, back":  {{SettingsBefore: &other, SettingsAfter: &usual}},
		"two of the first": {{Number: 1, Before: &before, After: &after}, {Number: 1, Before: &before, After: &after}},
	} {
		s := seal(changes)
		if same, taken := seals[s]; taken {
			t.Errorf("%s has the seal of %s", name, same)
		}
		seals[s] = name
	}
	added := seal([]expense.Change{{Number: 7, After: &after}})
	if seals[added] != "none" {
		t.Error("what is added changes the seal, and is new whenever it is added")
	}
}
