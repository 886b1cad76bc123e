package terminal

import (
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"chit/agent/chat/text"
)

// typedAhead is how Enter arrives that was pressed before the conversation began.
const typedAhead = "ctrl+j"

// press does what a key means.
func (s *stage) press(msg tea.KeyPressMsg) tea.Cmd {
	key := msg.String()
	switch key {
	case "ctrl+c":
		return s.interrupt()
	case "ctrl+z":
		return tea.Suspend
	case "ctrl+l":
		return tea.Sequence(tea.Raw(ansi.EraseEntireScreen+ansi.CursorHomePosition), tea.ClearScreen)
	}
	s.leaving, s.hint = false, ""
	if cmd, done := s.choose(key); done {
		return cmd
	}
	s.menu.at = -1
	switch key {
	case "enter", typedAhead:
		return s.send(s.editor.text())
	case "esc":
		return nil
	case "ctrl+d":
		if s.editor.empty() {
			return s.leave(nil)
		}
	case "tab":
		s.editor.set(s.tab.next(s.editor.text()))
		return nil
	}
	return s.editor.press(msg)
}

// interrupt gives up what was typed, and says how to leave.
func (s *stage) interrupt() tea.Cmd {
	if s.leaving {
		return s.leave(nil)
	}
	s.calm()
	s.editor.set("")
	s.leaving, s.hint = true, s.say.Say(text.TerminalLeave)
	return nil
}

// choose moves among the choices of the last card, while nothing is typed, and takes one.
func (s *stage) choose(key string) (cmd tea.Cmd, done bool) {
	if len(s.menu.choices) == 0 || !s.editor.empty() || s.busy || s.most() < 2 {
		return nil, false
	}
	chosen, any := s.menu.chosen()
	switch key {
	case "tab", "right":
		s.menu.move(1)
	case "shift+tab", "left":
		s.menu.move(-1)
	case "down":
		if !any {
			return nil, false
		}
		s.menu.move(1)
	case "up":
		if !any {
			return nil, false
		}
		s.menu.move(-1)
	case "enter", typedAhead:
		if !any {
			return nil, false
		}
		return s.ask(labelOf(chosen)), true
	default:
		return nil, false
	}
	return nil, true
}

// maxHints is how many commands are shown below the beginning of one.
const maxHints = 5

// View implements [tea.Model]: the choices, the editor and what is said of it.
func (s *stage) View() tea.View {
	if s.gone || s.began.IsZero() {
		return tea.NewView("")
	}
	rows, cursor := s.editor.view()
	below := s.below()
	free := s.most() - len(rows)
	if len(below) > free {
		below = below[:max(0, free)]
	}
	above := s.above(free - len(below))
	v := tea.NewView(strings.Join(append(append(above, rows...), below...), "\n"))
	if cursor != nil {
		cursor.Y += len(above)
		v.Cursor = cursor
	}
	return v
}

// above returns the choices, or that an answer takes its time, in a number of rows.
func (s *stage) above(most int) []string {
	if s.busy {
		if s.beats == 0 || most < 1 {
			return nil
		}
		waited := int(time.Since(s.since).Seconds())
		line := frames[s.beats%len(frames)] + " " + s.say.Say(text.TerminalWorking, text.Args{"Seconds": waited})
		return []string{s.page.faint.Render(clipTo(line, s.page.columns()))}
	}
	rows, chosen := s.menu.rows(s.page.columns(), s.page.palette, true)
	if len(rows) == 0 || most < 1 || s.menu.said && s.menu.at < 0 {
		return nil
	}
	if len(rows) < most {
		return append(rows, "")
	}
	first := max(0, min(chosen-most/2, len(rows)-most))
	return rows[first:min(len(rows), first+most)]
}

// below returns what helps with what is typed.
func (s *stage) below() (lines []string) {
	if s.hint != "" {
		return s.page.wrap(s.hint, s.page.faint, "")
	}
	found := commands(s.editor.text())
	for _, c := range found[:min(len(found), maxHints)] {
		name := strings.TrimPrefix(c, "/")
		line := "  " + c + "  " + s.say.SayOf(text.FamilyCommand, name)
		lines = append(lines, s.page.faint.Render(clipTo(line, s.page.columns())))
	}
	return lines
}
