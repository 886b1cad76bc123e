//go:build unix

package main

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"strings"
	"syscall"
	"testing"

	"chit/adapters/telegram/telegramtest"
)

// photo returns a photo that differs from those of other shades.
func photo(t *testing.T, shade uint8) telegramtest.File {
	t.Helper()
	picture := image.NewGray(image.Rect(0, 0, 8, 8))
	for i := range picture.Pix {
		picture.Pix[i] = color.Gray{shade}.Y
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, picture, nil); err != nil {
		t.Fatal(err)
	}
	return telegramtest.File{Photo: true, Data: b.Bytes()}
}

// TestTelegramAlbum checks that an album is answered once, with one entry that has all the
// pictures: in a direct chat, in a group, without words, and when the program is killed
// while the pictures come in.
func TestTelegramAlbum(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{})
	ana := anaOn(b)
	g := b.Group(-42, "Flat", ana)
	pictures := []telegramtest.File{photo(t, 1), photo(t, 90), photo(t, 200)}
	g.Promote() // otherwise it hears only the picture with the words
	for _, tt := range []struct {
		name string
		send func()
		end  func() // whatever else would be said comes before the answer to this
		in   func() telegramtest.Chat
	}{
		{"direct", func() { ana.SendAlbum("lunch 12 EUR", pictures...) }, func() { ana.Say("/help") }, ana.Chat},
		{"in a group", func() { ana.SendAlbumIn(g, "@"+b.Username+" lunch 12 EUR", pictures...) }, func() { ana.SayIn(g, "/help@"+b.Username) }, g.Chat},
		{"killed", func() {
			ana.SendAlbum("dinner 30 EUR", pictures...)
			b.stop(syscall.SIGKILL)
			b.start()
		}, func() { ana.Say("/help") }, ana.Chat},
	} {
		before := len(tt.in().FromBot())
		tt.send()
		card := b.answer(tt.in, before+1)
		if strings.Count(card.Text, ".jpg") != len(pictures) {
			t.Errorf("%s: the card says %q", tt.name, card.Text)
		}
		tt.end()
		if last := b.answer(tt.in, before+2); !strings.Contains(last.Text, "coffee") {
			t.Errorf("%s: the album is answered again with %q", tt.name, last.Text)
		}
	}
}

// TestTelegramAlbumEdited writes other words below one of the pictures of an album.
func TestTelegramAlbumEdited(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{})
	ana := anaOn(b)
	shows := func(n int, what string) {
		b.wait(what, func() bool { return strings.Contains(ana.Chat().FromBot()[n-1].Text, what) })
	}
	ids := ana.SendAlbum("lunch 12 EUR", photo(t, 1), photo(t, 90))
	b.answer(ana.Chat, 1)
	ana.Edit(ids[1], "tea 3")
	if card := b.answer(ana.Chat, 2); !strings.Contains(card.Text, "#2 · 3.00 EUR · tea") {
		t.Errorf("the words of the second picture are answered with %q", card.Text)
	}
	ana.Edit(ids[1], "tea 4")
	shows(2, "#2 · 4.00 EUR · tea")
	ana.Edit(ids[0], "lunch 13 EUR")
	shows(1, "#1 · 13.00 EUR · lunch")

	ids = ana.SendAlbum("", photo(t, 60), photo(t, 120), photo(t, 180))
	b.answer(ana.Chat, 3)
	ana.Edit(ids[2], "dinner 30 EUR")
	if card := b.answer(ana.Chat, 4); strings.Count(card.Text, ".jpg") != len(ids) {
		t.Errorf("the words of the last picture are answered with %q", card.Text)
	}
}
