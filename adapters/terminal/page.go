package terminal

import (
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"chit/agent/chat"
)

// A page lays out what is said in lines of a terminal.
type page struct {
	palette
	width  int // columns of the terminal
	height int // its rows
	images imageProtocol
}

// columns is how wide a line may be. The last column stays free: a terminal that has
// filled it does not agree with others on where the cursor is.
func (p page) columns() int { return max(1, p.width-1) }

// reply returns the lines of a reply, without its choices and files. Its sums get bars
// where no picture shows them.
func (p page) reply(r chat.Reply, bars bool) []string {
	if len(r.Blocks) == 0 {
		return p.wrap(strings.TrimRight(Printable(r.Text), "\n"), lipgloss.NewStyle(), "")
	}
	var lines []string
	for i, b := range r.Blocks {
		if b.Gap && i > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, p.block(b, bars)...)
	}
	return lines
}

func (p page) block(b chat.Block, bars bool) []string {
	text := Printable(b.Text)
	switch b.Kind {
	case chat.Heading:
		return p.emphasized(text, Printable(b.Strong), p.heading)
	case chat.Figures, chat.Note:
		return p.emphasized(text, Printable(b.Strong), p.faint)
	case chat.Table:
		if len(b.Rows) > 0 {
			return p.table(b, bars)
		}
	}
	return p.emphasized(text, Printable(b.Strong), lipgloss.NewStyle())
}

// emphasized returns a text in a style, with a part of it that stands out.
func (p page) emphasized(text, strong string, style lipgloss.Style) []string {
	return p.wrap(text, style, strong)
}

// wrap breaks a text into lines that fit, at spaces where there are any. A line that
// begins with spaces goes on below its first letter.
func (p page) wrap(text string, style lipgloss.Style, strong string) (lines []string) {
	for line := range strings.SplitSeq(text, "\n") {
		body := strings.TrimLeft(line, " ")
		indent := line[:len(line)-len(body)]
		if len(indent) > p.columns()/3 {
			indent = ""
		}
		before, after, found := strings.Cut(body, strong)
		if strong == "" || !found {
			body = render(style, body)
		} else {
			body = render(style, before) + p.strong.Inherit(style).Render(strong) + render(style, after)
			strong = ""
		}
		for part := range strings.SplitSeq(wrapTo(body, p.columns()-len(indent)), "\n") {
			lines = append(lines, indent+part)
		}
	}
	return lines
}

// render is Render for one line, whose spaces it leaves as they are.
func render(style lipgloss.Style, line string) string {
	if line == "" {
		return ""
	}
	return style.Inline(true).Render(line)
}

// wrapTo breaks a styled line into lines of a width. A character that is wider than that
// is replaced.
func wrapTo(line string, width int) string {
	if lipgloss.Width(line) <= width {
		return line
	}
	if width < 2 {
		return clipTo(line, width)
	}
	return lipgloss.Wrap(line, width, "")
}

// clipTo shortens a line to a width.
func clipTo(line string, width int) string { return ansi.Truncate(line, width, "…") }

// oneLine returns a text that fits into a line, and steers nothing.
func oneLine(s string) string { return strings.Join(strings.Fields(Printable(s)), " ") }

// maxEcho is how many lines of a message are shown above its answer.
const maxEcho = 12

// echo returns what a person said, as it stays in the conversation. A long message is
// shortened to its beginning; more says how many lines are missing.
func (p page) echo(text string, more func(n int) string) (lines []string) {
	said := p
	said.width -= len(prompt)
	all := said.wrap(Printable(text), lipgloss.NewStyle(), "")
	missing := 0
	if len(all) > maxEcho {
		missing = len(all) - maxEcho + 1
		all = all[:maxEcho-1]
	}
	for i, line := range all {
		head := strings.Repeat(" ", len(prompt))
		if i == 0 {
			head = p.prompt.Render(strings.TrimSpace(prompt)) + " "
		}
		lines = append(lines, head+line)
	}
	if missing > 0 {
		lines = append(lines, p.faint.Render(clipTo("  "+more(missing), p.columns())))
	}
	return lines
}
