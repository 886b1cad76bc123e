package slacktest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
)

// An Interaction is something that a person did with the bot, such as pressing a
// button. It is delivered only once.
type Interaction struct {
	TriggerID   string
	ResponseURL string // "" if it has none

	s      *Server
	done   chan struct{}
	answer Answer
	err    error
}

// An Answer is what the bot sent with its acknowledgement.
type Answer struct {
	Raw    json.RawMessage   // nil if it sent nothing
	Action string            // response_action: "errors", "update", "push" or "clear"; "" closes a modal
	Errors map[string]string // by block id
	Text   string            // answer to a command

	Options []Button // that were found for what somebody typed in a menu
}

// Answer waits for the acknowledgement. It fails if there is none in time, or if there
// was nothing to press.
func (i *Interaction) Answer(ctx context.Context) (Answer, error) {
	select {
	case <-i.done:
		return i.answer, i.err
	case <-ctx.Done():
		return Answer{}, fmt.Errorf("slacktest: no answer: %w", context.Cause(ctx))
	}
}

// A trigger allows the bot to open one view, for a short time.
type trigger struct {
	user string
	born time.Time
	used bool
}

// interaction returns a new interaction with its trigger. It needs the lock.
func (u *User) interaction() *Interaction {
	s := u.s
	s.serial++
	id := fmt.Sprintf("%d.%d.%032x", s.lastTS+int64(s.serial), s.serial, s.serial)
	s.views.triggers[id] = &trigger{user: u.ID, born: s.now()}
	return &Interaction{TriggerID: id, s: s, done: make(chan struct{})}
}

// withURL gives i a response_url. It needs the lock.
func (i *Interaction) withURL(r *responseURL) {
	id := i.s.id("R")
	r.born = i.s.now()
	i.s.responses.urls[id] = r
	i.ResponseURL = i.s.base + "/actions/" + id
}

func (i *Interaction) end(err error) {
	i.err = err
	close(i.done)
}

// send delivers the payload. The function then is called with a valid answer, with the
// lock held.
func (i *Interaction) send(kind string, payload map[string]any, then func(Answer) error) {
	i.s.deliverer.deliver(&delivery{
		kind: kind, payload: payload, accepts: true,
		answered: func(data []byte, err error) {
			if err == nil {
				i.answer, err = decodeAnswer(data)
			}
			if err == nil && then != nil {
				err = then(i.answer)
			}
			if err != nil {
				i.s.problem("an interaction failed: %v", err)
			}
			i.end(err)
		},
	})
}

func decodeAnswer(data []byte) (Answer, error) {
	a := Answer{Raw: data}
	if data == nil {
		return a, nil
	}
	var fields struct {
		Action string            `json:"response_action"`
		Errors map[string]string `json:"errors"`
		Text   string            `json:"text"`
	}
	if err := json.Unmarshal(data, &fields); err != nil {
		return a, fmt.Errorf("slacktest: the answer cannot be decoded: %w", err)
	}
	a.Action, a.Errors, a.Text = fields.Action, fields.Errors, fields.Text
	return a, nil
}

// about returns the part of the payload that all interactions have. It needs the
// lock.
func (u *User) about(i *Interaction, kind string) map[string]any {
	s := u.s
	var enterprise any
	if s.opts.Enterprise != "" {
		enterprise = map[string]any{"id": s.opts.Enterprise, "name": "Fake Enterprise"}
	}
	p := map[string]any{
		"type": kind, "token": "fake-verification-token", "api_app_id": s.opts.AppID, "trigger_id": i.TriggerID,
		"team": map[string]any{"id": s.opts.Team, "domain": "fake"}, "enterprise": enterprise, "is_enterprise_install": false,
		"user": map[string]any{"id": u.ID, "username": u.Name, "name": u.Name, "team_id": u.team()},
	}
	if i.ResponseURL != "" {
		p["response_url"] = i.ResponseURL
	}
	return p
}

