package telegram

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"errors"
	"io"
	"net/http"
	"sync/atomic"

	"github.com/go-telegram/bot"

	"chit/agent/chat"
)

const (
	// WebhookPath is the path of the webhook in Routes.
	WebhookPath = "/telegram"
	// maxUpdate limits the body of a delivery, in bytes.
	maxUpdate = 1 << 20
	// webhookConnections is how many concurrent deliveries Telegram makes; its
	// default.
	webhookConnections = 40
)

// A webhook takes what Telegram delivers by HTTP.
type webhook struct {
	*intake
	url      string // "" if the bot polls
	secret   string
	receiver atomic.Pointer[chat.Receiver] // nil while the bot does not run
}

// run has Telegram deliver to the webhook until ctx is done. It does not
// remove the webhook: Telegram keeps what it cannot deliver until a process is
// back.
func (h *webhook) run(ctx context.Context, r chat.Receiver) error {
	h.albums.settle = func(chatID int64) { h.later.Go(func() { h.completeQuiet(ctx, chatID) }) }
	if err := h.untilDone(ctx, func(ctx context.Context) error { return h.adopt(ctx, r) }); err != nil {
		return err
	}
	h.receiver.Store(&r)
	defer h.receiver.Store(nil)
	if err := h.untilDone(ctx, h.set); err != nil {
		return err
	}
	<-ctx.Done()
	return nil
}

// completeQuiet passes on the album of a chat from which nothing came for a moment. If that
// fails it is tried again, by whoever runs next if need be.
func (h *webhook) completeQuiet(ctx context.Context, chatID int64) {
	inbox := newTroubledInbox(h.log)
	for ctx.Err() == nil {
		receiver := h.receiver.Load()
		if receiver == nil {
			return
		}
		err := h.closeAlbum(ctx, *receiver, chatID)
		if err == nil {
			inbox.end()
			return
		}
		inbox.wait(ctx, err)
	}
}

func (h *webhook) set(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, requestTime)
	defer cancel()
	_, err := h.bot.SetWebhook(ctx, &bot.SetWebhookParams{
		URL: h.url, SecretToken: h.secret, AllowedUpdates: allowedUpdates, MaxConnections: webhookConnections,
	})
	return h.api.ours(err)
}

// serve takes one delivery. Status 200 means that the inbox has committed it;
// after anything else Telegram delivers it again.
func (h *webhook) serve(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost {
		w.Header().Set("Allow", http.MethodPost)
		http.Error(w, "only POST", http.StatusMethodNotAllowed)
		return
	}
	if !same(r.Header.Get("X-Telegram-Bot-Api-Secret-Token"), h.secret) {
		http.Error(w, "not Telegram", http.StatusUnauthorized)
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxUpdate))
	if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
		http.Error(w, "too large", http.StatusRequestEntityTooLarge)
		return
	}
	receiver := h.receiver.Load()
	if err != nil || receiver == nil {
		http.Error(w, "not now", http.StatusServiceUnavailable)
		return
	}
	if err := h.take(r.Context(), *receiver, body); err != nil {
		h.log.WarnContext(r.Context(), "a delivery from Telegram was not stored", "error", err)
		http.Error(w, "not now", http.StatusInternalServerError)
	}
}

// same compares in constant time.
func same(a, b string) bool {
	x, y := sha256.Sum256([]byte(a)), sha256.Sum256([]byte(b))
	return subtle.ConstantTimeCompare(x[:], y[:]) == 1
}
