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

// Errors of Slack's Web API, by what follows from them. The lists are those of
// the methods' documentation.
var (
	tokenErrors = []string{"invalid_auth", "not_authed", "account_inactive", "token_revoked", "token_expired", "app_uninstalled"}
	// notThere says that we cannot speak in a channel, and perhaps elsewhere.
	notThere = []string{"not_in_channel", "channel_not_found", "user_not_in_channel"}
	// lost will not change by waiting.
	lost = []string{
		"is_archived", "channel_is_archived", "user_not_found", "user_disabled", "users_not_found", "messages_tab_disabled",
		"cannot_dm_bot", "cannot_reply_to_message", "thread_not_found", "msg_too_long", "no_text", "restricted_action",
		"restricted_action_read_only_channel", "restricted_action_thread_only_channel", "restricted_action_thread_locked",
		"ekm_access_denied", "invalid_thread_ts",
	}
	// unclear leaves open what happened.
	unclear = []string{"internal_error", "fatal_error", "request_timeout", "service_unavailable"}
	// badBlocks refuses how a message is laid out.
	badBlocks = []string{"invalid_blocks", "invalid_blocks_format", "msg_blocks_too_long", "attachment_payload_limit_exceeded"}
	// threadless says that a thread is gone, or cannot be.
	threadless = []string{"thread_not_found", "cannot_reply_to_message", "invalid_thread_ts"}
	// notEditable says that a card cannot be replaced.
	notEditable = []string{"message_not_found", "cant_update_message", "edit_window_closed", "update_failed", "is_inactive"}
)

// slackCode returns the code that Slack gave an error, "" if it gave none.
func slackCode(err error) string {
	if e, ok := errors.AsType[slack.SlackErrorResponse](err); ok {
		return e.Err
	}
	return ""
}

// refusesToken reports whether Slack does not take our token, or not any more.
func refusesToken(err error) bool { return slices.Contains(tokenErrors, slackCode(err)) }

// hidden reports whether Slack refuses to describe a person, rather than that it
// could not do so at the moment.
func hidden(err error) bool {
	code := slackCode(err)
	return code != "" && code != "ratelimited" && !slices.Contains(unclear, code) && !refusesToken(err)
}

// notSent returns what an error of posting means: surely not posted, and whether
// trying again can help; that Slack is down; or, for what nobody knows, the error
// itself.
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
		return &chat.NotSentError{Final: slices.Contains(lost, code) || slices.Contains(notThere, code), Err: reason}
	case isStatus:
		return &chat.NotSentError{Err: reason}
	case isNetwork && network.Op == "dial", isDNS:
		return &chat.NotSentError{Err: reason}
	}
	return reason
}

// plain returns err without the address that was called: it may hold a secret.
func plain(err error) error {
	if e, ok := errors.AsType[*url.Error](err); ok {
		err = e.Err
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return errors.New("no answer in time")
	}
	return err
}
