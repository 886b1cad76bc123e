package main

import (
	_ "embed"
	"fmt"
	"html"
	"regexp"
	"strings"
	"time"

	"chit/adapters/slack/slacktest"
)

//go:embed style/slack.css
var slackStyle string

// A slackDrawing is a conversation as HTML.
type slackDrawing struct {
	strings.Builder
	server *slacktest.Server
	person string
	zone   *time.Location
}

func newSlackDrawing(t *slackTalk) *slackDrawing {
	d := &slackDrawing{server: t.server, person: t.phrases.Person}
	d.zone, _ = time.LoadLocation(t.phrases.Zone)
	return d
}

// message draws one message.
func (d *slackDrawing) message(m slacktest.Message) {
	if m.BotID == "" {
		m.Blocks = nil // it is what the text says
	}
	class := "message"
	if m.Thread != "" && m.Thread != m.TS {
		class += " reply"
	}
	d.frame(class, m.BotID != "", m.TS, m.EditedAt != "" && m.BotID == "", "", m.Text, m.Blocks, m.Files, m.Reactions)
}

// ephemeral draws a message that only one person sees.
func (d *slackDrawing) ephemeral(e slacktest.Ephemeral) {
	d.frame("message unseen", true, e.TS, false, "👁 Only visible to you", e.Text, e.Blocks, nil, nil)
}

func (d *slackDrawing) frame(class string, bot bool, ts string, edited bool, above, text string, blocks []map[string]any, files, reactions []string) {
	name, app := d.person, ""
	if bot {
		name, app = "Chit", " <span class=app>APP</span>"
	}
	var seconds int64
	_, _ = fmt.Sscan(strings.Split(ts, ".")[0], &seconds)
	fmt.Fprintf(d, `<div class="%s">`, class)
	if above != "" {
		fmt.Fprintf(d, `<div class="above">%s</div>`, above)
	}
	fmt.Fprintf(d, `<div class="avatar a%t">%s</div><div class="content"><div class="who"><b>%s</b>%s <time>%s</time></div>`,
		bot, html.EscapeString(string([]rune(name)[:1])), html.EscapeString(name), app, time.Unix(seconds, 0).In(d.zone).Format("15:04"))
	for _, b := range blocks {
		if f, ok := d.server.File(str(object(b["slack_file"])["id"])); ok {
			b["image_url"] = dataURL(f.MIME, f.Data)
		}
	}
	if len(blocks) > 0 {
		d.WriteString(drawBlocks(blocks))
	} else if text != "" {
		fmt.Fprintf(d, `<div class="section">%s</div>`, mrkdwn(text))
	}
	if edited {
		d.WriteString(`<span class="edited">(edited)</span>`)
	}
	for _, id := range files {
		if f, ok := d.server.File(id); ok {
			d.file(f)
		}
	}
	for _, r := range reactions {
		fmt.Fprintf(d, `<span class="reaction">%s 1</span>`, emoji(":"+r+":"))
	}
	d.WriteString(`</div></div>`)
}

func (d *slackDrawing) file(f slacktest.File) {
	if strings.HasPrefix(f.MIME, "image/") {
		fmt.Fprintf(d, `<div class="filename">%s</div><img class="image" src="%s">`, html.EscapeString(f.Title), dataURL(f.MIME, f.Data))
		return
	}
	fmt.Fprintf(d, `<div class="document"><span class="icon">📄</span><div><b>%s</b><br><small>%s</small></div></div>`, html.EscapeString(f.Name), size(len(f.Data)))
}

// drawView returns a home tab or a modal as HTML.
func drawView(v *slacktest.View) string {
	if v.Type == "home" {
		return `<div class="home">` + drawBlocks(v.Blocks) + `</div>`
	}
	foot := `<span class="button">` + html.EscapeString(v.Close) + `</span>`
	if v.Submit != "" {
		foot += `<span class="button primary">` + html.EscapeString(v.Submit) + `</span>`
	}
	for _, b := range v.Blocks {
		if said := v.Errors[str(b["block_id"])]; said != "" {
			b["error"] = said
		}
	}
	return `<div class="modal"><div class="title"><span class=logo>C</span>` + html.EscapeString(v.Title) + `<i>✕</i></div><div class="body">` +
		drawBlocks(v.Blocks) + `</div><div class="foot">` + foot + `</div></div>`
}

