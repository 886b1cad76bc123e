package slacktest

import (
	"encoding/json"
	"fmt"
	"unicode/utf8"
)

// maxSocketAnswer is how many bytes an answer by a socket may have. Slack drops a larger one.
const maxSocketAnswer = 20_000

// Search types in a menu of a modal whose options the bot provides; with nothing typed, it
// opens the menu. The menu is found by its block or action id. What the answer has can then
// be submitted.
func (u *User) Search(v *View, menu, typed string) *Interaction {
	s := u.s
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	i, now := u.opened(v)
	if now == nil {
		return i
	}
	block, element := now.external(menu)
	if element == nil {
		i.end(fmt.Errorf("slacktest: %q has no options from outside; the inputs are %q", menu, now.Inputs()))
		return i
	}
	least := 3.0
	if n, ok := numeric(element["min_query_length"]); ok {
		least = n
	}
	if float64(utf8.RuneCountInString(typed)) < least {
		i.end(fmt.Errorf("slacktest: %q is too short to be looked for; min_query_length is %v", typed, least))
		return i
	}
	p := u.about(i, "block_suggestion")
	delete(p, "trigger_id")
	p["container"] = map[string]any{"type": "view", "view_id": now.ID}
	p["view"], p["block_id"], p["action_id"], p["value"] = now.object(s.state), block, element["action_id"], typed
	i.send(interactive, p, func(a Answer) error {
		all, err := s.found(a)
		if err != nil {
			return err
		}
		for _, o := range all {
			i.answer.Options = append(i.answer.Options, Button{Label: textOf(o["text"]), Value: str(o["value"])})
		}
		now.found[block] = append(now.found[block], all...)
		return nil
	})
	return i
}

// external returns a menu whose options the bot provides, with the id of its block.
func (v *View) external(menu string) (block string, element map[string]any) {
	for _, b := range v.Blocks {
		e, _ := b["element"].(map[string]any)
		if e["type"] == "external_select" && (b["block_id"] == menu || e["action_id"] == menu) {
			return str(b["block_id"]), e
		}
	}
	return "", nil
}

// found returns the options of an answer, if Slack takes them. It needs the lock.
func (s *Server) found(a Answer) ([]map[string]any, error) {
	var answer map[string]any
	if err := json.Unmarshal(a.Raw, &answer); err != nil {
		return nil, fmt.Errorf("slacktest: a search is answered %.200q: %w", a.Raw, err)
	}
	if _, ok := answer["options"].([]any); !ok {
		return nil, fmt.Errorf("slacktest: a search is answered without options: %.200q", a.Raw)
	}
	if !s.webhooks.receiver.set() && len(a.Raw) > maxSocketAnswer {
		return nil, fmt.Errorf("slacktest: Slack drops an answer of %d bytes by a socket", len(a.Raw))
	}
	all := objects(answer["options"])
	var f faultsOf
	if len(all) > 0 {
		f.listed("", answer, 100)
	}
	for i, o := range all {
		f.text(fmt.Sprintf("/options/%d/text", i), o["text"], maxButtonText, "plain_text")
	}
	if len(f) > 0 {
		return nil, fmt.Errorf("slacktest: Slack does not show the options: %q", f)
	}
	return all, nil
}

// pickOf returns the option with a value or label, nil if there is none.
func pickOf(all []map[string]any, option string) map[string]any {
	for _, o := range all {
		if o["value"] == option || textOf(o["text"]) == option {
			return o
		}
	}
	return nil
}
