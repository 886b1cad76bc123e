package telegram

import (
	"strings"
	"unicode"

	"github.com/go-telegram/bot/models"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// A marked text has parts that are set apart. Telegram gets these as entities and
// not as markup, so that nothing in a text can be taken for markup.
type marked struct {
	text  string
	marks []models.MessageEntity
}

// markUp returns what a reply says: its blocks if it has any, otherwise its text.
func markUp(r chat.Reply) marked {
	var b markedBuilder
	if len(r.Blocks) == 0 {
		b.plain(kit.Printable(r.Text))
	}
	for _, block := range r.Blocks {
		b.block(block)
	}
	return b.marked()
}

// A markedBuilder builds a marked text.
type markedBuilder struct {
	text  strings.Builder
	units int // of the text, in UTF-16
	marks []models.MessageEntity
}

// write adds a text, in a style unless that is "".
func (b *markedBuilder) write(text string, style models.MessageEntityType) {
	b.text.WriteString(text)
	n := width(text)
	if style != "" && n > 0 {
		b.marks = append(b.marks, models.MessageEntity{Type: style, Offset: b.units, Length: n})
	}
	b.units += n
}

// block adds a block, on lines of its own.
func (b *markedBuilder) block(block chat.Block) {
	text := kit.Printable(block.Text)
	if strings.TrimSpace(text) == "" {
		return
	}
	if b.units > 0 {
		b.write("\n", "")
		if block.Gap {
			b.write("\n", "")
		}
	}
	switch block.Kind {
	case chat.Heading:
		b.write(text, models.MessageEntityTypeBold)
	case chat.Table:
		if len(block.Rows) > 0 {
			text = strings.Join(grid(block.Rows, maxColumns), "\n")
		}
		b.write(text, models.MessageEntityTypePre)
	default:
		b.sentence(text, kit.Printable(block.Strong), styleOf(block.Kind, text))
	}
}

// styleOf returns the style of a whole block, "" for none. A note is in italics, which
// only alphabets have: slanted ideographs are hard to read.
func styleOf(kind chat.BlockKind, text string) models.MessageEntityType {
	if kind != chat.Note || strings.ContainsFunc(text, func(r rune) bool {
		return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul)
	}) {
		return ""
	}
	return models.MessageEntityTypeItalic
}

// sentence adds a text in a style, with its strong part in bold.
func (b *markedBuilder) sentence(text, strong string, style models.MessageEntityType) {
	before, after, found := strings.Cut(text, strong)
	if strong == "" || !found {
		b.write(text, style)
		return
	}
	b.write(before, style)
	b.write(strong, models.MessageEntityTypeBold)
	b.write(after, style)
}

// plain adds a text without blocks. The lines of its tables, which begin with two
// spaces and have columns, are set in a monospaced font.
func (b *markedBuilder) plain(text string) {
	var rows strings.Builder
	flush := func() {
		table := rows.String()
		rows.Reset()
		line := strings.TrimSuffix(table, "\n")
		b.write(line, models.MessageEntityTypePre)
		b.write(table[len(line):], "")
	}
	for line := range strings.Lines(text) {
		if isRow(line) {
			rows.WriteString(line)
			continue
		}
		flush()
		b.write(line, "")
	}
	flush()
}

func isRow(line string) bool {
	rest, ok := strings.CutPrefix(line, "  ")
	return ok && strings.Contains(strings.TrimSpace(rest), "  ")
}

// split cuts a text into parts of at most n UTF-16 units, at the ends of lines
// if possible, otherwise at spaces. A blank text has no parts.
func (m marked) split(n int) (parts []marked) {
	rest := m.text
	for strings.TrimSpace(rest) != "" {
		end := prefix(rest, n)
		if end < len(rest) {
			if i := strings.LastIndexByte(rest[:end], '\n'); i > 0 {
				end = i
			} else if i := strings.LastIndexByte(rest[:end], ' '); i > 0 {
				end = i
			}
		}
		begin := len(m.text) - len(rest)
		if strings.TrimSpace(rest[:end]) != "" {
			parts = append(parts, m.part(begin, begin+end))
		}
		rest = strings.TrimLeft(rest[end:], "\n")
	}
	return parts
}

// part returns the text between two bytes, with the marks that are in it.
func (m marked) part(begin, end int) marked {
	p := marked{text: m.text[begin:end]}
	first := width(m.text[:begin])
	last := first + width(p.text)
	for _, e := range m.marks {
		from, to := max(e.Offset, first), min(e.Offset+e.Length, last)
		if from < to {
			e.Offset, e.Length = from-first, to-from
			p.marks = append(p.marks, e)
		}
	}
	return p
}

// prefix returns the length in bytes of the longest prefix of s with at most n
// UTF-16 units.
func prefix(s string, n int) int {
	for i, r := range s {
		n--
		if r > 0xffff {
			n--
		}
		if n < 0 {
			return i
		}
	}
	return len(s)
}
