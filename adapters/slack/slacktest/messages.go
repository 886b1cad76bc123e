package slacktest

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// Limits of messages, in characters.
const (
	maxText         = 40_000
	maxMarkdownText = 12_000
	maxMetadata     = 8_000 // of the payload as JSON
	maxBlockText    = 13_200
)

// room returns the channel that a call may write to. It needs the lock.
func (s *Server) room(id string) (*Channel, *apiError) {
	c := s.channels[id]
	if c == nil && s.users[id] != nil {
		c = s.dm(id) // chat.postMessage takes a user for their direct messages
	}
	switch {
	case c == nil, c.botOut && c.Kind == Private:
		return nil, fail("channel_not_found")
	case c.botOut:
		return nil, fail("not_in_channel")
	}
	return c, nil
}

// content returns the text and blocks of a call, checked. It needs the lock.
func (s *Server) content(c *call) (string, []map[string]any, *apiError) {
	text := c.str("text")
	markdown := c.str("markdown_text")
	switch {
	case markdown != "" && (text != "" || c.fields["blocks"] != nil):
		return "", nil, fail("markdown_text_conflict")
	case utf8.RuneCountInString(markdown) > maxMarkdownText:
		return "", nil, fail("msg_too_long")
	case markdown != "":
		return markdown, nil, nil
	}
	var blocks []map[string]any
	if raw := c.fields["blocks"]; raw != nil {
		if _, ok := raw.([]any); !ok {
			return "", nil, fail("invalid_blocks_format")
		}
		blocks = cloneBlocks(objects(raw))
		if e := checkBlocks(blocks, inMessage); e != nil {
			return "", nil, e
		}
	}
	if text == "" && len(blocks) == 0 && c.fields["attachments"] == nil {
		return "", nil, fail("no_text")
	}
	if text == "" {
		s.problem("%s has no text: what a notification or a screen reader says", c.method)
	}
	s.nameBlocks(blocks)
	return text, blocks, nil
}

// nameBlocks gives ids to blocks and elements that have none, as Slack does.
func (s *Server) nameBlocks(blocks []map[string]any) {
	for _, b := range blocks {
		if str(b["block_id"]) == "" {
			b["block_id"] = s.id("b")
		}
		walk(b, func(o map[string]any) {
			if acts[str(o["type"])] && str(o["action_id"]) == "" {
				o["action_id"] = s.id("a")
			}
		})
	}
}

func (s *Server) chatPostMessage(c *call) (map[string]any, *apiError) {
	ch, e := s.room(c.str("channel"))
	if e != nil {
		return nil, e
	}
	if ch.archived {
		return nil, fail("is_archived")
	}
	text, blocks, e := s.content(c)
	if e != nil {
		return nil, publishedFor(c.method, e)
	}
	if utf8.RuneCountInString(text) > maxText {
		s.problem("chat.postMessage: a text of more than %d characters was cut off", maxText)
		text = string([]rune(text)[:maxText])
	}
	metadata, e := metadataOf(c)
	if e != nil {
		return nil, e
	}
	if s.opts.RateLimits && s.now().Sub(s.lastPost[ch.ID]) < time.Second {
		return nil, fail("ratelimited")
	}
	s.lastPost[ch.ID] = s.now()
	m := &Message{Text: text, Blocks: blocks, Thread: c.str("thread_ts"), Metadata: metadata, Fields: c.fields}
	s.settleThread(ch, m)
	s.botPosts(ch, m)
	return map[string]any{"channel": ch.ID, "ts": m.TS, "message": clone(s.innerMessage(ch, m))}, nil
}

// settleThread moves a message out of a thread whose first message was deleted
// before anybody answered it: Slack posts it outside of any thread, without an
// error. A first message with answers leaves a tombstone, below which the thread
// continues.
func (s *Server) settleThread(ch *Channel, m *Message) {
	if m.Thread == "" || ch.hasThread(m.Thread) {
		return
	}
	if !slices.ContainsFunc(ch.messages, func(d *Message) bool { return d.TS == m.Thread }) {
		s.problem("chat.postMessage: the thread %s of %s never existed", m.Thread, ch.ID)
	}
	m.Thread = ""
}

// publishedFor converts an error that only some chat methods have into the
// corresponding one of this method: chat.postMessage has no msg_too_long.
func publishedFor(method string, e *apiError) *apiError {
	if method == "chat.postMessage" && e.code == "msg_too_long" {
		return fail("msg_blocks_too_long")
	}
	return e
}

