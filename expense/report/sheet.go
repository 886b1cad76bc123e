package report

import (
	"strconv"
	"strings"
	"time"

	"chit/expense"
)

// newSheet begins a sheet with a line of column names.
func (x *xlsxExport) newSheet(name string, header []string, widths []int) (*worksheet, error) {
	s, err := x.book.begin(name, widths)
	if err != nil {
		return nil, err
	}
	row := make([]cell, len(header))
	for i, h := range header {
		row[i] = cell{formText, h, styleBold}
	}
	return s, s.add(row)
}

func columnWidths(list []column) []int {
	byKind := map[kind]int{text: 24, code: 10, whole: 8, amount: 14, rate: 10, day: 12, flag: 9}
	widths := make([]int, len(list))
	for i, c := range list {
		widths[i] = byKind[c.kind]
	}
	return widths
}

// cell returns a value of a column as a typed cell.
//
// An amount is a number however many digits it has. A spreadsheet computes with
// only about 15 of them, but text would be silently missing from its sums, and
// the file itself contains all digits.
func (x *xlsxExport) cell(k kind, value string, c expense.Currency) cell {
	switch k {
	case whole, amount, rate:
		if value == "" {
			return cell{}
		}
		return cell{formNumber, value, x.book.style(format(k, value, c))}
	case day:
		if n, ok := serial(value); ok {
			return cell{formNumber, strconv.FormatInt(n, 10), x.book.style("yyyy-mm-dd")}
		}
	case flag:
		if value == "true" {
			return cell{form: formBool, value: "1"}
		}
		return cell{form: formBool, value: "0"}
	}
	return cell{form: formText, value: strings.ToValidUTF8(value, "\uFFFD")}
}

// format returns the number format of a value. A rate has as many decimals as it
// needs, because 0.####% would show 20 percent as "20.%".
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

// Excel has a 29 February 1900, so programs agree on the numbers of days only
// after that.
var firstDay = expense.Date{Year: 1900, Month: time.March, Day: 1}

// serial returns the number of a day in a spreadsheet, and false for anything
// that is not a day or has no agreed number. It counts Unix days, because a
// duration is limited to 292 years.
func serial(date string) (int64, bool) {
	const unixEpoch = 25569 // the number of 1 January 1970
	d, err := expense.ParseDate(date)
	if err != nil || d.Before(firstDay) {
		return 0, false
	}
	midnight := time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC)
	return midnight.Unix()/(24*60*60) + unixEpoch, true
}
