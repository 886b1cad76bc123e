package telegram

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// An edit from Telegram says only what the message is now. To recognize an edit
// of a message that called the bot and no longer does, the ids of the last such
// messages of each group are stored in notes.

// maxCalled is how many messages are stored per group.
const maxCalled = 50

// noteCall reports whether a new message calls the bot, and stores it if so.
func (m *Messenger) noteCall(ctx context.Context, in *message, called bool) (bool, error) {
	if !called {
		return false, nil
	}
	numbers, err := m.calls(ctx, in.Chat.ID)
	number := strconv.FormatInt(in.ID, 10)
	if err != nil || slices.Contains(numbers, number) {
		return true, err
	}
	numbers = append(numbers, number)
	numbers = numbers[max(0, len(numbers)-maxCalled):]
	if err := m.Notes.SetNote(ctx, m.callNote(in.Chat.ID), strings.Join(numbers, " ")); err != nil {
		return false, fmt.Errorf("store messages that called the bot: %w", err)
	}
	return true, nil
}

// hasCalled reports whether an edited message calls the bot, or did before.
func (m *Messenger) hasCalled(ctx context.Context, in *message, called bool) (bool, error) {
	if called {
		return true, nil
	}
	numbers, err := m.calls(ctx, in.Chat.ID)
	return slices.Contains(numbers, strconv.FormatInt(in.ID, 10)), err
}

// calls returns the ids of a group's last messages that called the bot.
func (m *Messenger) calls(ctx context.Context, chatID int64) ([]string, error) {
	value, err := m.Notes.Note(ctx, m.callNote(chatID))
	if err != nil {
		return nil, fmt.Errorf("read messages that called the bot: %w", err)
	}
	return strings.Fields(value), nil
}

func (m *Messenger) callNote(chatID int64) string {
	return fmt.Sprintf("%s/%d/called/%d", Name, m.id, chatID)
}
