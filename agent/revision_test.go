package agent

import (
	"slices"
	"testing"

	"chit/expense"
)

// What an edited message makes of its expenses is what differs between its two texts, and
// leaves alone what somebody changed in another way since.
func TestPlanned(t *testing.T) {
	coffee, tea, bus := entry(1, "coffee", 450), entry(2, "tea", 300), entry(3, "bus", 280)
	dearer := entry(1, "coffee", 520)
	renamed := entry(1, "espresso", 450)
	for _, c := range []struct {
		name                  string
		stored, before, after []expense.Expense
		lines                 []int64
		edits, kept           []int64
		removed               []int64
	}{
		{"nothing changes", list(coffee, tea), list(coffee, tea), list(coffee, tea), []int64{1, 2}, nil, nil, nil},
		{"an amount", list(coffee), list(coffee), list(dearer), []int64{1}, []int64{1}, nil, nil},
		{"it is so already", list(dearer), list(coffee), list(dearer), []int64{1}, nil, nil, nil},
		{"somebody else changed the amount", list(entry(1, "coffee", 600)), list(coffee), list(dearer), []int64{1}, nil, []int64{1}, nil},
		{"somebody else changed something else", list(entry(1, "espresso", 450)), list(coffee), list(dearer), []int64{1}, []int64{1}, nil, nil},
		{"a line goes", list(coffee, tea), list(coffee, tea), list(tea), []int64{2}, nil, nil, []int64{1}},
		{"a line goes that was changed", list(renamed, tea), list(coffee, tea), list(tea), []int64{2}, nil, []int64{1}, nil},
		{"a line comes", list(coffee), list(coffee), list(bus, coffee), []int64{0, 1}, nil, nil, nil},
		{"lines change places", list(coffee, tea), list(coffee, tea), list(tea, coffee), []int64{2, 1}, nil, nil, nil},
	} {
		p := planned(c.stored, c.before, c.after)
		var edits, kept []int64
		for _, e := range p.revision.Edit {
			edits = append(edits, e.Number)
		}
		for _, e := range p.kept {
			kept = append(kept, e.Number)
		}
		if !slices.Equal(p.lines, c.lines) || !slices.Equal(edits, c.edits) || !slices.Equal(kept, c.kept) || !slices.Equal(p.revision.Delete, c.removed) {
			t.Errorf("%s: lines %d, edits %d, kept %d, deleted %d", c.name, p.lines, edits, kept, p.revision.Delete)
		}
	}
}

func list(entries ...expense.Expense) []expense.Expense { return entries }

func entry(number int64, description string, minor int64) expense.Expense {
	return expense.Expense{Number: number, Description: description, Amounts: expense.Amounts{Currency: "EUR", Gross: minor}, Origins: expense.Origins{}}
}
