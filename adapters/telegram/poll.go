package telegram

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/go-telegram/bot"

	"chit/adapters/kit"
	"chit/agent/chat"
)

const (
	// pollTime is how long Telegram may hold a request for updates. Its limit is 50
	// s.
	pollTime = 45 * time.Second
	// maxTakes is how often storing an update is tried while other updates can be
	// stored.
	maxTakes = 10
)

// A poller asks Telegram for updates, for one process of several at a time.
type poller struct {
	*intake
	notes    chat.Notes
	lease    time.Duration
	holder   string // identifies this process among those that may poll
	refusals refusals
}

// run asks for updates while this process has the lead. Telegram serves one
// poller and cuts off the others.
func (p *poller) run(ctx context.Context, r chat.Receiver) error {
	o, waiting := newOutage(p.log), false
	conflict := outage{
		log:    p.log,
		begins: "another program asks Telegram for this bot's messages, and only one can; waiting for it to end",
		ends:   "no other program asks Telegram for this bot's messages any more",
	}
	for ctx.Err() == nil {
		leads, err := p.notes.Lead(ctx, p.note(), p.holder, p.lease)
		if err != nil && ctx.Err() == nil {
			p.log.WarnContext(ctx, "cannot find out which process polls Telegram", "error", err)
		}
		if err == nil && !leads && !waiting {
			p.log.InfoContext(ctx, "another process polls Telegram; taking over when it ends")
		}
		waiting = err == nil && !leads
		if err != nil || !leads {
			_ = kit.Sleep(ctx, p.lease/3)
			continue
		}
		err = p.leading(ctx, r, &o, conflict.end)
		switch e := refused(err); {
		case err == nil:
		case tokenRefused(err):
			return errToken
		case e != nil && e.code == 409:
			conflict.wait(ctx, err)
		default:
			return err
		}
	}
	return nil
}

func (p *poller) note() string { return fmt.Sprintf("%s/%d/poll", Name, p.id) }

// leading polls until ctx is done, the lead is lost, or Telegram rejects the
// token.
func (p *poller) leading(ctx context.Context, r chat.Receiver, o *outage, polled func()) error {
	whole := ctx
	ctx, stop := context.WithCancel(ctx)
	var keeping sync.WaitGroup
	keeping.Go(func() { p.keepLead(ctx, stop) })
	defer func() {
		stop()
		keeping.Wait()
		ctx, cancel := context.WithTimeout(context.WithoutCancel(whole), requestTime)
		defer cancel()
		_, _ = p.notes.Lead(ctx, p.note(), p.holder, 0) // otherwise it expires
	}()
	if err := p.untilDone(ctx, p.dropWebhook); err != nil {
		return err
	}
	inbox := newTroubledInbox(p.log)
	var offset int64
	for adopted := false; ctx.Err() == nil; {
		if !adopted {
			if err := p.adopt(ctx, r); err != nil {
				inbox.wait(ctx, err)
				continue
			}
			adopted = true
		}
		patience := pollTime
		if len(p.albums.quiet(true)) > 0 {
			patience = albumTime
		}
		updates, err := p.updates(ctx, offset, patience)
		if e := refused(err); e != nil && (e.code == 409 || tokenRefused(err)) {
			return err
		}
		if err != nil {
			o.wait(ctx, err)
			continue
		}
		o.end()
		polled()
		if len(updates) == 0 {
			// Everything before offset is confirmed now. Without an offset,
			// smaller ids are seen too: after a quiet week Telegram restarts
			// anywhere.
			offset = 0
		} else {
			offset, err = p.takeAll(ctx, r, updates, offset)
		}
		if err == nil {
			err = p.completeQuiet(ctx, r, len(updates) == 0)
		}
		if err != nil {
			inbox.wait(ctx, err)
			continue
		}
		inbox.end()
	}
	return nil
}

// keepLead keeps asking for the lead, and calls stop when it is lost.
func (p *poller) keepLead(ctx context.Context, stop func()) {
	ticker := time.NewTicker(p.lease / 3)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		// While the store is down, nobody else can take the lead, nor store
		// messages.
		if leads, err := p.notes.Lead(ctx, p.note(), p.holder, p.lease); err == nil && !leads {
			p.log.InfoContext(ctx, "another process polls Telegram now")
			stop()
			return
		}
	}
}

