package telegram

import (
	"context"
	"fmt"
	"strconv"
	"sync"

	"github.com/go-telegram/bot"

	"chit/adapters/kit"
	"chit/agent/chat"
	"chit/agent/chat/text"
)

// placeChoice is the id of our own choice to show a place. Only the keyboard in place of
// the letters can ask for one, and a message with other buttons cannot have it: so the
// choice gets a message with that keyboard.
const placeChoice = "place"

// withPlace adds the choice to show a place to the buttons of a reply.
func withPlace(rows [][]button, r chat.Reply) [][]button {
	if r.Place == "" {
		return rows
	}
	return append(rows[:min(len(rows), maxRows-1)], []button{{Text: kit.Printable(r.Place), Data: placeChoice}})
}

// places offers the keyboard with which somebody shows where they are, and removes it as
// soon as they do, or do something else.
type places struct {
	*account
	notes chat.Notes
	later *kit.Errands

	mu     sync.Mutex
	offers map[int64]*placeOffer // by chat
}

// A placeOffer is a message with the keyboard, which people may see before we know that it
// was sent.
type placeOffer struct {
	settled chan struct{} // closed when it was sent, or could not be
	id      int           // of the message, 0 if it could not be sent; read it when settled
}

// A placeKeyboard has one button, for direct chats alone.
type placeKeyboard struct {
	Rows   [][]placeKey `json:"keyboard"`
	Resize bool         `json:"resize_keyboard"`
	Once   bool         `json:"one_time_keyboard"`
}

type placeKey struct {
	Text    string `json:"text"`
	Request bool   `json:"request_location"`
}

func (p *places) note(chatID int64) string {
	return fmt.Sprintf("%s/%d/keyboard/%d", Name, p.id, chatID)
}

// offer shows the keyboard, in the background. Its language is that of the choice.
func (p *places) offer(ctx context.Context, chatID, topic int64, label string) {
	words := text.In("en")
	for _, t := range text.All() {
		if t.Say(text.ChoicePlace) == label {
			words = t
		}
	}
	o := &placeOffer{settled: make(chan struct{})}
	before := p.swap(chatID, o)
	p.later.Go(func() {
		defer close(o.settled)
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), requestTime)
		defer cancel()
		sent, err := p.bot.SendMessage(ctx, &bot.SendMessageParams{
			ChatID: chatID, MessageThreadID: int(topic), Text: words.Say(text.PlaceOffer),
			ReplyMarkup: &placeKeyboard{[][]placeKey{{{words.Say(text.ChoicePlace), true}}}, true, true},
		})
		if err != nil {
			p.log.InfoContext(ctx, "Telegram did not take the keyboard that asks for a place", "error", p.api.ours(err))
			return
		}
		o.id = sent.ID
		if err := p.notes.SetNote(ctx, p.note(chatID), strconv.Itoa(o.id)); err != nil {
			p.log.DebugContext(ctx, "a Telegram keyboard is not remembered", "error", err)
		}
		if before != nil {
			<-before.settled
			p.remove(ctx, chatID, topic, before.id, false)
		}
	})
}

// swap records the offer of a chat, nil for none, and returns the one before.
func (p *places) swap(chatID int64, o *placeOffer) (before *placeOffer) {
	p.mu.Lock()
	defer p.mu.Unlock()
	before = p.offers[chatID]
	switch {
	case o == nil:
		delete(p.offers, chatID)
	case p.offers == nil || len(p.offers) >= maxPeople:
		p.offers = map[int64]*placeOffer{chatID: o}
	default:
		p.offers[chatID] = o
	}
	return before
}

// done removes the keyboard of a chat, in the background. What an earlier process showed
// is known only when a place comes from it.
func (p *places) done(ctx context.Context, chatID, topic int64, located bool) {
	o := p.swap(chatID, nil)
	if o == nil && !located {
		return
	}
	p.later.Go(func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), requestTime)
		defer cancel()
		var shown int
		if o != nil {
			<-o.settled
			shown = o.id
		} else {
			value, _ := p.notes.Note(ctx, p.note(chatID))
			shown, _ = strconv.Atoi(value)
		}
		if shown != 0 {
			p.remove(ctx, chatID, topic, shown, true)
			_ = p.notes.SetNote(ctx, p.note(chatID), "")
		}
	})
}

// remove deletes a message that has the keyboard. The keyboard itself stays until another
// message takes it away, which then goes too.
func (p *places) remove(ctx context.Context, chatID, topic int64, shown int, keyboard bool) {
	ids := []int{shown}
	if keyboard {
		sent, err := p.bot.SendMessage(ctx, &bot.SendMessageParams{
			ChatID: chatID, MessageThreadID: int(topic), Text: acknowledgement, DisableNotification: true,
			ReplyMarkup: map[string]bool{"remove_keyboard": true},
		})
		if err != nil {
			p.log.DebugContext(ctx, "Telegram did not remove a keyboard", "error", p.api.ours(err))
			return
		}
		ids = append(ids, sent.ID)
	}
	for _, id := range ids {
		if id == 0 {
			continue
		}
		if _, err := p.bot.DeleteMessage(ctx, &bot.DeleteMessageParams{ChatID: chatID, MessageID: id}); err != nil {
			p.log.DebugContext(ctx, "a message of a Telegram keyboard stays", "error", p.api.ours(err))
		}
	}
}
