package main

import (
	"fmt"

	"chit/agent/llm"
	"chit/agent/llm/breaker"
	"chit/agent/llm/openai"
)

// newModel returns the configured model behind its breaker. It sends nothing
// yet.
func newModel(c *config) (llm.Model, error) {
	m, err := openai.New(openai.Config{
		BaseURL: c.openai.baseURL, APIKey: c.openai.key.value(), Model: c.openai.model, Log: c.log,
	})
	if err != nil {
		return nil, fmt.Errorf("the model cannot be used: %w", err)
	}
	return breaker.New(m, breaker.Settings{Log: c.log}), nil
}
