package telegramtest

import "slices"

// whisper sends a message that one person of a group sees. It returns nil if it is an
// ordinary message.
func (sd *sender) whisper(r *Request, c *chat, m *Message) (any, error) {
	var to struct {
		User int64 `json:"receiver_user_id"`
	}
	given, err := r.decode("ephemeral_message_parameters", &to)
	switch {
	case err != nil || !given || sd.opt.NoWhispers:
		return nil, err
	case c.status != "administrator":
		return nil, bad("BOT_NOT_ADMIN")
	case !slices.ContainsFunc(c.members, func(p *Person) bool { return p.ID == to.User }):
		return nil, bad("PARTICIPANT_ID_INVALID")
	}
	m.Only, m.Date = to.User, sd.opt.Clock()
	c.whispers = append(c.whispers, m)
	o := sd.world.wire(m, false)
	o["message_id"], o["ephemeral_message_id"] = 0, len(c.whispers)
	return o, nil
}

// Whispers returns the messages in a group that only this person sees.
func (c Chat) Whispers(to *User) (all []Message) {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	if at := c.s.world.chats[c.id]; at != nil {
		for _, m := range at.whispers {
			if m.Only == to.ID {
				all = append(all, m.shown())
			}
		}
	}
	return all
}
