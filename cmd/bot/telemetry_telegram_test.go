//go:build unix

package main

import (
	"net/http"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"chit/adapters/telegram/telegramtest"
	"chit/agent/telemetry/otlptest"
)

// TestTelemetryOfTelegram has the program tell of a chat and a group until it is stopped,
// and looks for the people, their chats and what they wrote.
func TestTelemetryOfTelegram(t *testing.T) {
	c := otlptest.New(t)
	b := startTelegram(t, "bot", telegramtest.Options{}, "OTEL_EXPORTER_OTLP_ENDPOINT="+c.URL)
	zorbanius := b.User(telegramtest.Person{ID: 7341590077, Name: "Zorbanius", Username: "wistful"})
	zorbanius.Say("quibblestone 73.41 EUR")
	b.answer(zorbanius.Chat, 1)
	group := b.Group(-10073415, "Quibblestone", zorbanius)
	zorbanius.SayIn(group, "@"+b.Username+" quibblestone 7341.59 EUR")
	b.answer(group.Chat, 1)
	if code := b.stop(syscall.SIGTERM); code != 0 {
		t.Fatalf("the program ended with %d", code)
	}
	if found := leaks(c.Sent()); len(found) > 0 {
		t.Errorf("the collector was sent %q", found)
	}
	var conversations []string
	for _, s := range c.Named("invoke_agent chit") {
		conversations = append(conversations, s.Attributes["gen_ai.conversation.id"])
		if s.Attributes["chit.platform"] != "telegram" || s.Attributes["chit.outcome"] != "changed" {
			t.Errorf("a message has %v", s.Attributes)
		}
	}
	if len(slices.Compact(conversations)) != 2 {
		t.Errorf("the conversations are %q, want two", conversations)
	}
}

// TestStopWithoutCollector stops the program while the collector hangs.
func TestStopWithoutCollector(t *testing.T) {
	hang := make(chan struct{})
	c := otlptest.Refusing(t, func(http.ResponseWriter, *http.Request) { <-hang })
	t.Cleanup(func() { close(hang) })
	b := startTelegram(t, "bot", telegramtest.Options{}, "OTEL_EXPORTER_OTLP_ENDPOINT="+c.URL, "OTEL_BSP_SCHEDULE_DELAY=1")
	ana := anaOn(b)
	ana.Say("coffee 4.50 EUR")
	b.answer(ana.Chat, 1)
	began := time.Now()
	if code := b.stop(syscall.SIGTERM); code != 0 || time.Since(began) > flushTime+8*time.Second {
		t.Errorf("it ended with %d after %v", code, time.Since(began))
	}
	if n := strings.Count(b.said(), "telemetry does not arrive"); n > 1 {
		t.Errorf("it says %d times that telemetry does not arrive", n)
	}
}
