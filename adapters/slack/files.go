package slack

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/slack-go/slack"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// A sharedFile is a file of a message. Of one from another organisation Slack tells only
// the id here.
type sharedFile struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Title string `json:"title"`
	Type  string `json:"mimetype"`
	Size  int64  `json:"size"`
	Mode  string `json:"mode"`
}

// tombstone is the mode of a file that was deleted.
const tombstone = "tombstone"

// files returns references to the files of a message. A reference is the file's id: an
// address would be one to which an event could have us send the token.
func (t messagePayload) files() (all []chat.FileRef) {
	for _, f := range each[sharedFile](t.Files) {
		if f.ID == "" || f.Mode == tombstone {
			continue
		}
		if f.Name == "" {
			f.Name = f.Title
		}
		all = append(all, chat.FileRef{Name: visible(f.Name), Type: f.Type, Size: f.Size, Ref: f.ID})
	}
	return all
}

// fetchTime limits the fetching of a file.
const fetchTime = time.Minute

// Fetch implements [chat.Fetcher].
func (m *Messenger) Fetch(ctx context.Context, _ chat.ConversationID, f chat.FileRef, limit int64) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, fetchTime)
	defer cancel()
	for {
		content, err := m.fetch(ctx, f.Ref, limit)
		limited, isLimited := errors.AsType[*slack.RateLimitedError](err)
		switch {
		case err == nil, chat.NotFetched(err) != nil:
			return content, err
		case isLimited && kit.Sleep(ctx, limited.RetryAfter) == nil:
			continue
		}
		m.noticeRevoked(err)
		return nil, fmt.Errorf("fetch a file from Slack: %w", plain(err))
	}
}

// fetch returns the content of the file with an id.
func (c *connection) fetch(ctx context.Context, id string, limit int64) ([]byte, error) {
	f, err := c.describe(ctx, id)
	if err != nil {
		return nil, err
	}
	address := f.URLPrivateDownload
	if address == "" {
		address = f.URLPrivate
	}
	switch {
	case f.Mode == tombstone, f.Mode == "hidden_by_limit", f.FileAccess == "file_not_found":
		return nil, &chat.FetchError{Reason: chat.FileGone}
	case f.FileAccess == "access_denied":
		return nil, &chat.FetchError{Reason: chat.FileDenied}
	case f.IsExternal, f.Mode == "external", address == "": // a link to another service
		return nil, &chat.FetchError{Reason: chat.FileIrregular}
	case int64(f.Size) > limit:
		return nil, &chat.FetchError{Reason: chat.FileTooLarge}
	}
	content, err := c.download(ctx, address, limit)
	if err == nil && len(content) != f.Size && !strings.HasPrefix(f.Mimetype, "text/") && strings.HasPrefix(http.DetectContentType(content), "text/html") {
		err = errSignIn
	}
	if errors.Is(err, errSignIn) {
		return nil, &chat.FetchError{Reason: chat.FileDenied, Err: err}
	}
	return content, err
}

// describe asks Slack about a file.
func (c *connection) describe(ctx context.Context, id string) (*slack.File, error) {
	f, _, _, err := c.api.GetFileInfoContext(ctx, id, slack.DEFAULT_FILES_COUNT, slack.DEFAULT_FILES_PAGE)
	code := slackCode(err)
	switch {
	case err == nil:
		return f, nil
	case code == "file_not_found", code == "file_deleted":
		return nil, &chat.FetchError{Reason: chat.FileGone, Err: err}
	case hidden(err):
		if code == "missing_scope" {
			c.log.WarnContext(ctx, "Slack does not let the bot read files; add the scope files:read to the app and install it again")
		}
		return nil, &chat.FetchError{Reason: chat.FileDenied, Err: err}
	}
	return nil, err
}

// errSignIn is the error if Slack answers with the page where people sign in.
var errSignIn = errors.New("a page to sign in instead of the file")

// download returns what is at an address. The library sends the token only to Slack, and
// redirects are not followed: a file that the token can read is sent without one.
func (c *connection) download(ctx context.Context, address string, limit int64) ([]byte, error) {
	content := &bounded{limit: limit}
	err := c.downloads.GetFileContext(ctx, address, content)
	status, isStatus := errors.AsType[slack.StatusCodeError](err)
	switch {
	case err == nil:
		return content.data, nil
	case errors.Is(err, errTooLarge):
		return nil, &chat.FetchError{Reason: chat.FileTooLarge}
	case isStatus && status.Code/100 == 3:
		return nil, errSignIn
	case isStatus && (status.Code == http.StatusNotFound || status.Code == http.StatusGone):
		return nil, &chat.FetchError{Reason: chat.FileGone, Err: err}
	case isStatus && status.Code == http.StatusForbidden:
		return nil, &chat.FetchError{Reason: chat.FileDenied, Err: err}
	}
	return nil, err
}

// downloader returns the HTTP client for files. They may take longer than other calls.
func downloader() *http.Client {
	return &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
}

// A bounded writer takes only so much.
type bounded struct {
	data  []byte
	limit int64
}

var errTooLarge = errors.New("larger than the limit")

// Write implements [io.Writer].
func (b *bounded) Write(p []byte) (int, error) {
	if int64(len(b.data)+len(p)) > b.limit {
		return 0, errTooLarge
	}
	b.data = append(b.data, p...)
	return len(p), nil
}
