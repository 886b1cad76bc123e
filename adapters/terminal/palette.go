package terminal

import (
	"charm.land/lipgloss/v2"
)

// A palette is how the parts of the conversation look. Its colours are the sixteen that
// people set for their terminal, and it has none before the terminal has said whether its
// background is dark: without them everything is readable on both.
type palette struct {
	heading lipgloss.Style
	strong  lipgloss.Style
	faint   lipgloss.Style // figures, notes, files, old choices
	prompt  lipgloss.Style
	choice  lipgloss.Style
	primary lipgloss.Style
	danger  lipgloss.Style
	chosen  lipgloss.Style
	bar     lipgloss.Style
	plain   bool // nothing may be coloured or emphasized
}

// A background is what is known of a terminal's background.
type background int

const (
	unknown background = iota
	dark
	light
)

func newPalette(color bool, b background) palette {
	none := lipgloss.NewStyle()
	p := palette{plain: !color, heading: none, strong: none, faint: none, prompt: none, choice: none, primary: none, danger: none, chosen: none, bar: none}
	if !color {
		return p
	}
	p.heading, p.strong, p.primary, p.prompt = none.Bold(true), none.Bold(true), none.Bold(true), none.Bold(true)
	p.faint, p.chosen = none.Faint(true), none.Reverse(true)
	switch b {
	case dark:
		p.heading, p.prompt, p.bar = p.heading.Foreground(lipgloss.BrightCyan), p.prompt.Foreground(lipgloss.BrightCyan), none.Foreground(lipgloss.Cyan)
		p.danger = none.Foreground(lipgloss.BrightRed)
	case light:
		p.heading, p.prompt, p.bar = p.heading.Foreground(lipgloss.Blue), p.prompt.Foreground(lipgloss.Blue), none.Foreground(lipgloss.Blue)
		p.danger = none.Foreground(lipgloss.Red)
	}
	return p
}

// of returns how a choice looks.
func (p palette) of(style string) lipgloss.Style {
	switch style {
	case "primary":
		return p.primary
	case "danger":
		return p.danger
	}
	return p.choice
}
