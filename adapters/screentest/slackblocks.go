package main

import (
	"fmt"
	"html"
	"strings"
)

// A block is an object of Block Kit, as the bot sent it.
type block = map[string]any

// drawBlocks returns blocks as HTML. What it does not know it shows as a fault, so that
// nobody takes it for drawn.
func drawBlocks(all []block) string {
	var out strings.Builder
	for _, b := range all {
		kind := str(b["type"])
		fmt.Fprintf(&out, `<div class="%s">`, kind)
		switch kind {
		case "section":
			fmt.Fprintf(&out, `<div class="main">%s`, plain(b["text"]))
			if fields := list(b["fields"]); len(fields) > 0 {
				out.WriteString(`<div class="fields">`)
				for _, f := range fields {
					fmt.Fprintf(&out, `<div>%s</div>`, plain(f))
				}
				out.WriteString(`</div>`)
			}
			out.WriteString(`</div>`)
			if a, ok := b["accessory"].(block); ok {
				fmt.Fprintf(&out, `<div class="accessory">%s</div>`, element(a))
			}
		case "header":
			out.WriteString(plain(b["text"]))
		case "context", "actions", "context_actions":
			for _, e := range list(b["elements"]) {
				out.WriteString(element(object(e)))
			}
		case "divider":
		case "image":
			fmt.Fprintf(&out, `<img class="image" alt="%s" src="%s">`, html.EscapeString(str(b["alt_text"])), html.EscapeString(str(b["image_url"])))
		case "table", "data_table":
			out.WriteString(table(b))
		case "rich_text":
			for _, e := range list(b["elements"]) {
				out.WriteString(richText(object(e)))
			}
		case "markdown":
			out.WriteString(html.EscapeString(str(b["text"])))
		case "input":
			out.WriteString(input(b))
		default:
			fmt.Fprintf(&out, `<b class="unknown">%s?</b>`, html.EscapeString(kind))
		}
		out.WriteString("</div>\n")
	}
	return out.String()
}

func input(b block) string {
	label := plain(b["label"])
	if optional, _ := b["optional"].(bool); optional {
		label += ` <span class="optional">(optional)</span>`
	}
	s := `<label>` + label + `</label>` + element(object(b["element"]))
	if hint := plain(b["hint"]); hint != "" {
		s += `<div class="hint">` + hint + `</div>`
	}
	if said := str(b["error"]); said != "" {
		s += `<div class="error">` + html.EscapeString(said) + `</div>`
	}
	return s
}

// element returns an interactive element, a text or a small picture.
func element(e block) string {
	label := plain(e["text"])
	filled := func(values ...any) string {
		for _, v := range values {
			if s := str(v); s != "" {
				return html.EscapeString(s)
			}
			if s := plain(object(v)["text"]); s != "" {
				return s
			}
		}
		return `<span class="placeholder">` + plain(e["placeholder"]) + `</span>`
	}
	switch str(e["type"]) {
	case "button":
		return `<span class="button ` + html.EscapeString(str(e["style"])) + `">` + label + `</span>`
	case "mrkdwn", "plain_text":
		return `<span class="note">` + plain(e) + `</span>`
	case "overflow":
		return `<span class="button overflow">⋯</span>` + options(e)
	case "static_select", "external_select", "users_select", "conversations_select", "channels_select", "multi_static_select":
		return `<span class="select">` + filled(e["initial_option"]) + ` <i>⌄</i></span>`
	case "datepicker":
		return `<span class="select">📅 ` + filled(e["initial_date"]) + ` <i>⌄</i></span>`
	case "timepicker":
		return `<span class="select">🕑 ` + filled(e["initial_time"]) + ` <i>⌄</i></span>`
	case "plain_text_input", "number_input", "email_text_input", "url_text_input":
		class := "typed"
		if multi, _ := e["multiline"].(bool); multi {
			class += " multi"
		}
		return `<span class="` + class + `">` + filled(e["initial_value"]) + `</span>`
	case "radio_buttons", "checkboxes":
		s := ""
		for _, o := range list(e["options"]) {
			mark := "○"
			if str(object(o)["value"]) == str(object(e["initial_option"])["value"]) {
				mark = "◉"
			}
			s += `<div class="radio">` + mark + " " + plain(object(o)["text"]) + `</div>`
		}
		return s
	case "image":
		return `<span class="thumb"></span>`
	}
	return `<b class="unknown">` + html.EscapeString(str(e["type"])) + `?</b>`
}

// options lists what a menu would show.
func options(e block) string {
	s := `<span class="menu">`
	for _, o := range list(e["options"]) {
		s += `<span>` + plain(object(o)["text"]) + `</span>`
	}
	return s + `</span>`
}

// table returns a table, with the alignment of its columns.
func table(b block) string {
	settings := list(b["column_settings"])
	s := "<table>"
	if title := str(b["caption"]); title != "" {
		s += "<caption>" + html.EscapeString(title) + "</caption>"
	}
	for i, row := range list(b["rows"]) {
		cells, _ := row.([]any)
		if cells == nil {
			cells = list(object(row)["cells"])
		}
		s += "<tr>"
		for j, c := range cells {
			align := ""
			if j < len(settings) {
				align = str(object(settings[j])["align"])
			}
			cell := object(c)
			content := plain(cell)
			if str(cell["type"]) == "rich_text" {
				content = ""
				for _, e := range list(cell["elements"]) {
					content += richText(object(e))
				}
			}
			if n, ok := cell["value"]; ok && content == "" {
				content = html.EscapeString(fmt.Sprint(n))
				align = "right"
			}
			tag := "td"
			if i == 0 {
				tag = "th"
			}
			s += fmt.Sprintf(`<%s style="text-align:%s">%s</%s>`, tag, align, content, tag)
		}
		s += "</tr>"
	}
	return s + "</table>"
}

// richText returns an element of rich text.
func richText(e block) string {
	if said := str(e["text"]); said != "" || str(e["type"]) == "text" {
		s := html.EscapeString(said)
		for _, style := range []struct{ name, tag string }{{"bold", "b"}, {"italic", "i"}, {"strike", "s"}, {"code", "code"}} {
			if on, _ := object(e["style"])[style.name].(bool); on {
				s = "<" + style.tag + ">" + s + "</" + style.tag + ">"
			}
		}
		return s
	}
	s := ""
	for _, inner := range list(e["elements"]) {
		s += richText(object(inner))
	}
	switch str(e["type"]) {
	case "rich_text_preformatted":
		return "<pre>" + s + "</pre>"
	case "rich_text_quote":
		return "<blockquote>" + s + "</blockquote>"
	case "rich_text_list":
		return "<ul>" + s + "</ul>"
	case "emoji":
		return emoji(":" + str(e["name"]) + ":")
	case "link":
		return "<a>" + html.EscapeString(str(e["url"])) + "</a>"
	case "user":
		return "<a class=at>@…</a>"
	}
	return s
}

// plain returns a text object as HTML.
func plain(v any) string {
	o := object(v)
	if str(o["type"]) == "mrkdwn" {
		return mrkdwn(str(o["text"]))
	}
	return emoji(html.EscapeString(str(o["text"])))
}

func object(v any) block {
	o, _ := v.(block)
	return o
}

func list(v any) []any {
	l, _ := v.([]any)
	return l
}
