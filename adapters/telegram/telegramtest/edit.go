package telegramtest

import (
	"reflect"
	"time"
)

// keepMessage is how old a message may be for a bot to delete it.
const keepMessage = 48 * time.Hour

// replace applies a change and the buttons of a request to a message. Like
// Telegram, it refuses a change that changes nothing.
func (sd *sender) replace(r *Request, old *Message, change func(*Message) error) (any, error) {
	m := *old
	if err := change(&m); err != nil {
		return nil, err
	}
	var err error
	if m.Buttons, m.Markup, err = sd.keyboard(r); err != nil {
		return nil, err
	}
	if m.Text == old.Text && reflect.DeepEqual(m.Entities, old.Entities) && reflect.DeepEqual(m.Buttons, old.Buttons) && m.File == old.File {
		return nil, bad("message is not modified: specified new message content and reply markup are exactly the same" +
			" as a current content and reply markup of the message")
	}
	m.touch(sd.opt.Clock())
	*old = m
	return sd.world.wire(old, true), nil
}

func (sd *sender) editMessageText(r *Request) (any, error) {
	m, err := sd.world.own(r)
	if err != nil {
		return nil, err
	}
	if m.File != nil {
		return nil, bad("there is no text in the message to edit")
	}
	return sd.replace(r, m, func(m *Message) (err error) {
		if err := sd.compose(r, m, "text", "entities", maxText); err != nil {
			return err
		}
		if m.Text == "" {
			return bad("message text is empty")
		}
		m.Preview, err = preview(r)
		return err
	})
}

func (sd *sender) editMessageCaption(r *Request) (any, error) {
	m, err := sd.world.own(r)
	if err != nil {
		return nil, err
	}
	if m.File == nil {
		return nil, bad("there is no caption in the message to edit")
	}
	return sd.replace(r, m, func(m *Message) error {
		return sd.compose(r, m, "caption", "caption_entities", maxCaption)
	})
}

func (sd *sender) editMessageReplyMarkup(r *Request) (any, error) {
	m, err := sd.world.own(r)
	if err != nil {
		return nil, err
	}
	return sd.replace(r, m, func(*Message) error { return nil })
}

func (sd *sender) editMessageMedia(r *Request) (any, error) {
	m, err := sd.world.own(r)
	if err != nil {
		return nil, err
	}
	var in inputMedia
	if _, err := r.decode("media", &in); err != nil {
		return nil, err
	}
	return sd.replace(r, m, func(m *Message) error { return sd.media(r, in, m) })
}

func (sd *sender) deleteMessage(r *Request) (any, error) {
	c, err := sd.world.target(r)
	if err != nil {
		return nil, err
	}
	m := c.find(int(r.integer("message_id")))
	switch {
	case r.integer("message_id") == 0:
		return nil, bad("message identifier is not specified")
	case m == nil:
		return nil, bad("message to delete not found")
	case sd.opt.Clock().Sub(m.Date) > keepMessage,
		m.From != sd.bot.ID && c.person == nil && c.status != "administrator":
		return nil, bad("message can't be deleted")
	}
	for i := range c.messages {
		if c.messages[i] == m {
			c.messages = append(c.messages[:i], c.messages[i+1:]...)
			break
		}
	}
	return true, nil
}
