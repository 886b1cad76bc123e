//go:build unix

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
)

// What the program of the battery says and does without being asked: once it has saved
// one message in four, it posts a sentence, and sets a tick that becomes an expense.
// Both have keys that name the message, as a run needs that may be repeated.

// unaskedAfter is how long after its message a tick is due.
const unaskedAfter = 300 * time.Millisecond

// speaksAfter reports whether something follows message n.
func speaksAfter(n int) bool { return n%3 == 0 && kindOf(n) == plain }

// unaskedKey returns the key of what follows a message.
func unaskedKey(id chat.MessageID) string { return "crash/" + string(id) }

// A followed is the handler of messages after which something follows.
type followed struct {
	chat.Handler
	store *frailStore
	fence inbox.Fence
}

func (s followed) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) {
	reply, err := s.Handler.Handle(ctx, m)
	n, unnumbered := strconv.Atoi(string(m.ID))
	if err != nil || unnumbered != nil || !speaksAfter(n) || !strings.HasPrefix(reply.Text, "✅") {
		return reply, err
	}
	key := unaskedKey(m.ID)
	return reply, errors.Join(
		s.store.Post(ctx, inbox.Post{Ledger: m.Ledger, Key: key, Reply: chat.Reply{Text: "by the way, " + key}}),
		s.store.SetTick(ctx, inbox.Tick{
			Ledger: m.Ledger, Key: key, Conversation: m.Conversation, Due: time.Now().Add(unaskedAfter), Payload: "tea 3.30 EUR", Guard: s.fence,
		}),
	)
}

// ticked is the handler of ticks, which log what they bring.
type ticked struct{ chat.Handler }

func (h ticked) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) {
	m.Text, m.Direct, m.Tick = m.Tick.Payload, true, nil
	return h.Handler.Handle(ctx, m)
}

func (s *frailStore) Post(ctx context.Context, p inbox.Post) error {
	if s.fault == faultPostKey {
		p.Key += fmt.Sprintf("~%d.%d", os.Getpid(), unique.Add(1))
	}
	err := s.Store.Post(ctx, p)
	if err == nil {
		s.pass(atPosted)
	}
	return err
}

func (s *frailStore) SetTick(ctx context.Context, t inbox.Tick) error {
	if s.fault == faultTickKey {
		t.Key += fmt.Sprintf("~%d.%d", os.Getpid(), unique.Add(1))
	}
	err := s.Store.SetTick(ctx, t)
	if err == nil {
		s.pass(atTickSet)
	}
	return err
}

func (s *frailStore) ArriveTicks(ctx context.Context, limit int) (int, error) {
	n, err := s.Store.ArriveTicks(ctx, limit)
	if n > 0 {
		s.pass(atArrived)
	}
	return n, err
}

// follows returns the keys of what must be shown after a message that was saved.
func follows(c chat.ConversationID, id chat.MessageID) []string {
	key := unaskedKey(id)
	return []string{string(c) + "/" + string(inbox.PostID(key)), string(c) + "/" + key}
}

// unsaid returns the keys of what is still to follow a message, by its number and key.
// The caller holds the lock.
func (p *platform) unsaid(n int, key string) (missing []string) {
	if !speaksAfter(n) || !strings.HasPrefix(p.replies[key], "✅") {
		return nil
	}
	c, id, _ := strings.Cut(key, "/")
	for _, k := range follows(chat.ConversationID(c), chat.MessageID(id)) {
		if len(p.shown[k]) == 0 {
			missing = append(missing, k)
		}
	}
	return missing
}

// isUnasked reports whether a message in the inbox is one that nobody sent.
func (h *handled) isUnasked() bool { return strings.Contains(h.id, "crash/") }

// judgeUnasked checks that each message that was saved is followed by one post and one
// tick with one effect, and no other message by any.
func (c *crew) judgeUnasked(v *verdict, all []*handled) {
	saved, count, effects := map[string]bool{}, map[string]int{}, map[string]int{}
	for _, h := range all {
		id, _, _ := strings.Cut(h.id, "~")
		key := h.conversation + "/" + id
		switch {
		case !h.isUnasked():
			if n, err := strconv.Atoi(id); err == nil && speaksAfter(n) {
				saved[key] = strings.HasPrefix(h.reply, "✅") // if it is not, it may have been before a run was repeated
			}
		case strings.HasPrefix(id, "post/"):
			v.posts++
			count[key]++
		default:
			v.ticks++
			count[key]++
			effects[key] += len(h.effects)
			if h.state == "" && len(h.effects) == 0 && !c.stopsEarly() {
				v.add(&v.lost, "the tick %s has no effect", key)
			}
		}
	}
	for key := range saved {
		conversation, id, _ := strings.Cut(key, "/")
		for _, k := range follows(chat.ConversationID(conversation), chat.MessageID(id)) {
			switch {
			case count[k] > 1 || effects[k] > 1:
				v.add(&v.doubled, "%s is %d messages and has %d effects", k, count[k], effects[k])
			case saved[key] && count[k] == 0 && !c.stopsEarly():
				v.add(&v.lost, "%s does not follow", k)
			}
			delete(count, k)
		}
	}
	for k := range count {
		v.say("%s follows no message", k)
	}
}
