package slacktest

import (
	"encoding/json"
	"slices"
	"strings"
)

// A publisher tells the bot what happens.
type publisher struct {
	*state
	workspace *workspace
	uploads   *uploads
	deliverer *deliverer
}

// emitPosted tells the bot of a new message: as a message event where it is a
// member, and as a mention besides.
func (p *publisher) emitPosted(c *Channel, m *Message) {
	if c.botOut {
		return
	}
	e := p.messageEvent(c, m)
	e["event_ts"] = m.TS
	p.emit(c, "message."+messageEventOf(c), e, m.team)
	if p.mentions(c, m.Text) && m.BotID == "" {
		p.emitMention(c, m)
	}
}

// mentions reports whether text in c is a mention. In direct messages, which are for
// the bot anyway, Slack sends no mentions.
func (p *publisher) mentions(c *Channel, text string) bool {
	return c.Kind != direct && strings.Contains(text, "<@"+p.opts.BotUser+">")
}

func (p *publisher) emitMention(c *Channel, m *Message) {
	e := p.messageEvent(c, m)
	e["type"], e["event_ts"] = "app_mention", m.TS
	delete(e, "channel_type")
	delete(e, "parent_user_id")
	p.emit(c, "app_mention", e, m.team)
}

// messageEventOf returns the name of the kind of channel in subscriptions.
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

// emitChanged tells the bot of a changed message, and of a mention that the change
// added.
func (p *publisher) emitChanged(c *Channel, m, before *Message) {
	if c.botOut {
		return
	}
	ts := p.newTS()
	p.emit(c, "message."+messageEventOf(c), map[string]any{
		"type": "message", "subtype": "message_changed", "hidden": true, "channel": c.ID, "channel_type": c.channelType(),
		"ts": ts, "event_ts": ts,
		"message": p.innerMessage(c, m), "previous_message": p.innerMessage(c, before),
	}, m.team)
	if p.mentions(c, m.Text) && !p.mentions(c, before.Text) && m.BotID == "" {
		p.emitMention(c, m)
	}
}

func (p *publisher) emitDeleted(c *Channel, m *Message) {
	if c.botOut {
		return
	}
	ts := p.newTS()
	if c.hasReplies(m.TS) {
		p.emit(c, "message."+messageEventOf(c), map[string]any{
			"type": "message", "subtype": "message_changed", "hidden": true, "channel": c.ID, "channel_type": c.channelType(),
			"ts": ts, "event_ts": ts,
			"message": map[string]any{
				"type": "message", "subtype": "tombstone", "text": "This message was deleted.", "user": "USLACKBOT",
				"hidden": true, "ts": m.TS, "thread_ts": m.TS, "reply_count": 1,
			},
			"previous_message": p.innerMessage(c, m),
		}, m.team)
		return
	}
	p.emit(c, "message."+messageEventOf(c), map[string]any{
		"type": "message", "subtype": "message_deleted", "hidden": true, "channel": c.ID, "channel_type": c.channelType(),
		"ts": ts, "event_ts": ts, "deleted_ts": m.TS,
		"previous_message": p.innerMessage(c, m),
	}, m.team)
}

// messageEvent returns a message as an event of its own.
func (p *publisher) messageEvent(c *Channel, m *Message) map[string]any {
	e := p.innerMessage(c, m)
	e["channel"], e["channel_type"] = c.ID, c.channelType()
	if m.team != p.opts.Team || c.Kind == Shared {
		e["user_team"], e["source_team"] = m.team, m.team
	}
	if u := p.workspace.users[m.User]; u != nil && u.External {
		e["user_profile"] = map[string]any{"name": u.Name, "real_name": u.Name, "display_name": u.Name, "team": u.team()}
	}
	return e
}

// innerMessage returns a message as a part of another event.
func (p *publisher) innerMessage(c *Channel, m *Message) map[string]any {
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
			"id": m.BotID, "app_id": p.opts.AppID, "name": p.opts.BotName, "deleted": false, "updated": 1, "team_id": m.team,
			"icons": map[string]any{"image_36": p.base + "/36.png", "image_48": p.base + "/48.png", "image_72": p.base + "/72.png"},
		}
		if m.BotID == p.botID() {
			e["app_id"] = p.opts.AppID
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
		e["files"] = p.uploads.objects(m.Files)
		e["upload"] = false
	}
	return e
}

func (u *User) openTab(tab string) {
	s := u.s
	s.update(func() {
		c := s.workspace.dm(u.ID)
		e := map[string]any{"type": "app_home_opened", "user": u.ID, "channel": c.ID, "tab": tab, "event_ts": s.newTS()}
		if tab == "home" && u.home != nil {
			e["view"] = u.home.object(s.state)
		}
		s.events.emit(c, "app_home_opened", e, u.team())
	})
}

// Push delivers an event in the envelope that Slack puts around all events.
func (s *Server) Push(event map[string]any) {
	s.update(func() {
		s.deliverer.deliver(&delivery{kind: eventsAPI, lane: str(event["channel"]), payload: s.events.wrap(event, s.opts.Team, false)})
	})
}

// PushEnvelope delivers a payload unchanged, such as an event of another team or of a
// kind that does not exist. By HTTP an unknown kind goes to the URL for events.
func (s *Server) PushEnvelope(kind string, payload map[string]any) {
	s.update(func() {
		s.deliverer.deliver(&delivery{kind: kind, payload: payload, accepts: kind == interactive || kind == commands})
	})
}

// emit delivers an event if the app subscribed to it. It needs the lock.
func (p *publisher) emit(c *Channel, subscription string, event map[string]any, team string) {
	if p.opts.Events != nil && !slices.Contains(p.opts.Events, subscription) {
		return
	}
	shared := c != nil && c.Kind == Shared
	lane := ""
	if c != nil {
		lane = c.ID
	}
	payload := p.wrap(event, team, shared)
	p.deliverer.deliver(&delivery{kind: eventsAPI, lane: lane, payload: payload})
}

// wrap puts an event into the envelope of all events. It needs the lock.
func (p *publisher) wrap(event map[string]any, team string, shared bool) map[string]any {
	var enterprise any
	if p.opts.Enterprise != "" {
		enterprise = p.opts.Enterprise
	}
	outer := map[string]any{
		"token": "fake-verification-token", "type": "event_callback", "api_app_id": p.opts.AppID,
		"team_id": p.opts.Team, "context_team_id": p.opts.Team, "context_enterprise_id": enterprise,
		"event": clone(event), "event_id": p.id("Ev"), "event_time": p.now().Unix(), "event_context": "4-fake",
		"is_ext_shared_channel": shared,
		"authorizations": []any{map[string]any{
			"enterprise_id": enterprise, "team_id": p.opts.Team, "user_id": p.opts.BotUser, "is_bot": true, "is_enterprise_install": false,
		}},
	}
	if p.opts.Enterprise != "" {
		outer["enterprise_id"] = p.opts.Enterprise
	}
	if shared && team != p.opts.Team {
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
