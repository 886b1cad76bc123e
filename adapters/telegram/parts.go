package telegram

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/go-telegram/bot/models"

	"chit/agent/chat"
)

// takePart takes a part of an album, which is passed on when the album is complete.
func (i *intake) takePart(ctx context.Context, r chat.Receiver, in *message, raw []byte) error {
	lane := i.albums.lane(in.Chat.ID)
	lane.Lock()
	defer lane.Unlock()
	if err := i.completeOther(ctx, r, in); err != nil {
		return err
	}
	if i.albums.of(in.Chat.ID) == nil {
		last, err := i.albums.begunIn(ctx, in.Chat.ID)
		if err != nil {
			return err
		}
		if last.Name == in.Album {
			return i.takeLate(ctx, r, in, last)
		}
	}
	_, _, called := i.said(in)
	answered := in.answered()
	ours := called || in.Chat.Type == models.ChatTypePrivate || answered != nil && answered.by(i.id)
	return i.albums.add(ctx, in, raw, ours)
}

// completeOther passes on the open album of a chat if this is no part of it. The lane must
// be locked.
func (i *intake) completeOther(ctx context.Context, r chat.Receiver, in *message) error {
	if open := i.albums.of(in.Chat.ID); open != nil && open.name != in.Album {
		return i.complete(ctx, r, in.Chat.ID, open)
	}
	return nil
}

// takeLate takes a part that came after its album was passed on: it answers that. One that
// was passed on with it is delivered again.
func (i *intake) takeLate(ctx context.Context, r chat.Receiver, in *message, last begun) error {
	if slices.Contains(last.Parts, in.ID) {
		return nil
	}
	late := *in
	late.first, late.parts = last.Parts[0], []*message{in}
	return i.takeMessage(ctx, r, &late)
}

// closeAlbum passes on the open album of a chat, if there is one.
func (i *intake) closeAlbum(ctx context.Context, r chat.Receiver, chatID int64) error {
	if i.albums.of(chatID) == nil {
		return nil
	}
	lane := i.albums.lane(chatID)
	lane.Lock()
	defer lane.Unlock()
	if open := i.albums.of(chatID); open != nil {
		return i.complete(ctx, r, chatID, open)
	}
	return nil
}

// complete passes on an album as one message. What was recorded as passed on before is
// passed on in the same way again, so that a repetition is recognized, and parts that came
// since then answer it. The lane must be locked.
func (i *intake) complete(ctx context.Context, r chat.Receiver, chatID int64, open *album) error {
	if !open.ours {
		i.albums.set(chatID, nil)
		return nil
	}
	parts, err := i.albums.kept(ctx, chatID, open.name)
	if err != nil {
		return err
	}
	for number, raw := range open.parts {
		parts[number] = raw
	}
	last, err := i.albums.begunIn(ctx, chatID)
	if err != nil {
		return err
	}
	all := messagesOf(parts)
	if last.Name != open.name {
		if last, err = i.begin(ctx, chatID, open.name, all); err != nil {
			return err
		}
	}
	var together, late []*message
	for _, m := range all {
		if slices.Contains(last.Parts, m.ID) {
			together = append(together, m)
		} else {
			late = append(late, m)
		}
	}
	if len(together) > 0 && together[0].ID == last.Parts[0] {
		if err := i.takeMessage(ctx, r, joined(together)); err != nil {
			return err
		}
	}
	for _, m := range late {
		if err := i.takeLate(ctx, r, m, last); err != nil {
			return err
		}
	}
	return i.albums.forget(ctx, chatID, open.name, parts)
}

// begin records that the album with these parts is passed on.
func (i *intake) begin(ctx context.Context, chatID int64, name string, all []*message) (begun, error) {
	b := begun{Name: name}
	for _, m := range all {
		b.Parts = append(b.Parts, m.ID)
	}
	value, err := json.Marshal(b)
	if err == nil {
		err = i.albums.notes.SetNote(ctx, i.albums.begunNote(chatID), string(value))
	}
	if err != nil {
		return b, fmt.Errorf("record an album: %w", err)
	}
	return b, nil
}

// messagesOf returns the messages in updates, in their order.
func messagesOf(parts map[int64][]byte) (all []*message) {
	for _, number := range slices.Sorted(maps.Keys(parts)) {
		var u update
		if json.Unmarshal(parts[number], &u) == nil && u.Message.complete() {
			all = append(all, u.Message)
		}
	}
	return all
}

// joined returns the parts of an album as one message, the first, with the files and the
// captions of all.
func joined(all []*message) *message {
	one := *all[0]
	var words markedBuilder
	one.parts = all
	for _, m := range all {
		if m.Caption != "" {
			if words.units > 0 {
				words.write("\n", "")
			}
			words.append(marked{m.Caption, slices.Clone(m.Marked)})
		}
		if one.ReplyTo == nil {
			one.ReplyTo, one.Quote = m.ReplyTo, m.Quote
		}
	}
	said := words.marked()
	one.Caption, one.Marked = said.text, said.marks
	return &one
}

// reopen returns the parts that are kept, and forgets which albums were open here before.
func (a *albums) reopen(ctx context.Context) (map[string]string, error) {
	notes, err := a.notes.NotesUnder(ctx, a.partNotes())
	if err != nil {
		return nil, fmt.Errorf("read the parts of albums: %w", err)
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	clear(a.open)
	return notes, nil
}

// adopt opens the albums whose parts were kept by a process that did not complete them.
func (i *intake) adopt(ctx context.Context, r chat.Receiver) error {
	notes, err := i.albums.reopen(ctx)
	if err != nil {
		return err
	}
	var all []*message
	raw := map[*message][]byte{}
	for _, value := range notes {
		var u update
		if json.Unmarshal([]byte(value), &u) == nil && u.Message.complete() && u.Message.byPerson() {
			all = append(all, u.Message)
			raw[u.Message] = []byte(value)
		}
	}
	slices.SortFunc(all, func(a, b *message) int { return cmp.Or(cmp.Compare(a.Chat.ID, b.Chat.ID), cmp.Compare(a.ID, b.ID)) })
	for _, m := range all {
		if err := i.adoptPart(ctx, r, m, raw[m]); err != nil {
			return err
		}
	}
	return nil
}

func (i *intake) adoptPart(ctx context.Context, r chat.Receiver, m *message, raw []byte) error {
	lane := i.albums.lane(m.Chat.ID)
	lane.Lock()
	defer lane.Unlock()
	if err := i.completeOther(ctx, r, m); err != nil {
		return err
	}
	return i.albums.add(ctx, m, raw, true)
}

// partsOf says which lines of a text are those of the parts of an album. It returns nil if
// they are not just these.
func (i *intake) partsOf(all []*message, text string) []chat.Part {
	var parts []chat.Part
	var words []string
	for _, m := range all {
		p := chat.Part{ID: messageID(m.ID)}
		if own, _, _ := i.said(m); own != "" {
			own = withoutNUL(own)
			words = append(words, own)
			p.Lines = strings.Count(own, "\n") + 1
		}
		parts = append(parts, p)
	}
	if strings.Join(words, "\n") != text {
		return nil
	}
	return parts
}

// editOfPart makes an edit of a part of an album one of the message that the album became.
func (i *intake) editOfPart(ctx context.Context, in *message) error {
	if in.Album == "" {
		return nil
	}
	part := *in
	in.parts = []*message{&part}
	last, err := i.albums.begunIn(ctx, in.Chat.ID)
	if err == nil && last.Name == in.Album && slices.Contains(last.Parts, in.ID) {
		in.ID = last.Parts[0]
	}
	return err
}
