package main

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html"
	"slices"
	"strings"
	"time"
	"unicode/utf16"

	_ "embed"

	"chit/adapters/telegram/telegramtest"
)

//go:embed style/telegram.css
var telegramStyle string

// A telegramDrawing is a chat as HTML, as one person sees it.
type telegramDrawing struct {
	strings.Builder
	all       []telegramtest.Message
	viewer    int64
	bot       int64
	zone      *time.Location
	names     map[int64]string
	inGroup   bool
	styles    map[string]string // of buttons, by their data
	reactions map[string]string // by message id
	forced    string            // the placeholder of the field in which an answer is awaited
}

// A markup is what a request says about buttons.
type markup struct {
	Rows [][]struct {
		Data  string `json:"callback_data"`
		Style string `json:"style"`
	} `json:"inline_keyboard"`
	Force       bool   `json:"force_reply"`
	Placeholder string `json:"input_field_placeholder"`
}

func newTelegramDrawing(t *telegramTalk, c telegramtest.Chat, viewer int64) *telegramDrawing {
	d := &telegramDrawing{
		all: c.Messages(), viewer: viewer, bot: t.server.ID, styles: map[string]string{}, reactions: map[string]string{},
		names: map[int64]string{t.server.ID: "Chit", 7001: t.phrases.Person, 7002: t.phrases.Other, 7003: t.phrases.Other},
	}
	d.zone, _ = time.LoadLocation(t.phrases.Zone)
	for _, m := range d.all {
		d.inGroup = d.inGroup || m.From != viewer && m.From != d.bot
	}
	for _, r := range t.server.Requests("") {
		var m markup
		if json.Unmarshal([]byte(r.Params["reply_markup"]), &m) == nil {
			for _, b := range slices.Concat(m.Rows...) {
				d.styles[b.Data] = b.Style
			}
			d.forced = ""
			if m.Force {
				d.forced = m.Placeholder + "…"
			}
		} else if strings.HasPrefix(r.Method, "send") && r.Params["text"] != "" {
			d.forced = ""
		}
		var emoji []struct{ Emoji string }
		if json.Unmarshal([]byte(r.Params["reaction"]), &emoji) == nil {
			d.reactions[r.Params["message_id"]] = ""
			for _, e := range emoji {
				d.reactions[r.Params["message_id"]] += e.Emoji
			}
		}
	}
	return d
}

// message draws one message.
func (d *telegramDrawing) message(m telegramtest.Message) {
	side := "them"
	if m.From == d.viewer {
		side = "me"
	}
	fmt.Fprintf(d, `<div class="row %s"><div class="stack"><div class="bubble">`, side)
	if d.inGroup && side == "them" {
		fmt.Fprintf(d, `<div class="name">%s</div>`, html.EscapeString(d.names[m.From]))
	}
	d.quote(m)
	d.file(m.File)
	if m.Text != "" {
		fmt.Fprintf(d, `<div class="text">%s</div>`, withEntities(m.Text, m.Entities))
	}
	if r := d.reactions[fmt.Sprint(m.ID)]; r != "" {
		fmt.Fprintf(d, `<span class="reaction">%s</span>`, r)
	}
	edited := ""
	if m.Edited && side == "me" {
		edited = "✎ "
	}
	fmt.Fprintf(d, `<span class="time">%s%s</span></div>`, edited, m.Date.In(d.zone).Format("15:04"))
	for _, row := range m.Buttons {
		d.WriteString(`<div class="keys">`)
		for _, b := range row {
			mark := ""
			if b.URL != "" {
				mark = `<i>↗</i>`
			}
			fmt.Fprintf(d, `<span class="key %s">%s%s</span>`, d.styles[b.Data], html.EscapeString(b.Text), mark)
		}
		d.WriteString(`</div>`)
	}
	d.WriteString(`</div></div>`)
	if d.forced != "" && m.ID == d.all[len(d.all)-1].ID {
		fmt.Fprintf(d, `<div class="field"><b>↩ Chit</b><span>%s</span></div>`, html.EscapeString(d.forced))
	}
}

// quote draws the message that m replies to.
func (d *telegramDrawing) quote(m telegramtest.Message) {
	i := slices.IndexFunc(d.all, func(o telegramtest.Message) bool { return o.ID == m.ReplyTo })
	if m.ReplyTo == 0 || i < 0 {
		return
	}
	line, _, _ := strings.Cut(d.all[i].Text, "\n")
	fmt.Fprintf(d, `<div class="quote"><b>%s</b><br>%s</div>`, html.EscapeString(d.names[d.all[i].From]), html.EscapeString(line))
}

func (d *telegramDrawing) file(f *telegramtest.File) {
	switch {
	case f == nil:
	case f.Photo:
		fmt.Fprintf(d, `<img class="photo" src="%s">`, dataURL(f.Type, f.Data))
	default:
		fmt.Fprintf(d, `<div class="document"><span class="icon">⬇</span><div><b>%s</b><br><small>%s</small></div></div>`, html.EscapeString(f.Name), size(len(f.Data)))
	}
}

// answer draws what is shown over the chat for a moment, or until it is closed.
func (d *telegramDrawing) answer(text string, alert bool) {
	switch {
	case text == "":
	case alert:
		fmt.Fprintf(d, `<div class="alert"><b>Chit</b><p>%s</p><span>OK</span></div>`, html.EscapeString(text))
	default:
		fmt.Fprintf(d, `<div class="toast">%s</div>`, html.EscapeString(text))
	}
}

// tagOf are the HTML elements of entities; others are links.
var tagOf = map[string]string{
	"bold": "b", "italic": "i", "underline": "u", "strikethrough": "s", "code": "code", "pre": "pre", "blockquote": "blockquote",
	"expandable_blockquote": "blockquote", "spoiler": "mark",
}

// withEntities returns a text with its entities as HTML.
func withEntities(text string, entities []telegramtest.Entity) string {
	var out strings.Builder
	units := utf16.Encode([]rune(text))
	at := 0
	put := func(to int) {
		out.WriteString(html.EscapeString(string(utf16.Decode(units[at:to]))))
		at = to
	}
	var open []telegramtest.Entity
	end := func(limit int) { // what ends up to there
		for len(open) > 0 && open[len(open)-1].Offset+open[len(open)-1].Length <= limit {
			last := open[len(open)-1]
			put(max(at, last.Offset+last.Length))
			out.WriteString("</" + tag(last) + ">")
			open = open[:len(open)-1]
		}
	}
	for _, e := range entities {
		end(e.Offset)
		put(e.Offset)
		out.WriteString("<" + tag(e) + ">")
		open = append(open, e)
	}
	end(len(units))
	put(len(units))
	block := strings.NewReplacer("</pre>\n", "</pre>", "</blockquote>\n", "</blockquote>")
	return block.Replace(out.String())
}

func tag(e telegramtest.Entity) string {
	if t, ok := tagOf[e.Type]; ok {
		return t
	}
	return "em"
}

func dataURL(kind string, data []byte) string {
	return "data:" + kind + ";base64," + base64.StdEncoding.EncodeToString(data)
}

func size(n int) string {
	if n < 1000 {
		return fmt.Sprintf("%d B", n)
	}
	return fmt.Sprintf("%.1f kB", float64(n)/1000)
}
