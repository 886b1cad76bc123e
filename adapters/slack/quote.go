package slack

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"time"
	"unicode"

	"chit/agent/chat"
)

// Text in a message that is not its author's own: lines that begin with ">", blocks
// between ```, and shared messages. Slack sends the first two twice, as markup in
// the text and as elements of rich text.

// An attachment belongs to a message. We read only shared messages; a preview of a
// link is nobody's words.
type attachment struct {
	Text   string          `json:"text"`
	TS     json.RawMessage `json:"ts"` // a string, or a number
	Author string          `json:"author_id"`
	Share  bool            `json:"is_share"`
	Unfurl bool            `json:"is_msg_unfurl"`
}

// A passage is a quote in Slack's markup.
type passage struct {
	chat.Quote
	user string // who wrote it, "" if that is unknown
}

// A richElement is a part of rich text, which may contain parts of the same
// form.
type richElement struct {
	Type     string          `json:"type"`
	Text     json.RawMessage `json:"text"` // a string in what we read
	URL      string          `json:"url"`
	User     string          `json:"user_id"`
	Name     string          `json:"name"`
	Elements []richElement   `json:"elements"`
}

// apart separates the author's own words from those they passed on, both in
// Slack's markup.
func (t messagePayload) apart() (own string, quotes []passage) {
	own, quoted := quotations(t.Text)
	for _, e := range richQuotations(t.Blocks) {
		raw := strings.TrimSpace(e.raw())
		known := func(q string) bool { return strings.Contains(folded(q), folded(raw)) }
		if folded(raw) == "" || slices.ContainsFunc(quoted, known) {
			continue
		}
		own, quoted = withoutLines(own, raw), append(quoted, raw)
	}
	for _, q := range quoted {
		quotes = append(quotes, passage{Quote: chat.Quote{Kind: chat.Quoted, Text: q}})
	}
	return own, append(quotes, t.shared()...)
}

// shared returns the shared messages in a message.
func (t messagePayload) shared() (quotes []passage) {
	for _, a := range each[attachment](t.Attachments) {
		if (a.Share || a.Unfurl) && strings.TrimSpace(a.Text) != "" {
			quotes = append(quotes, passage{chat.Quote{Kind: chat.Shared, Text: a.Text, At: timeOf(strings.Trim(string(a.TS), `"`), time.Time{})}, a.Author})
		}
	}
	return quotes
}

// each decodes a list, skipping elements of another form, so that one unknown
// block does not hide the message around it.
func each[T any](list json.RawMessage) (all []T) {
	var raw []json.RawMessage
	if json.Unmarshal(list, &raw) != nil {
		return nil
	}
	for _, r := range raw {
		var v T
		if json.Unmarshal(r, &v) == nil {
			all = append(all, v)
		}
	}
	return all
}

// quotations removes the quotations from a text.
func quotations(text string) (own string, quoted []string) {
	const quote = "&gt;"
	parts := strings.Split(text, fence)
	if len(parts)%2 == 0 { // the last fence has no end and opens nothing
		n := len(parts) - 2
		parts = append(parts[:n], parts[n]+fence+parts[n+1])
	}
	var kept []string
	for i, part := range parts {
		if i%2 == 1 {
			quoted = append(quoted, strings.TrimSpace(part))
			continue
		}
		open, rest := false, false // in a quotation, and in one without an end
		for n, line := range strings.Split(part, "\n") {
			bare := strings.TrimLeft(line, " ")
			begins := (n > 0 || i == 0) && strings.HasPrefix(bare, quote)
			if !begins && !rest {
				kept, open = append(kept, line), false
				continue
			}
			rest = rest || strings.HasPrefix(bare, quote+quote+quote)
			for begins && strings.HasPrefix(bare, quote) {
				bare = strings.TrimLeft(strings.TrimPrefix(bare, quote), " ")
			}
			if !open {
				quoted, open = append(quoted, ""), true
			}
			quoted[len(quoted)-1] += bare + "\n"
		}
	}
	for i := range quoted {
		quoted[i] = strings.TrimSpace(quoted[i])
	}
	return strings.TrimSpace(strings.Join(kept, "\n")), slices.DeleteFunc(quoted, func(q string) bool { return q == "" })
}

// richQuotations returns the quotations and pasted blocks in rich text.
func richQuotations(blocks json.RawMessage) (found []richElement) {
	for _, b := range each[struct {
		Type     string          `json:"type"`
		Elements json.RawMessage `json:"elements"`
	}](blocks) {
		for _, e := range each[richElement](b.Elements) {
			if b.Type == "rich_text" && (e.Type == "rich_text_quote" || e.Type == "rich_text_preformatted") {
				found = append(found, e)
			}
		}
	}
	return found
}

// raw returns an element as it appears in the text of a message.
func (e richElement) raw() string {
	var words string
	if json.Unmarshal(e.Text, &words) != nil {
		words = ""
	}
	switch e.Type {
	case "text":
		return escapes.Replace(words)
	case "link":
		return "<" + escapes.Replace(e.URL) + "|" + escapes.Replace(words) + ">"
	case "user":
		return "<@" + e.User + ">"
	case "emoji":
		return ":" + e.Name + ":"
	}
	var b strings.Builder
	for _, inner := range e.Elements {
		b.WriteString(inner.raw())
	}
	return b.String()
}

// withoutLines removes the lines of raw from own.
func withoutLines(own, raw string) string {
	lines := strings.Split(own, "\n")
	for line := range strings.SplitSeq(raw, "\n") {
		same := func(l string) bool { return folded(line) != "" && folded(l) == folded(line) }
		if i := slices.IndexFunc(lines, same); i >= 0 {
			lines = slices.Delete(lines, i, i+1)
		}
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

// folded returns a text in the form that is the same however Slack writes it.
func folded(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, unescape(text, "", nil))
}

// said returns quotes as a person reads them, with the people who wrote them. What the bot
// or an app wrote has no author.
func (d *directory) said(ctx context.Context, self identity, quotes []passage, external bool) (all []chat.Quote) {
	for _, q := range quotes {
		if q.Text = unescape(q.Text, self.user, d.nameOf(ctx)); q.Text == "" {
			continue
		}
		if q.user != "" && q.user != self.user && !d.profile(ctx, q.user).app {
			q.Author = d.sender(ctx, self, q.user, "", external).Person
		}
		all = append(all, q.Quote)
	}
	return all
}
