package telegram

import (
	"context"
	"fmt"
	"log/slog"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/go-telegram/bot"

	"chit/agent/chat"
)

// An account is the bot's on Telegram: what all parts of a messenger share.
type account struct {
	api      *api
	bot      *bot.Bot
	id       int64
	username atomic.Value // string; unset until Telegram has sent it
	log      *slog.Logger
	now      func() time.Time
}

// name returns the bot's name, "" while it is unknown.
func (a *account) name() string {
	username, _ := a.username.Load().(string)
	return username
}

// introduce asks Telegram who the bot is.
func (a *account) introduce(ctx context.Context) error {
	var me struct {
		Username string `json:"username"`
	}
	ctx, cancel := context.WithTimeout(ctx, requestTime)
	defer cancel()
	if err := a.api.call(ctx, "getMe", struct{}{}, &me); err != nil {
		return err
	}
	a.username.Store(me.Username)
	return nil
}

// requestTime limits a request other than long polling.
const requestTime = 10 * time.Second

// untilDone retries f until it succeeds, Telegram rejects the token, or ctx is
// done.
func (a *account) untilDone(ctx context.Context, f func(context.Context) error) error {
	o := newOutage(a.log)
	for ctx.Err() == nil {
		err := f(ctx)
		if err == nil {
			o.end()
			return nil
		}
		if tokenRefused(err) {
			return errToken
		}
		o.wait(ctx, err)
	}
	return nil
}

// prefix returns what the ids of the bot's conversations begin with.
func (a *account) prefix() string { return fmt.Sprintf("%s:%d:", Name, a.id) }

// conversation returns the id of a chat, or of a topic in it.
func (a *account) conversation(chatID, topic int64) chat.ConversationID {
	id := a.prefix() + strconv.FormatInt(chatID, 10)
	if topic != 0 {
		id += fmt.Sprintf("/%d", topic)
	}
	return chat.ConversationID(id)
}

// chatOf parses a conversation id.
func (a *account) chatOf(id chat.ConversationID) (chatID, topic int64, err error) {
	rest, ok := strings.CutPrefix(string(id), a.prefix())
	if !ok {
		return 0, 0, fmt.Errorf("conversation %s belongs to another bot", id)
	}
	first, second, inTopic := strings.Cut(rest, "/")
	chatID, err = strconv.ParseInt(first, 10, 64)
	if err == nil && inTopic {
		topic, err = strconv.ParseInt(second, 10, 64)
	}
	if err != nil {
		return 0, 0, fmt.Errorf("conversation %s is not from Telegram", id)
	}
	return chatID, topic, nil
}
