package main

import (
	"context"
	"fmt"
	"hash/crc32"
	"os/exec"
	"path/filepath"
	"strings"
)

// A terminalTalk is a conversation in a terminal, which tmux is. Its methods do nothing
// after an error.
type terminalTalk struct {
	*visit
	ctx     context.Context
	socket  string
	sheet   string
	columns int
	err     error
}

// visitTerminal has the conversations in terminals of several widths, each with a
// ledger of its own.
func visitTerminal(ctx context.Context, v *visit) error {
	for _, w := range []struct {
		sheet   string
		columns int
		set     string // more variables
	}{{"wide", 80, ""}, {"narrow", 46, ""}} {
		if err := v.inTerminal(ctx, w.sheet, w.columns, w.set, (*terminalTalk).conversation); err != nil {
			return err
		}
	}
	for _, w := range []struct {
		name    string
		columns int
		set     string
	}{{"20 columns", 20, ""}, {"NO_COLOR", 46, "NO_COLOR=1"}, {"A dumb terminal", 46, "TERM=dumb"}} {
		if err := v.inTerminal(ctx, "narrow", w.columns, w.set, func(t *terminalTalk) { t.brief(w.name) }); err != nil {
			return err
		}
	}
	return nil
}

// inTerminal starts the program in a terminal of its own, has a conversation there, and
// ends it.
func (v *visit) inTerminal(ctx context.Context, sheet string, columns int, set string, talk func(*terminalTalk)) error {
	t := &terminalTalk{visit: v, ctx: ctx, socket: filepath.Join(v.dir, fmt.Sprint("tmux", len(v.screens))), sheet: sheet, columns: columns}
	home := filepath.Join(v.dir, fmt.Sprint("home", len(v.screens)))
	command := append([]string{"env", "-i", "TERM=tmux-256color", "COLORTERM=truecolor", "CHIT_CURRENCY=" + v.phrases.Currency}, v.environment("HOME="+home, "DATABASE_URL=")...)
	command = append(command, strings.Fields(set)...)
	command = append(command, v.program, "chat", "--as", v.phrases.Person, "--now", clock.Format("2006-01-02T15:04:05Z07:00"))
	start := append([]string{"-u", "-f", "/dev/null", "new-session", "-d", "-x", fmt.Sprint(columns), "-y", "60"}, command...)
	t.tmux(append(start, ";", "set-option", "-g", "remain-on-exit", "on")...)
	defer t.tmux("kill-server")
	talk(t)
	return t.err
}

// conversation is the whole conversation.
func (t *terminalTalk) conversation() {
	p := t.phrases
	t.wait("the start", 0)
	t.see("The first start", 0)
	t.say("An expense", p.Coffee)
	t.say("A correction", p.No)
	t.say("Tax, and another day", p.Tax)
	t.say("Several expenses", p.Several)
	t.say("Several tax rates", p.Receipt)
	t.say("An unclear amount", p.Unclear)
	t.keys("Tab chooses", "Tab")
	t.keys("Enter takes it", "Enter")
	t.say("No amount", p.Incomplete)
	t.say("Not understood", p.Nonsense)
	t.say("A month", p.Month)
	t.say("The biggest expenses", p.Biggest)
	t.say("A question", p.Average)
	t.say("Settings", "/settings")
	t.say("Help", "/help")
	t.keys("Ctrl-C", "C-c")
}

// brief is a conversation that shows one kind of terminal.
func (t *terminalTalk) brief(name string) {
	t.wait("the start", 0)
	for _, text := range []string{t.phrases.Coffee, t.phrases.Several, t.phrases.Month} {
		before := t.count()
		t.tmux("send-keys", "-l", text)
		t.tmux("send-keys", "Enter")
		t.wait(text, before)
	}
	t.see(name, 0)
}

func (t *terminalTalk) say(name, text string) {
	from, before := t.lines(), t.count()
	t.tmux("send-keys", "-l", text)
	t.tmux("send-keys", "Enter")
	t.wait(text, before)
	t.see(name, max(0, from-1))
}

// keys presses a key and shows the last lines.
func (t *terminalTalk) keys(name, key string) {
	from, before := t.lines(), t.count()
	t.tmux("send-keys", key)
	t.wait(name, before)
	t.see(name, max(0, from-tail))
}

// tail is how many lines above the last one show what a key is about.
const tail = 4

// tmux runs a command of the terminal and returns what it prints.
func (t *terminalTalk) tmux(args ...string) string {
	if t.err != nil {
		return ""
	}
	out, err := exec.CommandContext(t.ctx, "tmux", append([]string{"-S", t.socket}, args...)...).CombinedOutput()
	if err != nil && args[0] != "kill-server" {
		t.err = fmt.Errorf("tmux: %w\n%s", err, out)
	}
	return string(out)
}

// content returns all lines of the terminal, with their colours.
func (t *terminalTalk) content() []string {
	return strings.Split(strings.TrimRight(t.tmux("capture-pane", "-e", "-p", "-S", "-"), "\n "), "\n")
}

func (t *terminalTalk) lines() int { return len(t.content()) }

// count returns a number that differs when the terminal shows something else.
func (t *terminalTalk) count() int {
	return int(crc32.ChecksumIEEE([]byte(strings.Join(t.content(), "\n"))))
}

func (t *terminalTalk) wait(what string, before int) {
	if t.err != nil {
		return
	}
	if err := settle(t.ctx, what, before, t.count); err != nil {
		fmt.Printf("terminal %s: %v\n", t.phrases.Language, err)
		t.err = t.ctx.Err()
	}
}

// see shows the terminal from a line on.
func (t *terminalTalk) see(name string, from int) {
	all := t.content()
	if t.err == nil && from < len(all) {
		t.showOn(t.sheet, name, drawTerminal(all[from:], t.columns))
	}
}
