package telegram

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Telegram tells of an edit only what the message is now. So that the edit of a
// message that called us is known when it does not call us any more, the numbers
// of the last such messages of each group are noted.

// maxCalled is how many messages of a group are noted.
const maxCalled = 50

// noteCall reports whether a new message calls us, and notes it if so.
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
		return false, fmt.Errorf("note what called us: %w", err)
	}
	return true, nil
}

// hasCalled reports whether an edited message calls us, or did before.
func (m *Messenger) hasCalled(ctx context.Context, in *message, called bool) (bool, error) {
	if called {
		return true, nil
	}
	numbers, err := m.calls(ctx, in.Chat.ID)
	return slices.Contains(numbers, strconv.FormatInt(in.ID, 10)), err
}

// calls returns the numbers of the last messages of a group that called us.
func (m *Messenger) calls(ctx context.Context, chatID int64) ([]string, error) {
	value, err := m.Notes.Note(ctx, m.callNote(chatID))
	if err != nil {
		return nil, fmt.Errorf("look up what called us: %w", err)
	}
	return strings.Fields(value), nil
}

func (m *Messenger) callNote(chatID int64) string {
	return fmt.Sprintf("%s/%d/called/%d", Name, m.id, chatID)
}
