package slack

import (
	"cmp"
	"strings"
	"unicode/utf8"

	"github.com/slack-go/slack"

	"chit/agent/chat"
)

// Limits of a data table. Slack counts the characters of all tables of a message
// together, so maxPage must not be above its limit of 10,000.
const (
	maxTableRows = 100 // besides the headings
	maxColumns   = 20
	maxTable     = 5000 // characters of the cells
)

// tableParts lays out a table: as one that can be sorted if it has headings, which
// Slack demands, and otherwise in columns of characters.
func tableParts(b chat.Block) []part {
	fenced := plainLines(b.Text)
	for i := range fenced {
		fenced[i].table = true
	}
	simple := partsOf(sections(fenced))
	if !b.Headed || len(b.Rows) < 2 || len(b.Rows) > maxTableRows+1 || len(b.Rows[0]) == 0 || len(b.Rows[0]) > maxColumns || cellSize(b.Rows) > maxTable {
		return simple
	}
	table := slack.NewDataTableBlock(plainText(captionOf(b), maxHeading).Text).WithPageSize(len(b.Rows) - 1)
	values := make([][]float64, len(b.Rows[0]))
	for column := range values {
		values[column] = numbers(b.Rows[1:], column)
	}
	for n, row := range b.Rows {
		var cells []slack.DataTableCell
		for column, c := range row {
			text := cmp.Or(strings.TrimSpace(visible(c.Text)), isolate) // Slack refuses empty cells
			if n > 0 && values[column] != nil {
				cells = append(cells, slack.NewDataTableRawNumberCell(values[column][n-1]).WithText(text))
			} else {
				cells = append(cells, slack.NewDataTableRawTextCell(text))
			}
		}
		table.AddRow(cells...)
	}
	whole := part{block: table, size: cellSize(b.Rows)}
	var bare []string
	for _, p := range simple {
		whole.simple, bare = append(whole.simple, p.block), append(bare, p.bare)
		whole.size = max(whole.size, p.size)
	}
	whole.bare = strings.Join(bare, "\n")
	return []part{whole}
}

// captionOf names a table, which Slack demands: if nobody has, by its columns.
func captionOf(b chat.Block) string {
	if b.Caption != "" {
		return b.Caption
	}
	var headings []string
	for _, c := range b.Rows[0] {
		if c.Text != "" {
			headings = append(headings, c.Text)
		}
	}
	return strings.Join(headings, " · ")
}

// cellSize returns the number of characters in a table's cells.
func cellSize(rows [][]chat.Cell) (n int) {
	for _, row := range rows {
		for _, c := range row {
			n += utf8.RuneCountInString(c.Text)
		}
	}
	return n
}

// numbers returns the numbers of a column, by which Slack then sorts it; nil unless all
// cells have one, and of the same. Slack's numbers are floating point: what people read is the text beside them.
func numbers(rows [][]chat.Cell, column int) []float64 {
	values := make([]float64, len(rows))
	for i, row := range rows {
		if row[column].Number == nil || row[column].Unit != rows[0][column].Unit {
			return nil
		}
		values[i] = row[column].Number.InexactFloat64()
	}
	return values
}
