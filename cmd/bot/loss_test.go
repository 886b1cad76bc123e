//go:build unix

package main

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"chit/adapters/telegram/telegramtest"
	"chit/db/dbtest"
)

// losses are ways to lose a database in use, with the error for each.
var losses = map[string]struct {
	lose func(t *testing.T, databaseURL string)
	says string
}{
	"file removed": {func(t *testing.T, databaseURL string) {
		if err := os.Remove(strings.TrimPrefix(databaseURL, "sqlite:")); err != nil {
			t.Fatal(err)
		}
	}, "was removed or replaced while the program was running"},
	"newer schema": {func(t *testing.T, databaseURL string) {
		execSQL(t, databaseURL, `UPDATE schema_version SET version = version + 1`)
	}, "and this program supports only"},
}

// eachLoss runs a test for each loss on each database to which it can happen.
func eachLoss(t *testing.T, f func(t *testing.T, databaseURL string, lose func(), says string)) {
	for name, l := range losses {
		for database, url := range map[string]func(testing.TB) string{"SQLite": dbtest.SQLiteURL, "Postgres": dbtest.PostgresURL} {
			if name == "file removed" && database != "SQLite" {
				continue
			}
			t.Run(name+"/"+database, func(t *testing.T) {
				databaseURL := url(t)
				f(t, databaseURL, func() { l.lose(t, databaseURL) }, l.says)
			})
		}
	}
}

// TestChatEndsWhenTheDatabaseIsLost writes at the terminal before and after the
// loss.
func TestChatEndsWhenTheDatabaseIsLost(t *testing.T) {
	eachLoss(t, func(t *testing.T, databaseURL string, lose func(), says string) {
		cmd := exec.CommandContext(t.Context(), "bot", "chat")
		cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir(), "DATABASE_URL=" + databaseURL}
		var said bytes.Buffer
		cmd.Stderr = &said
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		_, _ = io.WriteString(in, "coffee 4.50 EUR\n")
		shown := bufio.NewReader(out)
		if first, err := shown.ReadString('\n'); err != nil || !strings.HasPrefix(first, "✅") {
			t.Fatalf("the first answer is %q, %v\n%s", first, err, &said)
		}
		lose()
		_, _ = io.WriteString(in, "tea 3.20 EUR\n")
		_ = in.Close()
		rest, _ := io.ReadAll(shown)
		_ = cmd.Wait()
		if code := cmd.ProcessState.ExitCode(); code != 1 || strings.Contains(string(rest), "3.20") {
			t.Errorf("it ended with %d and showed %q", code, rest)
		}
		endsWith(t, said.String(), says)
	})
}

// TestRunEndsWhenTheDatabaseIsLost does the same on Telegram.
func TestRunEndsWhenTheDatabaseIsLost(t *testing.T) {
	eachLoss(t, func(t *testing.T, databaseURL string, lose func(), says string) {
		b := startTelegram(t, "bot", telegramtest.Options{}, "DATABASE_URL="+databaseURL, "LOG_LEVEL=info")
		b.refused = true
		a := anaOn(b)
		a.Say("coffee 4.50 EUR")
		b.answer(a.Chat, 1)
		lose()
		a.Say("tea 3.20 EUR")
		ended := make(chan error, 1)
		go func() { ended <- b.cmd.Wait() }()
		select {
		case <-ended:
		case <-time.After(2 * time.Minute):
			t.Fatal("the program goes on")
		}
		if code, n := b.cmd.ProcessState.ExitCode(), len(a.Chat().FromBot()); code != 1 || n != 1 {
			t.Errorf("it ended with %d after %d answers", code, n)
		}
		endsWith(t, b.said(), says)
	})
}

// endsWith checks that a program printed a sentence once, at the end.
func endsWith(t *testing.T, said, sentence string) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(said), "\n")
	last := lines[len(lines)-1]
	if !strings.HasPrefix(last, "chit: ") || !strings.Contains(last, sentence) || strings.Count(said, "chit: ") != 1 {
		t.Errorf("it says %q, want one line with %q at the end", said, sentence)
	}
}
