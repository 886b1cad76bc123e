package agent

import (
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strings"

	"chit/agent/chat"
	"chit/expense"
)

// A mark ends the id of a choice and says which ledger its card was made from:
// "undo:7@k3Jx9aQ_". Every ledger has a change 7 and an expense #1, and a platform
// may show a card, or bring a tap on it, elsewhere than where it was made.
const (
	markSign = "@"
	markSize = 8
)

// markOf returns the mark of a ledger: enough of a hash that two do not meet.
func markOf(l expense.LedgerID) string {
	sum := sha256.Sum256([]byte(l))
	return base64.RawURLEncoding.EncodeToString(sum[:markSize*3/4])
}

// cutMark takes the mark off the id of a choice. It reports false for one of
// before there were marks.
func cutMark(id string) (bare, mark string, marked bool) {
	at := len(id) - markSize - len(markSign)
	if at < 0 || !strings.HasPrefix(id[at:], markSign) {
		return id, "", false
	}
	return id[:at], id[at+len(markSign):], true
}

// marked returns choices with the mark of a ledger.
func marked(choices []chat.Choice, l expense.LedgerID) []chat.Choice {
	all := slices.Clone(choices)
	for i := range all {
		all[i].ID = markedID(all[i].ID, l)
	}
	return all
}

func markedID(id string, l expense.LedgerID) string { return id + markSign + markOf(l) }
