//go:build unix

package main

import (
	"bytes"
	"image"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"testing"

	"chit/adapters/slack/slacktest"
	"chit/adapters/telegram/telegramtest"
)

// pictureOf returns a picture that differs with its height.
func pictureOf(t *testing.T, height int, encode func(b *bytes.Buffer, m image.Image) error) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := encode(&b, image.NewGray(image.Rect(0, 0, 40, height))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func asJPEG(b *bytes.Buffer, m image.Image) error { return jpeg.Encode(b, m, nil) }

func asPNG(b *bytes.Buffer, m image.Image) error { return png.Encode(b, m) }

// TestTelegramFiles has receipts photographed, as an album with one caption, and a picture
// sent as a document, which comes back byte for byte.
func TestTelegramFiles(t *testing.T) {
	b := startTelegram(t, "telegrambot", telegramtest.Options{})
	ana := b.User(telegramtest.Person{ID: 7001, Name: "Ana", Language: "en"})
	photo := func(n int) telegramtest.File { return telegramtest.File{Photo: true, Data: pictureOf(t, n, asJPEG)} }
	ana.SendAlbum("lunch 12 EUR", photo(30), photo(31), photo(32))
	if m := b.answer(ana.Chat, 1); !strings.Contains(m.Text, "#1 · 12.00 EUR · lunch") {
		t.Errorf("after three photos the card is %q", m.Text)
	}
	scan := telegramtest.File{Name: "tea.png", Type: "image/png", Data: pictureOf(t, 33, asPNG)}
	ana.Send(scan, "tea 3 EUR")
	b.answer(ana.Chat, 2)
	back := func() (all []*telegramtest.File) {
		for _, m := range ana.Chat().FromBot() {
			if m.File != nil {
				all = append(all, m.File)
			}
		}
		return all
	}
	ana.Say("show the receipt of 2")
	b.wait("the document", func() bool { return len(back()) == 1 })
	if f := back()[0]; f.Name != scan.Name || !bytes.Equal(f.Data, scan.Data) {
		t.Errorf("Ana gets %s with %d bytes back", f.Name, len(f.Data))
	}
	ana.Say("show the receipt of 1")
	b.wait("the photos", func() bool { return len(back()) == 4 })
	for n, f := range back()[1:] {
		if !bytes.Equal(f.Data, photo(30+n).Data) {
			t.Errorf("Ana gets %d bytes back as photo %d", len(f.Data), n)
		}
	}
}

// TestSlackFiles has a receipt sent with its expense, and another one in the thread of a
// card.
func TestSlackFiles(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		scan := slacktest.File{Name: "lunch.png", MIME: "image/png", Data: pictureOf(t, 30, asPNG)}
		other := slacktest.File{Name: "tip.png", MIME: "image/png", Data: pictureOf(t, 31, asPNG), Elsewhere: true}
		dm, c := ana.DM(), b.Channel("C061")
		b.answer(dm, ana.Share(dm, "", "lunch 12 EUR", scan), 1)
		b.answer(dm, ana.Post(dm, "show the receipt of 1"), 1)
		b.wait("the picture", func() bool { return len(b.Files()) == 1 })
		if f := b.Files()[0]; f.Name != scan.Name || !bytes.Equal(f.Data, scan.Data) {
			t.Errorf("Ana gets %s with %d bytes back", f.Name, len(f.Data))
		}
		thread := ana.Share(c, "", "<@"+b.Bot()+"> dinner 30 EUR", scan)
		b.answer(c, thread, 1)
		b.reacted(c, ana.Share(c, thread, "<@"+b.Bot()+">", other))
		ana.MentionInThread(c, thread, "show the receipt of 1")
		b.wait("both pictures", func() bool { return len(c.FromBot()) > 1 && len(b.Files()) == 3 })
		if !slices.ContainsFunc(b.Files(), func(f slacktest.File) bool { return bytes.Equal(f.Data, other.Data) }) {
			t.Error("the picture from the thread does not come back")
		}
		b.has("slack:T024/C061", "30.00 dinner")
		b.has("slack:T024/U07", "12.00 lunch")
	})
}
