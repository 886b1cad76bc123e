package slack

import (
	"fmt"
	"slices"
	"strings"

	"github.com/slack-go/slack"

	"chit/agent/chat"
	"chit/expense/clip"
)

// Limits of Block Kit. Slack also has an undocumented limit for a whole
// message, a little above 13,000 characters.
const (
	maxSection   = 3000
	maxPage      = 10_000
	maxBlocks    = 50
	maxHome      = 100
	maxButtons   = 25
	maxLabel     = 75
	maxTitle     = 24
	maxFormLabel = 150
	maxOptions   = 100
	maxHeading   = 150
	maxAlt       = 1000

	maxPlaceholder = 150
	fence          = "```"
)

// A page is one message: its content, and a text for notifications and for
// clients without blocks.
type page struct {
	text    string
	blocks  []slack.Block
	parts   []part
	buttons []slack.Block
	rich    bool // there are blocks that Slack may refuse

	pictures []slack.Block // above the buttons, of a message that is posted
}

// plainly returns the blocks without those that Slack may refuse, nil if there are none.
func (p page) plainly() []slack.Block {
	if !p.rich {
		return nil
	}
	var all []slack.Block
	for _, part := range p.parts {
		all = append(all, part.plainly()...)
	}
	return append(all, p.buttons...)
}

// pages lays out a reply. A long one becomes several messages, with the buttons
// on the last. Note is stored in the buttons and says where the card belongs.
func pages(r chat.Reply, note string) []page {
	buttons := actions(r.Choices, note)
	var all []page
	var current page
	size, count := 0, 0
	for _, p := range layout(r) {
		n := max(1, len(p.simple))
		if size > 0 && (size+p.size > maxPage || count+n+len(buttons) > maxBlocks) {
			all, current, size, count = append(all, current), page{}, 0, 0
		}
		current.add(p)
		size, count = size+p.size, count+n
	}
	current.buttons = buttons
	current.blocks = append(current.blocks, buttons...)
	if len(current.blocks) > 0 {
		all = append(all, current)
	}
	return all
}

// add puts a part below the others.
func (p *page) add(part part) {
	if !part.continued && p.text != "" {
		p.text += "\n"
	}
	p.text += part.bare
	p.parts, p.blocks, p.rich = append(p.parts, part), append(p.blocks, part.block), p.rich || part.simple != nil
}

// actions returns the buttons and menus of choices.
func actions(choices []chat.Choice, note string) []slack.Block {
	var elements []slack.BlockElement
	for rest := choices; len(rest) > 0; {
		n := menuSize(rest)
		id := fmt.Sprintf("choice-%d", len(choices)-len(rest))
		if rest[0].Menu == "" {
			elements = append(elements, button(rest[0], id))
		} else {
			elements = append(elements, menu(rest[:n], id))
		}
		rest = rest[n:]
	}
	var blocks []slack.Block
	for row := range slices.Chunk(elements, maxButtons) {
		blocks = append(blocks, slack.NewActionBlock(blockIn(note, len(blocks)), row...))
	}
	return blocks
}

// menuSize returns how many of the first choices are one menu.
func menuSize(choices []chat.Choice) int {
	n := 1
	for choices[0].Menu != "" && n < min(len(choices), maxOptions) && choices[n].Menu == choices[0].Menu {
		n++
	}
	return n
}

// button returns the button of a choice.
func button(c chat.Choice, id string) slack.BlockElement {
	b := slack.NewButtonBlockElement(id, c.ID, plainText(c.Label, maxLabel))
	b.Style = styles[c.Style]
	return b
}

// styles are Slack's names for the styles of choices.
var styles = map[chat.Style]slack.Style{chat.Primary: slack.StylePrimary, chat.Danger: slack.StyleDanger}

// menu returns choices as one menu.
func menu(choices []chat.Choice, id string) slack.BlockElement {
	return slack.NewOptionsSelectBlockElement(slack.OptTypeStatic, plainText(choices[0].Menu, maxPlaceholder), id, options(choices)...)
}

// options returns choices as the options of a menu.
func options(choices []chat.Choice) (all []*slack.OptionBlockObject) {
	for _, c := range choices {
		all = append(all, slack.NewOptionBlockObject(c.ID, plainText(c.Label, maxLabel), nil))
	}
	return all
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
