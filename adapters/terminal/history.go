package terminal

import (
	"io"
	"os"
	"strings"
)

// maxHistory is how many messages are remembered. The file may become half as long
// again before it is written anew.
const maxHistory = 1000

// lineBreak stands for a line break in the file, in which each message is one line.
const lineBreak = "\u2028"

// A history is what a person typed, in a file that only its owner can read. Without
// access to that file it lasts as long as the conversation: nobody who came to enter
// an expense is told of it.
type history struct {
	path    string                 // "" for no file
	keep    func(text string) bool // whether a message may be remembered
	entries []string
	at      int    // the entry that is shown, len(entries) for the draft
	draft   string // what was typed before an entry was shown
}

func openHistory(path string, keep func(string) bool) *history {
	h := &history{path: path, keep: keep}
	h.entries = h.read()
	if len(h.entries) > maxHistory*3/2 {
		h.entries = h.entries[len(h.entries)-maxHistory:]
		h.write(os.O_TRUNC, h.entries...)
	}
	h.at = len(h.entries)
	return h
}

// read returns the messages in the file. A damaged file must not prevent a
// conversation.
func (h *history) read() (entries []string) {
	if h.path == "" {
		return nil
	}
	f, err := os.Open(h.path)
	if err != nil {
		return nil
	}
	defer f.Close()
	content, _ := io.ReadAll(io.LimitReader(f, maxHistory*maxLine/64))
	for line := range strings.SplitSeq(string(content), "\n") {
		line = Printable(strings.ReplaceAll(strings.ToValidUTF8(line, "\uFFFD"), lineBreak, "\n"))
		if strings.TrimSpace(line) != "" {
			entries = append(entries, line)
		}
	}
	return entries
}

// write adds messages to the file, which mode may empty first.
func (h *history) write(mode int, entries ...string) {
	if h.path == "" {
		return
	}
	f, err := os.OpenFile(h.path, os.O_CREATE|os.O_WRONLY|mode, 0o600)
	if err != nil {
		return
	}
	defer f.Close()
	var b strings.Builder
	for _, e := range entries {
		b.WriteString(strings.ReplaceAll(e, "\n", lineBreak) + "\n")
	}
	_, _ = io.WriteString(f, b.String())
}

// add remembers a message, unless it is the last one again.
func (h *history) add(text string) {
	if last := len(h.entries) - 1; h.keep(text) && (last < 0 || h.entries[last] != text) {
		h.entries = append(h.entries, text)
		h.write(os.O_APPEND, text)
	}
	h.at, h.draft = len(h.entries), ""
}

// earlier returns the message before the one that is shown, given what is in the
// editor.
func (h *history) earlier(shown string) (string, bool) {
	if h.at == 0 {
		return "", false
	}
	if h.at == len(h.entries) {
		h.draft = shown
	}
	h.at--
	return h.entries[h.at], true
}

// later returns the message after the one that is shown, at the end the draft.
func (h *history) later() (string, bool) {
	if h.at >= len(h.entries) {
		return "", false
	}
	h.at++
	if h.at == len(h.entries) {
		return h.draft, true
	}
	return h.entries[h.at], true
}
