package main

import (
	"strings"

	"chit/adapters/terminal"
)

// sentence makes what is wrong fit to be read: each mistake on its own line,
// nothing in it that could steer the terminal that shows it.
func sentence(err error) string {
	lines := strings.Split(terminal.Printable(err.Error()), "\n")
	return strings.Join(lines, "\nchit: ")
}
