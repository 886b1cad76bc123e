package door

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"sync"

	"github.com/go-playground/validator/v10"
)

// A Fault is an argument that is missing, or cannot be as it is.
type Fault struct {
	Argument string // by its name in the tool
	Rule     string // that it breaks, as the tag has it
	Limit    string // of the rule
}

// Check validates arguments by the tags of their struct. What a model writes is validated
// in lower case, and what it left out is not.
func Check(args any) []Fault {
	found, ok := errors.AsType[validator.ValidationErrors](validate().Struct(args))
	if !ok {
		return nil
	}
	faults := make([]Fault, len(found))
	for i, f := range found {
		faults[i] = Fault{f.Field(), f.Tag(), f.Param()}
	}
	return faults
}

var validate = sync.OnceValue(func() *validator.Validate {
	v := validator.New(validator.WithRequiredStructEnabled())
	v.RegisterTagNameFunc(func(f reflect.StructField) string {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		return name
	})
	v.RegisterCustomTypeFunc(func(arg reflect.Value) any {
		switch a := arg.Interface().(type) {
		case Text:
			if choice := a.Choice(); choice != "" {
				return choice
			}
		case Count:
			return int64(a)
		}
		return nil
	}, Text(""), Count(0))
	return v
})

// String tells a model what is wrong.
func (f Fault) String() string {
	switch f.Rule {
	case "oneof":
		return f.Argument + " is one of " + strings.Join(strings.Fields(f.Limit), ", ")
	case "min":
		return f.Argument + " is at least " + f.Limit
	}
	return fmt.Sprintf("%s is not valid: %s %s", f.Argument, f.Rule, f.Limit)
}

// checked returns what is wrong with arguments as one error.
func checked(args any) error {
	var said []string
	for _, f := range Check(args) {
		said = append(said, f.String())
	}
	if len(said) == 0 {
		return nil
	}
	return errors.New(strings.Join(said, "; "))
}
