package main

import (
	"fmt"

	"chit/agent/llm"
	"chit/agent/llm/breaker"
	"chit/agent/llm/openai"
	"chit/agent/llm/textproto"
)

// newModel returns the configured model behind its breaker, with tools in the form
// that it takes. It sends nothing yet.
func newModel(c *config) (llm.Model, error) {
	server, err := openai.New(openai.Config{
		BaseURL: c.openai.baseURL, APIKey: c.openai.key.value(), Model: c.openai.model, Log: c.log,
	})
	if err != nil {
		return nil, fmt.Errorf("the model cannot be used: %w", err)
	}
	var m llm.Model = server
	if c.openai.tools != "native" {
		m = textproto.New(m, textproto.Settings{Always: c.openai.tools == "text", Log: c.log})
	}
	return breaker.New(m, breaker.Settings{Log: c.log}), nil
}
