package agenttest

import (
	"context"
	"path"
	"slices"
	"strings"

	"chit/agent/chat"
)

// sendFiles makes the lines of a message that begin with @ its files.
func sendFiles(m *chat.Message) {
	lines := strings.Split(m.Text, "\n")
	for _, line := range lines {
		if name, ok := strings.CutPrefix(line, "@"); ok {
			ref := chat.FileRef{Name: name, Ref: name}
			if strings.HasPrefix(name, "huge") {
				ref.Size = 11_000_000
			}
			m.Files = append(m.Files, ref)
		}
	}
	lines = slices.DeleteFunc(lines, func(line string) bool { return strings.HasPrefix(line, "@") })
	m.Text = strings.Join(lines, "\n")
}

// A drawer has every file: with the content that its name stands for.
type drawer struct{}

// Fetch implements [chat.Fetcher].
func (drawer) Fetch(_ context.Context, _ chat.ConversationID, f chat.FileRef, limit int64) ([]byte, error) {
	kind, _, _ := strings.Cut(f.Ref, ".")
	switch strings.TrimRight(kind, "0123456789") {
	case "gone":
		return nil, &chat.FetchError{Reason: chat.FileGone}
	case "lied": // about its size
		return make([]byte, limit+1), nil
	case "empty":
		return nil, nil
	case "program":
		return []byte("\x7fELF\x02\x01\x01"), nil
	case "page":
		return []byte("<!DOCTYPE html><title>" + f.Ref), nil
	}
	switch path.Ext(f.Ref) {
	case ".pdf":
		return []byte("%PDF-1.4\n" + f.Ref), nil
	case ".jpg":
		return []byte("\xff\xd8\xff\xe0" + f.Ref), nil
	}
	return []byte("This is " + f.Ref), nil
}
