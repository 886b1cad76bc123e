package slack

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/url"

	"github.com/slack-go/slack"
)

// maxBody is the maximal size of a request from Slack, in bytes.
const maxBody = 1 << 20

// A webhook takes what Slack delivers by HTTP.
type webhook struct {
	*intake
	secret string // with which Slack signs; "" if it does not deliver by HTTP
}

// routes adds Slack's paths to mux.
func (h *webhook) routes(mux *http.ServeMux) {
	mux.HandleFunc("POST /slack/events", h.signed(h.serveEvent))
	mux.HandleFunc("POST /slack/interactions", h.signed(h.serveInteraction))
	mux.HandleFunc("POST /slack/commands", h.signed(h.serveCommand))
}

// signed lets requests through that Slack signed with the secret within the
// last five minutes. Replaying a request within that time changes nothing,
// since its message is known.
func (h *webhook) signed(serve func(http.ResponseWriter, *http.Request, []byte)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
		if tooLarge, ok := errors.AsType[*http.MaxBytesError](err); ok {
			h.log.WarnContext(r.Context(), "a request from Slack is too large", "limit", tooLarge.Limit)
			http.Error(w, "too large", http.StatusRequestEntityTooLarge)
			return
		}
		if err != nil {
			http.Error(w, "the body ended early", http.StatusBadRequest)
			return
		}
		verifier, err := slack.NewSecretsVerifier(r.Header, h.secret)
		if err == nil {
			_, _ = verifier.Write(body) // a hash accepts everything
			err = verifier.Ensure()
		}
		if err != nil {
			h.log.WarnContext(r.Context(), "a request had no valid Slack signature, or was too old", "path", r.URL.Path)
			http.Error(w, "not signed with the signing secret of this app in the last five minutes", http.StatusUnauthorized)
			return
		}
		serve(w, r, body)
	}
}

func (h *webhook) serveEvent(w http.ResponseWriter, r *http.Request, body []byte) {
	var e envelope
	if h.session.Load() != nil && json.Unmarshal(body, &e) == nil && e.Type == "url_verification" {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		_, _ = io.WriteString(w, e.Challenge)
		return
	}
	h.serve(w, r, kindEvent, body)
}

func (h *webhook) serveInteraction(w http.ResponseWriter, r *http.Request, body []byte) {
	form, err := url.ParseQuery(string(body))
	if err != nil || form.Get("payload") == "" {
		http.Error(w, "an interaction has a payload", http.StatusBadRequest)
		return
	}
	h.serve(w, r, kindInteraction, []byte(form.Get("payload")))
}

func (h *webhook) serveCommand(w http.ResponseWriter, r *http.Request, body []byte) {
	form, err := url.ParseQuery(string(body))
	if err != nil {
		http.Error(w, "a command is a form", http.StatusBadRequest)
		return
	}
	if form.Get("ssl_check") == "1" {
		return // Slack checks that the address works
	}
	payload := map[string]string{} // in Socket Mode's form
	for name := range form {
		payload[name] = form.Get(name)
	}
	encoded, err := json.Marshal(payload)
	if err != nil {
		http.Error(w, "a command is a form", http.StatusBadRequest)
		return
	}
	h.serve(w, r, kindCommand, encoded)
}

// serve answers once the delivery is stored. Slack redelivers an event unless
// the status is 200.
func (h *webhook) serve(w http.ResponseWriter, r *http.Request, kind string, payload []byte) {
	answer, err := h.take(r.Context(), kind, payload)
	_, foreign := errors.AsType[*foreignError](err)
	switch {
	case foreign:
		w.Header().Set("X-Slack-No-Retry", "1")
		http.Error(w, "this workspace is not served", http.StatusForbidden)
	case errors.Is(err, errNotReady):
		http.Error(w, "not ready", http.StatusServiceUnavailable)
	case err != nil:
		h.log.WarnContext(r.Context(), "delivery not stored; Slack will deliver it again", "kind", kind, "error", plain(err))
		http.Error(w, "not stored", http.StatusInternalServerError)
	case answer != nil:
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(answer) // if this fails, Slack delivers again
	}
}
