package ledger

import (
	"database/sql/driver"
	"fmt"
	"strings"
	"time"

	"chit/db/engine"
	"chit/expense"
)

// A day is a date in a DATE column, bound as text like an [engine.Stamp].
type day struct{ expense.Date }

// Value implements [driver.Valuer]. A day that does not exist is an error here,
// because SQLite would accept it.
func (d day) Value() (driver.Value, error) {
	if _, ok := expense.NewDate(d.Year, d.Month, d.Day); !ok {
		return nil, fmt.Errorf("%s is not a date", d.Date)
	}
	return d.String(), nil
}

// Scan implements sql.Scanner. NULL is the zero Date.
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

// taxLines are those of an expense in a TEXT column, as JSON; "" for none.
type taxLines struct{ lines []expense.TaxLine }

// Value implements [driver.Valuer].
func (l taxLines) Value() (driver.Value, error) {
	if len(l.lines) == 0 {
		return "", nil
	}
	return engine.DocumentOf(&l.lines).Text()
}

// Scan implements sql.Scanner.
func (l *taxLines) Scan(src any) error {
	l.lines = nil
	if src == "" {
		return nil
	}
	var d engine.Document[[]expense.TaxLine]
	err := d.Scan(src)
	if err == nil && d.V != nil {
		l.lines = *d.V
	}
	return err
}

// fold returns text in lower case, for comparison without regard to case. It
// goes through upper case first, which unites letters with two lower-case
// forms, such as σ and ς. The separator of the fields in the search column
// becomes a space, so that no query can match it.
func fold(text string) string {
	return strings.ToLower(strings.ToUpper(strings.ReplaceAll(engine.Clean(text), fieldSeparator, " ")))
}

const fieldSeparator = "\x1f"

// searchText returns the content of the search column for e.
func searchText(e *expense.Expense) string {
	fields := []string{e.Description, e.Merchant, e.Category}
	if e.Document != "" {
		fields = append(fields, e.Document)
	}
	fields = append(fields, e.Tags...)
	for i, f := range fields {
		fields[i] = fold(f)
	}
	return strings.Join(fields, fieldSeparator)
}

// containsPattern returns the LIKE pattern, with ESCAPE '\', for folded columns
// that contain a text.
func containsPattern(text string) string {
	return "%" + strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`).Replace(fold(text)) + "%"
}
