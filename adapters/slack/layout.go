package slack

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/slack-go/slack"

	"chit/agent/chat"
)

// A part is what one block of a message shows.
type part struct {
	bare      string // escaped, for notifications and clients without blocks
	block     slack.Block
	simple    []slack.Block // in place of a block that Slack may refuse, nil for others
	size      int           // in characters
	continued bool          // it goes on with the last line of the part before
}

// plainly returns what Slack accepts in any case.
func (p part) plainly() []slack.Block {
	if p.simple != nil {
		return p.simple
	}
	return []slack.Block{p.block}
}

// layout returns the parts of a reply.
func layout(r chat.Reply) []part {
	if len(r.Blocks) == 0 {
		return partsOf(sections(plainLines(r.Text)))
	}
	var all []part
	for rest := r.Blocks; len(rest) > 0; {
		n := 1
		for n < len(rest) && together(rest[n-1], rest[n]) {
			n++
		}
		if b := rest[0]; b.Kind == chat.Table {
			all = append(all, tableParts(b)...)
		} else {
			all = append(all, parts(rest[:n])...)
		}
		rest = rest[n:]
	}
	return all
}

// together reports whether two adjacent blocks of a reply are shown by one block.
func together(above, below chat.Block) bool {
	if below.Gap {
		return false
	}
	return above.Kind == chat.Line && below.Kind == chat.Line || isSmall(above) && isSmall(below)
}

// isSmall reports whether a block is set in small print.
func isSmall(b chat.Block) bool { return b.Kind == chat.Figures || b.Kind == chat.Note }

// parts lays out blocks other than tables that are shown together.
func parts(blocks []chat.Block) []part {
	switch b := blocks[0]; {
	case b.Kind == chat.Heading && !strings.Contains(b.Text, "\n") && utf8.RuneCountInString(b.Text) <= maxHeading:
		return []part{{
			bare: escapes.Replace(literal(visible(b.Text))), size: utf8.RuneCountInString(b.Text),
			block: slack.NewHeaderBlock(plainText(b.Text, maxHeading)),
		}}
	case b.Kind == chat.Heading:
		b.Strong = b.Text
		return partsOf(sections(linesOf(b)))
	case isSmall(b):
		return smallParts(lines(blocks))
	}
	return partsOf(sections(lines(blocks)))
}

// lines returns the lines of several blocks.
func lines(blocks []chat.Block) (all []line) {
	for _, b := range blocks {
		all = append(all, linesOf(b)...)
	}
	return all
}

// linesOf returns the lines of a block, of which the first with the strong part shows
// that in bold.
func linesOf(b chat.Block) []line {
	all, strong := plainLines(b.Text), visible(b.Strong)
	for i := range all {
		if strong != "" && strings.Contains(all[i].text, strong) {
			all[i].strong = strong
			break
		}
	}
	return all
}

func partsOf(all []section) (parts []part) {
	for _, s := range all {
		p := part{bare: s.bare(), block: s.block(), size: utf8.RuneCountInString(s.text), continued: s.continued}
		if rich := s.richText(); rich != nil {
			p.block, p.simple = rich, []slack.Block{p.block}
		}
		parts = append(parts, p)
	}
	return parts
}

// smallParts lays out small print, in which nothing is a table.
func smallParts(all []line) (parts []part) {
	for i := range all {
		all[i].text, all[i].table = strings.TrimLeft(all[i].text, " "), false
	}
	for _, s := range sections(all) {
		text := s.block().(*slack.SectionBlock).Text
		parts = append(parts, part{bare: s.bare(), block: slack.NewContextBlock("", text), size: utf8.RuneCountInString(s.text), continued: s.continued})
	}
	return parts
}

// A line is a line of a reply, as people read it.
type line struct {
	text   string
	strong string // the part of it that is shown in bold, "" for none
	table  bool   // its columns stand below those of its neighbours
}

// plainLines splits a text into lines. As everywhere in Chit, indented lines are a table.
func plainLines(text string) (all []line) {
	for l := range strings.SplitSeq(visible(text), "\n") {
		all = append(all, line{text: l, table: strings.HasPrefix(l, "  ")})
	}
	return all
}

// mark stands where Slack's mark for bold goes, which other clients need not see. No
// text to be shown contains it.
const mark = "\x02"

// apart returns what stands before the strong part of a line, that part, and what stands
// after it; false if there is none.
func (l line) apart() (before, strong, after string, ok bool) {
	i := strings.Index(l.text, l.strong)
	strong = strings.TrimSpace(l.strong)
	if i < 0 || strong == "" {
		return l.text, "", "", false
	}
	i += strings.Index(l.strong, strong)
	return l.text[:i], strong, l.text[i+len(strong):], true
}

// markup returns a line with marks around its strong part, and without effect of any
// others. Slack takes a mark only at the edge of a word, which an invisible space may
// make where there is none, and none around words that contain it.
func (l line) markup() string {
	before, inside, after, ok := l.apart()
	if !ok || strings.ContainsAny(inside, "*_~`\n") {
		return literal(l.text)
	}
	open, end := mark, mark
	if !opensBehind(before) {
		open = isolate + open
	}
	if !endsBefore(after) {
		end += isolate
	}
	return literal(before) + open + inside + end + literal(after)
}

// A section is an escaped part of a reply, as sent to Slack.
type section struct {
	text      string
	table     bool   // its columns stand below each other
	continued bool   // it goes on with the last line of the section before
	split     bool   // it does not show all of its lines as a whole
	lines     []line // that begin in it
}

func (s section) block() slack.Block {
	text := strings.ReplaceAll(s.text, mark, "*")
	if s.table {
		text = fence + "\n" + text + "\n" + fence
	}
	return slack.NewSectionBlock(&slack.TextBlockObject{Type: slack.MarkdownType, Text: text, Verbatim: true}, nil, nil)
}

// bare returns the section as it looks outside of a block, where nothing is bold and
// a table has no fence around it.
func (s section) bare() string {
	if !s.table {
		return strings.ReplaceAll(s.text, mark, "")
	}
	lines := strings.Split(s.text, "\n")
	for i := range lines {
		lines[i] = literal(lines[i])
	}
	return strings.Join(lines, "\n")
}

// sections puts lines together, split where a table begins or ends, and where a
// section is full.
func sections(lines []line) []section {
	var all []section
	const room = maxSection - 2*len(fence) - 2
	for _, l := range lines {
		text := l.text
		if l.table {
			text = strings.ReplaceAll(text, fence, "'''") // nothing else is markup in there
		} else {
			text = l.markup()
		}
		parts := escapedParts(text, room)
		for i, part := range parts {
			last := len(all) - 1
			if i == 0 && last >= 0 && all[last].table == l.table && utf8.RuneCountInString(all[last].text)+1+utf8.RuneCountInString(part) <= room {
				all[last].text += "\n" + part
				all[last].split = all[last].split || len(parts) > 1
			} else {
				all = append(all, section{text: part, table: l.table, continued: i > 0, split: len(parts) > 1})
			}
			if i == 0 {
				last = len(all) - 1
				all[last].lines = append(all[last].lines, l)
			}
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
