package telegramtest

import (
	"reflect"
	"time"
)

// keepMessage is how long a bot may delete a message.
const keepMessage = 48 * time.Hour

// own is the bot's message that a request wants to change.
func (s *Server) own(r *Request) (*Message, error) {
	c, err := s.target(r)
	if err != nil {
		return nil, err
	}
	if r.integer("message_id") == 0 {
		return nil, bad("message identifier is not specified")
	}
	m := c.find(int(r.integer("message_id")))
	switch {
	case m == nil:
		return nil, bad("message to edit not found")
	case m.From != s.ID || m.service != nil:
		return nil, bad("message can't be edited")
	}
	return m, nil
}

// replace makes of old what a request wants, unless that is the same.
func (s *Server) replace(r *Request, old *Message, change func(*Message) error) (any, error) {
	m := *old
	if err := change(&m); err != nil {
		return nil, err
	}
	var err error
	if m.Buttons, m.Markup, err = s.keyboard(r); err != nil {
		return nil, err
	}
	if m.Text == old.Text && reflect.DeepEqual(m.Entities, old.Entities) && reflect.DeepEqual(m.Buttons, old.Buttons) && m.File == old.File {
		return nil, bad("message is not modified: specified new message content and reply markup are exactly the same" +
			" as a current content and reply markup of the message")
	}
	m.touch(s)
	*old = m
	return s.wire(old, true), nil
}

func (s *Server) editMessageText(r *Request) (any, error) {
	m, err := s.own(r)
	if err != nil {
		return nil, err
	}
	if m.File != nil {
		return nil, bad("there is no text in the message to edit")
	}
	return s.replace(r, m, func(m *Message) (err error) {
		if err := s.compose(r, m, "text", "entities", maxText); err != nil {
			return err
		}
		if m.Text == "" {
			return bad("message text is empty")
		}
		m.Preview, err = preview(r)
		return err
	})
}

func (s *Server) editMessageCaption(r *Request) (any, error) {
	m, err := s.own(r)
	if err != nil {
		return nil, err
	}
	if m.File == nil {
		return nil, bad("there is no caption in the message to edit")
	}
	return s.replace(r, m, func(m *Message) error {
		return s.compose(r, m, "caption", "caption_entities", maxCaption)
	})
}

func (s *Server) editMessageReplyMarkup(r *Request) (any, error) {
	m, err := s.own(r)
	if err != nil {
		return nil, err
	}
	return s.replace(r, m, func(*Message) error { return nil })
}

func (s *Server) editMessageMedia(r *Request) (any, error) {
	m, err := s.own(r)
	if err != nil {
		return nil, err
	}
	var in inputMedia
	if _, err := r.decode("media", &in); err != nil {
		return nil, err
	}
	return s.replace(r, m, func(m *Message) error { return s.media(r, in, m) })
}

func (s *Server) deleteMessage(r *Request) (any, error) {
	c, err := s.target(r)
	if err != nil {
		return nil, err
	}
	m := c.find(int(r.integer("message_id")))
	switch {
	case r.integer("message_id") == 0:
		return nil, bad("message identifier is not specified")
	case m == nil:
		return nil, bad("message to delete not found")
	case s.opt.Clock().Sub(m.Date) > keepMessage,
		m.From != s.ID && c.person == nil && c.status != "administrator":
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