// dropWebhook removes the webhook, so that Telegram keeps updates for polling.
func (p *poller) dropWebhook(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, requestTime)
	defer cancel()
	_, err := p.bot.DeleteWebhook(ctx, &bot.DeleteWebhookParams{})
	return p.api.ours(err)
}

// A rawUpdate is an update as it came.
type rawUpdate struct {
	id   int64 // 0 if it cannot be read
	chat int64 // updates of one chat stay in order
	data []byte
}

// completeQuiet passes on albums of which no more parts come: all if nothing came at all.
func (p *poller) completeQuiet(ctx context.Context, r chat.Receiver, nothing bool) error {
	for _, chatID := range p.albums.quiet(nothing) {
		if err := p.closeAlbum(ctx, r, chatID); err != nil {
			return err
		}
	}
	return nil
}

// updates asks for updates from offset on, and confirms earlier ones. Telegram waits for
// one for a while.
func (p *poller) updates(ctx context.Context, offset int64, patience time.Duration) ([]rawUpdate, error) {
	ctx, cancel := context.WithTimeout(ctx, pollTime+requestTime)
	defer cancel()
	var list []json.RawMessage
	err := p.api.call(ctx, "getUpdates", map[string]any{
		"offset": offset, "timeout": int(patience.Seconds()), "limit": 100, "allowed_updates": allowedUpdates,
	}, &list)
	all := make([]rawUpdate, len(list))
	for i, data := range list {
		all[i] = rawUpdate{updateID(data), chatIn(data), data}
	}
	return all, err
}

func updateID(data []byte) int64 {
	var u struct {
		ID int64 `json:"update_id"`
	}
	_ = json.Unmarshal(data, &u)
	return u.ID
}

// chatIn returns the chat of an update, 0 if it has none.
func chatIn(data []byte) int64 {
	var u update
	if json.Unmarshal(data, &u) != nil {
		return 0
	}
	return u.chat()
}

// chat returns the chat of an update, 0 if it has none.
func (u update) chat() int64 {
	switch {
	case u.Message != nil:
		return u.Message.Chat.ID
	case u.Edited != nil:
		return u.Edited.Chat.ID
	case u.Tap != nil && u.Tap.Message != nil:
		return u.Tap.Message.Chat.ID
	}
	return 0
}

// takeAll stores updates, those of a chat in order. It returns the offset that
// confirms what was stored, and the error of what was not.
func (p *poller) takeAll(ctx context.Context, r chat.Receiver, updates []rawUpdate, offset int64) (int64, error) {
	chats := map[int64][]rawUpdate{}
	for _, u := range updates {
		chats[u.chat] = append(chats[u.chat], u)
	}
	var mu sync.Mutex
	failed := map[int64]bool{}
	var why error
	var all sync.WaitGroup
	for _, list := range chats {
		all.Go(func() {
			for _, u := range list {
				if err := p.takeOrPassOver(ctx, r, u); err != nil {
					mu.Lock()
					failed[u.id], why = true, err
					mu.Unlock()
					return
				}
			}
		})
	}
	all.Wait()
	next, read := offset, false
	for _, u := range updates {
		if failed[u.id] {
			break
		}
		if u.id != 0 {
			next, read = u.id+1, true
		}
	}
	if why == nil && !read {
		why = errors.New("no update has an id")
	}
	if why == nil {
		p.refusals.reset()
	}
	return next, why
}

// takeOrPassOver stores an update. One that fails again and again is stored raw
// and skipped, so that it does not block the others forever.
func (p *poller) takeOrPassOver(ctx context.Context, r chat.Receiver, u rawUpdate) error {
	err := p.take(ctx, r, u.data)
	if err == nil || ctx.Err() != nil || p.refusals.count(u.id) < maxTakes {
		return err
	}
	if r.ReceiveRaw(ctx, Name, u.data) != nil {
		return err
	}
	p.log.ErrorContext(ctx, "an update from Telegram could not be handled; stored for the operator", "update", u.id, "error", err)
	return nil
}

// refusals counts how often updates could not be stored.
type refusals struct {
	mu    sync.Mutex
	times map[int64]int
}

// count counts a failure of an update and returns their number.
func (r *refusals) count(id int64) int {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.times == nil {
		r.times = map[int64]int{}
	}
	r.times[id]++
	return r.times[id]
}

// reset forgets all counts.
func (r *refusals) reset() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.times = nil
}
