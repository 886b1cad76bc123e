package main

import (
	"fmt"
	"io"
	"time"

	"chit/expense"
)

// A progress tells somebody who waits at a terminal how far a long command is,
// in one line that is written over and taken away at the end.
type progress struct {
	w     io.Writer        // nil when nobody sits there
	now   func() time.Time // the real clock: it measures, and decides nothing
	next  time.Time        // when to say something
	count int64
	said  bool
}

// How often the line changes. What is over before the first time says nothing.
const progressEvery = 500 * time.Millisecond

// showProgress returns the progress of a command that writes to path. Nothing is
// shown when standard error is no terminal, or when the file itself is poured
// into the same one.
func (p *process) showProgress(path string) *progress {
	if !isTerminal(p.stderr) || (path == "" || path == "-") && isTerminal(p.stdout) {
		return newProgress(nil, time.Now)
	}
	return newProgress(p.stderr, time.Now)
}

func newProgress(w io.Writer, now func() time.Time) *progress {
	return &progress{w: w, now: now, next: now().Add(progressEvery)}
}

// add counts one more expense. It looks at the clock now and then only, because
// that takes longer than to count.
func (p *progress) add() {
	p.count++
	if p.w == nil || p.count%256 != 0 || p.now().Before(p.next) {
		return
	}
	p.next = p.now().Add(progressEvery)
	p.said = true
	count := expense.Money{Minor: p.count, Currency: "JPY"} // grouped digits without decimals
	fmt.Fprintf(p.w, "\r%s expenses", count.Grouped())
}

// end takes the line away.
func (p *progress) end() {
	if p.said {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
}
