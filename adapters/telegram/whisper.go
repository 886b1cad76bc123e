package telegram

import (
	"context"
	"strconv"
	"strings"

	"github.com/go-telegram/bot"
	"github.com/go-telegram/bot/models"

	"chit/agent/chat"
)

// concernsOne reports whether a reply is of no use to anybody but its reader: a refusal,
// or what only they may read. One with buttons is not: Telegram numbers what one person
// sees in another way, and a tap on it would not find its card.
func concernsOne(r chat.Reply) bool {
	return (r.Private || r.Notice || r.Alert) && len(r.Choices)+len(r.Files)+len(r.Expenses) == 0
}

// A whisper is a message in a group that one person sees.
type whisper struct {
	Chat    int64                      `json:"chat_id"`
	Topic   int64                      `json:"message_thread_id,omitempty"`
	Text    string                     `json:"text"`
	Marks   []models.MessageEntity     `json:"entities,omitempty"`
	Preview *models.LinkPreviewOptions `json:"link_preview_options"`
	To      struct {
		User int64 `json:"receiver_user_id"`
	} `json:"ephemeral_message_parameters"`
}

// whisper shows a reply in a group to the person whom it is for. It reports false if
// Telegram does not let the bot: it has to be an administrator there.
func (w *writer) whisper(ctx context.Context, to place, d chat.Delivery) (bool, error) {
	user, err := strconv.ParseInt(strings.TrimPrefix(d.To, Name+":"), 10, 64)
	all, _ := posts(d.Reply)
	if err != nil || len(all) != 1 || w.overheard.Load() {
		return false, nil
	}
	message := whisper{Chat: to.chat, Topic: to.topic, Text: all[0].text, Marks: all[0].marks, Preview: noPreview()}
	message.To.User = user
	var sent struct {
		ID        int   `json:"message_id"`
		Ephemeral int64 `json:"ephemeral_message_id"`
	}
	err = w.api.call(ctx, "sendMessage", message, &sent)
	switch e := refused(err); {
	case e != nil && e.code >= 400 && e.code < 500 && e.code != 429:
		return false, nil
	case err != nil || sent.Ephemeral != 0:
		return true, notSent(err, false)
	}
	// A Bot API server of somebody's own that does not know whispers says it aloud.
	w.overheard.Store(true)
	if !d.Reply.Private {
		return true, nil
	}
	_, err = w.bot.DeleteMessage(ctx, &bot.DeleteMessageParams{ChatID: to.chat, MessageID: sent.ID})
	return err != nil, nil
}
