package telegramtest

import (
	"fmt"
	"maps"
	"net/http"
	"strconv"
	"strings"
)

// A world is the people and the chats.
type world struct {
	*state
	updates *updates
	people  map[int64]*Person
	chats   map[int64]*chat
	lastID  int // of messages outside of supergroups, which are numbered together
}

// add adds a message to a chat and gives it an id.
func (w *world) add(c *chat, m *Message) *Message {
	count := &w.lastID
	if c.kind() == "supergroup" {
		count = &c.last
	}
	*count++
	m.ID, m.chat, m.Date = *count, c, w.opt.Clock()
	c.messages = append(c.messages, m)
	if m.From == w.bot.ID {
		c.sent++
	}
	return m
}

// wire returns a message as the bot receives it.
func (w *world) wire(m *Message, withReply bool) object {
	o := object{"message_id": m.ID, "date": m.Date.Unix(), "chat": m.chat.wire()}
	if from := w.people[m.From]; from != nil {
		o["from"] = from.wire()
	}
	for name, v := range m.service {
		o[name] = v
	}
	if m.Thread != 0 {
		o["message_thread_id"], o["is_topic_message"] = m.Thread, true
	}
	if m.Edited {
		o["edit_date"] = m.edited.Unix()
	}
	put(o, "media_group_id", m.Album)
	content, entities := "text", "entities"
	if m.File != nil {
		content, entities = "caption", "caption_entities"
		m.File.wireInto(o)
	}
	put(o, content, m.Text)
	if len(m.Entities) > 0 {
		o[entities] = m.Entities
	}
	if m.Location != nil {
		o["location"] = m.Location
	}
	if len(m.Buttons) > 0 {
		o["reply_markup"] = object{"inline_keyboard": m.Buttons}
	}
	if withReply {
		w.wireReply(m, o)
	}
	return o
}

// wireReply adds the message that m replies to. In a topic of a group, a message that
// is no reply replies to the one that opened the topic.
func (w *world) wireReply(m *Message, o object) {
	if to := m.chat.find(m.ReplyTo); to != nil {
		o["reply_to_message"] = w.wire(to, false)
		return
	}
	if opened := m.chat.find(m.Thread); m.Thread != 0 && m.chat.person == nil && opened != nil {
		o["reply_to_message"] = w.wire(opened, false)
	}
}

// openTopic makes sure that a topic exists. In a group it has the id of the message
// that opened it.
func (w *world) openTopic(c *chat, thread int) {
	if thread == 0 || c.hasTopic(thread) {
		return
	}
	c.topics = append(c.topics, thread)
	if c.person == nil {
		if c.find(thread) != nil {
			panic(fmt.Sprintf("telegramtest: topic %d has the id of a message", thread))
		}
		c.messages = append(c.messages, &Message{
			ID: thread, From: c.members[0].ID, Date: w.opt.Clock(), Thread: thread, chat: c,
			service: object{"forum_topic_created": object{"name": fmt.Sprintf("Topic %d", thread), "icon_color": 7322096}},
		})
		c.last = max(c.last, thread)
	}
}

// tell publishes a message if the bot receives it.
func (w *world) tell(kind string, m *Message) {
	if w.reads(m) {
		w.updates.publish(kind, w.wire(m, true))
	}
}

// reads reports whether the bot receives a message. In a group with privacy mode it
// receives commands, mentions of it and replies to it.
func (w *world) reads(m *Message) bool {
	c := m.chat
	if c.status == "kicked" || c.status == "left" {
		return false
	}
	if c.person != nil || w.opt.ReadsAll || c.status == "administrator" {
		return true
	}
	if to := c.find(m.ReplyTo); to != nil && to.From == w.bot.ID {
		return true
	}
	for _, e := range m.Entities {
		word := strings.ToLower(e.in(m.Text))
		_, at, addressed := strings.Cut(word, "@")
		if (addressed && at == strings.ToLower(w.bot.Username)) || (e.Type == "bot_command" && !addressed) {
			return true
		}
	}
	return false
}

