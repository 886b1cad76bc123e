package slacktest

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
)

// maxView is the maximal size of a view in bytes, as given for view_too_large.
const maxView = 250_000

// A View is a modal or a home tab.
type View struct {
	ID, Type, CallbackID, ExternalID, PrivateMetadata, Hash string
	Title, Submit, Close                                    string
	Blocks                                                  []map[string]any
	// Errors are the errors that the bot returned for a submission, by block id.
	Errors map[string]string

	notify bool
	found  map[string][]map[string]any // the options of menus that the bot was asked for, by block id
	under  *View                       // the view that it was pushed on, nil for none
	user   string
}

func (v *View) copy() *View {
	if v == nil {
		return nil
	}
	c := *v
	c.Blocks = cloneBlocks(v.Blocks)
	return &c
}

// Text returns all text of the view, a line for each text object.
func (v *View) Text() string { return blockText(v.Blocks) }

// Buttons returns the buttons of the view, in order.
func (v *View) Buttons() []Button { return buttons(v.Blocks) }

// Inputs returns the block ids of the inputs, in order.
func (v *View) Inputs() []string {
	var ids []string
	for _, b := range v.Blocks {
		if b["type"] == "input" {
			ids = append(ids, str(b["block_id"]))
		}
	}
	return ids
}

// Value returns the initial value of the input with a block or action id: a text, the
// value of an option, a date.
func (v *View) Value(input string) string {
	for _, b := range v.Blocks {
		e, _ := b["element"].(map[string]any)
		if b["block_id"] != input && e["action_id"] != input {
			continue
		}
		for _, k := range []string{"initial_value", "initial_date", "initial_time"} {
			if s, ok := e[k].(string); ok {
				return s
			}
		}
		o, _ := e["initial_option"].(map[string]any)
		return str(o["value"])
	}
	return ""
}

// set sets the content of v to what the bot sent.
func (v *View) set(st *state, o map[string]any) {
	v.Type, v.CallbackID, v.ExternalID = str(o["type"]), str(o["callback_id"]), str(o["external_id"])
	v.PrivateMetadata = str(o["private_metadata"])
	v.Title, v.Submit, v.Close = textOf(o["title"]), textOf(o["submit"]), textOf(o["close"])
	v.notify, _ = o["notify_on_close"].(bool)
	v.Blocks = objects(o["blocks"])
	v.Errors, v.found = nil, map[string][]map[string]any{}
	st.nameBlocks(v.Blocks)
	v.Hash = st.newTS() + ".fake"
}

// object returns v as Slack sends it.
func (v *View) object(st *state) map[string]any {
	o := map[string]any{
		"id": v.ID, "team_id": st.opts.Team, "type": v.Type, "callback_id": v.CallbackID, "external_id": v.ExternalID,
		"private_metadata": v.PrivateMetadata, "hash": v.Hash, "root_view_id": v.ID, "previous_view_id": nil,
		"app_id": st.opts.AppID, "app_installed_team_id": st.opts.Team, "bot_id": st.botID(),
		"blocks": cloneBlocks(v.Blocks), "state": map[string]any{"values": map[string]any{}},
		"clear_on_close": false, "notify_on_close": v.notify, "submit_disabled": false,
	}
	for k, t := range map[string]string{"title": v.Title, "submit": v.Submit, "close": v.Close} {
		o[k] = nil
		if t != "" {
			o[k] = map[string]any{"type": "plain_text", "text": t, "emoji": true}
		}
	}
	if v.under != nil {
		o["previous_view_id"] = v.under.ID
	}
	return o
}

// viewArgument returns the view of a call, if Slack accepts it.
func viewArgument(c *call) (map[string]any, *apiError) {
	o, ok := c.fields["view"].(map[string]any)
	if !ok {
		return nil, invalid("view", "must be a view object")
	}
	if len(mustJSON(o)) > maxView {
		return nil, fail("view_too_large")
	}
	return o, checkView(o)
}

// views holds the modals and home tabs, and the triggers that open them.
type views struct {
	*state
	workspace *workspace
	all       map[string]*View
	triggers  map[string]*trigger
}

