package agenttest

import (
	"fmt"
	"strings"

	"chit/agent/chat"
)

// CheckBlocks returns what is wrong with the blocks and pictures of a reply, nil if
// nothing is.
func CheckBlocks(r chat.Reply) error {
	for _, f := range r.Files {
		if strings.HasPrefix(f.MIME, "image/") && f.Digest == "" && f.Alt == "" {
			return fmt.Errorf("the picture %s has no alternative text", f.Name)
		}
	}
	if len(r.Blocks) == 0 {
		return nil
	}
	if plain := chat.PlainText(r.Blocks); plain != r.Text {
		return fmt.Errorf("the text %q is not that of the blocks, %q", r.Text, plain)
	}
	named := map[string]bool{}
	for _, b := range r.Blocks {
		named[b.Text] = true
	}
	for _, b := range r.Blocks {
		if b.Caption != "" && named[b.Caption] {
			return fmt.Errorf("the caption %q repeats what else stands there", b.Caption)
		}
		named[b.Caption] = true
		if wrong := wrongWith(b); wrong != "" {
			return fmt.Errorf("the block %q %s", b.Text, wrong)
		}
	}
	return nil
}

func wrongWith(b chat.Block) string {
	switch {
	case b.Text == "":
		return "has no text"
	case !strings.Contains(b.Text, b.Strong):
		return fmt.Sprintf("has no %q that could stand out", b.Strong)
	case (b.Kind == chat.Table) != (len(b.Rows) > 0):
		return fmt.Sprintf("is a %s with %d rows", b.Kind, len(b.Rows))
	case b.Kind != chat.Table:
		return ""
	case b.Headed && b.Caption == "":
		return "is a table with headings that nothing names"
	}
	for n, row := range b.Rows {
		if len(row) != len(b.Rows[0]) {
			return fmt.Sprintf("has rows of %d and %d cells", len(b.Rows[0]), len(row))
		}
		for _, c := range row {
			if heading := b.Headed && n == 0; c.Right && c.Text != "" && (c.Number != nil) == heading {
				return fmt.Sprintf("has the cell %q, a heading is %t, with the number %v", c.Text, heading, c.Number)
			}
		}
	}
	rows := len(b.Rows)
	if b.Headed {
		rows--
	}
	if lines := strings.Count(b.Text, "\n") + 1; lines != rows {
		return fmt.Sprintf("has %d lines and %d rows", lines, rows)
	}
	return ""
}
