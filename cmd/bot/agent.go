package main

import (
	"context"

	"chit/adapters/terminal"
	"chit/agent"
	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db"
	"chit/expense"
)

// newInbox connects the inbox with its store, the agent and, if one is
// configured, a model. It does no I/O: an unreachable model is noticed when it
// is needed, and the rules answer then.
func newInbox(c *config, store *db.Store, messengers ...chat.Messenger) (*inbox.Inbox, error) {
	config := inbox.Config{Store: store, Memory: store, Now: c.clock, Log: c.log, Limits: limits}
	config.Left = func(platform string) { tellOwners(context.Background(), c, store, platform) }
	config.Model = c.model
	if c.model == nil && c.openai.on() {
		m, err := newModel(c)
		if err != nil {
			return nil, err
		}
		config.Model = m
	}
	files := chat.Fetchers{}
	if len(messengers) == 0 {
		files[chat.ConversationID(c.sender().ID).Platform()] = terminal.Disk{}
	}
	for _, m := range messengers {
		if fetches, ok := m.(chat.Fetcher); ok {
			files[m.Name()] = fetches
		}
	}
	agentConfig := agent.Config{
		Introduces: c.watched || len(messengers) > 0,
		Ledgers:    expense.NewService(store), Asker: store, Memory: store, Model: config.Model, Now: c.clock, Log: c.log, Files: files,
		Defaults: c.newcomer(),
	}
	if c.lookup.url != "" {
		wiki, err := newWiki(c)
		if err != nil {
			return nil, err
		}
		agentConfig.Reference = wiki
	}
	if c.telemetry != nil {
		agentConfig.Watcher = c.telemetry
	}
	a := agent.New(agentConfig)
	for _, m := range messengers {
		if asks, ok := m.(interface{ Consult(c chat.Clerk) }); ok {
			asks.Consult(a)
		}
	}
	config.Handler = func(r inbox.Run) chat.Handler { return a.Fenced(r.Fence, r.Memory, r.Model, r.Keeps) }
	if len(messengers) > 0 { // at a terminal, the operating system has already let the user in
		agent := config.Handler
		config.Handler = func(r inbox.Run) chat.Handler { return newInviteHandler(c, store, r, agent(r), messengers) }
	}
	handler := config.Handler
	config.Handler = func(r inbox.Run) chat.Handler { return c.telemetry.Handler(handler(r)) }
	in := inbox.New(config, messengers...)
	for _, m := range messengers {
		if counts, ok := m.(interface{ CountForeign(count func()) }); ok {
			counts.CountForeign(func() { in.Metrics.Foreign.Add(1) })
		}
	}
	return in, nil
}

// limits are those of the platforms' documentation, a little less for the whole
// platform.
var limits = map[string]inbox.Limits{
	"telegram": {Rate: 25, Burst: 25, ConversationRate: 1, ConversationBurst: 3},
	"slack":    {ConversationRate: 1, ConversationBurst: 3},
}
