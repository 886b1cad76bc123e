package main

import (
	"fmt"
	"log/slog"

	"chit/agent/llm"
	"chit/agent/llm/breaker"
	"chit/agent/llm/openai"
	"chit/agent/llm/textproto"
	"chit/agent/telemetry"
)

// newModel returns the configured model behind its breaker. It sends nothing yet.
func newModel(c *config) (llm.Model, error) {
	m, err := openModel(c.openai, c.log, c.telemetry)
	if err != nil {
		return nil, err
	}
	return breaker.New(m, breaker.Settings{Log: c.log}), nil
}

// openModel returns a model, with tools in the form that it takes.
func openModel(c openaiConfig, log *slog.Logger, watched *telemetry.Telemetry) (llm.Model, error) {
	asked, err := openai.New(openai.Config{BaseURL: c.baseURL, APIKey: c.key.value(), Model: c.model, Log: log})
	if err != nil {
		return nil, fmt.Errorf("the model cannot be used: %w", err)
	}
	m := watched.Model(asked)
	if c.tools == "native" {
		return m, nil
	}
	return textproto.New(m, textproto.Settings{Always: c.tools == "text", Log: log}), nil
}
