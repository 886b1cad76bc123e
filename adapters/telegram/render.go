package telegram

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/go-telegram/bot/models"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// What Telegram takes, texts in UTF-16 units after their markup is read.
const (
	maxText    = 4096
	maxCaption = 1024
	maxRows    = 8
)

// A post is one message of Telegram's: a text, or a file with its caption.
type post struct {
	text  string
	file  *chat.File
	photo bool // show the file as a picture
	rows  [][]button
	plain bool // without markup
	bare  bool // without anything that can be left out
}

// posts returns the messages that a reply becomes, and which of them has the
// buttons. A file goes with its text if that fits below it.
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

func isPhoto(f chat.File) bool { return f.MIME == "image/png" }

// split cuts a text into parts of at most n UTF-16 units, at the ends of lines
// where it can, else at spaces. Without words there is no part.
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

// prefix returns the length in bytes of the longest beginning of s that has at
// most n UTF-16 units.
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

// markup returns a text in Telegram's HTML. The lines of tables, which begin with
// two spaces and have columns, are set in letters of one width.
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

// layOut puts choices into rows: as few as their labels leave readable on a
// telephone, and never more than Telegram shows well.
func layOut(choices []chat.Choice) [][]button {
	const narrowest, widest = 28, 400 // characters in a row
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

// keys returns what Telegram wants for the buttons, nil for none.
func (p post) keys() models.ReplyMarkup {
	if len(p.rows) == 0 {
		return nil
	}
	return &keyboard{Rows: p.rows}
}

// reduce takes from a post what Telegram may object to, at last all but the text. It
// reports whether there was anything to take.
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

// words returns the text as it is sent, and how Telegram should read it.
func (p post) words() (string, models.ParseMode) {
	if p.plain {
		return p.text, ""
	}
	return markup(p.text), models.ParseModeHTML
}
