package chat_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
)

// TestAMessageIsReadAsItWasStored decodes a message that was stored before
// quotes existed, and one with quotes.
func TestAMessageIsReadAsItWasStored(t *testing.T) {
	const stored = `{"Conversation":"slack:T/D","ID":"1","Sender":{"ID":"slack:T/U","Name":"Ana","Language":"en","Region":"","Zone":"","Currency":"","Member":true},` +
		`"Ledger":"slack:T/U","Direct":true,"Overheard":false,"Text":"lunch 12",QUOTES"Choice":"","ReplyTo":"","At":"2026-11-21T09:43:00Z","Edits":"","Fields":null}`
	at := time.Date(2026, 11, 20, 9, 43, 0, 0, time.UTC)
	for written, want := range map[string][]chat.Quote{
		"": nil,
		`"Quotes":[{"kind":"forwarded","text":"lunch 12","at":"2026-11-20T09:43:00Z"},{"kind":"quoted","text":"tea 3"}],`: {
			{Kind: chat.Forwarded, Text: "lunch 12", At: at}, {Kind: chat.Quoted, Text: "tea 3"},
		},
	} {
		var m chat.Message
		if err := json.Unmarshal([]byte(strings.Replace(stored, "QUOTES", written, 1)), &m); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, m.Quotes); diff != "" || m.Text != "lunch 12" || m.Sender.ID != "slack:T/U" || m.At.IsZero() {
			t.Errorf("%s became %+v (-want +got):\n%s", written, m, diff)
		}
		again, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(again), written) || written == "" && strings.Contains(string(again), "Quotes") {
			t.Errorf("stored again: %s", again)
		}
	}
}
