package queue_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// wholeMessage returns a message with every field set that a person can fill.
func wholeMessage() chat.Message {
	m := inboxtest.Message("slack:1", "a")
	m.Sender.Member, m.Sender.Outsider, m.Sender.Unsure = true, true, true
	m.Overheard, m.Withheld, m.Edits = true, chat.SecretCard, "m9"
	m.Fields = map[string]string{"amount": "5"}
	m.Room = &chat.Room{Name: "#team", Ledger: "slack:T/C"}
	m.Quotes = []chat.Quote{
		{Kind: chat.Forwarded, Text: "lunch 12", At: m.At},
		{Kind: chat.Quoted, Text: "tea 3", Author: expense.Person{ID: "slack:T/U2", Name: "Ben"}},
		{Kind: chat.Shared, Text: "bus 2"},
		{Kind: chat.Picked, Text: "taxi 9"},
	}
	m.Mentions = []expense.Person{{ID: "slack:T/U2", Name: "Ben"}}
	m.Parts = []chat.Part{{ID: "m9", Lines: 1}, {ID: "m10"}}
	m.Files = []chat.FileRef{{Name: "a.pdf", Type: "application/pdf", Size: 4, Ref: "F1"}, {Ref: "F2"}}
	return m
}

// Payloads of wholeMessage, as each version has stored it.
const (
	unversioned = `{"Conversation":"slack:1","ID":"a","Sender":{"ID":"slack:u","Name":"Ana","Language":"en","Region":"DE","Zone":"Europe/Berlin","Currency":"EUR",` +
		`"Member":true,"Outsider":true,"Unsure":true},"Ledger":"slack:1","Direct":true,"Overheard":true,"Text":"coffee 4.50 \u003cb\u003e\u0026",` +
		`"Quotes":[{"kind":"forwarded","text":"lunch 12","at":"2026-11-20T12:00:00Z"},{"kind":"quoted","text":"tea 3"},{"kind":"shared","text":"bus 2"},` +
		`{"kind":"picked","text":"taxi 9"}],"Withheld":"card","Choice":"undo:1","ReplyTo":"m0","Room":{"Name":"#team","Ledger":"slack:T/C"},` +
		`"At":"2026-11-20T12:00:00Z","Edits":"m9","Fields":{"amount":"5"}}`
	version1 = `{"v":1,"conversation":"slack:1","id":"a","sender":{"id":"slack:u","name":"Ana","language":"en","region":"DE","zone":"Europe/Berlin","currency":"EUR",` +
		`"member":true,"outsider":true,"unsure":true},"ledger":"slack:1","direct":true,"overheard":true,"text":"coffee 4.50 \u003cb\u003e\u0026",` +
		`"quotes":[{"mark":"forwarded","text":"lunch 12","at":"2026-11-20T12:00:00Z"},{"mark":"quoted","text":"tea 3"},{"mark":"shared","text":"bus 2"},` +
		`{"mark":"picked","text":"taxi 9"}],"withheld":"card","choice":"undo:1","reply_to":"m0","room":{"name":"#team","ledger":"slack:T/C"},` +
		`"at":"2026-11-20T12:00:00Z","edits":"m9","fields":{"amount":"5"}}`
	version2 = `{"v":2,"conversation":"slack:1","id":"a","sender":{"id":"slack:u","name":"Ana","language":"en","region":"DE","zone":"Europe/Berlin","currency":"EUR",` +
		`"member":true,"outsider":true,"unsure":true},"ledger":"slack:1","direct":true,"overheard":true,"text":"coffee 4.50 \u003cb\u003e\u0026",` +
		`"quotes":[{"mark":"forwarded","text":"lunch 12","at":"2026-11-20T12:00:00Z"},{"mark":"quoted","text":"tea 3","by":{"id":"slack:T/U2","name":"Ben"}},{"mark":"shared","text":"bus 2"},` +
		`{"mark":"picked","text":"taxi 9"}],"mentions":[{"id":"slack:T/U2","name":"Ben"}],"files":[{"name":"a.pdf","type":"application/pdf","size":4,"ref":"F1"},{"ref":"F2"}],"located":"Europe/Berlin","withheld":"card","choice":"undo:1","reply_to":"m0","room":{"name":"#team","ledger":"slack:T/C"},` +
		`"at":"2026-11-20T12:00:00Z","edits":"m9","fields":{"amount":"5"}}`
	version3 = `{"v":3,"conversation":"slack:1","id":"a","sender":{"id":"slack:u","name":"Ana","language":"en","region":"DE","zone":"Europe/Berlin","currency":"EUR",` +
		`"member":true,"outsider":true,"unsure":true},"ledger":"slack:1","direct":true,"overheard":true,"text":"coffee 4.50 \u003cb\u003e\u0026",` +
		`"quotes":[{"mark":"forwarded","text":"lunch 12","at":"2026-11-20T12:00:00Z"},{"mark":"quoted","text":"tea 3","by":{"id":"slack:T/U2","name":"Ben"}},{"mark":"shared","text":"bus 2"},` +
		`{"mark":"picked","text":"taxi 9"}],"mentions":[{"id":"slack:T/U2","name":"Ben"}],"files":[{"name":"a.pdf","type":"application/pdf","size":4,"ref":"F1"},{"ref":"F2"}],"located":"Europe/Berlin","withheld":"card","choice":"undo:1","reply_to":"m0","room":{"name":"#team","ledger":"slack:T/C"},` +
		`"at":"2026-11-20T12:00:00Z","edits":"m9","parts":[{"id":"m9","lines":1},{"id":"m10"}],"fields":{"amount":"5"}}`
)

