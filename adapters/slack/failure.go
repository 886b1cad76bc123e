package slack

import (
	"context"
	"errors"
	"net"
	"net/url"
	"slices"

	"github.com/slack-go/slack"

	"chit/agent/chat"
)

// Errors of Slack's Web API, grouped by what to do about them. The lists are
// from the documentation of the methods.
var (
	tokenErrors = []string{"invalid_auth", "not_authed", "account_inactive", "token_revoked", "token_expired", "app_uninstalled"}
	// notThere: the bot cannot post in this channel, but perhaps elsewhere.
	notThere = []string{"not_in_channel", "channel_not_found", "user_not_in_channel"}
	// lost: retrying does not help.
	lost = []string{
		"is_archived", "channel_is_archived", "user_not_found", "user_disabled", "users_not_found", "messages_tab_disabled",
		"cannot_dm_bot", "cannot_reply_to_message", "thread_not_found", "msg_too_long", "no_text", "restricted_action",
		"restricted_action_read_only_channel", "restricted_action_thread_only_channel", "restricted_action_thread_locked",
		"ekm_access_denied", "invalid_thread_ts",
	}
	// gone: nobody is there to read anything.
	gone = []string{
		"not_in_channel", "channel_not_found", "user_not_in_channel", "is_archived", "channel_is_archived", "user_not_found", "user_disabled",
		"users_not_found", "cannot_dm_bot",
	}
	// unclear: it is unknown what happened.
	unclear = []string{"internal_error", "fatal_error", "request_timeout", "service_unavailable"}
	// badBlocks: Slack refuses the layout of a message.
	badBlocks = []string{"invalid_blocks", "invalid_blocks_format", "msg_blocks_too_long", "attachment_payload_limit_exceeded"}
	// threadless: the thread is gone or cannot exist.
	threadless = []string{"thread_not_found", "cannot_reply_to_message", "invalid_thread_ts"}
	// notEditable: the card cannot be replaced.
	notEditable = []string{"message_not_found", "cant_update_message", "edit_window_closed", "update_failed", "is_inactive"}
)

// slackCode returns Slack's error code, "" if there is none.
func slackCode(err error) string {
	if e, ok := errors.AsType[slack.SlackErrorResponse](err); ok {
		return e.Err
	}
	return ""
}

// refusesToken reports whether Slack rejects the token.
func refusesToken(err error) bool { return slices.Contains(tokenErrors, slackCode(err)) }

// hidden reports whether Slack refuses to describe a person, rather than being
// unable to at the moment.
func hidden(err error) bool {
	code := slackCode(err)
	return code != "" && code != "ratelimited" && !slices.Contains(unclear, code) && !refusesToken(err)
}

// notSent interprets an error of posting: as a [chat.NotSentError] if the message
// was certainly not posted, with whether retrying can help; as a [chat.DownError]
// if Slack is down; or as the error itself if the outcome is unknown.
func notSent(err error) error {
	if chat.NotSent(err) != nil {
		return err
	}
	code := slackCode(err)
	limited, isLimited := errors.AsType[*slack.RateLimitedError](err)
	status, isStatus := errors.AsType[slack.StatusCodeError](err)
	network, isNetwork := errors.AsType[*net.OpError](err)
	_, isDNS := errors.AsType[*net.DNSError](err)
	reason := plain(err)
	switch {
	case isLimited:
		return &chat.NotSentError{RetryAfter: limited.RetryAfter, Err: reason}
	case slices.Contains(unclear, code), isStatus && status.Code >= 500:
		return &chat.DownError{Err: reason}
	case code != "":
		final := slices.Contains(lost, code) || slices.Contains(notThere, code)
		return &chat.NotSentError{Final: final, Gone: slices.Contains(gone, code), Err: reason}
	case isStatus:
		return &chat.NotSentError{Err: reason}
	case isNetwork && network.Op == "dial", isDNS:
		return &chat.NotSentError{Err: reason}
	}
	return reason
}

// plain returns err without the address that was called, which may contain a
// secret.
func plain(err error) error {
	if e, ok := errors.AsType[*url.Error](err); ok {
		err = e.Err
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return errors.New("no answer in time")
	}
	return err
}
