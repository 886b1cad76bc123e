// Package door is where a language model's tool calls come in: the only place that
// speaks JSON with one.
//
// A tool is a struct of arguments. Its JSON schema is made from the struct: scalar
// types, nothing required, so that a model leaves out what it was not told instead of
// inventing it. What the model reads about the tool is in the .md file of its name. A
// call becomes an [action.Action] of values that the person said, or that follow from what
// they said, see [Grounds]; whether that may be done is decided where it is done.
package door

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/google/jsonschema-go/jsonschema"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/agent/speech"
	"chit/expense"
)

// A Tool is how a model asks for an action.
type Tool struct {
	name string
	spec func() llm.ToolSpec
	full func() llm.ToolSpec
	read func(args json.RawMessage, said func(string) bool) (action.Action, error)
}

// Name is the tool's name, for the model and for the program.
func (t *Tool) Name() string { return t.name }

// Spec is what a model is told of the tool. It never changes.
func (t *Tool) Spec() llm.ToolSpec { return t.spec() }

// Full is what a model is told that has called the tool in this run: as much as Spec
// of most tools, more of one that few messages need.
func (t *Tool) Full() llm.ToolSpec { return t.full() }

// Read returns the action that a call asks for. The arguments may be anything; it fails
// for those that are no object of the tool, or break a rule of it, with a sentence for the
// model. Said reports whether the person's message holds some words: links in any others
// are cut out, since what a model writes into an argument may be said again.
func (t *Tool) Read(args json.RawMessage, said func(words string) bool) (action.Action, error) {
	a, err := t.read(args, said)
	if err != nil {
		if errors.Is(err, errNoObject) {
			err = fmt.Errorf("%w of %s", err, t.name)
		}
		return nil, err
	}
	return a, nil
}

var errNoObject = errors.New("the arguments are not a JSON object")

// Call is how a model is told of an action that it did not ask for.
func Call(id string, a action.Action) llm.ToolCall {
	args, err := json.Marshal(action.InWords(a))
	if err != nil {
		panic(err) // unreachable: actions hold texts and numbers
	}
	return llm.ToolCall{ID: id, Name: a.Tool(), Args: args}
}

// Named returns the tool that a model means. A name that is not quite right is
// forgiven.
func Named(tools []*Tool, name string) (*Tool, bool) {
	for _, wanted := range []string{name, snakeCase(name)} {
		if i := slices.IndexFunc(tools, func(t *Tool) bool { return t.name == wanted }); i >= 0 {
			return tools[i], true
		}
	}
	return nil, false
}

// snakeCase brings addExpense and Add-Expense to add_expense.
func snakeCase(s string) string {
	var b strings.Builder
	for i, c := range s {
		switch {
		case c >= 'A' && c <= 'Z':
			if i > 0 && s[i-1] >= 'a' && s[i-1] <= 'z' {
				b.WriteByte('_')
			}
			b.WriteRune(c - 'A' + 'a')
		case c == '-' || c == '.' || c == ' ':
			b.WriteByte('_')
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
}

// Arguments are those of a tool, as a model writes them: a struct of pointers to [Text],
// [Number], [Figure], [Count] and [Flag].
type Arguments interface {
	// Action is what a call with these arguments asks for.
	Action() action.Action
}

// Define makes a tool of a struct of arguments and the text that a model reads.
func Define[A Arguments](name, text string) *Tool {
	spec := sync.OnceValue(func() llm.ToolSpec { return describe[A](name, text) })
	return &Tool{name: name, spec: spec, full: spec, read: read[A]}
}

// Folded makes a tool of which a model is told no arguments before it has called it:
// what few messages need shall not cost tokens in all of them.
func Folded[A Arguments](name, text, more string) *Tool {
	t := Define[A](name, more)
	short := llm.ToolSpec{Name: name, Description: strings.TrimSpace(text), Schema: json.RawMessage(`{"type":"object","properties":{}}`)}
	t.spec = func() llm.ToolSpec { return short }
	return t
}

func read[A Arguments](args json.RawMessage, said func(string) bool) (action.Action, error) {
	var a A
	if err := decode(args, &a); err != nil {
		return nil, errNoObject
	}
	if err := checked(a); err != nil {
		return nil, err
	}
	unlink(reflect.ValueOf(&a).Elem(), said)
	return a.Action(), nil
}

// unlink cuts links out of the texts among arguments, but for those that the person
// wrote.
func unlink(args reflect.Value, said func(string) bool) {
	for i := range args.NumField() {
		t, ok := args.Field(i).Interface().(*Text)
		if !ok || t == nil || args.Type().Field(i).Tag.Get("json") == "sql" || said(string(*t)) {
			continue
		}
		*t = Text(speech.Cut(speech.WithoutLinks(string(*t)), expense.MaxDescription))
	}
}

func describe[A Arguments](name, text string) llm.ToolSpec {
	schema, err := jsonschema.For[A](&jsonschema.ForOptions{TypeSchemas: map[reflect.Type]*jsonschema.Schema{
		reflect.TypeFor[Text]():   {Type: "string"},
		reflect.TypeFor[Number](): {Type: "number"},
		reflect.TypeFor[Figure](): {Type: "string"},
		reflect.TypeFor[Count]():  {Type: "integer"},
		reflect.TypeFor[Flag]():   {Type: "boolean"},
	}})
	if err != nil {
		panic(err) // unreachable unless bug: the argument structs are fixed
	}
	optional(schema)
	encoded, err := json.Marshal(schema)
	if err != nil {
		panic(err) // unreachable unless bug
	}
	return llm.ToolSpec{Name: name, Description: strings.TrimSpace(text), Schema: encoded}
}

// untold is the description of an argument that a model is not told of, because few
// messages need it and each would pay for it.
const untold = "-"

// optional takes out of a schema everything that makes a model say what it does not
// know: nothing is required, and nothing may be null either, since several servers
// refuse a list of types. Unknown arguments are allowed, and ignored.
func optional(s *jsonschema.Schema) {
	s.Required, s.AdditionalProperties = nil, nil
	for name, p := range s.Properties {
		if p.Description == untold {
			delete(s.Properties, name)
			s.PropertyOrder = slices.DeleteFunc(s.PropertyOrder, func(n string) bool { return n == name })
			continue
		}
		for _, kind := range p.Types {
			if kind != "null" {
				p.Type = kind
			}
		}
		p.Types = nil
	}
}