// setPayload receives a message and replaces what is stored of it.
func setPayload(t *testing.T, s *db.Store, payload string) {
	t.Helper()
	if _, err := s.Receive(t.Context(), inbox.Arrival{Message: wholeMessage(), At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Writer().ExecContext(t.Context(), `UPDATE inbox SET payload = $1`, payload); err != nil {
		t.Fatal(err)
	}
}

// nextJob claims the only message that waits.
func nextJob(t *testing.T, s *db.Store) inbox.Job {
	t.Helper()
	jobs, err := s.Claim(t.Context(), inbox.Scope{Platforms: []string{"slack"}}, time.Minute, 2)
	if err != nil || len(jobs) != 1 {
		t.Fatalf("Claim = %v, %v, want one job", jobs, err)
	}
	return jobs[0]
}

// TestMessagesOfEveryVersionAreRead claims and lists messages as this program and
// those before it stored them.
func TestMessagesOfEveryVersionAreRead(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			for form, payload := range map[string]string{"unversioned": unversioned, "version 1": version1, "version 2": version2, "version 3": version3} {
				s := open(t)
				setPayload(t, s, payload)
				list, err := s.List(t.Context(), 5)
				if want := wholeMessage().Words(); err != nil || len(list) != 1 || list[0].Text != want {
					t.Errorf("%s: List = %+v, %v, want the text %q", form, list, err, want)
				}
				j, want := nextJob(t, s), wholeMessage()
				if payload != version3 {
					want.Parts = nil
				}
				if payload != version2 && payload != version3 {
					want.Mentions, want.Files, want.Located, want.Quotes[1].Author = nil, nil, "", expense.Person{}
				}
				if d := cmp.Diff(want, j.Message); d != "" || j.Broken != "" {
					t.Errorf("%s is misread (%s) (-want +got):\n%s", form, j.Broken, d)
				}
			}
		})
	}
}

// TestMessagesAreStoredAsTheirVersionSays fails for a change of the stored form
// without a version of its own.
func TestMessagesAreStoredAsTheirVersionSays(t *testing.T) {
	s := dbtest.Memory(t)
	if _, err := s.Receive(t.Context(), inbox.Arrival{Message: wholeMessage(), At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	var payload string
	if err := s.Writer().QueryRowContext(t.Context(), `SELECT payload FROM inbox`).Scan(&payload); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(version3, payload); d != "" {
		t.Errorf("stored (-want +got):\n%s", d)
	}
}

// TestMessagesThatCannotBeRead sets a message aside that this program cannot read:
// one of a newer program, or one that is damaged.
func TestMessagesThatCannotBeRead(t *testing.T) {
	newer := strings.Replace(version3, `"v":3`, `"v":99`, 1)
	for payload, want := range map[string]string{newer: "newer program", version2[:99]: "cannot be read", `{"v":"x"}`: "cannot be read"} {
		s := dbtest.Memory(t)
		setPayload(t, s, payload)
		if j := nextJob(t, s); !strings.Contains(j.Broken, want) || j.Message.Conversation != "slack:1" {
			t.Errorf("%.20s… is broken because %q, want %q", payload, j.Broken, want)
		}
	}
	if !json.Valid([]byte(newer)) {
		t.Error("the message of the newer program is damaged")
	}
}
