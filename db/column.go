package db

import (
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"chit/expense"
)

// A stamp is an instant in a TIMESTAMP column: UTC, to the microsecond, which is
// what PostgreSQL keeps. It is bound as text of fixed width, so that SQLite,
// which has no type for it, sorts it rightly.
type stamp struct{ time.Time }

const stampLayout = "2006-01-02 15:04:05.000000"

// stampOf returns t as a database will give it back.
func stampOf(t time.Time) stamp { return stamp{t.UTC().Truncate(time.Microsecond)} }

// Value implements [driver.Valuer].
func (s stamp) Value() (driver.Value, error) { return s.String(), nil }

// String returns the instant as it is bound.
func (s stamp) String() string { return stampOf(s.Time).Format(stampLayout) }

// Scan implements sql.Scanner. SQLite's driver gives a string where the column
// of a query is an expression.
func (s *stamp) Scan(src any) error {
	switch v := src.(type) {
	case time.Time:
		*s = stampOf(v)
		return nil
	case string:
		t, err := time.Parse(stampLayout, v)
		*s = stampOf(t)
		return err
	}
	return fmt.Errorf("scan an instant from %T", src)
}

// A day is a date in a DATE column, bound as text for the same reason.
type day struct{ expense.Date }

// Value implements [driver.Valuer]. A day that does not exist is an error here,
// because SQLite would take it.
func (d day) Value() (driver.Value, error) {
	if _, ok := expense.NewDate(d.Year, d.Month, d.Day); !ok {
		return nil, fmt.Errorf("%s is no day", d.Date)
	}
	return d.String(), nil
}

// Scan implements sql.Scanner. NULL is no day.
func (d *day) Scan(src any) error {
	switch v := src.(type) {
	case nil:
		d.Date = expense.Date{}
		return nil
	case time.Time:
		d.Date = expense.DateOf(v)
		return nil
	case string:
		var err error
		d.Date, err = expense.ParseDate(v)
		return err
	}
	return fmt.Errorf("scan a day from %T", src)
}

// A rate is a tax rate in a TEXT column.
type rate struct{ expense.Rate }

// Value implements [driver.Valuer].
func (r rate) Value() (driver.Value, error) { return r.String(), nil }

// Scan implements sql.Scanner.
func (r *rate) Scan(src any) error {
	text, ok := src.(string)
	if !ok {
		return fmt.Errorf("scan a rate from %T", src)
	}
	var err error
	r.Rate, err = expense.ParseRate(text)
	return err
}

// A document is a value that is kept as JSON in a TEXT column. A nil pointer is
// NULL, both ways.
type document[T any] struct{ value *T }

// Value implements [driver.Valuer].
func (d document[T]) Value() (driver.Value, error) {
	if d.value == nil {
		return nil, nil
	}
	return d.text()
}

// text returns the JSON of a value that is there.
func (d document[T]) text() (string, error) {
	text, err := json.Marshal(d.value)
	return string(text), err
}

// Scan implements sql.Scanner.
func (d *document[T]) Scan(src any) error {
	d.value = nil
	if src == nil {
		return nil
	}
	text, ok := src.(string)
	if !ok {
		return fmt.Errorf("scan a document from %T", src)
	}
	d.value = new(T)
	return json.Unmarshal([]byte(text), d.value)
}

// clean returns text that both databases keep as it is. PostgreSQL refuses NUL
// and bytes that are no UTF-8; people do not type them, but a platform may pass
// them on, and losing a message over one would be worse than the character that
// stands for "something was here".
func clean(text string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\x00", "\uFFFD")
}

// checkKey fails for a name that [clean] would have to change: two names must
// not become one.
func checkKey(what, key string) error {
	if key == "" || clean(key) != key {
		return fmt.Errorf("%s %q cannot be a key", what, key)
	}
	return nil
}

// fold returns text without the difference of upper and lower case. Going up
// first makes one of letters that have two lower cases, σ and ς. The separator
// of fields in the column search becomes a space, so that no query finds it.
func fold(text string) string {
	return strings.ToLower(strings.ToUpper(strings.ReplaceAll(clean(text), fieldSeparator, " ")))
}

const fieldSeparator = "\x1f"

// searchText is what the column search holds for e.
func searchText(e *expense.Expense) string {
	fields := append([]string{e.Description, e.Merchant, e.Category}, e.Tags...)
	for i, f := range fields {
		fields[i] = fold(f)
	}
	return strings.Join(fields, fieldSeparator)
}

// containsPattern is the LIKE pattern, with ESCAPE '\', for a column that holds
// folded text and must contain the given one.
func containsPattern(text string) string {
	return "%" + strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`).Replace(fold(text)) + "%"
}
