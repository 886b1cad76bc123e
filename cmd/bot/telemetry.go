package main

import (
	"context"
	"crypto/rand"
	"net/url"
	"slices"
	"strings"
	"time"

	"chit/agent/telemetry"
)

// A telemetryConfig says whether anything is sent. The rest the exporters read from the
// variables that OpenTelemetry defines, such as OTEL_EXPORTER_OTLP_TIMEOUT.
type telemetryConfig struct {
	on              bool
	traces, metrics bool
	headers         secret
}

func telemetryOf(s *settings) telemetryConfig {
	return telemetryConfig{
		on:     s.OTLPEndpoint != "" && !strings.EqualFold(s.OTelDisabled, "true"),
		traces: s.OTelTraces != "none", metrics: s.OTelMetrics != "none",
		headers: s.OTLPHeaders,
	}
}

// flushTime bounds how long the end of the process waits for the collector.
const flushTime = 2 * time.Second

// startTelemetry starts what the environment asks for, if anything, and returns what
// stops it. That it cannot be started is no reason not to serve people.
func (c *config) startTelemetry(ctx context.Context) (stop func()) {
	if !c.otel.on {
		return func() {}
	}
	started, err := telemetry.Start(ctx, telemetry.Config{
		Traces: c.otel.traces, Metrics: c.otel.metrics, Headers: headersOf(c.otel.headers.value()),
		Version: ownVersion(), Key: c.conversationKey(), Now: time.Now, Log: c.log,
	})
	if err != nil {
		c.log.Warn("there is no telemetry", "error", err)
		return func() {}
	}
	c.telemetry = started
	return func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), flushTime)
		defer cancel()
		started.Stop(ctx)
	}
}

// conversationKey is what ids of conversations are hashed with: a secret that all
// replicas have, so that a conversation has one id.
func (c *config) conversationKey() []byte {
	if key := c.telegram.token.value() + c.slack.botToken.value(); key != "" {
		return []byte(key)
	}
	return []byte(rand.Text())
}

// headersOf reads a list NAME=VALUE,… whose values are encoded as in URLs; nil if it is
// none.
func headersOf(list string) map[string]string {
	headers := map[string]string{}
	for one := range strings.SplitSeq(list, ",") {
		name, value, ok := strings.Cut(one, "=")
		value, err := url.PathUnescape(strings.TrimSpace(value))
		if name = strings.TrimSpace(name); !ok || err != nil || name == "" || slices.ContainsFunc([]byte(name), notInHeader) {
			return nil
		}
		headers[name] = value
	}
	return headers
}

func notInHeader(c byte) bool {
	return c <= ' ' || c > '~' || strings.IndexByte(`"(),/:;<=>?@[\]{}`, c) >= 0
}
