//go:build unix

package terminal

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
)

func write(t *testing.T, path string, content []byte) {
	t.Helper()
	if err := os.WriteFile(path, content, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestFilesAtTheEndOfALine(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	write(t, "bill.pdf", []byte("bill"))
	write(t, "my bill.pdf", []byte("b"))
	write(t, "bill", []byte("12"))
	if err := os.Mkdir("home", 0o700); err != nil {
		t.Fatal(err)
	}
	file := func(name string, size int64) chat.FileRef {
		return chat.FileRef{Name: filepath.Base(name), Size: size, Ref: filepath.Join(dir, name)}
	}
	for _, tt := range []struct {
		line, text string
		files      []chat.FileRef
	}{
		{"coffee 4.50 @bill.pdf", "coffee 4.50", []chat.FileRef{file("bill.pdf", 4)}},
		{"coffee 4.50  @bill ", "coffee 4.50", []chat.FileRef{file("bill", 2)}},
		{`for 42 @"my bill.pdf"`, "for 42", []chat.FileRef{file("my bill.pdf", 1)}},
		{`for 42 @my\ bill.pdf`, "for 42", []chat.FileRef{file("my bill.pdf", 1)}},
		{"@bill.pdf", "", []chat.FileRef{file("bill.pdf", 4)}},
		{`x @bill.pdf @"my bill.pdf"`, "x", []chat.FileRef{file("bill.pdf", 4), file("my bill.pdf", 1)}},
		{"x @" + filepath.Join(dir, "bill.pdf"), "x", []chat.FileRef{file("bill.pdf", 4)}},
		{"x @~/bill.pdf", "x", []chat.FileRef{file("bill.pdf", 4)}},
		{"x @./home/../bill.pdf", "x", []chat.FileRef{file("bill.pdf", 4)}},
		{"x @missing.pdf", "x", []chat.FileRef{file("missing.pdf", 0)}},
		{"x @home/", "x", []chat.FileRef{file("home", 0)}},
		{"lunch 12 @home", "lunch 12 @home", nil},
		{"lunch 12 @work", "lunch 12 @work", nil},
		{"mail ana@bill.pdf", "mail ana@bill.pdf", nil},
		{"@bill.pdf is the receipt", "@bill.pdf is the receipt", nil},
		{"lunch 12 @", "lunch 12 @", nil},
		{`lunch 12 @""`, `lunch 12 @""`, nil},
	} {
		c := config(strings.NewReader(tt.line+"\n"), io.Discard)
		c.Home = dir
		h := &handler{reply: echo}
		if err := New(c).Run(t.Context(), h); err != nil {
			t.Fatal(err)
		}
		if got := h.heard[0]; got.Text != tt.text || cmp.Diff(tt.files, got.Files) != "" {
			t.Errorf("%q is %q with %+v, want %q with %+v", tt.line, got.Text, got.Files, tt.text, tt.files)
		}
	}
}

func TestFetch(t *testing.T) {
	dir := t.TempDir()
	path := func(name string) string { return filepath.Join(dir, name) }
	every := make([]byte, 256)
	for i := range every {
		every[i] = byte(i)
	}
	write(t, path("every"), every)
	write(t, path("none"), nil)
	write(t, path("large"), bytes.Repeat([]byte{1}, 1001))
	if err := syscall.Mkfifo(path("pipe"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(path("pipe"), path("link")); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]chat.FetchReason{
		"every": "", "none": "", "large": chat.FileTooLarge, "pipe": chat.FileIrregular, "link": chat.FileIrregular, ".": chat.FileIrregular,
		"missing": chat.FileGone, "every/below": chat.FileGone, strings.Repeat("x", 500): chat.FileGone, "a\x00b": chat.FileGone,
	} {
		checkFetch(t, path(name), want)
	}
	checkFetch(t, "/dev/zero", chat.FileIrregular)
	got, err := Disk{}.Fetch(t.Context(), "terminal:ana", chat.FileRef{Ref: path("every")}, 1000)
	if err != nil || !bytes.Equal(got, every) {
		t.Errorf("the content is %d bytes, %v", len(got), err)
	}
}

func checkFetch(t *testing.T, path string, want chat.FetchReason) {
	t.Helper()
	_, err := Disk{}.Fetch(t.Context(), "terminal:ana", chat.FileRef{Ref: path}, 1000)
	refused := chat.NotFetched(err)
	switch {
	case want == "" && err != nil, want != "" && (refused == nil || refused.Reason != want):
		t.Errorf("%.50q: %v, want %q", path, err, want)
	}
}
