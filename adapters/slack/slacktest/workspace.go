package slacktest

import (
	"strings"
	"time"
)

// A workspace holds the people and the conversations.
type workspace struct {
	*state
	users    map[string]*User
	channels map[string]*Channel
}

// dm returns the direct messages of a user. It needs the lock.
func (ws *workspace) dm(user string) *Channel {
	id := "D" + user[1:]
	c := ws.channels[id]
	if c == nil {
		c = &Channel{ID: id, Kind: direct, s: ws.state, user: user}
		ws.channels[id] = c
	}
	return c
}

// room returns the channel with an id, if the bot may write to it. It needs the lock.
func (ws *workspace) room(id string) (*Channel, *apiError) {
	c := ws.channels[id]
	if c == nil && ws.users[id] != nil {
		c = ws.dm(id) // the id of a user stands for their direct messages
	}
	switch {
	case c == nil, c.botOut && c.Kind == Private:
		return nil, fail("channel_not_found")
	case c.botOut:
		return nil, fail("not_in_channel")
	}
	return c, nil
}

func (ws *workspace) conversationsInfo(c *call) (map[string]any, *apiError) {
	ch := ws.channels[c.str("channel")]
	if ch == nil || (ch.botOut && ch.Kind == Private) {
		return nil, fail("channel_not_found")
	}
	return map[string]any{"channel": ws.conversation(ch)}, nil
}

func (ws *workspace) conversation(ch *Channel) map[string]any {
	o := map[string]any{
		"id": ch.ID, "created": 1700000000, "is_archived": ch.archived, "context_team_id": ws.opts.Team, "updated": 1700000000000,
		"is_im": ch.Kind == direct, "is_channel": ch.Kind == Public || ch.Kind == Shared, "is_group": ch.Kind == Private, "is_mpim": false,
		"is_private": ch.Kind == Private || ch.Kind == direct, "is_shared": ch.Kind == Shared, "is_ext_shared": ch.Kind == Shared, "is_org_shared": false,
	}
	if ch.Kind == direct {
		o["user"], o["is_open"] = ch.user, true
		return o
	}
	name := strings.ToLower(ch.ID)
	o["name"], o["name_normalized"], o["is_member"], o["creator"] = name, name, !ch.botOut, ws.opts.BotUser
	o["topic"] = map[string]any{"value": "", "creator": "", "last_set": 0}
	o["purpose"] = map[string]any{"value": "", "creator": "", "last_set": 0}
	o["shared_team_ids"] = []any{ws.opts.Team}
	if ch.Kind == Shared {
		o["shared_team_ids"] = []any{ws.opts.Team, "T0OTHER"}
	}
	return o
}

func (ws *workspace) conversationsOpen(c *call) (map[string]any, *apiError) {
	if id := c.str("channel"); id != "" {
		ch := ws.channels[id]
		if ch == nil || ch.Kind != direct {
			return nil, fail("channel_not_found")
		}
		return map[string]any{"channel": ws.opened(c, ch)}, nil
	}
	users := strings.Split(c.str("users"), ",")
	switch {
	case users[0] == "":
		return nil, fail("users_list_not_supplied")
	case len(users) > 1:
		return nil, fail("invalid_user_combination") // the fake has no group direct messages
	}
	u := ws.users[users[0]]
	switch {
	case u == nil:
		return nil, fail("user_not_found")
	case u.Deleted:
		return nil, fail("user_disabled")
	case u.Hidden:
		return nil, fail("user_not_visible")
	}
	return map[string]any{"channel": ws.opened(c, ws.dm(u.ID))}, nil
}

func (ws *workspace) opened(c *call, ch *Channel) map[string]any {
	if c.bool("return_im") {
		return ws.conversation(ch)
	}
	return map[string]any{"id": ch.ID}
}

func (ws *workspace) usersInfo(c *call) (map[string]any, *apiError) {
	u := ws.users[c.str("user")]
	switch {
	case c.str("user") == ws.opts.BotUser:
		return map[string]any{"user": map[string]any{
			"id": ws.opts.BotUser, "team_id": ws.opts.Team, "name": ws.opts.BotName, "real_name": ws.opts.BotName, "is_bot": true, "tz": "UTC",
			"profile": map[string]any{"bot_id": ws.botID(), "api_app_id": ws.opts.AppID},
		}}, nil
	case u == nil:
		return nil, fail("user_not_found")
	case u.Hidden:
		return nil, fail("user_not_visible")
	}
	return map[string]any{"user": ws.member(u, c.bool("include_locale"))}, nil
}

func (ws *workspace) member(u *User, withLocale bool) map[string]any {
	zone := u.Zone
	if zone == "" {
		zone = "UTC"
	}
	offset := 0
	if l, err := time.LoadLocation(zone); err == nil {
		_, offset = ws.now().In(l).Zone()
	}
	o := map[string]any{
		"id": u.ID, "team_id": u.team(), "name": u.Name, "real_name": u.Name, "deleted": u.Deleted,
		"tz": zone, "tz_label": zone, "tz_offset": offset, "is_bot": u.Bot, "is_app_user": false, "is_admin": false, "is_owner": false,
		"is_restricted": u.Guest, "is_ultra_restricted": u.Guest, "is_stranger": u.External, "updated": 1700000000,
		"profile": map[string]any{
			"real_name": u.Name, "real_name_normalized": u.Name, "display_name": u.Name, "display_name_normalized": u.Name, "team": u.team(),
		},
	}
	if ws.opts.Enterprise != "" && !u.External {
		o["enterprise_user"] = map[string]any{"id": "W" + u.ID[1:], "enterprise_id": ws.opts.Enterprise, "enterprise_name": "Fake Enterprise", "teams": []any{ws.opts.Team}}
	}
	if withLocale {
		o["locale"] = u.Locale
		if u.Locale == "" {
			o["locale"] = "en-US"
		}
	}
	return o
}
