package slack

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"chit/agent/chat"
	"chit/agent/chat/text"
)

// takeInteraction takes a button, a form, a search in it, or a shortcut. Slack does not
// redeliver them, but shows the person that it failed.
func (in *intake) takeInteraction(ctx context.Context, s *session, payload []byte) (any, error) {
	var i interaction
	if err := read(payload, &i); err != nil {
		return nil, err
	}
	if !s.self.owns(i.Team.ID, i.Team.Enterprise) && !s.self.owns("", i.Enterprise.ID) {
		return nil, &foreignError{i.Team.ID}
	}
	if err := lacking("interaction", i.User.ID); err != nil {
		return nil, err
	}
	switch i.Type {
	case "block_actions":
		return nil, in.tapped(ctx, s, i)
	case "view_submission":
		return in.handedIn(ctx, s, i)
	case "block_suggestion":
		return in.forms.lookFor(i), nil
	case "message_action":
		return nil, in.picked(ctx, s, i)
	}
	return nil, nil
}

// tapped takes a press on a button: it opens a form, or is a choice.
func (in *intake) tapped(ctx context.Context, s *session, i interaction) error {
	if len(i.Actions) == 0 {
		return nil
	}
	action := i.Actions[0]
	choice, label := action.choice()
	if choice == "" {
		return nil // a link
	}
	if err := lacking("button", action.TS); err != nil {
		return err
	}
	msg := chat.Message{
		ID: chat.MessageID("tap/" + action.TS), Sender: in.people.sender(ctx, s.self, i.User.ID, i.User.Team, false),
		Text: label, Choice: choice, At: timeOf(action.TS, in.now()),
	}
	var err error
	if channel := roomOfBlock(action.BlockID); channel != "" {
		err = in.tappedAlone(ctx, s, i, channel, &msg)
	} else {
		err = in.tappedAt(ctx, s, i, &msg)
	}
	if err != nil {
		return err
	}
	if i.Container.Type == "view" {
		if turned, err := in.home.turn(ctx, i.User.ID, msg); turned || err != nil {
			return err
		}
	}
	if in.forms.open(ctx, i, msg) {
		return nil
	}
	return s.Receive(ctx, msg)
}

// tappedAlone sets in msg where a button is whose card answers something that
// others do not see: in the channel, or in the direct conversation.
func (in *intake) tappedAlone(ctx context.Context, s *session, i interaction, channel string, msg *chat.Message) error {
	if err := lacking("button", i.Container.TS); err != nil {
		return err
	}
	if _, err := in.alone(ctx, s, msg, i.User.ID, channel); err != nil {
		return err
	}
	msg.ID = inRoom("tap", channel, i.Actions[0].TS)
	msg.ReplyTo = messageID(i.Container.TS, i.Container.Thread)
	if i.Container.Ephemeral {
		msg.ReplyTo = unseen + chat.MessageID(i.Container.TS)
		in.responses.learn(*msg, i.ResponseURL, in.now())
	}
	return nil
}

// tappedAt sets in msg where a button is, and its card.
func (in *intake) tappedAt(ctx context.Context, s *session, i interaction, msg *chat.Message) error {
	p := place{workspace: s.self.workspace.String(), channel: i.Container.Channel}
	if i.Container.Type == "view" {
		msg.ID = homeID(stateOf(i.View.Private).Month, i.Actions[0].TS)
		_, err := in.alone(ctx, s, msg, i.User.ID, "")
		return err
	}
	if p.channel == "" {
		p.channel = i.Channel.ID
	}
	if err := lacking("button", p.channel, i.Container.TS); err != nil {
		return err
	}
	thread := i.Container.Thread
	if thread == "" {
		thread = i.Message.Thread
	}
	msg.ReplyTo = messageID(i.Container.TS, thread)
	p.thread = thread
	if p.thread == "" {
		p.thread = i.Container.TS
	}
	if i.Container.Ephemeral {
		// Slack may not say which thread an unseen card is in; the button does.
		p.thread = threadOfBlock(i.Actions[0].BlockID)
		if p.thread == "" {
			p.person = i.User.ID
		}
		msg.ReplyTo = unseen + messageID(i.Container.TS, p.thread)
	}
	msg.Conversation, msg.Ledger, msg.Direct = p.id(), p.ledger(msg.Sender.Person), direct(p.channel)
	return nil
}

