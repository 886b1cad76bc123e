package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
)

type runCommand struct{}

// run serves the messengers. This build has none: it says so before anything is
// opened, because a bot that starts and answers nobody is the worse news.
func (*runCommand) run(_ context.Context, p *process, flags *commonFlags) error {
	c, err := readConfig(p, flags, "info")
	if err != nil {
		return err
	}
	if len(c.messengers) == 0 {
		return errors.New("no messenger is configured; set SLACK_BOT_TOKEN and SLACK_APP_TOKEN for Slack, " +
			"TELEGRAM_BOT_TOKEN for Telegram, or talk in the terminal with `bot chat`")
	}
	return fmt.Errorf("this build does not speak to %s yet; unset its variables, or talk in the terminal with `bot chat`",
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
