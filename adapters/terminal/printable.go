package terminal

import (
	"strings"

	"chit/adapters/kit"
)

// Printable returns s without anything that controls a terminal: escape
// sequences, which could move the cursor or set a title, and what [kit.Printable]
// removes.
func Printable(s string) string {
	if strings.IndexFunc(s, kit.Steers) < 0 {
		return s
	}
	var b strings.Builder
	for s != "" {
		if s[0] == 0x1b {
			s = s[escapeLen(s):]
			continue
		}
		next := strings.IndexByte(s[1:], 0x1b) + 1
		if next == 0 {
			next = len(s)
		}
		b.WriteString(kit.Printable(s[:next]))
		s = s[next:]
	}
	return b.String()
}

// escapeLen returns the length of the escape sequence at the beginning of s, in
// the forms of ECMA-48: a control sequence, a string up to its terminator, or
// two characters.
func escapeLen(s string) int {
	if len(s) < 2 {
		return len(s)
	}
	switch s[1] {
	case '[':
		for i := 2; i < len(s); i++ {
			if s[i] >= 0x40 && s[i] <= 0x7e {
				return i + 1
			}
			if s[i] < 0x20 || s[i] > 0x7e {
				return i // not a sequence after all: drop only what was read
			}
		}
		return len(s)
	case ']', 'P', 'X', '^', '_':
		return stringLen(s)
	}
	if s[1] >= 0x20 && s[1] <= 0x7e {
		return 2
	}
	return 1
}

// stringLen returns the length of a control string, which ends with BEL or ESC
// \. Without an end it extends to the end of the line.
func stringLen(s string) int {
	for i := 2; i < len(s); i++ {
		switch {
		case s[i] == 0x07:
			return i + 1
		case s[i] == 0x1b && i+1 < len(s) && s[i+1] == '\\':
			return i + 2
		case s[i] == '\n':
			return i
		}
	}
	return len(s)
}
