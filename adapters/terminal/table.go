package terminal

import (
	"slices"
	"strings"

	"charm.land/lipgloss/v2"

	"chit/agent/chat"
)

const (
	gutter    = 2 // columns between two columns of a table
	minColumn = 8 // columns to which a column of words is narrowed at most
)

// table lays a table out in the columns that there are: as it is, without what is spare,
// with its widest columns of words broken into lines, or row by row.
func (p page) table(b chat.Block, bars bool) []string {
	rows := printableRows(b.Rows)
	widths := widthsOf(rows)
	indent := "  "
	space := p.columns() - len(indent)
	if total(widths) > space {
		rows = withoutSpare(rows)
		widths = widthsOf(rows)
	}
	if !narrow(widths, rows, space) {
		return p.stacked(rows, b.Headed)
	}
	var drawn []string
	if bars {
		drawn = p.bars(rows, b.Headed, space-total(widths)-gutter)
	}
	var lines []string
	for i, row := range rows {
		style := lipgloss.NewStyle()
		if b.Headed && i == 0 {
			style = p.faint
		}
		for n, line := range layRow(row, widths) {
			line = render(style, line)
			if n == 0 && drawn != nil && drawn[i] != "" {
				line += strings.Repeat(" ", total(widths)+gutter-lipgloss.Width(line)) + drawn[i]
			}
			lines = append(lines, strings.TrimRight(indent+line, " "))
		}
	}
	return lines
}

func printableRows(rows [][]chat.Cell) [][]chat.Cell {
	clean := make([][]chat.Cell, len(rows))
	for i, row := range rows {
		clean[i] = slices.Clone(row)
		for j := range row {
			clean[i][j].Text = oneLine(row[j].Text)
		}
	}
	return clean
}

// withoutSpare returns rows without the columns that a table can do without.
func withoutSpare(rows [][]chat.Cell) [][]chat.Cell {
	spare := map[int]bool{}
	for _, row := range rows {
		for i, c := range row {
			spare[i] = spare[i] || c.Spare
		}
	}
	for i, row := range rows {
		rows[i] = nil
		for column, c := range row {
			if !spare[column] {
				rows[i] = append(rows[i], c)
			}
		}
	}
	return rows
}

func widthsOf(rows [][]chat.Cell) (widths []int) {
	for _, row := range rows {
		for len(widths) < len(row) {
			widths = append(widths, 0)
		}
		for i, c := range row {
			widths[i] = max(widths[i], lipgloss.Width(c.Text))
		}
	}
	return widths
}

func total(widths []int) int {
	sum := gutter * max(0, len(widths)-1)
	for _, w := range widths {
		sum += w
	}
	return sum
}

// narrow narrows the columns of words until all fit into a space, and reports whether
// they do.
func narrow(widths []int, rows [][]chat.Cell, space int) bool {
	for total(widths) > space {
		widest := -1
		for i, w := range widths {
			if w > minColumn && !isNumber(rows, i) && (widest < 0 || w > widths[widest]) {
				widest = i
			}
		}
		if widest < 0 {
			return false
		}
		widths[widest]--
	}
	return true
}

func isNumber(rows [][]chat.Cell, column int) bool {
	return slices.ContainsFunc(rows, func(row []chat.Cell) bool { return column < len(row) && row[column].Right })
}

// layRow returns the lines of a row whose cells are broken to the widths.
func layRow(row []chat.Cell, widths []int) []string {
	cells := make([][]string, len(row))
	height := 1
	for i, c := range row {
		cells[i] = strings.Split(wrapTo(c.Text, max(2, widths[i])), "\n")
		height = max(height, len(cells[i]))
	}
	lines := make([]string, height)
	for n := range lines {
		var line strings.Builder
		for i, c := range row {
			text := ""
			if n < len(cells[i]) {
				text = cells[i][n]
			}
			pad := strings.Repeat(" ", max(0, widths[i]-lipgloss.Width(text)))
			if i > 0 {
				line.WriteString(strings.Repeat(" ", gutter))
			}
			if c.Right {
				line.WriteString(pad + text)
			} else {
				line.WriteString(text + pad)
			}
		}
		lines[n] = strings.TrimRight(line.String(), " ")
	}
	return lines
}

// stacked lays out a table that is too wide: each row as its first cell, with the others
// below it.
func (p page) stacked(rows [][]chat.Cell, headed bool) (lines []string) {
	if headed && len(rows) > 1 {
		rows = rows[1:]
	}
	for _, row := range rows {
		var rest []string
		for _, c := range row[min(1, len(row)):] {
			if c.Text != "" {
				rest = append(rest, c.Text)
			}
		}
		if len(row) > 0 && row[0].Text != "" {
			lines = append(lines, p.wrap(row[0].Text, lipgloss.NewStyle(), "")...)
		}
		if len(rest) > 0 {
			lines = append(lines, p.wrap("  "+strings.Join(rest, "  "), lipgloss.NewStyle(), "")...)
		}
	}
	return lines
}
