package slacktest

import (
	"fmt"
	"maps"
	"strings"
	"unicode/utf8"
)

// A place is a surface for blocks, with its limits.
type place struct {
	name  string
	most  int // blocks
	input bool
}

var (
	inMessage = place{"message", 50, true}
	inModal   = place{"modal", 100, true}
	inHome    = place{"home", 100, true}
)

// Limits of Block Kit, in characters.
const (
	maxSectionText = 3000
	maxFieldText   = 2000
	maxHeaderText  = 150
	maxLabel       = 2000
	maxButtonText  = 75
	maxValue       = 2000
	maxOptionValue = 150
	maxID          = 255
	maxURL         = 3000
	maxTitle       = 24
	maxPrivate     = 3000
	maxPlaceholder = 150
	maxMarkdown    = 12_000
)

// acts are the interactive elements.
var acts = map[string]bool{
	"button": true, "checkboxes": true, "datepicker": true, "datetimepicker": true, "email_text_input": true, "external_select": true,
	"feedback_buttons": true, "file_input": true, "icon_button": true, "multi_static_select": true, "number_input": true, "overflow": true,
	"plain_text_input": true, "radio_buttons": true, "rich_text_input": true, "static_select": true, "timepicker": true,
	"url_text_input": true, "users_select": true, "conversations_select": true, "channels_select": true, "multi_users_select": true,
	"multi_conversations_select": true, "multi_channels_select": true, "multi_external_select": true, "workflow_button": true,
}

// faultsOf collects mistakes, each with a JSON pointer.
type faultsOf []string

func (f *faultsOf) add(at, format string, args ...any) {
	*f = append(*f, fmt.Sprintf("[ERROR] %s [json-pointer:%s]", fmt.Sprintf(format, args...), at))
}

// limit checks the length of a text.
func (f *faultsOf) limit(at, text string, most int) {
	if n := utf8.RuneCountInString(text); n > most {
		f.add(at, "must be less than %d characters", most+1)
	}
}

// checkBlocks returns invalid_blocks with everything that Slack would refuse in
// blocks, or nil.
func checkBlocks(blocks []map[string]any, in place) *apiError {
	var f faultsOf
	if len(blocks) > in.most {
		f.add("/blocks", "no more than %d items allowed", in.most)
	}
	f.blocks("/blocks", blocks, in)
	if len(f) > 0 {
		return &apiError{code: "invalid_blocks", messages: f}
	}
	if in.name == "message" && utf8.RuneCountInString(blockText(blocks)) > maxBlockText {
		return fail("msg_blocks_too_long")
	}
	return nil
}

// checkView returns invalid_arguments with everything that Slack would refuse in
// a view, or nil.
func checkView(v map[string]any) *apiError {
	var f faultsOf
	in := inModal
	switch str(v["type"]) {
	case "modal":
		f.text("/view/title", v["title"], maxTitle, "plain_text")
		for _, k := range []string{"submit", "close"} {
			if v[k] != nil {
				f.text("/view/"+k, v[k], maxTitle, "plain_text")
			}
		}
	case "home":
		in = inHome
	default:
		f.add("/view/type", "must be modal or home")
	}
	blocks := objects(v["blocks"])
	if _, ok := v["blocks"].([]any); !ok || len(blocks) > in.most {
		f.add("/view/blocks", "must be a list of no more than %d items", in.most)
	}
	f.limit("/view/private_metadata", str(v["private_metadata"]), maxPrivate)
	f.limit("/view/callback_id", str(v["callback_id"]), maxID)
	f.limit("/view/external_id", str(v["external_id"]), maxID)
	f.blocks("/view/blocks", blocks, in)
	for _, b := range blocks {
		if b["type"] == "input" && in.name == "modal" && v["submit"] == nil {
			f.add("/view/submit", "missing required field: submit")
			break
		}
	}
	if len(f) > 0 {
		return &apiError{code: "invalid_arguments", messages: f}
	}
	return nil
}

