package chattest_test

import (
	"testing"

	"chit/agent/chat"
	"chit/agent/chat/chattest"
)

func TestMemory(t *testing.T) {
	chattest.RunCards(t, func(*testing.T) chat.Cards { return new(chattest.Memory) })
}
