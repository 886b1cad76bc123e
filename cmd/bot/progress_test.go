package main

import (
	"strings"
	"testing"
	"time"
)

func TestProgress(t *testing.T) {
	for _, tt := range []struct {
		name  string
		rows  int
		each  time.Duration // time per row
		quiet bool
		want  string
	}{
		{name: "over at once", rows: 10_000, each: time.Microsecond},
		{name: "nobody there", rows: 10_000, each: time.Millisecond, quiet: true},
		{name: "long", rows: 1_300, each: time.Millisecond, want: "\r512 expenses\r1,024 expenses\r\x1b[K"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var b strings.Builder
			now := time.Unix(0, 0)
			p := newProgress(&b, func() time.Time { return now })
			if tt.quiet {
				p = newProgress(nil, p.now)
			}
			for range tt.rows {
				now = now.Add(tt.each)
				p.add()
			}
			p.end()
			if b.String() != tt.want {
				t.Errorf("it said %q, want %q", b.String(), tt.want)
			}
		})
	}
}

// TestNoProgressWithoutATerminal checks that a log or a pipe gets no line that
// overwrites itself.
func TestNoProgressWithoutATerminal(t *testing.T) {
	var out, err strings.Builder
	p := &process{stdout: &out, stderr: &err}
	if got := p.showProgress("file"); got.w != nil {
		t.Error("progress goes to something that is no terminal")
	}
}
