package expense

import "time"

// A ChangeKind says what was done.
type ChangeKind string

// The kinds of change.
const (
	ChangeAdd      ChangeKind = "add"
	ChangeEdit     ChangeKind = "edit"
	ChangeDelete   ChangeKind = "delete"
	ChangeRestore  ChangeKind = "restore"
	ChangeUndo     ChangeKind = "undo"
	ChangeSettings ChangeKind = "settings"
)

// A Change is one line of a ledger's log: who did what to which expense or to
// the settings, with the state before and after. Changes are appended and never
// altered.
type Change struct {
	Ledger LedgerID
	Seq    int64 // counts from 1 in each ledger
	Kind   ChangeKind
	Number int64 // the expense's; 0 for settings

	// Before and After are nil for a change of settings; Before is nil for an
	// add.
	Before, After *Expense
	// SettingsBefore and SettingsAfter are nil for an expense.
	SettingsBefore, SettingsAfter *Settings

	Undoes    int64 // for ChangeUndo the Seq of the change that it takes back, otherwise 0
	Actor     Person
	At        time.Time // UTC, to the microsecond
	SourceKey string    // of the Write that made it
}
