package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"chit/expense"
)

// A Format is a file format.
type Format string

// The formats of exports and reports.
const (
	JSON Format = "json"
	CSV  Format = "csv"
	XLSX Format = "xlsx"
)

// An Exporter writes expenses to a file one by one, in constant memory.
type Exporter interface {
	// Add writes one expense.
	Add(e expense.Expense) error

	// Close completes the file and releases the exporter's resources. Call it
	// once, even after a failed Add; the file is complete only if no call
	// failed. It does not close the underlying writer.
	Close() error
}

// NewExport returns an exporter for a format. With withLedger each expense
// includes its ledger. A file without expenses is valid in every format. JSON is always
// for programs, whatever the style.
func NewExport(w io.Writer, format Format, withLedger bool, style Style) (Exporter, error) {
	switch format {
	case JSON:
		return &jsonExport{w: w, withLedger: withLedger}, nil
	case CSV:
		return newCSVExport(w, withLedger, style)
	case XLSX:
		return newXLSXExport(w, withLedger, style)
	}
	return nil, fmt.Errorf("no export format %q: use json, csv or xlsx", format)
}

// Write writes a report in a format. CSV contains the list of its rows, from
// which the sums can be computed again.
func Write(w io.Writer, format Format, r Report, style Style) error {
	switch format {
	case JSON:
		return WriteJSON(w, r)
	case CSV:
		return WriteCSV(w, r.Rows, style)
	case XLSX:
		return WriteXLSX(w, r, style)
	}
	return fmt.Errorf("no report format %q: use json, csv or xlsx", format)
}

// addAll writes rows and closes x.
func addAll(x Exporter, rows []expense.Expense) error {
	for _, e := range rows {
		if err := x.Add(e); err != nil {
			_ = x.Close() // releases resources; the first error is the one to report
			return err
		}
	}
	return x.Close()
}

// A jsonExport writes an array with one expense per line, so that line-based
// tools can read it too.
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