func metadataOf(c *call) (map[string]any, *apiError) {
	raw := c.fields["metadata"]
	if raw == nil {
		return nil, nil
	}
	m, ok := raw.(map[string]any)
	if !ok {
		return nil, fail("invalid_metadata_format")
	}
	if len(m) == 0 {
		return nil, nil // removes what the message had
	}
	if _, ok := m["event_payload"].(map[string]any); !ok || str(m["event_type"]) == "" {
		return nil, fail("invalid_metadata_schema")
	}
	if len(mustJSON(m)) > maxMetadata {
		return nil, fail("metadata_too_large")
	}
	return m, nil
}

// botPosts adds a message of the bot, which receives it too. It needs the lock.
func (s *Server) botPosts(ch *Channel, m *Message) {
	m.TS, m.User, m.BotID, m.team = s.newTS(), s.opts.BotUser, s.botID(), s.opts.Team
	ch.messages = append(ch.messages, m)
	s.clearStatus(ch, m.Thread)
	s.emitPosted(ch, m)
}

// clearStatus clears the status of a thread, as a message of the bot does.
func (s *Server) clearStatus(ch *Channel, thread string) {
	for _, st := range slices.Backward(ch.statuses) {
		if st.Thread == thread {
			if st.Text != "" {
				ch.statuses = append(ch.statuses, Status{Thread: thread, At: s.now()})
			}
			return
		}
	}
}

func (s *Server) chatPostEphemeral(c *call) (map[string]any, *apiError) {
	ch, e := s.room(c.str("channel"))
	if e != nil {
		return nil, e
	}
	text, blocks, e := s.content(c)
	if e != nil {
		return nil, e
	}
	if utf8.RuneCountInString(text) > maxText {
		return nil, fail("msg_too_long")
	}
	user := c.str("user")
	if s.users[user] == nil || (ch.Kind != direct && !slices.Contains(ch.members, user)) {
		return nil, fail("user_not_in_channel")
	}
	eph := Ephemeral{TS: s.newTS(), User: user, Thread: c.str("thread_ts"), Text: text, Blocks: blocks, Answers: "chat.postEphemeral"}
	ch.ephemerals = append(ch.ephemerals, eph)
	return map[string]any{"message_ts": eph.TS}, nil
}

func (s *Server) chatUpdate(c *call) (map[string]any, *apiError) {
	ch, e := s.room(c.str("channel"))
	if e != nil {
		return nil, publicOnly(e)
	}
	m := ch.find(c.str("ts"))
	switch {
	case m == nil:
		return nil, fail("message_not_found")
	case m.BotID != s.botID():
		return nil, fail("cant_update_message")
	}
	text, blocks, e := s.content(c)
	if e != nil {
		return nil, e
	}
	if utf8.RuneCountInString(text) > maxText {
		return nil, fail("msg_too_long")
	}
	metadata, e := metadataOf(c)
	if e != nil {
		return nil, e
	}
	before := *m
	m.Edits++
	switch {
	case blocks != nil:
		m.Text, m.Blocks = text, blocks
	case c.fields["text"] != nil:
		m.Text, m.Blocks, m.EditedAt = text, nil, s.newTS() // a text alone takes the blocks away
	}
	if c.fields["metadata"] != nil {
		m.Metadata = metadata
	}
	s.emitChanged(ch, m, &before)
	return map[string]any{"channel": ch.ID, "ts": m.TS, "text": m.Text, "message": clone(s.innerMessage(ch, m))}, nil
}

// publicOnly converts not_in_channel to channel_not_found for methods without
// the former.
func publicOnly(e *apiError) *apiError {
	if e.code == "not_in_channel" {
		return fail("channel_not_found")
	}
	return e
}

func (s *Server) chatDelete(c *call) (map[string]any, *apiError) {
	ch, e := s.room(c.str("channel"))
	if e != nil {
		return nil, publicOnly(e)
	}
	m := ch.find(c.str("ts"))
	switch {
	case m == nil:
		return nil, fail("message_not_found")
	case m.BotID != s.botID():
		return nil, fail("cant_delete_message")
	}
	m.Deleted = true
	s.emitDeleted(ch, m)
	return map[string]any{"channel": ch.ID, "ts": m.TS}, nil
}

