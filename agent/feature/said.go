package feature

import (
	"slices"
	"strings"

	"chit/expense/parse"
)

// texts are those that a run reads. Each is lexed once, and read once for each set of
// options.
type texts map[string]*parse.Text

// Text returns the message's own words.
func (e *Env) Text() *parse.Text { return e.Source(e.Message.Text) }

// Source returns a whole text, mostly one of [Env.Sources].
func (e *Env) Source(text string) *parse.Text {
	lexed := e.run().lexed
	t := lexed[text]
	if t == nil {
		t = parse.NewText(text, e.Parsing())
		lexed[text] = t
	}
	return t.In(e.Parsing())
}

// Words returns the words of an argument or an answer. Mostly they are part of the message
// or of another source, and need not be lexed again.
func (e *Env) Words(words string) *parse.Text {
	for _, source := range slices.Concat([]string{e.Message.Text}, e.Sources) {
		if t := e.Source(source); strings.Contains(strings.ToLower(t.String()), strings.ToLower(words)) {
			return t.Part(words)
		}
	}
	return e.Source(words)
}

// Clean brings a text to one line.
func Clean(s string) string { return strings.Join(strings.Fields(parse.Normalize(s)), " ") }
