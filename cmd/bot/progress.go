package main

import (
	"fmt"
	"io"
	"time"

	"chit/expense"
)

// A progress shows somebody at a terminal how far a long command is, in one
// line that is overwritten, and erased at the end.
type progress struct {
	w     io.Writer        // nil without a terminal
	now   func() time.Time // the real clock: it only measures
	next  time.Time        // when to update the line
	count int64
	said  bool
}

// How often the line is updated. A command that ends sooner shows none.
const progressEvery = 500 * time.Millisecond

// showProgress returns the progress of a command that writes to path. It shows
// nothing if standard error is not a terminal, or if the output itself goes to
// that terminal.
func (p *process) showProgress(path string) *progress {
	if !isTerminal(p.stderr) || (path == "" || path == "-") && isTerminal(p.stdout) {
		return newProgress(nil, time.Now)
	}
	return newProgress(p.stderr, time.Now)
}

func newProgress(w io.Writer, now func() time.Time) *progress {
	return &progress{w: w, now: now, next: now().Add(progressEvery)}
}

// add counts one more expense. It reads the clock only now and then, because
// that takes longer than counting.
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

// end erases the line.
func (p *progress) end() {
	if p.said {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
}
