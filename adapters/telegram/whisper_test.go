package telegram_test

import (
	"testing"

	"chit/adapters/telegram/telegramtest"
	"chit/agent/chat"
)

// TestWhispers checks that what concerns one person of a group is shown to them alone,
// where Telegram lets the bot, and otherwise as it was before there were whispers.
func TestWhispers(t *testing.T) {
	for _, tt := range []struct {
		name                string
		reply               chat.Reply
		admin, old          bool
		only, all, directly int // messages that one person sees, everybody, and in the direct chat
	}{
		{"a refusal", chat.Reply{Text: "You cannot.", Alert: true}, true, false, 1, 0, 0},
		{"a private answer", chat.Reply{Text: "You cannot.", Private: true}, true, false, 1, 0, 0},
		{"a refusal, by no administrator", chat.Reply{Text: "You cannot.", Alert: true}, false, false, 0, 1, 0},
		{"a private answer, by no administrator", chat.Reply{Text: "You cannot.", Private: true}, false, false, 0, 0, 1},
		{"a card", chat.Reply{Text: "saved", Choices: []chat.Choice{{ID: "u", Label: "Undo"}}}, true, false, 0, 1, 0},
		{"a private answer with a file", chat.Reply{Text: "all", Private: true, Files: []chat.File{{Name: "a.csv", Data: []byte("a")}}}, true, false, 0, 0, 1},
		{"a refusal, by an old server", chat.Reply{Text: "You cannot.", Alert: true}, true, true, 0, 1, 0},
		{"a private answer, by an old server", chat.Reply{Text: "You cannot.", Private: true}, true, true, 0, 0, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := open(t, telegramtest.Options{NoWhispers: tt.old})
			a := ana(s)
			a.Say("hello") // so that the bot may write to her
			g := s.Group(-42, "Flat", a)
			if tt.admin {
				g.Promote()
			}
			r := start(t, s, newNotes(), nil)
			r.next(t)
			a.SayIn(g, "@"+s.Username+" delete 5")
			if _, err := r.deliver(t, r.next(t), tt.reply); err != nil {
				t.Fatal(err)
			}
			if only, all, directly := len(g.Chat().Whispers(a)), len(g.Chat().FromBot()), len(a.Chat().FromBot()); only != tt.only || all != tt.all || directly != tt.directly {
				t.Errorf("one person sees %d, everybody %d, the direct chat has %d; want %d, %d, %d", only, all, directly, tt.only, tt.all, tt.directly)
			}
		})
	}
}
