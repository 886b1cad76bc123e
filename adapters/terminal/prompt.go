package terminal

import (
	"strings"

	"charm.land/bubbles/v2/key"
	"charm.land/bubbles/v2/textarea"
	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"chit/expense/clip"
)

// prompt is what stands before a line to type.
const prompt = "> "

// maxEditor is how many rows the editor takes. It scrolls a longer message.
const maxEditor = 8

// An editor is the line below the conversation, with the keys that people know from
// their shell. It grows with the text.
type editor struct {
	area    textarea.Model
	past    *history
	longest int // characters that a message can have
}

func newEditor(past *history, longest int) *editor {
	e := &editor{area: textarea.New(), past: past, longest: longest}
	a := &e.area
	a.ShowLineNumbers = false
	a.CharLimit, a.MaxWidth = 0, 0
	a.DynamicHeight, a.MinHeight, a.MaxHeight, a.MaxContentHeight = true, 1, maxEditor, maxLine
	a.KeyMap.InsertNewline = key.NewBinding(key.WithKeys("alt+enter", "shift+enter"))
	a.KeyMap.Paste = key.NewBinding(key.WithDisabled()) // terminals paste by themselves, in brackets
	a.SetVirtualCursor(false)
	a.SetHeight(1)
	a.Focus()
	return e
}

// look sets how the editor is drawn.
func (e *editor) look(p palette) {
	var s textarea.Styles
	s.Focused.Prompt, s.Blurred = p.prompt, s.Focused
	s.Focused.Selection = p.chosen
	s.Cursor.Shape = tea.CursorBlock
	s.Cursor.Blink = true
	e.area.SetStyles(s)
	e.area.SetPromptFunc(len(prompt), func(at textarea.PromptInfo) string {
		if at.LineNumber == 0 {
			return prompt
		}
		return strings.Repeat(" ", len(prompt))
	})
}

// resize fits the editor into a number of columns and rows.
func (e *editor) resize(columns, rows int) {
	e.area.MaxHeight = max(1, min(maxEditor, rows))
	e.area.SetWidth(max(len(prompt)+1, columns)) // which sets its height, too
}

func (e *editor) text() string { return e.area.Value() }

func (e *editor) empty() bool { return e.area.Value() == "" }

// set replaces the text, with the cursor behind it.
func (e *editor) set(text string) { e.area.SetValue(text) }

// insert adds text at the cursor. It reports false, and adds nothing, if the message
// would become too long.
func (e *editor) insert(text string) bool {
	if e.longest > 0 && clip.Length(text, clip.Characters)+e.area.Length() > e.longest {
		return false
	}
	e.area.InsertString(text)
	return true
}

// press handles a key that means nothing else here.
func (e *editor) press(msg tea.KeyPressMsg) tea.Cmd {
	switch msg.String() {
	case "up", "ctrl+p":
		if e.area.Line() == 0 && e.area.LineInfo().RowOffset == 0 {
			return e.show(e.past.earlier(e.text()))
		}
	case "down", "ctrl+n":
		info := e.area.LineInfo()
		if e.area.Line() == e.area.LineCount()-1 && info.RowOffset+1 >= info.Height {
			return e.show(e.past.later())
		}
	}
	var cmd tea.Cmd
	e.area, cmd = e.area.Update(msg)
	return cmd
}

func (e *editor) show(text string, ok bool) tea.Cmd {
	if ok {
		e.set(text)
	}
	return nil
}

// view returns the rows of the editor, and where the cursor is among them.
func (e *editor) view() (rows []string, cursor *tea.Cursor) {
	rows = strings.Split(e.area.View(), "\n")
	for i := range rows {
		rows[i] = strings.TrimRight(rows[i], " ")
	}
	if len(rows) > 0 && lipgloss.Width(rows[0]) < len(prompt) {
		rows[0] += " "
	}
	return rows, e.area.Cursor()
}

// pasted returns what a person pasted as a message has it: with line breaks as we
// know them, without those at its end, and with nothing that controls a terminal.
func pasted(text string) string {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(strings.ToValidUTF8(text, "\uFFFD"))
	return strings.TrimRight(Printable(text), "\n")
}