// Markup of texts: what is code is left alone, then come links, and pairs of marks around words.
var (
	preformatted = regexp.MustCompile("(?s)```\\n?(.*?)\\n?```")
	code1        = regexp.MustCompile("`([^`\\n]+)`")
	link         = regexp.MustCompile(`&lt;(https?:[^|&]*|mailto:[^|&]*)(?:\|([^&]*?))?&gt;`)
	mention      = regexp.MustCompile(`&lt;@(\w+)(?:\|([^&]*))?&gt;`)
	shortcode    = regexp.MustCompile(`:([a-z0-9_+-]+):`)
	pairs        = map[string]*regexp.Regexp{
		"b": regexp.MustCompile(`(^|[\s(>~_])\*([^*\n]+)\*($|[\s).,:;!?<~_])`),
		"i": regexp.MustCompile(`(^|[\s(>~*])_([^_\n]+)_($|[\s).,:;!?<~*])`),
		"s": regexp.MustCompile(`(^|[\s(>_*])~([^~\n]+)~($|[\s).,:;!?<_*])`),
	}
)

// mrkdwn returns a text with Slack's markup as HTML. Slack escapes & < > itself.
func mrkdwn(text string) string {
	text = html.EscapeString(strings.NewReplacer("&lt;", "\x01", "&gt;", "\x02", "&amp;", "\x03").Replace(text))
	text = strings.NewReplacer("\x01", "&lt;\u2060", "\x02", "\u2060&gt;", "\x03", "&amp;").Replace(text)
	var kept []string
	keep := func(s string) string {
		kept = append(kept, s)
		return fmt.Sprintf("\x04%d\x04", len(kept)-1)
	}
	text = preformatted.ReplaceAllStringFunc(text, func(m string) string {
		return keep("<pre>" + preformatted.FindStringSubmatch(m)[1] + "</pre>")
	})
	text = code1.ReplaceAllStringFunc(text, func(m string) string { return keep("<code>" + m[1:len(m)-1] + "</code>") })
	text = link.ReplaceAllStringFunc(text, func(m string) string {
		parts := link.FindStringSubmatch(m)
		if parts[2] == "" {
			parts[2] = parts[1]
		}
		return keep("<a>" + parts[2] + "</a>")
	})
	text = mention.ReplaceAllStringFunc(text, func(m string) string {
		parts := mention.FindStringSubmatch(m)
		if parts[1] == "U0CHIT" {
			parts[2] = "Chit"
		}
		return keep("<a class=at>@" + parts[2] + "</a>")
	})
	for _, t := range []string{"b", "i", "s"} {
		text = pairs[t].ReplaceAllString(text, "$1<"+t+">$2</"+t+">$3")
	}
	text = emoji(text)
	for i := range kept {
		text = strings.Replace(text, fmt.Sprintf("\x04%d\x04", i), kept[i], 1)
	}
	return text
}

// emojis are those that the bot uses by name.
var emojis = map[string]string{
	"white_check_mark": "✅", "pencil2": "✏️", "wastebasket": "🗑️", "eyes": "👀", "thumbsup": "👍", "+1": "👍", "ok_hand": "👌",
	"leftwards_arrow_with_hook": "↩️", "heavy_check_mark": "✔️", "x": "❌", "hourglass": "⌛", "memo": "📝",
}

func emoji(text string) string {
	return shortcode.ReplaceAllStringFunc(text, func(m string) string {
		if e, ok := emojis[strings.Trim(m, ":")]; ok {
			return e
		}
		return m
	})
}

func str(v any) string {
	s, _ := v.(string)
	return s
}
