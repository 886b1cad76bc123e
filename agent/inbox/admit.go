package inbox

import (
	"errors"
	"strings"

	"chit/agent/chat"
	"chit/agent/secret"
	"chit/expense/clip"
)

var errID = errors.New("an id of the message is missing or too long")

func checkIDs(m chat.Message) error {
	for _, id := range []string{string(m.Conversation), string(m.ID), string(m.Ledger), m.Sender.ID} {
		if id == "" || len(id) > maxID || strings.ToValidUTF8(id, "") != id || strings.Contains(id, "\x00") {
			return errID
		}
	}
	return nil
}

// admitted returns the part of a message that is kept. Every adapter's message
// passes through here.
func admitted(m chat.Message) chat.Message { return capped(secret.Withhold(m)) }

// capped limits how much one person can make us store. The agent refuses a text
// long before it is cut here.
func capped(m chat.Message) chat.Message {
	m.Text, m.Choice, m.Sender.Name = cut(m.Text, maxText), cut(m.Choice, maxID), cut(m.Sender.Name, maxID)
	if len(m.ReplyTo) > maxID {
		m.ReplyTo = ""
	}
	m.Quotes, m.Files = cappedQuotes(m.Quotes), cappedFiles(m.Files)
	m.Parts = m.Parts[:min(len(m.Parts), maxFiles)]
	return m
}

// cappedQuotes limits quotes as if they were one text.
func cappedQuotes(all []chat.Quote) []chat.Quote {
	var kept []chat.Quote
	room := maxText
	for _, q := range all[:min(len(all), maxQuotes)] {
		q.Text = cut(q.Text, room)
		room -= len(q.Text)
		kept = append(kept, q)
	}
	return kept
}

// cappedFiles limits how many files a message may have, and what is said of each.
// A reference is of no use without its end.
func cappedFiles(all []chat.FileRef) []chat.FileRef {
	var kept []chat.FileRef
	for _, f := range all[:min(len(all), maxFiles)] {
		f.Name, f.Type = cut(f.Name, maxName), cut(f.Type, maxName)
		if len(f.Ref) > maxRef {
			f.Ref = ""
		}
		kept = append(kept, f)
	}
	return kept
}

// cut returns as much of s as fits in n bytes.
func cut(s string, n int) string { return clip.Cut(s, n, clip.Bytes) }
