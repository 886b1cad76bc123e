package expenses

import (
	"strings"

	"chit/agent/door"
	"chit/expense"
)

// names lists the arguments of faults, for the model. For an amount it names the one of
// the side that the ledger's amounts are on.
func names(faults []door.Fault, side expense.Side) string {
	list := make([]string, len(faults))
	for i, f := range faults {
		list[i] = f.Argument
		if f.Argument == "amount" {
			list[i] = string(side) + "_amount"
		}
	}
	return strings.Join(list, ", ")
}
