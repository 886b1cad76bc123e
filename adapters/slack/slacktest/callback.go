package slacktest

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
)

// webhooks deliver by HTTP.
type webhooks struct {
	*state
	deliverer *deliverer
	client    *http.Client
	receiver  receiver
}

func newWebhooks(st *state) *webhooks {
	return &webhooks{state: st, client: &http.Client{
		Transport:     &http.Transport{MaxIdleConnsPerHost: 16},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// A receiver holds the URLs of the bot, empty in Socket Mode.
type receiver struct{ events, interactions, commands string }

func (r receiver) set() bool { return r.events != "" }

// UseHTTP switches to delivery by HTTP, to the paths "/slack/events",
// "/slack/interactions" and "/slack/commands" below base. With "" it switches back to
// Socket Mode.
func (s *Server) UseHTTP(base string) {
	base = strings.TrimSuffix(base, "/")
	s.UseURLs(base+"/slack/events", base+"/slack/interactions", base+"/slack/commands")
	if base == "" {
		s.UseURLs("", "", "")
	}
}

// UseURLs switches to delivery to any three URLs.
func (s *Server) UseURLs(events, interactions, commands string) {
	s.update(func() { s.webhooks.receiver = receiver{events, interactions, commands} })
}

// Verify checks that the URL for events belongs to the bot, as Slack does when
// somebody enters it: the bot must return a challenge.
func (s *Server) Verify(ctx context.Context) error {
	s.mu.Lock()
	to, challenge := s.webhooks.receiver.events, s.id("challenge")
	s.mu.Unlock()
	body := mustJSON(map[string]any{"type": "url_verification", "token": "fake-verification-token", "challenge": challenge})
	resp, err := s.webhooks.client.Do(s.webhooks.signed(to, "application/json", body).WithContext(ctx))
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(io.LimitReader(resp.Body, 1<<20))
	if err != nil {
		return err
	}
	var answer struct {
		Challenge string `json:"challenge"`
	}
	if json.Unmarshal(data, &answer) != nil {
		answer.Challenge = strings.TrimSpace(string(data))
	}
	if resp.StatusCode != http.StatusOK || answer.Challenge != challenge {
		return fmt.Errorf("slacktest: the response to the challenge was %d %.200q", resp.StatusCode, data)
	}
	return nil
}

// Signed returns a request as Slack would send it at this moment. A test can
// change it to get an invalid one.
func (s *Server) Signed(to, contentType string, body []byte) *http.Request {
	return s.webhooks.signed(to, contentType, body)
}

func (wh *webhooks) signed(to, contentType string, body []byte) *http.Request {
	req, err := http.NewRequest(http.MethodPost, to, bytes.NewReader(body))
	if err != nil {
		panic("slacktest: " + err.Error())
	}
	at := strconv.FormatInt(wh.opts.SignatureClock().Unix(), 10)
	req.Header.Set("Content-Type", contentType)
	req.Header.Set("User-Agent", "Slackbot 1.0 (+https://api.slack.com/robots)")
	req.Header.Set("X-Slack-Request-Timestamp", at)
	req.Header.Set("X-Slack-Signature", Signature(wh.opts.SigningSecret, at, body))
	return req
}

// Signature returns Slack's signature of a body; at is the Unix time when it is
// sent.
func Signature(secret, at string, body []byte) string {
	mac := hmac.New(sha256.New, []byte(secret))
	fmt.Fprintf(mac, "v0:%s:", at)
	mac.Write(body)
	return "v0=" + hex.EncodeToString(mac.Sum(nil))
}

// EventBody returns the body of an event as delivered by HTTP, for tests that
// send it themselves.
func (s *Server) EventBody(event map[string]any) []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	return mustJSON(s.events.wrap(event, s.opts.Team, false))
}

// request returns the HTTP request of an attempt. It needs the lock.
func (wh *webhooks) request(a *attempt) *http.Request {
	d := a.d
	const form = "application/x-www-form-urlencoded"
	switch d.kind {
	case interactive:
		return wh.signed(wh.receiver.interactions, form, []byte(url.Values{"payload": {string(mustJSON(d.payload))}}.Encode()))
	case commands:
		values := url.Values{}
		for k, v := range d.payload {
			values.Set(k, fmt.Sprint(v))
		}
		return wh.signed(wh.receiver.commands, form, []byte(values.Encode()))
	}
	req := wh.signed(wh.receiver.events, "application/json", mustJSON(d.payload))
	if d.tries > 1 {
		req.Header.Set("X-Slack-Retry-Num", strconv.Itoa(d.tries-1))
		req.Header.Set("X-Slack-Retry-Reason", d.reason)
	}
	return req
}

// post makes an attempt by HTTP.
func (wh *webhooks) post(a *attempt) {
	ctx, cancel := context.WithCancel(wh.ctx)
	defer cancel()
	wh.mu.Lock()
	if a.d.current != a {
		wh.mu.Unlock()
		return
	}
	a.cancel = cancel
	req := wh.request(a).WithContext(ctx)
	wh.mu.Unlock()

	resp, err := wh.client.Do(req)
	if err != nil {
		wh.deliverer.finish(a, nil, "connection_failed", true)
		return
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(io.LimitReader(resp.Body, 1<<20))
	switch {
	case err != nil:
		wh.deliverer.finish(a, nil, "connection_failed", true)
	case resp.StatusCode/100 != 2:
		wh.deliverer.finish(a, nil, "http_error", resp.Header.Get("X-Slack-No-Retry") != "1")
	case a.d.kind == eventsAPI && wh.deliverer.use(func(f *faults) *int { return &f.loseAnswers }):
		wh.deliverer.finish(a, nil, "http_timeout", true)
	default:
		wh.deliverer.finish(a, asJSON(a.d.kind, answer), "", false)
	}
}

// asJSON converts the body of a response to the form that it would have on a socket:
// a text that answers a command becomes an object.
func asJSON(kind string, body []byte) []byte {
	switch {
	case isEmptyAnswer(body):
		return nil
	case kind == commands && !json.Valid(body):
		return mustJSON(map[string]any{"text": string(body)})
	default:
		return body
	}
}

func (wh *webhooks) postRaw(data []byte) {
	wh.mu.Lock()
	to := wh.receiver.events
	wh.mu.Unlock()
	resp, err := wh.client.Do(wh.signed(to, "application/json", data).WithContext(wh.ctx))
	if errors.Is(err, context.Canceled) {
		return
	}
	if err != nil {
		wh.update(func() { wh.problem("there was no response to a raw delivery: %v", err) })
		return
	}
	resp.Body.Close()
}
