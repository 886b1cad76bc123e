package telegram

import (
	"slices"
	"strings"

	"github.com/go-telegram/bot/models"

	"chit/adapters/kit"
	"chit/agent/chat"
	"chit/expense/clip"
)

// Telegram's limits; of texts in UTF-16 units, without markup.
const (
	maxText    = 4096
	maxCaption = 1024
	maxRows    = 8
)

// A post is one Telegram message: a text, or a file with a caption.
type post struct {
	marked
	file  *chat.File
	photo bool // show the file as a picture
	rows  [][]button
	asks  string // what the person is to type, in a few words
	bare  bool   // without anything optional
}

// posts returns the messages for a reply, and the index of the one with the
// buttons. A file takes the text as its caption if that fits.
func posts(r chat.Reply) (all []post, card int) {
	said := markUp(r)
	rows := withPlace(layOut(r.Choices), r)
	if len(r.Files) == 1 && !r.Files[0].Illustrates && width(said.text) <= maxCaption {
		return []post{{marked: said, file: &r.Files[0], photo: isPhoto(r.Files[0]), rows: rows}}, 0
	}
	for _, part := range said.split(maxText) {
		all = append(all, post{marked: part})
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

// styles are Telegram's names of the styles of choices.
var styles = map[chat.Style]string{chat.Primary: "primary", chat.Danger: "danger"}

// A row of buttons has this many parts, which are shared evenly.
const wholeRow = 84

// share returns how much of a row a label needs to be readable on a phone. There are few
// sizes, and one for all arrows, so that buttons stay in their places when a card gets
// others, such as the names of other months.
func share(label string) int {
	if strings.HasPrefix(label, "◀") || strings.HasSuffix(label, "▶") {
		return wholeRow / 2
	}
	for _, size := range []struct{ most, share int }{
		{7, wholeRow / 4}, {10, wholeRow / 3}, {16, wholeRow / 2}, {20, wholeRow * 2 / 3},
	} {
		if columns(label) <= size.most {
			return size.share
		}
	}
	return wholeRow
}

// layOut arranges choices in rows: as few as keep the labels readable, within
// Telegram's limits.
func layOut(choices []chat.Choice) [][]button {
	for room := wholeRow; ; room += wholeRow / 4 {
		perRow := 4
		if room > wholeRow {
			perRow = 8 // Telegram's limit
		}
		rows := inRows(choices, room, perRow)
		if len(rows) <= maxRows || room > perRow*wholeRow {
			return even(choices, room, rows)[:min(len(rows), maxRows)]
		}
	}
}

// even returns as many rows as there are, with as few buttons in the longest as possible:
// three and two look better than four and one.
func even(choices []chat.Choice, room int, rows [][]button) [][]button {
	for perRow := 2; perRow < 8; perRow++ {
		if other := inRows(choices, room, perRow); len(other) == len(rows) {
			return other
		}
	}
	return rows
}

// inRows arranges choices in rows with so much room. What a menu would hold elsewhere has
// rows of its own, unless there are far too many.
func inRows(choices []chat.Choice, room, perRow int) (rows [][]button) {
	used, menu := 0, ""
	for _, c := range choices {
		label := kit.Printable(c.Label)
		w := share(label)
		if len(rows) == 0 || used+w > room || len(rows[len(rows)-1]) == perRow || c.Menu != menu && room < 4*wholeRow {
			rows, used, menu = append(rows, nil), 0, c.Menu
		}
		last := &rows[len(rows)-1]
		*last = append(*last, button{Text: label, Data: c.ID, Style: styles[c.Style]})
		used += w
	}
	return slices.Clip(rows)
}

// maxPlaceholder is how long the words in an empty input field may be, in UTF-16 units.
const maxPlaceholder = 64

// keys returns the buttons in Telegram's form, or what makes the person's app begin a
// reply, nil for neither. A message cannot have both.
func (p post) keys() models.ReplyMarkup {
	switch {
	case len(p.rows) > 0:
		return &keyboard{Rows: p.rows}
	case p.asks != "":
		return &models.ForceReply{ForceReply: true, Selective: true, InputFieldPlaceholder: clip.Shorten(p.asks, maxPlaceholder, clip.UTF16)}
	}
	return nil
}

// reduce removes from a post what Telegram may refuse, in steps down to the bare
// text. It returns false when nothing is left to remove.
func (p *post) reduce() bool {
	switch {
	case !p.bare:
		p.bare, p.marks, p.photo, p.rows, p.asks = true, nil, false, nil, ""
	case p.file != nil && strings.TrimSpace(p.text) != "":
		p.file = nil
	default:
		return false
	}
	return true
}
