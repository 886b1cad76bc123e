package main

import (
	"context"
	"errors"

	"chit/agent/chat"
	"chit/db"
)

type runCommand struct{}

// run serves the messengers until the process is told to stop.
func (*runCommand) run(ctx context.Context, p *process, flags *settings) error {
	c, err := readConfig(p, flags, "info")
	if err != nil {
		return err
	}
	if !c.speaks() {
		return errNoMessenger
	}
	return c.withStore(ctx, func(ctx context.Context, store *db.Store) error { return serve(ctx, p, c, store) })
}

func serve(ctx context.Context, p *process, c *config, store *db.Store) error {
	defer c.startTelemetry(ctx)()
	messengers, err := newMessengers(c, store)
	if err != nil {
		return err
	}
	in, err := newInbox(c, store, messengers...)
	if err != nil {
		return err
	}
	at, err := listen(ctx, c)
	if err != nil {
		return err
	}
	if err := offerClaim(ctx, p, c, store, messengers...); err != nil {
		return err
	}
	if err := offerAllToOwners(ctx, store, messengers); err != nil {
		return err
	}
	gate := newGate(c, store, in, messengers...)
	defer gate.Wait()
	return work(ctx, c, in, gate, at, messengers...)
}

var errNoMessenger = errors.New("no messenger is configured; set SLACK_BOT_TOKEN and SLACK_APP_TOKEN for Slack, " +
	"TELEGRAM_BOT_TOKEN for Telegram, or use `bot chat` to talk in the terminal")

// A recollection is what messengers must remember.
type recollection interface {
	chat.Shelf
	chat.Cards
}

// newMessengers returns the configured messengers, which keep there what they must
// remember. Nothing is sent before they run.
func newMessengers(c *config, there recollection) (all []chat.Messenger, err error) {
	if c.telegram.on() {
		m, err := newTelegram(c, there)
		if err != nil {
			return nil, err
		}
		all = append(all, m)
	}
	if c.slack.on() {
		all = append(all, newSlack(c, there))
	}
	return all, nil
}

// A defaultCommand runs without a subcommand: the messengers if any is
// configured, otherwise the terminal.
type defaultCommand struct{}

func (*defaultCommand) run(ctx context.Context, p *process, flags *settings) error {
	c, err := readConfig(p, flags, "warn")
	if err != nil {
		return err
	}
	if c.speaks() {
		return new(runCommand).run(ctx, p, flags)
	}
	return new(chatCommand).run(ctx, p, flags)
}
