package rules

import (
	"strconv"
	"strings"

	"chit/agent/action"
)

// What the phrases of commands ask for, made of the words in their slots.

// sets gives a setting the value in a slot.
func sets(setting, slot string) func(map[string]string) action.Action {
	return func(words map[string]string) action.Action {
		return action.ChangeSettings{Setting: setting, Value: words[slot]}
	}
}

// reported reports a period in a format, "" for the usual one.
func reported(f action.Format) func(map[string]string) action.Action {
	return func(words map[string]string) action.Action {
		return action.ReportPeriod{Period: words["period"], Format: f}
	}
}

func listedIn(words map[string]string) action.Action {
	return action.FindExpenses{Period: words["period"]}
}

func shown(words map[string]string) action.Action {
	return action.FindExpenses{Number: expenseNumber(words["number"])}
}

func undone(words map[string]string) action.Action {
	return action.UndoChanges{Number: expenseNumber(words["number"])}
}

func edited(words map[string]string) action.Action {
	return action.EditExpense{Number: expenseNumber(words["number"])}
}

func putBack(words map[string]string) action.Action {
	return action.EditExpense{Number: expenseNumber(words["number"]), Field: "deleted", Value: "no"}
}

func removed(words map[string]string) action.Action {
	return action.DeleteExpenses{Numbers: action.Numbers(words["numbers"])}
}

func removedAll(words map[string]string) action.Action {
	return action.DeleteExpenses{Match: words["words"], All: true}
}

// expenseNumber reads the number of an expense, "42" or "#42"; nil if there is none.
func expenseNumber(s string) *int64 {
	n, err := strconv.ParseInt(strings.TrimPrefix(s, "#"), 10, 64)
	if err != nil {
		return nil
	}
	return &n
}

// wants is a complete reading of actions.
func wants(actions ...action.Action) Reading { return Reading{Actions: actions, Complete: true} }
