// Package access decides who may talk to the bot.
//
// # Who is let in
//
// The first owner claims the bot with a code that is printed when it starts. An
// owner invites others, each with a code of their own. Who is let in may bring
// the bot into a group: with their first word to it there the group is let in, and
// everybody in it may speak there, but not alone with the bot. Whom the platform
// vouches for ([chat.Sender.Member]) needs no code.
//
// The ledger of a group belongs to whoever let it in, from that moment on. Where
// nobody has to, it belongs to whoever brought the bot there, see [Gate.Brought].
//
// A person is known by the id that their platform gives them, with the platform's
// name in it, and a place by its ledger. Names are for reading: anybody can take
// any.
//
// # What becomes of a stranger
//
// [Gate] stands before the inbox, so a stranger's message reaches neither it nor
// the agent: it costs no call of a model and nothing of it is stored. They are
// told once how to get in, and at each tap. That they were told is remembered in memory alone, as
// a hash.
//
// # Codes
//
// A code has 128 bits of chance and is kept as its SHA-256. It works once: a
// claim until then, or until it is replaced by a newer one; an invitation for
// seven days. Wrong, used and expired codes are answered alike, and a person may
// try five in an hour.
//
// Only owners invite. If everybody could who was invited, nobody could say any
// more who reads along in the end.
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

// InvitationValid is how long an invitation can be used.
const InvitationValid = 7 * 24 * time.Hour

// A Store keeps who is let in, and the codes that let in. Package db implements
// it, and agent/access/accesstest says what an implementation must do. Each
// method is one transaction.
type Store interface {
	// Standing returns what is known of a person and of the place where they
	// speak, which is "" when nobody else is there.
	Standing(ctx context.Context, person string, place expense.LedgerID) (Standing, error)
	// Redeem lets a person in if a code is good, and reports whether it is. It
	// uses the code up, unless the person is let in already and would gain
	// nothing by it. Of several who redeem a code at once, one is let in.
	Redeem(ctx context.Context, person string, code Digest) (bool, error)
	// LetIn lets everybody in who speaks in a place. A place that is let in
	// stays as it is.
	LetIn(ctx context.Context, place expense.LedgerID, by string) error
	// Invite keeps an invitation in place of the one with the same source key,
	// and reports whether it did: not if who invites is no owner. With a fence
	// that does not stand it fails with inbox.ErrFenced.
	Invite(ctx context.Context, i Invitation) (bool, error)
	// OfferClaim makes code the one that makes an owner, in place of an earlier one.
	// Unless another is wanted it does so only while there is no owner. It
	// reports whether it did.
	OfferClaim(ctx context.Context, code Digest, another bool) (bool, error)
	// Admitted lists who and what is let in, the first one first.
	Admitted(ctx context.Context) ([]Entry, error)
	// Expel takes a person or place out, with the invitations that they gave
	// and nobody has used, and reports whether they were in.
	Expel(ctx context.Context, id string) (bool, error)
}

// A Standing is what a person may do, and what may be done in a place.
type Standing struct {
	In    bool // the person is let in
	Owner bool // and may invite
	Place bool // the place is let in
}

// An Invitation is a code to be kept.
type Invitation struct {
	Code   Digest
	By     string        // the owner who invites
	Source string        // key of the message that asked for it
	Valid  time.Duration // from now, by the clock of the store
	Fence  expense.Guard // of the run that makes it
}

// An Entry is a person or a place that is let in.
type Entry struct {
	ID    string    `json:"id"`
	Kind  string    `json:"kind"`           // owner, person, place
	Name  string    `json:"name,omitempty"` // of a person with a ledger of their own
	By    string    `json:"by,omitempty"`   // id of the person who let them in, "" for a claim
	Since time.Time `json:"since"`
}

// The kinds of an [Entry].
const (
	Owner  = "owner"
	Member = "person"
	Place  = "place"
)

// A Digest is the SHA-256 of a code, in hexadecimal.
type Digest string

// NewCode returns a new code: 26 characters of A-Z and 2-7 that hold at least 128
// bits of chance. They are allowed in every platform's links, and can be read out
// over a telephone.
func NewCode() string { return rand.Text() }

// DigestOf returns what is kept of a code.
func DigestOf(code string) Digest {
	sum := sha256.Sum256([]byte(code))
	return Digest(hex.EncodeToString(sum[:]))
}

// codeForm is what [NewCode] makes.
var codeForm = regexp.MustCompile(`^[A-Z2-7]{26}$`)

// start is the message that begins a conversation with a bot.
const start = "/start"

// codeIn returns what stands in the place of a code in a text, "" if nothing does:
// "/start CODE", which is what a link sends, or the bare code. In the first it may
// not have the form of a code, unless more follows, and lower case counts too.
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
		return "", false // somebody talks
	}
	return code, false
}

// command reports whether a word is a command, with or without the bot's name.
func command(word, name string) bool {
	word, _, _ = strings.Cut(word, "@")
	return strings.EqualFold(word, name)
}
