package telegram

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/go-telegram/bot/models"

	"chit/agent/chat"
	"chit/expense"
)

// groups remembers, in notes, what Telegram does not say again: which group a
// supergroup was before, and which messages called the bot. An edit from Telegram
// says only what the message is now; one that no longer calls the bot is recognized
// by its id, among the last of each group.
type groups struct {
	*account
	notes chat.Notes
}

// maxCalled is how many messages that called the bot are stored per group.
const maxCalled = 50

// noteCall reports whether a new message calls the bot, and stores it if so.
func (g *groups) noteCall(ctx context.Context, in *message, called bool) (bool, error) {
	if !called {
		return false, nil
	}
	numbers, err := g.calls(ctx, in.Chat.ID)
	number := strconv.FormatInt(in.ID, 10)
	if err != nil || slices.Contains(numbers, number) {
		return true, err
	}
	numbers = append(numbers, number)
	numbers = numbers[max(0, len(numbers)-maxCalled):]
	if err := g.notes.SetNote(ctx, g.callNote(in.Chat.ID), strings.Join(numbers, " ")); err != nil {
		return false, fmt.Errorf("store messages that called the bot: %w", err)
	}
	return true, nil
}

// hasCalled reports whether an edited message calls the bot, or did before.
func (g *groups) hasCalled(ctx context.Context, in *message, called bool) (bool, error) {
	if called {
		return true, nil
	}
	numbers, err := g.calls(ctx, in.Chat.ID)
	return slices.Contains(numbers, strconv.FormatInt(in.ID, 10)), err
}

// calls returns the ids of a group's last messages that called the bot.
func (g *groups) calls(ctx context.Context, chatID int64) ([]string, error) {
	value, err := g.notes.Note(ctx, g.callNote(chatID))
	if err != nil {
		return nil, fmt.Errorf("read messages that called the bot: %w", err)
	}
	return strings.Fields(value), nil
}

func (g *groups) callNote(chatID int64) string {
	return fmt.Sprintf("%s/%d/called/%d", Name, g.id, chatID)
}

// ledger returns the ledger of a chat: a person's own, or the group's, which
// keeps its name when the group becomes a supergroup.
func (g *groups) ledger(ctx context.Context, c models.Chat, from int64) (expense.LedgerID, error) {
	switch c.Type {
	case models.ChatTypePrivate:
		return expense.LedgerID(personID(from)), nil
	case models.ChatTypeSupergroup:
		before, err := g.notes.Note(ctx, g.migrationNote(c.ID))
		if err != nil {
			return "", fmt.Errorf("look up a supergroup's former group: %w", err)
		}
		if before != "" {
			return expense.LedgerID(before), nil
		}
	}
	return expense.LedgerID(fmt.Sprintf("%s:%d", Name, c.ID)), nil
}

func (g *groups) migrationNote(chatID int64) string {
	return fmt.Sprintf("%s/%d/ledger/%d", Name, g.id, chatID)
}

// noteMigration records which group a supergroup continues. Telegram reports it in
// both chats, and again to anybody who writes to the old one; what is known is not
// recorded again.
func (g *groups) noteMigration(ctx context.Context, before, after int64) error {
	note, ledger := g.migrationNote(after), fmt.Sprintf("%s:%d", Name, before)
	known, err := g.notes.Note(ctx, note)
	if err == nil && known == ledger {
		return nil
	}
	if err == nil {
		err = g.notes.SetNote(ctx, note, ledger)
	}
	if err != nil {
		return fmt.Errorf("record that a group became a supergroup: %w", err)
	}
	g.log.InfoContext(ctx, "a Telegram group became a supergroup and keeps its ledger", "before", before, "after", after)
	return nil
}
