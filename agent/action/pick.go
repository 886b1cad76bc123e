package action

import (
	"fmt"
	"strconv"
	"strings"
)

// Pick offers values for a field of an expense, without the first Skip of them.
type Pick struct {
	Number int64
	Field  string // one of [PickFields]
	Skip   int
}

// SetField gives a field of an expense a value, unless the expense changed since.
type SetField struct {
	Number, Revision int64
	Field            string // one of [PickFields], or [FieldDeleted], which has no value
	Value            string // as [Short] writes it
}

// PickFields are the fields whose values are tapped.
var PickFields = []string{"category", "date", "tax_rate", "currency", FieldKind}

// fieldIDs are what the ids of choices call the fields.
var fieldIDs = map[string]string{
	"category": "cat", "date": "day", "tax_rate": "tax", "currency": "cur", FieldKind: "kind", FieldDeleted: "del",
}

func (a Pick) ID() string {
	id := fmt.Sprintf("pick:%d:%s", a.Number, fieldIDs[a.Field])
	if a.Skip > 0 {
		id += ":" + strconv.Itoa(a.Skip)
	}
	return id
}

func (a SetField) ID() string {
	id := fmt.Sprintf("%s:%d:%d", fieldIDs[a.Field], a.Number, a.Revision)
	if a.Value != "" {
		id += ":" + a.Value
	}
	return id
}

// Short returns the choice with its value shortened to a hash, if its id would be too
// long otherwise. [SetField.Means] tells which value it is.
func (a SetField) Short() SetField {
	if len(a.ID()) > MaxID {
		a.Value = shortened(a.Value)
	}
	return a
}

// Means reports whether the choice sets a value.
func (a SetField) Means(value string) bool { return a.Value == value || a.Value == shortened(value) }

func shortened(value string) string { return "#" + RuleHash(value)[:8] }

func pick(first, second string) Choice {
	name, skip, _ := strings.Cut(second, ":")
	for _, field := range PickFields {
		if fieldIDs[field] == name {
			return Pick{number(first), field, int(max(number(skip), 0))}
		}
	}
	return nil
}

func setField(field string) func(first, second string) Choice {
	return func(first, second string) Choice {
		revision, value, _ := strings.Cut(second, ":")
		if (value == "") != (field == FieldDeleted) {
			return nil
		}
		return SetField{number(first), number(revision), field, value}
	}
}
