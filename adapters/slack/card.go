package slack

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/slack-go/slack"

	"chit/agent/chat"
	"chit/expense/clip"
)

// Limits of Block Kit. Slack also has an undocumented limit for a whole
// message, a little above 13,000 characters.
const (
	maxSection   = 3000
	maxPage      = 11_000
	maxBlocks    = 50
	maxHome      = 100
	maxButtons   = 25
	maxLabel     = 75
	maxTitle     = 24
	maxFormLabel = 150
	maxOptions   = 100
	fence        = "```"
)

// A page is one message: its content, and a text for notifications and for
// clients without blocks.
type page struct {
	text   string
	blocks []slack.Block
}

// pages lays out a reply. A long one becomes several messages, with the buttons
// on the last. Note is stored in the buttons and says where the card belongs.
func pages(r chat.Reply, note string) []page {
	buttons := actions(r.Choices, note)
	var all []page
	var current page
	size := 0
	for _, s := range sections(r.Text) {
		if n := utf8.RuneCountInString(s.text); size > 0 && (size+n > maxPage || len(current.blocks)+len(buttons) >= maxBlocks) {
			all, current, size = append(all, current), page{}, 0
		}
		if !s.continued && current.text != "" {
			current.text += "\n"
		}
		current.text += s.bare()
		current.blocks = append(current.blocks, s.block())
		size += utf8.RuneCountInString(s.text)
	}
	current.blocks = append(current.blocks, buttons...)
	if len(current.blocks) > 0 {
		all = append(all, current)
	}
	return all
}

// A section is an escaped part of a reply, as sent to Slack.
type section struct {
	text      string
	table     bool // its columns stand below each other
	continued bool // it goes on with the last line of the section before
}

func (s section) block() slack.Block {
	text := s.text
	if s.table {
		text = fence + "\n" + text + "\n" + fence
	}
	return slack.NewSectionBlock(&slack.TextBlockObject{Type: slack.MarkdownType, Text: text, Verbatim: true}, nil, nil)
}

// bare returns the section as it looks outside of a block, where a table has no
// fence around it.
func (s section) bare() string {
	if !s.table {
		return s.text
	}
	lines := strings.Split(s.text, "\n")
	for i := range lines {
		lines[i] = literal(lines[i])
	}
	return strings.Join(lines, "\n")
}

// sections splits a text where a table begins or ends, and where a section is
// full. As everywhere in Chit, indented lines are a table.
func sections(text string) []section {
	var all []section
	const room = maxSection - 2*len(fence) - 2
	for line := range strings.SplitSeq(visible(text), "\n") {
		table := strings.HasPrefix(line, "  ")
		if table {
			line = strings.ReplaceAll(line, fence, "'''") // nothing else is markup in there
		} else {
			line = literal(line)
		}
		for i, part := range escapedParts(line, room) {
			last := len(all) - 1
			if i == 0 && last >= 0 && all[last].table == table && utf8.RuneCountInString(all[last].text)+1+utf8.RuneCountInString(part) <= room {
				all[last].text += "\n" + part
				continue
			}
			all = append(all, section{part, table, i > 0})
		}
	}
	for i := range all {
		all[i].text = strings.Trim(all[i].text, "\n")
	}
	return slices.DeleteFunc(all, func(s section) bool { return strings.TrimSpace(s.text) == "" })
}

// escapedParts escapes a line and splits it into parts of at most n characters,
// never within an entity.
func escapedParts(line string, n int) []string {
	parts, size := []string{""}, 0
	for _, r := range line {
		e := escapes.Replace(string(r))
		if size+len([]rune(e)) > n {
			parts, size = append(parts, ""), 0
		}
		parts[len(parts)-1] += e
		size += len([]rune(e))
	}
	return parts
}

// actions returns the buttons of choices.
func actions(choices []chat.Choice, note string) []slack.Block {
	var blocks []slack.Block
	for row := range slices.Chunk(choices, maxButtons) {
		var buttons []slack.BlockElement
		for _, c := range row {
			buttons = append(buttons, slack.NewButtonBlockElement(
				fmt.Sprintf("choice-%d", len(blocks)*maxButtons+len(buttons)), c.ID, plainText(c.Label, maxLabel)))
		}
		blocks = append(blocks, slack.NewActionBlock(blockIn(note, len(blocks)), buttons...))
	}
	return blocks
}

// Where a card belongs if its channel does not say: to a thread of the channel,
// or to what somebody wrote in a channel unseen by others.
const (
	inThread = "in/"
	inOwn    = "own/"
)

// noteOf returns the note for the buttons of a reply.
func noteOf(t target, d chat.Delivery) string {
	switch room := roomOf(d.Answers); {
	case room != "":
		return inOwn + room
	case t.user != "" && t.root != "":
		return inThread + t.root
	}
	return ""
}

// blockIn returns an id for a block that contains the note, so that a tap on
// the block returns it.
func blockIn(note string, n int) string {
	if note == "" {
		return ""
	}
	return fmt.Sprintf("%s/%d", note, n)
}

// threadOfBlock returns the thread in a block's id, "" for none.
func threadOfBlock(id string) string {
	thread := noted(id, inThread)
	if !isTS(thread) {
		return ""
	}
	return thread
}

// roomOfBlock returns the channel in a block's id, "" for none.
func roomOfBlock(id string) string { return noted(id, inOwn) }

func noted(id, kind string) string {
	rest, ok := strings.CutPrefix(id, kind)
	note, _, whole := strings.Cut(rest, "/")
	if !ok || !whole {
		return ""
	}
	return note
}

// plainText is a text without markup, of at most n characters. Slack refuses an
// empty one.
func plainText(s string, n int) *slack.TextBlockObject {
	s = clip.Shorten(visible(s), n, clip.Characters)
	if strings.TrimSpace(s) == "" {
		s = "…"
	}
	return &slack.TextBlockObject{Type: slack.PlainTextType, Text: s}
}
