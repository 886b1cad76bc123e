package reference

import (
	_ "embed"

	"chit/agent/action"
	"chit/agent/door"
)

//go:embed look_up.md
var lookUpText string

const toolName = "look_up"

var tools = []*door.Tool{door.Define[arguments](toolName, lookUpText)}

// LookUp looks a subject up.
type LookUp struct {
	Subject string `json:"subject,omitempty"`
}

// Tool implements [action.Action].
func (LookUp) Tool() string { return toolName }

type arguments struct {
	Subject *door.Text `json:"subject"`
}

// Action implements [door.Arguments].
func (a arguments) Action() action.Action { return LookUp{a.Subject.Said()} }
