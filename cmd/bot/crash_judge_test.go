//go:build unix

package main

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"syscall"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db"
	"chit/expense"
)

// A verdict lists what is wrong at the end of a run, with the counts that
// matter.
type verdict struct {
	wrong                            []string
	lost, doubled, reordered, fenced int
	refused                          int // replies that ask something
	aside                            int // messages set aside whose senders were told
	repeated                         int // replies sent again without need
	posts, ticks                     int
}

func (v *verdict) add(count *int, format string, args ...any) {
	*count++
	v.say(format, args...)
}

func (v *verdict) say(format string, args ...any) {
	v.wrong = append(v.wrong, fmt.Sprintf(format, args...))
}

// A handled is what the database has about a message.
type handled struct {
	conversation string
	seq          int64
	id           string // the event key; a fault may have stored the message several times
	state        string // of the message
	size         int    // size of the stored message
	reply        string // its text, "" for none
	sent         inbox.State
	sending      string  // what is known of an unsent reply
	effects      []int64 // sequence numbers of the changes
}

// judge compares the database and what the platform saw with what was promised.
func (c *crew) judge() *verdict {
	v := &verdict{wrong: slices.Clone(c.wrong)}
	all, err := readHandled(c.url)
	if err != nil {
		v.say("the database cannot be read: %v", err)
		return v
	}
	slices.SortFunc(all, func(a, b *handled) int {
		return cmp.Or(cmp.Compare(a.conversation, b.conversation), cmp.Compare(a.seq, b.seq))
	})
	c.judgeMessages(v, all)
	judgeOrder(v, all)
	c.judgeReplies(v, all)
	c.judgeUnasked(v, all)
	c.judgeModel(v)
	c.judgeFences(v)
	c.judgeTotals(v)
	if strings.HasPrefix(c.url, "sqlite:") {
		if result := integrity(c.url); result != "ok" {
			v.say("integrity_check: %s", result)
		}
	}
	return v
}

// readHandled reads the messages and their results.
func readHandled(url string) (all []*handled, err error) {
	conn, err := sqlOpen(url)
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	byKey := map[string]*handled{}
	err = scan(conn, `
SELECT i.conversation_id, i.seq, i.event_key, i.state, LENGTH(i.payload), COALESCE(o.body, ''), COALESCE(o.state, ''),
  COALESCE(o.attempts, 0), COALESCE(o.doubts, 0), COALESCE(o.due, 0), COALESCE(o.reason, '')
FROM inbox i LEFT JOIN outbox o ON o.conversation_id = i.conversation_id AND o.seq = i.seq
ORDER BY i.conversation_id, i.seq`, func(rows *sql.Rows) error {
		h := new(handled)
		var body, reason string
		var attempts, doubts, due int64
		if err := rows.Scan(&h.conversation, &h.seq, &h.id, &h.state, &h.size, &body, &h.sent, &attempts, &doubts, &due, &reason); err != nil {
			return err
		}
		h.sending = fmt.Sprintf("%d attempts, %d doubts, due in %v, %q", attempts, doubts, time.Until(time.UnixMilli(due)), reason)
		var reply struct{ Text string }
		if body != "" {
			if err := json.Unmarshal([]byte(body), &reply); err != nil {
				return err
			}
		}
		h.reply = reply.Text
		id, _, retried := strings.Cut(h.id, " retry ")
		key := h.conversation + "/" + id
		if first := byKey[key]; retried && first != nil {
			// It waited for the model and was run again at the end of its conversation.
			first.seq, first.state, first.reply, first.sent = h.seq, h.state, h.reply, h.sent
			return nil
		}
		all, byKey[key] = append(all, h), h
		return nil
	})
	if err != nil {
		return nil, err
	}
	return all, scan(conn, `SELECT ledger_id, source_key, seq FROM changes WHERE kind = 'add' ORDER BY ledger_id, seq`, func(rows *sql.Rows) error {
		var ledger, key string
		var seq int64
		if err := rows.Scan(&ledger, &key, &seq); err != nil {
			return err
		}
		message := key[:strings.LastIndexByte(key, '/')]
		if byKey[message] == nil {
			return fmt.Errorf("change %d of %s comes from no message: %s", seq, ledger, key)
		}
		byKey[message].effects = append(byKey[message].effects, seq)
		return nil
	})
}

