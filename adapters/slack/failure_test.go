package slack

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/slack-go/slack"

	"chit/agent/chat"
)

func TestWhatAnErrorOfPostingMeans(t *testing.T) {
	refused := &url.Error{Op: "Post", URL: "https://slack.com/api/secret", Err: &net.OpError{Op: "dial", Err: errors.New("connection refused")}}
	broken := &url.Error{Op: "Post", URL: "https://slack.com/api/secret", Err: &net.OpError{Op: "read", Err: errors.New("reset")}}
	said := func(code string) error { return slack.SlackErrorResponse{Err: code} }
	for _, tt := range []struct {
		err   error
		sent  bool // the message may have been sent
		down  bool
		final bool
		gone  bool
		after time.Duration
	}{
		{err: &slack.RateLimitedError{RetryAfter: 7 * time.Second}, after: 7 * time.Second},
		{err: said("ratelimited")},
		{err: said("not_in_channel"), final: true, gone: true},
		{err: said("channel_not_found"), final: true, gone: true},
		{err: said("is_archived"), final: true, gone: true},
		{err: said("user_disabled"), final: true, gone: true},
		{err: said("msg_too_long"), final: true}, // only this one
		{err: said("thread_not_found"), final: true},
		{err: said("token_revoked")}, // another process may have a new token
		{err: said("missing_scope")}, // somebody can add it
		{err: said("internal_error"), sent: true, down: true},
		{err: said("fatal_error"), sent: true, down: true},
		{err: said("service_unavailable"), sent: true, down: true},
		{err: slack.StatusCodeError{Code: 500, Status: "500"}, sent: true, down: true},
		{err: slack.StatusCodeError{Code: 502, Status: "502"}, sent: true, down: true},
		{err: slack.StatusCodeError{Code: 503, Status: "503"}, sent: true, down: true},
		{err: slack.StatusCodeError{Code: 429, Status: "429"}},
		{err: slack.StatusCodeError{Code: 404, Status: "404"}},
		{err: refused},
		{err: &url.Error{Op: "Post", URL: "https://slack.example", Err: &net.DNSError{Err: "no such host"}}},
		{err: broken, sent: true},
		{err: fmt.Errorf("post: %w", context.DeadlineExceeded), sent: true},
		{err: errors.New("unexpected end of JSON input"), sent: true},
	} {
		got := notSent(tt.err)
		e := chat.NotSent(got)
		if chat.IsDown(got) != tt.down {
			t.Errorf("%v: down is %v, want %v", tt.err, !tt.down, tt.down)
		}
		if e == nil != tt.sent {
			t.Errorf("%v: not sent is %v, want %v", tt.err, e != nil, !tt.sent)
			continue
		}
		if e != nil && (e.Final != tt.final || e.Gone != tt.gone || e.RetryAfter != tt.after) {
			t.Errorf("%v: final %v, gone %v after %v, want %v, %v after %v", tt.err, e.Final, e.Gone, e.RetryAfter, tt.final, tt.gone, tt.after)
		}
		if strings.Contains(got.Error(), "secret") {
			t.Errorf("%v tells the address", got)
		}
	}
}
