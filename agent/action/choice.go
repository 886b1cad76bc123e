package action

import (
	"chit/expense"
)

// MaxID is how many bytes an id may have. Telegram's limit is 64, and the agent adds
// nine that say which ledger a choice is of.
const MaxID = 64 - 9

// A Choice is what a tap does.
type Choice interface {
	// ID is what a button that does it has for its id, at most [MaxID] bytes: what kind
	// of choice it is, and after a colon what it is about.
	ID() string
}

// Changes are those of a ledger's log from one Seq to another, both of them included.
type Changes struct{ From, To int64 }

// ChangesOf returns what spans the changes of a deed, of which there is at least one.
func ChangesOf(changes []expense.Change) Changes {
	c := Changes{changes[0].Seq, changes[0].Seq}
	for _, ch := range changes {
		c.From, c.To = min(c.From, ch.Seq), max(c.To, ch.Seq)
	}
	return c
}

// Undo takes changes back.
type Undo struct{ Changes }

// Move moves what changes added to the ledger of a room.
type Move struct {
	Changes
	Room string // the mark of the room's ledger, so that it is the one which was on the button
}

// MoveBack takes a move back. The changes are those that it made in the ledger which
// it moved from.
type MoveBack struct {
	Changes
	Room string
}

// Edit offers the fields of an expense.
type Edit struct{ Number int64 }

// AskField asks for a new value of one field of an expense.
type AskField struct {
	Number int64
	Field  string
}

// SubmitForm changes an expense as its form was filled in, unless it changed since. With
// the number 0 it opens a form that logs an expense, and logs it.
type SubmitForm struct{ Number, Revision int64 }

// ShowCard shows an expense with its choices again.
type ShowCard struct{ Number int64 }

// Delete deletes expenses; the tap is the confirmation.
type Delete struct{ Numbers []int64 }

// SetSide says on which side of the tax the amount of an expense was meant, unless
// the expense changed since.
type SetSide struct {
	Side             expense.Side
	Number, Revision int64
}

// AlwaysCategory makes a rule of the category of an expense, unless it changed since.
type AlwaysCategory struct{ Number, Revision int64 }

// AlwaysRate remembers the tax rate of an expense for what has its words, unless it changed
// since.
type AlwaysRate struct{ Number, Revision int64 }

// ForgetRule takes a rule of the categories away.
type ForgetRule struct{ Hash string }

// ShowCategories shows the categories with their rules, from one of these on.
type ShowCategories struct{ Skip int }

// ShowSettings shows the settings.
type ShowSettings struct{}

// AskSetting offers values for a setting.
type AskSetting struct{ Setting string }

// TypeSetting asks for a value of a setting in words.
type TypeSetting struct{ Setting string }

// PickSettings are the settings whose values are tapped, in their order.
var PickSettings = []string{"currency", "time_zone", "language", "vat", "month_start"}

// ChangeSetting sets a setting.
type ChangeSetting struct{ Setting, Value string }

// A Format is how a month is shown.
type Format string

// The formats of a month. The last four are files.
const (
	AsReport Format = "month"
	AsRows   Format = "rows"
	AsCSV    Format = "csv"
	AsXLSX   Format = "xlsx"
	AsJSON   Format = "json" // not on a button
	AsChart  Format = "png"
)

// ShowMonth shows a month of the ledger.
type ShowMonth struct {
	Format Format
	Month  string // "2026-03"; what it is read as is the report's business
	Skip   int    // of rows, how many are not shown
}

// MonthOf names the month that a period begins in.
func MonthOf(p expense.Period) string { return p.From.Format("2006-01") }

// Answer takes an option of an open question.
type Answer struct {
	Question string
	Option   int
}
