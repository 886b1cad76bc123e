package main

import (
	"chit/agent"
	"chit/agent/chat"
	"chit/db"
	"chit/expense"
)

// newAgent ties the agent to its store and, when one is configured, its model.
// It does no I/O: an unreachable model is met when it is needed, and the rules
// answer then.
func newAgent(c *config, store *db.Store) (chat.Handler, error) {
	a := agent.Config{
		Ledgers: expense.NewService(store),
		Memory:  store,
		Now:     c.clock,
		Log:     c.log,
	}
	if c.openai.on() {
		m, err := newModel(c)
		if err != nil {
			return nil, err
		}
		a.Model = m
	}
	return agent.New(a), nil
}
