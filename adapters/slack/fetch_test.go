package slack_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"chit/adapters/slack"
	"chit/adapters/slack/slacktest"
	"chit/agent/chat"
)

// A desk is a receiver that passes on what it is given.
type desk chan chat.Message

func (d desk) Receive(_ context.Context, m chat.Message) error { d <- m; return nil }

func (desk) ReceiveRaw(context.Context, string, []byte) error { return nil }

// TestFilesThatCannotBeHad checks what is said of a file that is not fetched: whether
// another attempt may help, and nothing of the token. The token goes to Slack alone.
func TestFilesThatCannotBeHad(t *testing.T) {
	pdf := slacktest.File{Name: "a.pdf", MIME: "application/pdf", Data: []byte("%PDF-1.7")}
	with := func(change func(f *slacktest.File)) slacktest.File { f := pdf; change(&f); return f }
	elsewhere := 0
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { elsewhere++ }))
	t.Cleanup(other.Close)
	const signIn = `<!DOCTYPE html><html><title>Sign in</title></html>`
	for _, tt := range []struct {
		name   string
		file   slacktest.File
		scopes []string
		change func(s *slacktest.Server, id string)
		want   chat.FetchReason // "" if it is fetched later
	}{
		{"larger than claimed", with(func(f *slacktest.File) { f.Data, f.Claimed = make([]byte, 1001), 8 }), nil, nil, chat.FileTooLarge},
		{"said to be larger", with(func(f *slacktest.File) { f.Claimed = 1001 }), nil, nil, chat.FileTooLarge},
		{"deleted", pdf, nil, func(s *slacktest.Server, id string) { s.DeleteFile(id) }, chat.FileGone},
		{"a grave", with(func(f *slacktest.File) { f.Mode = "hidden_by_limit" }), nil, nil, chat.FileGone},
		{"of another service", with(func(f *slacktest.File) { f.Mode, f.URL = "external", other.URL+"/a.pdf" }), nil, nil, chat.FileIrregular},
		{"not for the bot", pdf, nil, func(s *slacktest.Server, _ string) { s.Fail("files.info", 1, slacktest.Err("not_visible")) }, chat.FileDenied},
		{"without the scope", pdf, []string{"im:history", "chat:write", "users:read"}, nil, chat.FileDenied},
		{"where people sign in", with(func(f *slacktest.File) { f.Data, f.Claimed = []byte(signIn), 9 }), nil, nil, chat.FileDenied},
		{"on another server", with(func(f *slacktest.File) { f.URL = other.URL + "/files-pri/a.pdf" }), nil, nil, ""},
		{"while Slack is down", pdf, nil, func(s *slacktest.Server, _ string) { s.Fail("files.info", 1, slacktest.Err("internal_error")) }, ""},
		{"while the file server is down", pdf, nil, func(s *slacktest.Server, _ string) {
			s.Fail("download", 1, slacktest.HTTPStatus(http.StatusServiceUnavailable))
		}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := open(t, slacktest.Options{Scopes: tt.scopes})
			m, heard := listening(t, s)
			ana := s.User(slacktest.Person{ID: "U07", Name: "ana"})
			ana.Share(ana.DM(), "", "lunch 12", tt.file)
			f := (<-heard).Files[0]
			if tt.change != nil {
				tt.change(s, f.Ref)
			}
			content, err := m.Fetch(t.Context(), "slack:T024/DU07", f, 1000)
			refused := chat.NotFetched(err)
			switch {
			case err == nil:
				t.Errorf("fetched %q", content)
			case tt.want == "" && refused != nil, tt.want != "" && (refused == nil || refused.Reason != tt.want):
				t.Errorf("%v, want %q", err, tt.want)
			case strings.Contains(err.Error(), "the-secret-part"):
				t.Error("the error holds the token")
			}
			content, err = m.Fetch(t.Context(), "slack:T024/DU07", f, 1000)
			if tt.want == "" && tt.file.URL == "" && (err != nil || string(content) != string(pdf.Data)) {
				t.Errorf("at the second attempt %q, %v", content, err)
			}
		})
	}
	if elsewhere > 0 {
		t.Errorf("another server got %d requests", elsewhere)
	}
}

// TestFilesOfEveryKind fetches files that are what they seem not to be: a page that is
// really a file, and one of which Slack tells only the id. A rate limit is waited for.
func TestFilesOfEveryKind(t *testing.T) {
	s := open(t, slacktest.Options{})
	m, heard := listening(t, s)
	ana := s.User(slacktest.Person{ID: "U07", Name: "ana"})
	page := slacktest.File{Name: "invoice.html", MIME: "text/html", Data: []byte("<!DOCTYPE html><html>12.00</html>")}
	foreign := slacktest.File{Name: "a.pdf", MIME: "application/pdf", Data: []byte("%PDF-1.7"), Elsewhere: true}
	ana.Share(ana.DM(), "", "two", page, foreign)
	msg := <-heard
	if len(msg.Files) != 2 || msg.Files[1].Name != "" || msg.Files[1].Ref == "" {
		t.Fatalf("the files are %+v", msg.Files)
	}
	s.Fail("files.info", 1, slacktest.RateLimited(time.Second))
	for i, f := range []slacktest.File{page, foreign} {
		if content, err := m.Fetch(t.Context(), msg.Conversation, msg.Files[i], 1000); err != nil || string(content) != string(f.Data) {
			t.Errorf("%s is %q, %v", f.Name, content, err)
		}
	}
}

// listening starts a messenger, and returns what it hears.
func listening(t *testing.T, s *slacktest.Server) (*slack.Messenger, desk) {
	t.Helper()
	m, heard := slack.New(config(s, nil)), make(desk, 10)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- m.Run(ctx, heard) }()
	t.Cleanup(func() { cancel(); <-ended })
	connected(t, s)
	return m, heard
}
