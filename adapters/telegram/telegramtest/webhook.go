package telegramtest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"sync"
	"time"
)

// maxPause is the longest pause between two attempts at a webhook, in seconds.
const maxPause = 64

// A webhook posts updates to a URL of the bot, each one until it is accepted. Several
// are posted at a time, so only those of one queue are in order. Like Telegram's
// server, it has a queue for the messages of each chat and one for each person's taps.
type webhook struct {
	url, secret string
	max         int // how many updates are posted at a time
	second      time.Duration
	client      *http.Client
	slots       chan struct{}
	ctx         context.Context
	cancel      context.CancelFunc
	wg          sync.WaitGroup

	pending   int                      // guarded by the server's lock, like all below
	last      map[string]chan struct{} // of each queue, closed when its last update is accepted
	left      map[int64]update
	lastError string
	failedAt  time.Time
}

var secretPattern = regexp.MustCompile(`^[A-Za-z0-9_-]{0,256}$`)

func (us *updates) setWebhook(r *Request) (any, error) {
	if r.text("url") == "" {
		return us.deleteWebhook(r)
	}
	u, err := url.Parse(r.text("url"))
	if err != nil || u.Host == "" {
		return nil, bad("invalid webhook URL specified")
	}
	if u.Scheme != "https" && !loopback(u) {
		return nil, bad("bad webhook: An HTTPS URL must be provided for webhook")
	}
	if !secretPattern.MatchString(r.text("secret_token")) {
		return nil, bad("secret token contains unallowed characters")
	}
	if err := us.setAllowed(r); err != nil {
		return nil, err
	}
	us.queue.finish(pollResult{err: conflict("terminated by setWebhook request")})
	us.unhook(r)
	us.hook = newWebhook(u.String(), r, us.opt.Second)
	waiting := us.queue.waiting
	us.queue.waiting = nil
	for _, w := range waiting {
		us.hook.deliver(us.state, w)
	}
	return true, nil
}

func loopback(u *url.URL) bool {
	ip := net.ParseIP(u.Hostname())
	return u.Scheme == "http" && (u.Hostname() == "localhost" || ip != nil && ip.IsLoopback())
}

func newWebhook(address string, r *Request, second time.Duration) *webhook {
	h := &webhook{
		url: address, secret: r.text("secret_token"), max: int(r.integer("max_connections")), second: second,
		client: &http.Client{Timeout: time.Minute}, left: map[int64]update{}, last: map[string]chan struct{}{},
	}
	if h.max < 1 || h.max > 100 {
		h.max = 40
	}
	h.slots = make(chan struct{}, h.max)
	h.ctx, h.cancel = context.WithCancel(context.Background())
	return h
}

func (us *updates) deleteWebhook(r *Request) (any, error) {
	us.unhook(r)
	return true, nil
}

// unhook ends the webhook. Updates that were not accepted wait to be fetched.
func (us *updates) unhook(r *Request) {
	if h := us.hook; h != nil {
		us.hook = nil
		h.cancel()
		for _, u := range us.queue.log {
			if _, ok := h.left[u.id]; ok {
				us.queue.waiting = append(us.queue.waiting, u)
			}
		}
	}
	if r.flag("drop_pending_updates") {
		us.queue.waiting, us.queue.again = nil, nil
	}
}

func (us *updates) getWebhookInfo(*Request) (any, error) {
	info := object{"url": "", "has_custom_certificate": false, "pending_update_count": us.pending()}
	if len(us.queue.allowed) > 0 {
		info["allowed_updates"] = us.queue.allowed
	}
	if h := us.hook; h != nil {
		info["url"], info["max_connections"] = h.url, h.max
		if h.lastError != "" {
			info["last_error_message"], info["last_error_date"] = h.lastError, h.failedAt.Unix()
		}
	}
	return info, nil
}

// A failure is the error of an attempt, as getWebhookInfo reports it.
type failure string

// Error returns Telegram's description.
func (f failure) Error() string { return string(f) }

// stop ends all deliveries and waits for them. The lock must not be held.
func (h *webhook) stop() {
	if h == nil {
		return
	}
	h.cancel()
	h.wg.Wait()
	h.client.CloseIdleConnections()
}

// deliver starts the delivery of u. It needs the lock.
func (h *webhook) deliver(s *state, u update) {
	h.pending++
	h.left[u.id] = u
	queue, taken := queueOf(u), make(chan struct{})
	before := h.last[queue]
	if queue != "" {
		h.last[queue] = taken
	}
	h.wg.Go(func() {
		defer close(taken)
		if before != nil {
			select {
			case <-before:
			case <-h.ctx.Done():
				return
			}
		}
		if h.insist(s, u) {
			s.change(func() { h.pending--; delete(h.left, u.id) })
		}
	})
}

// queueOf returns the name of the queue of u, "" if it waits for no other update.
func queueOf(u update) string {
	type chatted struct {
		Chat struct {
			ID int64 `json:"id"`
		} `json:"chat"`
	}
	var body struct {
		Message chatted
		Edited  chatted `json:"edited_message"`
		Tap     struct {
			From struct {
				ID int64 `json:"id"`
			} `json:"from"`
		} `json:"callback_query"`
	}
	_ = json.Unmarshal(u.body, &body)
	switch {
	case body.Message.Chat.ID != 0:
		return fmt.Sprint("chat ", body.Message.Chat.ID)
	case body.Edited.Chat.ID != 0:
		return fmt.Sprint("chat ", body.Edited.Chat.ID)
	case body.Tap.From.ID != 0:
		return fmt.Sprint("taps of ", body.Tap.From.ID)
	}
	return ""
}

// insist posts u until it is accepted, and reports whether it was.
func (h *webhook) insist(s *state, u update) bool {
	for pause := 1; ; pause = min(2*pause, maxPause) {
		after, err := h.attempt(s, u)
		if err == nil {
			return true
		}
		if h.ctx.Err() != nil {
			return false
		}
		s.change(func() { h.lastError, h.failedAt = err.Error(), s.opt.Clock() })
		if after == 0 {
			after = pause
		}
		select {
		case <-time.After(time.Duration(after) * h.second):
		case <-h.ctx.Done():
			return false
		}
	}
}

// attempt posts u once. It returns after how many seconds the bot wants to be tried
// again, 0 if it does not say.
func (h *webhook) attempt(s *state, u update) (retryAfter int, err error) {
	select {
	case h.slots <- struct{}{}:
		defer func() { <-h.slots }()
	case <-h.ctx.Done():
		return 0, h.ctx.Err()
	}
	req, err := http.NewRequestWithContext(h.ctx, http.MethodPost, h.url, bytes.NewReader(u.body))
	if err != nil {
		return 0, err
	}
	req.Header.Set("Content-Type", "application/json")
	if h.secret != "" {
		req.Header.Set("X-Telegram-Bot-Api-Secret-Token", h.secret)
	}
	resp, err := h.client.Do(req)
	if err != nil {
		return 0, failure("Connection failed: " + err.Error())
	}
	defer resp.Body.Close()
	said, _ := io.ReadAll(io.LimitReader(resp.Body, maxBody)) // an incomplete response is ignored
	if bytes.Contains(said, []byte(`"method"`)) {
		s.change(func() { s.problem("the response to update %d has a method, which the fake does not support", u.id) })
	}
	if resp.StatusCode/100 == 2 {
		return 0, nil
	}
	retryAfter, _ = strconv.Atoi(resp.Header.Get("Retry-After")) // 0 without one
	return retryAfter, failure("Wrong response from the webhook: " + resp.Status)
}
