package agent

import (
	"cmp"
	"slices"
	"strings"

	"chit/expense"
)

// A plan is what the new text of a message makes of the expenses that its old
// text made.
type plan struct {
	revision expense.Revision
	// lines are the numbers of the expenses that the new text's lines stand for,
	// 0 for one that is added.
	lines []int64
	// kept are the expenses that somebody changed in another way since. They
	// stay as they are, and the person is told.
	kept []expense.Expense
}

// planned makes the plan. Stored are the expenses as they are now, before and
// after as the old and the new text say; stored and before are in the same order.
func planned(stored, before, after []expense.Expense) plan {
	p := plan{lines: make([]int64, len(after))}
	pairs := pair(before, after)
	for i, n := range after {
		j := slices.Index(pairs, i)
		if j < 0 {
			p.revision.Add = append(p.revision.Add, n)
			continue
		}
		p.lines[i] = stored[j].Number
		p.correct(stored[j], before[j], n)
	}
	for j, i := range pairs {
		if i < 0 {
			p.remove(stored[j], before[j])
		}
	}
	return p
}

// numbers returns what the lines of the new text stand for, once the plan was
// carried out by changes.
func (p plan) numbers(changes []expense.Change) []int64 {
	numbers := slices.Clone(p.lines)
	for _, c := range changes {
		if at := slices.Index(numbers, 0); at >= 0 && c.Kind == expense.ChangeAdd {
			numbers[at] = c.Number
		}
	}
	return slices.DeleteFunc(numbers, func(n int64) bool { return n == 0 })
}

// pair finds for each expense of the old text the one of the new text that it
// became, -1 if none: the same one, one of the same name, one of the same amount,
// and in a list as long as before the one in the same place.
func pair(before, after []expense.Expense) []int {
	pairs, taken := make([]int, len(before)), make([]bool, len(after))
	for j := range pairs {
		pairs[j] = -1
	}
	for _, alike := range []func(j, i int) bool{
		func(j, i int) bool { return len(differences(before[j], after[i])) == 0 },
		func(j, i int) bool { return strings.EqualFold(before[j].Description, after[i].Description) },
		func(j, i int) bool { return before[j].Amounts == after[i].Amounts },
		func(j, i int) bool { return i == j && len(before) == len(after) },
	} {
		for j := range before {
			for i := range after {
				if pairs[j] < 0 && !taken[i] && alike(j, i) {
					pairs[j], taken[i] = i, true
				}
			}
		}
	}
	return pairs
}

// correct plans what makes of an expense that was before one that is after.
func (p *plan) correct(e, before, after expense.Expense) {
	var changed []part
	for _, d := range differences(before, after) {
		switch {
		case d.equal(e, after):
			// It is so already: the person said it in another way as well.
		case !e.Deleted && d.equal(e, before):
			changed = append(changed, d)
		case d.follows && after.Origins[expense.FieldCategory] != expense.OriginSaid:
			// Somebody chose the category; that it would now be derived
			// otherwise is no reason to choose again.
		default:
			p.kept = append(p.kept, e)
			return
		}
	}
	if len(changed) == 0 {
		return
	}
	p.revision.Edit = append(p.revision.Edit, expense.Correction{Number: e.Number, Apply: func(e *expense.Expense) error {
		for _, d := range changed {
			d.set(e, after)
		}
		return nil
	}})
}

// remove plans that an expense goes whose line is gone.
func (p *plan) remove(e, before expense.Expense) {
	switch {
	case e.Deleted:
	case len(differences(e, before)) > 0:
		p.kept = append(p.kept, e)
	default:
		p.revision.Delete = append(p.revision.Delete, e.Number)
	}
}

// A part is something about an expense that a text can change.
type part struct {
	equal   func(a, b expense.Expense) bool
	set     func(to *expense.Expense, from expense.Expense)
	follows bool // may be derived from another part
}

// differences returns the parts in which two expenses differ.
func differences(a, b expense.Expense) []part {
	var found []part
	for _, p := range parts {
		if !p.equal(a, b) {
			found = append(found, p)
		}
	}
	return found
}

var parts = []part{
	{
		equal: func(a, b expense.Expense) bool { return kindOf(a) == kindOf(b) },
		set: func(to *expense.Expense, from expense.Expense) {
			to.Kind = kindOf(from)
			copyOrigins(to, from, expense.FieldKind)
		},
	},
	{
		equal: func(a, b expense.Expense) bool { return a.Amounts == b.Amounts && slices.Equal(a.Lines, b.Lines) },
		set: func(to *expense.Expense, from expense.Expense) {
			to.Amounts, to.Lines = from.Amounts, slices.Clone(from.Lines)
			copyOrigins(to, from, expense.FieldCurrency, expense.FieldNet, expense.FieldTax, expense.FieldGross, expense.FieldRate, expense.FieldSide)
		},
	},
	{
		equal: func(a, b expense.Expense) bool { return a.Description == b.Description },
		set: func(to *expense.Expense, from expense.Expense) {
			to.Description = from.Description
			copyOrigins(to, from, expense.FieldDescription)
		},
	},
	{
		equal: func(a, b expense.Expense) bool { return a.Merchant == b.Merchant },
		set: func(to *expense.Expense, from expense.Expense) {
			to.Merchant = from.Merchant
			copyOrigins(to, from, expense.FieldMerchant)
		},
	},
	{
		equal: func(a, b expense.Expense) bool { return a.Document == b.Document },
		set: func(to *expense.Expense, from expense.Expense) {
			to.Document = from.Document
			copyOrigins(to, from, expense.FieldDocument)
		},
	},
	{
		equal: func(a, b expense.Expense) bool { return a.Category == b.Category },
		set: func(to *expense.Expense, from expense.Expense) {
			to.Category = from.Category
			copyOrigins(to, from, expense.FieldCategory)
		},
		follows: true,
	},
	{
		equal: func(a, b expense.Expense) bool { return slices.Equal(a.Tags, b.Tags) },
		set: func(to *expense.Expense, from expense.Expense) {
			to.Tags = slices.Clone(from.Tags)
			copyOrigins(to, from, expense.FieldTags)
		},
	},
	{
		equal: func(a, b expense.Expense) bool { return a.SpentOn == b.SpentOn },
		set: func(to *expense.Expense, from expense.Expense) {
			to.SpentOn = from.SpentOn
			copyOrigins(to, from, expense.FieldDate)
		},
	},
}

// kindOf returns the kind of an entry, of a draft as its amount has it.
func kindOf(e expense.Expense) expense.Kind { return cmp.Or(e.Kind, expense.KindOf(e.Gross)) }

func copyOrigins(to *expense.Expense, from expense.Expense, fields ...expense.Field) {
	for _, f := range fields {
		delete(to.Origins, f)
		if origin := from.Origins[f]; origin != "" {
			to.Origins[f] = origin
		}
	}
}
