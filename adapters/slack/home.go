package slack

import (
	"context"

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
		h.background("the home tab is not shown", func(ctx context.Context) error { return h.publish(ctx, e.User, e.Channel) })
	case "messages":
		h.background("nothing is suggested", func(ctx context.Context) error { return h.suggest(ctx, e.User, e.Channel) })
	}
	return nil
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
		Conversation: p.id(), ID: "home", Sender: sender, Ledger: p.ledger(sender.Person), Direct: true, At: h.now(),
	})
	return o, err == nil, err
}

func (h *home) publish(ctx context.Context, user, channel string) error {
	o, ok, err := h.overview(ctx, user, channel)
	if err != nil || !ok {
		return err
	}
	_, err = h.api.PublishViewContext(ctx, slack.PublishViewContextRequest{UserID: user, View: homeView(o)})
	return err
}

// homeView lays out an overview. If it gets too long, it shows fewer expenses.
func homeView(o chat.Overview) slack.HomeTabViewRequest {
	group := func(r chat.Reply) []slack.Block {
		var blocks []slack.Block
		for _, p := range pages(r, "") {
			blocks = append(blocks, p.blocks...)
		}
		return blocks
	}
	blocks, settings := group(o.Month), group(o.Settings)
	for _, r := range o.Recent {
		recent := append([]slack.Block{slack.NewDividerBlock()}, group(r)...)
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
