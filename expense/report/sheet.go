package report

import (
	"strconv"
	"strings"
	"time"

	"github.com/xuri/excelize/v2"

	"chit/expense"
)

// A sheet is a sheet of a workbook that is written from top to bottom.
type sheet struct {
	*excelize.StreamWriter
	row int // last one written, from 1
}

// newSheet begins a sheet with a line of column names that stays in sight.
func (x *xlsxExport) newSheet(name string, header []string, widths []int) (*sheet, error) {
	if _, err := x.file.NewSheet(name); err != nil {
		return nil, err
	}
	stream, err := x.file.NewStreamWriter(name)
	if err != nil {
		return nil, err
	}
	for i, w := range widths {
		if err := stream.SetColWidth(i+1, i+1, float64(w)); err != nil {
			return nil, err
		}
	}
	if err := stream.SetPanes(&excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}); err != nil {
		return nil, err
	}
	row := make([]any, len(header))
	for i, h := range header {
		row[i] = excelize.Cell{StyleID: x.styles.header(), Value: h}
	}
	s := &sheet{StreamWriter: stream}
	return s, s.add(row)
}

func (s *sheet) add(row []any) error {
	s.row++
	return s.SetRow("A"+strconv.Itoa(s.row), row)
}

func columnWidths(list []column) []int {
	byKind := map[kind]int{text: 24, code: 10, whole: 8, amount: 14, rate: 10, day: 12, flag: 9}
	widths := make([]int, len(list))
	for i, c := range list {
		widths[i] = byKind[c.kind]
	}
	return widths
}

// styles makes the number formats of a workbook, each when it is first needed.
// The first failure is kept in err, because a cell without its format is still
// a cell.
type styles struct {
	file *excelize.File
	ids  map[string]int
	err  error
}

func (s *styles) header() int {
	return s.id("header", &excelize.Style{Font: &excelize.Font{Bold: true}})
}

func (s *styles) number(format string) int {
	return s.id(format, &excelize.Style{CustomNumFmt: &format})
}

func (s *styles) id(key string, style *excelize.Style) int {
	id, ok := s.ids[key]
	if !ok {
		var err error
		if id, err = s.file.NewStyle(style); err != nil && s.err == nil {
			s.err = err
		}
		s.ids[key] = id
	}
	return id
}

// cell returns a value of a column as a typed cell.
func (s *styles) cell(k kind, value string, c expense.Currency) any {
	switch k {
	case whole, amount, rate:
		if value == "" {
			return nil
		}
		return excelize.Cell{StyleID: s.number(format(k, value, c)), Value: number(value)}
	case day:
		return excelize.Cell{StyleID: s.number("yyyy-mm-dd"), Value: serial(value)}
	case flag:
		return value == "true"
	}
	return strings.ToValidUTF8(value, "\uFFFD")
}

// format returns the number format of a value. A rate has as many decimals as it
// needs, because 0.####% shows 20 percent as "20.%".
func format(k kind, value string, c expense.Currency) string {
	_, decimals, _ := strings.Cut(value, ".")
	switch k {
	case whole:
		return "0"
	case rate:
		return zeros("0", len(decimals)-2) + "%"
	}
	return zeros("#,##0", c.Digits())
}

func zeros(format string, decimals int) string {
	if decimals <= 0 {
		return format
	}
	return format + "." + strings.Repeat("0", decimals)
}

// number returns what makes excelize write a decimal number into the file digit
// for digit. It takes only binary numbers, and nothing is computed with this
// one: a decimal of up to 15 digits comes back unchanged from a float64. One
// that would not, as a sum of very many years may, becomes a string cell,
// because a spreadsheet would round it too.
func number(decimal string) any {
	binary, err := strconv.ParseFloat(decimal, 64)
	if err != nil || strconv.FormatFloat(binary, 'f', -1, 64) != trimZeros(decimal) {
		return decimal
	}
	return binary
}

func trimZeros(decimal string) string {
	if !strings.Contains(decimal, ".") {
		return decimal
	}
	return strings.TrimSuffix(strings.TrimRight(decimal, "0"), ".")
}

// epoch is the day that spreadsheets number 0.
var epoch = expense.Date{Year: 1899, Month: time.December, Day: 30}

// serial returns the number of a day in a spreadsheet, and the text itself for
// what is no day.
func serial(date string) any {
	d, err := expense.ParseDate(date)
	if err != nil {
		return date
	}
	return d.Sub(epoch)
}
