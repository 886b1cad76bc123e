package card

import (
	"slices"
	"strings"
	"unicode/utf8"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
	"chit/expense/clip"
)

// MaxReply is how many characters a reply may have. People do not read longer
// ones.
const MaxReply = 1200

// MaxFiles is how many files that were made for it a reply may have.
const MaxFiles = 3

const (
	tailLines = 3   // lines kept from the end of a long text, which hold its result
	tailRunes = 400 // characters that those may have
)

// Bounded returns a reply of at most [MaxReply] characters and [MaxFiles] files. It
// replaces lines in the middle of a longer text by their number: a list begins with
// its subject and ends with its sum.
func Bounded(t *text.Catalogue, r chat.Reply) chat.Reply {
	limit := MaxFiles
	if len(r.Files) > 0 && r.Files[0].Digest != "" {
		limit = expense.MaxAttachments // those of an entry
	}
	r.Files = r.Files[:min(len(r.Files), limit)]
	if utf8.RuneCountInString(r.Text) <= MaxReply {
		return r
	}
	rows := rowsOf(r.Parts())
	end, room := len(rows), tailRunes
	for end > 1 && len(rows)-end < tailLines && length(rows[end-1:end]) <= room {
		end--
		room -= length(rows[end : end+1])
	}
	for end < len(rows) && rows[end].detail {
		end++ // room for the line that counts
	}
	left := MaxReply - length(rows[end:]) - utf8.RuneCountInString(andMore(t, len(rows))) - 1
	start := 0
	for start < end && length(rows[:start+1]) <= left {
		start++
	}
	for start > 0 && start < end && rows[start].detail {
		start--
	}
	if start == 0 {
		r.Text, r.Blocks = clip.Shorten(r.Text, MaxReply, clip.Characters), nil
		return r
	}
	more := 0
	for _, row := range rows[start:end] {
		if !row.detail {
			more++
		}
	}
	r.Blocks = slices.Concat(blocksOf(rows[:start]), []chat.Block{Note(andMore(t, more))}, blocksOf(rows[end:]))
	r.Text = chat.PlainText(r.Blocks)
	return r
}

func andMore(t *text.Catalogue, n int) string { return t.Say(text.AndMore, text.Args{"N": n}) }

// A row is one line of a block, and of a table its cells.
type row struct {
	chat.Block     // with the line as Text, and of Rows that of the line
	of         int // index of the block
	detail     bool
}

// rowsOf takes blocks apart.
func rowsOf(blocks []chat.Block) (all []row) {
	for of, b := range blocks {
		lines := strings.Split(b.Text, "\n")
		cells := b.Rows[max(0, len(b.Rows)-len(lines)):]
		for i, line := range lines {
			r := row{Block: b, of: of, detail: b.Kind != chat.Table && strings.HasPrefix(line, "  ") || b.Kind == chat.Figures}
			r.Text, r.Gap = line, b.Gap && i == 0
			if i < len(cells) {
				r.Rows = cells[i : i+1]
			}
			if b.Headed && i == 0 {
				r.Rows = b.Rows[:min(2, len(b.Rows))]
			}
			all = append(all, r)
		}
	}
	return all
}

// blocksOf puts rows together again. What stands out of a block may be in a line that
// is not there any more.
func blocksOf(rows []row) (all []chat.Block) {
	last := -1
	for _, r := range rows {
		if r.of != last {
			r.Headed = r.Headed && len(r.Rows) == 2
			all, last = append(all, r.Block), r.of
			continue
		}
		b := &all[len(all)-1]
		b.Text += "\n" + r.Text
		b.Rows = slices.Concat(b.Rows, r.Rows)
	}
	for i, b := range all {
		if !strings.Contains(b.Text, b.Strong) {
			all[i].Strong = ""
		}
	}
	return all
}

// length is how many characters rows take, newlines included.
func length(rows []row) int {
	n := 0
	for _, r := range rows {
		n += utf8.RuneCountInString(r.Text) + 1
		if r.Gap {
			n++
		}
	}
	return n
}
