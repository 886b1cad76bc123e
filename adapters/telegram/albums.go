package telegram

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"chit/agent/chat"
)

// albumTime is how long nothing may come from a chat until an album there is complete.
const albumTime = time.Second

// albums put the parts of albums together. Telegram sends each picture as a message of
// its own, of which one has the caption, and does not say how many there are. They come
// one right after the other, so an album is complete when something else comes from its
// chat, or nothing for a moment. Until then its parts are kept in notes: they are
// confirmed, so Telegram does not send them again.
type albums struct {
	*account
	notes    chat.Shelf
	withhold func(payload []byte) []byte // may be nil
	settle   func(chatID int64)          // completes the album of a chat after a moment; nil if somebody else sees to it

	lanes [64]sync.Mutex // of the chats, so that parts of one come one by one
	mu    sync.Mutex
	open  map[int64]*album // by chat
}

// An album is one whose parts are still coming.
type album struct {
	name  string
	parts map[int64][]byte // updates, by the number of the message
	ours  bool             // it is meant for the bot, and kept
	last  time.Time        // when a part was added
	timer *time.Timer      // nil if nobody waits for it
}

// A begun is the last album of a chat that was passed on.
type begun struct {
	Name  string  `json:"name"`
	Parts []int64 `json:"parts"` // those that were passed on as one message, the first of which it is named after
}

func newAlbums(a *account, notes chat.Shelf, withhold func([]byte) []byte) *albums {
	return &albums{account: a, notes: notes, withhold: withhold, open: map[int64]*album{}}
}

func (a *albums) lane(chatID int64) *sync.Mutex { return &a.lanes[uint64(chatID)%uint64(len(a.lanes))] }

func (a *albums) partNotes() string { return fmt.Sprintf("%s/%d/part/", Name, a.id) }

func (a *albums) partNote(chatID int64, name string, number int64) string {
	return fmt.Sprintf("%s%d/%s/%d", a.partNotes(), chatID, name, number)
}

func (a *albums) begunNote(chatID int64) string {
	return fmt.Sprintf("%s/%d/album/%d", Name, a.id, chatID)
}

// of returns the open album of a chat, nil if there is none.
func (a *albums) of(chatID int64) *album {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.open[chatID]
}

// set sets the open album of a chat, which just got a part; nil for none.
func (a *albums) set(chatID int64, open *album) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if open == nil {
		delete(a.open, chatID)
		return
	}
	open.last = a.now()
	a.open[chatID] = open
}

// quiet returns the chats with an open album to which nothing was added for a moment, or all.
func (a *albums) quiet(all bool) (chats []int64) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for chatID, open := range a.open {
		if all || a.now().Sub(open.last) >= albumTime {
			chats = append(chats, chatID)
		}
	}
	return chats
}

// begunIn returns the last album of a chat that was passed on.
func (a *albums) begunIn(ctx context.Context, chatID int64) (b begun, err error) {
	value, err := a.notes.Note(ctx, a.begunNote(chatID))
	if err != nil {
		return b, fmt.Errorf("read the last album of a chat: %w", err)
	}
	_ = json.Unmarshal([]byte(value), &b) // otherwise there is none
	return b, nil
}

// add adds a part. It is kept, with those before it, once the album is known to be for the
// bot: what others say to each other in a group is not stored.
func (a *albums) add(ctx context.Context, in *message, raw []byte, ours bool) error {
	open := a.of(in.Chat.ID)
	if open == nil {
		open = &album{name: in.Album, parts: map[int64][]byte{}}
	}
	parts := maps.Clone(open.parts)
	parts[in.ID] = raw
	keep := map[int64][]byte{in.ID: raw}
	if ours && !open.ours {
		keep = parts
	}
	for number, part := range keep {
		if !ours && !open.ours {
			break
		}
		if a.withhold != nil {
			part = a.withhold(part)
		}
		if err := a.notes.SetNote(ctx, a.partNote(in.Chat.ID, in.Album, number), strings.ToValidUTF8(string(part), "�")); err != nil {
			return fmt.Errorf("keep a part of an album: %w", err)
		}
	}
	open.parts, open.ours = parts, ours || open.ours
	a.set(in.Chat.ID, open)
	a.await(in.Chat.ID, open)
	return nil
}

// await has an album completed if nothing comes for a moment.
func (a *albums) await(chatID int64, open *album) {
	if a.settle == nil {
		return
	}
	if open.timer != nil {
		open.timer.Stop()
	}
	open.timer = time.AfterFunc(albumTime, func() { a.settle(chatID) })
}

// kept returns the parts of an album that are kept, also by other processes.
func (a *albums) kept(ctx context.Context, chatID int64, name string) (map[int64][]byte, error) {
	prefix := strings.TrimSuffix(a.partNote(chatID, name, 0), "0")
	notes, err := a.notes.NotesUnder(ctx, prefix)
	if err != nil {
		return nil, fmt.Errorf("read the parts of an album: %w", err)
	}
	parts := map[int64][]byte{}
	for note, raw := range notes {
		if number, err := strconv.ParseInt(strings.TrimPrefix(note, prefix), 10, 64); err == nil {
			parts[number] = []byte(raw)
		}
	}
	return parts, nil
}

// forget removes an album that was passed on: the first part first, without which nobody
// passes it on again.
func (a *albums) forget(ctx context.Context, chatID int64, name string, parts map[int64][]byte) error {
	for _, number := range slices.Sorted(maps.Keys(parts)) {
		if err := a.notes.SetNote(ctx, a.partNote(chatID, name, number), ""); err != nil {
			return fmt.Errorf("forget a part of an album: %w", err)
		}
	}
	a.set(chatID, nil)
	return nil
}
