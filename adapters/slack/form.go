package slack

import (
	"context"
	"encoding/json"
	"regexp"
	"time"

	"github.com/slack-go/slack"

	"chit/agent/chat"
)

// A formContext is what a submitted form needs to know: where the button was
// that opened it. Slack stores it; people do not see it.
type formContext struct {
	Conversation chat.ConversationID `json:"c"`
	Card         chat.MessageID      `json:"m,omitempty"`
	Home         bool                `json:"h,omitempty"`
	Month        string              `json:"o,omitempty"` // that the home tab shows
	Room         string              `json:"r,omitempty"` // see own.go
	Response     string              `json:"u,omitempty"` // where the tap could be answered
	Language     string              `json:"l,omitempty"` // of the form
}

// forms opens forms in a modal.
type forms struct {
	*connection
	clerk chat.Clerk // nil if there are no forms
}

// open opens the form of a choice and reports whether it did. If there is none,
// or Slack does not open it in time, the choice is taken as it is.
func (f *forms) open(ctx context.Context, i interaction, msg chat.Message) bool {
	if f.clerk == nil || i.TriggerID == "" || !msg.Sender.Member {
		return false
	}
	form, err := f.clerk.Form(ctx, msg)
	if err != nil {
		f.log.WarnContext(ctx, "a form could not be made", "error", err)
	}
	if err != nil || form == nil || !mayAsk(ctx) {
		return false
	}
	about := formContext{Conversation: msg.Conversation, Card: msg.ReplyTo, Room: roomOf(msg.ID), Language: form.Language}
	about.Month, about.Home = monthOf(msg.ID)
	if about.Room != "" && isUnseen(msg.ReplyTo) {
		about.Response = i.ResponseURL
	}
	private, err := json.Marshal(about)
	if err == nil {
		_, err = f.api.OpenViewContext(ctx, i.TriggerID, modal(*form, string(private)))
	}
	if err != nil {
		f.log.WarnContext(ctx, "Slack did not open a form", "error", plain(err))
		f.noticeRevoked(err)
	}
	return err == nil
}

// modal lays out a form.
func modal(f chat.Form, private string) slack.ModalViewRequest {
	blocks := homeBlocks(chat.Reply{Text: f.Note})
	for _, field := range f.Fields {
		block := slack.NewInputBlock(field.Name, plainText(field.Label, maxFormLabel), nil, element(field))
		block.Optional = !field.Missing
		if field.Hint != "" {
			block.Hint = plainText(field.Hint, maxFormLabel)
		}
		blocks = append(blocks, block)
	}
	if f.About != "" {
		blocks = append(blocks, homeBlocks(chat.Compose(chat.Block{Kind: chat.Note, Text: f.About}))...)
	}
	return slack.ModalViewRequest{
		Type: slack.VTModal, Title: plainText(f.Title, maxTitle), Submit: plainText(f.Submit, maxTitle), Close: plainText(f.Cancel, maxTitle),
		CallbackID: f.ID, PrivateMetadata: private, Blocks: slack.Blocks{BlockSet: blocks},
	}
}

// element returns the input of a field, with its value if it can have it.
func element(f chat.Field) slack.BlockElement {
	switch {
	case f.Kind == chat.DateField:
		e := slack.NewDatePickerBlockElement("value")
		if _, err := time.Parse(time.DateOnly, f.Value); err == nil {
			e.InitialDate = f.Value
		}
		return e
	case f.Kind == chat.AmountField || f.Kind == chat.NumberField:
		e := slack.NewNumberInputBlockElement(nil, "value", true)
		if number.MatchString(f.Value) {
			e.InitialValue = f.Value
		}
		return e
	case f.Kind == chat.SearchField:
		return search(f)
	case len(f.Options) == 0:
		e := slack.NewPlainTextInputBlockElement(nil, "value")
		e.InitialValue = visible(f.Value)
		return e
	}
	return selection(f)
}

// selection returns the menu of a field. In a long one people type to find what they want.
func selection(f chat.Field) slack.BlockElement {
	all := options(f.Options)
	var e *slack.SelectBlockElement
	if f.Options[0].Menu == "" {
		all = all[:min(len(all), maxOptions)]
		e = slack.NewOptionsSelectBlockElement(slack.OptTypeStatic, nil, "value", all...)
	} else {
		e = slack.NewOptionsGroupSelectBlockElement(slack.OptTypeStatic, nil, "value", groups(f.Options, all)...)
	}
	for i, o := range all {
		if f.Options[i].ID == f.Value {
			e.InitialOption = o
			break
		}
	}
	return e
}

// search returns the menu of a field whose options Slack asks for when somebody opens it,
// and at every key.
func search(f chat.Field) slack.BlockElement {
	e := slack.NewOptionsSelectBlockElement(slack.OptTypeExternal, nil, "value")
	e.MinQueryLength = new(0)
	for _, o := range f.Options {
		if o.ID == f.Value {
			e.InitialOption = options([]chat.Choice{o})[0]
		}
	}
	return e
}

// found is the answer to what somebody has typed in such a field.
type found struct {
	Options []*slack.OptionBlockObject `json:"options"` // the library's type leaves out an empty list, which Slack takes for an error
}

// lookFor answers what somebody looks for in a field of a form. It looks nothing up and waits
// for nothing, as the next key may come in a tenth of a second.
func (f *forms) lookFor(i interaction) found {
	answer := found{Options: []*slack.OptionBlockObject{}}
	var about formContext
	if f.clerk == nil || json.Unmarshal([]byte(i.View.Private), &about) != nil {
		return answer
	}
	choices := f.clerk.Find(i.BlockID, i.Value, about.Language)
	answer.Options = append(answer.Options, options(choices[:min(len(choices), maxOptions)])...)
	return answer
}

// groups returns options under what they are listed under.
func groups(choices []chat.Choice, all []*slack.OptionBlockObject) (list []*slack.OptionGroupBlockObject) {
	for from := 0; from < len(all); {
		n := 1
		for from+n < len(all) && n < maxOptions && choices[from+n].Menu == choices[from].Menu {
			n++
		}
		list = append(list, slack.NewOptionGroupBlockElement(plainText(choices[from].Menu, maxLabel), all[from:from+n]...))
		from += n
	}
	return list
}

// number matches what Slack takes for a number.
var number = regexp.MustCompile(`^-?[0-9]{1,16}(\.[0-9]{1,10})?$`)
