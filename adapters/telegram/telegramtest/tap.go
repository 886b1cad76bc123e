package telegramtest

import (
	"context"
	"fmt"
)

// A Tap is a press on a button.
type Tap struct {
	ID string // of the callback query

	s        *Server
	by       int64
	answers  int
	text     string
	alert    bool
	url      string
	expired  bool
	chat     int64
	answered bool
}

func (u *User) tap(chatID int64, id int, label string) *Tap {
	m, ok := u.s.Chat(chatID).Message(id)
	if !ok {
		panic(fmt.Sprintf("telegramtest: there is no message %d in chat %d", id, chatID))
	}
	b, ok := m.Button(label)
	if !ok {
		panic(fmt.Sprintf("telegramtest: message %d has no button %q, it has %q", id, label, m.Labels()))
	}
	return u.press(chatID, id, b.Data)
}

func (u *User) press(chatID int64, id int, data string) *Tap {
	s := u.s
	t := &Tap{s: s, by: u.ID, chat: chatID}
	s.change(func() {
		s.taps.count++
		t.ID = fmt.Sprint(4_000_000_000_000 + int64(s.taps.count))
		s.taps.all[t.ID] = t
		c := s.world.chats[chatID]
		message := object{"message_id": id, "date": 0, "chat": c.wire()} // as Telegram describes one that was deleted
		if m := c.find(id); m != nil {
			message = s.world.wire(m, true)
		}
		s.updates.publish("callback_query", object{
			"id": t.ID, "from": u.wire(), "message": message, "data": data,
			"chat_instance": fmt.Sprint(1_000_000 - chatID),
		})
	})
	return t
}

// Answered reports whether the bot has answered, which ends the progress indicator
// of the button.
func (t *Tap) Answered() bool {
	t.s.mu.Lock()
	defer t.s.mu.Unlock()
	return t.answered
}

// Text returns the text that was shown to the person, "" for none.
func (t *Tap) Text() string {
	t.s.mu.Lock()
	defer t.s.mu.Unlock()
	return t.text
}

// Alert reports whether the text was shown as an alert, which the person must close.
func (t *Tap) Alert() bool {
	t.s.mu.Lock()
	defer t.s.mu.Unlock()
	return t.alert
}

// Answers returns how often the bot has answered.
func (t *Tap) Answers() int {
	t.s.mu.Lock()
	defer t.s.mu.Unlock()
	return t.answers
}

// Expire makes the tap too old to be answered.
func (t *Tap) Expire() { t.s.change(func() { t.expired = true }) }

// Wait waits until the tap is answered.
func (t *Tap) Wait(ctx context.Context) error {
	return t.s.Wait(ctx, func(*Server) bool { return t.Answered() })
}

// taps are all presses on buttons, by the id of their callback query.
type taps struct {
	*state
	all   map[string]*Tap
	count int
}

func (ts *taps) answerCallbackQuery(r *Request) (any, error) {
	t := ts.all[r.text("callback_query_id")]
	if t == nil || t.expired {
		return nil, bad("query is too old and response timeout expired or query ID is invalid")
	}
	if length16(r.text("text")) > 200 {
		return nil, bad("MESSAGE_TOO_LONG")
	}
	t.answers++
	t.answered = true
	t.text, t.alert, t.url = r.text("text"), r.flag("show_alert"), r.text("url")
	return true, nil
}
