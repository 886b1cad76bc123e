package telegram

import (
	"strings"
	"unicode/utf16"

	"github.com/go-telegram/bot/models"
)

// spoken returns what a text says without our own name, and whether it calls
// us: by a mention, or by a command that is ours. Positions in a Telegram text
// count UTF-16 units.
func (m *Messenger) spoken(text string, entities []models.MessageEntity) (said string, called bool) {
	if len(entities) == 0 {
		return text, false
	}
	units := utf16.Encode([]rune(text))
	var b strings.Builder
	done := 0
	for _, e := range entities {
		end := e.Offset + e.Length
		if e.Offset < done || e.Length <= 0 || end > len(units) || end < 0 {
			continue
		}
		part := string(utf16.Decode(units[e.Offset:end]))
		kept, ours := m.address(e, part)
		if !ours {
			continue
		}
		called = true
		b.WriteString(string(utf16.Decode(units[done:e.Offset])))
		b.WriteString(kept)
		done = end
	}
	if !called {
		return text, false
	}
	b.WriteString(string(utf16.Decode(units[done:])))
	return strings.TrimLeft(strings.TrimSpace(b.String()), " ,:，："), true
}

// address returns what is kept of a marked part of a text that calls us. A bare
// command is ours if it is in our menu: in a group it may be another bot's.
func (m *Messenger) address(e models.MessageEntity, part string) (kept string, ours bool) {
	username, _ := m.username.Load().(string)
	switch e.Type {
	case models.MessageEntityTypeMention:
		return "", username != "" && strings.EqualFold(part, "@"+username)
	case models.MessageEntityTypeTextMention:
		return "", e.User != nil && e.User.ID == m.id
	case models.MessageEntityTypeBotCommand:
		command, name, named := strings.Cut(part, "@")
		if named {
			return command, strings.EqualFold(name, username)
		}
		return command, e.Offset == 0 && inMenu(command)
	}
	return "", false
}
