package feature

import (
	"strings"

	"chit/agent/chat/text"
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
// reports; "" for all others, and for one with a catalogue, whose texts have examples.
func (e *Env) Spoken() string {
	if l := e.asksIn(); !text.Speaks(l) {
		return l
	}
	return ""
}

func (e *Env) asksIn() string {
	if asked := lang.HelpAskedIn(strings.ToLower(e.Message.Text)); asked != "" {
		return asked
	}
	reported, _, _ := strings.Cut(e.Message.Sender.Language, "-")
	if said := e.Text().Language(); said != reported && said != "" || lang.Named(reported).Examples == "" {
		return ""
	}
	return reported
}
