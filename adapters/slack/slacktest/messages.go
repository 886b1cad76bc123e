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

// messages implements the methods that write to channels.
type messages struct {
	*state
	workspace *workspace
	uploads   *uploads
	events    *publisher
	lastPost  map[string]time.Time // by channel, for RateLimits
}

// content checks and returns the text and blocks of a call. It needs the lock.
func (ms *messages) content(c *call) (string, []map[string]any, *apiError) {
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
		if e := ms.uploads.checkShown(blocks); e != nil {
			return "", nil, e
		}
	}
	if text == "" && len(blocks) == 0 && c.fields["attachments"] == nil {
		return "", nil, fail("no_text")
	}
	if text == "" {
		ms.problem("%s has no text for notifications and screen readers", c.method)
	}
	ms.nameBlocks(blocks)
	return text, blocks, nil
}

// wholeContent is [messages.content] for methods that refuse a long text instead of
// cutting it off.
func (ms *messages) wholeContent(c *call) (string, []map[string]any, *apiError) {
	text, blocks, e := ms.content(c)
	if e == nil && utf8.RuneCountInString(text) > maxText {
		e = fail("msg_too_long")
	}
	return text, blocks, e
}

func (ms *messages) chatPostMessage(c *call) (map[string]any, *apiError) {
	ch, e := ms.workspace.room(c.str("channel"))
	if e != nil {
		return nil, e
	}
	if ch.archived {
		return nil, fail("is_archived")
	}
	text, blocks, e := ms.content(c)
	if e != nil {
		return nil, publishedFor(c.method, e)
	}
	if utf8.RuneCountInString(text) > maxText {
		ms.problem("chat.postMessage: a text of more than %d characters was cut off", maxText)
		text = string([]rune(text)[:maxText])
	}
	metadata, e := metadataOf(c)
	if e != nil {
		return nil, e
	}
	if ms.opts.RateLimits && ms.now().Sub(ms.lastPost[ch.ID]) < time.Second {
		return nil, fail("ratelimited")
	}
	ms.lastPost[ch.ID] = ms.now()
	m := &Message{Text: text, Blocks: blocks, Thread: c.str("thread_ts"), Metadata: metadata, Fields: c.fields}
	ms.settleThread(ch, m)
	ms.botPosts(ch, m)
	return map[string]any{"channel": ch.ID, "ts": m.TS, "message": clone(ms.events.innerMessage(ch, m))}, nil
}

// settleThread moves a message out of a thread whose first message was deleted
// before anybody answered it: Slack posts it outside of any thread, without an
// error. A first message with answers leaves a tombstone, below which the thread
// continues.
func (ms *messages) settleThread(ch *Channel, m *Message) {
	if m.Thread == "" || ch.hasThread(m.Thread) {
		return
	}
	if !slices.ContainsFunc(ch.messages, func(d *Message) bool { return d.TS == m.Thread }) {
		ms.problem("chat.postMessage: the thread %s of %s never existed", m.Thread, ch.ID)
	}
	m.Thread = ""
}

// publishedFor converts an error that only some chat methods have to the one that this
// method has instead: chat.postMessage has no msg_too_long.
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
		return nil, nil // this removes the metadata of the message
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
func (ms *messages) botPosts(ch *Channel, m *Message) {
	m.TS, m.User, m.BotID, m.team = ms.newTS(), ms.opts.BotUser, ms.botID(), ms.opts.Team
	ch.messages = append(ch.messages, m)
	ms.clearStatus(ch, m.Thread)
	ms.events.emitPosted(ch, m)
}

// clearStatus clears the status of a thread, as a message of the bot does.
func (ms *messages) clearStatus(ch *Channel, thread string) {
	for _, st := range slices.Backward(ch.statuses) {
		if st.Thread == thread {
			if st.Text != "" {
				ch.statuses = append(ch.statuses, Status{Thread: thread, At: ms.now()})
			}
			return
		}
	}
}

func (ms *messages) chatPostEphemeral(c *call) (map[string]any, *apiError) {
	ch, e := ms.workspace.room(c.str("channel"))
	if e != nil {
		return nil, e
	}
	text, blocks, e := ms.wholeContent(c)
	if e != nil {
		return nil, e
	}
	user := c.str("user")
	if ms.workspace.users[user] == nil || (ch.Kind != direct && !slices.Contains(ch.members, user)) {
		return nil, fail("user_not_in_channel")
	}
	eph := Ephemeral{TS: ms.newTS(), User: user, Thread: c.str("thread_ts"), Text: text, Blocks: blocks, Answers: "chat.postEphemeral"}
	ch.ephemerals = append(ch.ephemerals, eph)
	return map[string]any{"message_ts": eph.TS}, nil
}

func (ms *messages) chatUpdate(c *call) (map[string]any, *apiError) {
	ch, m, e := ms.own(c, "cant_update_message")
	if e != nil {
		return nil, e
	}
	text, blocks, e := ms.wholeContent(c)
	if e != nil {
		return nil, e
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
		m.Text, m.Blocks, m.EditedAt = text, nil, ms.newTS() // a text alone removes the blocks
	}
	if c.fields["metadata"] != nil {
		m.Metadata = metadata
	}
	ms.events.emitChanged(ch, m, &before)
	return map[string]any{"channel": ch.ID, "ts": m.TS, "text": m.Text, "message": clone(ms.events.innerMessage(ch, m))}, nil
}

// own returns the bot's message that a call is about. Refusal is the error for a
// message of somebody else.
func (ms *messages) own(c *call, refusal string) (*Channel, *Message, *apiError) {
	ch, e := ms.workspace.room(c.str("channel"))
	if e != nil {
		return nil, nil, publicOnly(e)
	}
	m := ch.find(c.str("ts"))
	switch {
	case m == nil:
		return nil, nil, fail("message_not_found")
	case m.BotID != ms.botID():
		return nil, nil, fail(refusal)
	}
	return ch, m, nil
}

// publicOnly converts not_in_channel to channel_not_found for methods without
// the former.
func publicOnly(e *apiError) *apiError {
	if e.code == "not_in_channel" {
		return fail("channel_not_found")
	}
	return e
}

func (ms *messages) chatDelete(c *call) (map[string]any, *apiError) {
	ch, m, e := ms.own(c, "cant_delete_message")
	if e != nil {
		return nil, e
	}
	m.Deleted = true
	ms.events.emitDeleted(ch, m)
	return map[string]any{"channel": ch.ID, "ts": m.TS}, nil
}

func (ms *messages) conversationsReplies(c *call) (map[string]any, *apiError) {
	ch, e := ms.workspace.room(c.str("channel"))
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
		list = append(list, clone(ms.events.innerMessage(ch, m)))
	}
	return map[string]any{"messages": list, "has_more": more}, nil
}

func (ms *messages) setStatus(c *call) (map[string]any, *apiError) {
	ch, e := ms.thread(c)
	if e != nil {
		return nil, e
	}
	thread := c.str("thread_ts")
	if thread == "" || !ch.hasThread(thread) {
		return nil, fail("invalid_thread_ts")
	}
	st := Status{Thread: thread, Text: c.str("status"), At: ms.now()}
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

func (ms *messages) thread(c *call) (*Channel, *apiError) {
	ch, e := ms.workspace.room(c.str("channel_id"))
	if e != nil {
		return nil, publicOnly(e)
	}
	return ch, nil
}

func (ms *messages) setPrompts(c *call) (map[string]any, *apiError) {
	ch, e := ms.thread(c)
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

func (ms *messages) reactionsAdd(c *call) (map[string]any, *apiError) {
	ch, e := ms.workspace.room(c.str("channel"))
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