func (vs *views) viewsOpen(c *call) (map[string]any, *apiError) {
	o, e := viewArgument(c)
	if e != nil {
		return nil, e
	}
	user, e := vs.exchange(c.str("trigger_id"))
	if e != nil {
		return nil, e
	}
	if str(o["type"]) != "modal" {
		return nil, invalid("view/type", "must be modal")
	}
	v := vs.newView(user, o)
	if c.method == "views.push" {
		v.under = user.open
	}
	user.open = v
	return map[string]any{"view": v.object(vs.state)}, nil
}

func (vs *views) newView(u *User, o map[string]any) *View {
	v := &View{ID: vs.id("V"), user: u.ID}
	v.set(vs.state, o)
	vs.all[v.ID] = v
	return v
}

// exchange uses a trigger up, and returns the user that it belongs to.
func (vs *views) exchange(id string) (*User, *apiError) {
	t := vs.triggers[id]
	switch {
	case t == nil:
		return nil, fail("invalid_trigger_id")
	case t.used:
		return nil, fail("exchanged_trigger_id")
	case vs.now().Sub(t.born) > vs.opts.TriggerLife:
		return nil, fail("expired_trigger_id")
	}
	t.used = true
	return vs.workspace.users[t.user], nil
}

func (vs *views) viewsUpdate(c *call) (map[string]any, *apiError) {
	o, e := viewArgument(c)
	if e != nil {
		return nil, e
	}
	v := vs.all[c.str("view_id")]
	if v == nil {
		v = vs.viewByExternalID(c.str("external_id"))
	}
	switch {
	case v == nil:
		return nil, fail("not_found")
	case c.str("hash") != "" && c.str("hash") != v.Hash:
		return nil, fail("hash_conflict")
	}
	v.set(vs.state, o)
	return map[string]any{"view": v.object(vs.state)}, nil
}

func (vs *views) viewByExternalID(id string) *View {
	for _, v := range vs.all {
		if id != "" && v.ExternalID == id {
			return v
		}
	}
	return nil
}

func (vs *views) viewsPublish(c *call) (map[string]any, *apiError) {
	o, e := viewArgument(c)
	if e != nil {
		return nil, e
	}
	u := vs.workspace.users[c.str("user_id")]
	switch {
	case u == nil:
		return nil, invalid("user_id", "no such user")
	case str(o["type"]) != "home":
		return nil, invalid("view/type", "must be home")
	case c.str("hash") != "" && (u.home == nil || c.str("hash") != u.home.Hash):
		return nil, fail("hash_conflict")
	}
	if u.home == nil {
		u.home = vs.newView(u, o)
	} else {
		u.home.set(vs.state, o)
	}
	return map[string]any{"view": u.home.object(vs.state)}, nil
}

// opened begins an interaction with a view as it is now. If the person does not see it, there
// is none, and the interaction has ended. It needs the lock.
func (u *User) opened(v *View) (*Interaction, *View) {
	i := u.interaction()
	if v == nil || u.s.views.all[v.ID] == nil || !u.sees(v.ID) {
		i.end(errors.New("slacktest: the view is not open"))
		return i, nil
	}
	return i, u.s.views.all[v.ID]
}

// Submit fills in a modal and submits it. The values are by block id; the other inputs
// keep their initial values. Like Slack's own apps, it submits nothing if a required
// input is empty.
func (u *User) Submit(v *View, values map[string]string) *Interaction {
	s := u.s
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	i, now := u.opened(v)
	if now == nil {
		return i
	}
	state, err := now.state(values)
	if err != nil {
		i.end(err)
		return i
	}
	o := now.object(s.state)
	o["state"] = map[string]any{"values": state}
	p := u.about(i, "view_submission")
	p["view"], p["response_urls"] = o, []any{}
	i.send(interactive, p, func(a Answer) error { return u.answered(now, a) })
	return i
}

// sees reports whether a view is open, or below the one that is.
func (u *User) sees(id string) bool {
	for v := u.open; v != nil; v = v.under {
		if v.ID == id {
			return true
		}
	}
	return false
}

