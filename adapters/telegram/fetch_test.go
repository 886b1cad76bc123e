package telegram_test

import (
	"net/http"
	"strings"
	"testing"

	"chit/adapters/telegram/telegramtest"
	"chit/agent/chat"
)

// TestAFileWaitsForTelegram checks that a rate limit is waited for, since the inbox would
// soon give up.
func TestAFileWaitsForTelegram(t *testing.T) {
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	ana(s).Send(telegramtest.File{Name: "a.pdf", Data: []byte("%PDF-1.7")}, "lunch 12")
	m := r.next(t)
	s.Flood("getFile", 1, 1)
	if content, err := r.Messenger.Fetch(t.Context(), m.Conversation, m.Files[0], 1000); err != nil || string(content) != "%PDF-1.7" {
		t.Errorf("fetched %q, %v", content, err)
	}
}

// TestFilesThatCannotBeHad checks what is said of a file that is not fetched: whether
// another attempt may help, and nothing of the token.
func TestFilesThatCannotBeHad(t *testing.T) {
	pdf := telegramtest.File{Name: "a.pdf", Type: "application/pdf", Data: []byte("%PDF-1.7")}
	larger, huge := pdf, pdf
	larger.Data, larger.Claimed = make([]byte, 1001), 1
	huge.Data, huge.Claimed = make([]byte, 20<<20+1), 1
	for _, tt := range []struct {
		name   string
		file   telegramtest.File
		change func(s *telegramtest.Server)
		want   chat.FetchReason // "" if it is fetched later
	}{
		{"larger than claimed", larger, nil, chat.FileTooLarge},
		{"too large for the Bot API", huge, nil, chat.FileTooLarge},
		{"expired", pdf, func(s *telegramtest.Server) { s.Fail("download", 1, http.StatusNotFound, "Not Found") }, chat.FileGone},
		{"on the server's own disk", pdf, func(s *telegramtest.Server) {
			s.Fail("getFile", 1, http.StatusOK, `{"ok":true,"result":{"file_id":"x","file_path":"/var/lib/telegram/a.pdf"}}`)
		}, chat.FileDenied},
		{"while Telegram is down", pdf, func(s *telegramtest.Server) { s.Fail("getFile", 1, http.StatusBadGateway, "<html>") }, ""},
		{"while the file server is down", pdf, func(s *telegramtest.Server) { s.Fail("download", 1, http.StatusBadGateway, "<html>") }, ""},
		{"somewhere else", pdf, func(s *telegramtest.Server) { s.Fail("download", 1, http.StatusFound, "<html>") }, ""},
		{"cut off", pdf, func(s *telegramtest.Server) { s.Cut("download", 100) }, ""}, // a client tries again on its other connections
		{"while the connection breaks", pdf, func(s *telegramtest.Server) { s.Cut("getFile", 1) }, ""},
	} {
		s := open(t, telegramtest.Options{})
		r := start(t, s, newNotes(), nil)
		ana(s).Send(tt.file, "lunch 12")
		m := r.next(t)
		if tt.change != nil {
			tt.change(s)
		}
		f := m.Files[0]
		content, err := r.Messenger.Fetch(t.Context(), m.Conversation, f, 1000)
		refused := chat.NotFetched(err)
		switch {
		case err == nil:
			t.Errorf("%s: fetched %d bytes", tt.name, len(content))
		case tt.want == "" && refused != nil, tt.want != "" && (refused == nil || refused.Reason != tt.want):
			t.Errorf("%s: %v, want %q", tt.name, err, tt.want)
		case strings.Contains(err.Error(), "the_secret_part"):
			t.Errorf("%s: the error holds the token", tt.name)
		}
		s.Heal()
		if content, err := r.Messenger.Fetch(t.Context(), m.Conversation, f, 1000); tt.want == "" && (err != nil || string(content) != string(pdf.Data)) {
			t.Errorf("%s: at the second attempt %q, %v", tt.name, content, err)
		}
	}
}
