package telegram

import (
	"encoding/json"

	"github.com/go-telegram/bot/models"
)

// readRich returns the text of a rich message and what is marked in it: its blocks on
// lines of their own, the cells of a row beside each other. What it shows beside text
// is left out.
func readRich(raw json.RawMessage) (string, []models.MessageEntity) {
	var message struct {
		Blocks []any `json:"blocks"`
	}
	if json.Unmarshal(raw, &message) != nil {
		return "", nil
	}
	var r richReader
	r.blocks(message.Blocks)
	return r.text.String(), r.marks
}

// A richReader reads a rich message. It goes by the fields that blocks and texts have,
// and not by their types, of which there will be more.
type richReader struct{ markedBuilder }

func (r *richReader) blocks(all []any) {
	for _, b := range all {
		if fields, ok := b.(map[string]any); ok {
			r.block(fields)
		}
	}
}

func (r *richReader) block(b map[string]any) {
	begin := r.units
	r.line(b["summary"])
	r.line(b["text"])
	r.line(b["expression"])
	cells, _ := b["cells"].([]any)
	for _, row := range cells {
		r.row(row)
	}
	items, _ := b["items"].([]any)
	r.blocks(items)
	inner, _ := b["blocks"].([]any)
	r.blocks(inner)
	if caption, ok := b["caption"].(map[string]any); ok && caption["type"] == nil {
		r.line(caption["text"])
	} else {
		r.line(b["caption"])
	}
	switch b["type"] {
	case "blockquote", "expandable_blockquote", "pullquote":
		r.mark(begin, models.MessageEntityTypeBlockquote, nil)
	case "pre":
		r.mark(begin, models.MessageEntityTypePre, nil)
	}
}

// line adds a text on a line of its own.
func (r *richReader) line(text any) {
	if text == nil {
		return
	}
	if r.units > 0 {
		r.write("\n", "")
	}
	r.inline(text)
}

// row adds the cells of a row of a table.
func (r *richReader) row(cells any) {
	all, _ := cells.([]any)
	for i, c := range all {
		cell, _ := c.(map[string]any)
		if i == 0 {
			r.line("")
		} else {
			r.write(between, "")
		}
		r.inline(cell["text"])
	}
}

// inline adds a text, which may consist of others.
func (r *richReader) inline(text any) {
	switch t := text.(type) {
	case string:
		r.write(t, "")
	case []any:
		for _, part := range t {
			r.inline(part)
		}
	case map[string]any:
		begin := r.units
		for _, field := range []string{"text", "alternative_text", "expression"} {
			r.inline(t[field])
		}
		switch kind, _ := t["type"].(string); models.MessageEntityType(kind) {
		case models.MessageEntityTypeMention, models.MessageEntityTypeBotCommand:
			r.mark(begin, models.MessageEntityType(kind), nil)
		case models.MessageEntityTypeTextMention:
			r.mark(begin, models.MessageEntityTypeTextMention, userOf(t["user"]))
		}
	}
}

// mark marks what was added since begin.
func (r *richReader) mark(begin int, kind models.MessageEntityType, user *models.User) {
	r.marks = append(r.marks, models.MessageEntity{Type: kind, Offset: begin, Length: r.units - begin, User: user})
}

// userOf returns a user that was decoded without its type, nil if it is none.
func userOf(v any) *models.User {
	data, err := json.Marshal(v)
	var u models.User
	if err != nil || json.Unmarshal(data, &u) != nil || u.ID == 0 {
		return nil
	}
	return &u
}
