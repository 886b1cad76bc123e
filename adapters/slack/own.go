package slack

import (
	"context"
	"strings"
	"sync"
	"time"

	"github.com/slack-go/slack"

	"chit/agent/chat"
)

// A slash command or the shortcut, used in a channel, is seen only by its user. So
// it is about the user's own ledger and belongs to their direct conversation. Only
// the answer is shown in the channel, through the response_url that came with the
// request. That works even where the bot is not a member, but for at most five
// answers and half an hour; after that, the answer is posted in the direct
// conversation.

const (
	responseUses = 5
	responseTime = 29 * time.Minute // Slack's thirty, less the time of a request
	maxResponses = 10_000
)

// A response is where to show an answer to the one person who asked.
type response struct {
	url   string
	uses  int
	until time.Time
}

// responses holds the response addresses of recent messages, by source key. They
// are kept in memory only, because anybody who knows such an address can post with
// it, and the direct conversation is always available.
type responses struct {
	mu    sync.Mutex
	known map[string]response
}

// learn records where msg can be answered.
func (r *responses) learn(msg chat.Message, url string, now time.Time) {
	if url == "" {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.known == nil || len(r.known) >= maxResponses {
		r.known = map[string]response{}
	}
	for key, old := range r.known {
		if now.After(old.until) {
			delete(r.known, key)
		}
	}
	r.known[msg.SourceKey()] = response{url: url, uses: responseUses, until: now.Add(responseTime)}
}

// take returns where a message can be answered n more times, and counts them; "" if
// it cannot.
func (r *responses) take(key string, n int, now time.Time) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	at, ok := r.known[key]
	if !ok || now.After(at.until) || at.uses < n {
		return ""
	}
	at.uses -= n
	r.known[key] = at
	return at.url
}

// forget records that Slack accepts no more answers to a message.
func (r *responses) forget(key string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.known, key)
}

// answerKey returns the source key of the message that d answers.
func answerKey(d chat.Delivery) string {
	return chat.Message{Conversation: d.Conversation, ID: d.Answers}.SourceKey()
}

// respond shows a reply where its message was written, to its sender alone. It
// returns false if that is not possible, or not any more.
func (w *writer) respond(ctx context.Context, t target, d chat.Delivery) (bool, error) {
	all, key := pages(d.Reply, noteOf(t, d)), answerKey(d)
	url := w.responses.take(key, len(all), w.now())
	if url == "" || len(all) == 0 {
		return false, nil
	}
	for i, p := range all {
		options := append(content(p.text, p.blocks), slack.MsgOptionResponseURL(url, slack.ResponseTypeEphemeral))
		if d.Reply.InPlace && isUnseen(d.Card) && i == 0 {
			options = append(options, slack.MsgOptionReplaceOriginal(url))
		}
		_, _, _, err := w.api.PostMessageWithResponseContext(ctx, t.channel, options...)
		switch refused := chat.NotSent(notSent(err)); {
		case err == nil:
		case i > 0:
			return true, errPartly(err)
		case refused != nil && refused.RetryAfter == 0:
			w.responses.forget(key)
			return false, nil
		default:
			return true, err
		}
	}
	return true, nil
}

// roomOf returns the channel in which a message was written that only its sender
// sees, "" for other messages.
func roomOf(id chat.MessageID) string {
	kind, rest, _ := strings.Cut(string(id), "/")
	channel, _, inRoom := strings.Cut(rest, "/")
	if !inRoom || kind != "cmd" && kind != "log" && kind != "tap" && kind != "form" {
		return ""
	}
	return channel
}

// inRoom returns the id of a message that only its sender sees, written in a
// channel.
func inRoom(kind, channel, id string) chat.MessageID {
	if channel != "" {
		id = channel + "/" + id
	}
	return chat.MessageID(kind + "/" + id)
}

// alone moves msg to the direct conversation with a user, and returns the
// channel in which it was written, "" if it was that conversation itself.
func (in *intake) alone(ctx context.Context, s *session, msg *chat.Message, user, channel string) (string, error) {
	ours, err := in.people.directWith(ctx, user)
	if err != nil {
		return "", err
	}
	p := place{workspace: s.self.workspace.String(), channel: ours}
	msg.Conversation, msg.Ledger, msg.Direct = p.id(), p.ledger(msg.Sender.Person), true
	if channel == "" || channel == ours {
		return "", nil
	}
	msg.Room = in.people.room(ctx, s, channel)
	return channel, nil
}
