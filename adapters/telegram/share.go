package telegram

import (
	"net/url"
	"strings"
)

// share adds a button to an invitation, with which it is sent to somebody: a link of three
// lines is hard to copy on a phone. Its label needs no words.
func (w *writer) share(p *post) {
	name := w.name()
	if name == "" || len(p.rows) > 0 {
		return
	}
	for line := range strings.Lines(p.text) {
		if link := strings.TrimSpace(line); strings.HasPrefix(link, invitationTo(name)) && !strings.ContainsAny(link, " \t") {
			p.rows = [][]button{{{Text: "📤 @" + name, URL: "https://t.me/share/url?" + url.Values{"url": {link}}.Encode()}}}
			return
		}
	}
}

// invitationTo returns what an invitation to the bot with this name begins with.
func invitationTo(name string) string { return "https://t.me/" + name + "?start=" }
