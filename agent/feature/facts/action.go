package facts

import (
	"strconv"

	"chit/agent/action"
	"chit/agent/door"
	"chit/expense/fact"
)

// Remember remembers a fact.
type Remember struct {
	Subject string    `json:"subject,omitempty"`
	Value   string    `json:"value,omitempty"`
	Kind    fact.Kind `json:"kind,omitempty"` // "" if the words must tell
}

// Tool implements [action.Action].
func (Remember) Tool() string { return rememberTool }

// Repeats implements [action.Repeater].
func (a Remember) Repeats() []string { return []string{a.Subject, a.Value} }

// Argument implements [action.Fillable].
func (a Remember) Argument(name string) string {
	if name == "value" {
		return a.Value
	}
	return ""
}

// With implements [action.Fillable].
func (a Remember) With(name, value string) action.Action {
	if name == "value" {
		a.Value = value
	}
	return a
}

// Forget forgets the fact with a key, or that words are about.
type Forget struct {
	Key   string `json:"key,omitempty"`
	Words string `json:"words,omitempty"`
}

// Tool implements [action.Action]. No tool has the name.
func (Forget) Tool() string { return "forget_fact" }

// ShowMemory shows all facts.
type ShowMemory struct{}

// Tool implements [action.Action]. No tool has the name.
func (ShowMemory) Tool() string { return "memory" }

// Page shows the facts after the first few.
type Page struct{ Skip int }

// ID implements [action.Choice].
func (p Page) ID() string { return pageKind + ":" + strconv.Itoa(p.Skip) }

func pageAt(skip string) action.Choice {
	n, err := strconv.Atoi(skip)
	if err != nil || n < 0 {
		return nil
	}
	return Page{n}
}

// Drop forgets the fact whose key has a hash.
type Drop struct{ Hash string }

// ID implements [action.Choice].
func (d Drop) ID() string { return dropKind + ":" + d.Hash }

type arguments struct {
	Subject *door.Text `json:"subject" jsonschema:"gym; Anna; coffee"`
	Value   *door.Text `json:"value" jsonschema:"Holmes; daughter; 3.20"`
	Kind    *door.Text `json:"kind" validate:"omitempty,oneof=called is usual payday" jsonschema:"called, is, usual, payday"`
}

// Action implements [door.Arguments].
func (a arguments) Action() action.Action {
	return Remember{Subject: a.Subject.Said(), Value: a.Value.Said(), Kind: fact.Kind(a.Kind.Choice())}
}
