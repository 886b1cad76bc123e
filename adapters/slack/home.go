package slack

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"github.com/slack-go/slack"

	"chit/agent/chat"
)

// maxPrompts is how many suggested prompts Slack shows.
const maxPrompts = 4

// A home shows people what they have not asked for: the home tab, and prompts.
type home struct {
	*connection
	people *directory
	clerk  chat.Clerk // nil if there is nothing to show
}

// A homeState is what a home tab shows besides the present. Slack keeps it with the view,
// so it is known in every process and after a restart.
type homeState struct {
	Month string `json:"m,omitempty"` // the choice that turned it to a month, "" for this month
	Day   string `json:"d,omitempty"` // when it was turned
}

// stateOf reads the state of a view. Whoever opens the tab on another day sees this month.
func stateOf(private string) (s homeState) {
	if json.Unmarshal([]byte(private), &s) != nil {
		return homeState{}
	}
	return s
}

// homeID returns the id of what somebody did on the home tab. It has the month that the
// tab showed, which the answer then shows again.
func homeID(month, id string) chat.MessageID { return chat.MessageID("home/" + month + "/" + id) }

// monthOf returns the month in such an id, and whether it is one.
func monthOf(id chat.MessageID) (month string, ok bool) {
	rest, ok := strings.CutPrefix(string(id), "home/")
	if i := strings.LastIndexByte(rest, '/'); ok && i >= 0 {
		month = rest[:i]
	}
	return month, ok
}

// opened handles somebody opening the home tab, or the messages, where it
// suggests prompts. Both run in the background.
func (h *home) opened(_ context.Context, s *session, e event) error {
	if err := lacking("visit", e.User); err != nil {
		return err
	}
	if direct(e.Channel) {
		h.people.directs.learn(e.User, e.Channel)
	}
	if h.clerk == nil || e.User == s.self.user {
		return nil
	}
	switch e.Tab {
	case "home":
		state := stateOf(e.View.Private)
		if state.Day != h.today() {
			state = homeState{}
		}
		h.background("the home tab is not shown", func(ctx context.Context) error { return h.publish(ctx, e.User, e.Channel, state.Month) })
	case "messages":
		h.background("nothing is suggested", func(ctx context.Context) error { return h.suggest(ctx, e.User, e.Channel) })
	}
	return nil
}

// turn turns the home tab to another month if that is what a tap on it asks for.
func (h *home) turn(ctx context.Context, user string, tap chat.Message) (turned bool, err error) {
	if err := complete(ctx); err != nil || h.clerk == nil || !tap.Sender.Member {
		return false, err
	}
	o, err := h.clerk.Overview(ctx, tap)
	if err != nil || !o.Turned {
		return false, err
	}
	h.background("the home tab is not turned", func(ctx context.Context) error { return h.show(ctx, user, o, tap.Choice) })
	return true, nil
}

func (h *home) today() string { return h.now().UTC().Format(time.DateOnly) }

// overview returns what a user sees without having written anything, with the month that
// a choice turns to. People from other organisations see nothing.
func (h *home) overview(ctx context.Context, user, channel, month string) (o chat.Overview, ok bool, err error) {
	s := h.session.Load()
	if s == nil || h.clerk == nil {
		return o, false, nil
	}
	if !direct(channel) {
		if channel, err = h.people.directWith(ctx, user); err != nil {
			return o, false, err
		}
	}
	sender := h.people.sender(ctx, s.self, user, h.people.profile(ctx, user).team, false)
	if !sender.Member {
		return o, false, nil
	}
	p := place{workspace: s.self.workspace.String(), channel: channel}
	o, err = h.clerk.Overview(ctx, chat.Message{
		Conversation: p.id(), ID: "home", Sender: sender, Choice: month, Ledger: p.ledger(sender.Person), Direct: true, At: h.now(),
	})
	return o, err == nil, err
}

func (h *home) publish(ctx context.Context, user, channel, month string) error {
	o, ok, err := h.overview(ctx, user, channel, month)
	if err != nil || !ok {
		return err
	}
	return h.show(ctx, user, o, month)
}

