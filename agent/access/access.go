// Package access decides who may talk to the bot.
//
// # Who is let in
//
// The first owner claims the bot with a code printed when it starts. An owner invites others,
// each with a code of their own. A person who was let in can bring the bot into a group: their
// first message to it there lets the group in, and then everybody in the group may use it there,
// but not in private. People whom the platform vouches for ([chat.Sender.Member]) need no code.
//
// A group's ledger belongs to whoever let the group in, from that moment on. Where no group needs
// to be let in, it belongs to whoever brought the bot there; see [Gate.Brought].
//
// A person is identified by the platform's id, prefixed with the platform's name, and a place by
// its ledger. Names are only for reading, since anybody can choose any name.
//
// # What happens to strangers
//
// The [Gate] stands before the inbox, so a stranger's message reaches neither the inbox nor the
// agent: it costs no model call, and nothing of it is stored. Strangers are told once how to get
// in, and again at each tap of a button. The gate remembers whom it told only in memory, as a
// hash.
//
// # Codes
//
// A code has at least 128 random bits and is stored as its SHA-256. It works once. A claim code
// is valid until it is used or replaced by a newer one, an invitation for seven days. Wrong, used
// and expired codes get the same answer, and a person may try five per hour.
//
// Only owners invite. If everybody who was invited could invite others, nobody could tell any
// more who may read along.
package access

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"regexp"
	"strings"
	"time"

	"chit/expense"
)

// InvitationValid is how long an invitation is valid.
const InvitationValid = 7 * 24 * time.Hour

// A Store keeps who is let in, and the codes that let people in. Package db
// implements it; agent/access/accesstest tests implementations. Each method is
// one transaction.
type Store interface {
	// Standing returns what is known about a person and about the place where
	// they speak. The place is "" in a private conversation.
	Standing(ctx context.Context, person string, place expense.LedgerID) (Standing, error)
	// Redeem lets a person in if the code is valid, and reports whether it is.
	// It consumes the code, unless the person is let in already and would gain
	// nothing from it. When several people redeem one code at once, exactly one
	// is let in.
	Redeem(ctx context.Context, person string, code Digest) (bool, error)
	// AdmitPlace lets in everybody who speaks in a place. It changes nothing
	// for a place that is let in already.
	AdmitPlace(ctx context.Context, place expense.LedgerID, by string) error
	// Invite stores an invitation, replacing one with the same source key, and
	// reports whether it did: it does not when the inviter is no owner. With a
	// fence that no longer holds it fails with inbox.ErrFenced.
	Invite(ctx context.Context, i Invitation) (bool, error)
	// OfferClaim makes code the valid claim code, replacing an earlier one, and
	// reports whether it did. Unless another owner is wanted, it does so only while
	// there is no owner.
	OfferClaim(ctx context.Context, code Digest, another bool) (bool, error)
	// Admitted lists the people and places that are let in, oldest first.
	Admitted(ctx context.Context) ([]Entry, error)
	// Remove removes a person or place, with the unused invitations they
	// issued, and reports whether they were let in.
	Remove(ctx context.Context, id string) (bool, error)
}

// A Standing says what a person may do, and whether a place is let in.
type Standing struct {
	In    bool // the person is let in
	Owner bool // the person may invite
	Place bool // the place is let in
}

// An Invitation is a code to store.
type Invitation struct {
	Code   Digest
	By     string        // the owner who invites
	Source string        // key of the message that asked for it
	Valid  time.Duration // from now, by the store's clock
	Guard  expense.Guard // of the run that makes it
}

// An Entry is a person or a place that is let in.
type Entry struct {
	ID    string    `json:"id"`
	Kind  string    `json:"kind"`           // [Owner], [Member] or [Place]
	Name  string    `json:"name,omitempty"` // of a person who has a ledger
	By    string    `json:"by,omitempty"`   // id of the person who let them in, "" for a claim
	Since time.Time `json:"since"`
}

// Kinds of [Entry].
const (
	Owner  = "owner"
	Member = "person"
	Place  = "place"
)

// A Digest is the SHA-256 of a code, in hexadecimal.
type Digest string

// NewCode returns a new code: 26 characters of A-Z and 2-7 with at least 128
// random bits. Every platform allows them in links, and they can be read out over
// the telephone.
func NewCode() string { return rand.Text() }

// DigestOf returns the digest under which a code is stored.
func DigestOf(code string) Digest {
	sum := sha256.Sum256([]byte(code))
	return Digest(hex.EncodeToString(sum[:]))
}

// codeForm matches the codes of [NewCode].
var codeForm = regexp.MustCompile(`^[A-Z2-7]{26}$`)

// codeWord matches whatever may be a code, wherever it stands.
var codeWord = regexp.MustCompile(`(?i)\b[A-Z2-7]{26}\b`)

// Withhold returns a delivery of a platform without codes, which are stored nowhere.
func Withhold(payload []byte) []byte { return codeWord.ReplaceAll(payload, []byte("withheld")) }

// start is the message that opens a conversation with a bot.
const start = "/start"

// codeIn returns what a text gives as a code, "" if nothing: "/start CODE", which
// is what a link sends, or a bare code. After /start anything counts as an
// attempt, in lower case too, unless more words follow that make it a sentence.
func codeIn(text string) (code string, bare bool) {
	text = strings.TrimSpace(text)
	if codeForm.MatchString(text) {
		return text, true
	}
	words := strings.Fields(text)
	if len(words) < 2 || !command(words[0], start) {
		return "", false
	}
	code = strings.ToUpper(words[1])
	if len(words) > 2 && !codeForm.MatchString(code) {
		return "", false // a sentence, not an attempt
	}
	return code, false
}

// command reports whether a word is a command, with or without the bot's name.
func command(word, name string) bool {
	word, _, _ = strings.Cut(word, "@")
	return strings.EqualFold(word, name)
}
