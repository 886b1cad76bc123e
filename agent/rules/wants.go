package rules

import (
	"strconv"
	"strings"

	"chit/agent/action"
)

// expenseNumber reads the number of an expense, "42" or "#42". It returns nil for anything
// else.
func expenseNumber(s string) *int64 {
	n, err := strconv.ParseInt(strings.TrimPrefix(s, "#"), 10, 64)
	if err != nil {
		return nil
	}
	return &n
}

// wants returns a complete reading with some actions.
func wants(actions ...action.Action) Reading { return Reading{Actions: actions, Complete: true} }
