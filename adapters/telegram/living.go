package telegram

import (
	"context"
	"strconv"
	"strings"
	"sync"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// living are the cards that change with their entries.
type living struct {
	board *kit.Board
	mute  sync.Once // the first reaction that Telegram refuses
}

// acknowledgement is the reaction to a message that changed a card. It must be one of
// those that Telegram lets bots use.
const acknowledgement = "👍"

// showInPlace shows a reply in place of a card, and sets the card in d: the one whose
// button was pressed, or the living card of the entry that the message has changed,
// which then gets a reaction. It reports false if the reply must be sent.
func (w *writer) showInPlace(ctx context.Context, to place, d *chat.Delivery) (bool, error) {
	said := answered(*d)
	amended, amends := w.board.Living(ctx, *d)
	switch {
	case amends && said != 0: // otherwise nobody would notice
		d.Card = amended
	case !d.Reply.InPlace || d.Card == "":
		return false, nil
	}
	card, err := strconv.Atoi(string(d.Card))
	if err != nil {
		return false, nil
	}
	done, err := w.board.Replace(ctx, *d, func(ctx context.Context, r chat.Reply) (bool, error) {
		return w.replace(ctx, to.chat, card, r)
	})
	if done && !amends {
		w.dropPicture(ctx, to.chat, card)
	}
	switch {
	case amends && done && !strings.HasPrefix(string(d.Answers), tapPrefix):
		w.react(to.chat, said)
	case amends && !done:
		d.Card = ""
	}
	return done, err
}

// react shows somebody that their message has changed a card above it, in the
// background. Groups can forbid reactions.
func (w *writer) react(chatID int64, message int) {
	type emoji struct {
		Type  string `json:"type"`
		Emoji string `json:"emoji"`
	}
	params := struct {
		Chat     int64   `json:"chat_id"`
		Message  int     `json:"message_id"`
		Reaction []emoji `json:"reaction"`
	}{chatID, message, []emoji{{"emoji", acknowledgement}}}
	w.later.Go(func() {
		ctx, cancel := context.WithTimeout(context.Background(), requestTime)
		defer cancel()
		var done bool
		if err := w.api.call(ctx, "setMessageReaction", params, &done); err != nil {
			w.mute.Do(func() {
				w.log.InfoContext(ctx, "Telegram shows no reaction to a message; others are not reported", "error", err)
			})
		}
	})
}

// outdate updates older cards of an entry, in the background. A card that cannot be
// changed stays.
func (w *writer) outdate(ctx context.Context, d chat.Delivery, id chat.MessageID) {
	for _, old := range w.board.Shown(ctx, d, id) {
		chatID, _, err := w.chatOf(old.Conversation)
		if err != nil {
			continue
		}
		card, err := strconv.Atoi(string(old.ID))
		if err != nil {
			continue
		}
		w.later.Go(func() {
			ctx, cancel := context.WithTimeout(context.Background(), requestTime)
			defer cancel()
			done, err := w.board.Outdate(ctx, old, func(ctx context.Context, r chat.Reply) (bool, error) {
				return w.replace(ctx, chatID, card, r)
			})
			if !done {
				w.log.DebugContext(ctx, "an outdated Telegram card could not be changed", "error", err)
			}
		})
	}
}
