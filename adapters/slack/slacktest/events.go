package slacktest

import (
	"encoding/json"
	"slices"
	"strings"
)

// emitPosted tells the bot of a new message: as a message event where it is a
// member, and as a mention besides.
func (s *Server) emitPosted(c *Channel, m *Message) {
	if c.botOut {
		return
	}
	e := s.messageEvent(c, m)
	e["event_ts"] = m.TS
	s.emit(c, "message."+messageEventOf(c), e, m.team)
	if s.mentions(c, m.Text) && m.BotID == "" {
		s.emitMention(c, m)
	}
}

// mentions reports whether text in c is a mention; in direct messages the bot
// is spoken to anyway, and Slack sends none.
func (s *Server) mentions(c *Channel, text string) bool {
	return c.Kind != direct && strings.Contains(text, "<@"+s.opts.BotUser+">")
}

func (s *Server) emitMention(c *Channel, m *Message) {
	e := s.messageEvent(c, m)
	e["type"], e["event_ts"] = "app_mention", m.TS
	delete(e, "channel_type")
	delete(e, "parent_user_id")
	s.emit(c, "app_mention", e, m.team)
}

// messageEventOf is how subscriptions call the kind of channel.
func messageEventOf(c *Channel) string {
	switch c.Kind {
	case Private:
		return "groups"
	case direct:
		return "im"
	default:
		return "channels"
	}
}

// emitChanged tells of a changed message, and of a mention that an edit added.
func (s *Server) emitChanged(c *Channel, m, before *Message) {
	if c.botOut {
		return
	}
	ts := s.newTS()
	s.emit(c, "message."+messageEventOf(c), map[string]any{
		"type": "message", "subtype": "message_changed", "hidden": true, "channel": c.ID, "channel_type": c.channelType(),
		"ts": ts, "event_ts": ts,
		"message": s.innerMessage(c, m), "previous_message": s.innerMessage(c, before),
	}, m.team)
	if s.mentions(c, m.Text) && !s.mentions(c, before.Text) && m.BotID == "" {
		s.emitMention(c, m)
	}
}

func (s *Server) emitDeleted(c *Channel, m *Message) {
	if c.botOut {
		return
	}
	ts := s.newTS()
	if c.hasReplies(m.TS) {
		s.emit(c, "message."+messageEventOf(c), map[string]any{
			"type": "message", "subtype": "message_changed", "hidden": true, "channel": c.ID, "channel_type": c.channelType(),
			"ts": ts, "event_ts": ts,
			"message": map[string]any{
				"type": "message", "subtype": "tombstone", "text": "This message was deleted.", "user": "USLACKBOT",
				"hidden": true, "ts": m.TS, "thread_ts": m.TS, "reply_count": 1,
			},
			"previous_message": s.innerMessage(c, m),
		}, m.team)
		return
	}
	s.emit(c, "message."+messageEventOf(c), map[string]any{
		"type": "message", "subtype": "message_deleted", "hidden": true, "channel": c.ID, "channel_type": c.channelType(),
		"ts": ts, "event_ts": ts, "deleted_ts": m.TS,
		"previous_message": s.innerMessage(c, m),
	}, m.team)
}

// messageEvent is a message as an event of its own.
func (s *Server) messageEvent(c *Channel, m *Message) map[string]any {
	e := s.innerMessage(c, m)
	e["channel"], e["channel_type"] = c.ID, c.channelType()
	if m.team != s.opts.Team || c.Kind == Shared {
		e["user_team"], e["source_team"] = m.team, m.team
	}
	if u := s.users[m.User]; u != nil && u.External {
		e["user_profile"] = map[string]any{"name": u.Name, "real_name": u.Name, "display_name": u.Name, "team": u.team()}
	}
	return e
}