func scan(conn *sql.DB, query string, row func(*sql.Rows) error) error {
	rows, err := conn.Query(query)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := row(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// judgeMessages checks that each acknowledged message is stored once and has
// one effect, or none if its reply says so.
func (c *crew) judgeMessages(v *verdict, all []*handled) {
	there := map[string][]*handled{}
	raw := 0
	for _, h := range all {
		if h.state == "raw" {
			raw++
			if h.size > 1<<17 {
				v.say("%d bytes of an unreadable delivery are kept", h.size)
			}
			continue
		}
		id, _, _ := strings.Cut(h.id, "~")
		key := h.conversation + "/" + id
		there[key] = append(there[key], h)
	}
	unreadable := 0
	for _, t := range c.platform.talks {
		for i, u := range t.updates {
			n := t.numbers[i]
			if kindOf(n) == broken {
				unreadable++
				continue
			}
			if c.platform.acked[u.Key] {
				c.judgeMessage(v, n, u.Key, there[u.Key])
			}
		}
	}
	if raw != unreadable && !c.stopsEarly() {
		v.say("%d of %d unreadable deliveries were kept", raw, unreadable)
	}
}

// stopsEarly reports whether a safeguard is removed: then the run may stop
// before everything has happened.
func (c *crew) stopsEarly() bool { return c.fault != "" }

func (c *crew) judgeMessage(v *verdict, n int, key string, there []*handled) {
	if len(there) == 0 {
		v.add(&v.lost, "%s was acknowledged and is not there", key)
		return
	}
	effects := 0
	for _, h := range there {
		effects += len(h.effects)
	}
	h := there[0]
	saved := strings.HasPrefix(h.reply, "✅")
	if c.aside && h.state == "aside" && h.reply != "" && effects <= 1 {
		v.aside++
		return
	}
	switch {
	case len(there) > 1 && effects > 1, effects > 1:
		v.add(&v.doubled, "%s was received %d times and has %d effects", key, len(there), effects)
	case saved && effects == 0:
		v.add(&v.lost, "%s has a receipt and no effect", key)
	case !saved && effects > 0:
		v.say("%s has an effect and the reply %q", key, h.reply)
	}
	switch kindOf(n) {
	case plain:
		if !saved {
			v.add(&v.lost, "%s was not saved: %q (%s)", key, h.reply, h.state)
		}
	case forWord:
		if !saved {
			v.refused++
			if !c.platform.failed[amountOf(n)] {
				v.add(&v.lost, "%s was not saved, and the model did not fail: %q", key, h.reply)
			}
		}
	case tooLong:
		if h.size > 25_000 {
			v.say("%s: %d bytes are kept", key, h.size)
		}
		if saved {
			v.say("%s is too long and was saved", key)
		}
	}
}

// judgeOrder checks that the changes of a ledger are in the order in which its
// messages were received.
func judgeOrder(v *verdict, all []*handled) {
	last := map[string]int64{}
	for _, h := range all {
		for _, e := range h.effects {
			if e < last[h.conversation] {
				v.add(&v.reordered, "%s: change %d, of message %d, is older than one of an earlier message", h.conversation, e, h.seq)
			}
			last[h.conversation] = e
		}
	}
}

// mostSent is how often a reply may be sent when nobody knows whether it arrived: once,
// and ten times again.
const mostSent = 11

// repeats returns how often a reply was sent once too often: again, though the program
// that had sent it lived on to record that. A program that cannot, since another is suspended
// with the lock of the database or the database has crashed, is not to blame.
func (c *crew) repeats(senders []int) int {
	if c.stall || c.crashDB != nil {
		return 0
	}
	alive := 0
	for _, generation := range senders {
		if status, _ := c.all[generation-1].cmd.ProcessState.Sys().(syscall.WaitStatus); !status.Signaled() {
			alive++
		}
	}
	return max(0, alive-1)
}

// judgeReplies checks that every message was answered, in order, and not too
// often.
func (c *crew) judgeReplies(v *verdict, all []*handled) {
	seqOf := map[string]int64{}
	for _, h := range all {
		key := h.conversation + "/" + h.id
		seqOf[key] = h.seq
		switch {
		case h.state == "raw", c.aside && h.state == "aside" && h.isUnasked():
		case h.sent != inbox.Sent && !c.stopsEarly():
			v.say("the reply to %s is %q: %s", key, h.sent, h.sending)
		case len(c.platform.shown[key]) == 0 && !c.stopsEarly():
			v.add(&v.lost, "%s was not answered", key)
		case len(c.platform.shown[key]) > mostSent:
			v.say("%s was answered by the programs %v", key, c.platform.shown[key])
		}
		v.repeated += c.repeats(c.platform.shown[key])
	}
	if v.repeated > 2+len(all)/20 { // a slow disk may record a delivery too late
		v.say("%d replies were sent again without need", v.repeated)
	}
	for _, key := range c.platform.unanswered() {
		v.add(&v.lost, "%s waits", key)
	}
	for talk, ids := range c.platform.firsts {
		if !slices.IsSortedFunc(ids, func(a, b chat.MessageID) int {
			return cmp.Compare(seqOf[string(talk)+"/"+string(a)], seqOf[string(talk)+"/"+string(b)])
		}) {
			v.add(&v.reordered, "%s: replies came in the order %v", talk, ids)
		}
	}
}

// judgeModel checks that no answer was paid for while one was stored. A program
// that was suspended and asks afterwards cannot know, so that is allowed.
func (c *crew) judgeModel(v *verdict) {
	if c.stall || c.stopsEarly() {
		return
	}
	for id, amount := range c.platform.twice {
		v.say("the answer for %s was stored, and %s was paid for too", amount, id)
	}
}

// judgeFences checks that every writer to a ledger had the newest epoch.
func (c *crew) judgeFences(v *verdict) {
	conn, err := sqlOpen(c.url)
	if err != nil {
		v.say("%v", err)
		return
	}
	defer conn.Close()
	err = scan(conn, `SELECT source_key, actor, epoch FROM observed`, func(rows *sql.Rows) error {
		var key, actor string
		var epoch int64
		if err := rows.Scan(&key, &actor, &epoch); err != nil {
			return err
		}
		if !strings.HasSuffix(actor, fmt.Sprintf("@%d", epoch)) {
			v.add(&v.fenced, "%s was written by %s while the epoch was %d", key, actor, epoch)
		}
		return nil
	})
	if err != nil {
		v.say("%v", err)
	}
}

// judgeTotals checks that reports equal the sums of the rows.
func (c *crew) judgeTotals(v *verdict) {
	store, err := db.Open(context.Background(), c.url)
	if err != nil {
		v.say("%v", err)
		return
	}
	defer store.Close()
	today := expense.DateOf(time.Now())
	p := expense.Period{From: today.AddDays(-40), To: today.AddDays(40)}
	for n := range c.platform.talks {
		ledger := expense.LedgerID(fmt.Sprintf("loop:%d", n))
		totals, err := store.Totals(context.Background(), ledger, p)
		if expense.CodeOf(err) == expense.CodeNotFound {
			continue // nobody wrote there
		}
		again, err2 := store.Recompute(context.Background(), ledger, p)
		if err != nil || err2 != nil || !reflect.DeepEqual(again, totals) {
			v.say("%s: totals differ from what the rows add up to (%v, %v)", ledger, err, err2)
		}
	}
}
