package slack

import (
	"encoding/json"
	"slices"
	"strings"
)

// A message of a person is its text. What an app posts may be anywhere: in blocks, with
// a text that only announces them, or in attachments. All of it is read of a message that
// somebody picked, since they see all of it.

// A wordBlock is a block of any kind, as far as it has words.
type wordBlock struct {
	Type     string            `json:"type"`
	Text     json.RawMessage   `json:"text"` // a text object, or a string
	Title    json.RawMessage   `json:"title"`
	Fields   []json.RawMessage `json:"fields"`
	Elements []json.RawMessage `json:"elements"`
	Rows     [][]wordBlock     `json:"rows"`
}

// A wordAttachment is an attachment of any kind, as far as it has words.
type wordAttachment struct {
	attachment
	Pretext  string `json:"pretext"`
	Title    string `json:"title"`
	Fallback string `json:"fallback"`
	Fields   []struct {
		Title string `json:"title"`
		Value string `json:"value"`
	} `json:"fields"`
	Blocks json.RawMessage `json:"blocks"`
}

// words returns all that a message shows but for shared messages, in Slack's markup.
func (t messagePayload) words() string {
	said := joined(t.Text, strings.Join(blockLines(t.Blocks), "\n"))
	for _, a := range each[wordAttachment](t.Attachments) {
		if !a.Share && !a.Unfurl {
			said = joined(said, a.words())
		}
	}
	return said
}

func (a wordAttachment) words() string {
	lines := []string{a.Pretext, a.Title, a.Text}
	for _, f := range a.Fields {
		lines = append(lines, strings.TrimSpace(f.Title+" "+f.Value))
	}
	said := joined(strings.Join(lines, "\n"), strings.Join(blockLines(a.Blocks), "\n"))
	if folded(said) == "" {
		return a.Fallback
	}
	return said
}

// joined returns two texts below each other, or one of them if it says the other as well:
// apps say in the text what they show in blocks.
func joined(a, b string) string {
	switch inA, inB := folded(a), folded(b); {
	case strings.Contains(inA, inB):
		return a
	case strings.Contains(inB, inA):
		return b
	}
	return strings.TrimSpace(a) + "\n" + strings.TrimSpace(b)
}

// blockLines returns the lines of blocks. What people tap or fill in is left out.
func blockLines(blocks json.RawMessage) (all []string) {
	for _, b := range each[wordBlock](blocks) {
		all = append(all, b.lines()...)
	}
	return slices.DeleteFunc(all, func(l string) bool { return strings.TrimSpace(l) == "" })
}

func (b wordBlock) lines() (all []string) {
	switch b.Type {
	case "actions", "input", "context_actions":
		return nil
	case "rich_text":
		for _, e := range b.Elements {
			var rich richElement
			if json.Unmarshal(e, &rich) == nil {
				all = append(all, rich.lines()...)
			}
		}
		return all
	}
	all = strings.Split(strings.TrimSpace(wordsOf(b.Title)+"\n"+wordsOf(b.Text)), "\n")
	for _, list := range [][]json.RawMessage{b.Fields, b.Elements} {
		for _, o := range list {
			all = append(all, strings.ReplaceAll(wordsOf(o), "\n", " "))
		}
	}
	for _, row := range b.Rows {
		var cells []string
		for _, c := range row {
			cells = append(cells, escapes.Replace(wordsOf(c.Text)))
		}
		all = append(all, strings.Join(cells, " "))
	}
	return all
}

// lines returns the lines of a part of rich text: each item of a list is one.
func (e richElement) lines() (all []string) {
	if e.Type == "rich_text_list" {
		for _, item := range e.Elements {
			all = append(all, item.raw())
		}
		return all
	}
	return strings.Split(e.raw(), "\n")
}

// wordsOf returns the words of a text object, or of a string.
func wordsOf(o json.RawMessage) string {
	var words string
	if json.Unmarshal(o, &words) == nil {
		return words
	}
	var object struct {
		Type string          `json:"type"`
		Text json.RawMessage `json:"text"`
	}
	if len(o) == 0 || json.Unmarshal(o, &object) != nil || json.Unmarshal(object.Text, &words) != nil {
		return ""
	}
	if object.Type == "plain_text" || object.Type == "raw_text" {
		return escapes.Replace(words)
	}
	return words
}
