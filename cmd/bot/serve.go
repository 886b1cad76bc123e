package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"

	"chit/agent/chat"
)

type runCommand struct{}

// run serves the messengers until the process is told to end.
func (*runCommand) run(ctx context.Context, p *process, flags *commonFlags) error {
	c, err := readConfig(p, flags, "info")
	if err != nil {
		return err
	}
	messengers, err := newMessengers(c)
	if err != nil {
		return err
	}
	store, err := openStore(ctx, c)
	if err != nil {
		return err
	}
	defer store.Close()
	in, err := newInbox(c, store, messengers...)
	if err != nil {
		return err
	}
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", c.httpAddr)
	if err != nil {
		return fmt.Errorf("HTTP_ADDR cannot be used: %w", err)
	}
	if err := offerClaim(ctx, p, c, store, messengers...); err != nil {
		return err
	}
	gate := newGate(c, store, in, messengers...)
	defer gate.Wait()
	return work(ctx, c, in, gate, listener, messengers...)
}

// newMessengers returns the configured messengers. This build has none: it says
// so before anything is opened, because a bot that starts and answers nobody is
// the worse news.
func newMessengers(c *config) ([]chat.Messenger, error) {
	if len(c.messengers) == 0 {
		return nil, errors.New("no messenger is configured; set SLACK_BOT_TOKEN and SLACK_APP_TOKEN for Slack, " +
			"TELEGRAM_BOT_TOKEN for Telegram, or talk in the terminal with `bot chat`")
	}
	return nil, fmt.Errorf("this build does not speak to %s yet; unset its variables, or talk in the terminal with `bot chat`",
		strings.Join(c.messengers, " and "))
}

// A defaultCommand is what happens when nobody said what to do: the messengers
// if there are any, else the terminal.
type defaultCommand struct{}

func (*defaultCommand) run(ctx context.Context, p *process, flags *commonFlags) error {
	c, err := readConfig(p, flags, "warn")
	if err != nil {
		return err
	}
	if len(c.messengers) > 0 {
		return new(runCommand).run(ctx, p, flags)
	}
	return new(chatCommand).run(ctx, p, flags)
}
