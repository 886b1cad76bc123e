// Bot keeps expenses by chatting.
//
// Without configuration it talks in the terminal, keeps the ledger in the
// user's data directory, and reads messages by rules, offline. One variable
// replaces each of these, see "bot help" and README.md.
//
// This is the only package that knows all the others, and the only one that
// reads the environment and the clock.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	_ "time/tzdata" // time zones, for machines that have none
)

func main() {
	// Whoever reads our output may stop reading. A write then fails and the
	// adapter ends; without this line, the signal would kill us in mid-work.
	signal.Ignore(syscall.SIGPIPE)
	ctx := untilSignal(os.Interrupt, syscall.SIGTERM)
	os.Exit(run(ctx, os.Args[1:], os.Getenv, os.Stdin, os.Stdout, os.Stderr))
}

// untilSignal returns a context that the first of the signals ends. A second signal is
// for somebody who does not want to wait: it ends the process at once.
func untilSignal(signals ...os.Signal) context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	got := make(chan os.Signal, 1)
	signal.Notify(got, signals...)
	go func() {
		<-got
		// First, so that whoever sees the process stop can rely on the next signal.
		signal.Stop(got)
		cancel()
	}()
	return ctx
}

// run is the program; it returns the exit status. It uses nothing of the
// process that it was not given, so tests can run all of it.
func run(ctx context.Context, args []string, getenv func(string) string, stdin io.Reader, stdout, stderr io.Writer) int {
	p := &process{getenv: getenv, stdin: stdin, stdout: stdout, stderr: stderr, started: time.Now()}
	err := p.run(ctx, args)
	if err == nil || errors.Is(err, syscall.EPIPE) {
		return 0
	}
	if ctx.Err() == nil || !errors.Is(err, ctx.Err()) { // whoever told us to stop knows why we stopped
		fmt.Fprintf(stderr, "chit: %s\n", sentence(err))
	}
	return 1
}

// A process is what the operating system gave the program.
type process struct {
	getenv         func(string) string
	stdin          io.Reader
	stdout, stderr io.Writer
	started        time.Time
}

// A command is a subcommand of the bot.
type command interface {
	run(ctx context.Context, p *process, flags *settings) error
}

func (p *process) run(ctx context.Context, args []string) error {
	cmd, flags, err := parseCommandLine(args)
	if err != nil {
		return err
	}
	return cmd.run(ctx, p, flags)
}