func (c *Channel) object() map[string]any {
	name := strings.ToLower(c.ID)
	switch c.Kind {
	case direct:
		name = "directmessage"
	case Private:
		name = "privategroup"
	}
	return map[string]any{"id": c.ID, "name": name}
}

// Press presses a button of a message, which may be ephemeral. The button is found by
// its label, action id or value.
func (u *User) Press(c *Channel, ts, button string) *Interaction {
	s := u.s
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	i := u.interaction()
	c.join(u)
	var blocks []map[string]any
	container := map[string]any{"type": "message", "message_ts": ts, "channel_id": c.ID, "is_ephemeral": false}
	url := &responseURL{channel: c, user: u.ID, message: ts}
	m := c.find(ts)
	if m != nil {
		blocks, url.thread = m.Blocks, m.Thread
	} else if e := c.ephemeral(u.ID, ts); e != nil {
		blocks, url.ephemeral, url.thread = e.Blocks, true, e.Thread
		container["is_ephemeral"] = true
	}
	action, err := u.press(blocks, button)
	if err != nil {
		i.end(err)
		return i
	}
	i.withURL(url)
	if url.thread != "" {
		container["thread_ts"] = url.thread
	}
	p := u.about(i, "block_actions")
	p["container"], p["channel"], p["actions"] = container, c.object(), []any{action}
	p["state"] = map[string]any{"values": map[string]any{}}
	if m != nil {
		p["message"] = clone(s.events.innerMessage(c, m))
	}
	i.send(interactive, p, nil)
	return i
}

func (c *Channel) ephemeral(user, ts string) *Ephemeral {
	for i := range c.ephemerals {
		if e := &c.ephemerals[i]; e.User == user && e.TS == ts {
			return e
		}
	}
	return nil
}

// press returns the action of a button. It needs the lock.
func (u *User) press(blocks []map[string]any, button string) (map[string]any, error) {
	all := buttons(blocks)
	for _, match := range []func(Button) bool{
		func(b Button) bool { return b.Label == button },
		func(b Button) bool { return b.ActionID == button },
		func(b Button) bool { return b.Value == button },
	} {
		if n := slices.IndexFunc(all, match); n >= 0 {
			b := all[n]
			if b.Menu != "" {
				return u.choose(blocks, b.ActionID, b.Value)
			}
			a := map[string]any{
				"type": "button", "action_id": b.ActionID, "block_id": b.BlockID, "action_ts": u.s.newTS(),
				"text": map[string]any{"type": "plain_text", "text": b.Label, "emoji": true},
			}
			if b.Value != "" {
				a["value"] = b.Value
			}
			return a, nil
		}
	}
	var labels []string
	for _, b := range all {
		labels = append(labels, b.Label)
	}
	return nil, fmt.Errorf("slacktest: no button %q among %q", button, labels)
}

// Choose selects an option of a menu in a message. The menu is found by its action id,
// the option by its value or label.
func (u *User) Choose(c *Channel, ts, menu, option string) *Interaction {
	s := u.s
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	i := u.interaction()
	m := c.find(ts)
	if m == nil {
		i.end(errors.New("slacktest: no message to choose in"))
		return i
	}
	action, err := u.choose(m.Blocks, menu, option)
	if err != nil {
		i.end(err)
		return i
	}
	i.withURL(&responseURL{channel: c, user: u.ID, message: ts, thread: m.Thread})
	p := u.about(i, "block_actions")
	p["container"] = map[string]any{"type": "message", "message_ts": ts, "channel_id": c.ID, "is_ephemeral": false}
	p["channel"], p["message"], p["actions"] = c.object(), clone(s.events.innerMessage(c, m)), []any{action}
	p["state"] = map[string]any{"values": map[string]any{}}
	i.send(interactive, p, nil)
	return i
}

