package telegram

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"strings"

	"github.com/go-telegram/bot"
	"github.com/go-telegram/bot/models"

	"chit/adapters/kit"
	"chit/agent/chat"
	"chit/agent/chat/text"
)

// inMenu reports whether a command, with its slash, is in the menu.
func inMenu(command string) bool {
	return slices.Contains(chat.Commands, strings.ToLower(strings.TrimPrefix(command, "/")))
}

// inGroups are the commands that are of use in a group, and forOwners those of the owner
// of the bot. The administrators of a group decide who may change its ledger.
var (
	inGroups  = []string{"month", "today", "undo", "find", "settings", "help"}
	forAdmins = append(slices.Clone(inGroups), "roles")
	forOwners = []string{"invite", "roles"}
)

// A profile is how Telegram presents the bot in one language.
type profile struct {
	Language string // "" for people without a profile in their language
	Welcome  string // shown in an empty chat
	About    string // shown on the bot's page
	Menus    []commands
}

// commands are a menu, and who sees it.
type commands struct {
	Scope string // of Telegram's; those of a chat are of the owner's
	List  []models.BotCommand
}

// profiles returns the bot's profile in each language. The English one is the
// default.
func profiles() []profile {
	var all []profile
	for _, t := range texts() {
		p := profile{Language: languageCode(t), Welcome: t.Say(text.BotWelcome), About: t.Say(text.BotAbout)}
		most := slices.DeleteFunc(slices.Clone(chat.Commands), func(c string) bool { return slices.Contains(forOwners, c) })
		p.Menus = []commands{
			{"default", described(t, most)}, {"all_group_chats", described(t, inGroups)}, {"all_chat_administrators", described(t, forAdmins)},
		}
		all = append(all, p)
	}
	return all
}

// texts returns the catalogues whose language Telegram can tell apart. It knows two-letter
// codes alone, so one catalogue is for all scripts of Chinese.
func texts() []*text.Catalogue {
	return slices.DeleteFunc(text.All(), func(t *text.Catalogue) bool { return len(t.Language()) != 2 })
}

// languageCode returns what Telegram calls the language of a catalogue: nothing for
// English, which is for people without a profile in their language.
func languageCode(t *text.Catalogue) string {
	if t.Language() == text.Languages[0] {
		return ""
	}
	return t.Language()
}

func described(t *text.Catalogue, names []string) []models.BotCommand {
	var all []models.BotCommand
	for _, c := range names {
		all = append(all, models.BotCommand{Command: c, Description: t.SayOf(text.FamilyCommand, c)})
	}
	return all
}

// A menu shows people what the bot is and which commands it has.
type menu struct {
	*account
	notes chat.Notes // say what Telegram has
}

// publish sends the menus and the descriptions to Telegram, unless it has them
// already. The bot works without them too.
func (mn *menu) publish(ctx context.Context) {
	for _, p := range profiles() {
		err := mn.once(ctx, "menu/"+cmp.Or(p.Language, "default"), p, func(ctx context.Context) error { return mn.publishIn(ctx, p) })
		if ctx.Err() != nil || err != nil && refused(err) == nil {
			return // Telegram cannot be reached, so the other languages would fail alike
		}
	}
}

// publishFor sends the menu of an owner of the bot, which has all commands.
func (mn *menu) publishFor(ctx context.Context, owner int64) {
	menus := map[string][]models.BotCommand{}
	for _, t := range texts() {
		menus[languageCode(t)] = described(t, chat.Commands)
	}
	_ = mn.once(ctx, fmt.Sprintf("menu/%d", owner), menus, func(ctx context.Context) error {
		for _, language := range slices.Sorted(maps.Keys(menus)) {
			if err := mn.setCommands(ctx, language, &models.BotCommandScopeChat{ChatID: owner}, menus[language]); err != nil {
				return err
			}
		}
		return nil
	})
}

// once does what sends something to Telegram, unless the note with this name says that
// Telegram has it. It logs the error of sending that it returns.
func (mn *menu) once(ctx context.Context, name string, what any, send func(context.Context) error) error {
	encoded, err := json.Marshal(what)
	if err != nil {
		return err // unreachable unless bug
	}
	sum := sha256.Sum256(encoded)
	note, mark := fmt.Sprintf("%s/%d/%s", Name, mn.id, name), hex.EncodeToString(sum[:8])
	if published, err := mn.notes.Note(ctx, note); err == nil && published == mark {
		return nil
	}
	if err := send(ctx); err != nil {
		level := slog.LevelWarn
		if e := refused(err); e != nil && (e.code == http.StatusForbidden || e.says(gone...)) {
			level = slog.LevelInfo // an owner who blocked the bot
		}
		if ctx.Err() == nil {
			mn.log.Log(ctx, level, "Telegram did not accept the menu; it will be sent again at the next start", "error", err)
		}
		return err
	}
	if err := mn.notes.SetNote(ctx, note, mark); err != nil && ctx.Err() == nil {
		mn.log.WarnContext(ctx, "could not record that Telegram has the menu", "error", err)
	}
	return nil
}

func (mn *menu) publishIn(ctx context.Context, p profile) error {
	scopes := map[string]models.BotCommandScope{
		"all_group_chats": &models.BotCommandScopeAllGroupChats{}, "all_chat_administrators": &models.BotCommandScopeAllChatAdministrators{},
	}
	for _, m := range p.Menus {
		if err := mn.setCommands(ctx, p.Language, scopes[m.Scope], m.List); err != nil {
			return err
		}
	}
	err := mn.patiently(ctx, func(ctx context.Context) error {
		_, err := mn.bot.SetMyDescription(ctx, &bot.SetMyDescriptionParams{Description: p.Welcome, LanguageCode: p.Language})
		return err
	})
	if err != nil {
		return err
	}
	return mn.patiently(ctx, func(ctx context.Context) error {
		_, err := mn.bot.SetMyShortDescription(ctx, &bot.SetMyShortDescriptionParams{ShortDescription: p.About, LanguageCode: p.Language})
		return err
	})
}

// patiently makes a request, again when Telegram says that there were too many: there are
// some for each language.
func (mn *menu) patiently(ctx context.Context, request func(context.Context) error) error {
	const most = 5
	for n := 1; ; n++ {
		once, cancel := context.WithTimeout(ctx, requestTime)
		err := request(once)
		cancel()
		e := refused(err)
		if e == nil || e.code != http.StatusTooManyRequests || n == most || kit.Sleep(ctx, e.retryAfter) != nil {
			return mn.api.ours(err)
		}
	}
}

// setCommands sets the menu of a scope, nil for the default one.
func (mn *menu) setCommands(ctx context.Context, language string, scope models.BotCommandScope, list []models.BotCommand) error {
	return mn.patiently(ctx, func(ctx context.Context) error {
		_, err := mn.bot.SetMyCommands(ctx, &bot.SetMyCommandsParams{Commands: list, Scope: scope, LanguageCode: language})
		return err
	})
}
