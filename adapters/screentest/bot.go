package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"
	"time"
)

// A bot is the program in a process of its own.
type bot struct {
	cmd *exec.Cmd
	mu  sync.Mutex
	out []byte // all that it printed
}

// Write keeps what the program prints.
func (b *bot) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.out = append(b.out, p...)
	return len(p), nil
}

// said returns what the program printed.
func (b *bot) said() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return string(b.out)
}

// environment returns the variables of a program whose files are in the visit's
// directory.
func (v *visit) environment(more ...string) []string {
	return append([]string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + v.dir, "DATABASE_URL=sqlite:" + filepath.Join(v.dir, "ledger.db"), "HTTP_ADDR=127.0.0.1:0",
		"LANG=" + v.phrases.Locale, "TZ=" + v.phrases.Zone,
	}, more...)
}

// start starts the program.
func (v *visit) start(ctx context.Context, more ...string) (*bot, error) {
	b := &bot{cmd: exec.CommandContext(ctx, v.program, "run")}
	b.cmd.Env, b.cmd.Stdout, b.cmd.Stderr = v.environment(more...), b, b
	return b, b.cmd.Start()
}

// stop ends the program.
func (b *bot) stop() {
	_ = b.cmd.Process.Signal(syscall.SIGTERM)
	_ = b.cmd.Wait() // how it ended is of no interest
}

// A pause without requests of this length ends an answer: the outbox sends one message
// a second to a chat.
const (
	pause   = 1300 * time.Millisecond
	patient = 8 * time.Second
)

// settle waits until the program has requested something since before, and then nothing
// for a while. Count returns how many requests there were.
func settle(ctx context.Context, what string, before int, count func() int) error {
	began, last, changed := time.Now(), before, time.Time{}
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case now := <-tick.C:
			if n := count(); n != last {
				last, changed = n, now
			}
			switch {
			case !changed.IsZero() && now.Sub(changed) > pause:
				return nil
			case changed.IsZero() && now.Sub(began) > patient:
				return fmt.Errorf("nothing answers %s", what)
			}
		}
	}
}