// show shows an overview on somebody's home tab.
func (h *home) show(ctx context.Context, user string, o chat.Overview, month string) error {
	view := homeView(o)
	if o.Turned {
		private, err := json.Marshal(homeState{Month: month, Day: h.today()})
		if err != nil {
			return err
		}
		view.PrivateMetadata = string(private)
	}
	_, err := h.api.PublishViewContext(ctx, slack.PublishViewContextRequest{UserID: user, View: view})
	return err
}

// homeView lays out an overview. If it gets too long, it shows fewer expenses.
func homeView(o chat.Overview) slack.HomeTabViewRequest {
	blocks, settings := homeBlocks(o.Month), homeBlocks(o.Settings)
	if o.Welcome.Text != "" {
		blocks = homeBlocks(o.Welcome)
	}
	for i, r := range o.Recent {
		recent := entryBlocks(r)
		if i == 0 {
			recent = append([]slack.Block{slack.NewDividerBlock()}, recent...)
		}
		if len(blocks)+len(recent)+1+len(settings) > maxHome {
			break
		}
		blocks = append(blocks, recent...)
	}
	if len(settings) > 0 {
		blocks = append(append(blocks, slack.NewDividerBlock()), settings...)
	}
	return slack.HomeTabViewRequest{Type: slack.VTHomeTab, Blocks: slack.Blocks{BlockSet: blocks[:min(len(blocks), maxHome)]}}
}

// homeBlocks lays out a part of the home tab. Slack shows no tables there.
func homeBlocks(r chat.Reply) []slack.Block {
	var blocks []slack.Block
	for _, p := range pages(withoutTables(r), "") {
		blocks = append(blocks, p.blocks...)
	}
	return blocks
}

// withoutTables returns a reply whose tables are lines, with the amount of each in bold.
func withoutTables(r chat.Reply) chat.Reply {
	var all []chat.Block
	for _, b := range r.Blocks {
		if b.Kind != chat.Table || len(b.Rows) == 0 {
			all = append(all, b)
			continue
		}
		rows := b.Rows
		if b.Headed {
			rows = rows[1:]
		}
		for i, row := range rows {
			l := chat.Block{Kind: chat.Line, Gap: i == 0}
			var cells []string
			for _, c := range row {
				if c.Text == "" {
					continue
				}
				if cells = append(cells, c.Text); c.Right && l.Strong == "" {
					l.Strong = c.Text
				}
			}
			l.Text = strings.Join(cells, " · ")
			all = append(all, l)
		}
	}
	r.Blocks = all
	return r
}

// maxOverflow is how many choices Slack puts behind the dots beside an entry.
const maxOverflow = 5

// entryBlocks lays out an entry, with its choices behind dots beside it.
func entryBlocks(r chat.Reply) []slack.Block {
	bare := r
	bare.Choices = nil
	var blocks []slack.Block
	for _, p := range pages(bare, "") {
		for _, part := range p.parts {
			blocks = append(blocks, part.plainly()...) // rich text has no room for the dots
		}
	}
	if len(r.Choices) == 0 || len(blocks) == 0 {
		return blocks
	}
	if s, ok := blocks[0].(*slack.SectionBlock); ok {
		s.Accessory = slack.NewAccessory(slack.NewOverflowBlockElement("choice-0", options(r.Choices[:min(len(r.Choices), maxOverflow)])...))
	}
	return blocks
}

func (h *home) suggest(ctx context.Context, user, channel string) error {
	o, ok, err := h.overview(ctx, user, channel, "")
	if err != nil || !ok || len(o.Prompts) == 0 {
		return err
	}
	suggestions := slack.AssistantThreadsSetSuggestedPromptsParameters{ChannelID: channel}
	for _, p := range o.Prompts[:min(len(o.Prompts), maxPrompts)] {
		suggestions.AddPrompt(visible(p.Label), visible(p.ID))
	}
	return h.api.SetAssistantThreadsSuggestedPromptsContext(ctx, suggestions)
}
