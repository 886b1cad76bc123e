//go:build unix

package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"

	"chit/agent/inbox"
	"chit/db"
)

// TestCrashAside has the real program meet a message that no run can handle,
// because the database refuses what it would store. After five runs it is set
// aside with a reason, its sender is told, and the next message is handled. The
// operator sees it, fixes the cause and retries it; then it is handled, once.
func TestCrashAside(t *testing.T) {
	t.Parallel()
	for name, url := range crashStores {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			aside(t, url(t))
		})
	}
}

func aside(t *testing.T, url string) {
	home := t.TempDir()
	bot := func(input string, args ...string) string {
		t.Helper()
		cmd := exec.Command("bot", args...)
		cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + home, "USER=ana", "LANG=en_DE.UTF-8", "DATABASE_URL=" + url, "LOG_LEVEL=error"}
		cmd.Stdin = strings.NewReader(input)
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("bot %v: %v\n%s", args, err, stderr.String())
		}
		return string(out)
	}
	bot("", "migrate")
	poison(t, url)
	replies := strings.Split(strings.TrimSpace(bot("coffee 4.50\npoison 6.60\ntea 2.20\n", "chat", "--json")), "\n")
	if len(replies) != 3 || !strings.Contains(replies[0], "4.50") || !strings.Contains(replies[1], "poison 6.60") || !strings.Contains(replies[2], "2.20") {
		t.Errorf("the replies are\n%s", strings.Join(replies, "\n"))
	}
	var e inbox.Entry
	if list := bot("", "inbox", "--json"); json.Unmarshal([]byte(list), &e) != nil {
		t.Fatalf("the inbox is %q", list)
	}
	if e.State != "aside" || e.Attempts != 5 || !strings.Contains(e.Reason, "poisonous") || e.Text != "poison 6.60" {
		t.Errorf("the inbox lists %+v", e)
	}
	cure(t, url)
	bot("", "inbox", "retry", string(e.Conversation), "2")
	if out := bot("water 1.10\n", "chat"); !strings.Contains(out, "1.10") {
		t.Errorf("after the retry it says %q", out)
	}
	// The reply to the other message is reserved for three seconds for the process
	// that may be alive.
	execSQL(t, url, `UPDATE outbox SET due = 1 WHERE due IS NOT NULL`)
	if out := bot("juice 3.30\n", "chat"); !strings.Contains(out, "6.60") || !strings.Contains(out, "3.30") {
		t.Errorf("after that it says %q", out)
	}
	if out := bot("", "inbox"); !strings.HasPrefix(out, "no message is waiting") {
		t.Errorf("in the end the inbox is %q", out)
	}
	out := bot("", "export", "--format", "csv")
	for _, amount := range []string{"4.50", "6.60", "2.20", "1.10"} {
		if n := strings.Count(out, "poison"); n != 1 || !strings.Contains(out, amount) {
			t.Errorf("the ledger lacks %s, or has the poison %d times:\n%s", amount, n, out)
		}
	}
	store, err := db.Open(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	if list, err := store.List(t.Context(), 10); err != nil || len(list) != 0 {
		t.Errorf("the list has %v (%v)", list, err)
	}
}

// poison makes the database refuse one description.
func poison(t *testing.T, url string) {
	if strings.HasPrefix(url, "sqlite:") {
		execSQL(t, url, `
CREATE TRIGGER poison BEFORE INSERT ON expenses WHEN NEW.description = 'poison' BEGIN SELECT RAISE(ABORT, 'poisonous'); END`)
		return
	}
	execSQL(t, url, `
CREATE FUNCTION poison() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN IF NEW.description = 'poison' THEN RAISE EXCEPTION 'poisonous'; END IF; RETURN NEW; END $$`,
		`CREATE TRIGGER poison BEFORE INSERT ON expenses FOR EACH ROW EXECUTE FUNCTION poison()`)
}

// cure reverses poison.
func cure(t *testing.T, url string) {
	if strings.HasPrefix(url, "sqlite:") {
		execSQL(t, url, `DROP TRIGGER poison`)
		return
	}
	execSQL(t, url, `DROP TRIGGER poison ON expenses`)
}
