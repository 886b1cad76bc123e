package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"chit/expense"
)

// A Format is the form of a file.
type Format string

// The formats of exports and reports.
const (
	JSON Format = "json"
	CSV  Format = "csv"
	XLSX Format = "xlsx"
)

// An Exporter writes expenses to a file, one after the other, in memory that
// does not grow with their number.
type Exporter interface {
	// Add writes one expense.
	Add(e expense.Expense) error

	// Close writes what makes the file complete and frees what the exporter
	// holds. It must be called once, after a failed Add too; the file is whole
	// only if no call failed. It does not close the writer underneath.
	Close() error
}

// NewExport returns an exporter of the given format. With withLedger each
// expense says which ledger it belongs to. A file without any expense is valid
// in each format.
func NewExport(w io.Writer, format Format, withLedger bool) (Exporter, error) {
	switch format {
	case JSON:
		return &jsonExport{w: w, withLedger: withLedger}, nil
	case CSV:
		return newCSVExport(w, withLedger)
	case XLSX:
		return newXLSXExport(w, withLedger)
	}
	return nil, fmt.Errorf("no export format %q: use json, csv or xlsx", format)
}

// Write writes a report in one of the formats. As CSV it is the list of its
// rows, in which the sums can be found again.
func Write(w io.Writer, format Format, r Report) error {
	switch format {
	case JSON:
		return WriteJSON(w, r)
	case CSV:
		return WriteCSV(w, r.Rows)
	case XLSX:
		return WriteXLSX(w, r)
	}
	return fmt.Errorf("no report format %q: use json, csv or xlsx", format)
}

// addAll writes rows and closes x.
func addAll(x Exporter, rows []expense.Expense) error {
	for _, e := range rows {
		if err := x.Add(e); err != nil {
			_ = x.Close() // frees what it holds; the first error is the one that matters
			return err
		}
	}
	return x.Close()
}

// A jsonExport writes an array with one expense per line, so that line tools
// can read it too.
type jsonExport struct {
	w          io.Writer
	withLedger bool
	count      int64
}

func (x *jsonExport) Add(e expense.Expense) error {
	var v any = e
	if x.withLedger {
		v = expense.WithLedger(e)
	}
	row, err := json.Marshal(v)
	if err != nil {
		return fmt.Errorf("write expense %d as JSON: %w", e.Number, err)
	}
	before := ",\n"
	if x.count == 0 {
		before = "[\n"
	}
	x.count++
	_, err = x.w.Write(bytes.Join([][]byte{[]byte(before), row}, nil))
	return err
}

func (x *jsonExport) Close() error {
	end := "\n]\n"
	if x.count == 0 {
		end = "[]\n"
	}
	_, err := io.WriteString(x.w, end)
	return err
}
