package ledger

import (
	"database/sql/driver"
	"fmt"
	"strings"
	"time"

	"chit/db/engine"
	"chit/expense"
)

// A day is a date in a DATE column, bound as text as an [engine.Stamp] is.
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

// fold returns text without the difference of upper and lower case. Going up
// first makes one of letters that have two lower cases, σ and ς. The separator
// of fields in the column search becomes a space, so that no query finds it.
func fold(text string) string {
	return strings.ToLower(strings.ToUpper(strings.ReplaceAll(engine.Clean(text), fieldSeparator, " ")))
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
