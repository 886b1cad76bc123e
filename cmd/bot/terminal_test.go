//go:build !windows

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"
)

// A watcher is somebody at a pseudo-terminal in which the program runs.
type watcher struct {
	t    *testing.T
	ptmx *os.File
	cmd  *exec.Cmd
	said strings.Builder
	read chan string // what the program writes, closed at its end
}

// watchBot starts the program in a terminal of 80 columns, with a home and variables.
func watchBot(t *testing.T, home string, env ...string) *watcher {
	t.Helper()
	w := &watcher{t: t, cmd: exec.Command("bot", "chat"), read: make(chan string, 100)}
	w.cmd.Env = append([]string{"PATH=" + os.Getenv("PATH"), "HOME=" + home, "LANG=en_US.UTF-8"}, env...)
	ptmx, err := pty.StartWithSize(w.cmd, &pty.Winsize{Cols: 80, Rows: 24})
	if err != nil {
		t.Skipf("no pseudo-terminal: %v", err)
	}
	w.ptmx = ptmx
	t.Cleanup(func() { _ = w.cmd.Process.Kill(); ptmx.Close() })
	go func() {
		defer close(w.read)
		for buf := make([]byte, 64<<10); ; {
			n, err := ptmx.Read(buf)
			w.read <- string(buf[:n])
			if err != nil {
				return
			}
		}
	}()
	return w
}

// until reads until the program has written a text that it had not before, and returns
// what it wrote since.
func (w *watcher) until(text string) string {
	w.t.Helper()
	late := time.After(time.Minute)
	begun := w.said.Len()
	for {
		if since := w.said.String()[begun:]; strings.Contains(since, text) {
			return since
		}
		select {
		case part, ok := <-w.read:
			w.said.WriteString(part)
			if !ok {
				w.t.Fatalf("it ended without %q; it wrote %q", text, w.said.String())
			}
		case <-late:
			w.t.Fatalf("no %q; it wrote %q", text, w.said.String())
		}
	}
}

// drawn is written last when the prompt is drawn: it shows the cursor.
const drawn = "\x1b[?25h"

func (w *watcher) types(keys string) {
	w.t.Helper()
	if _, err := w.ptmx.WriteString(keys); err != nil {
		w.t.Fatal(err)
	}
}

// ends waits for the end of the program.
func (w *watcher) ends() {
	w.t.Helper()
	for part := range w.read {
		w.said.WriteString(part)
	}
	if err := w.cmd.Wait(); err != nil {
		w.t.Errorf("it ended with %v; it wrote %q", err, w.said.String())
	}
}

// TestChatInATerminal talks to the program as a newcomer, and again later.
func TestChatInATerminal(t *testing.T) {
	home := t.TempDir()
	w := watchBot(t, home, "TERM=xterm-256color")
	first := w.until(drawn)
	for _, want := range []string{"Chit keeps track", "coffee 4.50 yesterday", filepath.Join(home, ".local/share/chit/chit.db"), "Ctrl-D"} {
		if !strings.Contains(first, want) {
			t.Errorf("the first start lacks %q: %q", want, first)
		}
	}
	w.types("coffee 4.50 EUR\r")
	if card := w.until("[Undo]"); !strings.Contains(card, "\x1b[1m4.50 EUR\x1b[m") {
		t.Errorf("the amount does not stand out: %q", card)
	}
	w.types("\t\r")
	w.until("[Restore]")
	w.types("\x1b[200~Bäckerei Schmidt\nBrot 3.20\nTotal 3.20 EUR\x1b[201~\r")
	w.until("3.20 EUR")
	w.types("\x03")
	w.until("Press Ctrl-C again to leave.")
	w.types("\x03")
	w.ends()

	w = watchBot(t, home, "TERM=xterm-256color")
	if again := w.until(drawn); strings.Count(again[:strings.Index(again, "\x1b")], "\n") != 1 {
		t.Errorf("a later start says %q, want one line", again)
	}
	w.types("\x1b[A\x1b[A\x1b[A\x1b[A") // past the three lines of the receipt
	w.until("coffee 4.50 EUR")
	w.types("\x03\x04")
	w.ends()
}

// TestPlainTerminals have no use for an editor that draws.
func TestPlainTerminals(t *testing.T) {
	for _, env := range [][]string{{"TERM=dumb"}, {"TERM="}, {"TERM=xterm", "CHIT_PLAIN=1"}} {
		w := watchBot(t, t.TempDir(), env...)
		w.until("> ")
		w.types("coffee 4.50 EUR\n")
		w.until("[Undo]")
		w.types("\x04")
		w.ends()
		if said := w.said.String(); strings.Contains(said, "\x1b") {
			t.Errorf("%q: it wrote %q", env, said)
		}
	}
	w := watchBot(t, t.TempDir(), "TERM=xterm", "NO_COLOR=1")
	w.until(drawn)
	w.types("coffee 4.50 EUR\r")
	w.until("[Undo]")
	w.types("\x04")
	w.ends()
	if said := w.said.String(); strings.Contains(said, "\x1b[1m") || strings.Contains(said, "\x1b[2m") {
		t.Errorf("NO_COLOR: it wrote %q", said)
	}
}

// TestStart measures how long somebody waits for the prompt. It fails for no time, because
// other work on the machine takes most of it.
func TestStart(t *testing.T) {
	if testing.Short() {
		t.Skip("measures time")
	}
	home := t.TempDir()
	var took, worked []time.Duration
	for range 20 {
		began := time.Now()
		w := watchBot(t, home, "TERM=xterm-256color")
		w.until("> ")
		took = append(took, time.Since(began))
		w.types("\x04")
		w.ends()
		worked = append(worked, w.cmd.ProcessState.UserTime()+w.cmd.ProcessState.SystemTime())
	}
	slices.Sort(took)
	slices.Sort(worked)
	t.Logf("to the prompt: p50 %v, p90 %v; time of the processor until the end: p50 %v", took[len(took)/2], took[len(took)*9/10], worked[len(worked)/2])
}
