package telegram

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"chit/agent/chat"
)

// picture returns an update with a photo in a direct chat.
func picture(id, rest string) string {
	return `{"message":{"message_id":` + id + `,"chat":{"id":7,"type":"private"},` + person + `,"photo":[{"file_id":"f` + id + `"}]` + rest + `}}`
}

// heard returns what was passed on: ids, files, what is answered, texts, whose lines they are.
func heard(all []chat.Message) string {
	var lines []string
	for _, m := range all {
		var files []string
		for _, f := range m.Files {
			files = append(files, f.Ref)
		}
		id, to := m.ID, string(m.ReplyTo)
		if m.Edits != "" {
			id = "edits " + m.Edits
		}
		if to == "" {
			to = "-"
		}
		line := strings.TrimSpace(strings.Join([]string{string(id), strings.Join(files, "+"), to, strings.ReplaceAll(m.Text, "\n", " / ")}, " "))
		for _, p := range m.Parts {
			line += fmt.Sprintf(" %s:%d", p.ID, p.Lines)
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "; ")
}

// TestAlbums checks that an album is one message, whichever part has the words, and that
// it comes before what was sent after it.
func TestAlbums(t *testing.T) {
	const (
		a, b    = `,"media_group_id":"A"`, `,"media_group_id":"B"`
		lunch   = a + `,"caption":"lunch 12"`
		called  = a + `,"caption":"@chit_bot lunch 12","caption_entities":[{"type":"mention","offset":0,"length":9}]`
		answer  = a + `,"reply_to_message":{"message_id":1,"from":{"id":4711,"is_bot":true}}`
		forward = a + `,"forward_origin":{"type":"user","date":5}`
	)
	group := func(id, rest string) string {
		return strings.Replace(picture(id, rest), `{"id":7,"type":"private"}`, `{"id":-7,"type":"group"}`, 1)
	}
	text := func(id, words string) string {
		return `{"message":{"message_id":` + id + `,"chat":{"id":7,"type":"private"},` + person + `,"text":"` + words + `"}}`
	}
	edit := func(id, words string) string {
		return strings.Replace(picture(id, a+`,"edit_date":9,"caption":"`+words+`"`), `{"message"`, `{"edited_message"`, 1)
	}
	for _, tt := range []struct {
		name    string
		updates []string // "" for a moment in which nothing comes
		want    string
	}{
		{"two pictures", []string{picture("5", lunch), picture("6", a)}, "5 f5+f6 - lunch 12 5:1 6:0"},
		{"the second has the words", []string{picture("5", a), picture("6", lunch)}, "5 f5+f6 - lunch 12 5:0 6:1"},
		{"both have words", []string{picture("5", lunch), picture("6", a+`,"caption":"tea 3"`)}, "5 f5+f6 - lunch 12 / tea 3 5:1 6:1"},
		{"without words", []string{picture("5", a), picture("6", a), picture("7", a)}, "5 f5+f6+f7 - 5:0 6:0 7:0"},
		{"out of order", []string{picture("6", a), picture("5", lunch)}, "5 f5+f6 - lunch 12 5:1 6:0"},
		{"delivered twice at once", []string{picture("5", a), picture("6", a), picture("5", a)}, "5 f5+f6 - 5:0 6:0"},
		{"delivered twice", []string{picture("5", a), picture("6", a), "", picture("5", a), picture("6", a)}, "5 f5+f6 - 5:0 6:0"},
		{"two albums", []string{picture("5", a), picture("6", b), picture("7", b)}, "5 f5 - 5:0; 6 f6+f7 - 6:0 7:0"},
		{"with a text behind it", []string{picture("5", a), picture("6", a), text("7", "tea 3")}, "5 f5+f6 - 5:0 6:0; 7  - tea 3"},
		{"with a late picture", []string{picture("5", lunch), picture("6", a), "", picture("7", a)}, "5 f5+f6 - lunch 12 5:1 6:0; 7 f7 5 7:0"},
		{"no album", []string{picture("5", ``), picture("6", ``)}, "5 f5 -; 6 f6 -"},
		{"in answer to a card", []string{picture("5", answer), picture("6", answer)}, "5 f5+f6 1 5:0 6:0"},
		{"passed on", []string{picture("5", forward), picture("6", forward)}, "5 f5+f6 - 5:0 6:0"},
		{"edited", []string{picture("5", lunch), picture("6", a), edit("5", "lunch 13")}, "5 f5+f6 - lunch 12 5:1 6:0; edits 5 f5 - lunch 13 5:1"},
		{"edited at a picture without words", []string{picture("5", a), picture("6", a), edit("6", "lunch 13")}, "5 f5+f6 - 5:0 6:0; edits 5 f6 - lunch 13 6:1"},
		{"edited beside its words", []string{picture("5", lunch), picture("6", a), edit("6", "tea 3\\nbus 2")}, "5 f5+f6 - lunch 12 5:1 6:0; edits 5 f6 - tea 3 / bus 2 6:2"},
		{"its words taken away", []string{picture("5", lunch), picture("6", a), edit("5", "")}, "5 f5+f6 - lunch 12 5:1 6:0; edits 5 f5 - 5:0"},
		{"edited at a late picture", []string{picture("5", lunch), "", picture("6", a), edit("6", "tea 3")}, "5 f5 - lunch 12 5:1; 6 f6 5 6:0; edits 6 f6 - tea 3 6:1"},
		{"edited after another album", []string{picture("5", lunch), picture("6", a), picture("7", b), edit("5", "lunch 13")}, "5 f5+f6 - lunch 12 5:1 6:0; 7 f7 - 7:0; edits 5 f5 - lunch 13 5:1"},
		{"in a group", []string{group("5", called), group("6", a)}, "5 f5+f6 - lunch 12 5:1 6:0"},
		{"in a group, edited", []string{group("5", called), group("6", a), strings.Replace(edit("6", "tea 3"), `{"id":7,"type":"private"}`, `{"id":-7,"type":"group"}`, 1)}, "5 f5+f6 - lunch 12 5:1 6:0; edits 5 f6 - tea 3 6:1"},
		{"in a group, called at the end", []string{group("5", a), group("6", called)}, "5 f5+f6 - lunch 12 5:0 6:1"},
		{"in a group, for others", []string{group("5", lunch), group("6", a)}, ""},
		{"in a group, in answer to a card", []string{group("5", answer), group("6", answer)}, "5 f5+f6 1 5:0 6:0"},
		{"in a group, with a late picture", []string{group("5", called), "", group("6", a)}, "5 f5 - lunch 12 5:1; 6 f6 5 6:0"},
		{"in two chats", []string{picture("5", a), group("5", called), picture("6", a)}, "5 f5+f6 - 5:0 6:0; 5 f5 - lunch 12 5:1"},
	} {
		s, m := &shelf{}, alone(t)
		for _, u := range append(tt.updates, "") {
			var err error
			if u == "" {
				err = m.poller.completeQuiet(t.Context(), s, true)
			} else {
				err = m.intake.take(t.Context(), s, []byte(u))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		got := heard(s.messages)
		if tt.name == "in two chats" && got != tt.want { // in any order
			got = heard([]chat.Message{s.messages[1], s.messages[0]})
		}
		if got != tt.want {
			t.Errorf("%s: heard %q, want %q", tt.name, got, tt.want)
		}
		for name := range m.poller.notes.(blank).set {
			if value := m.poller.notes.(blank).set[name]; strings.Contains(name, "/part/") && value != "" {
				t.Errorf("%s: %s is still kept: %s", tt.name, name, value)
			}
		}
	}
}

// errKilled is the end of a process.
var errKilled = errors.New("killed")

// mortal counts down what a process stores before it is killed.
type mortal struct{ left *int }

func (m mortal) live() error {
	if *m.left--; *m.left < 0 {
		return errKilled
	}
	return nil
}

// dying are the notes of a process that will be killed.
type dying struct {
	blank
	mortal
}

func (d dying) SetNote(ctx context.Context, name, value string) error {
	if err := d.live(); err != nil {
		return err
	}
	return d.blank.SetNote(ctx, name, value)
}

// A brief receiver is one of such a process.
type brief struct {
	*shelf
	mortal
}

func (b brief) Receive(ctx context.Context, m chat.Message) error {
	if err := b.live(); err != nil {
		return err
	}
	return b.shelf.Receive(ctx, m)
}

// TestAlbumsSurvive kills the process before each thing that it stores, and lets the next
// one go on: the album is passed on as one message with all its parts.
func TestAlbumsSurvive(t *testing.T) {
	updates := []string{picture("5", `,"media_group_id":"A","caption":"lunch 12"`), picture("6", `,"media_group_id":"A"`), picture("7", `,"media_group_id":"A"`)}
	for life := 0; ; life++ {
		notes, s := blank{map[string]string{}}, &shelf{}
		seen := map[chat.MessageID]bool{}
		left := life
		confirmed, deaths := 0, 0
		for {
			m, r := alone(t), brief{s, mortal{&left}}
			m.intake.albums.notes = dying{notes, mortal{&left}}
			err := m.intake.adopt(t.Context(), r)
			for err == nil && confirmed < len(updates) {
				if err = m.intake.take(t.Context(), r, []byte(updates[confirmed])); err == nil {
					confirmed++
				}
			}
			if err == nil {
				err = m.poller.completeQuiet(t.Context(), r, true)
			}
			if err == nil {
				break
			}
			deaths++
			left = 1000
		}
		var all []chat.Message
		for _, m := range s.messages {
			if !seen[m.ID] {
				seen[m.ID] = true
				all = append(all, m)
			}
		}
		if got := heard(all); got != "5 f5+f6+f7 - lunch 12 5:1 6:0 7:0" {
			t.Errorf("killed after %d writes: heard %q", life, got)
		}
		for name, value := range maps.All(notes.set) {
			if strings.Contains(name, "/part/") && value != "" {
				t.Errorf("killed after %d writes: %s is still kept", life, name)
			}
		}
		if deaths == 0 {
			return
		}
	}
}

// TestAlbumsByWebhook checks that an album which is delivered part by part is passed on
// when nothing came for a moment.
func TestAlbumsByWebhook(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, s := alone(t), &shelf{}
		var r chat.Receiver = s
		m.webhook.receiver.Store(&r)
		m.webhook.albums.settle = func(chatID int64) {
			m.webhook.later.Go(func() { m.webhook.completeQuiet(t.Context(), chatID) })
		}
		for _, u := range []string{picture("5", `,"media_group_id":"A","caption":"lunch 12"`), picture("6", `,"media_group_id":"A"`)} {
			if err := m.intake.take(t.Context(), s, []byte(u)); err != nil {
				t.Fatal(err)
			}
		}
		if early := s.kept(); len(early) > 0 {
			t.Errorf("heard %q before the album was complete", heard(early))
		}
		synctest.Wait()
		time.Sleep(albumTime)
		synctest.Wait()
		if got := heard(s.kept()); got != "5 f5+f6 - lunch 12 5:1 6:0" {
			t.Errorf("heard %q", got)
		}
	})
}
