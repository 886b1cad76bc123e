package action

import (
	"fmt"
	"strings"

	"chit/expense"
)

// ShowMore shows what was found from one entry on, or of one entry the changes from one
// on. Its id has all that was looked for, so that a list can be paged as long as it is
// shown. Where that is too long for an id, [FindExpenses.More] has none.
type ShowMore struct{ Find FindExpenses }

// ID implements [Choice].
func (a ShowMore) ID() string {
	var parts []string
	for _, f := range a.Find.terms() {
		if *f.value != "" {
			parts = append(parts, f.name+"="+*f.value)
		}
	}
	if a.Find.Number != nil {
		parts = append(parts, fmt.Sprintf("n=%d", *a.Find.Number))
	}
	if a.Find.Deleted {
		parts = append(parts, "x=1")
	}
	return fmt.Sprintf("more:%d:%s", a.Find.Skip, strings.Join(parts, ";"))
}

// More returns the choice that shows the same from another entry on, or false if it has no
// id that is read as it.
func (a FindExpenses) More(skip int) (ShowMore, bool) {
	a.Skip = skip
	id := ShowMore{a}.ID()
	_, ok := Decode(id)
	return ShowMore{a}, ok && len(id) <= MaxID && a.Limit == 0 && a.Order == ""
}

// A term is something that is looked for, under a short name.
type term struct {
	name  string
	value *string
}

func (a *FindExpenses) terms() []term {
	return []term{
		{"k", (*string)(&a.Kind)},
		{"t", &a.Text},
		{"p", &a.Period},
		{"o", &a.Over},
		{"u", &a.Under},
		{"l", &a.AtLeast},
		{"m", &a.AtMost},
		{"w", &a.Without},
		{"g", &a.Tag},
		{"c", &a.Currency},
	}
}

// more reads the id of a [ShowMore]. What it reads too generously is not what that has.
func more(skip, query string) Choice {
	a := FindExpenses{Skip: int(number(skip))}
	known := map[string]*string{}
	for _, t := range a.terms() {
		known[t.name] = t.value
	}
	if query == "" {
		return ShowMore{a}
	}
	for part := range strings.SplitSeq(query, ";") {
		name, value, _ := strings.Cut(part, "=")
		switch into := known[name]; {
		case into != nil:
			*into = value
		case name == "n":
			n := number(value)
			a.Number = &n
		case name == "x":
			a.Deleted = true
		}
	}
	if a.Kind != "" && a.Kind != expense.KindExpense && a.Kind != expense.KindRefund && a.Kind != expense.KindIncome && a.Kind != expense.KindTransfer {
		return nil
	}
	return ShowMore{a}
}
