package telegram

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/go-telegram/bot"

	"chit/agent/chat"
)

// maxPictures is how many cards of a chat are remembered with their pictures.
const maxPictures = 8

// pictureNote names the note with the last pictures of a chat, as "card:picture".
func (w *writer) pictureNote(chatID int64) string {
	return fmt.Sprintf("%s/%d/pictures/%d", Name, w.id, chatID)
}

// notePicture remembers the message with the picture that illustrates a card.
func (w *writer) notePicture(ctx context.Context, chatID int64, card chat.MessageID, picture int) {
	note := w.pictureNote(chatID)
	value, err := w.groups.notes.Note(ctx, note)
	if err == nil {
		all := append(strings.Fields(value), fmt.Sprintf("%s:%d", card, picture))
		err = w.groups.notes.SetNote(ctx, note, strings.Join(all[max(0, len(all)-maxPictures):], " "))
	}
	if err != nil {
		w.log.DebugContext(ctx, "the picture of a Telegram card is not remembered", "error", err)
	}
}

// dropPicture deletes the picture that illustrates a card, which now shows something else,
// in the background. One that Telegram does not delete any more stays.
func (w *writer) dropPicture(ctx context.Context, chatID int64, card int) {
	note := w.pictureNote(chatID)
	value, err := w.groups.notes.Note(ctx, note)
	if err != nil || value == "" {
		return
	}
	all := strings.Fields(value)
	i := slices.IndexFunc(all, func(pair string) bool { return strings.HasPrefix(pair, fmt.Sprintf("%d:", card)) })
	if i < 0 {
		return
	}
	var picture int
	_, err = fmt.Sscanf(all[i], fmt.Sprintf("%d:%%d", card), &picture)
	if err != nil || w.groups.notes.SetNote(ctx, note, strings.Join(slices.Delete(all, i, i+1), " ")) != nil {
		return
	}
	w.later.Go(func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), requestTime)
		defer cancel()
		if _, err := w.bot.DeleteMessage(ctx, &bot.DeleteMessageParams{ChatID: chatID, MessageID: picture}); err != nil {
			w.log.DebugContext(ctx, "a Telegram picture could not be deleted", "error", w.api.ours(err))
		}
	})
}
