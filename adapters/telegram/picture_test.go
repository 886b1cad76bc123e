package telegram_test

import (
	"strings"
	"testing"

	"chit/adapters/telegram/telegramtest"
	"chit/agent/chat"
)

// TestPictureGoesWithItsCard checks that a chart goes when its card turns to another month,
// also in a process that did not send it, and that other charts stay.
func TestPictureGoesWithItsCard(t *testing.T) {
	s := open(t, telegramtest.Options{})
	n := newNotes()
	a := ana(s)
	r := start(t, s, n, nil)
	for _, month := range []string{"October", "November"} {
		a.Say(month)
		if _, err := r.deliver(t, r.next(t), chat.Reply{
			Text: month, Choices: []chat.Choice{{ID: "p", Label: "◀"}},
			Files: []chat.File{{Name: month + ".png", MIME: "image/png", Data: []byte(month), Illustrates: true}},
		}); err != nil {
			t.Fatal(err)
		}
	}
	_ = r.stop()
	r = start(t, s, n, nil)
	all := a.Chat().FromBot()
	a.Tap(all[2].ID, "◀")
	if _, err := r.deliver(t, r.next(t), chat.Reply{Text: "September", InPlace: true}); err != nil {
		t.Fatal(err)
	}
	wait(t, s, "the chart of November to go", func() bool { return len(a.Chat().FromBot()) == 3 })
	var shown []string
	for _, m := range a.Chat().FromBot() {
		if m.File != nil {
			m.Text = m.File.Name
		}
		shown = append(shown, m.Text)
	}
	if got := strings.Join(shown, " "); got != "October October.png September" {
		t.Errorf("the chat shows %s", got)
	}
}
