package telegram

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"
	"time"
	"unicode/utf16"

	"github.com/go-telegram/bot/models"

	"chit/agent/chat"
)

// said returns what the sender of a message says to the bot, what they pass on
// with it, and whether they call the bot.
func (i *intake) said(in *message) (text string, quotes []chat.Quote, called bool) {
	text, entities := in.words()
	whole := chat.Quote{Text: text}
	switch {
	case given(in.Origin):
		whole.Kind, whole.At = chat.Forwarded, originDate(in.Origin)
	case given(in.Via):
		whole.Kind = chat.Shared
	default:
		text, quotes, called = i.spoken(text, entities)
		return text, append(i.answeredPart(in), quotes...), called
	}
	return "", withWords(whole), false
}

// given reports whether a field that we do not decode is present.
func given(raw json.RawMessage) bool { return len(raw) > 0 && string(raw) != "null" }

// originDate returns when a forwarded message was originally written, if its
// origin says so.
func originDate(origin json.RawMessage) time.Time {
	var o struct {
		Date int64 `json:"date"`
	}
	if json.Unmarshal(origin, &o) != nil || o.Date <= 0 {
		return time.Time{}
	}
	return time.Unix(o.Date, 0)
}

// words returns the text of a message, and what is marked in it.
func (m *message) words() (string, []models.MessageEntity) {
	switch {
	case m.Text != "":
		return m.Text, m.Entities
	case m.Caption != "":
		return m.Caption, m.Marked
	}
	return readRich(m.Rich)
}

// answeredPart returns the part of the answered message that the sender
// selected, unless that message is one of our cards.
func (i *intake) answeredPart(in *message) []chat.Quote {
	if in.ReplyTo == nil {
		return withWords(chat.Quote{Kind: chat.Quoted, Text: in.Quote.Text})
	}
	if in.ReplyTo.by(i.id) {
		return nil
	}
	return withWords(in.ReplyTo.quote(in.Quote.Text))
}

// pointedAt returns the message in a group that the sender answers to show it to us, as
// in "@bot log this". Nobody wrote that one to us: neither we, nor somebody who called
// us.
func (i *intake) pointedAt(ctx context.Context, in *message) ([]chat.Quote, error) {
	m := in.answered()
	if m == nil || in.Chat.Type == models.ChatTypePrivate || m.by(i.id) || in.Quote.Text != "" {
		return nil, nil
	}
	called, err := i.groups.hasCalled(ctx, &message{ID: m.ID, Chat: in.Chat}, false)
	if err != nil || called {
		return nil, err
	}
	text := cmp.Or(m.Text, m.Caption)
	if text == "" {
		text, _ = readRich(m.Rich)
	}
	return withWords(m.quote(text)), nil
}

// by reports whether the bot with this id wrote the message.
func (m *quoted) by(bot int64) bool { return m.From != nil && m.From.ID == bot }

// quote returns words of the message. Its author is a person, if that is known.
func (m *quoted) quote(text string) chat.Quote {
	q := chat.Quote{Kind: chat.Quoted, Text: text}
	if m.Date > 0 {
		q.At = time.Unix(m.Date, 0)
	}
	if m.From != nil && m.From.ID != 0 && !m.From.IsBot && !given(m.OnBehalf) {
		q.Author = sender(*m.From).Person
	}
	return q
}

// withWords returns the quotes that have text.
func withWords(all ...chat.Quote) []chat.Quote {
	var kept []chat.Quote
	for _, q := range all {
		q.Text = strings.TrimSpace(withoutNUL(q.Text))
		if q.Text != "" {
			kept = append(kept, q)
		}
	}
	return kept
}

// spoken returns a text without the bot's name and without quotations, the
// quotations, and whether the text calls the bot: by a mention, or by one of its
// commands. Positions in a Telegram text count UTF-16 units.
func (i *intake) spoken(text string, entities []models.MessageEntity) (said string, quotes []chat.Quote, called bool) {
	if len(entities) == 0 {
		return text, nil, false
	}
	units := utf16.Encode([]rune(text))
	var b strings.Builder
	done := 0
	for _, e := range outerFirst(entities) {
		end := e.Offset + e.Length
		if e.Offset < done || e.Length <= 0 || end > len(units) || end < 0 {
			continue
		}
		part := string(utf16.Decode(units[e.Offset:end]))
		quoted := isQuotation(e.Type)
		kept, ours := i.address(e, part)
		if !ours && !quoted {
			continue
		}
		called = called || ours
		if quoted {
			quotes = append(quotes, withWords(chat.Quote{Kind: chat.Quoted, Text: part})...)
		}
		b.WriteString(string(utf16.Decode(units[done:e.Offset])))
		b.WriteString(kept)
		done = end
	}
	if done == 0 {
		return text, nil, false
	}
	b.WriteString(string(utf16.Decode(units[done:])))
	said = strings.TrimSpace(b.String())
	if called {
		said = strings.TrimLeft(said, " ,:，：")
	}
	return said, quotes, called
}

// outerFirst returns entities in order, outer ones before those they contain, so
// that a mention in a quotation does not count.
func outerFirst(entities []models.MessageEntity) []models.MessageEntity {
	return slices.SortedStableFunc(slices.Values(entities), func(a, b models.MessageEntity) int {
		return cmp.Or(cmp.Compare(a.Offset, b.Offset), cmp.Compare(b.Length, a.Length), quotationFirst(a, b))
	})
}

func quotationFirst(a, b models.MessageEntity) int {
	switch qa, qb := isQuotation(a.Type), isQuotation(b.Type); {
	case qa && !qb:
		return -1
	case qb && !qa:
		return 1
	}
	return 0
}

// isQuotation reports whether an entity is a quotation, or a block that people
// paste into: text that was hardly typed for the bot.
func isQuotation(t models.MessageEntityType) bool {
	return t == models.MessageEntityTypeBlockquote || t == models.MessageEntityTypeExpandableBlockquote || t == models.MessageEntityTypePre
}

// address returns what remains of a marked part that calls the bot. A bare
// command is the bot's if it is in its menu; in a group it may be another
// bot's.
func (i *intake) address(e models.MessageEntity, part string) (kept string, ours bool) {
	username := i.name()
	switch e.Type {
	case models.MessageEntityTypeMention:
		return "", username != "" && strings.EqualFold(part, "@"+username)
	case models.MessageEntityTypeTextMention:
		return "", e.User != nil && e.User.ID == i.id
	case models.MessageEntityTypeBotCommand:
		command, name, named := strings.Cut(part, "@")
		if named {
			return command, strings.EqualFold(name, username)
		}
		return command, e.Offset == 0 && inMenu(command)
	}
	return "", false
}
