package card

import (
	"strings"
	"unicode/utf8"

	"chit/agent/chat"
	"chit/agent/chat/text"
)

// MaxReply is how many characters a reply may have: what is longer is not read.
const MaxReply = 1200

// MaxFiles is how many files a reply may have.
const MaxFiles = 3

const (
	tailLines = 3   // of a long text, which say what it comes to
	tailRunes = 400 // that they may have
)

// Bounded returns a reply of at most [MaxReply] characters and [MaxFiles] files. Of
// a longer text lines in its middle are left out, and counted: a list begins with
// what it is of, and ends with what it comes to.
func Bounded(t *text.Catalogue, r chat.Reply) chat.Reply {
	r.Files = r.Files[:min(len(r.Files), MaxFiles)]
	if utf8.RuneCountInString(r.Text) <= MaxReply {
		return r
	}
	lines := strings.Split(r.Text, "\n")
	end, room := len(lines), tailRunes
	for end > 1 && len(lines)-end < tailLines && length(lines[end-1]) <= room {
		end--
		room -= length(lines[end])
	}
	for end < len(lines) && isDetail(lines[end]) {
		end++ // its line is left out
	}
	tail := lines[end:]
	left := MaxReply - length(tail...) - length(andMore(t, len(lines)))
	start := 0
	for start < end && length(lines[:start+1]...) <= left {
		start++
	}
	for start > 0 && start < end && isDetail(lines[start]) {
		start--
	}
	if start == 0 {
		r.Text = text.Shorten(r.Text, MaxReply)
		return r
	}
	more := 0
	for _, line := range lines[start:end] {
		if !isDetail(line) {
			more++
		}
	}
	kept := append(append([]string{}, lines[:start]...), andMore(t, more))
	r.Text = strings.Join(append(kept, tail...), "\n")
	return r
}

func andMore(t *text.Catalogue, n int) string { return t.Say(text.AndMore, text.Args{"N": n}) }

// length is how many characters lines have with their ends.
func length(lines ...string) int {
	n := 0
	for _, line := range lines {
		n += utf8.RuneCountInString(line) + 1
	}
	return n
}

// isDetail reports whether a line belongs to the one above it.
func isDetail(line string) bool { return strings.HasPrefix(line, "  ") }
