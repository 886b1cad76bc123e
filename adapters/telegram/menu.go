package telegram

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/go-telegram/bot"
	"github.com/go-telegram/bot/models"

	"chit/agent/chat"
	"chit/agent/chat/text"
)

// inMenu reports whether a command, with its slash, is in the menu.
func inMenu(command string) bool {
	return slices.Contains(chat.Commands, strings.ToLower(strings.TrimPrefix(command, "/")))
}

// A profile is how Telegram presents the bot in one language.
type profile struct {
	Language string // "" for people without a profile in their language
	Commands []models.BotCommand
	Welcome  string // shown in an empty chat
	About    string // shown on the bot's page
}

// profiles returns the bot's profile in each language. The English one is the
// default.
func profiles() []profile {
	var all []profile
	for _, t := range text.All() {
		p := profile{Language: t.Language(), Welcome: t.Say(text.BotWelcome), About: t.Say(text.BotAbout)}
		if p.Language == "en" {
			p.Language = ""
		}
		for _, c := range chat.Commands {
			p.Commands = append(p.Commands, models.BotCommand{Command: c, Description: t.SayOf(text.FamilyCommand, c)})
		}
		all = append(all, p)
	}
	return all
}

// publishMenu sends the menu and the descriptions to Telegram, unless it has them
// already. The bot works without them too.
func (m *Messenger) publishMenu(ctx context.Context) {
	all := profiles()
	encoded, err := json.Marshal(all)
	if err != nil {
		return // unreachable unless bug
	}
	sum := sha256.Sum256(encoded)
	note, mark := fmt.Sprintf("%s/%d/menu", Name, m.id), hex.EncodeToString(sum[:8])
	if published, err := m.Notes.Note(ctx, note); err == nil && published == mark {
		return
	}
	for _, p := range all {
		if err := m.publish(ctx, p); err != nil {
			if ctx.Err() == nil {
				m.Log.WarnContext(ctx, "Telegram did not accept the menu; it will be sent again at the next start", "error", err)
			}
			return
		}
	}
	if err := m.Notes.SetNote(ctx, note, mark); err != nil && ctx.Err() == nil {
		m.Log.WarnContext(ctx, "could not record that Telegram has the menu", "error", err)
	}
}

func (m *Messenger) publish(ctx context.Context, p profile) error {
	ctx, cancel := context.WithTimeout(ctx, requestTime)
	defer cancel()
	if _, err := m.bot.SetMyCommands(ctx, &bot.SetMyCommandsParams{Commands: p.Commands, LanguageCode: p.Language}); err != nil {
		return m.api.ours(err)
	}
	if _, err := m.bot.SetMyDescription(ctx, &bot.SetMyDescriptionParams{Description: p.Welcome, LanguageCode: p.Language}); err != nil {
		return m.api.ours(err)
	}
	_, err := m.bot.SetMyShortDescription(ctx, &bot.SetMyShortDescriptionParams{ShortDescription: p.About, LanguageCode: p.Language})
	return m.api.ours(err)
}