func (s *Server) conversationsInfo(c *call) (map[string]any, *apiError) {
	ch := s.channels[c.str("channel")]
	if ch == nil || (ch.botOut && ch.Kind == Private) {
		return nil, fail("channel_not_found")
	}
	return map[string]any{"channel": s.conversation(ch)}, nil
}

func (s *Server) conversation(ch *Channel) map[string]any {
	o := map[string]any{
		"id": ch.ID, "created": 1700000000, "is_archived": ch.archived, "context_team_id": s.opts.Team, "updated": 1700000000000,
		"is_im": ch.Kind == direct, "is_channel": ch.Kind == Public || ch.Kind == Shared, "is_group": ch.Kind == Private, "is_mpim": false,
		"is_private": ch.Kind == Private || ch.Kind == direct, "is_shared": ch.Kind == Shared, "is_ext_shared": ch.Kind == Shared, "is_org_shared": false,
	}
	if ch.Kind == direct {
		o["user"], o["is_open"] = ch.user, true
		return o
	}
	name := strings.ToLower(ch.ID)
	o["name"], o["name_normalized"], o["is_member"], o["creator"] = name, name, !ch.botOut, s.opts.BotUser
	o["topic"] = map[string]any{"value": "", "creator": "", "last_set": 0}
	o["purpose"] = map[string]any{"value": "", "creator": "", "last_set": 0}
	o["shared_team_ids"] = []any{s.opts.Team}
	if ch.Kind == Shared {
		o["shared_team_ids"] = []any{s.opts.Team, "T0OTHER"}
	}
	return o
}

func (s *Server) conversationsOpen(c *call) (map[string]any, *apiError) {
	if id := c.str("channel"); id != "" {
		ch := s.channels[id]
		if ch == nil || ch.Kind != direct {
			return nil, fail("channel_not_found")
		}
		return map[string]any{"channel": s.opened(c, ch)}, nil
	}
	users := strings.Split(c.str("users"), ",")
	switch {
	case users[0] == "":
		return nil, fail("users_list_not_supplied")
	case len(users) > 1:
		return nil, fail("invalid_user_combination") // the fake has no group direct messages
	}
	u := s.users[users[0]]
	switch {
	case u == nil:
		return nil, fail("user_not_found")
	case u.Deleted:
		return nil, fail("user_disabled")
	case u.Hidden:
		return nil, fail("user_not_visible")
	}
	return map[string]any{"channel": s.opened(c, s.dm(u.ID))}, nil
}

func (s *Server) opened(c *call, ch *Channel) map[string]any {
	if c.bool("return_im") {
		return s.conversation(ch)
	}
	return map[string]any{"id": ch.ID}
}

func (s *Server) conversationsReplies(c *call) (map[string]any, *apiError) {
	ch, e := s.room(c.str("channel"))
	if e != nil {
		return nil, publicOnly(e)
	}
	ts := c.str("ts")
	root := ch.find(ts)
	if root == nil && !ch.hasReplies(ts) {
		return nil, fail("thread_not_found")
	}
	if root != nil && root.Thread != "" {
		ts = root.Thread
	}
	limit := c.int("limit")
	if limit <= 0 {
		limit = 1000
	}
	list := []any{}
	more := false
	for _, m := range ch.messages {
		if m.Deleted || (m.TS != ts && m.Thread != ts) {
			continue
		}
		if oldest := c.str("oldest"); oldest != "" && m.TS <= oldest && m.TS != ts {
			continue
		}
		if len(list) == limit {
			more = true
			break
		}
		list = append(list, clone(s.innerMessage(ch, m)))
	}
	return map[string]any{"messages": list, "has_more": more}, nil
}

func (s *Server) usersInfo(c *call) (map[string]any, *apiError) {
	u := s.users[c.str("user")]
	switch {
	case c.str("user") == s.opts.BotUser:
		return map[string]any{"user": map[string]any{
			"id": s.opts.BotUser, "team_id": s.opts.Team, "name": s.opts.BotName, "real_name": s.opts.BotName, "is_bot": true, "tz": "UTC",
			"profile": map[string]any{"bot_id": s.botID(), "api_app_id": s.opts.AppID},
		}}, nil
	case u == nil:
		return nil, fail("user_not_found")
	case u.Hidden:
		return nil, fail("user_not_visible")
	}
	return map[string]any{"user": s.member(u, c.bool("include_locale"))}, nil
}

