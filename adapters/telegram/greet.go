package telegram

import (
	"context"
	"fmt"

	"github.com/go-telegram/bot"

	"chit/agent/chat/text"
)

// greet says in a group who the bot is and how to speak to it, once: whoever adds it
// again knows. A sentence that Telegram does not take is not said.
func (i *intake) greet(ctx context.Context, chatID int64, language string) error {
	name := i.name()
	if name == "" {
		return nil
	}
	note := fmt.Sprintf("%s/%d/greeted/%d", Name, i.id, chatID)
	if greeted, err := i.groups.notes.Note(ctx, note); err != nil || greeted != "" {
		return err
	}
	if err := i.groups.notes.SetNote(ctx, note, "yes"); err != nil {
		return err
	}
	i.later.Go(func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), requestTime)
		defer cancel()
		hello := text.In(language).Say(text.GroupHello, text.Args{"Bot": "@" + name})
		if _, err := i.bot.SendMessage(ctx, &bot.SendMessageParams{ChatID: chatID, Text: hello}); err != nil {
			i.log.DebugContext(ctx, "Telegram did not take the greeting of a group", "error", i.api.ours(err))
		}
	})
	return nil
}
