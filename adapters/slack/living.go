package slack

import (
	"context"
	"slices"
	"strings"
	"sync"

	"github.com/slack-go/slack"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// living are the cards that change with their entries.
type living struct {
	board *kit.Board
	mute  sync.Once // the first reaction that Slack refuses
}

// acknowledgement is the name of the reaction to a message that changed a card.
const acknowledgement = "white_check_mark"

// showInPlace shows a reply in place of a card, and sets the card in d: the one whose
// button was pressed, or the living card of the entry that the message has changed,
// which then gets a reaction. It reports false if the reply must be posted. A card
// that one person sees, or a reply for one person, is not for this.
func (w *writer) showInPlace(ctx context.Context, t target, d *chat.Delivery) (bool, error) {
	if t.user != "" {
		return false, nil
	}
	if card, ok := w.amended(ctx, t, *d); ok {
		amending := *d
		amending.Card = card
		done, err := w.replaceCard(ctx, t, amending)
		if done {
			d.Card = card
			w.react(t, d.Answers)
		}
		return done, err
	}
	if !d.Reply.InPlace || isUnseen(d.Card) || !isTS(tsOf(d.Card)) {
		return false, nil
	}
	return w.replaceCard(ctx, t, *d)
}

// amended returns the card that a reply amends, and whether there is one. A reply
// below a message that was deleted is not noticed there, and one of several messages
// cannot be one card.
func (w *writer) amended(ctx context.Context, t target, d chat.Delivery) (chat.MessageID, bool) {
	if saidAt(d.Answers) == "" && d.Card == "" || w.vanished.outlive(t, d) || len(pages(d.Reply, "")) != 1 {
		return "", false
	}
	return w.board.Living(ctx, d)
}

// replaceCard shows a reply in place of d.Card. It reports false if Slack does not
// let the bot change that message.
func (w *writer) replaceCard(ctx context.Context, t target, d chat.Delivery) (bool, error) {
	done, err := w.board.Replace(ctx, d, func(ctx context.Context, r chat.Reply) (bool, error) {
		return w.edit(ctx, t, d.Card, pages(r, noteOf(t, d)))
	})
	return done, err
}

// edit is [writer.replace] that reports false for a message that cannot be changed.
func (w *writer) edit(ctx context.Context, t target, card chat.MessageID, all []page) (bool, error) {
	err := w.replace(ctx, t, card, all)
	if slices.Contains(notEditable, slackCode(err)) {
		return false, nil
	}
	return err == nil, err
}

// saidAt returns the ts of what a person wrote or edited, "" if the id is of something
// else, such as a tap, or of a deletion.
func saidAt(id chat.MessageID) string {
	said, change, _ := strings.Cut(string(id), "#")
	thread, own, ok := strings.Cut(said, "/")
	if "#"+change == deletion || !isTS(thread) || ok && !isTS(own) {
		return ""
	}
	return tsOf(chat.MessageID(said))
}

// react shows somebody that their message has changed a card above it, in the
// background. An app that was installed before Chit reacted to messages lacks the scope.
func (w *writer) react(t target, answers chat.MessageID) {
	ts := saidAt(answers)
	if ts == "" {
		return
	}
	w.later.Go(func() {
		ctx, cancel := context.WithTimeout(context.Background(), callTime)
		defer cancel()
		err := w.api.AddReactionContext(ctx, acknowledgement, slack.NewRefToMessage(t.channel, ts))
		if err == nil || slackCode(err) == "already_reacted" {
			return
		}
		w.mute.Do(func() {
			w.log.WarnContext(ctx, "Slack shows no reaction to a message; the app may lack the scope reactions:write; others are not reported", "error", plain(err))
		})
		w.noticeRevoked(err)
	})
}

// outdate updates older cards of an entry. What one person sees is not shown to
// others.
func (w *writer) outdate(ctx context.Context, p place, t target, d chat.Delivery, id chat.MessageID) {
	d.Reply.Private = d.Reply.Private || t.user != "" || t.channel != p.channel
	for _, old := range w.board.Shown(ctx, d, id) {
		at, ok := placeOf(old.Conversation)
		if !ok {
			continue
		}
		w.background("a card stays as it was", func(ctx context.Context) error {
			_, err := w.board.Outdate(ctx, old, func(ctx context.Context, r chat.Reply) (bool, error) {
				return w.edit(ctx, target{channel: at.channel}, old.ID, pages(r, ""))
			})
			return err
		})
	}
}
