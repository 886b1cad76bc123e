package telegram_test

import (
	"testing"

	"chit/adapters/telegram/telegramtest"
	"chit/agent/chat"
)

// TestInvitationIsShared checks that an invitation has a button that sends it on, and that
// nothing else has one.
func TestInvitationIsShared(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := ana(s)
	r := start(t, s, newNotes(), nil)
	a.Say("/invite")
	m := r.next(t)
	link := "https://t.me/" + s.Username + "?start="
	for n, tt := range []struct{ text, want string }{
		{"Give this link to one person:\n" + link + "A-b_1", "https://t.me/share/url?url=https%3A%2F%2Ft.me%2F" + s.Username + "%3Fstart%3DA-b_1"},
		{"Give it to one person: " + link + "A-b_1", ""},
		{"coffee\nhttps://t.me/another_bot?start=1", ""},
	} {
		m.ID = chat.MessageID(rune('1' + n))
		if _, err := r.deliver(t, m, chat.Reply{Text: tt.text}); err != nil {
			t.Fatal(err)
		}
		got := ""
		if b, ok := a.Chat().Last().Button("📤 @" + s.Username); ok {
			got = b.URL
		}
		if got != tt.want {
			t.Errorf("%q: the button opens %q, want %q", tt.text, got, tt.want)
		}
	}
}
