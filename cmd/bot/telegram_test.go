package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"chit/adapters/telegram/telegramtest"
	"chit/db/dbtest"
)

// A telegramBot is the program in a process of its own, and the Telegram that it
// speaks to.
type telegramBot struct {
	*telegramtest.Server
	t   *testing.T
	env []string
	cmd *exec.Cmd

	mu  sync.Mutex
	log bytes.Buffer
}

// Write keeps what the program says.
func (b *telegramBot) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.log.Write(p)
}

// said returns what the program wrote to its log.
func (b *telegramBot) said() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.log.String()
}

const telegramTestToken = "4711:AAF-the_secret_part_of_the_token"

// startTelegram starts a Telegram and the program with it.
func startTelegram(t *testing.T, opt telegramtest.Options, more ...string) *telegramBot {
	t.Helper()
	opt.Token = telegramTestToken
	b := &telegramBot{Server: telegramtest.NewServer(opt), t: t}
	t.Cleanup(b.Close)
	b.env = append([]string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir(), "DATABASE_URL=" + dbtest.SQLiteURL(t), "HTTP_ADDR=127.0.0.1:0",
		"TELEGRAM_BOT_TOKEN=" + telegramTestToken, "TELEGRAM_API_URL=" + b.URL, "CHIT_ACCESS=open", "LOG_LEVEL=debug",
	}, more...)
	b.start()
	t.Cleanup(b.judge)
	return b
}

func (b *telegramBot) start() {
	b.cmd = exec.Command("bot", "run")
	b.cmd.Env, b.cmd.Stderr, b.cmd.Stdout = b.env, b, b
	if err := b.cmd.Start(); err != nil {
		b.t.Fatal(err)
	}
}

// stop ends the program and returns its exit status.
func (b *telegramBot) stop(sig os.Signal) int {
	if b.cmd.ProcessState == nil {
		_ = b.cmd.Process.Signal(sig)
		_ = b.cmd.Wait()
	}
	return b.cmd.ProcessState.ExitCode()
}

// judge stops the program and says what must never be.
func (b *telegramBot) judge() {
	if b.t.Failed() {
		defer func() { b.t.Logf("the program said:\n%s", b.said()) }()
	}
	if code := b.stop(syscall.SIGTERM); code > 0 {
		b.t.Errorf("the program ended with %d", code)
	}
	for _, p := range b.Problems() {
		b.t.Errorf("a request was wrong: %s", p)
	}
	if strings.Contains(b.said(), "the_secret_part") {
		b.t.Error("the token is in the log")
	}
}

// wait waits until cond is true.
func (b *telegramBot) wait(what string, cond func() bool) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.t.Context(), 30*time.Second)
	defer cancel()
	if err := b.Wait(ctx, func(*telegramtest.Server) bool { return cond() }); err != nil {
		b.t.Fatalf("waited for %s: %v\n%s", what, err, b.said())
	}
}

// answer waits for the bot's nth message in a chat, counted from 1, and returns it.
func (b *telegramBot) answer(c func() telegramtest.Chat, n int) telegramtest.Message {
	b.t.Helper()
	b.wait(fmt.Sprintf("message %d", n), func() bool { return len(c().FromBot()) >= n })
	return c().FromBot()[n-1]
}

func TestTelegramConversation(t *testing.T) {
	b := startTelegram(t, telegramtest.Options{})
	ana := b.User(telegramtest.Person{ID: 7001, Name: "Ana", Language: "en"})
	ana.Say("coffee 4.50, 20% VAT")
	card := b.answer(ana.Chat, 1)
	if !strings.HasPrefix(card.Text, "✅ #1 · 4.50 ") || len(card.Buttons) == 0 {
		t.Fatalf("the card is %q with buttons %v", card.Text, card.Labels())
	}
}
