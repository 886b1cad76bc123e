package slacktest

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"time"
)

// A responseURL is a response_url, which accepts five messages within half an hour.
type responseURL struct {
	channel   *Channel
	user      string
	message   string // ts of the message that was pressed, "" for a command
	thread    string
	ephemeral bool // the pressed message was ephemeral
	born      time.Time
	uses      int
}

const (
	responseUses = 5
	responseLife = 30 * time.Minute
)

// responses shows what the bot posts to such URLs, and its answers to commands.
type responses struct {
	*state
	api      *webAPI
	messages *messages
	urls     map[string]*responseURL
}

// serve handles a post to a response_url.
func (rs *responses) serve(w http.ResponseWriter, r *http.Request) {
	body, err := readBody(r)
	if err != nil {
		http.Error(w, "cannot read", http.StatusBadRequest)
		return
	}
	rs.mu.Lock()
	defer rs.mu.Unlock()
	defer rs.wake()
	rs.api.requests = append(rs.api.requests, Request{Method: "response_url", Fields: decodeObject(body), At: rs.now()})
	if f := rs.api.nextFailure("response_url"); f != nil {
		f.write(w)
		return
	}
	u := rs.urls[r.PathValue("id")]
	switch {
	case u == nil:
		writeJSON(w, http.StatusNotFound, map[string]any{"ok": false, "error": "invalid_url"})
	case rs.now().Sub(u.born) > responseLife:
		writeJSON(w, http.StatusNotFound, map[string]any{"ok": false, "error": "expired_url"})
	case u.uses >= responseUses:
		writeJSON(w, http.StatusNotFound, map[string]any{"ok": false, "error": "used_url"})
	default:
		u.uses++
		if err := rs.respond(u, body, "response_url"); err != nil {
			rs.problem("response_url: %v", err)
			writeJSON(w, http.StatusInternalServerError, map[string]any{"ok": false, "error": err.Error()})
			return
		}
		writeJSON(w, http.StatusOK, map[string]any{"ok": true})
	}
}

// respond shows what was posted to a response_url, or the answer to a command. It
// needs the lock.
func (rs *responses) respond(u *responseURL, body []byte, from string) error {
	var r struct {
		Text     string           `json:"text"`
		Blocks   []map[string]any `json:"blocks"`
		Type     string           `json:"response_type"`
		Thread   string           `json:"thread_ts"`
		Replace  bool             `json:"replace_original"`
		DeleteIt bool             `json:"delete_original"`
	}
	if err := json.Unmarshal(body, &r); err != nil {
		return errors.New("invalid_payload")
	}
	if !r.DeleteIt && r.Text == "" && len(r.Blocks) == 0 {
		return errors.New("no_text")
	}
	if e := checkBlocks(r.Blocks, inMessage); e != nil {
		return fmt.Errorf("%s: %v", e.code, e.messages)
	}
	rs.nameBlocks(r.Blocks)
	switch {
	case r.DeleteIt:
		u.remove(rs.messages.events)
	case r.Replace && u.message != "":
		u.replace(rs.messages.events, r.Text, r.Blocks)
	case r.Type == "in_channel":
		rs.messages.botPosts(u.channel, &Message{Text: r.Text, Blocks: r.Blocks, Thread: r.Thread})
	default:
		u.channel.ephemerals = append(u.channel.ephemerals, Ephemeral{
			TS: rs.newTS(), User: u.user, Thread: r.Thread, Text: r.Text, Blocks: r.Blocks, Answers: from,
		})
	}
	return nil
}

func (u *responseURL) remove(p *publisher) {
	if u.ephemeral {
		u.channel.ephemerals = slices.DeleteFunc(u.channel.ephemerals, func(e Ephemeral) bool { return e.TS == u.message })
		return
	}
	if m := u.channel.find(u.message); m != nil {
		m.Deleted = true
		p.emitDeleted(u.channel, m)
	}
}

func (u *responseURL) replace(p *publisher, text string, blocks []map[string]any) {
	if u.ephemeral {
		if e := u.channel.ephemeral(u.user, u.message); e != nil {
			e.Text, e.Blocks = text, blocks
		}
		return
	}
	if m := u.channel.find(u.message); m != nil {
		before := *m
		m.Text, m.Blocks = text, blocks
		m.Edits++
		p.emitChanged(u.channel, m, &before)
	}
}
