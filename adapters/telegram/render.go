package telegram

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/go-telegram/bot/models"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// Telegram's limits; of texts in UTF-16 units, without markup.
const (
	maxText    = 4096
	maxCaption = 1024
	maxRows    = 8
)

// A post is one Telegram message: a text, or a file with a caption.
type post struct {
	text  string
	file  *chat.File
	photo bool // show the file as a picture
	rows  [][]button
	plain bool // without markup
	bare  bool // without anything optional
}

// posts returns the messages for a reply, and the index of the one with the
// buttons. A file takes the text as its caption if that fits.
func posts(r chat.Reply) (all []post, card int) {
	text := kit.Printable(r.Text)
	rows := layOut(r.Choices)
	if len(r.Files) == 1 && width(text) <= maxCaption {
		return []post{{text: text, file: &r.Files[0], photo: isPhoto(r.Files[0]), rows: rows}}, 0
	}
	for _, part := range split(text, maxText) {
		all = append(all, post{text: part})
	}
	for i := range r.Files {
		all = append(all, post{file: &r.Files[i], photo: isPhoto(r.Files[i])})
	}
	card = max(0, len(all)-len(r.Files)-1)
	if len(all) > 0 {
		all[card].rows = rows
	}
	return all, card
}

// isPhoto reports whether a file is shown as a photo, of which Telegram makes a JPEG.
func isPhoto(f chat.File) bool { return f.MIME == "image/png" && !f.Exact }

// split cuts a text into parts of at most n UTF-16 units, at the ends of lines
// if possible, otherwise at spaces. A blank text has no parts.
func split(text string, n int) (parts []string) {
	for strings.TrimSpace(text) != "" {
		if width(text) <= n {
			return append(parts, text)
		}
		end := prefix(text, n)
		if i := strings.LastIndexByte(text[:end], '\n'); i > 0 {
			end = i
		} else if i := strings.LastIndexByte(text[:end], ' '); i > 0 {
			end = i
		}
		if strings.TrimSpace(text[:end]) != "" {
			parts = append(parts, text[:end])
		}
		text = strings.TrimLeft(text[end:], "\n")
	}
	return parts
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

var escape = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")

// markup returns a text as Telegram's HTML. The lines of tables, which begin with
// two spaces and have columns, are set in a monospaced font.
func markup(text string) string {
	var b strings.Builder
	open := false
	for line := range strings.Lines(text) {
		if t := isRow(line); t != open {
			b.WriteString(map[bool]string{true: "<pre>", false: "</pre>"}[t])
			open = t
		}
		b.WriteString(escape.Replace(line))
	}
	if open {
		b.WriteString("</pre>")
	}
	return b.String()
}

func isRow(line string) bool {
	rest, ok := strings.CutPrefix(line, "  ")
	return ok && strings.Contains(strings.TrimSpace(rest), "  ")
}

// layOut arranges choices in rows: as few rows as keep the labels readable on a
// phone, within Telegram's limits.
func layOut(choices []chat.Choice) [][]button {
	const narrowest, widest = 28, 400 // characters per row
	for most := narrowest; ; most += 8 {
		perRow := 4
		if most > narrowest {
			perRow = 8 // Telegram's limit
		}
		rows := inRows(choices, most, perRow)
		if len(rows) <= maxRows || most > widest {
			return rows[:min(len(rows), maxRows)]
		}
	}
}

func inRows(choices []chat.Choice, most, perRow int) (rows [][]button) {
	used := 0
	for _, c := range choices {
		label := kit.Printable(c.Label)
		w := utf8.RuneCountInString(label) + 2
		if len(rows) == 0 || used+w > most || len(rows[len(rows)-1]) == perRow {
			rows, used = append(rows, nil), 0
		}
		last := &rows[len(rows)-1]
		*last = append(*last, button{Text: label, Data: c.ID})
		used += w
	}
	return slices.Clip(rows)
}

// keys returns the buttons in Telegram's form, nil for none.
func (p post) keys() models.ReplyMarkup {
	if len(p.rows) == 0 {
		return nil
	}
	return &keyboard{Rows: p.rows}
}

// reduce removes from a post what Telegram may refuse, in steps down to the bare
// text. It returns false when nothing is left to remove.
func (p *post) reduce() bool {
	switch {
	case !p.bare:
		p.bare, p.plain, p.photo, p.rows = true, true, false, nil
	case p.file != nil && strings.TrimSpace(p.text) != "":
		p.file = nil
	default:
		return false
	}
	return true
}

// words returns the text as it is sent, and how Telegram should parse it.
func (p post) words() (string, models.ParseMode) {
	if p.plain {
		return p.text, ""
	}
	return markup(p.text), models.ParseModeHTML
}