// choose returns the action of an option of a menu. It needs the lock.
func (u *User) choose(blocks []map[string]any, menu, option string) (map[string]any, error) {
	var action map[string]any
	for _, b := range blocks {
		walk(b, func(o map[string]any) {
			if action != nil || o["action_id"] != menu {
				return
			}
			if picked := pick(o, option); picked != nil {
				action = map[string]any{
					"type": o["type"], "action_id": menu, "block_id": b["block_id"], "action_ts": u.s.newTS(), "selected_option": picked,
				}
			}
		})
	}
	if action == nil {
		return nil, fmt.Errorf("slacktest: no option %q in a menu %q", option, menu)
	}
	return action, nil
}

// pick returns the option of an element with a value or label, nil if there is none.
func pick(element map[string]any, option string) map[string]any {
	all := objects(element["options"])
	for _, group := range objects(element["option_groups"]) {
		all = append(all, objects(group["options"])...)
	}
	return pickOf(all, option)
}

// PressView presses a button of the home tab or of a modal.
func (u *User) PressView(v *View, button string) *Interaction {
	s := u.s
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	i := u.interaction()
	if v == nil || s.views.all[v.ID] == nil {
		i.end(errors.New("slacktest: no view to press in"))
		return i
	}
	now := s.views.all[v.ID]
	action, err := u.press(now.Blocks, button)
	if err != nil {
		action, err = u.chooseAny(now.Blocks, button)
	}
	if err != nil {
		i.end(err)
		return i
	}
	p := u.about(i, "block_actions")
	p["container"] = map[string]any{"type": "view", "view_id": now.ID}
	p["view"], p["actions"] = now.object(s.state), []any{action}
	i.send(interactive, p, nil)
	return i
}

// chooseAny returns the action of an option of any menu. It needs the lock.
func (u *User) chooseAny(blocks []map[string]any, option string) (map[string]any, error) {
	err := fmt.Errorf("slacktest: no button and no option %q", option)
	var action map[string]any
	for _, b := range blocks {
		walk(b, func(o map[string]any) {
			if id := str(o["action_id"]); id != "" && action == nil {
				if a, bad := u.choose(blocks, id, option); bad == nil {
					action, err = a, nil
				}
			}
		})
	}
	return action, err
}

// Command types a slash command in c. The answer is ephemeral, unless its
// response_type is in_channel.
func (u *User) Command(command, text string, c *Channel) *Interaction {
	s := u.s
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	i := u.interaction()
	i.withURL(&responseURL{channel: c, user: u.ID})
	p := map[string]any{
		"token": "fake-verification-token", "api_app_id": s.opts.AppID, "team_id": s.opts.Team, "team_domain": "fake",
		"channel_id": c.ID, "channel_name": c.object()["name"], "user_id": u.ID, "user_name": u.Name,
		"command": command, "text": text, "is_enterprise_install": "false",
		"response_url": i.ResponseURL, "trigger_id": i.TriggerID,
	}
	if s.opts.Enterprise != "" {
		p["enterprise_id"], p["enterprise_name"] = s.opts.Enterprise, "Fake Enterprise"
	}
	i.send(commands, p, func(a Answer) error {
		if a.Raw == nil {
			return nil
		}
		return s.responses.respond(&responseURL{channel: c, user: u.ID}, a.Raw, "command")
	})
	return i
}

// Shortcut uses a message shortcut on a message.
func (u *User) Shortcut(callback string, c *Channel, ts string) *Interaction {
	s := u.s
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	i := u.interaction()
	m := c.find(ts)
	if m == nil {
		i.end(errors.New("slacktest: no message for the shortcut"))
		return i
	}
	i.withURL(&responseURL{channel: c, user: u.ID})
	p := u.about(i, "message_action")
	p["callback_id"], p["message_ts"], p["channel"], p["action_ts"] = callback, ts, c.object(), s.newTS()
	p["message"] = clone(s.events.innerMessage(c, m))
	i.send(interactive, p, nil)
	return i
}

// GlobalShortcut uses a shortcut from the search bar or the lightning menu.
func (u *User) GlobalShortcut(callback string) *Interaction {
	s := u.s
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	i := u.interaction()
	p := u.about(i, "shortcut")
	p["callback_id"], p["action_ts"] = callback, s.newTS()
	i.send(interactive, p, nil)
	return i
}