func (s *Server) member(u *User, withLocale bool) map[string]any {
	zone := u.Zone
	if zone == "" {
		zone = "UTC"
	}
	offset := 0
	if l, err := time.LoadLocation(zone); err == nil {
		_, offset = s.now().In(l).Zone()
	}
	o := map[string]any{
		"id": u.ID, "team_id": u.team(), "name": u.Name, "real_name": u.Name, "deleted": u.Deleted,
		"tz": zone, "tz_label": zone, "tz_offset": offset, "is_bot": u.Bot, "is_app_user": false, "is_admin": false, "is_owner": false,
		"is_restricted": u.Guest, "is_ultra_restricted": u.Guest, "is_stranger": u.External, "updated": 1700000000,
		"profile": map[string]any{
			"real_name": u.Name, "real_name_normalized": u.Name, "display_name": u.Name, "display_name_normalized": u.Name, "team": u.team(),
		},
	}
	if s.opts.Enterprise != "" && !u.External {
		o["enterprise_user"] = map[string]any{"id": "W" + u.ID[1:], "enterprise_id": s.opts.Enterprise, "enterprise_name": "Fake Enterprise", "teams": []any{s.opts.Team}}
	}
	if withLocale {
		o["locale"] = u.Locale
		if u.Locale == "" {
			o["locale"] = "en-US"
		}
	}
	return o
}

func (s *Server) setStatus(c *call) (map[string]any, *apiError) {
	ch, e := s.thread(c)
	if e != nil {
		return nil, e
	}
	thread := c.str("thread_ts")
	if thread == "" || !ch.hasThread(thread) {
		return nil, fail("invalid_thread_ts")
	}
	st := Status{Thread: thread, Text: c.str("status"), At: s.now()}
	list, _ := c.fields["loading_messages"].([]any)
	for _, l := range list {
		st.Loading = append(st.Loading, fmt.Sprint(l))
	}
	if len(st.Loading) > 10 {
		return nil, invalid("loading_messages", "no more than 10 items allowed")
	}
	ch.statuses = append(ch.statuses, st)
	return map[string]any{}, nil
}

func (s *Server) thread(c *call) (*Channel, *apiError) {
	ch, e := s.room(c.str("channel_id"))
	if e != nil {
		return nil, publicOnly(e)
	}
	return ch, nil
}

func (s *Server) setPrompts(c *call) (map[string]any, *apiError) {
	ch, e := s.thread(c)
	if e != nil {
		return nil, e
	}
	if t := c.str("thread_ts"); t != "" && !ch.hasThread(t) {
		return nil, fail("invalid_thread_ts")
	}
	list := objects(c.fields["prompts"])
	if len(list) == 0 || len(list) > 4 {
		return nil, invalid("prompts", "must be 1 to 4 prompts")
	}
	p := Prompts{Thread: c.str("thread_ts"), Title: c.str("title")}
	for i, o := range list {
		if str(o["title"]) == "" || str(o["message"]) == "" {
			return nil, invalid(fmt.Sprintf("prompts/%d", i), "title and message are required")
		}
		p.Prompts = append(p.Prompts, Prompt{str(o["title"]), str(o["message"])})
	}
	ch.prompts = append(ch.prompts, p)
	return map[string]any{}, nil
}

func (s *Server) reactionsAdd(c *call) (map[string]any, *apiError) {
	ch, e := s.room(c.str("channel"))
	if e != nil {
		return nil, publicOnly(e)
	}
	m := ch.find(c.str("timestamp"))
	name := c.str("name")
	switch {
	case c.str("timestamp") == "":
		return nil, fail("no_item_specified")
	case m == nil:
		return nil, fail("message_not_found")
	case name == "" || strings.Contains(name, ":"):
		return nil, fail("invalid_name")
	case slices.Contains(m.Reactions, name):
		return nil, fail("already_reacted")
	}
	m.Reactions = append(m.Reactions, name)
	return map[string]any{}, nil
}

// objects returns the objects of a list.
func objects(v any) []map[string]any {
	list, _ := v.([]any)
	all := make([]map[string]any, 0, len(list))
	for _, e := range list {
		o, _ := e.(map[string]any)
		all = append(all, o)
	}
	return all
}
