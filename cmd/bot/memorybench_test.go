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

// BenchmarkMemory is what the bot itself needs, with nothing else in its process: at
// rest, and at the peak when a thousand people write to it at once and a model keeps
// them all waiting. 30 MB and 100 MB are the goals. A model on the internet speaks
// HTTP/2; one of HTTP/1.1 costs a connection for each who waits.
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
