//go:build linux

package main

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"chit/adapters/telegram/telegramtest"
)

// BenchmarkMemory measures what the bot alone needs: at rest, and at the peak, when
// a thousand people write at once and a model makes them all wait. The goals are 30
// MB and 100 MB. A model on the internet speaks HTTP/2; with HTTP/1.1 each waiting
// person would need a connection.
func BenchmarkMemory(b *testing.B) {
	const people, thinks = 1000, 5 * time.Second
	bot := filepath.Join(b.TempDir(), "bot")
	build := exec.CommandContext(b.Context(), "go", "build", "-trimpath", "-ldflags=-s -w", "-o", bot, "chit/cmd/bot")
	if out, err := build.CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	for _, model := range []struct {
		name  string
		start func(*testing.B, http.Handler) string
	}{{"HTTP2", startProvider}, {"HTTP1", startModel}} {
		b.Run(model.name, func(b *testing.B) {
			var asked atomic.Int64
			answers := benchAnswers(thinks)
			url := model.start(b, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				asked.Add(1)
				answers.ServeHTTP(w, r)
			}))
			t := startTelegram(b, bot, telegramtest.Options{}, "OPENAI_BASE_URL="+url+"/v1", "OPENAI_MODEL=bench", "OPENAI_API_KEY=key", "LOG_LEVEL=error", "SSL_CERT_FILE="+os.Getenv("SSL_CERT_FILE"))
			memory := func() benchUsage { return memoryOf(strconv.Itoa(t.cmd.Process.Pid)) }
			bo := t.User(telegramtest.Person{ID: 1, Name: "Bo", Language: "en"})
			bo.Say("coffee 4.50")
			t.answer(bo.Chat, 1)
			b.ReportMetric(memory().MB, "MB-at-rest,goal=30")
			for i := range people {
				ana := telegramtest.Person{ID: int64(1000 + i), Name: "Ana", Language: "en"}
				t.User(ana).Say(fmt.Sprintf("so I think Bo and me had a sandwich for like %s EUR maybe, could you put that somewhere", amountOf(i)))
			}
			t.wait("a thousand who wait", func() bool { return asked.Load() == people })
			time.Sleep(thinks) // until the first of them is answered
			b.ReportMetric(memory().PeakMB, "MB,goal=100")
		})
	}
}
