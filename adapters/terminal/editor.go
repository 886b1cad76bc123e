package terminal

import (
	"errors"
	"os"
	"strings"

	"github.com/peterh/liner"
)

// prompt has no colour, because the editor counts its characters to place the
// cursor.
const prompt = "> "

// An Editor reads lines from the process's own terminal, with the keys that
// people know from their shell, and keeps a history of them.
type Editor struct {
	state   *liner.State
	history string
	keep    func(line string) bool
}

// NewEditor takes over the terminal on standard input until it is closed. The
// history is in a file that only its owner can read; without access to that
// file there is no history. A line is remembered only if keep returns true.
func NewEditor(history string, keep func(line string) bool) *Editor {
	e := &Editor{state: liner.NewLiner(), history: history, keep: keep}
	e.state.SetCtrlCAborts(true)
	e.state.SetMultiLineMode(true)
	e.state.SetBeep(false)
	if f, err := os.Open(history); err == nil {
		// A damaged history must not prevent a conversation.
		_, _ = e.state.ReadHistory(f)
		f.Close()
	}
	return e
}

// Next prompts for a line.
func (e *Editor) Next() (string, error) {
	line, err := e.state.Prompt(prompt)
	if errors.Is(err, liner.ErrPromptAborted) {
		return "", ErrInterrupted
	}
	if err != nil {
		return "", err
	}
	if strings.TrimSpace(line) != "" && e.keep(line) {
		e.state.AppendHistory(line)
	}
	return line, nil
}

// Close restores the terminal and writes the history.
func (e *Editor) Close() error {
	err := e.state.Close()
	e.save()
	return err
}

// save replaces the history file. It reports no error to the person, who came
// to enter an expense.
func (e *Editor) save() {
	if e.history == "" {
		return
	}
	f, err := os.OpenFile(e.history, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o600)
	if err != nil {
		return
	}
	defer f.Close()
	_, _ = e.state.WriteHistory(f)
}
