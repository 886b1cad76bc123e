package terminal

import (
	"strings"

	"charm.land/lipgloss/v2"

	"chit/agent/chat"
)

// A menu is the choices of the last reply, below its card. One of them can be chosen
// with the keyboard before it is taken.
type menu struct {
	choices []chat.Choice
	at      int  // the chosen one, -1 for none
	said    bool // they stand in the conversation
}

func newMenu(choices []chat.Choice) menu { return menu{choices: choices, at: -1} }

// move chooses another one, in a circle.
func (m *menu) move(by int) {
	switch n := len(m.choices); {
	case n == 0:
	case m.at < 0 && by < 0:
		m.at = n - 1
	case m.at < 0:
		m.at = 0
	default:
		m.at = (m.at + by + n) % n
	}
}

// chosen returns the choice that Enter takes.
func (m *menu) chosen() (chat.Choice, bool) {
	if m.at < 0 {
		return chat.Choice{}, false
	}
	return m.choices[m.at], true
}

// rest returns the rows that stay in the conversation.
func (m *menu) rest(p page) []string {
	if m.said {
		return nil
	}
	rows, _ := m.rows(p.columns(), p.palette, false)
	return rows
}

// labelOf returns a choice as it is shown and can be typed.
func labelOf(c chat.Choice) string { return "[" + oneLine(c.Label) + "]" }

// rows returns the choices in rows of a width. Those to be taken show which is chosen;
// others are faint.
func (m *menu) rows(width int, p palette, open bool) (rows []string, chosenRow int) {
	var row strings.Builder
	used, menu := 0, ""
	put := func(label string, style lipgloss.Style) {
		label = clipTo(label, width)
		n := lipgloss.Width(label)
		if used > 0 && used+1+n > width {
			rows = append(rows, row.String())
			row.Reset()
			used = 0
		}
		if used > 0 {
			row.WriteByte(' ')
			used++
		}
		row.WriteString(style.Render(label))
		used += n
	}
	for i, c := range m.choices {
		if c.Menu != menu && c.Menu != "" {
			put(oneLine(c.Menu)+":", p.faint)
		}
		menu = c.Menu
		style, label := p.faint, labelOf(c)
		if open {
			style = p.of(string(c.Style))
		}
		if open && i == m.at {
			style = p.chosen
			if p.plain {
				label = ">" + label
			}
		}
		put(label, style)
		if i == m.at {
			chosenRow = len(rows)
		}
	}
	if used > 0 {
		rows = append(rows, row.String())
	}
	return rows, chosenRow
}
