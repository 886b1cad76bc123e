package main

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// smallDisk mounts a small file system and returns its directory, "" if mounting
// is not permitted. It has room for three times the log size at which SQLite
// empties the log (16 MB), so that it is full only when filled on purpose: a log
// that has taken the last space cannot be emptied, because the database would
// grow by its content.
func smallDisk(t *testing.T) string {
	dir := filepath.Join(t.TempDir(), "disk")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=48m"); err != nil {
		return ""
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
			t.Errorf("unmount: %v", err)
		}
	})
	return dir
}

// fill takes all free space of a file system, and returns how to release it.
func fill(t *testing.T, dir string) (free func()) {
	t.Helper()
	f, err := os.Create(filepath.Join(dir, "filler"))
	if err != nil {
		t.Fatal(err)
	}
	for size := 1 << 20; size > 0; size /= 2 {
		for err = nil; err == nil; {
			_, err = io.CopyN(f, strings.NewReader(strings.Repeat("x", size)), int64(size))
		}
		if !errors.Is(err, syscall.ENOSPC) {
			t.Fatal(err)
		}
	}
	return func() {
		if err := errors.Join(f.Close(), os.Remove(f.Name())); err != nil {
			t.Error(err)
		}
	}
}

// TestCrashFullDisk fills the disk of a program on SQLite, kills it meanwhile,
// and releases the space. What cannot be stored is not acknowledged, and what
// was acknowledged is stored.
func TestCrashFullDisk(t *testing.T) {
	if !formOf(t).long() {
		t.Skip("part of make crash")
	}
	t.Parallel()
	dir := smallDisk(t)
	if dir == "" {
		t.Skip("no file system can be mounted here")
	}
	p := newPlatform(1, 8)
	c := newCrew(t, "sqlite:"+filepath.Join(dir, "chit.db"), p, 1)
	c.aside = true
	const before, during, after = 40, 80, 40
	for n := range before {
		p.post(n)
	}
	c.start(1)
	eventually(t, "something is answered", func() bool { return len(p.unanswered()) < before/2 })
	free := fill(t, dir)
	for n := range during {
		p.post(before + n)
	}
	eventually(t, "nothing is accepted", func() bool { return p.quiet(700 * time.Millisecond) })
	full := len(p.unanswered())
	if full == 0 {
		t.Error("all was answered without any room")
	}
	c.signal(c.newest(), syscall.SIGKILL)
	time.Sleep(500 * time.Millisecond) // it is restarted and finds no space
	free()
	for n := range after {
		p.post(before + during + n)
	}
	c.await()
	c.end()
	v := c.judge()
	t.Logf("%d messages waited for room, %d were set aside", full, v.aside)
	c.report(v, before+during+after)
}

// TestReadyzOnAFullDisk asks the real program whether it is ready while its disk is
// full, and while its file is gone.
func TestReadyzOnAFullDisk(t *testing.T) {
	t.Parallel()
	dir := smallDisk(t)
	if dir == "" {
		t.Skip("no file system can be mounted here")
	}
	p := startPair(t, nil, "DATABASE_URL=sqlite:"+filepath.Join(dir, "chit.db"))
	ready := func(what string, want int) {
		t.Helper()
		p.patiently(what, func() bool { status, _ := p.get("/readyz"); return status == want })
		if status, _ := p.get("/healthz"); status != http.StatusOK {
			t.Errorf("%s: /healthz says %d", what, status)
		}
	}
	ready("all is well", http.StatusOK)
	p.telegramServes()
	free := fill(t, dir)
	ready("the disk is full", http.StatusServiceUnavailable)
	free()
	ready("there is room again", http.StatusOK)
	p.telegramServes()
	if err := os.Rename(filepath.Join(dir, "chit.db"), filepath.Join(dir, "moved.db")); err != nil {
		t.Fatal(err)
	}
	p.patiently("the file is gone", func() bool { status, _ := p.get("/readyz"); return status != http.StatusOK })
	if err := os.Rename(filepath.Join(dir, "moved.db"), filepath.Join(dir, "chit.db")); err != nil {
		t.Fatal(err)
	}
	status := 0
	p.patiently("the file is back", func() bool { status, _ = p.get("/readyz"); return status == http.StatusOK || status == 0 })
	if status == 0 {
		// A write of its own met the missing file, and that ends the program.
		if code := p.stop(syscall.SIGTERM); code != 1 || !strings.Contains(p.said(), "was removed or replaced") {
			t.Errorf("without its file the program ended with %d, and said:\n%s", code, p.said())
		}
		p.refused = true
	}
}

// quiet reports whether the platform receives nothing for a while.
func (p *platform) quiet(d time.Duration) bool {
	count := func() string {
		p.mu.Lock()
		defer p.mu.Unlock()
		return fmt.Sprint(len(p.acked), len(p.shown))
	}
	before := count()
	time.Sleep(d)
	return before == count()
}

// newest returns the generation of the program in the first slot.
func (c *crew) newest() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.programs[0].generation
}
