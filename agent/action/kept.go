package action

import (
	"encoding/json"
	"fmt"
)

// Kept is an action as an open question keeps it.
type Kept struct{ Action }

// Keep returns actions as a question keeps them.
func Keep(actions ...Action) []Kept {
	kept := make([]Kept, len(actions))
	for i, a := range actions {
		kept[i] = Kept{a}
	}
	return kept
}

// The names under which additions and edits are kept. Under the names of their tools an
// earlier version kept them in words; it does not know these, and leaves alone what has
// them.
const (
	keptExpense = "add"
	keptEdit    = "edit"
)

// keptAs is the name under which an action is kept.
func keptAs(a Action) string {
	switch a.(type) {
	case AddExpense:
		return keptExpense
	case EditExpense:
		return keptEdit
	}
	return a.Tool()
}

type stored struct {
	Tool   string          `json:"tool"`
	Action json.RawMessage `json:"action"`
}

// MarshalJSON writes the action with its name.
func (k Kept) MarshalJSON() ([]byte, error) {
	encoded, err := json.Marshal(k.Action)
	if err != nil {
		return nil, fmt.Errorf("keep %s: %w", k.Tool(), err)
	}
	return json.Marshal(stored{keptAs(k.Action), encoded})
}

// UnmarshalJSON reads what MarshalJSON writes. An action that this version does not have
// is nil.
func (k *Kept) UnmarshalJSON(data []byte) error {
	var s stored
	if err := json.Unmarshal(data, &s); err != nil {
		return fmt.Errorf("read a kept action: %w", err)
	}
	read, ok := readers[s.Tool]
	if !ok {
		return nil
	}
	var err error
	if k.Action, err = read(s.Action); err != nil {
		return fmt.Errorf("read a kept action of %s: %w", s.Tool, err)
	}
	return nil
}

// Register lets questions keep an action of a feature. It is called while the program is
// initialized, and panics for a tool that has an action already.
func Register[A Action]() {
	var a A
	if _, taken := readers[a.Tool()]; taken {
		panic("action: " + a.Tool() + " is registered already")
	}
	readers[a.Tool()] = read[A]
}

// readers are the actions that a question may keep: those that change something.
var readers = map[string]func(json.RawMessage) (Action, error){
	keptExpense:  read[AddExpense],
	keptEdit:     read[EditExpense],
	AddTool:      read[SaidExpense],
	EditTool:     read[SaidEdit],
	DeleteTool:   read[DeleteExpenses],
	UndoTool:     read[UndoChanges],
	SettingsTool: read[ChangeSettings],
	AttachTool:   read[AttachFiles],
	FilesTool:    read[ShowFiles],
	RepeatTool:   read[RepeatExpense],
	TwinTool:     read[DeleteTwin],
}

func read[A Action](data json.RawMessage) (Action, error) {
	var a A
	err := json.Unmarshal(data, &a)
	return a, err
}
