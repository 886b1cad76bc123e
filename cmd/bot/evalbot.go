package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"strings"
	"time"

	"chit/adapters/terminal"
	"chit/agent/chat"
	"chit/agent/eval"
	"chit/agent/llm"
	"chit/db"
	"chit/expense"
)

// evalNow is the instant at which people's messages are written, a Sunday.
const evalNow = "2026-11-22T10:00:00+01:00"

// converse says lines at a terminal in the country of a table, beginning with an empty
// ledger in memory. It is an [eval.Bot]: nothing of the process that evaluates, and nothing
// of its user, has any effect.
func converse(ctx context.Context, t eval.Table, m llm.Model, said []string) (eval.Conversation, error) {
	env := map[string]string{"USER": "ana", "LANG": t.Locale, "TZ": t.Zone}
	p := &process{getenv: func(name string) string { return env[name] }, stdin: strings.NewReader(""), stdout: io.Discard, stderr: io.Discard, started: time.Now()}
	files, err := os.MkdirTemp("", "chit-eval-")
	if err != nil {
		return eval.Conversation{}, err
	}
	defer os.RemoveAll(files)
	var end eval.Conversation
	err = withStore(ctx, p, &settings{Database: "sqlite::memory:", Now: evalNow}, func(ctx context.Context, c *config, store *db.Store) error {
		c.model = m
		in, err := newInbox(c, store)
		if err != nil {
			return err
		}
		attendant := in.Attend()
		defer attendant.Close()
		var out bytes.Buffer
		person := terminal.New(terminal.Config{Lines: &prepared{said}, Out: &out, Sender: c.sender(), Now: c.clock, NewID: messageIDs(p.started), Log: c.log, JSON: true, Files: files})
		if err := person.Run(ctx, attendant); err != nil {
			return err
		}
		if err := readReply(out.Bytes(), &end); err != nil {
			return err
		}
		return readLedger(ctx, c, store, &end)
	})
	return end, err
}

// readReply reads the last reply of a terminal.
func readReply(out []byte, into *eval.Conversation) error {
	var reply struct {
		Text    string        `json:"text"`
		Choices []chat.Choice `json:"choices"`
		Files   []struct {
			Name string `json:"name"`
		} `json:"files"`
	}
	out = bytes.TrimSpace(out)
	if len(out) == 0 {
		return nil
	}
	if err := json.Unmarshal(out[bytes.LastIndexByte(out, '\n')+1:], &reply); err != nil {
		return err
	}
	into.Reply = reply.Text
	for _, f := range reply.Files {
		into.Files = append(into.Files, f.Name)
	}
	for _, c := range reply.Choices {
		into.Choices = append(into.Choices, c.Label)
	}
	return nil
}

// readLedger reads what a ledger keeps.
func readLedger(ctx context.Context, c *config, store *db.Store, into *eval.Conversation) error {
	ledger, err := openLedger(ctx, c, expense.NewService(store))
	if err != nil {
		return err
	}
	things, err := store.Things(ctx, ledger.ID, expense.ThingQuery{})
	if err != nil {
		return err
	}
	rest, err := json.Marshal([]any{ledger.Settings, things})
	if err != nil {
		return err
	}
	into.Rest = string(rest)
	return store.Each(ctx, ledger.ID, func(e expense.Expense) error {
		if !e.Deleted {
			into.Stored = append(into.Stored, eval.EntryOf(e))
		}
		return nil
	})
}

// prepared are lines that somebody has already written.
type prepared struct{ lines []string }

// Next implements [terminal.Lines].
func (p *prepared) Next() (string, error) {
	if len(p.lines) == 0 {
		return "", io.EOF
	}
	line := p.lines[0]
	p.lines = p.lines[1:]
	return line, nil
}

// Close implements [terminal.Lines].
func (*prepared) Close() error { return nil }
