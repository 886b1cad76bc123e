package action

import (
	"strconv"
	"strings"
)

// A Fillable action has arguments that a question may ask for, by their names in the
// tool.
type Fillable interface {
	Action
	// Argument returns what the action says of an argument, "" if nothing.
	Argument(name string) string
	// With returns the action with another value of an argument, "" for none. An
	// argument that it does not have is left out.
	With(name, value string) Action
}

// Argument returns what an action says of an argument, "" if nothing.
func Argument(a Action, name string) string {
	if f, ok := InWords(a).(Fillable); ok {
		return f.Argument(name)
	}
	return ""
}

// With returns an action with another value of an argument.
func With(a Action, name, value string) Action {
	if f, ok := a.(Fillable); ok {
		return f.With(name, value)
	}
	return a
}

// Argument implements [Fillable].
func (a SaidExpense) Argument(name string) string {
	if at := a.argument(name); at != nil {
		return *at
	}
	return ""
}

// With implements [Fillable].
func (a SaidExpense) With(name, value string) Action {
	if at := a.argument(name); at != nil {
		*at = value
	}
	return a
}

// Argument implements [Fillable].
func (a SaidEdit) Argument(name string) string {
	switch name {
	case "number":
		return numberIn(a.Number, name)
	case "value":
		return a.Value
	}
	return ""
}

// With implements [Fillable].
func (a SaidEdit) With(name, value string) Action {
	switch name {
	case "number":
		a.Number = ParseNumber(value)
	case "value":
		a.Value = value
	}
	return a
}

// Argument implements [Fillable].
func (a DeleteExpenses) Argument(string) string { return "" }

// With implements [Fillable].
func (a DeleteExpenses) With(name, value string) Action {
	if name == "number" {
		a.Numbers = []int64{*ParseNumber(value)}
		if several := Numbers(value); len(several) > 1 {
			a.Numbers, a.Confirmed = several, true
		}
	}
	return a
}

// Argument implements [Fillable].
func (a AttachFiles) Argument(name string) string { return numberIn(a.Number, name) }

// With implements [Fillable].
func (a AttachFiles) With(name, value string) Action {
	a.Number = withNumber(a.Number, name, value)
	return a
}

// Argument implements [Fillable].
func (a ShowFiles) Argument(name string) string { return numberIn(a.Number, name) }

// With implements [Fillable].
func (a ShowFiles) With(name, value string) Action {
	a.Number = withNumber(a.Number, name, value)
	return a
}

// Argument implements [Fillable].
func (a UndoChanges) Argument(name string) string { return numberIn(a.Number, name) }

// With implements [Fillable].
func (a UndoChanges) With(name, value string) Action {
	a.Number = withNumber(a.Number, name, value)
	return a
}

// Argument implements [Fillable].
func (a ChangeSettings) Argument(name string) string {
	if name == "value" {
		return a.Value
	}
	return ""
}

// With implements [Fillable].
func (a ChangeSettings) With(name, value string) Action {
	if name == "value" {
		a.Value = value
	}
	return a
}

// argument returns where an argument is, nil for one that there is not.
func (a *SaidExpense) argument(name string) *string {
	switch name {
	case FieldKind:
		return &a.Kind
	case "description":
		return &a.Description
	case "merchant":
		return &a.Merchant
	case FieldDocument:
		return &a.Document
	case FieldLines:
		return &a.Lines
	case "category":
		return &a.Category
	case "tags":
		return &a.Tags
	case "amount":
		return &a.Amount
	case "net_amount":
		return &a.Net
	case "gross_amount":
		return &a.Gross
	case "tax_amount":
		return &a.Tax
	case "tax_rate":
		return &a.Rate
	case "currency":
		return &a.Currency
	case "date":
		return &a.Date
	}
	return nil
}

// ParseNumber reads the number of an expense, "42" or "#42". What is none is no number
// that an expense has.
func ParseNumber(s string) *int64 {
	n, err := strconv.ParseInt(strings.TrimPrefix(s, "#"), 10, 64)
	if err != nil {
		n = 0
	}
	return &n
}

// Numbers reads the numbers of expenses in a list, however they are set apart: "1, 2 and
// #3". One of more digits than any expense has is the largest that there is.
func Numbers(list string) []int64 {
	var all []int64
	for part := range strings.FieldsFuncSeq(list, func(r rune) bool { return r < '0' || r > '9' }) {
		n, _ := strconv.ParseInt(part, 10, 64)
		all = append(all, n)
	}
	return all
}

// numberIn returns the argument "number", and "" for any other.
func numberIn(n *int64, name string) string {
	if name != "number" || n == nil {
		return ""
	}
	return strconv.FormatInt(*n, 10)
}

// withNumber returns the number after an argument was given, which need not be "number".
func withNumber(n *int64, name, value string) *int64 {
	if name != "number" {
		return n
	}
	return ParseNumber(value)
}
