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
	ChangeRedo     ChangeKind = "redo" // takes an undo back
	ChangeSettings ChangeKind = "settings"
	ChangeThing    ChangeKind = "thing" // sets or removes a [Thing]
)

// An Entity is a kind of thing that changes are about. Package expense knows those
// below; a feature may have its own, whose states are [State]s.
type Entity string

// The entities of this package. All but entries are parts of [Settings].
const (
	EntityEntry    Entity = "entry"    // the key is its number
	EntitySetting  Entity = "setting"  // a [Setting]
	EntityRule     Entity = "rule"     // the words of a [CategoryRule]
	EntityCategory Entity = "category" // the name under which a category is stored
	EntityRole     Entity = "role"     // the ID of the person of a [Grant]
)

// OfSettings reports whether e is a part of [Settings].
func (e Entity) OfSettings() bool {
	return e == EntitySetting || e == EntityRule || e == EntityCategory || e == EntityRole
}

// A Change is one line of a ledger's log: who did what to which thing, with the state
// before and after. Changes are appended and never altered.
type Change struct {
	Ledger LedgerID
	Seq    int64 // counts from 1 in each ledger
	Kind   ChangeKind
	Of     ChangeKind // for an undo or a redo the kind of the change that it is about in the end

	// Entity and Key name what has changed. The key of a change of several settings,
	// which an earlier version made, is "".
	Entity Entity
	Key    string
	Number int64 // of the entry, otherwise 0

	// Before and After are those of an entry, otherwise nil; Before is nil for an add.
	Before, After *Expense
	// SettingsBefore and SettingsAfter are all settings of the ledger, of which Entity
	// and Key name the part that has changed, otherwise nil.
	SettingsBefore, SettingsAfter *Settings
	// Was and Is are the states of anything else.
	Was, Is State

	Undoes    int64 // for an undo or a redo the Seq of the change that it takes back, otherwise 0
	Actor     Person
	At        time.Time // UTC, to the microsecond
	SourceKey string    // of the Write that made it
}

// takingBack returns the kind of the change that takes c back, and the kind of what that
// is about.
func (c Change) takingBack() (kind, of ChangeKind) {
	switch c.Kind {
	case ChangeUndo:
		return ChangeRedo, c.Of
	case ChangeRedo:
		return ChangeUndo, c.Of
	}
	return ChangeUndo, c.Kind
}

// about reports whether two changes are about the same thing.
func (c Change) about(other Change) bool {
	switch {
	case c.SettingsAfter == nil || other.SettingsAfter == nil:
		return c.Entity == other.Entity && c.Key == other.Key
	case c.Key != "" && other.Key != "":
		return c.Entity == other.Entity && c.Key == other.Key
	}
	for _, a := range c.parts() {
		for _, b := range other.parts() {
			if a == b {
				return true
			}
		}
	}
	return false
}

// OfThing reports whether c is about a [Thing], and neither an entry nor settings.
func (c Change) OfThing() bool {
	return c.Before == nil && c.After == nil && c.SettingsBefore == nil && c.SettingsAfter == nil && (c.Entity != "" || c.Kind == ChangeThing)
}