func (f *faultsOf) blocks(at string, blocks []map[string]any, in place) {
	ids := map[string]bool{}
	for i, b := range blocks {
		here := fmt.Sprintf("%s/%d", at, i)
		if id := str(b["block_id"]); id != "" {
			if ids[id] {
				f.add(here+"/block_id", "block_id %q already exists", id)
			}
			ids[id] = true
			f.limit(here+"/block_id", id, maxID)
		}
		f.block(here, b, in)
	}
}

// other are the kinds of blocks that the fake does not check.
var other = map[string]bool{
	"divider": true, "rich_text": true, "file": true, "video": true, "table": true, "context_actions": true, "plan": true,
	"task_card": true, "data_visualization": true, "container": true,
}

func (f *faultsOf) block(at string, b map[string]any, in place) {
	switch kind := str(b["type"]); kind {
	case "section":
		f.section(at, b)
	case "header":
		f.text(at+"/text", b["text"], maxHeaderText, "plain_text")
	case "data_table":
		f.table(at, b)
	case "markdown":
		f.limit(at+"/text", str(b["text"]), maxMarkdown)
		if str(b["text"]) == "" {
			f.add(at+"/text", "missing required field: text")
		}
		if in.name != "message" {
			f.add(at+"/type", "unsupported block: markdown")
		}
	case "image":
		f.image(at, b)
	case "context":
		elements := f.some(at+"/elements", b["elements"], 10)
		for i, e := range elements {
			here := fmt.Sprintf("%s/elements/%d", at, i)
			if e["type"] == "image" {
				f.image(here, e)
				continue
			}
			f.text(here, e, maxSectionText)
		}
	case "actions":
		f.elements(at, f.some(at+"/elements", b["elements"], 25))
	case "input":
		f.text(at+"/label", b["label"], maxLabel, "plain_text")
		if b["hint"] != nil {
			f.text(at+"/hint", b["hint"], maxLabel, "plain_text")
		}
		e, _ := b["element"].(map[string]any)
		f.element(at+"/element", e)
	default:
		if !other[kind] {
			f.add(at+"/type", "unsupported type: %s", kind)
		}
	}
}

func (f *faultsOf) section(at string, b map[string]any) {
	if b["text"] == nil && b["fields"] == nil {
		f.add(at, "missing required field: text or fields")
	}
	if b["text"] != nil {
		f.text(at+"/text", b["text"], maxSectionText)
	}
	if b["fields"] != nil {
		for i, e := range f.some(at+"/fields", b["fields"], 10) {
			f.text(fmt.Sprintf("%s/fields/%d", at, i), e, maxFieldText)
		}
	}
	if a, ok := b["accessory"].(map[string]any); ok {
		if a["type"] == "image" {
			f.image(at+"/accessory", a)
			return
		}
		f.element(at+"/accessory", a)
	}
}

// some returns the objects of a list, which must have one to most items.
func (f *faultsOf) some(at string, v any, most int) []map[string]any {
	list := objects(v)
	if len(list) == 0 {
		f.add(at, "no fewer than 1 items allowed")
	}
	if len(list) > most {
		f.add(at, "no more than %d items allowed", most)
	}
	return list
}

// text checks a text object; without kinds, both kinds are allowed.
func (f *faultsOf) text(at string, v any, most int, kinds ...string) {
	o, ok := v.(map[string]any)
	if !ok {
		f.add(at, "must be a text object")
		return
	}
	kind := str(o["type"])
	if kind != "plain_text" && (kind != "mrkdwn" || len(kinds) > 0) {
		f.add(at+"/type", "must be one of plain_text, mrkdwn, and here may be less; it is %q", kind)
	}
	if strings.TrimSpace(str(o["text"])) == "" {
		f.add(at+"/text", "must be more than 0 characters")
	}
	f.limit(at+"/text", str(o["text"]), most)
}

