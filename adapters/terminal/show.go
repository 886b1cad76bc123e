package terminal

import (
	"encoding/json"
	"io"
	"slices"
	"strings"

	"chit/agent/chat"
	"chit/expense"
)

// A shower shows a reply to whoever reads the output.
type shower interface{ reply(chat.Reply) error }

// The two things that are coloured. The rest is the person's own text and keeps
// the terminal's colours.
const (
	dim   = "\x1b[2m"
	reset = "\x1b[0m"
)

// A textShower writes replies as blocks of text, with the choices in a last
// line.
type textShower struct {
	out    io.Writer
	files  *fileStore
	color  bool
	spaced bool // print an empty line between replies, where there is no prompt between them
	begun  bool
}

func (s *textShower) reply(r chat.Reply) error {
	var b strings.Builder
	if s.spaced && s.begun {
		b.WriteByte('\n')
	}
	s.begun = true
	b.WriteString(strings.TrimRight(Printable(r.Text), "\n") + "\n")
	files, err := s.files.write(documents(r.Files))
	if err != nil {
		return err
	}
	for _, f := range files {
		b.WriteString(s.dimmed(f.Path) + "\n")
	}
	if len(r.Choices) > 0 {
		labels := make([]string, len(r.Choices))
		for i, c := range r.Choices {
			labels[i] = "[" + Printable(c.Label) + "]"
		}
		b.WriteString(s.dimmed(strings.Join(labels, " ")) + "\n")
	}
	_, err = io.WriteString(s.out, b.String())
	return err
}

func (s *textShower) dimmed(text string) string {
	if !s.color {
		return text
	}
	return dim + text + reset
}

// documents returns files without the pictures that only illustrate what a reply says.
func documents(files []chat.File) []chat.File {
	return slices.DeleteFunc(slices.Clone(files), func(f chat.File) bool { return f.Illustrates })
}

// A jsonShower writes each reply as one line for programs.
type jsonShower struct {
	out   io.Writer
	files *fileStore
}

// A replyJSON has every key, and no value is null, so that programs need no
// special cases.
type replyJSON struct {
	Text     string            `json:"text"`
	Expenses []expense.Expense `json:"expenses"`
	Choices  []chat.Choice     `json:"choices"`
	Files    []writtenFile     `json:"files"`
}

func (s *jsonShower) reply(r chat.Reply) error {
	files, err := s.files.write(documents(r.Files))
	if err != nil {
		return err
	}
	line := replyJSON{Text: r.Text, Expenses: r.Expenses, Choices: r.Choices, Files: files}
	if line.Expenses == nil {
		line.Expenses = []expense.Expense{}
	}
	if line.Choices == nil {
		line.Choices = []chat.Choice{}
	}
	// Programs that read JSON need no protection from "<".
	enc := json.NewEncoder(s.out)
	enc.SetEscapeHTML(false)
	return enc.Encode(line)
}
