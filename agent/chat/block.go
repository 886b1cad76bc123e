package chat

import (
	"slices"
	"strings"

	"github.com/shopspring/decimal"
)

// A Block is a part of a reply that a platform can set apart: as a heading, in bold,
// in columns.
type Block struct {
	Kind   BlockKind `json:"kind"`
	Text   string    `json:"text"`             // the block in plain text, as it is where nothing can be set apart
	Strong string    `json:"strong,omitempty"` // the part of Text that stands out, such as an amount; "" for none

	Gap bool `json:"gap,omitempty"` // an empty line sets it off from what is above

	// Of a table, Rows are the cells of the lines of Text. If Headed is set, the first
	// row holds the column headings, which Text leaves out. All rows are equally long.
	// Caption says what the table lists, where a platform names tables: it must not
	// repeat what stands above.
	Rows    [][]Cell `json:"rows,omitempty"`
	Headed  bool     `json:"headed,omitempty"`
	Caption string   `json:"caption,omitempty"`
}

// A BlockKind says what a block is for.
type BlockKind string

// The kinds of blocks.
const (
	Heading BlockKind = "heading" // names what the rest is about, such as a month
	Line    BlockKind = "line"    // an entry, or a sentence
	Figures BlockKind = "figures" // belongs to the line above: its net and tax, what it was before
	Note    BlockKind = "note"    // need not be read: an assumption, a hint
	Table   BlockKind = "table"
)

// A Cell is one field of a table.
type Cell struct {
	Text  string `json:"text"`
	Right bool   `json:"right,omitempty"` // is a number, which ends where the others of its column do
	Spare bool   `json:"spare,omitempty"` // may be left out where lines are short

	// Number is what Text stands for, exactly: cells are sorted by it, and drawn to
	// scale. It is nil of words. Unit is what it counts, such as a currency.
	Number *decimal.Decimal `json:"number,omitempty"`
	Unit   string           `json:"unit,omitempty"`
}

// Compose returns a reply that consists of blocks. Those without text are left out.
func Compose(all ...Block) Reply {
	var r Reply
	r.Add(all...)
	return r
}

// Add puts blocks below what the reply says. One without text adds nothing.
func (r *Reply) Add(all ...Block) { r.compose(r.Parts(), all) }

// Head puts a block above what the reply says. One without text adds nothing.
func (r *Reply) Head(b Block) { r.compose([]Block{b}, r.Parts()) }

// Parts returns what the reply says as blocks. Plain words are one line.
func (r *Reply) Parts() []Block {
	if len(r.Blocks) == 0 && r.Text != "" {
		return []Block{{Kind: Line, Text: r.Text}}
	}
	return r.Blocks
}

// Replace puts other words in the place of the first that are the same as some.
func (r *Reply) Replace(words, by string) {
	parts := slices.Clone(r.Parts())
	for i := range parts {
		if strings.Contains(parts[i].Text, words) {
			parts[i].Text = strings.Replace(parts[i].Text, words, by, 1)
			r.Blocks, r.Text = parts, PlainText(parts)
			return
		}
	}
}

func (r *Reply) compose(above, below []Block) {
	blocks := slices.Concat(above, below)
	blocks = slices.DeleteFunc(blocks, func(b Block) bool { return b.Text == "" })
	if len(blocks) > 0 {
		r.Blocks, r.Text = blocks, PlainText(blocks)
	}
}

// PlainText returns blocks as text alone, which is the Text of a reply that has blocks.
func PlainText(all []Block) string {
	var text strings.Builder
	for i, b := range all {
		if i > 0 {
			text.WriteByte('\n')
		}
		if b.Gap && i > 0 {
			text.WriteByte('\n')
		}
		text.WriteString(b.Text)
	}
	return text.String()
}