// innerMessage is a message as it stands in other events.
func (s *Server) innerMessage(c *Channel, m *Message) map[string]any {
	e := map[string]any{"type": "message", "user": m.User, "text": m.Text, "ts": m.TS, "team": m.team}
	if m.Subtype != "" {
		e["subtype"] = m.Subtype
	}
	if m.clientMsgID != "" {
		e["client_msg_id"] = m.clientMsgID
	}
	if m.BotID != "" {
		e["bot_id"] = m.BotID
		e["bot_profile"] = map[string]any{
			"id": m.BotID, "app_id": s.opts.AppID, "name": s.opts.BotName, "deleted": false, "updated": 1, "team_id": m.team,
			"icons": map[string]any{"image_36": s.base + "/36.png", "image_48": s.base + "/48.png", "image_72": s.base + "/72.png"},
		}
		if m.BotID == s.botID() {
			e["app_id"] = s.opts.AppID
		}
	}
	if m.Thread != "" {
		e["thread_ts"] = m.Thread
		if root := c.find(m.Thread); root != nil && m.Thread != m.TS {
			e["parent_user_id"] = root.User
		}
	}
	if m.EditedAt != "" {
		e["edited"] = map[string]any{"user": m.User, "ts": m.EditedAt}
	}
	if m.Blocks != nil {
		e["blocks"] = cloneBlocks(m.Blocks)
	}
	if m.attachments != nil {
		e["attachments"] = slices.Clone(m.attachments)
	}
	if m.Metadata != nil {
		e["metadata"] = m.Metadata
	}
	if len(m.Files) > 0 {
		e["files"] = s.fileObjects(m.Files)
		e["upload"] = false
	}
	return e
}

func (u *User) openTab(tab string) {
	s := u.s
	s.update(func() {
		c := s.dm(u.ID)
		e := map[string]any{"type": "app_home_opened", "user": u.ID, "channel": c.ID, "tab": tab, "event_ts": s.newTS()}
		if tab == "home" && u.home != nil {
			e["view"] = u.home.object(s)
		}
		s.emit(c, "app_home_opened", e, u.team())
	})
}

// Push delivers an event as Slack delivers any: with an id, a team and the rest
// around it.
func (s *Server) Push(event map[string]any) {
	s.update(func() {
		s.deliver(&delivery{kind: eventsAPI, lane: str(event["channel"]), payload: s.wrap(event, s.opts.Team, false)})
	})
}

// PushEnvelope delivers a payload as it is: another team's event, a kind that
// does not exist. In HTTP an unknown kind goes to the URL of events.
func (s *Server) PushEnvelope(kind string, payload map[string]any) {
	s.update(func() {
		s.deliver(&delivery{kind: kind, payload: payload, accepts: kind == interactive || kind == commands})
	})
}

// emit delivers an event if the app subscribed to it. It needs the lock.
func (s *Server) emit(c *Channel, subscription string, event map[string]any, team string) {
	if s.opts.Events != nil && !slices.Contains(s.opts.Events, subscription) {
		return
	}
	shared := c != nil && c.Kind == Shared
	lane := ""
	if c != nil {
		lane = c.ID
	}
	payload := s.wrap(event, team, shared)
	s.deliver(&delivery{kind: eventsAPI, lane: lane, payload: payload})
}

// wrap puts what is around every event around it. It needs the lock.
func (s *Server) wrap(event map[string]any, team string, shared bool) map[string]any {
	var enterprise any
	if s.opts.Enterprise != "" {
		enterprise = s.opts.Enterprise
	}
	outer := map[string]any{
		"token": "fake-verification-token", "type": "event_callback", "api_app_id": s.opts.AppID,
		"team_id": s.opts.Team, "context_team_id": s.opts.Team, "context_enterprise_id": enterprise,
		"event": clone(event), "event_id": s.id("Ev"), "event_time": s.now().Unix(), "event_context": "4-fake",
		"is_ext_shared_channel": shared,
		"authorizations": []any{map[string]any{
			"enterprise_id": enterprise, "team_id": s.opts.Team, "user_id": s.opts.BotUser, "is_bot": true, "is_enterprise_install": false,
		}},
	}
	if s.opts.Enterprise != "" {
		outer["enterprise_id"] = s.opts.Enterprise
	}
	if shared && team != s.opts.Team {
		outer["team_id"] = team // Slack names the author's workspace first in shared channels
	}
	return outer
}

// clone copies v deeply, through JSON, so that later changes do not reach it.
func clone(v map[string]any) map[string]any {
	data, err := json.Marshal(v)
	if err != nil {
		panic("slacktest: an event that is not JSON: " + err.Error())
	}
	var c map[string]any
	if err := json.Unmarshal(data, &c); err != nil {
		panic(err)
	}
	return c
}