// CloseView closes the modal that u sees, without submitting it. The bot is told only
// if it asked for that.
func (u *User) CloseView() {
	s := u.s
	s.update(func() {
		v := u.open
		if v == nil {
			return
		}
		u.open = v.under
		if !v.notify {
			return
		}
		i := u.interaction()
		p := u.about(i, "view_closed")
		delete(p, "trigger_id")
		p["view"], p["is_cleared"] = v.object(s.state), false
		i.send(interactive, p, nil)
	})
}

// answered applies the bot's answer to the submission of a view. It needs the lock.
func (u *User) answered(v *View, a Answer) error {
	s := u.s
	switch a.Action {
	case "":
		u.open = v.under
	case "clear":
		u.open = nil
	case "errors":
		if len(a.Errors) == 0 {
			return errors.New("slacktest: response_action errors without errors")
		}
		for id := range a.Errors {
			if !slices.Contains(v.Inputs(), id) {
				return fmt.Errorf("slacktest: there is an error for the block %q, which is no input of the view", id)
			}
		}
		v.Errors = a.Errors
	case "update", "push":
		return u.replaceView(s, v, a)
	default:
		return fmt.Errorf("slacktest: response_action %q does not exist", a.Action)
	}
	return nil
}

func (u *User) replaceView(s *Server, v *View, a Answer) error {
	var answer struct {
		View map[string]any `json:"view"`
	}
	if err := json.Unmarshal(a.Raw, &answer); err != nil {
		return err
	}
	if e := checkView(answer.View); e != nil {
		return fmt.Errorf("slacktest: response_action %s: %s %q", a.Action, e.code, e.messages)
	}
	if a.Action == "update" {
		v.set(s.state, answer.View)
		return nil
	}
	pushed := s.views.newView(u, answer.View)
	pushed.under, u.open = v, pushed
	return nil
}

// state returns the values of the inputs, by block and action id.
func (v *View) state(values map[string]string) (map[string]any, error) {
	state := map[string]any{}
	used := map[string]bool{}
	for _, b := range v.Blocks {
		if b["type"] != "input" {
			continue
		}
		id := str(b["block_id"])
		e, _ := b["element"].(map[string]any)
		value, said := values[id]
		used[id] = true
		if !said {
			value = v.Value(id)
		}
		optional, _ := b["optional"].(bool)
		if value == "" && !optional {
			return nil, fmt.Errorf("slacktest: %q must be filled in", id)
		}
		filled, err := fill(e, value, v.found[id])
		if err != nil {
			return nil, err
		}
		state[id] = map[string]any{str(e["action_id"]): filled}
	}
	for id := range values {
		if !used[id] {
			return nil, fmt.Errorf("slacktest: the view has no input %q, only %q", id, v.Inputs())
		}
	}
	return state, nil
}

// fill returns the state of an element with a value. Found are options that it does not
// have itself.
func fill(e map[string]any, value string, found []map[string]any) (map[string]any, error) {
	kind := str(e["type"])
	f := map[string]any{"type": kind}
	orNil := func() any {
		if value == "" {
			return nil
		}
		return value
	}
	switch kind {
	case "datepicker":
		f["selected_date"] = orNil()
	case "timepicker":
		f["selected_time"] = orNil()
	case "static_select", "radio_buttons", "external_select":
		f["selected_option"] = nil
		if value != "" {
			o := pick(e, value)
			if kind == "external_select" {
				present, _ := e["initial_option"].(map[string]any)
				o = pickOf(append([]map[string]any{present}, found...), value)
			}
			if o == nil {
				return nil, fmt.Errorf("slacktest: no option %q in %q", value, e["action_id"])
			}
			f["selected_option"] = o
		}
	case "checkboxes", "multi_static_select":
		chosen := []any{}
		if o := pick(e, value); o != nil {
			chosen = append(chosen, o)
		}
		f["selected_options"] = chosen
	default:
		f["value"] = orNil()
	}
	return f, nil
}
