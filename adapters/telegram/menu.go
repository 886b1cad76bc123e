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

// A menu shows people what the bot is and which commands it has.
type menu struct {
	*account
	notes chat.Notes // say what Telegram has
}

// publish sends the menu and the descriptions to Telegram, unless it has them
// already. The bot works without them too.
func (mn *menu) publish(ctx context.Context) {
	all := profiles()
	encoded, err := json.Marshal(all)
	if err != nil {
		return // unreachable unless bug
	}
	sum := sha256.Sum256(encoded)
	note, mark := fmt.Sprintf("%s/%d/menu", Name, mn.id), hex.EncodeToString(sum[:8])
	if published, err := mn.notes.Note(ctx, note); err == nil && published == mark {
		return
	}
	for _, p := range all {
		if err := mn.publishIn(ctx, p); err != nil {
			if ctx.Err() == nil {
				mn.log.WarnContext(ctx, "Telegram did not accept the menu; it will be sent again at the next start", "error", err)
			}
			return
		}
	}
	if err := mn.notes.SetNote(ctx, note, mark); err != nil && ctx.Err() == nil {
		mn.log.WarnContext(ctx, "could not record that Telegram has the menu", "error", err)
	}
}

func (mn *menu) publishIn(ctx context.Context, p profile) error {
	ctx, cancel := context.WithTimeout(ctx, requestTime)
	defer cancel()
	if _, err := mn.bot.SetMyCommands(ctx, &bot.SetMyCommandsParams{Commands: p.Commands, LanguageCode: p.Language}); err != nil {
		return mn.api.ours(err)
	}
	if _, err := mn.bot.SetMyDescription(ctx, &bot.SetMyDescriptionParams{Description: p.Welcome, LanguageCode: p.Language}); err != nil {
		return mn.api.ours(err)
	}
	_, err := mn.bot.SetMyShortDescription(ctx, &bot.SetMyShortDescriptionParams{ShortDescription: p.About, LanguageCode: p.Language})
	return mn.api.ours(err)
}
