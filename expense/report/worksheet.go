package report

import (
	"io"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Limits of spreadsheets, which report a larger file as damaged.
const (
	maxRows  = 1_048_576 // per sheet
	maxUnits = 32_767    // UTF-16 units in a cell of text
)

// A cell is a value in a worksheet. The zero cell is empty.
type cell struct {
	form  form
	value string
	style int
}

// A form says how a cell stores its value.
type form int

const (
	formNone   form = iota
	formText        // any text; never a formula
	formNumber      // a decimal number, written digit for digit
	formBool        // 1 or 0
)

// A worksheet is a sheet of a workbook, written from top to bottom.
type worksheet struct {
	w    io.Writer
	row  int    // last one written, from 1
	line []byte // XML of a row, kept to save allocations
}

// add writes one row.
func (s *worksheet) add(row []cell) error {
	s.row++
	ref := strconv.Itoa(s.row)
	x := append(s.line[:0], `<row r="`+ref+`">`...)
	for i, c := range row {
		if c.form != formNone {
			x = appendCell(x, columnLetters(i)+ref, c)
		}
	}
	s.line = append(x, "</row>"...)
	_, err := s.w.Write(s.line)
	return err
}

func appendCell(x []byte, ref string, c cell) []byte {
	x = append(x, `<c r="`+ref+`"`...)
	if c.style != stylePlain {
		x = append(x, ` s="`+strconv.Itoa(c.style)+`"`...)
	}
	switch c.form {
	case formText:
		x = append(x, ` t="inlineStr"><is><t`+spaceAttribute(c.value)+`>`...)
		return append(appendText(x, c.value), "</t></is></c>"...)
	case formBool:
		x = append(x, ` t="b"`...)
	}
	return append(x, "><v>"+c.value+"</v></c>"...)
}

// columnLetters returns the name of a column, counted from 0: AA follows Z.
func columnLetters(i int) string {
	name := ""
	for ; i >= 0; i = i/26 - 1 {
		name = string(rune('A'+i%26)) + name
	}
	return name
}

// spaceAttribute keeps readers from trimming a text or folding its spaces.
func spaceAttribute(s string) string {
	if strings.TrimSpace(s) != s || strings.ContainsAny(s, "\t\r\n") || strings.Contains(s, "  ") {
		return ` xml:space="preserve"`
	}
	return ""
}

// appendText writes a text so that a spreadsheet reads the same text, except
// for characters that XML cannot contain.
func appendText(x []byte, s string) []byte {
	units := 0
	for i, r := range s {
		if units += utf16.RuneLen(r); units > maxUnits {
			return x
		}
		switch {
		case r == '&':
			x = append(x, "&amp;"...)
		case r == '<':
			x = append(x, "&lt;"...)
		case r == '>':
			x = append(x, "&gt;"...)
		case r == '\r': // readers would turn it into \n
			x = append(x, "&#13;"...)
		case r == '_' && readsAsEscape(s[i:]):
			x = append(x, "_x005F_"...)
		case !inXML(r):
			x = utf8.AppendRune(x, utf8.RuneError)
		default:
			x = utf8.AppendRune(x, r)
		}
	}
	return x
}

// readsAsEscape reports whether s begins like _x0041_, which a spreadsheet takes
// for the character with that number, here an A. The underscore of such a text
// must be escaped in the same way.
func readsAsEscape(s string) bool {
	const hex = "0123456789abcdefABCDEF"
	return len(s) >= len("_x0041_") && s[1] == 'x' && s[6] == '_' && strings.Trim(s[2:6], hex) == ""
}

// inXML reports whether XML 1.0 allows the character.
func inXML(r rune) bool {
	return r == '\t' || r == '\n' || r == '\r' || r >= ' ' && r != '\uFFFE' && r != '\uFFFF'
}
