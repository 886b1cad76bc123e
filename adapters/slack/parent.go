package slack

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/slack-go/slack"

	"chit/agent/chat"
)

// maxPointer is how many characters somebody needs who shows us the message that a thread
// begins with: "@chit please log this for Ana".
const maxPointer = 60

// points reports whether a mention of the bot in somebody's thread may be about the message
// that this begins with, since it brings nothing to be logged itself. Slack does not deliver
// that message with it.
func (h hearing) points() bool {
	return h.Thread != "" && h.Thread != h.TS && h.change == "" && !h.overheard && !direct(h.channel) && len(h.quotes) == 0 && len(h.files()) == 0 &&
		!strings.ContainsAny(mention.ReplaceAllString(h.Text, ""), "0123456789") && utf8.RuneCountInString(h.Text) <= maxPointer
}

// showParent quotes in a mention of the bot the message that its thread begins with. Nobody
// wrote that one to us: neither we, nor somebody who mentioned us. Without it the mention is
// taken as it is; only when Slack wants us to wait, it is taken again.
func (in *intake) showParent(ctx context.Context, s *session, h *hearing) error {
	if !h.points() {
		return nil
	}
	if !mayAsk(ctx) {
		return errMustAsk
	}
	parent, err := in.parent(ctx, h.channel, h.Thread)
	if _, limited := errors.AsType[*slack.RateLimitedError](err); limited {
		return err
	}
	if err != nil {
		in.log.WarnContext(ctx, "the message that a thread begins with cannot be read", "needed", neededFor(err, h.channel), "error", plain(err))
		return nil
	}
	if parent.TS != h.Thread || parent.User == s.self.user || parent.Bot != "" && parent.Bot == s.self.bot || mentions(parent.Text, s.self.user) {
		return nil
	}
	q := passage{Quote: chat.Quote{Kind: chat.Quoted, Text: parent.words(), At: timeOf(parent.TS, time.Time{})}}
	if parent.Bot == "" {
		q.user = parent.User
	}
	h.quotes = append(h.quotes, q)
	return nil
}

// parent returns the message that a thread begins with.
func (in *intake) parent(ctx context.Context, channel, thread string) (p messagePayload, err error) {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	all, _, _, err := in.api.GetConversationRepliesContext(ctx, &slack.GetConversationRepliesParameters{ChannelID: channel, Timestamp: thread, Limit: 1})
	if err != nil || len(all) == 0 {
		return p, err
	}
	data, err := json.Marshal(all[0].Msg)
	if err != nil {
		return p, err
	}
	return p, json.Unmarshal(data, &p)
}

// neededFor names the scope that is missing, "" if none is.
func neededFor(err error, channel string) string {
	switch {
	case slackCode(err) != "missing_scope":
		return ""
	case strings.HasPrefix(channel, "G"):
		return "groups:history"
	}
	return "channels:history, or groups:history if the channel is private"
}
