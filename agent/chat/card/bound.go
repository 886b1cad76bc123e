package card

import (
	"strings"
	"unicode/utf8"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
	"chit/expense/clip"
)

// MaxReply is how many characters a reply may have. People do not read longer
// ones.
const MaxReply = 1200

// MaxFiles is how many files that were made for it a reply may have.
const MaxFiles = 3

const (
	tailLines = 3   // lines kept from the end of a long text, which hold its result
	tailRunes = 400 // characters that those may have
)

// Bounded returns a reply of at most [MaxReply] characters and [MaxFiles] files. It
// replaces lines in the middle of a longer text by their number: a list begins with
// its subject and ends with its sum.
func Bounded(t *text.Catalogue, r chat.Reply) chat.Reply {
	limit := MaxFiles
	if len(r.Files) > 0 && r.Files[0].Digest != "" {
		limit = expense.MaxAttachments // those of an entry
	}
	r.Files = r.Files[:min(len(r.Files), limit)]
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
		end++ // room for the line that counts
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
		r.Text = clip.Shorten(r.Text, MaxReply, clip.Characters)
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

// length is how many characters lines take, newlines included.
func length(lines ...string) int {
	n := 0
	for _, line := range lines {
		n += utf8.RuneCountInString(line) + 1
	}
	return n
}

// isDetail reports whether a line belongs to the one above it.
func isDetail(line string) bool { return strings.HasPrefix(line, "  ") }