// picked takes the shortcut "Log as expense" on a message. Only its user sees the
// result, so the expense is theirs. A message of the direct conversation keeps
// its id, so that it is not logged a second time.
func (in *intake) picked(ctx context.Context, s *session, i interaction) error {
	t := i.Message
	if err := lacking("shortcut", i.Channel.ID, t.TS); err != nil {
		return err
	}
	if t.User == s.self.user || t.Bot != "" && t.Bot == s.self.bot {
		return nil // one of our cards
	}
	picked := passage{Quote: chat.Quote{Kind: chat.Picked, Text: t.words(), At: timeOf(t.TS, time.Time{})}}
	if t.Bot == "" {
		picked.user = t.User
	}
	msg := chat.Message{
		ID: messageID(t.TS, t.Thread), Sender: in.people.sender(ctx, s.self, i.User.ID, i.User.Team, false),
		Quotes: in.people.said(ctx, s.self, append([]passage{picked}, t.shared()...), false), Files: t.files(), At: in.now(),
	}
	channel, err := in.alone(ctx, s, &msg, i.User.ID, i.Channel.ID)
	if err != nil {
		return err
	}
	if channel != "" {
		msg.ID = inRoom("log", channel, t.TS)
		in.responses.learn(msg, i.ResponseURL, in.now())
	}
	return s.Receive(ctx, msg)
}

// handedIn takes a submitted form. The answer lists what is wrong with it;
// without one, Slack closes the form.
func (in *intake) handedIn(ctx context.Context, s *session, i interaction) (any, error) {
	var about formContext
	if err := json.Unmarshal([]byte(i.View.Private), &about); err != nil {
		return nil, nil // not one of our forms
	}
	p, ok := placeOf(about.Conversation)
	if !ok || p.workspace != s.self.workspace.String() || i.View.ID == "" {
		return nil, nil
	}
	msg := chat.Message{
		Conversation: about.Conversation, ID: chat.MessageID("form/" + i.View.ID),
		Sender: in.people.sender(ctx, s.self, i.User.ID, i.User.Team, false), Direct: direct(p.channel),
		Choice: i.View.Callback, ReplyTo: about.Card, At: in.now(), Fields: map[string]string{},
	}
	if about.Home {
		msg.ID = homeID(about.Month, i.View.ID)
	}
	if about.Room != "" {
		msg.ID, msg.Room = inRoom("form", about.Room, i.View.ID), in.people.room(ctx, s, about.Room)
		in.responses.learn(msg, about.Response, in.now())
	}
	msg.Ledger = p.ledger(msg.Sender.Person)
	for name, elements := range i.View.State.Values {
		for _, e := range elements {
			msg.Fields[name] = e.text()
		}
	}
	if in.forms.clerk != nil {
		wrong, again, err := in.forms.clerk.Check(ctx, msg)
		switch {
		case err != nil:
			return nil, err
		case again != nil:
			return map[string]any{"response_action": "update", "view": modal(*again, i.View.Private)}, nil
		case len(wrong) > 0:
			return formErrors(wrong, msg.Fields), nil
		}
	}
	return nil, s.Receive(ctx, msg)
}

// formErrors puts each sentence at its field. A sentence about no field goes to
// the first one, because Slack would not show it anywhere else.
func formErrors(wrong, fields map[string]string) any {
	names := make([]string, 0, len(fields))
	for name := range fields {
		names = append(names, name)
	}
	slices.Sort(names)
	at := map[string]string{}
	for name, sentence := range wrong {
		if _, ok := fields[name]; !ok && len(names) > 0 {
			name = names[0]
		}
		at[name] = text.Sentences(at[name], visible(sentence))
	}
	return map[string]any{"response_action": "errors", "errors": at}
}
