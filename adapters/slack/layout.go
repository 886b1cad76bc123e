package slack

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/slack-go/slack"

	"chit/agent/chat"
)

// Limits of a data table. Slack counts the characters of all tables of a message
// together, so maxPage must not be above its limit of 10,000.
const (
	maxTableRows = 100 // besides the headings
	maxColumns   = 20
	maxTable     = 5000 // characters of the cells
)

// A part is what one block of a message shows.
type part struct {
	bare      string // escaped, for notifications and clients without blocks
	block     slack.Block
	simple    []slack.Block // in place of a block that Slack may refuse, nil for others
	size      int           // in characters
	continued bool          // it goes on with the last line of the part before
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
		all, rest = append(all, parts(rest[:n])...), rest[n:]
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

// parts lays out blocks that are shown together.
func parts(blocks []chat.Block) []part {
	switch b := blocks[0]; {
	case b.Kind == chat.Table:
		return tableParts(b)
	case b.Kind == chat.Heading && !strings.Contains(b.Text, "\n") && utf8.RuneCountInString(b.Text) <= maxHeading:
		return []part{{
			bare: escapes.Replace(literal(visible(b.Text))), size: utf8.RuneCountInString(b.Text),
			block: slack.NewHeaderBlock(plainText(b.Text, maxHeading)),
		}}
	case b.Kind == chat.Heading:
		b.Strong = b.Text
		return partsOf(sections(linesOf(b)))
	case isSmall(b):
		all := partsOf(sections(lines(blocks)))
		for i := range all {
			text := all[i].block.(*slack.SectionBlock).Text
			all[i].block = slack.NewContextBlock("", text)
		}
		return all
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
		parts = append(parts, part{bare: s.bare(), block: s.block(), size: utf8.RuneCountInString(s.text), continued: s.continued})
	}
	return parts
}

// tableParts lays out a table: as one that can be sorted if it has headings, which
// Slack demands, and otherwise in columns of characters.
func tableParts(b chat.Block) []part {
	fenced := plainLines(b.Text)
	for i := range fenced {
		fenced[i].table = true
	}
	simple := partsOf(sections(fenced))
	if !b.Headed || len(b.Rows) < 2 || len(b.Rows) > maxTableRows+1 || len(b.Rows[0]) == 0 || len(b.Rows[0]) > maxColumns || cellSize(b.Rows) > maxTable {
		return simple
	}
	table := slack.NewDataTableBlock(caption(b.Rows[0])).WithPageSize(len(b.Rows) - 1)
	for n, row := range b.Rows {
		var cells []slack.DataTableCell
		for _, c := range row {
			cells = append(cells, cell(c, n == 0))
		}
		table.AddRow(cells...)
	}
	whole := part{block: table, size: cellSize(b.Rows)}
	var bare []string
	for _, p := range simple {
		whole.simple, bare = append(whole.simple, p.block), append(bare, p.bare)
		whole.size = max(whole.size, p.size)
	}
	whole.bare = strings.Join(bare, "\n")
	return []part{whole}
}

// cellSize returns the number of characters in a table's cells.
func cellSize(rows [][]chat.Cell) (n int) {
	for _, row := range rows {
		for _, c := range row {
			n += utf8.RuneCountInString(c.Text)
		}
	}
	return n
}

// caption describes a table to those who cannot see it by its headings.
func caption(headings []chat.Cell) string {
	var names []string
	for _, h := range headings {
		if name := strings.TrimSpace(visible(h.Text)); name != "" {
			names = append(names, name)
		}
	}
	return plainText(strings.Join(names, " · "), maxHeading).Text
}

// cell returns a cell of a table. Slack sorts a column by value if all its cells have
// one. It refuses empty cells.
func cell(c chat.Cell, heading bool) slack.DataTableCell {
	text := strings.TrimSpace(visible(c.Text))
	if text == "" {
		text = isolate
	}
	if v, err := strconv.ParseFloat(strings.ReplaceAll(text, ",", ""), 64); err == nil && c.Right && !heading {
		return slack.NewDataTableRawNumberCell(v).WithText(text)
	}
	return slack.NewDataTableRawTextCell(text)
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

// markup returns a line with marks around its strong part, and without effect of any
// others. Slack takes a mark only at the edge of a word, which an invisible space
// makes in languages that have none, and none around words that contain it.
func (l line) markup() string {
	i := strings.Index(l.text, l.strong)
	inside := strings.TrimSpace(l.strong)
	if i < 0 || inside == "" || strings.ContainsAny(inside, "*_~`\n") {
		return literal(l.text)
	}
	i += strings.Index(l.strong, inside)
	before, after := l.text[:i], l.text[i+len(inside):]
	open, end := mark, mark
	if r, _ := utf8.DecodeLastRuneInString(before); before != "" && !unicode.IsSpace(r) {
		open = isolate + open
	}
	if r, _ := utf8.DecodeRuneInString(after); after != "" && !unicode.IsSpace(r) {
		end += isolate
	}
	return literal(before) + open + inside + end + literal(after)
}

// A section is an escaped part of a reply, as sent to Slack.
type section struct {
	text      string
	table     bool // its columns stand below each other
	continued bool // it goes on with the last line of the section before
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
		for i, part := range escapedParts(text, room) {
			last := len(all) - 1
			if i == 0 && last >= 0 && all[last].table == l.table && utf8.RuneCountInString(all[last].text)+1+utf8.RuneCountInString(part) <= room {
				all[last].text += "\n" + part
				continue
			}
			all = append(all, section{text: part, table: l.table, continued: i > 0})
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
