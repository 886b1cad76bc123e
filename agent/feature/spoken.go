package feature

import (
	"strings"

	"chit/expense/parse/lang"
)

// WithExamples returns a text with lines below it that can be typed.
func WithExamples(said, lines string) string {
	if lines == "" {
		return said
	}
	return said + "\n  " + strings.ReplaceAll(lines, "\n", "\n  ")
}

// Spoken returns the language of a person who asks how something is done, among those with
// examples of what can be typed: that of the question, or else the one that the platform
// reports; "" for all others.
func (e *Env) Spoken() string {
	if asked := lang.HelpAskedIn(strings.ToLower(e.Message.Text)); asked != "" {
		return asked
	}
	reported, _, _ := strings.Cut(e.Message.Sender.Language, "-")
	if text := e.Text().Language(); text != reported && text != "" || lang.Named(reported).Examples == "" {
		return ""
	}
	return reported
}
