package adaptertest

import (
	"bytes"
	"context"
	"image"
	"image/png"
	"strings"
	"testing"

	"chit/agent/chat"
)

// receipt is a file that a person sends. Its name and content have what platforms like
// to change.
var receipt = chat.File{Name: "Beleg \"März\" & <1>.pdf", MIME: "application/pdf", Data: []byte("%PDF-1.7\r\n\x00\xff\xfe<html>&amp;\n")}

// fetch has an adapter fetch a file of a message.
func fetch(t *testing.T, from any, m chat.Message, f chat.FileRef, most int) ([]byte, error) {
	t.Helper()
	fetcher, ok := from.(chat.Fetcher)
	if !ok {
		t.Fatalf("%T fetches no files", from)
	}
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	return fetcher.Fetch(ctx, m.Conversation, f, int64(most))
}

// checkSent sends a file with a text and one without, and fetches them: at once, in a
// new process, with a limit that they exceed, and when the platform knows them no more.
func checkSent(t *testing.T, x *exchange) {
	for name, room := range map[string]Room{"a direct conversation": x.Direct, "a thread": x.Thread} {
		room.Send(receipt, "lunch 12")
		m := x.next(t)
		if m.Text != "lunch 12" || m.Edits != "" || len(m.Files) != 1 {
			t.Fatalf("in %s heard %+v, want the text and one file", name, m)
		}
		f := m.Files[0]
		if f.Name != receipt.Name || f.Type != receipt.MIME || f.Size != int64(len(receipt.Data)) || f.Ref == "" {
			t.Errorf("in %s the file is %+v", name, f)
		}
		for _, s := range x.Secrets {
			if strings.Contains(f.Ref, s) {
				t.Error("a reference holds a secret")
			}
		}
		got, err := fetch(t, x.Messenger, m, f, len(receipt.Data))
		if err != nil || !bytes.Equal(got, receipt.Data) {
			t.Errorf("in %s fetched %q, %v", name, got, err)
		}
		f.Size = 0 // whatever was claimed
		got, err = fetch(t, x.Messenger, m, f, len(receipt.Data)-1)
		if e := chat.NotFetched(err); e == nil || e.Reason != chat.FileTooLarge {
			t.Errorf("in %s fetched %d bytes of a larger file, %v", name, len(got), err)
		}
		f.Ref += "0"
		got, err = fetch(t, x.Messenger, m, f, 1<<20)
		if e := chat.NotFetched(err); e == nil || e.Reason != chat.FileGone {
			t.Errorf("in %s fetched %d bytes of a file that is not there, %v", name, len(got), err)
		}
	}
	x.Direct.Send(receipt, "")
	m := x.next(t)
	if m.Text != "" || len(m.Files) != 1 {
		t.Fatalf("heard %+v, want a file without words", m)
	}
	if got, err := fetch(t, x.Again(), m, m.Files[0], len(receipt.Data)); err != nil || !bytes.Equal(got, receipt.Data) {
		t.Errorf("a new process fetched %q, %v", got, err)
	}
}

// picture returns a PNG. A platform that shows it as a photo makes a JPEG of it.
func picture(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 4, 4))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// checkSentBack sends files that must arrive byte for byte, a picture among them.
func checkSentBack(t *testing.T, x *exchange) {
	photo := chat.File{Name: "a.png", MIME: "image/png", Data: picture(t), Exact: true}
	m := x.hear(t, x.Direct, "show the receipt of 42")
	x.deliver(t, m, chat.Reply{Text: "Two files.", Files: []chat.File{photo, receipt}})
	var got []chat.File
	for _, s := range x.Direct.Shown() {
		got = append(got, s.Files...)
	}
	if len(got) != 2 || !bytes.Equal(got[0].Data, photo.Data) || got[0].Name != photo.Name || !bytes.Equal(got[1].Data, receipt.Data) {
		t.Errorf("the person sees the files %+v", got)
	}
}
