package main

import (
	"strings"

	"chit/adapters/terminal"
)

// sentence makes an error readable: each mistake on its own line, without
// control characters.
func sentence(err error) string {
	lines := strings.Split(terminal.Printable(err.Error()), "\n")
	return strings.Join(lines, "\nchit: ")
}
