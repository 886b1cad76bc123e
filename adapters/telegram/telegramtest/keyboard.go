package telegramtest

import (
	"encoding/json"
	"slices"
)

// A Location is a place on the earth.
type Location struct {
	Latitude  float64 `json:"latitude"`
	Longitude float64 `json:"longitude"`
}

// A Key is a button of the keyboard that the bot shows in place of the letters.
type Key struct {
	Text     string `json:"text"`
	Location bool   `json:"request_location"` // sends where the person is
}

// checkKeys refuses what Telegram refuses of a keyboard.
func checkKeys(r *Request, rows [][]Key) error {
	for _, row := range rows {
		for _, k := range row {
			switch {
			case k.Text == "":
				return bad("can't parse keyboard button: Field \"text\" must be of type String")
			case k.Location && r.integer("chat_id") < 0:
				return bad("location can be requested in private chats only")
			}
		}
	}
	return nil
}

// see has the people in a chat see the keyboard of a message, if it has or removes one.
func (c *chat) see(m *Message) {
	var markup struct {
		Keys   [][]Key `json:"keyboard"`
		Remove bool    `json:"remove_keyboard"`
	}
	if json.Unmarshal([]byte(m.Markup), &markup) != nil || markup.Keys == nil && !markup.Remove {
		return
	}
	c.keys = nil
	for _, row := range markup.Keys {
		for _, k := range row {
			c.keys = append(c.keys, k.Text)
		}
	}
}

// Keys returns the labels of the keyboard that people see in the chat in place of the
// letters. It stays when its message is deleted.
func (c Chat) Keys() []string {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	if at := c.s.world.chats[c.id]; at != nil {
		return slices.Clone(at.keys)
	}
	return nil
}

// Locate shows the bot where the person is.
func (u *User) Locate(latitude, longitude float64) (id int) {
	u.s.change(func() {
		id = u.post(u.ID, u.thread, 0, Message{Location: &Location{latitude, longitude}})
	})
	return id
}
