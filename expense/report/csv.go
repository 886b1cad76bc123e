package report

import (
	"bytes"
	"encoding/csv"
	"io"
	"strings"
	"unicode/utf8"

	"chit/expense"
)

// utf8Mark tells spreadsheets that a file is UTF-8; Excel reads it as the system's old
// encoding otherwise.
const utf8Mark = "\uFEFF"

// WriteCSV writes expenses as RFC 4180 in UTF-8, with a line of column names.
//
// A spreadsheet takes a cell that begins with = + - @, or with the full-width forms of East Asian keyboards, for a formula and
// may run it, even in quotes. So a person's text that begins like that gets a ' in front. Numbers are our own and stay
// numbers, negative ones too.
func WriteCSV(w io.Writer, rows []expense.Expense, style Style) error {
	x, err := newCSVExport(w, false, style)
	if err != nil {
		return err
	}
	return addAll(x, rows)
}

type csvExport struct {
	w       io.Writer
	style   Style
	columns []column
	record  []string // the current row, kept to save allocations
	line    bytes.Buffer
	enc     *csv.Writer // writes to line
}

func newCSVExport(w io.Writer, withLedger bool, style Style) (*csvExport, error) {
	x := &csvExport{w: w, style: style, columns: columns(withLedger)}
	x.enc = csv.NewWriter(&x.line)
	if style.Comma {
		x.enc.Comma = ';'
	}
	if style.forPeople() {
		if _, err := io.WriteString(w, utf8Mark); err != nil {
			return nil, err
		}
	}
	x.record = style.headings(names(x.columns))
	return x, x.flush()
}

func (x *csvExport) Add(e expense.Expense) error {
	e = x.style.shown(e)
	for i, c := range x.columns {
		x.record[i] = x.style.value(c, e)
		switch c.kind {
		case text:
			x.record[i] = inert(x.record[i])
		case amount, rate:
			x.record[i] = x.style.number(x.record[i])
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
