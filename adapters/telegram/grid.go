package telegram

import (
	"strings"

	"chit/adapters/kit"
	"chit/agent/chat"
	"chit/expense/clip"
)

const (
	// maxColumns is how many columns of a monospaced font fit beside each other on a
	// phone.
	maxColumns = 36
	// enough is how many columns of a name say what it names.
	enough = 10
)

// grid returns the lines of a table, each of at most so many columns. Names are
// shortened for that, and rows that are still too long take more than one line;
// figures are never cut.
func grid(rows [][]chat.Cell, most int) []string {
	t := newTable(rows)
	t.narrow(most)
	lines := make([]string, 0, len(rows))
	for _, row := range t.rows {
		if t.width() <= most {
			lines = append(lines, t.line(row))
			continue
		}
		lines = append(lines, stack(row, most)...)
	}
	return lines
}

// A table is one whose columns have a width.
type table struct {
	rows   [][]chat.Cell
	widths []int
	floors []int // how narrow a column may become
}

const between = "  "

func newTable(rows [][]chat.Cell) *table {
	t := &table{}
	for _, row := range rows {
		var cells []chat.Cell
		for i, c := range row {
			c.Text = strings.Join(strings.Fields(kit.Printable(c.Text)), " ")
			cells = append(cells, c)
			if i == len(t.widths) {
				t.widths, t.floors = append(t.widths, 0), append(t.floors, 0)
			}
			w := columns(c.Text)
			t.widths[i] = max(t.widths[i], w)
			if !c.Right {
				w = min(w, enough)
			}
			t.floors[i] = max(t.floors[i], w)
		}
		t.rows = append(t.rows, cells)
	}
	return t
}

func columns(s string) int { return clip.Length(s, clip.Columns) }

// width returns how many columns a line of the table takes.
func (t *table) width() int {
	all, shown := 0, 0
	for _, w := range t.widths {
		if all += w; w > 0 {
			shown++
		}
	}
	return all + len(between)*max(0, shown-1)
}

// narrow shortens the widest names until the table fits, or no name can become
// shorter.
func (t *table) narrow(most int) {
	for t.width() > most {
		widest := -1
		for i, w := range t.widths {
			if w > t.floors[i] && (widest < 0 || w > t.widths[widest]) {
				widest = i
			}
		}
		if widest < 0 {
			return
		}
		t.widths[widest]--
	}
}

// line returns a row with its cells one below the other. Columns with nothing in them
// are left out.
func (t *table) line(row []chat.Cell) string {
	var parts []string
	for i, c := range row {
		if t.widths[i] == 0 {
			continue
		}
		text := c.Text
		if !c.Right {
			text = clip.Shorten(text, t.widths[i], clip.Columns)
		}
		pad := strings.Repeat(" ", max(0, t.widths[i]-columns(text)))
		if c.Right {
			parts = append(parts, pad+text)
		} else {
			parts = append(parts, text+pad)
		}
	}
	return strings.TrimRight(strings.Join(parts, between), " ")
}

// stack returns a row that is too long for one line: its names on the first, its
// figures on those below.
func stack(row []chat.Cell, most int) []string {
	var names []string
	var lines []string
	figures := ""
	for _, c := range row {
		switch {
		case c.Text == "":
		case !c.Right:
			names = append(names, c.Text)
		case figures != "" && columns(figures+between+c.Text) > most:
			lines = append(lines, figures)
			figures = between + c.Text
		default:
			figures += between + c.Text
		}
	}
	if figures != "" {
		lines = append(lines, figures)
	}
	if len(names) == 0 {
		return lines
	}
	return append([]string{clip.Shorten(strings.Join(names, " · "), most, clip.Columns)}, lines...)
}
