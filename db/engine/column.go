package engine

import (
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// A Stamp is an instant in a TIMESTAMP column: UTC, in microseconds, which is
// PostgreSQL's precision. It is bound as text of fixed width, which sorts
// correctly on SQLite, a database without a timestamp type.
type Stamp struct{ time.Time }

const stampLayout = "2006-01-02 15:04:05.000000"

// StampOf returns t as a database will return it.
func StampOf(t time.Time) Stamp { return Stamp{t.UTC().Truncate(time.Microsecond)} }

// Value implements [driver.Valuer].
func (s Stamp) Value() (driver.Value, error) { return s.String(), nil }

// String returns the text that is bound.
func (s Stamp) String() string { return StampOf(s.Time).Format(stampLayout) }

// Scan implements sql.Scanner. SQLite's driver returns a string where a query's
// column is an expression.
func (s *Stamp) Scan(src any) error {
	switch v := src.(type) {
	case time.Time:
		*s = StampOf(v)
		return nil
	case string:
		t, err := time.Parse(stampLayout, v)
		*s = StampOf(t)
		return err
	}
	return fmt.Errorf("scan an instant from %T", src)
}

// A Document is a value stored as JSON in a TEXT column. A nil pointer is NULL.
type Document[T any] struct{ V *T }

// DocumentOf returns the document of a value.
func DocumentOf[T any](v *T) Document[T] { return Document[T]{v} }

// Value implements [driver.Valuer].
func (d Document[T]) Value() (driver.Value, error) {
	if d.V == nil {
		return nil, nil
	}
	return d.Text()
}

// Text returns the JSON of a value that is not nil.
func (d Document[T]) Text() (string, error) {
	text, err := json.Marshal(d.V)
	return string(text), err
}

// Scan implements sql.Scanner.
func (d *Document[T]) Scan(src any) error {
	d.V = nil
	if src == nil {
		return nil
	}
	text, ok := src.(string)
	if !ok {
		return fmt.Errorf("scan a document from %T", src)
	}
	d.V = new(T)
	return json.Unmarshal([]byte(text), d.V)
}

// Clean returns text that both databases can store. PostgreSQL refuses NUL and
// invalid UTF-8; people do not type either, but a platform may pass them on,
// and a replacement character is better than a lost message.
func Clean(text string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\x00", "\uFFFD")
}

// CheckKey fails for a name that [Clean] would change: two names must never
// become one.
func CheckKey(what, key string) error {
	if key == "" || Clean(key) != key {
		return fmt.Errorf("%s %q is not a valid key: it contains NUL or invalid UTF-8", what, key)
	}
	return nil
}
