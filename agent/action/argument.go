package action

import (
	"strconv"
	"strings"
)

// Argument returns what an action says of an argument that a question may ask for, by
// its name in the tool; "" if it says nothing of it.
func Argument(a Action, name string) string {
	switch a := a.(type) {
	case AddExpense:
		if value := a.argument(name); value != nil {
			return *value
		}
	case EditExpense:
		switch name {
		case "number":
			return numbered(a.Number)
		case "value":
			return a.Value
		}
	case ChangeSettings:
		if name == "value" {
			return a.Value
		}
	}
	return ""
}

// With returns an action with another value of an argument, "" for none. An argument
// that the action does not have is left out.
func With(a Action, name, value string) Action {
	switch a := a.(type) {
	case AddExpense:
		if at := a.argument(name); at != nil {
			*at = value
		}
		return a
	case EditExpense:
		switch name {
		case "number":
			a.Number = parseNumber(value)
		case "value":
			a.Value = value
		}
		return a
	case DeleteExpenses:
		if name == "number" {
			a.Numbers = []int64{*parseNumber(value)}
		}
		return a
	case UndoChanges:
		if name == "number" {
			a.Number = parseNumber(value)
		}
		return a
	case ChangeSettings:
		if name == "value" {
			a.Value = value
		}
		return a
	}
	return a
}

// argument returns where an argument is, nil for one that there is not.
func (a *AddExpense) argument(name string) *string {
	switch name {
	case "description":
		return &a.Description
	case "merchant":
		return &a.Merchant
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

// parseNumber reads the number of an expense, "42" or "#42". What is none is no number
// that an expense has.
func parseNumber(s string) *int64 {
	n, err := strconv.ParseInt(strings.TrimPrefix(s, "#"), 10, 64)
	if err != nil {
		n = 0
	}
	return &n
}

func numbered(n *int64) string {
	if n == nil {
		return ""
	}
	return strconv.FormatInt(*n, 10)
}