// setStatus changes the status of the bot in a chat, and tells it.
func (w *world) setStatus(c *chat, by *Person, status string) {
	old := c.status
	c.status = status
	member := func(status string) object {
		o := object{"user": w.people[w.bot.ID].wire(), "status": status}
		switch status {
		case "kicked":
			o["until_date"] = 0
		case "administrator":
			for _, right := range adminRights {
				o[right] = right == "can_delete_messages"
			}
		}
		return o
	}
	w.updates.publish("my_chat_member", object{
		"chat": c.wire(), "from": by.wire(), "date": w.opt.Clock().Unix(),
		"old_chat_member": member(old), "new_chat_member": member(status),
	})
}

// adminRights are the rights that Telegram always lists.
var adminRights = []string{
	"can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members",
	"can_promote_members", "can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories", "can_delete_stories",
	"can_send_welcome_messages",
}

// target returns the chat that a request is about, if the bot may write to it.
func (w *world) target(r *Request) (*chat, error) {
	if r.text("chat_id") == "" {
		return nil, bad("chat_id is empty")
	}
	id, err := strconv.ParseInt(r.text("chat_id"), 10, 64)
	c := w.chats[id]
	if err != nil || c == nil || !c.began {
		return nil, bad("chat not found")
	}
	if c.moved != 0 {
		return nil, &refusal{
			status: http.StatusBadRequest, text: "Bad Request: group chat was upgraded to a supergroup chat",
			params: object{"migrate_to_chat_id": c.moved},
		}
	}
	return c, c.refuses()
}

// own returns the message of the bot that a request is about.
func (w *world) own(r *Request) (*Message, error) {
	c, err := w.target(r)
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
	case m.From != w.bot.ID || m.service != nil:
		return nil, bad("message can't be edited")
	}
	return m, nil
}

func (w *world) getMe(*Request) (any, error) {
	me := w.people[w.bot.ID].wire()
	maps.Copy(me, object{
		"can_join_groups": true, "can_read_all_group_messages": w.opt.ReadsAll, "supports_inline_queries": false,
		"can_connect_to_business": false, "has_main_web_app": false, "has_topics_enabled": false,
		"allows_users_to_create_topics": false, "can_manage_bots": false, "supports_guest_queries": false,
		"supports_join_request_queries": false,
	})
	return me, nil
}

func (w *world) getChat(r *Request) (any, error) {
	c, err := w.target(r)
	if err != nil {
		return nil, err
	}
	full := c.wire()
	maps.Copy(full, object{
		"accent_color_id": 0, "max_reaction_count": 11,
		"accepted_gift_types": object{
			"unlimited_gifts": false, "limited_gifts": false, "unique_gifts": false, "premium_subscription": false,
			"gifts_from_channels": false,
		},
	})
	return full, nil
}

func (w *world) getChatMember(r *Request) (any, error) {
	c, err := w.target(r)
	if err != nil {
		return nil, err
	}
	id := r.integer("user_id")
	if id == w.bot.ID {
		return object{"user": w.people[id].wire(), "status": c.status}, nil
	}
	if c.person != nil && c.person.ID == id {
		return object{"user": c.person.wire(), "status": "member"}, nil
	}
	for i, p := range c.members {
		if p.ID == id && i == 0 {
			return object{"user": p.wire(), "status": "creator", "is_anonymous": false}, nil
		}
		if p.ID == id {
			return object{"user": p.wire(), "status": "member"}, nil
		}
	}
	if p := w.people[id]; p != nil {
		return object{"user": p.wire(), "status": "left"}, nil
	}
	return nil, bad("PARTICIPANT_ID_INVALID")
}

func (w *world) leaveChat(r *Request) (any, error) {
	c, err := w.target(r)
	if err != nil {
		return nil, err
	}
	c.status = "left"
	return true, nil
}
