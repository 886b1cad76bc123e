package expenses

import (
	"errors"
	"reflect"
	"strings"
	"sync"

	"github.com/go-playground/validator/v10"

	"chit/expense"
)

// A fault is an argument that the validator does not accept.
type fault struct {
	field   string // the argument's name, as the model knows it
	missing bool   // there is no value; otherwise the value is wrong
}

var validate = sync.OnceValue(func() *validator.Validate {
	v := validator.New(validator.WithRequiredStructEnabled())
	v.RegisterTagNameFunc(func(f reflect.StructField) string {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		return name
	})
	return v
})

// check validates arguments once everything derivable has been derived. A rule whose name
// begins with "required" finds what is missing; every other rule finds what is invalid.
func check(args any) []fault {
	found, ok := errors.AsType[validator.ValidationErrors](validate().Struct(args))
	if !ok {
		return nil
	}
	faults := make([]fault, len(found))
	for i, f := range found {
		faults[i] = fault{f.Field(), strings.HasPrefix(f.Tag(), "required")}
	}
	return faults
}

// names lists the arguments of faults, for the model. For an amount it names the one of
// the side that the ledger's amounts are on.
func names(faults []fault, side expense.Side) string {
	list := make([]string, len(faults))
	for i, f := range faults {
		list[i] = f.field
		if f.field == "amount" {
			list[i] = string(side) + "_amount"
		}
	}
	return strings.Join(list, ", ")
}