func (f *faultsOf) elements(at string, elements []map[string]any) {
	ids := map[string]bool{}
	for i, e := range elements {
		here := fmt.Sprintf("%s/elements/%d", at, i)
		if id := str(e["action_id"]); id != "" {
			if ids[id] {
				f.add(here+"/action_id", "action_id %q already exists", id)
			}
			ids[id] = true
		}
		f.element(here, e)
	}
}

func (f *faultsOf) element(at string, e map[string]any) {
	kind := str(e["type"])
	if !acts[kind] {
		f.add(at+"/type", "unsupported type: %s", kind)
		return
	}
	f.limit(at+"/action_id", str(e["action_id"]), maxID)
	if c, ok := e["confirm"].(map[string]any); ok {
		f.confirm(at+"/confirm", c)
	}
	if e["placeholder"] != nil {
		f.text(at+"/placeholder", e["placeholder"], maxPlaceholder, "plain_text")
	}
	switch kind {
	case "button":
		f.button(at, e)
	case "static_select", "multi_static_select":
		if e["option_groups"] == nil {
			f.options(at, e, 100)
		} else {
			f.groups(at, e)
		}
	case "external_select":
		f.external(at, e)
	case "overflow":
		f.options(at, e, 5)
	case "radio_buttons", "checkboxes":
		f.options(at, e, 10)
	case "plain_text_input":
		f.limit(at+"/initial_value", str(e["initial_value"]), 3000)
	case "number_input":
		f.number(at, e)
	case "datepicker":
		if d, ok := e["initial_date"].(string); ok && !isDate(d) {
			f.add(at+"/initial_date", "must be a date as YYYY-MM-DD")
		}
	}
}

func isDate(d string) bool {
	return len(d) == 10 && d[4] == '-' && d[7] == '-' && strings.Trim(d, "0123456789-") == ""
}

func (f *faultsOf) button(at string, e map[string]any) {
	f.text(at+"/text", e["text"], maxButtonText, "plain_text")
	f.limit(at+"/value", str(e["value"]), maxValue)
	f.limit(at+"/url", str(e["url"]), maxURL)
	f.limit(at+"/accessibility_label", str(e["accessibility_label"]), maxButtonText)
	if style, ok := e["style"]; ok && style != "primary" && style != "danger" {
		f.add(at+"/style", "must be primary or danger")
	}
}

func (f *faultsOf) confirm(at string, c map[string]any) {
	f.text(at+"/title", c["title"], 100, "plain_text")
	f.text(at+"/text", c["text"], 300)
	f.text(at+"/confirm", c["confirm"], 30, "plain_text")
	f.text(at+"/deny", c["deny"], 30, "plain_text")
}

func (f *faultsOf) options(at string, e map[string]any, most int) {
	f.initial(at, e, f.listed(at, e, most))
}

// groups checks a menu whose options stand under labels.
func (f *faultsOf) groups(at string, e map[string]any) {
	if e["options"] != nil {
		f.add(at, "only one of options and option_groups is allowed")
	}
	values := map[string]bool{}
	for i, g := range f.some(at+"/option_groups", e["option_groups"], 100) {
		here := fmt.Sprintf("%s/option_groups/%d", at, i)
		f.text(here+"/label", g["label"], maxButtonText, "plain_text")
		maps.Copy(values, f.listed(here, g, 100))
	}
	f.initial(at, e, values)
}

// listed checks the options of a menu, or of a group of one, and returns them.
func (f *faultsOf) listed(at string, e map[string]any, most int) map[string]bool {
	values := map[string]bool{}
	for i, o := range f.some(at+"/options", e["options"], most) {
		here := fmt.Sprintf("%s/options/%d", at, i)
		f.text(here+"/text", o["text"], maxButtonText)
		f.limit(here+"/value", str(o["value"]), maxOptionValue)
		values[string(mustJSON(o))] = true
	}
	return values
}

// initial checks that what is chosen at first can be chosen.
func (f *faultsOf) initial(at string, e map[string]any, values map[string]bool) {
	if o := e["initial_option"]; o != nil && !values[string(mustJSON(o))] {
		f.add(at+"/initial_option", "must be one of the options")
	}
}
