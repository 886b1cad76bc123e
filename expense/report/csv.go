package report

import (
	"bytes"
	"encoding/csv"
	"io"
	"strings"
	"unicode/utf8"

	"chit/expense"
)

// WriteCSV writes expenses as RFC 4180 in UTF-8, with a line of column names.
//
// A spreadsheet takes a cell that begins with = + - @, or with the full-width forms of East Asian keyboards, for a formula and
// may run it, even in quotes. So a person's text that begins like that gets a ' in front. Numbers are our own and stay
// numbers, negative ones too.
func WriteCSV(w io.Writer, rows []expense.Expense) error {
	x, err := newCSVExport(w, false)
	if err != nil {
		return err
	}
	return addAll(x, rows)
}

type csvExport struct {
	w       io.Writer
	columns []column
	record  []string // the current row, kept to save allocations
	line    bytes.Buffer
	enc     *csv.Writer // writes to line
}

func newCSVExport(w io.Writer, withLedger bool) (*csvExport, error) {
	x := &csvExport{w: w, columns: columns(withLedger)}
	x.enc = csv.NewWriter(&x.line)
	x.record = names(x.columns)
	return x, x.flush()
}

func (x *csvExport) Add(e expense.Expense) error {
	for i, c := range x.columns {
		x.record[i] = c.value(e)
		if c.kind == text {
			x.record[i] = inert(x.record[i])
		}
	}
	return x.flush()
}

func (x *csvExport) Close() error { return nil }

// flush writes the record with the line ending of RFC 4180. csv.Writer can
// write CRLF itself, but would then also change line breaks within values.
func (x *csvExport) flush() error {
	x.line.Reset()
	if err := x.enc.Write(x.record); err != nil {
		return err
	}
	x.enc.Flush()
	x.line.Truncate(x.line.Len() - len("\n"))
	x.line.WriteString("\r\n")
	_, err := x.w.Write(x.line.Bytes())
	return err
}

// inert returns s as a cell, in valid UTF-8, that no spreadsheet takes for a
// formula.
func inert(s string) string {
	s = strings.ToValidUTF8(s, "\uFFFD")
	if r, size := utf8.DecodeRuneInString(s); size > 0 && strings.ContainsRune("=+-@＝＋－＠\t\r\n\x00", r) {
		return "'" + s
	}
	return s
}
