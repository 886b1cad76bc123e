package telegram

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"errors"
	"io"
	"net/http"

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

// Routes adds the path of the webhook, if there is one.
func (m *Messenger) Routes(mux *http.ServeMux) {
	if m.WebhookURL != "" {
		mux.HandleFunc(WebhookPath, m.webhook)
	}
}

// serveWebhook has Telegram deliver to the webhook until ctx is done. It does not
// remove the webhook: Telegram keeps what it cannot deliver until a process is
// back.
func (m *Messenger) serveWebhook(ctx context.Context, r chat.Receiver) error {
	m.receiver.Store(&r)
	defer m.receiver.Store(nil)
	if err := m.untilDone(ctx, m.setWebhook); err != nil {
		return err
	}
	<-ctx.Done()
	return nil
}

func (m *Messenger) setWebhook(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, requestTime)
	defer cancel()
	_, err := m.bot.SetWebhook(ctx, &bot.SetWebhookParams{
		URL: m.WebhookURL, SecretToken: m.WebhookSecret, AllowedUpdates: allowedUpdates, MaxConnections: webhookConnections,
	})
	return m.api.ours(err)
}

// webhook takes one delivery. Status 200 means that the inbox has committed it;
// after anything else Telegram delivers it again.
func (m *Messenger) webhook(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost {
		w.Header().Set("Allow", http.MethodPost)
		http.Error(w, "only POST", http.StatusMethodNotAllowed)
		return
	}
	if !same(r.Header.Get("X-Telegram-Bot-Api-Secret-Token"), m.WebhookSecret) {
		http.Error(w, "not Telegram", http.StatusUnauthorized)
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxUpdate))
	if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
		http.Error(w, "too large", http.StatusRequestEntityTooLarge)
		return
	}
	receiver := m.receiver.Load()
	if err != nil || receiver == nil {
		http.Error(w, "not now", http.StatusServiceUnavailable)
		return
	}
	if err := m.take(r.Context(), *receiver, body); err != nil {
		m.Log.WarnContext(r.Context(), "a delivery from Telegram was not stored", "error", err)
		http.Error(w, "not now", http.StatusInternalServerError)
	}
}

// same compares in constant time.
func same(a, b string) bool {
	x, y := sha256.Sum256([]byte(a)), sha256.Sum256([]byte(b))
	return subtle.ConstantTimeCompare(x[:], y[:]) == 1
}
