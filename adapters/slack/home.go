package slack

import (
	"context"
	"strings"
	"sync"

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
	months months
}

// months are those that people turned their home tabs to, as choices. Whoever opens the
// tab again sees this month, and so does everybody after a restart.
type months struct {
	mu    sync.Mutex
	known map[string]string // by user
}

func (ms *months) learn(user, choice string) {
	ms.mu.Lock()
	defer ms.mu.Unlock()
	if ms.known == nil || len(ms.known) >= maxPeople {
		ms.known = map[string]string{}
	}
	if choice == "" {
		delete(ms.known, user)
		return
	}
	ms.known[user] = choice
}

func (ms *months) of(user string) string {
	ms.mu.Lock()
	defer ms.mu.Unlock()
	return ms.known[user]
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
		h.months.learn(e.User, "")
		h.background("the home tab is not shown", func(ctx context.Context) error { return h.publish(ctx, e.User, e.Channel) })
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
	h.months.learn(user, tap.Choice)
	h.background("the home tab is not turned", func(ctx context.Context) error { return h.show(ctx, user, o) })
	return true, nil
}

// overview returns what a user sees without having written anything. People
// from other organisations see nothing.
func (h *home) overview(ctx context.Context, user, channel string) (o chat.Overview, ok bool, err error) {
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
		Conversation: p.id(), ID: "home", Sender: sender, Choice: h.months.of(user), Ledger: p.ledger(sender.Person), Direct: true, At: h.now(),
	})
	return o, err == nil, err
}

func (h *home) publish(ctx context.Context, user, channel string) error {
	o, ok, err := h.overview(ctx, user, channel)
	if err != nil || !ok {
		return err
	}
	return h.show(ctx, user, o)
}

// show shows an overview on somebody's home tab.
func (h *home) show(ctx context.Context, user string, o chat.Overview) error {
	_, err := h.api.PublishViewContext(ctx, slack.PublishViewContextRequest{UserID: user, View: homeView(o)})
	return err
}

// homeView lays out an overview. If it gets too long, it shows fewer expenses.
func homeView(o chat.Overview) slack.HomeTabViewRequest {
	blocks, settings := homeBlocks(o.Month), homeBlocks(o.Settings)
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
	o, ok, err := h.overview(ctx, user, channel)
	if err != nil || !ok || len(o.Prompts) == 0 {
		return err
	}
	suggestions := slack.AssistantThreadsSetSuggestedPromptsParameters{ChannelID: channel}
	for _, p := range o.Prompts[:min(len(o.Prompts), maxPrompts)] {
		suggestions.AddPrompt(visible(p.Label), visible(p.ID))
	}
	return h.api.SetAssistantThreadsSuggestedPromptsContext(ctx, suggestions)
}
